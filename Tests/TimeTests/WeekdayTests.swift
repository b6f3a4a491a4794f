import Testing

@testable import Time

@Suite struct `Days of the week and times of the day` {
  static let texts: [(String, [Weekday])] = [
    ("mon", [.monday]), ("Monday", [.monday]), ("montag", [.monday]), ("mi", [.wednesday]),
    ("mon-fri", [.monday, .tuesday, .wednesday, .thursday, .friday]),
    ("sat,sun", [.saturday, .sunday]), (" sat , sun ", [.saturday, .sunday]),
    ("fri - mon", [.friday, .saturday, .sunday, .monday]), ("wed-wed", [.wednesday]),
    ("mon-tue,tue-wed,sun", [.monday, .tuesday, .wednesday, .sunday]),
    ("tue-mon", Weekday.allCases),
  ]

  @Test(arguments: texts)
  func `days are read as people write them`(text: String, days: [Weekday]) throws {
    #expect(try Weekday.set(text) == Set(days))
  }

  @Test(arguments: [
    ("", 0), ("moon", 0), ("mon-", 4), ("mon,,tue", 4), ("mon,", 4), ("mon-moon", 4), ("8", 0),
  ])
  func `what is no day is named by its place`(text: String, place: Int) {
    #expect(throws: NotUnderstood(text: text, place: place, expected: .weekdays)) {
      try Weekday.set(text)
    }
  }

  @Test func `two days need something between them`() {
    #expect(throws: NotUnderstood(text: "mon tue", place: 4, expected: .end)) {
      try Weekday.set("mon tue")
    }
  }

  @Test func `codes come back as their days`() {
    for day in Weekday.allCases {
      #expect(Weekday(code: day.code) == day)
    }
    #expect(Weekday(code: "Mon") == nil)
  }

  @Test(arguments: [
    ("08:30", "08:30"), ("8:30", "08:30"), ("8pm", "20:00"), ("20 uhr", "20:00"), ("0:00", "00:00"),
    ("23:59:59", "23:59"),
  ])
  func `a time of the day is written with hours and minutes`(text: String, iso: String) throws {
    #expect(try ClockTime(text).iso == iso)
  }

  @Test(arguments: ["", "8", "24:00", "08:60", "noon", "08:30 x"])
  func `what is no time of the day is not understood`(text: String) {
    #expect(throws: NotUnderstood.self) { try ClockTime(text) }
  }
}
