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

  /// Leaves a database that cannot be used any more, and says where it is kept if it was set aside.
  @discardableResult
  func renew(for copy: String? = nil) throws(BackupTrouble) -> String? {
    let renewed: (opening: Opening, notice: Notice?)
    do { renewed = try ports.backups.renew(ports.now, for: copy) } catch {
      if error == .store(.closed) { ports.leave() }
      throw error
    }
    withdrawLoss()
    if let notice = renewed.notice { state.notices.put(notice) }
    adopt(renewed.opening)
    startAnew()
    return renewed.notice?.detail
  }

  /// The person has restored a copy, or wants none.
  func settleLoss() throws(StoreTrouble) {
    try ports.backups.settle()
    withdrawLoss()
  }

  /// There is a database that can be used, and all of it that is wanted.
  func withdrawLoss() {
    state.notices.withdraw(
      Notices.storeReadOnly, Notices.storeSetAside, Notices.storeGone, Notices.storeCut)
  }

  /// A row was erased: what is decided and kept comes from the rows that are left, as after a start.
  func readAnew() {
    let read = { try? self.ports.backups.opening(self.ports.now) }
    // A disk that fails again is asked again before the next call is answered.
    guard let opening = read() ?? read() else {
      state.forgetRows()
      return state.isStale = true
    }
    state.isStale = false
    adopt(opening)
  }

  /// The one place for rows that changed without a step to say which: nothing that was decided by them or
  /// read of them stays.
  func adopt(_ opening: Opening) {
    state.adopt(opening)
    lookAgain()
  }

  /// Nothing that was read of the rows before stays.
  func lookAgain() {
    state.forgetRows()
    body.look(at: state.moment)
  }

  /// What clients see, what is told and what is armed follows the rows as they are now.
  func startAnew() {
    book = EventBook()
    adoptRules()
    screen.withdrawNews(of: nil)
    streams.closeFollowers()
    followRows()
  }

  func followRows() {
    streams.publish()
    rearm(.reloaded)
  }
}
