import Glibc

/// Where everything of the person's lies; the one place that decides it for both programs.
package struct Places: Sendable {
  package let data: String
  package let state: String
  package let config: String
  package let runtime: String
  package let socket: String
  /// Whether `runtime` lies where others can make directories too, so that it must be looked at before use.
  package let runtimeIsShared: Bool

  package init(_ environment: Environment = .process) throws(PlacesError) {
    let base = BaseDirectories(environment)
    data = try base.directory("XDG_DATA_HOME", "/.local/share") + "/fastd"
    state = try base.directory("XDG_STATE_HOME", "/.local/state") + "/fastd"
    config = try base.directory("XDG_CONFIG_HOME", "/.config") + "/fastd"
    let runtimeHome = base.absolute("XDG_RUNTIME_DIR")
    runtime = runtimeHome.map { $0 + "/fastd" } ?? "/tmp/fastd-\(getuid())"
    runtimeIsShared = runtimeHome == nil
    socket = environment["FASTD_SOCKET"] ?? runtime + "/control.sock"
  }

  package var database: String { data + "/fastd.db" }
  /// Held by the one daemon that owns the database.
  package var databaseLock: String { data + "/fastd.lock" }
  package var backups: String { state + "/backups" }
  package var settings: String { config + "/fastd.conf" }
  package var hooks: String { config + "/hooks.d" }

  /// Where the socket lies, without finding out about the person's home.
  package static func socket(_ environment: Environment = .process) -> String {
    environment["FASTD_SOCKET"]
      ?? (BaseDirectories(environment).absolute("XDG_RUNTIME_DIR").map { $0 + "/fastd" }
        ?? "/tmp/fastd-\(getuid())") + "/control.sock"
  }
}

package enum PlacesError: Error, Equatable, Sendable {
  /// Neither the variable nor HOME says where the directory is.
  case noHome(variable: String)
}

/// The XDG base directory specification; it says to ignore a relative path.
private struct BaseDirectories {
  let environment: Environment

  init(_ environment: Environment) {
    self.environment = environment
  }

  func absolute(_ name: String) -> String? {
    guard let path = environment[name], path.utf8.first == UInt8(ascii: "/") else { return nil }
    return path
  }

  func directory(_ name: String, _ fallback: String) throws(PlacesError) -> String {
    if let path = absolute(name) { return path }
    guard let home = absolute("HOME") else { throw .noHome(variable: name) }
    return home + fallback
  }
}
