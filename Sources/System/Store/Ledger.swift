import Host
package import Rules
package import Time

/// The person's fasts on the disk, and the only owner of the connection to them.
package final class Ledger {
  package let places: StoreFiles
  /// Names the device in the log and in operations; on other hardware it is another one.
  package internal(set) var machine: String
  package let starts: Starts

  /// How often a daemon found its database closed properly, and how often not; this start is counted.
  package nonisolated struct Starts: Equatable, Sendable {
    package let clean: Int64
    package let unclean: Int64
    /// The last stop was a crash, a kill or a power cut.
    package let wasUnclean: Bool
  }

  /// Called again and again while something takes long; nothing in it may ask the ledger.
  package var onPause: () -> Void = {}
  let turns = Turns()

  private(set) var connection: Connection
  /// Damage was found, and found again.
  private var isDamaged = false
  /// What SQLite calls the content after all rows were looked at: another number once somebody else
  /// has written. Nil where they were not.
  private var checked: Int64?
  /// The tables that `checkNext` has yet to look at; nil before the first.
  private var unchecked: [String]?
  /// The file that is open, whatever its name leads to meanwhile.
  private var file: FileIdentity?
  /// Keeps a second daemon away until this one has closed.
  private var lock: FileLock?
  /// Whether what is committed waits for its answer; see `holdCommit`.
  var hold = Hold.none
  /// A step of very many rows waits.
  var isHeldLong = false
  /// Evidence by which the operations of several devices are merged; nil until it is read.
  var merging: MergeFacts? { didSet { if merging == nil { undecided = nil } } }
  /// How many decisions there are; nil until it is counted.
  var undecided: (entries: Int64, repeats: Int64)?
  /// Rows became others, without a step to say which.
  var hasMerged = false

  private init(
    places: StoreFiles, machine: String, starts: Starts, connection: Connection, checked: Int64?
  ) {
    self.places = places
    self.checked = checked
    self.machine = machine
    self.starts = starts
    self.connection = connection
    file = Files.identity(places.database)
    turns.others = { [weak self] in MainActor.assumeIsolated { self?.onPause() } }
  }

  /// Damage was found: writes are refused, reads are still answered.
  package var isReadOnly: Bool {
    try? lookAgain()
    return isDamaged || connection.isCorrupt
  }

  /// The database was removed, or another lies in its place: what is written now would be lost.
  package var hasMoved: Bool { file?.isElsewhere(than: places.database) ?? false }

  package nonisolated struct Opened {
    package let ledger: Ledger
    package let opening: Opening
    /// Not nil when the database was damaged and a new one was begun.
    package let setAside: SetAside?
    /// What is left of an older one, until the person has settled it.
    package let loss: Loss?
    /// How many rows of an older version have got an operation now.
    package let baseline: Int
  }

  /// Opens the database, or makes it; checks it whole after an unclean stop.
  package static func open(_ places: StoreFiles, at now: Instant) throws(StoreError) -> Opened {
    try open(places, at: now, schema: .current)
  }

  static func open(
    _ places: StoreFiles, at now: Instant, schema: Schema
  ) throws(StoreError) -> Opened {
    let lock = try StoreError.translating { () throws(FileError) in
      try Files.makePrivateDirectory(Files.parent(of: places.database))
      return try FileLock(places.lock)
    }
    try? BackupDirectory(path: places.backups).sweep()
    let opened = try openTwice(places, at: now, schema: schema)
    opened.ledger.lock = consume lock
    return opened
  }

  /// What may have been a passing failure of the disk is tried once more, and only what is found
  /// damaged twice is moved.
  private static func openTwice(
    _ places: StoreFiles, at now: Instant, schema: Schema
  ) throws(StoreError) -> Opened {
    do throws(StoreError) { return try open(places, at: now, schema: schema, setAside: nil) } catch
    {
      guard error.mayPass else { throw error }
    }
    do throws(StoreError) {
      return try open(places, at: now, schema: schema, setAside: nil)
    } catch .corrupt(let detail) {
      try checkReadable(places)
      let setAside = try SetAside.move(places, at: now, detail: detail)
      return try open(places, at: now, schema: schema, setAside: setAside)
    }
  }

  /// Throws what the disk says where it is that, and not the database, which fails.
  private static func checkReadable(_ places: StoreFiles) throws(StoreError) {
    for path in [places.database] + StoreFiles.logs(of: places.database) {
      try Files.readThrough(path)
    }
  }

  private static func open(
    _ places: StoreFiles, at now: Instant, schema: Schema, setAside: SetAside?
  ) throws(StoreError) -> Opened {
    let seal = Seal(on: places.database)
    let hasLog = try Files.length(places.log) ?? 0 > 0
    let connection = try connect(places, at: now)
    let isLogMissing = !hasLog && keepsLog(connection)
    try migrate(connection, at: now, places: places, to: schema)
    do throws(StoreError) {
      try schema.checkTables(of: connection)
      try nameAnew(connection, in: places)
      let name = try Self.machine(in: connection)
      let machine = try device(in: connection, hardware: places.hardware)
      let isAsLeft = try isAsLeft(connection, seal, schema)
      let credits = isAsLeft ? try KeptCredits(in: connection) : nil
      let starts = try countStart(in: connection)
      if starts.wasUnclean { try connection.quickCheck() }
      var (baseline, checked) = (0, nil as Int64?)
      do throws(StoreError) {
        if !isAsLeft { try schema.removeStrangers(from: connection) }
        try dropStrayNumbers(in: connection)
        for device in try Devices(in: connection).ids.keys {
          try OperationNumber.setAsideStray(of: device, in: connection)
        }
        if !isAsLeft { try setAsideUnusable(in: connection, on: places.hardware, at: now) }
        baseline = try layBaseline(in: connection, on: places.hardware)
        try translateVersions(in: connection, on: places.hardware, at: now)
        let isLogLost = starts.wasUnclean && isLogMissing
        try noteLostEnd(in: connection, named: name, isLogLost: isLogLost, at: now, places)
        try tellDevice(in: connection, places, at: now)
        checked = try contentNumber(of: connection)
      } catch .diskFull {
        // As above: what can be read of it is shown all the same.
      }
      let ledger = Ledger(
        places: places, machine: machine, starts: starts, connection: connection, checked: checked)
      try? ledger.eraseElsewhere()
      // Before anything reaches the file: what is damaged is set aside as it was found.
      let opened = Opened(
        ledger: ledger, opening: try ledger.opening(at: now, credits), setAside: setAside,
        loss: try ledger.loss(), baseline: baseline)
      // From here on the file itself says that it is open, should its log be lost. The log of a first run has
      // all there is, should the file be lost.
      if starts.clean + starts.unclean > 1 {
        try? connection.script("PRAGMA wal_checkpoint(PASSIVE)")
      }
      return opened
    } catch {
      // The version is ours, so what our statements do not find there was lost.
      throw error.asLoss ?? error
    }
  }

  /// For decisions right after start, or where rows changed outside a command.
  package func opening(at now: Instant) throws(StoreError) -> Opening {
    try opening(at: now, nil)
  }

  private func opening(at now: Instant, _ kept: KeptCredits?) throws(StoreError) -> Opening {
    let active = try running()
    let lasts = try lasts()
    let spans = if let kept { kept.spans } else { try credits() }
    return Opening(
      active: active, lastFinished: lasts.finished, lastMeant: lasts.meant,
      news: try openNews(at: now, about: [active, lasts.finished, lasts.meant].compactMap(\.self)),
      credits: spans, creditMode: kept?.mode, logged: kept?.logged,
      recent: try recentFasts(), reminders: try reminders(at: now),
      standing: try standing(), days: try dayBook(), drift: try drift(), hush: try hush(),
      mark: try phaseMark(), recoveries: try recoveries())
  }

  /// Throws what is damaged; from then on the ledger is read-only.
  package func quickCheck(of table: String? = nil) throws(StoreError) {
    do throws(StoreError) {
      try atLength { () throws(StoreError) in try connection.quickCheck(of: table) }
    } catch {
      try lookAgain()
      if isDamaged { throw error }
    }
  }

  /// The same table by table, since SQLite goes through the pages of all that it is asked for in one go; false
  /// after the last one. Pages that belong to no table are looked at after a crash only.
  package func checkNext() throws(StoreError) -> Bool {
    if unchecked == nil { unchecked = try connection.tables() }
    var tables = unchecked ?? []
    if let table = tables.popLast() { try quickCheck(of: table) }
    unchecked = tables
    return !tables.isEmpty
  }

  /// Throws where nothing may be written.
  func requireWritable() throws(StoreError) {
    guard !hasMoved else { throw .moved }
    try lookAgain()
    guard !isDamaged, !connection.isCorrupt else { throw .readOnly }
  }

  /// What looks like damage may be a failure of the disk that has passed: the file is opened anew.
  private func lookAgain() throws(StoreError) {
    guard connection.isSuspect, !isDamaged, !hasMoved else { return }
    do throws(StoreError) {
      let other = try Connection(path: places.database, access: .readWrite)
      try Self.prepare(other, path: places.database)
      try other.quickCheck()
      connection.close()
      connection = other
      checked = nil
    } catch {
      try Self.checkReadable(places)
      guard error.isCorruption else { throw error }
      isDamaged = true
    }
  }

  /// Ends cleanly: the next start needs no check, and takes over the credited days that are kept for it.
  /// Afterwards every question is refused.
  package func close(keeping credits: KeptCredits? = nil) {
    close(keepingLock: false, credits)
  }

  func close(keepingLock: Bool, _ credits: KeptCredits? = nil) {
    // A damaged database keeps its mark, and so is checked and set aside at the next start.
    var seal: Seal?
    if !isReadOnly, (try? Meta.isOpen.write(.integer(0), in: connection)) != nil {
      seal = try? writeSeal(with: credits)
      connection.foldLogOnClose()
    }
    connection.close()
    seal?.put(on: places.database)
    if !keepingLock { lock = nil }
  }

  /// Nil where others wrote beside us: the next start looks at what.
  private func writeSeal(with credits: KeptCredits?) throws(StoreError) -> Seal? {
    guard let checked, try Self.contentNumber(of: connection) == checked else { return nil }
    let seal = Seal(number: starts.clean + starts.unclean)
    try connection.transaction { () throws(StoreError) in
      let text = seal.text(of: .current)
      try credits?.write(under: text, in: connection)
      try Meta.seal.write(.text(text), in: connection)
    }
    return seal
  }

  /// Leaves a database that is damaged or no longer in its place, and opens what is there then: what
  /// was removed is a backup first, what is damaged is set aside.
  package func renew(at now: Instant) throws(StoreError) -> Opened {
    if hasMoved {
      _ = try makeBackup(at: now, .restoring)
      connection.close()
    } else if isReadOnly {
      connection.close()
      _ = try SetAside.move(places, at: now, detail: "")
    } else {
      close(keepingLock: true)
    }
    // The lock may have gone with the database.
    lock = nil
    let opened = try Self.open(places, at: now)
    takeOver(opened.ledger)
    return opened
  }

  private func takeOver(_ other: Ledger) {
    connection.close()
    connection = other.connection
    machine = other.machine
    file = other.file
    checked = other.checked
    isDamaged = false
    if let held = other.lock.take() { lock = consume held }
  }

  /// Opens what is there now, under the lock that was kept.
  func reopen(at now: Instant) throws(StoreError) -> Opening {
    let opened = try Self.openTwice(places, at: now, schema: .current)
    takeOver(opened.ledger)
    return opened.opening
  }
}
