import Host
import Time

/// The directory of the automatic backups.
nonisolated struct BackupDirectory {
  let path: String
  /// Others have theirs while a copy is made or searched.
  var turns: Turns?

  private var unfinished: String { path + "/.unfinished" }
  private var compared: String { path + "/.compared" }
  private var rewritten: String { path + "/.rewritten" }

  /// Newest first.
  func list() throws(StoreError) -> [Backup] {
    try Files.names(in: path).compactMap { Backup(name: $0, in: path) }
      .sorted { ($0.at, $0.path) > ($1.at, $1.path) }
  }

  /// Copies what the connection sees; it has its name only when it is whole and on the disk.
  func make(
    from connection: Connection, at now: Instant, reason: Backup.Reason
  ) throws(StoreError) -> Backup {
    let backup = Backup(in: path, at: try moment(now), reason: reason)
    try makeDirectory()
    try write(connection, in: backup.path)
    return backup
  }

  /// Page by page without the free ones, so that none of them keeps what went.
  private func write(_ connection: Connection, in place: String) throws(StoreError) {
    try Files.remove(unfinished)
    try Files.makePrivateFile(unfinished)
    do throws(StoreError) {
      try connection.run("VACUUM INTO ?", .text(unfinished))
      try Files.synchronize(unfinished)
      try Files.rename(unfinished, to: place)
      try StoreError.translating { () throws(FileError) in
        try Files.syncDirectory(Files.parent(of: place))
      }
    } catch {
      // A half-written copy on a full disk only makes it fuller.
      try? Files.remove(unfinished)
      throw error
    }
  }

  /// Reads one of them.
  func open(_ backup: Backup) throws(StoreError) -> Connection {
    try open(backup.path, .readOnly)
  }

  func open(_ path: String, _ access: Connection.Access) throws(StoreError) -> Connection {
    let connection = try Connection(path: path, access: access)
    connection.turns = turns
    return connection
  }

  /// A second that no other has, so that none is overwritten, and it is known which is the newer one.
  private func moment(_ now: Instant) throws(StoreError) -> Instant {
    let taken = Set(try list().map { Stamp.text($0.at) })
    var moment = now
    while taken.contains(Stamp.text(moment)) { moment = moment + .second }
    return moment
  }

  /// The daily ones and the others that have had their time; one that cannot go now goes later.
  func prune(in zone: Zone) throws(StoreError) {
    let lineages = Dictionary(grouping: try list(), by: lineage)
    for backup in lineages.values.flatMap({ Retention.expired($0, in: zone) }) {
      try Files.remove(backup.path)
    }
  }

  /// What names the database that a backup is of; nil where that cannot be read.
  private func lineage(of backup: Backup) -> String? {
    guard let connection = try? open(backup) else { return nil }
    return try? Meta.machine.text(in: connection)
  }

  /// Copies a database with its logs, and says where to.
  func copy(_ database: String) throws(StoreError) -> String {
    try copy(database, to: compared)
    return compared
  }

  private func copy(_ database: String, to target: String) throws(StoreError) {
    Files.removeDatabase(target)
    try makeDirectory()
    var files = [database]
    for log in StoreFiles.logs(of: database) where try Files.length(log) != nil {
      files.append(log)
    }
    try StoreError.translating { () throws(FileError) in
      for file in files {
        try Files.copy(
          file, to: target + file.dropFirst(database.count), isLasting: false
        ) { turns?.take() }
      }
    }
  }

  /// Puts what `edit` makes of a copy in the place of a database: half done it stays as it was.
  func rewrite(
    _ database: String, edit: (Connection) throws(StoreError) -> Void
  ) throws(StoreError) {
    try copy(database, to: rewritten)
    defer { Files.removeDatabase(rewritten) }
    let connection = try open(rewritten, .readWrite)
    try connection.script("PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF")
    try edit(connection)
    try write(connection, in: database)
    for companion in StoreFiles.companions(of: database) { try Files.remove(companion) }
  }

  private func makeDirectory() throws(StoreError) {
    try StoreError.translating { () throws(FileError) in
      try Files.makePrivateDirectory(path)
    }
  }
}
