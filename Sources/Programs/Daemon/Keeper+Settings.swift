import Nouns
import Rules
import Settings
import Time
package import Wire

extension Keeper {
  /// Reads the settings again; a file with mistakes changes nothing, and it is said.
  package func reload() {
    defer { takeUpWaiting() }
    follow(readSettings())
  }

  /// The same where the file may be another one; what says nothing new changes nothing.
  package func settingsMoved() {
    defer { takeUpWaiting() }
    let file = SettingsReading(ports.settingsText())
    let isNew = file.problems.isEmpty && file.settings != state.settings
    guard isNew || file.problems != state.settingsProblems else { return }
    follow(use(file))
  }

  /// What is to be told after it, where that changes anything.
  func readSettings() -> Decision? { use(SettingsReading(ports.settingsText())) }

  private func use(_ file: SettingsReading) -> Decision? {
    state.settingsProblems = file.problems
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
    state.notices.withdraw(Notices.settingsRefused)
    guard let first = state.settingsProblems.first else { return }
    for problem in state.settingsProblems { ports.log(.settingsRefused(problem)) }
    let isLine = first.line > 0
    state.notices.put(
      Notice(
        code: Notices.settingsRefused, detail: isLine ? String(first.line) : first.detail))
  }

  private func adopt(_ wishes: Wishes) -> Decision? {
    guard wishes != state.engine.wishes else { return nil }
    let now = state.moment
    var next = state.engine
    let facts = self.facts(for: state.engine.needs(adopting: wishes, at: now), at: now)
    let decision = next.adopt(wishes, at: now, given: facts)
    write(decision.commit)
    state.engine = next
    return decision
  }

  private func take(_ new: Settings) -> Decision? {
    let old = state.settings
    state.settings = new
    ports.use(new)
    if new.health != old.health { syncHealth() }
    if new.weightInbox != old.weightInbox { followInbox() }
    if new.phone.folder != old.phone.folder { followPhone() } else { showOnPhone() }
    if !new.events.isOn { book = EventBook() }
    let decision = adopt(new.wishes)
    if new.drink != old.drink { body.lookAtDrinks(at: state.moment) }
    if new.notify.little != old.notify.little { body.lookAtIntake(at: state.moment) }
    if new.wishes.dayStart != old.wishes.dayStart {
      state.expenditure = nil
      body.look(at: state.moment)
    }
    return decision
  }

  /// The zone was looked at again; `notice` is what the person should know of it.
  package func zoneWasRead(_ notice: Notice?) {
    streams.post {
      $0.withdraw(Notices.zoneUnreadable("").code, Notices.zoneUnsaid("").code)
      if let notice { $0.put(notice) }
    }
  }
}

extension Engine {
  /// From all fasts.
  mutating func recount(by mode: CreditMode, _ store: any StorePort) {
    var needs = Needs()
    needs.credits = true
    guard let credits = try? store.facts(needs).credits else { return }
    recount(credits, mode: mode)
  }
}
