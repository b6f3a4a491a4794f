import Nouns
import Time

enum DoubtMessage: String, Message {
  case weight = "{weight} is an unusual weight."
  case otherUnit =
    "{weight} is an unusual weight. If you mean {other} ({same}), type the unit as well."
  case start =
    "That start was {ago} ago, so the goal of {goal} would already be met. To be reminded when it is {time} again: fastctl remind add \"Start fasting\" --at \"{time}\""
}

extension Wording {
  /// Names the unlikely value, and the likelier one.
  func sentence(for doubt: Doubt, now: Instant) -> String {
    switch doubt {
    case .weight(let grams): unlikely(grams: grams)
    case .start(let start, let goal):
      phrases(
        DoubtMessage.start,
        [
          "time": clock(zone.local(start).clock), "ago": span(seconds: (now - start).seconds),
          "goal": span(seconds: goal.seconds),
        ])
    }
  }

  /// With the same number in the other unit, where people weigh that.
  private func unlikely(grams: Int64) -> String {
    let mass = Mass(grams: grams)
    let isMetric = customs.units.weight == .kilograms
    let meant =
      isMetric
      ? Mass(tenthsOfPound: mass.tenthsOfKilogram) : Mass(grams: mass.tenthsOfPound * 100)
    let weight = weight(grams: grams)
    guard Weighing.usual.contains(meant.grams) else {
      return phrases(DoubtMessage.weight, "weight", weight)
    }
    var customs = customs
    customs.units.weight = isMetric ? .pounds : .kilograms
    let other = Wording(phrases: phrases, customs: customs, zone: zone).weight(grams: meant.grams)
    return phrases(
      DoubtMessage.otherUnit, "weight", weight, "other", other, "same",
      self.weight(grams: meant.grams))
  }
}
