import Glibc
import Host
import Time

/// Lets the units of fastd-sync write in the folder that the person named, and reach their hub; nothing
/// else.
enum Sandbox {
  private static let exchange = "fastd-sync.service"
  /// It exchanges by itself, and has the network as it is.
  private static let live = "fastd-sync-live.service"
  private static let folders = ["\(exchange).d/folder.conf", "\(live).d/folder.conf"]
  private static let hub = "\(exchange).d/hub.conf"

  static func open(_ folder: String, _ environment: Environment) {
    for name in folders {
      write("ReadWritePaths=-\"\(quoted(folder))\"\n", to: name, environment)
    }
    guard UnitState.isUsed(environment), UnitState.current() != nil else { return }
    // One that runs has the folder only from its next start on.
    _ = systemctl(["--quiet", "try-restart", live])
  }

  /// Netlink is how the C library finds out whether a machine has IPv6.
  static func openNetwork(_ environment: Environment) {
    write(
      "PrivateNetwork=no\nRestrictAddressFamilies=AF_INET AF_INET6 AF_NETLINK\n", to: hub,
      environment)
  }

  static func close(_ environment: Environment) {
    for name in folders { delete(name, environment) }
    closeNetwork(environment)
  }

  static func closeNetwork(_ environment: Environment) {
    keepLive(false, environment)
    delete(hub, environment)
  }

  /// Has systemd keep the one that listens at the hub, in this session and in later ones.
  static func keepLive(_ isOn: Bool, _ environment: Environment) {
    guard UnitState.isUsed(environment), UnitState.current() != nil else { return }
    _ = systemctl(["--quiet", isOn ? "enable" : "disable", "--now", live])
  }

  private static func write(_ settings: String, to name: String, _ environment: Environment) {
    guard let path = path(name, environment), UnitState.current() != nil else { return }
    try? Files.makePrivateDirectory(Files.parent(of: path))
    try? Files.replace(path, with: Array("[Service]\n\(settings)".utf8), mode: 0o644)
    _ = systemctl(["daemon-reload"])
  }

  private static func delete(_ name: String, _ environment: Environment) {
    guard let path = path(name, environment), Files.size(path) != nil else { return }
    try? Files.delete(path)
    rmdir(Files.parent(of: path))
    _ = systemctl(["daemon-reload"])
  }

  private static func path(_ name: String, _ environment: Environment) -> String? {
    guard UnitState.isUsed(environment) else { return nil }
    return (try? Places.configurations(environment)).map { $0 + "/systemd/user/" + name }
  }

  private static func systemctl(_ words: [String]) -> Bool {
    let program = OtherProgram("systemctl", ["--user", "--no-ask-password"] + words)
    return (try? program.run(timeout: .seconds(10)))?.succeeded == true
  }

  /// As systemd reads a path between quotes.
  private static func quoted(_ path: String) -> String {
    path.reduce(into: "") { text, sign in
      switch sign {
      case "\\", "\"": text += "\\\(sign)"
      case "%": text += "%%"
      default: text.append(sign)
      }
    }
  }
}
