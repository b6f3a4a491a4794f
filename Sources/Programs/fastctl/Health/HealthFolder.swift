import Nouns
import Formats
import Host
import Time
import Wire

/// The folder where each completed fast is a file that is named by its start and its id, so that
/// none is ever there twice.
struct HealthFolder {
  let path: String
  let format: ExportFormat
  let writer: any RowWriter
  /// The files of each fast; more than one only where something was renamed.
  private var files: [String: [String]] = [:]

  init(_ path: String, _ format: ExportFormat, _ writer: any RowWriter) throws(Failure) {
    self.path = path
    self.format = format
    self.writer = writer
    for name in try Self.onDisk({ () throws(FileError) in try Files.visible(in: path) }) {
      if let id = Self.id(in: name) { files[id, default: []].append(name) }
    }
  }

  var ids: Set<String> { Set(files.keys) }

  /// The fast as it is now: written where it is complete, else taken away.
  mutating func put(_ fast: Fast) throws(Failure) {
    guard fast.isCompleted == true else {
      try remove(fast.id.text)
      return
    }
    let name = name(of: fast)
    var writer = writer
    let bytes = writer.file(of: fast)
    try Self.onDisk { () throws(FileError) in
      // What a link of that name leads to is none of ours.
      try Files.replace("\(path)/\(name)", with: bytes, behindLinks: false)
    }
    try remove(fast.id.text, but: name)
    files[fast.id.text] = [name]
  }

  /// Says where its files were.
  @discardableResult
  mutating func remove(_ id: String) throws(Failure) -> [String] {
    let names = files[id] ?? []
    try remove(id, but: nil)
    files[id] = nil
    return names.map { "\(path)/\($0)" }
  }

  private func remove(_ id: String, but kept: String?) throws(Failure) {
    for name in files[id] ?? [] where name != kept {
      try Self.onDisk { () throws(FileError) in try Files.delete("\(path)/\(name)") }
    }
  }

  private static func onDisk<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(Failure) -> Value {
    do { return try body() } catch { throw .file(error) }
  }

  private func name(of fast: Fast) -> String {
    "\((fast.start.saidDay ?? fast.start.local.day).iso)-\(fast.id.text).\(format.ending)"
  }

  /// Of a name as we give them, `2026-03-01-a0123456789abcdefghjkmnpqr.csv`; nil for any other.
  static func id(in name: String) -> String? {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 4, (try? Day(iso: parts[0...2].joined(separator: "-"))) != nil else {
      return nil
    }
    let rest = parts[3].split(separator: ".", omittingEmptySubsequences: false)
    guard rest.count == 2, rest[0].utf8.count == 26, ["csv", "json", "ics"].contains(rest[1])
    else { return nil }
    return String(rest[0])
  }
}
