import Host
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
