import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct DayWeightTests {
  let scratch = Scratch()
  let ledger: Ledger

  init() throws { ledger = try scratch.open() }

  private func add(
    _ id: UInt64, day: Int64, hour: Int64, grams: Int64, written: Int64? = nil
  ) throws {
    func mark(_ hours: Int64) -> Mark {
      Mark(
        instant: .noon + .hours(day * 24 + hours), offset: 0, zone: "UTC",
        day: Day(number: 20_513 + day))
    }
    let weighing = Weighing(
      id: RowID(id), at: mark(hour), grams: grams, written: written.map { mark($0) })
    _ = try ledger.commit(
      .command([Change(before: nil, after: .weighing(weighing))]), at: .later)
  }

  private func values(since day: Int64 = 0) throws -> [Int64] {
    var found: [DayWeight] = []
    try ledger.dayWeights(since: Day(number: 20_513 + day)) { found.append($0) }
    #expect(found.map(\.day) == found.map(\.day).sorted())
    return found.map(\.grams)
  }

  @Test func `of several of one moment the one with the last id counts, as everywhere`() throws {
    for day in [1, 2, 3] as [UInt64] {
      for id in 10 * day...10 * day + 2 {
        let hour = 9 - Int64(id % 10)
        try add(id, day: Int64(day), hour: hour, grams: Int64(80_000 + id), written: 9)
      }
    }
    let chosen = try values().map { UInt64($0) - 80_000 }
    let last = ([1, 2, 3] as [UInt64]).compactMap { day in
      (10 * day...10 * day + 2).max { RowID($0).text < RowID($1).text }
    }
    #expect(chosen == last)
  }

  @Test func `of several a day the one that was first recorded last counts`() throws {
    try add(1, day: 0, hour: 5, grams: 84_200, written: 6)
    try add(2, day: 0, hour: 4, grams: 83_900, written: 9)
    // Of an older version: as if it had been recorded when it was made.
    try add(3, day: 0, hour: 7, grams: 84_000)
    try add(4, day: 1, hour: 1, grams: 83_000)
    #expect(try values() == [83_900, 83_000])
    #expect(try values(since: 1) == [83_000])
    #expect(try values(since: 2) == [])
  }

  @Test func `of some days and so many values before them nothing else is read`() throws {
    for day: Int64 in [0, 1, 4, 5, 9, 12, 13] {
      for turn: UInt64 in 1...2 {
        try add(UInt64(day) * 2 + turn, day: day, hour: Int64(turn), grams: 80_000 + day)
      }
    }
    for (count, first) in [(1, 4), (2, 1), (3, 0), (9, 0)] as [(Int64, Int64)] {
      var found: [Int64] = []
      try ledger.dayWeights(
        on: Day(number: 20_513 + 5)...Day(number: 20_513 + 12), after: count
      ) { found.append($0.grams - 80_000) }
      #expect(found == [0, 1, 4, 5, 9, 12].filter { $0 >= first })
    }
  }

  @Test func `of two at one moment the later id counts`() throws {
    try add(9, day: 0, hour: 5, grams: 81_000, written: 6)
    try add(8, day: 0, hour: 5, grams: 82_000, written: 6)
    let last = [RowID(8), RowID(9)].max { $0.text < $1.text }
    #expect(try values() == [last == RowID(9) ? 81_000 : 82_000])
  }

  @Test func `the nearest earlier day is found`() throws {
    for (id, day) in [(1, 0), (2, 3), (3, 9)] as [(UInt64, Int64)] {
      try add(id, day: day, hour: 1, grams: 80_000 + day)
    }
    for (day, grams) in [(0, nil), (1, 80_000), (3, 80_000), (4, 80_003), (20, 80_009)]
      as [(Int64, Int64?)]
    {
      #expect(try ledger.weight(before: Day(number: 20_513 + day))?.grams == grams)
    }
  }
}
