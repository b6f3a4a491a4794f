import Popups
import Time

/// The other end, as the bus knows it: who is there, what it can do, whether it can be started.
extension SessionBus {
  static let serverName = "org.freedesktop.Notifications"
  private static let serverPath = "/org/freedesktop/Notifications"
  static let busName = "org.freedesktop.DBus"
  private static let busPath = "/org/freedesktop/DBus"

  func serverFacts() throws(AlertFailure) -> ServerFacts {
    let about = try askServer("GetServerInformation").members().map { $0.string ?? "" }
    let capabilities = try askServer("GetCapabilities").members().first?.members() ?? []
    guard about.count >= 3 else { throw .refused("GetServerInformation") }
    return ServerFacts(
      name: about[0], vendor: about[1], version: about[2],
      capabilities: Set(capabilities.compactMap(\.string)))
  }

  private func askServer(_ method: String) throws(AlertFailure) -> Variant {
    try call(method, of: Self.serverName, at: Self.serverPath, on: Self.serverName)
  }

  var serverHasOwner: Bool {
    let answer = try? askBus("NameHasOwner", [.string(Self.serverName)])
    return answer?.members().first?.boolean ?? false
  }

  /// Whether a file tells the bus how to start a server when one is needed.
  var serverIsStartable: Bool {
    let answer = try? askBus("ListActivatableNames")
    let names = answer?.members().first?.members(most: 10_000) ?? []
    return names.contains { $0.string == Self.serverName }
  }

  /// Has the bus start the server; many desktops start theirs only when something is to be shown.
  func startServer() throws(AlertFailure) {
    _ = try askBus(
      "StartServiceByName", [.string(Self.serverName), .flags(0)], patience: .seconds(10))
  }

  private func askBus(
    _ method: String, _ arguments: [Variant] = [], patience: Span = .seconds(5)
  ) throws(AlertFailure) -> Variant {
    try call(
      method, of: Self.busName, at: Self.busPath, on: Self.busName, arguments, patience: patience)
  }

  /// Whether the person has silenced the server; `nil` for servers that do not tell.
  func isMuted(_ facts: ServerFacts) -> Bool? {
    switch facts.name {
    case "dunst": serverProperty("paused", of: "org.dunstproject.cmd0")
    case "Plasma": serverProperty("Inhibited", of: Self.serverName)
    default: nil
    }
  }

  private func serverProperty(_ name: String, of interface: String) -> Bool? {
    let answer = try? call(
      "Get", of: "org.freedesktop.DBus.Properties", at: Self.serverPath, on: Self.serverName,
      [.string(interface), .string(name)], patience: .seconds(2))
    return answer?.members().first?.members().first?.boolean
  }
}
