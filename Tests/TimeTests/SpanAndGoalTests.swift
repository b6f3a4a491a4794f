import Testing

@testable import Time

@Suite struct `Spans and goals as people type them` {
  static let spans: [(String, Int64)] = [
    ("16h", 57_600), ("16h30m", 59_400), ("90m", 5400), ("45s", 45), ("1d12h", 129_600),
    ("16:30", 59_400), ("1.5h", 5400), ("1,5h", 5400), ("1h 30m", 5400), ("1 h 30 min", 5400),
    ("16h8m", 58_080), ("0.5d", 43_200), ("1h0.5m", 3630), ("1.333h", 4798), ("2std", 7200),
    ("20 sek", 20), ("1d1h1m1s", 90_061), ("100:00", 360_000), ("0m", 0), ("16H", 57_600),
    ("999999d", 86_399_913_600), ("16 hours", 57_600), ("1 day", 86_400), ("16 hrs", 57_600),
    ("90 minutes", 5400), ("1 hr 5 mins", 3900), ("30 seconds", 30), ("an hour", 3600),
    ("a day", 86_400), ("A Minute", 60), ("2 days 1 hour", 176_400),
    ("16 Std. 30 Min.", 59_400), ("16 Stunden", 57_600), ("90 Minuten", 5400), ("1 Tag", 86_400),
    ("2 Wochen", 1_209_600), ("2 w", 1_209_600), ("6 d 7 h", 543_600), ("6 Tage 7 Std.", 543_600),
    ("16,5h", 59_400), ("16h18m", 58_680), ("16:18", 58_680), ("16:18:09", 58_689),
    ("half an hour", 1800), ("half a day", 43_200), ("eine halbe Stunde", 1800),
    ("einer halben Stunde", 1800), ("eine Stunde", 3600), ("anderthalb Stunden", 5400),
    ("eineinhalb Tage", 129_600), ("an hour and a half", 5400), ("one and a half hours", 5400),
    ("two hours", 7200), ("zwölf Stunden", 43_200), ("13 hours and 5 minutes", 47_100),
    ("13 Stunden und einer Minute", 46_860), ("1h, 30m", 5400),
    ("16\u{202f}Std. 30\u{a0}Min.", 59_400),
    ("an hour and a half minute", 3630),
  ]

  @Test(arguments: spans)
  func `a span is read`(text: String, seconds: Int64) throws {
    #expect(try Span(text) == .seconds(seconds))
  }

  static let noSpans: [(String, Int, NotUnderstood.Expected)] = [
    ("", 0, NotUnderstood.Expected.span), ("h", 0, .span), ("-1h", 0, .span), ("16", 2, .unit),
    ("16x", 2, .unit), ("16h30", 5, .unit), ("30m1h", 4, .unit), ("1h1h", 3, .unit),
    ("1:5", 2, .minute), ("1:60", 2, .minute), ("1.h", 2, .number), ("1.5", 3, .unit),
    ("1.5s", 1, .unit), ("1234567h", 0, .smaller(limit: 999_999)), ("1.1234567890h", 2, .number),
    ("16h x", 4, .end), ("16:30h", 5, .end), ("a", 0, .span), ("an apple", 0, .span),
    ("an hours ago", 9, .end), ("1h and", 3, .end), ("1h und", 3, .end), ("halb", 0, .span),
  ]

  @Test(arguments: noSpans)
  func `what is no span says where it went wrong`(
    text: String, place: Int, expected: NotUnderstood.Expected
  ) {
    #expect(throws: NotUnderstood(text: text, place: place, expected: expected)) {
      try Span(text)
    }
  }

  @Test(arguments: [
    ("+30m", 1800), ("-30m", -1800), ("+1:15", 4500), ("- 1h", -3600), ("\u{2212}30m", -1800),
    ("–30\u{a0}Min.", -1800), ("+1 Std.", 3600), ("+eine Stunde", 3600),
  ])
  func `a change has its sign`(text: String, seconds: Int64) throws {
    #expect(try Span(change: text) == .seconds(seconds))
  }

  @Test func `a change without a sign is none`() {
    let error = NotUnderstood(text: "30m", place: 0, expected: .sign)
    #expect(throws: error) { try Span(change: "30m") }
  }

  static let goals: [(String, GoalText)] = [
    ("16:8", GoalText.schedule("16:8")), ("17:7", .schedule("17:7")), ("23:1", .schedule("23:1")),
    ("12:12", .schedule("12:12")), (" 9:15 ", .schedule("9:15")),
    ("16:30", .span(.minutes(990))), ("16:08", .schedule("16:8")), ("16:07", .span(.minutes(967))),
    ("24:00", .span(.hours(24))),
    ("0:24", .span(.minutes(24))), ("16h8m", .span(.minutes(968))), ("20h", .span(.hours(20))),
    ("1,5h", .span(.minutes(90))), ("16 hours", .span(.hours(16))), ("1 day", .span(.hours(24))),
    ("16/8", .schedule("16:8")), ("16 Std.", .span(.hours(16))), ("16 Stunden", .span(.hours(16))),
    ("16\u{a0}h", .span(.hours(16))), ("einen Tag", .span(.hours(24))),
    ("an hour", .span(.hours(1))),
    ("sechzehn", .named("sechzehn")), ("ein", .named("ein")), ("A Goal", .named("A Goal")),
    ("omad", .named("omad")), ("OMAD", .named("OMAD")),
    (" Früh-2_b ", .named("Früh-2_b")), (" Early  bird ", .named("Early  bird")),
    ("omad!", .named("omad!")),
  ]

  @Test(arguments: goals)
  func `a goal is a schedule, a span or a name`(text: String, goal: GoalText) throws {
    #expect(try GoalText(text) == goal)
  }

  @Test(
    arguments: [
      ("16", 16), (" 18 ", 18), ("1", 1), ("48", 48), ("0", nil), ("49", nil), ("90", nil),
      ("160", nil), ("16h", nil), ("x", nil), ("", nil), ("16 8", nil), ("1.5", nil),
    ] as [(String, Int64?)])
  func `a number alone is hours, up to two days of them`(text: String, hours: Int64?) {
    #expect(GoalText.bareHours(text) == hours.map { .hours($0) })
  }

  static let noGoals: [(String, Int, NotUnderstood.Expected)] = [
    ("", 0, NotUnderstood.Expected.goal), ("+30m", 0, .goal), ("16:9", 0, .schedule),
    ("16:1", 0, .schedule), ("16:75", 3, .minute), ("24:0", 0, .eatingTime), ("16", 2, .unit),
    ("16:8x", 3, .minute), ("16:8 x", 5, .end), ("25:1", 0, .schedule), ("16:8:00", 4, .twoNumbers),
    ("16:30:00", 5, .twoNumbers), ("0h", 0, .goalAboveZero), ("0", 0, .goalAboveZero),
    ("0:00", 0, .goalAboveZero),
    ("-5h", 0, .goal), ("16/9", 0, .schedule), ("\u{2212}5h", 0, .goal),
  ]

  @Test(arguments: noGoals)
  func `what is no goal says where it went wrong`(
    text: String, place: Int, expected: NotUnderstood.Expected
  ) {
    #expect(throws: NotUnderstood(text: text, place: place, expected: expected)) {
      try GoalText(text)
    }
  }
}
