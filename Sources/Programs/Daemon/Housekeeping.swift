import Nouns
import Rules
import Settings
import Time
import Wire

/// What nobody waits for: the daily backup, and that what is old goes.
struct Housekeeping {
  /// How long a call can be sent again.
  private static let answersKept = Span.hours(24)

  private let ports: any Ports
  private var failedAt: Instant?
  /// Whether the store is being looked at; before that, nobody has been idle.
  fileprivate var isChecking = false

  init(_ ports: any Ports) {
    self.ports = ports
  }

  /// Nil where no backup was due, else whether there is one.
  mutating func backUp(
    at now: Moment, _ prepare: () -> Void
  ) -> Result<Void, StoreTrouble>? {
    guard !hasJustFailed(at: now.instant) else { return nil }
    do throws(StoreTrouble) {
      guard try ports.store.backUpIfDue(now, prepare) else { return nil }
      failedAt = nil
      ports.log(.backedUp)
      return .success(())
    } catch {
      failedAt = now.instant
      ports.log(.backupFailed(error))
      return .failure(error)
    }
  }

  /// A copy of everything is too much work to be tried in vain with every command.
  private func hasJustFailed(at now: Instant) -> Bool {
    guard let failedAt else { return false }
    return failedAt <= now && now < failedAt + .hour
  }

  /// Takes away what is older than anybody asks for, and of the log what is older than that.
  func clear(at now: Instant, undoKept age: Span?) {
    if let age {
      attempt { () throws(StoreTrouble) in
        let count = try ports.backups.fold(age, now)
        if count > 0 { ports.log(.logFolded(count)) }
      }
    }
    attempt { () throws(StoreTrouble) in _ = try ports.events.forgetEvents(EventBook.kept, now) }
    clearAnswers(at: now)
  }

  func clearAnswers(at now: Instant) {
    attempt { () throws(StoreTrouble) in try ports.answers.forgetAnswers(Self.answersKept, now) }
  }

  private func attempt(_ chore: () throws(StoreTrouble) -> Void) {
    do { try chore() } catch { ports.log(.storeFailed(error)) }
  }
}

extension Keeper {
  /// Does one turn of the work that can wait until the first callers have their answers; others are
  /// answered between the turns. True while there is more to do.
  package func idle() -> Bool {
    // Others may have had turns meanwhile.
    defer { takeUpWaiting() }
    guard housekeeping.isChecking else {
      status.keepForGlance(at: state.moment)
      housekeeping.isChecking = true
      return true
    }
    do {
      if try ports.store.check() { return true }
    } catch {
      // What could not be looked at is not damaged for that.
      guard error == .readOnly else {
        ports.log(.storeFailed(error))
        return false
      }
      state.noteDamage()
      streams.publish()
      arm(at: state.moment)
      return false
    }
    backUpIfDue(at: state.moment)
    housekeeping.clearAnswers(at: state.moment.instant)
    return false
  }

  func backUpIfDue(at now: Moment) {
    guard state.settings.backupDaily.isOn,
      let outcome = housekeeping.backUp(at: now, { status.keepForGlance(at: now) })
    else {
      return
    }
    streams.post {
      $0.withdraw(Notices.backupFailed)
      guard case .failure(let trouble) = outcome else { return }
      $0.put(Notice(code: Notices.backupFailed, detail: trouble.rawValue))
    }
  }
}
