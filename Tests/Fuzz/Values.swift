internal import Time

extension Fuzzer {
  private static let pieces = [
    "20", ":", "00", "8", "pm", "a.m.", " ", " ", "ago", "vor", "in", "mon", "Fr", "2026-03-29",
    "2:30", "T", "Z", "+0100", "-", "@", "999999999999", "h", "m", "1.5", ",", "ü", "\u{0}", "now",
    "d", "9", ".", "/", "22.11.", "10.12", "11/22/2026", "Nov", "Mai", "1st", "last", "letzte",
    "next", "night", "nacht", "Uhr", "o'clock", "Abend", "abends", "noon", "Mitternacht", "half",
    "halbe", "anderthalb", "eine", "two", "and", "und", "bis", "to", "Std.", "Min.", "Tage", "w",
    "\u{a0}", "\u{202f}", "–", "−", "um", "at", "am", "on", "the", "day", "before", "yesterday",
    "gestern", "werktags", "every", "täglich", "16:8", "kg", "st", "ft", "’", "kcal", "%", "omad",
    "off", "frei", "\"", "alternate", "ab", "13", "31", "99",
  ]

  /// Whatever is typed does no harm, and means the same with the blanks and the dashes that are
  /// printed, and in capitals.
  static func values(_ chance: inout Chance) -> String? {
    var text = ""
    for _ in 0..<chance.below(8) {
      if chance.isTrue(oneIn: 20) {
        let bytes = (0..<chance.below(6)).map { _ in UInt8(truncatingIfNeeded: chance.next()) }
        text += String(decoding: bytes, as: UTF8.self)
      } else {
        text += chance.pick(pieces)
      }
    }
    let now = Instant(milliseconds: Int64(bitPattern: chance.next() >> UInt64(chance.below(60))))
    let reader = TimeReader(now: now, zone: .utc, isMonthFirst: chance.isTrue(oneIn: 2))
    let printed = text.replacing(" ", with: "\u{202f}")
    guard printed.utf8.count < 120 else { return nil }
    let other = chance.isTrue(oneIn: 2) ? printed : text.uppercased()
    guard readings(other, reader) == readings(text, reader) else {
      return "\(text.debugDescription) is not \(other.debugDescription)"
    }
    let dashes = text.replacing("-", with: "–")
    guard ranges(dashes) == ranges(text) else { return "\(text.debugDescription) is not a range" }
    return nil
  }

  /// Of what is printed with a dash or a minus.
  private static func ranges(_ text: String) -> [AnyHashable?] {
    [try? ClockRange(text), try? Weekday.set(text), try? Span(change: text)]
  }

  /// Of every reader of what people type; nil where it refuses.
  private static func readings(_ text: String, _ reader: TimeReader) -> [AnyHashable?] {
    let goal = try? GoalText(text)
    // Names keep their letters, and a "ß" has none in capitals.
    var isNamed = false
    if case .named? = goal { isNamed = true }
    return [
      (try? reader.time(text, .latest))?.instant, (try? reader.time(text, .firstAfter(reader.now))),
      (try? reader.time(text, .onDay(of: reader.now)))?.instant, try? reader.day(text),
      try? reader.day(text, isToCome: true), try? reader.page(text), try? Span(text),
      try? Span(change: text), isNamed ? nil : goal, try? ClockTime(text), try? ClockRange(text),
      try? Weekday.set(text), (try? Mass(text, in: .kilograms))?.grams,
      (try? Length(text, in: .feet))?.millimetres, (try? FoodEnergy(text, in: .kilojoules)),
      try? BirthText(text), try? PatternText(text), GoalText.bareHours(text),
    ]
  }
}
