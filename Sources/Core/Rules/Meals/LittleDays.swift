import Nouns
import Time

/// How a day that is over counts for days in a row with too little to eat.
extension IntakeDay {
  package enum Littleness: Equatable, Sendable {
    case little, enough
    /// A day of little energy by plan, or one that was fasted, neither counts nor ends the row.
    case passedOver
  }

  /// In kcal: less belongs under supervision.
  package static let leastSafe: Int64 = 800
  /// One entry a day is a log with holes rather than a diet.
  private static let fewestMeals = 2

  package var littleness: Littleness {
    if lowTarget != nil || isFasted && meals == 0 { return .passedOver }
    let isWhole = withoutEnergy == 0 && (isMarked || meals >= Self.fewestMeals)
    return isWhole && eaten < Self.leastSafe ? .little : .enough
  }
}

extension Agenda {
  /// Of news that is of days and not of a moment: told at ten in the morning, and in front of the person
  /// for the rest of the day.
  static let morning = Span.hours(10)
  static let restOfDay = Span.hours(14)

  var little: [Series] {
    guard wishes.little, standing.eatsLittle, let at = standing.littleAt else { return [] }
    return [
      Series(
        kind: .little, subject: Engine.littleSubject, rhythm: .once(at), end: at + Self.restOfDay)
    ]
  }
}

extension Engine {
  /// Of all such news, so that it is known when the last one was told.
  package static let littleSubject = "little"
  private static let littleStep = Span.hours(7 * 24)

  /// Told in the morning, and once in seven days; `told` is all that was ever told of it.
  package mutating func takeLittle(_ eatsLittle: Bool, told: [News], at now: Moment) {
    let last = told.filter { $0.key.kind == .little && $0.state != .closed }.map(\.key.at).max()
    let recent = last.flatMap { now.instant - $0 < Self.littleStep ? $0 : nil }
    takeLittle(eatsLittle, at: recent ?? now.zone.startOfDay(now.date) + Agenda.morning)
  }
}

extension Sequence<IntakeDay> {
  /// Whether so little was eaten on the last days that it should be said; the newest first.
  package var areLittle: Bool {
    var count = 0
    for day in self {
      switch day.littleness {
      case .little: count += 1
      case .passedOver: continue
      case .enough: return false
      }
      if count == 3 { return true }
    }
    return false
  }
}
