import Host
package import Rules
package import Time

/// The person's fasts on the disk, and the only owner of the connection to them.
package final class Ledger {
  package let places: Places
  /// Names this database's machine in the log, for ever.
  private(set) package var machine: String
  package let starts: Starts

  /// How often a daemon found its database closed properly, and how often not; this start is counted.
  package nonisolated struct Starts: Equatable, Sendable {
    package let clean: Int64
    package let unclean: Int64
    /// The last stop was a crash, a kill or a power cut.
    package let wasUnclean: Bool
  }

  /// Comes again and again while a long commit is written: nothing of it may ask the ledger.
  package var onPause: () -> Void = {}

  private(set) var connection: Connection
  /// Keeps a second daemon away until this one has closed.
  private var lock: FileLock?

  private init(
    places: Places, machine: String, starts: Starts, connection: Connection
  ) {
    self.places = places
    self.machine = machine
    self.starts = starts
    self.connection = connection
  }

  /// Damage was found: writes are refused, reads are still answered.
  package var isReadOnly: Bool { connection.isCorrupt }

  package nonisolated struct Opened {
    package let ledger: Ledger
    package let opening: Opening
    /// Not nil when the database was damaged and a new one was begun.
    package let setAside: SetAside?
  }

  /// Opens the database, or makes it; checks it whole after an unclean stop.
  package static func open(_ places: Places, at now: Instant) throws(StoreError) -> Opened {
    try open(places, at: now, schema: .current)
  }

  static func open(
    _ places: Places, at now: Instant, schema: Schema
  ) throws(StoreError) -> Opened {
    let lock = try StoreError.translating { () throws(FileError) in
      try Files.makePrivateDirectory(Files.parent(of: places.database))
      return try FileLock(places.lock)
    }
    let opened: Opened
    do throws(StoreError) {
      opened = try open(places, at: now, schema: schema, setAside: nil)
    } catch .corrupt(let detail) {
      let setAside = try SetAside.move(places, at: now, detail: detail)
      opened = try open(places, at: now, schema: schema, setAside: setAside)
    }
    opened.ledger.lock = consume lock
    return opened
  }

  private static func open(
    _ places: Places, at now: Instant, schema: Schema, setAside: SetAside?
  ) throws(StoreError) -> Opened {
    let connection = try connect(places)
    try migrate(connection, at: now, places: places, to: schema)
    do throws(StoreError) {
      let starts = try countStart(in: connection)
      if starts.wasUnclean { try connection.quickCheck() }
      let ledger = Ledger(
        places: places, machine: try machine(in: connection), starts: starts,
        connection: connection)
      return Opened(
        ledger: ledger, opening: try ledger.opening(at: now), setAside: setAside)
    } catch {
      // The version is ours, so what our statements do not find there was lost.
      throw error.asLoss ?? error
    }
  }

  /// What a decision needs right after start.
  private func opening(at now: Instant) throws(StoreError) -> Opening {
    let active = try running()
    let last = try lastFinished()
    return Opening(
      active: active, lastFinished: last,
      news: try openNews(at: now, about: [active, last].compactMap(\.self)),
      credits: try credits(), recent: try recentFasts(), reminders: try reminders(at: now),
      standing: try standing(), days: try dayBook(), drift: try drift(), hush: try hush(),
      mark: try phaseMark())
  }

  /// Throws what is damaged; from then on the ledger is read-only.
  package func quickCheck() throws(StoreError) {
    try connection.quickCheck()
  }

  /// Ends cleanly: the next start needs no check. Afterwards every question is refused.
  package func close() {
    close(keepingLock: false)
  }

  func close(keepingLock: Bool) {
    // A damaged database keeps its mark, and so is checked and set aside at the next start.
    if !isReadOnly, (try? Meta.isOpen.write(.integer(0), in: connection)) != nil {
      connection.foldLogOnClose()
    }
    connection.close()
    if !keepingLock { lock = nil }
  }

  /// Opens a database that is new again, under the lock that was kept.
  func reopen(at now: Instant) throws(StoreError) -> Opening {
    connection = try Self.connect(places)
    try Self.migrate(connection, at: now, places: places, to: .current)
    _ = try Self.countStart(in: connection)
    machine = try Self.machine(in: connection)
    return try opening(at: now)
  }
}
