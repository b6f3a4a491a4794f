import Time

/// Where the person's files lie; the one place that decides it for both programs.
///
/// Where the socket is, `Control` decides.
package struct Places: Sendable {
  package let data: String
  package let state: String
  package let config: String

  package init(_ environment: Environment = .process) throws(PlacesError) {
    let base = BaseDirectories(environment)
    data = try base.path("XDG_DATA_HOME", "/.local/share", Self.ours)
    state = try base.path("XDG_STATE_HOME", "/.local/state", Self.ours)
    config = try base.config(Self.ours)
  }

  package var database: String { data + "/fastd.db" }
  /// Foods that were imported; they can be imported again.
  package var foods: String { data + "/foods.db" }
  /// Held by the daemon that has the database open.
  package var lock: String { database + ".lock" }
  package var backups: String { state + "/backups" }
  /// The key and the state of exchanges with other machines.
  package var exchanges: String { data + "/sync" }
  package var exchangeFolder: String { exchanges + "/folder" }
  package var exchangeHub: String { exchanges + "/hub" }
  /// The hub that was left, while it is remembered.
  package var exchangeHubLeft: String { exchanges + "/hub.off" }
  package var exchangeLive: String { exchanges + "/live" }
  package var settings: String { config + Self.settingsName }
  package var coachLines: String { config + "/coach.txt" }
  package var hooks: String { config + "/hooks.d" }

  private static let ours = "/fastd"
  private static let settingsName = "/fastd.conf"

  /// Where other programs keep what the person has set.
  package static func configurations(
    _ environment: Environment = .process
  ) throws(PlacesError) -> String {
    try BaseDirectories(environment).config("")
  }

  /// The settings file alone, for a program that asks for nothing else.
  package static func settings(
    _ environment: Environment = .process
  ) throws(PlacesError) -> String {
    try BaseDirectories(environment).config(ours + settingsName)
  }
}

package enum PlacesError: Error, Equatable, Sendable {
  /// Neither the variable nor HOME says where the directory is.
  case noHome(variable: String)
  /// HOME is no absolute path.
  case relativeHome(String)
}

/// The XDG base directory specification; it says to ignore a relative path.
private struct BaseDirectories {
  let environment: Environment

  init(_ environment: Environment) {
    self.environment = environment
  }

  func config(_ rest: String) throws(PlacesError) -> String {
    try path("XDG_CONFIG_HOME", "/.config", rest)
  }

  func absolute(_ name: String) -> String? {
    guard let path = environment[name], path.utf8.first == UInt8(ascii: "/") else { return nil }
    return path
  }

  /// The path of `rest` in the directory that the variable names, or else in home's `fallback`.
  func path(_ name: String, _ fallback: String, _ rest: String) throws(PlacesError) -> String {
    if let base = absolute(name) { return Self.joined(base, rest) }
    guard let home = absolute("HOME") else {
      throw environment["HOME"].map { .relativeHome($0) } ?? .noHome(variable: name)
    }
    return Self.joined(home, fallback, rest)
  }

  /// Made at its length: a string that grows takes twice its room, and merely to give a long one
  /// back costs a tenth of a whole `fastctl status`.
  private static func joined(_ first: String, _ second: String, _ third: String = "") -> String {
    var bytes = Array(first.utf8)
    bytes += second.utf8
    bytes += third.utf8
    return String(decoding: bytes, as: UTF8.self)
  }
}
