import Host
import Time

/// Where the store keeps its files.
package nonisolated struct StoreFiles: Equatable, Sendable {
  package let database: String
  /// The directory of the automatic backups.
  package let backups: String

  /// Names what they are used on; nil where that has no name.
  package let hardware: String?
  /// As people call it; nil where it is not told to others.
  package let machine: String?

  package init(
    database: String, backups: String, hardware: String? = nil, machine: String? = nil
  ) {
    self.database = database
    self.backups = backups
    self.hardware = hardware
    self.machine = machine
  }

  var home: String { Files.parent(of: database) }
  var lock: String { database + ".lock" }
  var log: String { database + "-wal" }
  /// The files SQLite keeps beside the database.
  var companions: [String] { Self.companions(of: database) }

  static func companions(of database: String) -> [String] {
    logs(of: database) + [database + "-shm"]
  }

  /// What belongs to the content of a database that was not closed.
  static func logs(of database: String) -> [String] { [database + "-wal", database + "-journal"] }

  private var asidePrefix: String { database.dropFirst(home.count + 1) + ".corrupt-" }

  /// The databases that were set aside, newest first.
  func setAside() throws(StoreError) -> [String] {
    try asideFiles().filter { path in
      !["-wal", "-shm", "-journal"].contains { path.hasSuffix($0) }
    }
  }

  /// The same with their companions.
  func asideFiles() throws(StoreError) -> [String] {
    try Files.names(in: home).filter { $0.hasPrefix(asidePrefix) }.sorted(by: >)
      .map { home + "/" + $0 }
  }

  /// The name under which a database is set aside.
  func freeName(at now: Instant) -> String {
    let name = "\(database).corrupt-\(Stamp.text(now))"
    var candidate = name
    var count = 1
    while ([candidate] + Self.companions(of: candidate)).contains(where: Files.exists) {
      count += 1
      candidate = "\(name)-\(count)"
    }
    return candidate
  }
}
