import Settings
import Wire

extension Keeper {
  /// What came while nobody watched is taken in as well.
  package func followInbox() {
    guard case .path(let folder) = settings.weightInbox else {
      _ = ports.inbox.watch(nil)
      return withdrawInboxTrouble()
    }
    if let trouble = ports.inbox.watch(folder) { return inboxFailed(trouble) }
    readInbox()
  }

  package func readInbox() {
    guard settings.weightInbox != .off else { return }
    inbox.isStale = inbox.isRunning
    guard !inbox.isRunning else { return }
    inbox.isRunning = true
    ports.inbox.read { [weak self] in self?.inboxEnded($0) }
  }

  private func inboxEnded(_ trouble: String?) {
    inbox.isRunning = false
    if settings.weightInbox == .off { return }
    if let trouble {
      inboxFailed(trouble)
    } else {
      ports.log(.inboxRead)
      withdrawInboxTrouble()
    }
    if inbox.isStale { readInbox() }
  }

  /// The disk may not be there yet.
  private func inboxFailed(_ reason: String) {
    inbox.failures += 1
    let notice = Notice(code: Notices.inboxFailed, detail: reason)
    if !notices.list.contains(notice) {
      ports.log(.inboxFailed(reason: reason))
      post {
        $0.withdraw(Notices.inboxFailed)
        $0.put(notice)
      }
    }
    ports.inbox.wait(inbox.pause)
  }

  private func withdrawInboxTrouble() {
    inbox.failures = 0
    post { $0.withdraw(Notices.inboxFailed) }
  }
}
