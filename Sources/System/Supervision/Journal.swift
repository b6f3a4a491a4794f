import CSystemd
import Glibc

/// Where the log goes: the journal with its fields when standard error leads there, else standard
/// error as text.
package final class Journal {
  /// Lines that matter less are dropped.
  package var threshold: LogLevel

  private let program: String
  private let hasJournal: Bool

  package init(program: String, threshold: LogLevel = .info) {
    self.program = program
    self.threshold = threshold
    hasJournal = Self.standardErrorIsTheJournal()
  }

  package func write(_ entry: LogEntry) {
    guard entry.level <= threshold else { return }
    if hasJournal, send(entry) { return }
    let bytes = Array("\(entry.plainText(program: program))\n".utf8)
    // A log that cannot be written has nobody to be told to.
    _ = Glibc.write(STDERR_FILENO, bytes, bytes.count)
  }

  private func send(_ entry: LogEntry) -> Bool {
    let fields = entry.journalFields(program: program).map { Array($0.utf8) }
    // One buffer, so that every vector points into memory that outlives the call.
    var bytes = fields.flatMap { $0 }
    return bytes.withUnsafeMutableBytes { buffer in
      var offset = 0
      let vectors = fields.map { field in
        defer { offset += field.count }
        return iovec(iov_base: buffer.baseAddress.map { $0 + offset }, iov_len: field.count)
      }
      return sd_journal_sendv(vectors, CInt(vectors.count)) == 0
    }
  }

  /// systemd.exec(5): `JOURNAL_STREAM` is inherited by children whose standard error leads
  /// elsewhere, so its device and inode are compared.
  private static func standardErrorIsTheJournal() -> Bool {
    guard let stream = getenv("JOURNAL_STREAM") else { return false }
    var status = stat()
    guard fstat(STDERR_FILENO, &status) == 0 else { return false }
    return String(cString: stream) == "\(status.st_dev):\(status.st_ino)"
  }
}
