import Host
import Nouns
import Settings
import Wire

/// The person's settings file: a file of their own choice, so fastctl writes it and not the daemon.
struct SettingsStore {
  let path: String

  init(_ environment: Environment) throws(Failure) {
    do { path = try Places.settings(environment) } catch { throw .noHome(error) }
  }

  /// Nil where there is none.
  func text() throws(Failure) -> [UInt8]? {
    do { return try Files.read(path, limit: SettingsFile.Limit.fileLength) } catch {
      throw .file(error)
    }
  }

  func read() throws(Failure) -> SettingsFile { SettingsFile(try text() ?? []) }

  func write(_ text: [UInt8]) throws(Failure) {
    do {
      try Files.makePrivateDirectory(Files.parent(of: path))
      try Files.replace(path, with: text)
    } catch {
      throw .file(error)
    }
  }
}

/// What a command remembers from one run to the next.
struct StateFile<State: Record> {
  let path: String
  private static var limit: Int { 1 << 20 }

  init(_ name: String, _ environment: Environment) throws(Failure) {
    do { path = try Places(environment).state + "/" + name } catch { throw .noHome(error) }
  }

  /// Nil where there is none, or none that can be read.
  func read() -> State? {
    guard let bytes = try? Files.read(path, limit: Self.limit),
      case .object(let object)? = try? JSON(parsing: bytes)
    else { return nil }
    return try? State(object)
  }

  func write(_ state: State) throws(Failure) {
    do throws(FileError) {
      try Files.makePrivateDirectory(Files.parent(of: path))
      try Files.replace(path, with: state.json)
    } catch { throw .file(error) }
  }

  func clear() throws(Failure) {
    do { try Files.delete(path) } catch { throw .file(error) }
  }
}
