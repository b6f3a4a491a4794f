import Nouns
import Rules
import Wire

// What follows when the database is another one than before.
extension Keeper {
  /// True when the database had been removed or replaced: what is there now is opened, and all is as it
  /// says.
  @discardableResult
  func renewIfMoved() -> Bool {
    guard state.storeHasMoved else { return false }
    state.storeHasMoved = false
    do { try renew() } catch { ports.log(.storeFailed(.moved)) }
    return true
  }

  /// Leaves a database that cannot be used any more.
  func renew(for copy: String? = nil) throws(BackupTrouble) {
    let renewed: (opening: Opening, notice: Notice?)
    do { renewed = try ports.backups.renew(ports.now, for: copy) } catch {
      if error == .store(.closed) { ports.leave() }
      throw error
    }
    state.notices.withdraw(Notices.storeReadOnly)
    withdrawLoss()
    if let notice = renewed.notice { state.notices.put(notice) }
    adopt(renewed.opening)
    startAnew()
  }

  /// The person has restored a copy, or wants none.
  func settleLoss() throws(StoreTrouble) {
    try ports.backups.settle()
    withdrawLoss()
  }

  func withdrawLoss() { state.notices.withdraw(Notices.storeSetAside, Notices.storeGone) }

  /// What is decided follows other rows from now on.
  func adopt(_ opening: Opening) {
    book = EventBook()
    state.engine = Engine(opening, mode: state.settings.rulesMode, wishes: state.settings.wishes)
    readAnew()
  }

  /// Nothing that was read of the rows before stays.
  private func readAnew() {
    state.forgetRows()
    body.look(at: state.moment)
  }

  /// What clients see, what is told and what is armed follows the rows as they are now.
  func startAnew() {
    screen.withdrawNews(of: nil)
    streams.closeFollowers()
    followRows()
  }

  func followRows() {
    readAnew()
    streams.publish()
    rearm(.reloaded)
  }
}
