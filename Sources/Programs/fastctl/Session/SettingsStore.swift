import Host
import Settings

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
