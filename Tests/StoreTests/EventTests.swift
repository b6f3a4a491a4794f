import Nouns
import Foundation
import Host
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct `The journal on the disk` {
  let scratch = Scratch()
  let ledger: Ledger

  init() throws {
    ledger = try scratch.open()
  }

  private func event(
    _ name: EventName, _ hours: Int64, _ payload: [EventKey: Event.Value] = [:]
  ) throws -> Event {
    try #require(Event(name, at: .noon + .hours(hours), payload))
  }

  private func write(_ events: [Event]) throws {
    var commit = Commit(actor: "test")
    commit.events = events
    _ = try ledger.commit(commit, at: .noon)
  }

  private func all() throws -> [Event] {
    try ledger.events(EventQuery(), limit: 1000).map(\.event)
  }

  @Test func `gives back what was written, newest first`() throws {
    let events = try [
      event(.fastStarted, 0),
      event(.viewClosed, 1, [.view: .word("a-b_C9"), .timeSpent: .number(0)]),
      event(
        .cyclePhaseSwitched, 2,
        [
          .from: .word("diet"), .to: .word("maintenance"), .dayNumber: .number(1_000_000_000),
          .automatic: .flag(false),
        ]),
      event(.onboardingStepCompleted, 3, [.stepNumber: .number(2), .stepName: .word("true")]),
    ]
    try write(events)
    #expect(try all() == events.reversed())
    var seen: [EventName] = []
    try ledger.events(EventQuery()) { name, _ in seen.append(name) }
    #expect(seen == events.map(\.name))
  }

  @Test func `is asked for by times, by name, and page by page`() throws {
    try write((0..<10).map { try event($0 % 2 == 0 ? .fastStarted : .fastStopped, $0 / 2) })
    var query = EventQuery(from: .noon + .hours(1), to: .noon + .hours(3))
    #expect(try ledger.events(query, limit: 100).count == 4)
    query.name = .fastStopped
    #expect(try ledger.events(query, limit: 100).count == 2)
    var pages: [Int64] = []
    var place = EventQuery()
    while let last = try ledger.events(place, limit: 3).last {
      pages += try ledger.events(place, limit: 3).map(\.seq)
      place.before = last.seq
    }
    #expect(pages == (1...10).reversed())
  }

  @Test func `a line of another version is passed over, and no damage`() throws {
    try write([event(.fastStarted, 0)])
    try scratch.raw(scratch.places.database).script(
      """
      INSERT INTO events (at_ms, name, payload) VALUES (1, 'meal_logged', '{"kcal":1}'),
        (2, 'fast_started', '{"later":"x"}'), (3, 'fast_started', '{"days":3}');
      """)
    #expect(try all().count == 1)
    #expect(!ledger.isReadOnly)
  }

  @Test func `is written with a command, or neither is`() throws {
    let change = Change(before: nil, after: .fast(.sample(1, hours: 0, lasting: .hours(1))))
    var commit = Commit(
      step: Step(kind: .command, verb: VerbWord("add"), changes: [change, change]), actor: "test")
    commit.events = [try event(.fastStarted, 0)]
    #expect(throws: StoreError.self) { try ledger.commit(commit, at: .noon) }
    #expect(try all() == [])
    commit.step = Step(kind: .command, verb: VerbWord("add"), changes: [change])
    _ = try ledger.commit(commit, at: .noon)
    #expect(try all().count == 1)
  }

  @Test func `forgets after its time, but not for a clock that runs ahead`() throws {
    let day: Int64 = 24
    try write([
      event(.fastStarted, -500 * day), event(.fastStopped, -401 * day),
      event(.viewOpened, -399 * day, [.view: .word("x")]),
      event(.fastStarted, 0),
    ])
    #expect(try ledger.forgetEvents(olderThan: EventBook.kept, at: .noon + .hours(9000 * day)) == 2)
    #expect(try all().map(\.name) == [.fastStarted, .viewOpened])
    #expect(try ledger.forgetEvents(olderThan: EventBook.kept, at: .noon) == 0)
  }

  @Test func `leaves no trace in the files once it is deleted`() throws {
    try write([event(.articleOpened, 0, [.topic: .word("a-topic-of-mine")])])
    _ = try ledger.backUp(at: .noon, for: .asked)
    try write([event(.articleOpened, 1, [.topic: .word("a-topic-of-mine")])])
    let older = scratch.places.backups + "/fastd-20200101T000000Z-daily.db"
    try scratch.raw(older).script(try MigrationTests.fixture(1))
    let counts = try ledger.clearEvents()
    #expect((counts.events, counts.erasure.backups) == (2, 1))
    #expect(try all() == [])
    let directories = [Files.parent(of: scratch.places.database), scratch.places.backups]
    for directory in directories {
      for name in try scratch.names(in: directory) {
        let bytes = try Data(contentsOf: URL(filePath: directory + "/" + name))
        #expect(bytes.range(of: Data("a-topic-of-mine".utf8)) == nil, "\(name)")
      }
    }
    let again = try ledger.clearEvents()
    #expect((again.events, again.erasure.backups) == (0, 0))
  }

  @Test func `what a backup has and this has not comes with it`() throws {
    let old = try [event(.fastStarted, 0), event(.viewOpened, 1, [.view: .word("stats")])]
    try write(old)
    let backup = try ledger.backUp(at: .noon, for: .asked)
    #expect(try ledger.compare(withCopy: backup.name, at: .later).events == [])
    _ = try ledger.forgetEvents(olderThan: .minutes(30), at: .noon + .hours(1))
    try write([event(.fastStopped, 2)])
    let difference = try ledger.compare(withCopy: backup.name, at: .later)
    #expect(difference.events == [old[0]])
    #expect(difference.changes == [])
  }
}
