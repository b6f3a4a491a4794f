import CSQLite
package import Nouns

/// Why the store could not be opened, read or written.
package nonisolated enum StoreError: Error, Equatable, Sendable {
  /// Another daemon holds the database; its pid where it could be read.
  case inUse(pid: Int32?)
  /// The file is an SQLite database, but not ours.
  case foreign(path: String)
  /// A newer fastd wrote it.
  case newer(version: Int64, known: Int64)
  /// The file system cannot hold a write-ahead log: it is on a network, as a rule.
  case noWriteAheadLog(path: String)
  case file(path: String, errno: Int32)
  /// A pipe, a device or a directory lies where a file of ours should.
  case notAFile(path: String)
  case cannotOpen(path: String, errno: Int32)
  /// Neither this file nor its directory lets us write.
  case unwritable
  case diskFull
  case ioFailed(code: Int32, errno: Int32)
  case corrupt(detail: String)
  /// A value of that column means nothing to us: its row is of no use, the file may be well.
  case unusable(String)
  /// A copy of a database that is not taken in, and what in it is the matter.
  case unfit(BackupFlaw, detail: String)
  /// Corruption was found earlier: reads go on, writes are refused.
  case readOnly
  /// The file was removed, or another put in its place, while it was open.
  case moved
  /// The disk failed at the last moment: the next start may find it done.
  case doubtful
  /// It is done in copies of the database, and not in the database.
  case partly
  /// Somebody else holds SQLite's own lock.
  case busy
  /// The rows are no longer what the commit says they were; nothing was written.
  case conflict
  /// Text that SQLite's JSON cannot give back: it holds a NUL.
  case unstorable
  case closed
  /// Any other answer of SQLite: a mistake of ours.
  case failed(code: Int32, message: String)

  var isCorruption: Bool {
    if case .corrupt = self { true } else { false }
  }

  /// What the database's failure means when so many copies were changed before it.
  func after(copies count: Int) -> StoreError {
    count > 0 && self != .doubtful ? .partly : self
  }

  /// May be otherwise when it is tried again.
  var mayPass: Bool {
    switch self {
    case .diskFull, .ioFailed, .cannotOpen, .file, .notAFile, .corrupt, .busy, .doubtful: true
    case .failed(let code, _): code == SQLITE_NOMEM
    default: false
    }
  }

  /// The damage that a statement of ours proves which SQLite does not understand, or a value that no
  /// table of ours can hold; nil for what says nothing about the file, such as that memory is short.
  package var asLoss: StoreError? {
    switch self {
    case .failed(SQLITE_ERROR, let message): .corrupt(detail: message)
    case .unusable(let column): .corrupt(detail: "column \(column)")
    default: nil
    }
  }
}
