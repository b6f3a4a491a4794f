import Nouns
import Rules
import Settings
import Time
package import Wire

/// The codes of notices; clients word them.
package nonisolated enum Notices {
  package static let storeReadOnly = "storeReadOnly"
  /// The database was damaged and lies at the path, or it was gone.
  package static func storeLost(_ path: String?, _ offer: RestoreOffer?) -> Notice {
    Notice(code: path == nil ? storeGone : storeSetAside, detail: path, offer: offer)
  }
  static let storeSetAside = "storeSetAside"
  static let storeGone = "storeGone"
  /// So many rows could not be worked with and were set aside.
  package static func rowsSetAside(_ count: Int) -> Notice {
    Notice(code: rowsSetAside, detail: String(count))
  }
  package static let rowsSetAside = "rowsSetAside"
  package static let settingsRefused = "settingsRefused"
  package static let backupFailed = "backupFailed"
  package static let healthFailed = "healthFailed"
  package static func zoneUnreadable(_ reason: String) -> Notice {
    Notice(code: "zoneUnreadable", detail: reason)
  }
  package static func zoneUnsaid(_ path: String) -> Notice {
    Notice(code: "zoneUnsaid", detail: path)
  }
  package static let scheduleGone = "scheduleGone"
  /// The clock had been put forward so far that the end of a fast was not taken from it.
  static func endDoubted(lead: Span) -> Notice {
    Notice(code: "endDoubted", detail: String(lead.seconds))
  }
}

extension Decision {
  /// What its answer says of an end that was not taken from the clock.
  var endNotices: [Notice] { doubtedLead.map { [Notices.endDoubted(lead: $0)] } ?? [] }
}

extension Keeper {
  func noteTrouble(_ trouble: StoreTrouble) {
    ports.log(.storeFailed(trouble))
    switch trouble {
    case .readOnly: noteDamage()
    case .moved: storeHasMoved = true
    case .closed: ports.leave()
    default: break
    }
  }

  var isDamaged: Bool { notices.contains { $0.code == Notices.storeReadOnly } }

  private func noteDamage() {
    guard !isDamaged else { return }
    note(Notice(code: Notices.storeReadOnly, offer: ports.loss.offer()))
  }

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
      // What could not be looked at is not damaged for that.
      guard error == .readOnly else { return ports.log(.storeFailed(error)) }
      ports.log(.storeDamaged)
      noteDamage()
      publish()
      arm(at: moment)
      return
    }
    backUpIfDue(at: moment)
    forgetOldAnswers(at: moment.instant)
  }

  func backUpIfDue(at now: Moment) {
    guard settings.backupDaily.isOn, !hasJustFailed(at: now.instant) else { return }
    let before = notices
    do {
      guard try ports.store.backUpIfDue(now.instant, now.day) else { return }
      backupFailedAt = nil
      withdrawNotices(Notices.backupFailed)
      ports.log(.backedUp)
    } catch {
      backupFailedAt = now.instant
      withdrawNotices(Notices.backupFailed)
      note(Notice(code: Notices.backupFailed, detail: error.rawValue))
      ports.log(.backupFailed(error))
    }
    if notices != before { publish() }
  }

  /// Takes away what the log says of longer ago than the person wants to be able to undo.
  func foldLog(at now: Moment) {
    guard let age = settings.undoKeep.age else { return }
    do {
      let count = try ports.backups.fold(age, now.instant)
      if count > 0 { ports.log(.logFolded(count)) }
    } catch {
      ports.log(.storeFailed(error))
    }
  }

  /// A copy of everything is too much work to be tried in vain with every command.
  private func hasJustFailed(at now: Instant) -> Bool {
    guard let failed = backupFailedAt else { return false }
    return failed <= now && now < failed + .hour
  }

  /// The zone was looked at again; `notice` is what the person should know of it.
  package func zoneWasRead(_ notice: Notice?) {
    let before = notices
    withdrawNotices(Notices.zoneUnreadable("").code)
    withdrawNotices(Notices.zoneUnsaid("").code)
    if let notice { note(notice) }
    if notices != before { publish() }
  }

  /// Reads the settings again; a file with mistakes changes nothing, and it is said.
  package func reload() {
    follow(readSettings())
  }

  /// The same where the file may be another one; what says nothing new changes nothing.
  package func settingsMoved() {
    let file = SettingsReading.read(by: ports.settings)
    let isNew = file.problems.isEmpty && file.settings != settings
    guard isNew || file.problems != settingsProblems else { return }
    follow(use(file))
  }

  /// What is to be told after it, where that changes anything.
  func readSettings() -> Decision? { use(SettingsReading.read(by: ports.settings)) }

  private func use(_ file: SettingsReading) -> Decision? {
    settingsProblems = file.problems
    noteSettingsProblems()
    guard file.problems.isEmpty else { return nil }
    defer { ports.log(.settingsRead) }
    return take(file.settings)
  }

  func follow(_ decision: Decision?) {
    if let decision { carryOut(decision) }
    rearm(.reloaded)
  }

  func noteSettingsProblems() {
    withdrawNotices(Notices.settingsRefused)
    guard let first = settingsProblems.first else { return }
    for problem in settingsProblems { ports.log(.settingsRefused(problem)) }
    let isLine = first.line > 0
    note(
      Notice(
        code: Notices.settingsRefused, detail: isLine ? String(first.line) : first.detail))
  }

  private func adopt(_ wishes: Wishes) -> Decision? {
    guard wishes != engine.wishes else { return nil }
    let now = moment
    var next = engine
    let facts = self.facts(for: engine.needs(adopting: wishes, at: now))
    let decision = next.adopt(wishes, at: now, given: facts)
    write(decision.commit)
    engine = next
    return decision
  }

  private func take(_ new: Settings) -> Decision? {
    let modeChanged = new.rulesMode != settings.rulesMode
    let old = settings
    settings = new
    ports.settings.use(new)
    if new.health != old.health { syncHealth() }
    if !new.events.isOn { book = EventBook() }
    let decision = adopt(new.wishes)
    if modeChanged { recount(by: new.rulesMode) }
    return decision
  }

  private func recount(by mode: StreakMode) {
    var needs = Needs()
    needs.credits = true
    guard let credits = try? ports.store.facts(needs).credits else { return }
    engine.recount(credits, mode: mode)
  }
}
