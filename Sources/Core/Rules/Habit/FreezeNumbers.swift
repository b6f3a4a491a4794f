package import Nouns
package import Time

/// How many freezes a streak may hold, day by day.
package struct FreezeNumbers: Equatable, Sendable {
  private struct Step: Equatable {
    let from: Day
    let most: Int
  }

  /// In the order of their days; before the first of them none may be held.
  private let steps: [Step]

  package static let none = FreezeNumbers(numbers: [])

  package init(numbers: [(from: Day, most: Int)]) {
    steps = numbers.sorted { $0.from < $1.from }.map {
      Step(from: $0.from, most: min(max($0.most, 0), Chain.mostFreezes))
    }
  }

  package init(_ rules: [HabitRule]) {
    self.init(
      numbers: rules.compactMap { rule in
        guard rule.key == .freezes, let most = Int(rule.value) else { return nil }
        return (rule.from ?? Day(number: .min), most)
      })
  }

  /// Whether none may ever be held.
  var isNone: Bool { steps.allSatisfy { $0.most == 0 } }

  func most(on day: Day) -> Int { steps.last { $0.from <= day }?.most ?? 0 }

  /// The smallest number on any of some days.
  func least(in days: ClosedRange<Day>) -> Int {
    steps.lazy.filter { days.contains($0.from) }.map(\.most)
      .reduce(most(on: days.lowerBound), min)
  }

  /// The days in parts, each with one number.
  func parts(of days: ClosedRange<Day>) -> [(days: ClosedRange<Day>, most: Int)] {
    let begins = steps.map(\.from).filter { $0 > days.lowerBound && $0 <= days.upperBound }
    let ends = begins.map { $0 - 1 } + [days.upperBound]
    return zip([days.lowerBound] + begins, ends).filter { $0 <= $1 }.map { begin, end in
      (begin...end, most(on: begin))
    }
  }
}

extension Standing {
  package var freezes: FreezeNumbers { FreezeNumbers(rules) }
}
