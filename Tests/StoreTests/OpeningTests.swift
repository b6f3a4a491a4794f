import Nouns
import Glibc
import Host
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct OpeningTests {
  let scratch = Scratch()

  @Test func `a new database is empty and ours`() throws {
    let opened = try Ledger.open(scratch.places, at: .noon)
    #expect(
      opened.opening == Opening(active: nil, lastFinished: nil, news: [], credits: []))
    #expect(opened.setAside == nil)
    #expect(opened.ledger.starts == .init(clean: 1, unclean: 0, wasUnclean: false))
    #expect(RowID(text: opened.ledger.machine) != nil)
    #expect(!opened.ledger.isReadOnly)
  }

  @Test func `what was written is there after the next start`() throws {
    let ledger = try scratch.open()
    let machine = ledger.machine
    let finished = Fast.sample(1, hours: -48, lasting: .hours(20))
    let partial = Fast.sample(2, hours: -24, lasting: .hours(2))
    var cancelled = Fast.sample(3, hours: -20, lasting: .hours(17))
    cancelled.isCancelled = true
    let active = Fast.sample(4)
    for fast in [finished, partial, cancelled, active] {
      _ = try ledger.commit(.command(after: fast), at: .noon)
    }
    let news = News(
      key: .init(subject: active.id.text, kind: .goalReached, at: .noon), decided: .noon)
    _ = try ledger.commit(Commit(news: [news], actor: "fastd"), at: .noon)
    ledger.close()

    let opened = try Ledger.open(scratch.places, at: .noon)
    #expect(
      opened.opening
        == Opening(
          active: active, lastFinished: partial, news: [news],
          credits: [DaySpan(start: .monday - 2, end: .monday - 1)],
          recent: [active, partial, finished]))
    #expect(opened.ledger.machine == machine)
    #expect(opened.ledger.starts == .init(clean: 2, unclean: 0, wasUnclean: false))
  }

  @Test(arguments: [Span.zero, .hours(90_000), .hours(-90_000)])
  func `the newest fasts are there whatever the clock says`(off: Span) throws {
    let ledger = try scratch.open()
    let fasts = (0..<60 as Range<Int64>).map { number -> Fast in
      var fast = Fast.sample(
        UInt64(number), hours: -24 * number, lasting: .hours(18), goal: nil)
      fast.isCancelled = number.isMultiple(of: 10)
      return fast
    }
    _ = try ledger.commit(
      .command(fasts.map { Change(before: nil, after: .fast($0)) }), at: .noon)
    ledger.close()
    let recent = try Ledger.open(scratch.places, at: .noon + off).opening.recent
    #expect(recent == Array(fasts.filter { !$0.isCancelled }.prefix(50)))
  }

  @Test func `an unclean stop is noticed and counted`() throws {
    _ = try scratch.open()
    let ledger = try scratch.open()
    #expect(ledger.starts == .init(clean: 1, unclean: 1, wasUnclean: true))
    ledger.close()
    #expect(try scratch.open().starts == .init(clean: 2, unclean: 1, wasUnclean: false))
  }

  @Test func `a clean close leaves one file, and the lock`() throws {
    let ledger = try scratch.open()
    _ = try ledger.commit(.command(after: .sample(1)), at: .noon)
    #expect(
      try scratch.names() == ["fastd.db", "fastd.db-shm", "fastd.db-wal", "fastd.db.lock"])
    ledger.close()
    #expect(try scratch.names() == ["fastd.db", "fastd.db.lock"])
  }

  @Test func `only the person can read what we write, whatever the umask`() throws {
    // In another process: a umask is shared with every test that runs beside this one.
    let crasher = try Crasher(
      scratch.places, wrappedBy: ["/bin/sh", "-c", "umask 0 && exec \"$0\" \"$@\""])
    while crasher.lines.count < 3, crasher.read() {}
    crasher.kill()
    let directory = Files.parent(of: scratch.places.database)
    let names = try scratch.names()
    #expect(names == ["fastd.db", "fastd.db-shm", "fastd.db-wal", "fastd.db.lock"])
    for name in names { #expect(mode(of: "\(directory)/\(name)") == 0o600) }
    #expect(mode(of: directory) == 0o700)
    let backup = try scratch.open().backUp(at: .noon, on: .monday)
    #expect(mode(of: scratch.places.backups) == 0o700)
    #expect(mode(of: backup.path) == 0o600)
  }

  @Test func `modes that were loosened are tightened`() throws {
    try scratch.open().close()
    let directory = Files.parent(of: scratch.places.database)
    chmod(directory, 0o755)
    chmod(scratch.places.database, 0o644)
    _ = try scratch.open()
    #expect(mode(of: directory) == 0o700)
    #expect(mode(of: scratch.places.database) == 0o600)
  }

  @Test func `a second ledger is refused and told who has the first`() throws {
    let first = try scratch.open()
    #expect(throws: StoreError.inUse(pid: getpid())) { try scratch.open() }
    _ = try first.commit(.command(after: .sample(1)), at: .noon)
  }

  @Test(arguments: ["", "\n", "x", "99999999999999999999\n"])
  func `a lock that does not say who holds it still holds`(text: String) throws {
    let first = try scratch.open()
    try write(Array(text.utf8), to: scratch.places.lock)
    #expect(throws: StoreError.inUse(pid: nil)) { try scratch.open() }
    first.close()
  }

  @Test func `a foreign database is refused and not touched`() throws {
    try scratch.raw().script("CREATE TABLE mine (a); PRAGMA user_version = 1")
    let before = try bytes(scratch.places.database)
    #expect(throws: StoreError.foreign(path: scratch.places.database)) { try scratch.open() }
    #expect(try bytes(scratch.places.database) == before)
    #expect(try scratch.names() == ["fastd.db", "fastd.db.lock"])
  }

  @Test func `a database of another application is refused`() throws {
    try scratch.raw().script("PRAGMA application_id = 7")
    #expect(throws: StoreError.foreign(path: scratch.places.database)) { try scratch.open() }
  }

  @Test func `a newer database is refused and not touched`() throws {
    try scratch.open().close()
    try scratch.raw().script("PRAGMA user_version = 99")
    try scratch.foldLog()
    let before = try bytes(scratch.places.database)
    #expect(throws: StoreError.newer(version: 99, known: Schema.current.version)) {
      try scratch.open()
    }
    #expect(try bytes(scratch.places.database) == before)
  }

  @Test func `a version that never was is damage`() throws {
    try scratch.open().close()
    try scratch.raw().script("PRAGMA user_version = -1")
    let opened = try Ledger.open(scratch.places, at: .noon)
    #expect(opened.setAside?.detail == "version -1")
  }

  @Test func `a file in the way of the directory is named`() throws {
    let file = scratch.path + "/share"
    try write([], to: file)
    #expect(throws: StoreError.file(path: file + "/fastd", errno: ENOTDIR)) {
      try scratch.open()
    }
  }

  @Test func `a dangling link in the way of the directory is named`() throws {
    let link = scratch.path + "/share"
    symlink("/nowhere/at/all", link)
    #expect(throws: StoreError.self) { try scratch.open() }
  }

  @Test func `a directory in place of the database is named`() throws {
    try Files.makePrivateDirectory(scratch.places.database)
    #expect(throws: StoreError.notAFile(path: scratch.places.database)) {
      try scratch.open()
    }
  }

  @Test func `a directory in place of the lock is named`() throws {
    try Files.makePrivateDirectory(scratch.places.lock)
    #expect(throws: StoreError.file(path: scratch.places.lock, errno: EISDIR)) {
      try scratch.open()
    }
  }
}
