import Testing
import Time

@Suite struct `What a calendar is asked for` {
  /// Friday, 2026-03-20 12:00.
  private let reader = TimeReader(now: Instant(seconds: 1_774_008_000), zone: .utc)

  static let months: [(String, Int, Int)] = [
    ("2026-03", 2026, 3), ("2026-3", 2026, 3), ("1999-12", 1999, 12), ("march", 2026, 3),
    ("March", 2026, 3), ("mar", 2026, 3), ("märz", 2026, 3), ("MÄRZ", 2026, 3), ("3", 2026, 3),
    ("03", 2026, 3), ("april", 2025, 4), ("4", 2025, 4), ("dez", 2025, 12), ("may 2024", 2024, 5),
    ("3/2024", 2024, 3), ("3 2024", 2024, 3), ("Okt. 2024", 2024, 10), (" mai ", 2025, 5),
    ("2025-07-14", 2025, 7), ("today", 2026, 3), ("gestern", 2026, 3), ("sun", 2026, 3),
    ("11.2025", 2025, 11), ("November 2025", 2025, 11), ("1.11.2025", 2025, 11),
    ("11.12.", 2025, 12),
    ("march 26", 2025, 3), ("3/20/2026", 2026, 3), ("Nov. 2025", 2025, 11), ("3.2024", 2024, 3),
  ]

  @Test(arguments: months)
  func `a month`(text: String, year: Int, number: Int) throws {
    let month = try #require(Month(year: year, number: number))
    #expect(try reader.page(text) == .month(month))
  }

  @Test(arguments: [("2026", 2026), ("1999", 1999), ("9999", 9999)])
  func `a year`(text: String, year: Int) throws {
    #expect(try reader.page(text) == .year(year))
  }

  @Test(arguments: [
    ("", 0), ("13", 0), ("0", 0), ("0000", 0), ("2026-13", 0), ("2026-", 0), ("marchy", 0),
    ("march 0000", 0), ("20266", 0), ("2026 march", 5),
  ])
  func `what is neither is named with its place`(text: String, place: Int) throws {
    let error = try #require(throws: NotUnderstood.self) { try reader.page(text) }
    #expect(error.place == place)
  }

  @Test func `a month has its days, and a year its own`() throws {
    let month = try #require(Month(year: 2024, number: 2))
    #expect(month.first.iso == "2024-02-01")
    #expect(month.last.iso == "2024-02-29")
    #expect(CalendarPage.year(2024).last - CalendarPage.year(2024).first == 365)
    #expect(Month(of: month.last) == month)
    #expect(!CalendarPage.month(month).contains(month.last + 1))
    #expect(Month(of: Day(number: .max)).year == 9999)
    #expect(Month(year: 0, number: 1) == nil)
  }
}
