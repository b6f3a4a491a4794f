import Host
import Wire

/// How far the health folder has come: what was changed later is not in it yet.
struct HealthState: Record, Equatable {
  var folder = ""
  var format = ""
  /// Of the last change that is in it.
  var seq: Int64 = 0

  init(folder: String, format: String, seq: Int64) {
    self.folder = folder
    self.format = format
    self.seq = seq
  }

  init() {}

  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("folder", &folder)
    try fields.string("format", &format)
    try fields.int("seq", &seq)
  }
}
