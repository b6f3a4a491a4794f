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

/// Where that is kept: not in the folder, which may be away.
struct HealthMemory {
  let path: String

  init(_ environment: Environment) throws(Failure) {
    do { path = try Places(environment).state + "/health.json" } catch { throw .noHome(error) }
  }

  /// Nil where there is none, or none that can be read.
  func read() -> HealthState? {
    guard let bytes = try? Files.read(path, limit: 64 * 1024),
      case .object(let object)? = try? JSON(parsing: bytes)
    else { return nil }
    return try? HealthState(object)
  }

  func clear() throws(Failure) {
    do { try Files.delete(path) } catch { throw .file(error) }
  }

  func write(_ state: HealthState) throws(FileError) {
    try Files.makePrivateDirectory(Files.parent(of: path))
    try Files.replace(path, with: state.json)
  }
}
