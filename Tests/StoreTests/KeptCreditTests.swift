import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct `Credited days that are kept for the next start` {
  let scratch = Scratch()

  private func streaks(_ mode: CreditMode, _ dice: inout Dice) -> Streaks {
    let spans = (0..<dice.number(0...60)).map { _ in
      let start = Day(number: dice.number(-40...20_000))
      return DaySpan(start: start, end: start + dice.number(0...3))
    }
    return Streaks(spans, mode: mode)
  }

  /// A database with one completed fast, closed with what a daemon would have kept.
  private func close(keeping streaks: Streaks, logging: Streaks? = nil) throws {
    let ledger = try scratch.open()
    let fast = Fast.sample(1, hours: -48, lasting: .hours(20))
    if try ledger.opening(at: .noon).credits.isEmpty {
      _ = try ledger.commit(.command(after: fast), at: .noon)
    }
    ledger.close(keeping: KeptCredits(streaks, logging: logging))
  }

  private func opening() throws -> Opening {
    let opened = try Ledger.open(scratch.places, at: .noon)
    defer { opened.ledger.close() }
    return opened.opening
  }

  private static let ofRows = [DaySpan(start: .monday - 2, end: .monday - 1)]

  @Test(arguments: Dice.seeds(10), CreditMode.allCases)
  func `come back as they were, once`(seed: UInt64, mode: CreditMode) throws {
    var dice = Dice(seed: seed)
    let streaks = streaks(mode, &dice)
    let logging = dice.once(in: 3) ? nil : self.streaks(.end, &dice)
    try close(keeping: streaks, logging: logging)
    let opening = try opening()
    #expect(opening.creditMode == mode)
    #expect(Streaks(opening.credits, mode: mode) == streaks)
    #expect(opening.logged.map { Streaks($0, mode: .end) } == logging)
    let next = try self.opening()
    #expect((next.creditMode, next.credits) == (nil, Self.ofRows))
    #expect(next.logged == nil)
  }

  @Test func `are nowhere while a daemon runs`() throws {
    var dice = Dice(seed: 1)
    try close(keeping: streaks(.end, &dice))
    let ledger = try scratch.open()
    #expect(try Meta.credits.text(in: try scratch.raw()) == nil)
    ledger.close()
  }

  @Test(arguments: [
    "UPDATE fasts SET note = 'x'", "UPDATE meta SET value = '0' || value WHERE key = 'credits'",
    "UPDATE meta SET value = value || ' 5' WHERE key = 'credits'",
    "UPDATE meta SET value = value || ' x y' WHERE key = 'credits'",
    "UPDATE meta SET value = value || char(10) || 'logged 5' WHERE key = 'credits'",
    "UPDATE meta SET value = value || ' 999999999999 1' WHERE key = 'credits'",
    "UPDATE meta SET value = replace(value, 'end', 'often') WHERE key = 'credits'",
    "UPDATE meta SET value = 7 WHERE key = 'credits'",
  ])
  func `count for nothing once somebody else has written, or under another seal`(sql: String) throws
  {
    var dice = Dice(seed: 2)
    try close(keeping: streaks(.end, &dice))
    let seal = try #require(Seal(on: scratch.places.database))
    let connection = try scratch.raw()
    try connection.script(sql)
    connection.foldLogOnClose()
    connection.close()
    // Where it was their own words, not even if nobody could tell.
    if sql.contains("credits") { seal.put(on: scratch.places.database) }
    let opening = try opening()
    #expect((opening.creditMode, opening.credits) == (nil, Self.ofRows))
  }
}
