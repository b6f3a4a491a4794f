import Rules
import Settings
import Time

extension Keeper {
  /// What the journal gets with a decision: all that waited, and what the decision is itself.
  func events(of decision: Decision, _ next: Engine, at now: Moment) -> [Event] {
    guard state.settings.events.isOn else { return [] }
    return book.waiting + next.events(of: decision, after: state.engine, at: now)
  }

  /// The same for what happens by itself, and may have nothing to write.
  func journal(_ decision: Decision, _ next: Engine, at now: Moment) {
    guard state.settings.events.isOn else { return }
    if decision.newDate != nil { book.endSession(unlessGoingOnAt: now.instant) }
    book.add(next.events(of: decision, after: state.engine, at: now))
  }

  /// The last chance for what has met no commit.
  func closeJournal() {
    book.endSession()
    writeJournal()
  }

  /// A commit of its own, where somebody wants to see what is there or nothing else will come.
  func writeJournal() {
    guard !book.waiting.isEmpty else { return }
    var commit = Commit(actor: "fastd")
    commit.events = book.waiting
    do {
      _ = try ports.store.commit(commit, ports.now)
      book.clear()
    } catch { state.note(error) }
  }
}
