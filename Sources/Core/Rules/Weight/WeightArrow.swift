package import Nouns
package import Time

/// Where the weight goes, as far as that can be told from its noise.
extension WeightArrow {
  /// By a change within a week, in grams; less than the band is noise.
  package init(change: Int64, band: Int64) {
    self = change <= -band ? .down : change >= band ? .up : .flat
  }
}

/// The rule by which the arrow points.
extension ArrowRule {
  /// The least change that counts, in grams.
  package var band: Int64 {
    switch self {
    case .trend: 300
    case .week: 200
    }
  }
}

/// Why no direction is told.
package enum ArrowSilence: Equatable, Sendable {
  /// Of the weighings it needs.
  case tooFew(Int, needed: Int)
  /// A block of a program has just begun: what changes now is water.
  case newBlock
  /// The last weighing was too long ago, or the ones before.
  case gap
}

extension WeightCourse {
  /// Before so many weighings a trend is a guess.
  package static let fewestForArrow = 10
  /// Of a diet or maintenance block.
  package static let daysOfWater: Int64 = 5

  /// The direction on a day, or why there is none.
  package func direction(
    on day: Day, by rule: ArrowRule, in phase: Phase?
  ) -> Result<WeightArrow, Silence> {
    if let phase, phase.isBlock, let begun = phase.day, begun <= Self.daysOfWater {
      return .failure(Silence(reason: .newBlock))
    }
    let change = rule == .week ? changeOfMean(on: day) : weeklyChange(on: day)
    let values = valuesOfTrend(on: day)
    if rule == .trend, values > 0, values < Self.fewestForArrow {
      return .failure(Silence(reason: .tooFew(values, needed: Self.fewestForArrow)))
    }
    guard let change else { return .failure(Silence(reason: .gap)) }
    return .success(WeightArrow(change: change, band: rule.band))
  }

  package struct Silence: Error, Equatable {
    package let reason: ArrowSilence
  }
}

extension Phase {
  fileprivate var isBlock: Bool { kind == .diet || kind == .maintenance }
}

extension WeightGoal {
  /// The direction that is good news for it: the only one that is shown.
  package var welcome: WeightArrow {
    switch self {
    case .lose: .down
    case .gain: .up
    case .maintain: .flat
    }
  }
}
