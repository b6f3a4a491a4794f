import Time
import Wire

/// The files of a phone that were answered, beside what the entries say themselves: lines that were refused
/// are not tried again, and a file that comes back under another name is known.
struct PhoneMemory: Record, Equatable {
  var folder = ""
  var files: [PhoneFileNote] = []
  /// The last step in the log of changes after a line was carried out.
  var lastStep: Int64?

  init(folder: String) { self.folder = folder }

  init() {}

  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("folder", &folder)
    try fields.records("files", &files)
    try fields.int("lastStep", &lastStep)
  }

  /// Older ones are not carried out anyway.
  private static let age = Span.hours(60 * 24)

  mutating func forget(at now: Instant) {
    files.removeAll { now.milliseconds - $0.at > Self.age.milliseconds }
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

  init(name: String) { self.name = name }

  init() {}

  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("name", &name)
    try fields.string("digest", &digest)
    try fields.int("modified", &modified)
    try fields.int("at", &at)
    try fields.int("done", &done)
    try fields.int("refused", &refused)
    try fields.strings("lines", &lines)
  }
}
