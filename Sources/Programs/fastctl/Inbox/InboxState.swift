import Host
import Nouns
import Wire

/// Which files of the inbox were taken in, and as they were then: what the person deletes afterwards
/// does not come back before its file is another one.
struct InboxState: Record, Equatable {
  var folder = ""
  var files: [InboxFile] = []

  init(folder: String) { self.folder = folder }

  init() {}

  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("folder", &folder)
    try fields.records("files", &files)
  }
}

struct InboxFile: Record, Equatable {
  var name = ""
  var stamp = ""

  init(name: String, stamp: String) { (self.name, self.stamp) = (name, stamp) }

  init() {}

  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("name", &name)
    try fields.string("stamp", &stamp)
  }
}

struct InboxMemory {
  let path: String

  init(_ environment: Environment) throws(Failure) {
    do { path = try Places(environment).state + "/inbox.json" } catch { throw .noHome(error) }
  }

  /// Of that folder; empty where nothing is known of it.
  func read(of folder: String) -> InboxState {
    guard let bytes = try? Files.read(path, limit: 1 << 20),
      case .object(let object)? = try? JSON(parsing: bytes), let state = try? InboxState(object),
      state.folder == folder
    else { return InboxState(folder: folder) }
    return state
  }

  func write(_ state: InboxState) throws(Failure) {
    do throws(FileError) {
      try Files.makePrivateDirectory(Files.parent(of: path))
      try Files.replace(path, with: state.json)
    } catch { throw .file(error) }
  }

  func clear() throws(Failure) {
    do { try Files.delete(path) } catch { throw .file(error) }
  }
}
