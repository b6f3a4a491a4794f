import Testing
import Time

@Suite struct `A week as people write it` {
  private static let eight = ClockTime(hour: 20, minute: 0)
  private static let six = ClockTime(hour: 18, minute: 30)

  static let weeks: [(String, [Weekday: WeekText.Intention])] = [
    ("sun off", [.sunday: .off]),
    ("mon 16:8", [.monday: .fast("16:8", at: nil)]),
    (
      "mon,tue 16:8 20:00", [.monday: .fast("16:8", at: eight), .tuesday: .fast("16:8", at: eight)]
    ),
    (
      "mon-wed 16:8 8pm, sat 18:6, sun off",
      [
        .monday: .fast("16:8", at: eight), .tuesday: .fast("16:8", at: eight),
        .wednesday: .fast("16:8", at: eight), .saturday: .fast("18:6", at: nil), .sunday: .off,
      ]
    ),
    (" Mo  OMAD , DIENSTAG frei ", [.monday: .fast("OMAD", at: nil), .tuesday: .off]),
    ("fri 'Early bird' 18:30", [.friday: .fast("Early bird", at: six)]),
    ("fri \"5 o'clock, or so\"", [.friday: .fast("5 o'clock, or so", at: nil)]),
    ("sun-mon Früh_2", [.sunday: .fast("Früh_2", at: nil), .monday: .fast("Früh_2", at: nil)]),
    ("mon 16:08", [.monday: .fast("16:8", at: nil)]),
    (
      "Mo – Di 16:8 um 20 Uhr, am Wochenende frei",
      [
        .monday: .fast("16:8", at: eight), .tuesday: .fast("16:8", at: eight), .saturday: .off,
        .sunday: .off,
      ]
    ),
    (
      "Mi und Fr 16:8 ab 20:00",
      [.wednesday: .fast("16:8", at: eight), .friday: .fast("16:8", at: eight)]
    ),
    ("mon omad at 8pm", [.monday: .fast("omad", at: eight)]),
    ("mon omad noon", [.monday: .fast("omad", at: .noon)]),
  ]

  @Test(arguments: weeks)
  func `each day has its word`(text: String, days: [Weekday: WeekText.Intention]) throws {
    #expect(try WeekText(text).days == days)
  }

  static let noWeeks: [(String, Int, NotUnderstood.Expected)] = [
    ("", 0, NotUnderstood.Expected.weekdays), ("mon", 3, .intention), ("mon-", 4, .weekdays),
    ("16:8", 0, .weekdays), ("moon 16:8", 0, .weekdays), ("mon 16:9", 4, .schedule),
    ("mon 20:00", 4, .schedule), ("mon 16:8 25:00", 9, .hour),
    ("mon 16:8 20", 9, .nearest("20:00")),
    ("mon 16:8,", 9, .weekdays), ("mon 16:8 tue 18:6", 9, .end),
    ("mon 16:8, mon off", 10, .anotherWeekday), ("mon-wed off, tue 16:8", 13, .anotherWeekday),
    ("mon,mon 16:8", 4, .anotherWeekday), ("mon \"Early", 10, .quote), ("mon ''", 5, .intention),
    ("mon +1h", 4, .intention), ("mon off 20:00", 8, .end), ("mon 'Fr\u{fc}h", 9, .quote),
  ]

  @Test(arguments: noWeeks)
  func `what is wrong has its place`(text: String, place: Int, expected: NotUnderstood.Expected) {
    #expect(throws: NotUnderstood(text: text, place: place, expected: expected)) {
      try WeekText(text)
    }
  }

  @Test func `a text without end is not read`() {
    let text = "mon " + String(repeating: "x", count: 600)
    #expect(throws: NotUnderstood(text: text, place: 600, expected: .shorter(limit: 600))) {
      try WeekText(text)
    }
  }
}
