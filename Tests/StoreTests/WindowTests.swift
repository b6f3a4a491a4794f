import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

/// Some days cost as much to show after years as after months, whichever days they are.
@MainActor @Suite struct WindowTests {
  private static let today = Day(number: 20_000)
  private static let (few, many): (Int64, Int64) = (200, 1_700)

  /// A fast and two weighings on each of so many days.
  private static func life(of days: Int64) throws -> (Scratch, Ledger) {
    let scratch = Scratch()
    let ledger = try scratch.open()
    try ledger.connection.script(
      """
      WITH RECURSIVE days(day) AS (
        SELECT \(today.number - days + 1) UNION ALL SELECT day + 1 FROM days
        WHERE day < \(today.number))
      INSERT INTO fasts (id, start_ms, start_offset, start_zone, start_day, end_ms, end_offset,
        end_zone, end_day, goal_ms, schedule, note, cancelled, completed)
      SELECT printf('a%025d', day), day * 86400000 - 14400000, 0, 'UTC', day - 1,
        day * 86400000 + 43200000, 0, 'UTC', day, 57600000, '16:8', 'plain', 0, 1 FROM days;
      WITH RECURSIVE halves(half) AS (
        SELECT \((today.number - days + 1) * 2) UNION ALL SELECT half + 1 FROM halves
        WHERE half < \(today.number * 2 + 1))
      INSERT INTO weighings (id, at_ms, at_offset, at_zone, at_day, grams)
      SELECT printf('b%025d', half), half * 43200000 + 1, 0, 'UTC', half / 2, 80000 FROM halves;
      """)
    return (scratch, ledger)
  }

  private typealias Look = (Ledger, ClosedRange<Day>) throws -> Int

  private static func history(_ change: @escaping (inout HistoryQuery) -> Void) -> Look {
    { ledger, days in
      var query = HistoryQuery()
      query.days = days
      change(&query)
      return try ledger.history(query).count
    }
  }

  private static let looks: [(String, Look)] = [
    ("fasts", history { _ in }),
    ("fasts by their ends", history { ($0.mode, $0.haveEnded) = (.end, true) }),
    ("fasts by their starts", history { ($0.mode, $0.last) = (.start, 500) }),
    ("completed fasts", history { $0.outcome = .completed }),
    (
      "the number of fasts",
      { ledger, days in
        var query = HistoryQuery()
        query.days = days
        return Int(try #require(try ledger.count(query)))
      }
    ),
    (
      "what statistics count",
      { ledger, days in
        var count = 0
        _ = try ledger.ended(touching: days, by: .end) { _ in count += 1 }
        return count
      }
    ),
    (
      "weights and the values before them",
      { ledger, days in
        var count = 0
        try ledger.dayWeights(on: days, after: 60) { _ in count += 1 }
        return count
      }
    ),
    (
      "weighings",
      { ledger, days in
        try ledger.newest(Weighing.self, DatedQuery(days: days), limit: 1000).count
      }
    ),
  ]

  @Test func `it costs as much after years as after months`() throws {
    let ((scratch, short), (other, long)) = (
      try Self.life(of: Self.few), try Self.life(of: Self.many)
    )
    defer { withExtendedLifetime((scratch, other)) {} }
    func work(_ look: Look, _ ledger: Ledger, _ days: ClosedRange<Day>) throws -> (Int, Int) {
      let before = ledger.connection.stepsTaken
      return (try look(ledger, days), ledger.connection.stepsTaken - before)
    }
    for (name, look) in Self.looks {
      for (length, ago) in [(30, 5), (80, 5), (30, 50), (80, 40)] as [(Int64, Int64)] {
        let days = Self.today - (ago + length - 1)...Self.today - ago
        let (found, least) = try work(look, short, days)
        #expect(found >= length, "\(name)")
        for age: Int64 in [0, 1_500] {
          let earlier = days.lowerBound - age...days.upperBound - age
          let (same, most) = try work(look, long, earlier)
          #expect(same == found, "\(name)")
          #expect(most <= least * 3 / 2, "\(name), \(length) days, \(ago + age) days ago")
        }
      }
    }
  }
}
