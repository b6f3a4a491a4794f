import Glibc
import Host
package import Time

/// What was done with a database that cannot be used: it was renamed, never overwritten.
package nonisolated struct SetAside: Equatable, Sendable {
  /// Where it is now; its write-ahead log lies beside it.
  package let path: String
  package let at: Instant
  /// What SQLite said.
  package let detail: String
}

extension SetAside {
  /// Moves the closed database and its companions out of the way.
  nonisolated static func move(
    _ places: StoreFiles, at now: Instant, detail: String
  ) throws(StoreError) -> SetAside {
    let target = places.freeName(at: now)
    // The database goes last: were the machine to stop in between, the log is not taken for another's.
    for companion in places.companions where try Files.length(companion) != nil {
      try Files.rename(companion, to: target + companion.dropFirst(places.database.count))
    }
    try Files.rename(places.database, to: target)
    try sync(places)
    return SetAside(path: target, at: now, detail: detail)
  }

  private nonisolated static let pageSize = 4096

  /// Keeps a write-ahead log whose database is gone or empty: SQLite would delete it. With a blank page
  /// in front it is a database again, whole if it never was folded.
  nonisolated static func keepLog(_ places: StoreFiles, at now: Instant) throws(StoreError) {
    let log = places.log
    guard try Files.length(places.database) ?? 0 == 0, try Files.length(log) ?? 0 > 0 else {
      return
    }
    let target = places.freeName(at: now)
    try StoreError.translating { () throws(FileError) in
      try Files.replace(target, with: [UInt8](repeating: 0, count: pageSize))
    }
    try Files.rename(log, to: target + "-wal")
    try sync(places)
  }

  private nonisolated static func sync(_ places: StoreFiles) throws(StoreError) {
    try StoreError.translating { () throws(FileError) in try Files.syncDirectory(places.home) }
  }
}
