import Testing

@testable import Time

@Suite struct `Days of the week and times of the day` {
  static let texts: [(String, [Weekday])] = [
    ("mon", [.monday]), ("Monday", [.monday]), ("montag", [.monday]), ("mi", [.wednesday]),
    ("mon-fri", [.monday, .tuesday, .wednesday, .thursday, .friday]),
    ("sat,sun", [.saturday, .sunday]), (" sat , sun ", [.saturday, .sunday]),
    ("fri - mon", [.friday, .saturday, .sunday, .monday]), ("wed-wed", [.wednesday]),
    ("mon-tue,tue-wed,sun", [.monday, .tuesday, .wednesday, .sunday]),
    ("tue-mon", Weekday.allCases), ("Mo–Mi", [.monday, .tuesday, .wednesday]),
    ("Mo. – Mi.", [.monday, .tuesday, .wednesday]), ("Mo bis Mi", [.monday, .tuesday, .wednesday]),
    ("mon to wed", [.monday, .tuesday, .wednesday]), ("mon and wed", [.monday, .wednesday]),
    ("Mo, Mi und Fr", [.monday, .wednesday, .friday]), ("am Wochenende", [.saturday, .sunday]),
    ("weekends", [.saturday, .sunday]), ("täglich", Weekday.allCases),
    ("every day", Weekday.allCases), ("jeden Tag", Weekday.allCases),
    ("WERKTAGS", [.monday, .tuesday, .wednesday, .thursday, .friday]),
    ("weekdays, so", [.monday, .tuesday, .wednesday, .thursday, .friday, .sunday]),
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
    ("23:59:59", "23:59"), ("noon", "12:00"), ("7.30", "07:30"), ("10.12", "10:12"),
    ("20h", "20:00"), ("8 p.m.", "20:00"), ("12 a.m.", "00:00"), ("7 Uhr 30", "07:30"),
  ])
  func `a time of the day is written with hours and minutes`(text: String, iso: String) throws {
    #expect(try ClockTime(text).iso == iso)
  }

  @Test(arguments: ["", "8", "24:00", "08:60", "08:30 x", "7.5", "20h3", "8 Uhr 5 x"])
  func `what is no time of the day is not understood`(text: String) {
    #expect(throws: NotUnderstood.self) { try ClockTime(text) }
  }

  @Test func `an hour alone is one where nothing else can be meant`() throws {
    #expect(try ClockTime("20", isBareHourMeant: true).iso == "20:00")
    #expect(throws: NotUnderstood.self) { try ClockTime("25", isBareHourMeant: true) }
  }

  @Test(arguments: [
    ("12-18", "12:00", "18:00"), ("12–18 Uhr", "12:00", "18:00"),
    ("12:00 - 18:00", "12:00", "18:00"),
    ("12:00 – 18:00", "12:00", "18:00"), ("noon-6pm", "12:00", "18:00"),
    ("22 bis 7", "22:00", "07:00"), ("from noon to 8pm", "12:00", "20:00"),
    ("von 12 bis 20 Uhr", "12:00", "20:00"),
    ("12.30–18.30 Uhr", "12:30", "18:30"), ("8:00 AM – 4:00 PM", "08:00", "16:00"),
  ])
  func `a window has two times`(text: String, from: String, to: String) throws {
    let range = try ClockRange(text)
    #expect(range.from.iso == from && range.to.iso == to)
  }

  @Test(arguments: ["", "12", "12-", "12-25", "12:00-18:00 x", "12 18"])
  func `what has no two times is no window`(text: String) {
    #expect(throws: NotUnderstood.self) { try ClockRange(text) }
  }
}
