import Nouns
import Rules
import Settings
import Time
import Wire

/// A folder that a program of ours looks after.
package nonisolated enum KeptFolder: Hashable, Sendable {
  /// Where the health folder is kept up to date.
  case health
  /// Where weights arrive.
  case inbox
  /// Where lines arrive from a phone, and what it is shown is kept up to date.
  case phone
  /// Where machines exchange operations.
  case machines
  /// A hub that tells at once of what is new, where no systemd keeps whoever listens there.
  case live

  /// Nil where a failure is no news before it has lasted.
  fileprivate var notice: String? {
    switch self {
    case .health: Notices.healthFailed
    case .inbox: Notices.inboxFailed
    case .phone: Notices.phoneFailed
    case .machines, .live: nil
    }
  }
}

/// How things stand with it.
struct FolderRun {
  var isRunning = false
  /// Something has changed since it runs.
  var isStale = false
  /// In a row.
  var failures = 0
  /// Why the last one failed, as it was logged.
  var told: String?

  static let shortestPause = Span.seconds(5)
  static let firstPause = Span.minute
  static let longestPause = Span.hours(6)

  /// How long to wait after so many failures.
  var pause: Span {
    let doublings = min(max(failures - 1, 0), 16)
    return min(Self.firstPause * (1 << Int64(doublings)), Self.longestPause)
  }
}

extension Keeper {
  /// Once at a time; once more for what has changed meanwhile.
  func look(after folder: KeptFolder) {
    guard isOn(folder) else { return withdrawTrouble(of: folder) }
    folders[folder, default: FolderRun()].isStale = folders[folder, default: FolderRun()].isRunning
    guard !folders[folder, default: FolderRun()].isRunning else { return }
    folders[folder, default: FolderRun()].isRunning = true
    if folder == .phone { phoneTimes.begun = ports.microseconds }
    ports.tend(folder) { [weak self] in self?.ended(folder, $0) }
  }

  private func ended(_ folder: KeptFolder, _ trouble: String?) {
    folders[folder, default: FolderRun()].isRunning = false
    guard isOn(folder) else { return }
    if folder == .machines, let trouble { exchangeFailed(trouble) }
    // An exchange says itself what was in its way.
    let reported = folder == .machines ? state.exchanges.last?.trouble?.rawValue : nil
    if let trouble = trouble ?? reported {
      failed(folder, trouble)
    } else {
      ports.log(.tended(folder))
      withdrawTrouble(of: folder)
    }
    if folder == .machines { exchangeEnded() }
    if folder == .phone { phoneEnded() }
    if folders[folder, default: FolderRun()].isStale { look(after: folder) }
  }

  private func isOn(_ folder: KeptFolder) -> Bool {
    switch folder {
    case .health: state.settings.health.folder != .off
    case .inbox: state.settings.weightInbox != .off
    case .phone: state.settings.phone.folder != .off
    case .machines: state.exchanges.isOn
    case .live: ports.keepsExchangeLive
    }
  }

  /// Said once, and tried again later and later.
  func failed(_ folder: KeptFolder, _ reason: String) {
    folders[folder, default: FolderRun()].failures += 1
    if folders[folder, default: FolderRun()].told != reason {
      folders[folder, default: FolderRun()].told = reason
      ports.log(.notTended(folder, reason: reason))
    }
    if let code = folder.notice {
      let notice = Notice(code: code, detail: reason)
      if !state.notices.list.contains(notice) {
        streams.post {
          $0.withdraw(code)
          $0.put(notice)
        }
      }
    }
    ports.tend(folder, after: pause(of: folder, reason))
  }

  /// A hub that is away for many machines must not be asked by all of them at one moment; one that has
  /// refused them waits for a person.
  private func pause(of folder: KeptFolder, _ reason: String) -> Span {
    let pause = folders[folder, default: FolderRun()].pause
    switch folder == .machines ? ExchangeTrouble(rawValue: reason) : nil {
    case .hubAway?:
      let part = Int64(ports.microseconds.magnitude % UInt64(pause.milliseconds))
      return max(Span(milliseconds: part), FolderRun.shortestPause)
    case let trouble? where trouble.lasts: return FolderRun.longestPause
    default: return pause
    }
  }

  func withdrawTrouble(of folder: KeptFolder) {
    folders[folder, default: FolderRun()].failures = 0
    folders[folder, default: FolderRun()].told = nil
    if let code = folder.notice { streams.post { $0.withdraw(code) } }
  }

  // MARK: Each of them

  /// Whoever keeps the folder looks for themselves at what has changed: this only says that
  /// something has, and so it may come late, twice or not at all.
  func keepHealth(after decision: Decision) {
    guard let step = decision.commit.step else { return }
    if step.stored != nil || step.changes.contains(where: \.isOfPast) { syncHealth() }
  }

  package func syncHealth() { look(after: .health) }

  /// What came while nobody watched is taken in as well.
  package func followInbox() { follow(.inbox, state.settings.weightInbox) }

  /// Also when its time has come: a carrier may have recreated its directories.
  package func followPhone() { follow(.phone, state.settings.phone.inbox) }

  private func follow(_ kept: KeptFolder, _ folder: Settings.Folder) {
    guard case .path(let path) = folder else {
      _ = ports.watch(kept, nil)
      return withdrawTrouble(of: kept)
    }
    // The disk may not be there yet.
    if let trouble = ports.watch(kept, path) { return failed(kept, trouble) }
    look(after: kept)
  }

  package func readInbox() { look(after: .inbox) }

  package func listenAtHub() { look(after: .live) }
}

extension Change {
  /// Whether it is of a fast that has ended or had, or of a weighing.
  fileprivate var isOfPast: Bool {
    [before, after].contains { $0?.fast?.end != nil || $0?.kind == .weighing }
  }
}
