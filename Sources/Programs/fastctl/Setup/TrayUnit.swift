import Host
import Time

/// The program of the tray as a unit, where systemd runs the person's desktop session.
enum TrayUnit {
  static let name = "fastd-tray.service"

  /// What is told to systemctl, `--user` first.
  static let enabling = command("enable", "--now")
  static let disabling = command("disable", "--now")
  static let starting = command("start")

  private static func command(_ words: String...) -> [String] { ["--user"] + words + [name] }

  /// As a person types it.
  static func typed(_ words: [String]) -> String {
    (["systemctl"] + words).joined(separator: " ")
  }

  static var isEnabled: Bool { succeeds("is-enabled", "--quiet", name) }

  /// Whether enabling it starts it with the session: a desktop that tells systemd nothing of itself
  /// starts what lies in the directory for autostart.
  static var isUsable: Bool {
    succeeds("is-active", "--quiet", "graphical-session.target") && succeeds("cat", name)
  }

  private static func succeeds(_ words: String...) -> Bool {
    (try? outcome(of: ["--user"] + words))?.succeeded ?? false
  }

  static func outcome(of words: [String]) throws(SystemError) -> OtherProgram.Outcome {
    try OtherProgram("systemctl", words).run(timeout: .seconds(20))
  }
}
