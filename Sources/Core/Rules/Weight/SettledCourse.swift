package import Time

// A course that begins late and yet says the same of the last weeks as one of all values.
extension WeightCourse {
  /// After so many days without a value that could be a slip, none before them matters: in the first half all
  /// of an older course's doubts end, and all values of the second are kept.
  private static let settling = 2 * SlipBound.days

  /// Nil where no such days are among these values, which are all since a day, up to the one that is
  /// asked for; `needed` is the first of which it shall say the same.
  package init?(_ values: [DayWeight], since first: Day, for needed: Day, aim: SetAim?) {
    let begin = Self.begin(of: values, since: first)
    guard begin + Self.settling <= needed else { return nil }
    self.init(aim: aim)
    for value in values where value.day >= begin { take(value) }
  }

  /// The first day that is followed by so many.
  private static func begin(of values: [DayWeight], since first: Day) -> Day {
    var begin = first
    for (place, value) in values.enumerated() {
      guard value.day < begin + settling else { return begin }
      let far = values[..<place].last { other in
        other.day >= max(begin, value.day - SlipBound.days)
          && !SlipBound.isNear(other.grams, value.grams)
      }
      if let far { begin = far.day + 1 }
    }
    return begin
  }

  /// The first day whose values limits, targets and the goal on a day depend on.
  package static func firstNeeded(on day: Day, _ aim: SetAim?) -> Day {
    let present = day - WeightForTargets.newestDays
    return aim?.goal.map { min(present, $0.since - week) } ?? present
  }
}
