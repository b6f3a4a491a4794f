import Settings

extension Keeper {
  /// What came while nobody watched is taken in as well.
  package func followInbox() {
    guard case .path(let folder) = settings.weightInbox else {
      _ = ports.inbox.watch(nil)
      return withdrawTrouble(of: .inbox)
    }
    // The disk may not be there yet.
    if let trouble = ports.inbox.watch(folder) { return failed(.inbox, trouble) }
    readInbox()
  }

  package func readInbox() { look(after: .inbox) }
}
