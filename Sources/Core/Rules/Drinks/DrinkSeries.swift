import Nouns
package import Time

/// When the person wants to be reminded of drinking.
package struct DrinkWish: Equatable, Sendable {
  /// From the last drink to the first reminder, and from each reminder to the next.
  let every: Span
  /// Only within these hours of a day.
  let from: ClockTime
  let to: ClockTime

  package init(every: Span, from: ClockTime, to: ClockTime) {
    self.every = every
    self.from = from
    self.to = to
  }

  /// After so long without a drink in the record, nothing more is said.
  fileprivate static let memory = Span.hours(24)
}

extension Agenda {
  /// Counted from the last drink, which may be part of a meal.
  var drinks: [Series] {
    guard let wish = wishes.drinking, wish.every >= .minute, let last = standing.lastDrink else {
      return []
    }
    let count = DrinkWish.memory.milliseconds / wish.every.milliseconds
    let moments = (1...max(count, 1)).map { last.at + wish.every * $0 }
    let day = zone.day(of: last.at)
    return (Int64(-1)...1).compactMap { number in
      guard let hours = Window(on: day + number, from: wish.from, to: wish.to, in: zone) else {
        return nil
      }
      let moments = moments.filter(hours.contains)
      guard let first = moments.first else { return nil }
      return Series(
        kind: .drink, subject: last.id.text, rhythm: .at(moments), end: hours.closes,
        firstTurn: (first - last.at).milliseconds / wish.every.milliseconds)
    }
  }
}
