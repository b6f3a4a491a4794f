import Host
import Time
import Views

// The tray is no file of a bar: it is a program that the session starts, by its unit or its entry.
extension BarSetup {
  func addTray(_ session: inout Session) throws(Failure) {
    guard TrayUnit.isUsable else { return try add(&session) }
    guard standing != .setUp else {
      return session.say(phrases(BarSetupMessage.already, "bar", bar.rawValue))
    }
    try carryOut(TrayUnit.enabling, &session)
    session.say(phrases(BarSetupMessage.trayDone))
  }

  /// Whatever session it was set up in.
  func undoTray(_ session: inout Session) throws(Failure) {
    if TrayUnit.isEnabled {
      try carryOut(TrayUnit.disabling, &session)
      session.say(phrases(BarSetupMessage.undone, "bar", bar.rawValue))
      guard hasOwnFile else { return }
    }
    try undo(&session)
    session.say(phrases(BarSetupMessage.trayUntilLogout))
  }

  /// Shows the command, asks, and runs it.
  private func carryOut(_ words: [String], _ session: inout Session) throws(Failure) {
    let command = TrayUnit.typed(words)
    session.output.text(command + "\n")
    session.output.flush()
    try session.askToGoOn()
    let reason: String
    do throws(SystemError) {
      let outcome = try TrayUnit.outcome(of: words)
      if outcome.succeeded { return }
      reason = String(outcome.output.prefix { $0 != "\n" })
    } catch {
      reason = error.text
    }
    throw .bar(.notDone(command: command, reason: reason))
  }
}

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
