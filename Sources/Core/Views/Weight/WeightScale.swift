import Time
import Wire

/// The heights of a chart of weights: from a tick below the lightest to one above the heaviest.
struct WeightScale {
  /// In grams, the lowest first.
  let ticks: [Int64]
  let labels: [String]
  /// Where the goal stands to what is drawn; nil where it is among it, or not there.
  private(set) var goalBeyond: Side?

  enum Side { case below, above }

  private var low: Int64 { ticks.first ?? 0 }
  private var high: Int64 { ticks.last ?? 1 }

  /// In tenths of the unit shown.
  private static let steps: [Int64] = [2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000]
  private static let mostTicks: Int64 = 6
  /// A goal that is farther would make a flat line of the rest.
  private static let nearGoal: Int64 = 3_000

  /// Values that were left out stand at the edge, unless there is nothing else.
  init(_ chart: WeightChart, _ wording: Wording) {
    let weights = chart.points.flatMap { point in
      [point.isLeftOut ? nil : point.grams, point.trend].compactMap(\.self)
    }
    self.init(
      weights.isEmpty ? chart.points.compactMap(\.grams) : weights, goal: chart.goalWeight,
      wording)
  }

  private init(_ weights: [Int64], goal: Int64?, _ wording: Wording) {
    var (least, most) = (Self.clamped(weights.min() ?? 0), Self.clamped(weights.max() ?? 0))
    if let goal = goal.map(Self.clamped) {
      let reach = max(Self.nearGoal, most - least)
      if goal < least - reach {
        goalBeyond = .below
      } else if goal > most + reach {
        goalBeyond = .above
      } else {
        (least, most) = (min(least, goal), max(most, goal))
      }
    }
    let (first, last) = (wording.tenths(grams: least), wording.tenths(grams: most))
    let step = Self.steps.first { (last - first) / $0 < Self.mostTicks - 1 } ?? Self.steps[9]
    let lowest = first / step * step
    let highest = max((last + step - 1) / step * step, lowest + step)
    let tenths = Array(stride(from: lowest, through: highest, by: Int(step)))
    ticks = tenths.map(wording.grams(tenths:))
    labels = tenths.map { wording.tick(tenths: $0, isWhole: step % 10 == 0) }
  }

  /// Whatever a peer sends.
  static func clamped(_ grams: Int64) -> Int64 { min(max(grams, 0), Mass.ofPeople.upperBound) }

  /// From 0 at the lowest tick to `area` at the highest; what is beyond is at the edge.
  func height(of grams: Int64, area: Int) -> Int {
    let value = min(max(grams, low), high) - low
    return Int(value * Int64(area) / max(high - low, 1))
  }
}

extension Wording {
  fileprivate func tenths(grams: Int64) -> Int64 {
    let mass = Mass(grams: min(max(grams, 0), Mass.ofPeople.upperBound))
    return customs.units.weight == .kilograms ? mass.tenthsOfKilogram : mass.tenthsOfPound
  }

  fileprivate func grams(tenths: Int64) -> Int64 {
    customs.units.weight == .kilograms ? tenths * 100 : Mass(tenthsOfPound: tenths).grams
  }

  /// Without its unit, which is said once.
  fileprivate func tick(tenths: Int64, isWhole: Bool) -> String {
    switch customs.units.weight {
    case .kilograms, .pounds: isWhole ? number(tenths / 10) : decimal(tenths: tenths)
    case .stones:
      number(tenths / 140) + " "
        + (isWhole ? number(tenths % 140 / 10) : decimal(tenths: tenths % 140))
    }
  }

  /// The unit of the ticks.
  var unitOfTicks: String {
    switch customs.units.weight {
    case .kilograms: "kg"
    case .pounds: "lb"
    case .stones: phrases(WeightChartMessage.stones)
    }
  }
}
