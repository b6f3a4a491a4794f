import Foundation
import Nouns
import Testing
import TestProcesses
import TestSupport
import Wire

/// The built programs with the fasts of a whole life.
@Suite struct `Statistics of years` {
  private static let fasts: Int64 = 20_000

  /// A fast of sixteen hours a day, the last of which ended at noon of the day before today.
  private static let life = """
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < \(fasts))
    INSERT INTO fasts (id, start_ms, start_offset, start_zone, start_day, end_ms, end_offset,
      end_zone, end_day, goal_ms, schedule, cancelled, completed)
    SELECT printf('a%025d', i), (d - i) * day - 4 * hour, 0, 'UTC', d - i - 1,
      (d - i) * day + 12 * hour, 0, 'UTC', d - i, 16 * hour, '16:8', 0, 1
    FROM n, (SELECT CAST(julianday('now') - 2440587.5 AS INTEGER) AS d,
      60 * 60 * 1000 AS hour, 24 * 60 * 60 * 1000 AS day)
    """

  private func person() async throws -> Person {
    let person = try Person(inMemory: true)
    let first = try await person.daemon()
    _ = first.end(by: SIGTERM)
    try person.tamper(Self.life)
    try await person.daemon()
    return person
  }

  private func milliseconds(_ body: () throws -> Void) rethrows -> Double {
    let begin = ContinuousClock.now
    try body()
    let took = ContinuousClock.now - begin
    return Double(took.components.attoseconds) / 1e15 + Double(took.components.seconds) * 1e3
  }

  @Test func `are told at once, and are kept while nothing changes`() async throws {
    let person = try await person()
    let page = try Run(["stats"], in: person.home, person.environment)
    #expect(page.code == 0)
    #expect(page.output.hasPrefix("20,000 fasts, 320,000 h in total\n"))
    #expect(page.output.contains("20,000 of 20,000 (100%)"))
    #expect(page.output.contains("20,000 days, longest 20,000"))
    let why = try Run(["stats", "--why", "streak"], in: person.home, person.environment)
    #expect(why.output.hasPrefix("20,000 days, "))
    #expect(why.output.split(separator: "\n").count == 2)
    let all = try Run(["stats", "--why"], in: person.home, person.environment)
    #expect(all.output.split(separator: "\n").count == 11)
    let json = try Run(["stats", "--json"], in: person.home, person.environment)
    #expect(json.output.contains(#""rate":1000"#))
    let wrong = try Run(["stats", "--why", "weather"], in: person.home, person.environment)
    #expect(wrong.code == 2)
    #expect(wrong.said.contains("streak, rate, average"))
    // Kept numbers are told in a fraction of the time that it takes to make them.
    var client = try person.client()
    func ask() throws {
      _ = try client.call(StatisticsCalls.Summary.self, NoFields(), milliseconds: Person.patience)
    }
    _ = try person.start()
    let made = try milliseconds(ask)
    let kept = try (0..<5).map { _ in try milliseconds(ask) }.min()
    #expect((kept ?? made) * 2 < made, "\(kept ?? 0) ms and \(made) ms")
  }

  @Test func `of a month and of a week do not need the years`() async throws {
    let person = try await person()
    let week = try person.call(StatisticsCalls.Week.self, WeekQuestion())
    #expect(week.days.map(\.state).prefix(6) == Array(repeating: .completed, count: 6)[...])
    let bars = try person.call(StatisticsCalls.Last.self, BarsQuestion(last: 30)).bars
    #expect(bars.count == 30)
    #expect(bars.allSatisfy { $0.trend == 16 * 3600 })
    let calendar = try person.call(
      StatisticsCalls.Calendar.self, DaysQuestion(from: "1990-01-01", to: "2000-01-01"))
    #expect(calendar.days.count == 3653)
    #expect(calendar.days.allSatisfy { $0.mark == .completed && $0.fasts == 1 })
  }
}
