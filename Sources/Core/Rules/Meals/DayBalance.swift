package import Nouns

/// The rest of a day's macro, or the excess over its target, in tenths of a gram.
package struct MacroBalance: Equatable, Sendable {
  package let remaining: Int64
  package let over: Int64
  /// The rest in whole grams, negative for an excess: the target less what is shown as eaten.
  package let shown: Int64

  /// `target` in whole grams.
  package init(eaten: Int64, target: Int64) {
    let (eaten, target) = (eaten.clamped(to: Self.amounts), target.clamped(to: Self.amounts))
    remaining = max(0, 10 * target - eaten)
    over = max(0, eaten - 10 * target)
    shown = target - eaten.roundedQuotient(by: 10)
  }

  private static let amounts: ClosedRange<Int64> = 0...10_000_000
}

/// The rest of a day's energy, or the excess over its target, in kcal.
package struct EnergyBalance: Equatable, Sendable {
  package typealias Tone = EnergyTone

  package let remaining: Int64
  package let over: Int64
  package let tone: Tone

  package init(eaten: Int64, target: Int64) {
    let (eaten, target) = (eaten.clamped(to: Self.energies), target.clamped(to: Self.energies))
    remaining = max(0, target - eaten)
    over = max(0, eaten - target)
    tone = eaten <= target ? .under : eaten * 100 <= target * 110 ? .neutral : .plain
  }

  private static let energies: ClosedRange<Int64> = 0...1_000_000_000
}

/// A day's food beside its targets.
package struct DayBalance: Equatable, Sendable {
  package let totals: DayTotals
  /// In whole grams.
  package let targets: Macros

  package init(_ totals: DayTotals, targets: Macros) {
    self.totals = totals
    self.targets = targets
  }

  /// Nil before the first meal, for what nobody kept track of, and without a target.
  private func judged(_ macro: Macro) -> (eaten: Int64, target: Int64)? {
    guard totals.meals > 0, let eaten = totals.nutrition[macro], targets[macro] > 0 else {
      return nil
    }
    return (eaten, targets[macro])
  }

  package func balance(of macro: Macro) -> MacroBalance {
    MacroBalance(eaten: totals.nutrition[macro] ?? 0, target: targets[macro])
  }

  package func smiley(of macro: Macro) -> MacroSmiley? {
    judged(macro).flatMap {
      MacroSmiley(eaten: $0.eaten, target: 10 * $0.target, isBounded: macro.isBounded)
    }
  }

  /// Whether the day went as it should: energy does not decide it, and fibre only where it is known.
  package var isAdherent: Bool {
    let isTracked = [Macro.protein, .carbs, .fat].allSatisfy { totals.nutrition[$0] != nil }
    return totals.meals > 0 && isTracked
      && Macro.allCases.allSatisfy { smiley(of: $0).map { $0 == .green } ?? true }
  }

  /// The mean of how far each has come to its target, per mille and never rounded up; nil where none
  /// is judged.
  package var progress: Int64? {
    let parts = Macro.allCases.compactMap(judged)
    guard !parts.isEmpty else { return nil }
    // Over one divisor, as thirds and sevenths add up to a whole only exactly.
    let divisor = parts.reduce(Int128(1)) { $0 * Int128($1.target) * 10 }
    let sum = parts.reduce(Int128(0)) { sum, part in
      let target = 10 * Int128(part.target)
      return sum + min(Int128(part.eaten), target) * (divisor / target)
    }
    return Int64(sum * 1000 / (divisor * Int128(parts.count)))
  }
}

extension Macros {
  /// In whole grams.
  package subscript(macro: Macro) -> Int64 {
    switch macro {
    case .protein: protein
    case .carbs: carbs
    case .fat: fat
    case .fiber: fiber
    }
  }
}
