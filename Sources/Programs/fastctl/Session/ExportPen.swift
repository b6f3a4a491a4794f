import Nouns
import Formats
import Host
import Wire

/// Writes rows as they come: after each page nothing of it is kept.
struct ExportPen: ~Copyable {
  private var writer: any RowWriter
  private let target: ExportTarget
  private var bytes: [UInt8] = []
  private var count = 0

  init(_ writer: any RowWriter, to target: consuming ExportTarget) {
    self.writer = writer
    self.target = target
    self.writer.begin(in: &bytes)
  }

  mutating func write(_ rows: [Row], _ session: inout Session) throws(Failure) {
    for row in rows where writer.add(row, to: &bytes) { count += 1 }
    try target.write(bytes, &session)
    bytes.removeAll(keepingCapacity: true)
  }

  /// How many there were.
  consuming func finish(_ session: inout Session) throws(Failure) -> Int {
    writer.end(in: &bytes)
    try target.write(bytes, &session)
    let count = count
    try target.finish()
    return count
  }
}

/// Where an export goes.
enum ExportTarget: ~Copyable {
  case output
  /// Which is there once all has been written.
  case file(FileWriter)

  /// The standard output for nil and `-`.
  init(_ path: String?) throws(Failure) {
    guard let path, path != "-" else {
      self = .output
      return
    }
    guard ExportFormat(rawValue: path) == nil else { throw .usage(.formatAsFile(path)) }
    do { self = .file(try FileWriter(path)) } catch { throw .file(error) }
  }

  borrowing func write(_ bytes: [UInt8], _ session: inout Session) throws(Failure) {
    switch self {
    case .output:
      session.output.data(bytes)
      session.output.flush()
    case .file(let file):
      do { try file.write(bytes) } catch { throw .file(error) }
    }
  }

  consuming func finish() throws(Failure) {
    switch consume self {
    case .output: return
    case .file(let file):
      do { try file.finish() } catch { throw .file(error) }
    }
  }
}
