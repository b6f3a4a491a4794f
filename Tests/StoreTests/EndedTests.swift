import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct `What statistics read` {
  let scratch = Scratch()
  let ledger: Ledger

  init() throws {
    ledger = try scratch.open()
  }

  private func read(_ days: ClosedRange<Day>? = nil) throws -> ([EndedFast], EndedRows) {
    var fasts: [EndedFast] = []
    let rows = try ledger.ended(touching: days, by: .end) { fasts.append($0) }
    return (fasts, rows)
  }

  @Test func `is nothing of an empty database`() throws {
    let (fasts, rows) = try read()
    #expect(fasts == [])
    #expect(rows == EndedRows())
  }

  @Test func `is what the rules make of the same rows`() throws {
    var other = Fast.sample(2, hours: 24, lasting: .hours(10), goal: .hours(14))
    other.schedule = "a name of my own that is long"
    var open = Fast.sample(3, hours: 48, lasting: .hours(30), goal: nil)
    open.schedule = nil
    var cancelled = Fast.sample(4, hours: 100, lasting: .hours(1))
    cancelled.isCancelled = true
    let berlin = Mark(
      instant: .noon + .hours(200), offset: 3600, zone: "Europe/Berlin", day: .monday + 8)
    var abroad = Fast.sample(5, hours: 180, lasting: .hours(20))
    abroad.end = berlin
    let running = Fast.sample(6, hours: 240)
    for fast in [abroad, Fast.sample(1, lasting: .hours(16)), other, open, cancelled, running] {
      _ = try ledger.commit(.command(after: fast), at: .noon)
    }
    let (fasts, rows) = try read()
    #expect(rows.cancelled == 1)
    #expect(rows.schedules == ["16:8", "a name of my own that is long"])
    #expect(fasts.map(\.schedule) == [0, 1, nil, 0])
    #expect(fasts.map(\.outcome) == [.completed, .partial, .open, .completed])
    #expect(fasts.map { $0.length.minutes / 60 } == [16, 10, 30, 20])
    #expect(fasts.map { $0.days.end - Day.monday } == [1, 1, 3, 8])
    #expect(fasts.map { $0.startSecond / 3600 } == [12, 12, 12, 0])
    #expect(fasts.map { $0.endSecond / 3600 } == [4, 22, 18, 21])
  }

  @Test(arguments: (0..<20).map { _ in UInt64.random(in: 0..<1 << 32) })
  func `touches the days that are asked for`(seed: UInt64) throws {
    var chance = Seeded(seed)
    var fasts: [Fast] = []
    var hour: Int64 = 0
    for number in 1...60 {
      hour += Int64.random(in: 0...20, using: &chance)
      let length = Int64.random(in: 1...80, using: &chance)
      // A traveller's clock may show another day than the one at home.
      let shift = Int64.random(in: -1...1, using: &chance)
      var fast = Fast.sample(UInt64(number), hours: hour, lasting: .hours(length))
      if let end = fast.end {
        fast.end = Mark(
          instant: end.instant, offset: end.offset, zone: end.zone, day: end.day + shift)
      }
      hour += length
      fasts.append(fast)
    }
    for fast in fasts.shuffled(using: &chance) {
      _ = try ledger.commit(.command(after: fast), at: .noon)
    }
    for _ in 0..<20 {
      let first = Day.monday + Int64.random(in: -3...150, using: &chance)
      let days = first...first + Int64.random(in: 0...30, using: &chance)
      let expected = fasts.compactMap { fast in
        fast.end.map { DaySpan(start: fast.start.day, end: $0.day) }
      }.filter { $0.start <= days.upperBound && $0.end >= days.lowerBound }
      let found = try read(days).0.map(\.days)
      #expect(Set(expected).subtracting(found) == [])
      #expect(found.allSatisfy { $0.start <= days.upperBound })
    }
  }
}
