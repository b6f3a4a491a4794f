import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct ClockFactTests {
  let scratch = Scratch()

  private let days = DayBook(counted: .monday - 1, civil: .monday)
  private let drift = ClockDrift(
    boot: "boot", first: .hours(4), latest: .hours(5), carried: .minutes(-7))

  private func commit(_ change: (inout Commit) -> Void) throws -> Opening {
    let ledger = try scratch.open()
    var commit = Commit(actor: "fastd")
    change(&commit)
    _ = try ledger.commit(commit, at: .noon)
    #expect(try ledger.lastSeq() == 0)
    ledger.close()
    let opened = try Ledger.open(scratch.places, at: .noon)
    defer { opened.ledger.close() }
    return opened.opening
  }

  @Test func `days, drift and quiet are there after the next start`() throws {
    let opening = try commit {
      $0.days = days
      $0.drift = .some(drift)
      $0.hush = .some(.noon)
    }
    #expect(opening.days == days)
    #expect(opening.drift == drift)
    #expect(opening.hush == .noon)
  }

  @Test func `each of them stays until it is written anew or taken away`() throws {
    _ = try commit {
      $0.days = days
      $0.drift = .some(drift)
      $0.hush = .some(.noon)
    }
    let next = DayBook(counted: .monday, civil: .monday + 1)
    let turned = try commit { $0.days = next }
    #expect(turned.days == next)
    #expect(turned.drift == drift)
    #expect(turned.hush == .noon)
    let still = try commit { $0.drift = .some(nil) }
    #expect(still.days == next)
    #expect(still.drift == nil)
    #expect(still.hush == .noon)
    let loud = try commit { $0.hush = .some(nil) }
    #expect(loud.days == next)
    #expect(loud.hush == nil)
  }

  @Test(arguments: [Int64?.none, 3])
  func `the block of a program that was announced is there after the next start`(
    cycle: Int64?
  ) throws {
    let kind = cycle == nil ? Phase.Kind.paused : .diet
    let mark = PhaseMark(program: RowID(bits: 1, 2), kind: kind, cycle: cycle, from: .monday)
    #expect(try commit { $0.mark = .some(mark) }.mark == mark)
    #expect(try commit { $0.days = days }.mark == mark)
    #expect(try commit { $0.mark = .some(nil) }.mark == nil)
  }

  @Test func `they are part of the one transaction`() throws {
    let ledger = try scratch.open()
    var commit = Commit.command(after: .sample(1))
    commit.days = days
    commit.drift = .some(
      ClockDrift(boot: "nul \0", first: .zero, latest: .zero, carried: .zero))
    #expect(throws: StoreError.unstorable) { try ledger.commit(commit, at: .noon) }
    #expect(try ledger.running() == nil)
    #expect(try ledger.dayBook() == nil)
    commit.drift = .some(drift)
    _ = try ledger.commit(commit, at: .noon)
    #expect(try ledger.lastSeq() == 1)
    #expect(try ledger.dayBook() == days)
  }
}
