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
    config = try base.config()
    (runtime, runtimeIsShared) = base.runtime()
    socket = environment["FASTD_SOCKET"] ?? runtime + "/control.sock"
  }

  package var database: String { data + "/fastd.db" }
  package var backups: String { state + "/backups" }
  package var settings: String { config + Self.settingsName }
  package var hooks: String { config + "/hooks.d" }

  private static let settingsName = "/fastd.conf"

  /// The socket alone, which needs no home.
  package static func socket(_ environment: Environment = .process) -> String {
    environment["FASTD_SOCKET"] ?? BaseDirectories(environment).runtime().path + "/control.sock"
  }

  /// The settings file alone, for a program that asks for nothing else.
  package static func settings(
    _ environment: Environment = .process
  ) throws(PlacesError) -> String {
    try BaseDirectories(environment).config() + settingsName
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

  func config() throws(PlacesError) -> String {
    try directory("XDG_CONFIG_HOME", "/.config") + "/fastd"
  }

  func runtime() -> (path: String, isShared: Bool) {
    guard let home = absolute("XDG_RUNTIME_DIR") else { return ("/tmp/fastd-\(getuid())", true) }
    return (home + "/fastd", false)
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
