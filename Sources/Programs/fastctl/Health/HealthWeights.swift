import Formats
import Host
import Nouns
import Wire

/// The table of all weights in the health folder: one file, which is always written whole.
struct HealthWeights {
  let folder: String
  let format: ExportFormat

  private static let formats: [ExportFormat] = [.csv, .json, .calendar]

  /// Whether a file of the folder is such a table.
  static func isName(_ name: String) -> Bool { formats.contains { Self.name($0) == name } }

  /// A name that nobody gives a file of their own.
  private static func name(_ format: ExportFormat) -> String { "fastd-weights.\(format.ending)" }

  /// The weights as they are now; without any there is no file, and none of another format.
  func write(_ session: inout Session) throws(Failure) {
    let bytes = try bytes(&session)
    if let bytes {
      try onDisk { () throws(FileError) in
        try Files.replace(path(of: format), with: bytes, behindLinks: false)
      }
    }
    _ = try remove(but: bytes == nil ? nil : format)
  }

  /// Says where they were.
  func remove(but kept: ExportFormat? = nil) throws(Failure) -> [String] {
    var removed: [String] = []
    for format in Self.formats where format != kept {
      let path = path(of: format)
      guard Files.size(path) != nil else { continue }
      try onDisk { () throws(FileError) in try Files.delete(path) }
      removed.append(path)
    }
    return removed
  }

  private func path(of format: ExportFormat) -> String { "\(folder)/\(Self.name(format))" }

  /// Oldest first; nil where there is no weight.
  private func bytes(_ session: inout Session) throws(Failure) -> [UInt8]? {
    guard format != .calendar else {
      let days = try ExportedDays.read(&session)
      return days.lines.isEmpty ? nil : days.calendar(try session.wording())
    }
    var weighings: [Weighing] = []
    try session.stream(ExportCalls.Everything.self, EverythingQuestion(noun: .weighing)) {
      (_, page) throws(Failure) in
      for case .weighing(let weighing) in page.rows { weighings.append(weighing) }
    }
    guard !weighings.isEmpty else { return nil }
    weighings.sort { $0.at.instant < $1.at.instant }
    var writer = format == .csv ? NounTable.writer(of: .weighing) : format.writer(at: Clock.now())
    var bytes: [UInt8] = []
    writer.begin(in: &bytes)
    for weighing in weighings { _ = writer.add(weighing.row, to: &bytes) }
    writer.end(in: &bytes)
    return bytes
  }

  private func onDisk(_ body: () throws(FileError) -> Void) throws(Failure) {
    do { try body() } catch { throw .file(error) }
  }
}
