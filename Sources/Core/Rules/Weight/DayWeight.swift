package import Nouns
package import Time

/// The person's weight on a day: of several weighings the one that was first recorded last.
package struct DayWeight: Hashable, Sendable {
  package let day: Day
  package let grams: Int64

  package init(day: Day, grams: Int64) {
    self.day = day
    self.grams = grams
  }

  /// Of the weighings of a day; nil where all of them came from elsewhere.
  package init?(of weighings: [Weighing]) {
    let last = weighings.compactMap { weighing in
      weighing.written.map { (weighing: weighing, key: ($0.instant, weighing.id.text)) }
    }.max { $0.key < $1.key }
    guard let weighing = last?.weighing else { return nil }
    self.init(day: weighing.at.day, grams: weighing.grams)
  }
}

/// An element that belongs to a day.
protocol OfDay {
  var day: Day { get }
}

extension DayWeight: OfDay {}
extension HabitDay: OfDay {}

extension Array where Element: OfDay {
  // Of elements in the order of their days.

  func within(_ days: ClosedRange<Day>) -> ArraySlice<Element> {
    let first = firstPlace(after: days.lowerBound - 1)
    return self[first..<Swift.max(first, firstPlace(after: days.upperBound))]
  }

  func last(upTo day: Day) -> Element? {
    let place = firstPlace(after: day)
    return place > 0 ? self[place - 1] : nil
  }

  func first(after day: Day) -> Element? {
    let place = firstPlace(after: day)
    return place < count ? self[place] : nil
  }

  func firstPlace(after day: Day) -> Int {
    var places = 0..<count
    while !places.isEmpty {
      let middle = places.lowerBound + places.count / 2
      places = self[middle].day > day ? places.lowerBound..<middle : middle + 1..<places.upperBound
    }
    return places.lowerBound
  }
}

extension Collection<DayWeight> {
  /// Nil of none.
  package var meanOfGrams: Int64? {
    isEmpty ? nil : reduce(0) { $0 + $1.grams }.roundedQuotient(by: Int64(count))
  }
}
