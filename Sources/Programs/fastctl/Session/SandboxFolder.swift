import Glibc
import Host
import Time

/// Lets the unit of fastd-sync write in the folder that the person named, and nowhere else.
enum SandboxFolder {
  static func open(_ folder: String, _ environment: Environment) {
    guard let path = path(environment), UnitState.current() != nil else { return }
    let text = "[Service]\nReadWritePaths=-\"\(quoted(folder))\"\n"
    try? Files.makePrivateDirectory(Files.parent(of: path))
    try? Files.replace(path, with: Array(text.utf8), mode: 0o644)
    reload()
  }

  static func close(_ environment: Environment) {
    guard let path = path(environment), Files.size(path) != nil else { return }
    try? Files.delete(path)
    rmdir(Files.parent(of: path))
    reload()
  }

  private static func path(_ environment: Environment) -> String? {
    guard UnitState.isUsed(environment) else { return nil }
    return (try? Places.configurations(environment)).map {
      $0 + "/systemd/user/fastd-sync.service.d/folder.conf"
    }
  }

  private static func reload() {
    _ = try? OtherProgram("systemctl", ["--user", "daemon-reload"]).run(timeout: .seconds(10))
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
