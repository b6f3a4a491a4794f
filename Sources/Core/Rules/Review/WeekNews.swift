import Nouns
import Time

extension Agenda {
  /// On Mondays, of the week before. Nothing is summed up where counting could drive the person on, and
  /// while a long fast or what follows one asks for other things.
  func weeks(around instant: Instant) -> [Series] {
    guard wishes.week else { return [] }
    return days(around: instant).filter { $0.weekday == .monday }.compactMap { day in
      let at = zone.startOfDay(day) + Self.morning
      let rests = [fast.flatMap { TargetRest($0, at: at) }, standing.rest].compactMap(\.self)
      guard standing.reasonNotToCount(on: day) == nil, !rests.contains(where: { $0.holds(at: at) })
      else { return nil }
      return Series(
        kind: .weekOver, subject: day.iso, rhythm: .once(at), end: at + Self.restOfDay,
        isOncePerSubject: true)
    }
  }
}
