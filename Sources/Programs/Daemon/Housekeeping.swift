import Rules
import Settings
package import Wire

/// The codes of notices; clients word them.
package nonisolated enum Notices {
  package static let storeReadOnly = Notice(code: "storeReadOnly")
  package static func storeSetAside(_ path: String) -> Notice {
    Notice(code: "storeSetAside", detail: path)
  }
  package static let settingsRefused = "settingsRefused"
  package static let backupFailed = "backupFailed"
}

extension Keeper {
  func note(_ notice: Notice) {
    guard !notices.contains(notice) else { return }
    notices.append(notice)
  }

  func withdrawNotices(_ code: String) {
    notices.removeAll { $0.code == code }
  }

  /// What can wait until the daemon has answered its first callers.
  package func idle() {
    do {
      try ports.store.check()
    } catch {
      ports.log(.storeDamaged)
      note(Notices.storeReadOnly)
      publish()
      arm(at: moment)
      return
    }
    backUpIfDue(at: moment)
  }

  func backUpIfDue(at now: Moment) {
    guard settings.backupDaily.isOn else { return }
    do {
      guard try ports.store.backUpIfDue(now.instant, now.day) else { return }
      withdrawNotices(Notices.backupFailed)
      ports.log(.backedUp)
    } catch {
      note(Notice(code: Notices.backupFailed, detail: error.rawValue))
      ports.log(.backupFailed(error))
    }
  }

  /// Reads the settings again; a file with mistakes changes nothing, and it is said.
  package func reload() {
    readSettings()
    rearm(.reloaded)
  }

  private func readSettings() {
    switch ports.settings.read() {
    case .failure(let trouble):
      ports.log(.settingsUnreadable(reason: trouble.reason))
      withdrawNotices(Notices.settingsRefused)
      note(Notice(code: Notices.settingsRefused, detail: trouble.reason))
    case .success(let bytes):
      let file = SettingsFile(bytes)
      settingsProblems = file.problems
      noteSettingsProblems()
      guard file.problems.isEmpty else { return }
      take(file.settings)
      ports.log(.settingsRead)
    }
  }

  func noteSettingsProblems() {
    withdrawNotices(Notices.settingsRefused)
    guard let first = settingsProblems.first else { return }
    for problem in settingsProblems {
      ports.log(.settingsRefused(line: problem.line, code: problem.error.code))
    }
    note(Notice(code: Notices.settingsRefused, detail: String(first.line)))
  }

  private func take(_ new: Settings) {
    let modeChanged = new.rulesMode != settings.rulesMode
    settings = new
    guard modeChanged else { return }
    var needs = Needs()
    needs.credits = true
    guard let credits = try? ports.store.facts(needs).credits else { return }
    engine.recount(credits, mode: new.rulesMode)
  }
}
