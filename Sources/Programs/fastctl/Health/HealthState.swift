import Host
import Wire

/// How far the health folder has come: what was changed later is not in it yet.
struct HealthState: Record, Equatable {
  var folder = ""
  var format = ""
  /// Of the last change that is in it.
  var seq: Int64 = 0
  /// Whether the weights up to it are in it as well; nil of an older fastctl, which kept none.
  var hasWeights: Bool?

  init(folder: String, format: String, seq: Int64, hasWeights: Bool) {
    self.folder = folder
    self.format = format
    self.seq = seq
    self.hasWeights = hasWeights
  }

  init() {}

  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("folder", &folder)
    try fields.string("format", &format)
    try fields.int("seq", &seq)
    try fields.bool("hasWeights", &hasWeights)
  }
}
