import Time
import Wire

/// The files of a phone that were answered, beside what the entries say themselves: lines that were refused
/// are not tried again, and a file that comes back under another name is known.
struct PhoneMemory: Record, Equatable {
  var files: [PhoneFileNote] = []
  /// When the line was typed that was carried out last.
  var lastTyped: Int64?

  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.records("files", &files)
    try fields.int("lastTyped", &lastTyped)
  }

  /// Older ones are not carried out anyway.
  private static let age = Span.hours(60 * 24)
  /// As many as anybody types meanwhile; whoever sends more is known by the entries alone.
  private static let (mostFiles, mostLines) = (1500, 20_000)

  mutating func forget(at now: Instant) {
    files.removeAll { now.milliseconds - $0.at > Self.age.milliseconds }
    while files.count > Self.mostFiles
      || files.reduce(0, { $0 + $1.lines.count }) > Self.mostLines
    {
      files.removeFirst(min(100, files.count))
    }
  }

  /// Writes down what is known of a file now.
  mutating func keep(_ note: PhoneFileNote) {
    files.removeAll { $0.name == note.name }
    files.append(note)
  }
}

struct PhoneFileNote: Record, Equatable {
  var name = ""
  /// Of what was in it last, and when that was written.
  var digest = ""
  var modified: Int64 = 0
  /// When its last line was answered, and how many were done and refused then.
  var at: Int64 = 0
  var done: Int64 = 0
  var refused: Int64 = 0
  /// The lines that were answered.
  var lines: [String] = []
  /// Why it was left alone, and when it was written then.
  var left = ""

  init(name: String) { self.name = name }

  init() {}

  private static let mostLines = 300

  mutating func add(_ line: PhoneLine) {
    lines.append(line.token)
    if lines.count > Self.mostLines { lines.removeFirst(lines.count - Self.mostLines) }
  }

  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("name", &name)
    try fields.string("digest", &digest)
    try fields.int("modified", &modified)
    try fields.int("at", &at)
    try fields.int("done", &done)
    try fields.int("refused", &refused)
    try fields.strings("lines", &lines)
    try fields.string("left", &left)
  }
}
