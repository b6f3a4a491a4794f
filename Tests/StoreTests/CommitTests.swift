import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct CommitTests {
  let scratch = Scratch()
  let ledger: Ledger

  init() throws {
    ledger = try scratch.open()
  }

  @Test func `a fast is read back as it was written`() throws {
    var fast = Fast.sample(1)
    fast.note = "a \"note\" with ' \\ \u{1} and 🍏 \u{7f}\nü"
    _ = try ledger.commit(.command(after: fast), at: .noon)
    #expect(try ledger.history(HistoryQuery()) == [fast])
    #expect(
      try ledger.changes(since: 0, limit: 9).map(\.subject) == [
        .change(Change(before: nil, after: .fast(fast)))
      ])
  }

  @Test func `the most extreme numbers come back from table and log`() throws {
    let earliest = Mark(
      instant: Instant(milliseconds: .min), offset: .min, zone: "", day: Day(number: .min))
    let latest = Mark(
      instant: Instant(milliseconds: .max), offset: .max, zone: "Z/Z", day: Day(number: .max))
    let fast = Fast(
      id: RowID(1), start: earliest, end: latest, goal: Span(milliseconds: .max), schedule: "",
      note: "", isCancelled: true)
    _ = try ledger.commit(.command(after: fast), at: Instant(milliseconds: .max))
    _ = try ledger.commit(.command(before: fast), at: Instant(milliseconds: .min))
    let log = try ledger.changes(since: 0, limit: 9)
    #expect(
      log.map(\.subject) == [
        .change(Change(before: nil, after: .fast(fast))),
        .change(Change(before: .fast(fast), after: nil)),
      ])
    #expect(log.map(\.at.milliseconds) == [.max, .min])
    let machines = try ledger.connection.rows("SELECT machine FROM steps") {
      columns throws(StoreError) in try columns.text(0)
    }
    #expect(machines == [ledger.machine, ledger.machine])
  }

  @Test func `the log's number grows with every change and every news`() throws {
    #expect(try ledger.lastSeq() == 0)
    _ = try ledger.commit(.command(after: .sample(1)), at: .noon)
    #expect(try ledger.lastSeq() == 1)
    let news = News(
      key: .init(subject: "x", kind: .goalReached, at: .noon), decided: .noon)
    _ = try ledger.commit(Commit(news: [news], actor: "fastd"), at: .noon)
    #expect(try ledger.lastSeq() == 2)
    _ = try ledger.commit(.command("cancel", before: .sample(1)), at: .noon)
    #expect(try ledger.lastSeq() == 3)
    #expect(try ledger.lastSeq() == 3)
    let log = try ledger.changes(since: 0, limit: 9)
    #expect(log.map(\.verb) == ["start", "goalReached", "cancel"])
    #expect(log.map(\.actor) == ["test", "fastd", "test"])
    #expect(log[1].subject == .news(news))
  }

  @Test func `a commit says which fast ended last by then`() throws {
    let early = Fast.sample(1, hours: -48, lasting: .hours(16))
    let late = Fast.sample(2, hours: -24, lasting: .hours(16))
    #expect(try ledger.commit(.command(after: .sample(3)), at: .noon).finished == nil)
    #expect(try ledger.commit(.command(after: late), at: .noon).finished == late)
    #expect(try ledger.commit(.command(after: early), at: .noon).finished == late)
    #expect(try ledger.commit(.command(before: late), at: .noon).finished == early)
  }

  @Test func `a number is never given twice`() throws {
    _ = try ledger.commit(.command(after: .sample(1)), at: .noon)
    try ledger.connection.script("DELETE FROM changes")
    _ = try ledger.commit(.command(before: .sample(1)), at: .noon)
    #expect(try ledger.lastSeq() == 2)
  }

  enum Stale: CaseIterable {
    case existing, missing, different, otherID, second, nothing
  }

  @Test(arguments: Stale.allCases)
  func `a commit that does not know the rows is refused whole`(stale: Stale) throws {
    let fast = Fast.sample(1)
    _ = try ledger.commit(.command(after: fast), at: .noon)
    var changed = fast
    changed.note = "other"
    let bad =
      switch stale {
      case .existing: Commit.command(after: fast)
      case .missing: Commit.command(before: .sample(2, lasting: .hour))
      case .different: Commit.command(before: changed, after: fast)
      case .otherID: Commit.command(before: fast, after: .sample(2))
      case .second: Commit.command(after: .sample(3))
      case .nothing: Commit.command()
      }
    // A good change before the bad one must go with it.
    let good = Change(before: nil, after: .fast(.sample(9, hours: -90, lasting: .hour)))
    let step = try #require(bad.step)
    let commit = Commit(
      step: Step(kind: .command, verb: VerbWord("start"), changes: [good] + step.changes),
      actor: "test")
    #expect(throws: StoreError.conflict) { try ledger.commit(commit, at: .noon) }
    #expect(try ledger.history(HistoryQuery()) == [fast])
    #expect(try ledger.steps(limit: 9).count == 1)
    #expect(try ledger.lastSeq() == 1)
    _ = try ledger.commit(.command(before: fast, after: changed), at: .noon)
    #expect(try ledger.lastSeq() == 2)
  }

  @Test func `text that cannot be kept is refused`() throws {
    var fast = Fast.sample(1)
    fast.note = "nul \0 byte"
    #expect(throws: StoreError.unstorable) {
      try ledger.commit(.command(after: fast), at: .noon)
    }
    #expect(try ledger.history(HistoryQuery()).isEmpty)
  }

  @Test func `news are one row a key and remember their state`() throws {
    var news = News(
      key: .init(subject: "x", kind: .goalReached, at: .noon), decided: .noon + .second)
    _ = try ledger.commit(Commit(news: [news], actor: "daemon"), at: .noon)
    news.state = .shown
    _ = try ledger.commit(Commit(news: [news], actor: "daemon"), at: .noon)
    #expect(try ledger.news(about: ["x"]) == [news])
    #expect(try ledger.lastSeq() == 1)
    news.state = .closed
    _ = try ledger.commit(Commit(news: [news], actor: "daemon"), at: .noon)
    #expect(try ledger.lastSeq() == 1)
    news.state = .due
    _ = try ledger.commit(Commit(news: [news], actor: "daemon"), at: .noon)
    _ = try ledger.commit(Commit(news: [news], actor: "daemon"), at: .noon)
    #expect(try ledger.changes(since: 1, limit: 9).map(\.subject) == [.news(news)])
    #expect(try ledger.steps(limit: 9).isEmpty)
  }

  @Test func `a whole commit is one transaction`() throws {
    let news = News(
      key: .init(subject: "bad \0", kind: .goalReached, at: .noon), decided: .noon)
    let step = Commit.command(after: .sample(1)).step
    #expect(throws: StoreError.unstorable) {
      try ledger.commit(Commit(step: step, news: [news], actor: "test"), at: .noon)
    }
    #expect(try ledger.history(HistoryQuery()).isEmpty)
    #expect(try ledger.lastSeq() == 0)
  }

  @Test func `after closing everything is refused`() throws {
    ledger.close()
    #expect(throws: StoreError.closed) { try ledger.lastSeq() }
    #expect(throws: StoreError.closed) {
      try ledger.commit(.command(after: .sample(1)), at: .noon)
    }
  }

  @Test func `somebody else's write lock is waited for, then reported`() throws {
    let other = try scratch.raw()
    try other.run("BEGIN IMMEDIATE")
    #expect(throws: StoreError.busy) {
      try ledger.commit(.command(after: .sample(1)), at: .noon)
    }
    try other.run("ROLLBACK")
    _ = try ledger.commit(.command(after: .sample(1)), at: .noon)
    #expect(try ledger.lastSeq() == 1)
  }
}
