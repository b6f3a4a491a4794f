import Glibc
import Host
import Time

/// Tells a start that a database is as its own daemon left it, so that its rows need no look: the
/// moment of the file's last change, which is written down in it before it is closed and given to it
/// afterwards. Whoever else writes to the file gives it another one.
nonisolated struct Seal: Equatable {
  private let seconds: Int
  private let nanoseconds: Int

  /// Of a file without a log beside it; nil where something may still be in the log.
  init?(on path: String) {
    for log in StoreFiles.logs(of: path) where Files.exists(log) { return nil }
    var facts = stat()
    guard stat(path, &facts) == 0 else { return nil }
    seconds = facts.st_mtim.tv_sec
    nanoseconds = facts.st_mtim.tv_nsec
  }

  /// For a file that is closed now; `number` is of no other time that it is. The seconds are the true
  /// ones: those who copy what has changed go by them.
  init(number: Int64) {
    seconds = Int(Clock.now().milliseconds / 1000)
    // Not 0, which is all that coarse file systems keep.
    nanoseconds = Int(number % 999_999_999) + 1
  }

  /// With all that rows are held against: a later version may find fault with what is there.
  func text(of schema: Schema) -> String {
    "\(seconds).\(nanoseconds) \(schema.version) \(Self.conditions)"
  }

  /// A number that changes when a condition does (FNV-1a).
  private static let conditions = NounTable.all.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
    $1.suspects.utf8.reduce($0) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// Without it the next start looks at all rows.
  func put(on path: String) {
    var facts = stat()
    guard Self(on: path) != nil, stat(path, &facts) == 0 else { return }
    let times = [facts.st_atim, timespec(tv_sec: seconds, tv_nsec: nanoseconds)]
    utimensat(AT_FDCWD, path, times, 0)
  }
}
