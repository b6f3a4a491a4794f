import Nouns
import Rules
import Settings
import Time
import Wire

/// A folder that a program of ours looks after.
struct KeptFolder {
  let run: ReferenceWritableKeyPath<Keeper, FolderRun>
  let notice: String
  let isOn: (Settings) -> Bool
  let begin: (Ports, @escaping (_ trouble: String?) -> Void) -> Void
  let wait: (Ports, Span) -> Void
  let kept: LogLine
  let failed: (String) -> LogLine

  static let health = KeptFolder(
    run: \.health, notice: Notices.healthFailed, isOn: { $0.health.folder != .off },
    begin: { $0.health.sync($1) }, wait: { $0.health.wait($1) }, kept: .healthKept,
    failed: LogLine.healthFailed)
  static let inbox = KeptFolder(
    run: \.inbox, notice: Notices.inboxFailed, isOn: { $0.weightInbox != .off },
    begin: { $0.inbox.read($1) }, wait: { $0.inbox.wait($1) }, kept: .inboxRead,
    failed: LogLine.inboxFailed)
}

/// How things stand with it.
struct FolderRun {
  var isRunning = false
  /// Something has changed since it runs.
  var isStale = false
  /// In a row.
  var failures = 0

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
    guard folder.isOn(state.settings) else { return withdrawTrouble(of: folder) }
    self[keyPath: folder.run].isStale = self[keyPath: folder.run].isRunning
    guard !self[keyPath: folder.run].isRunning else { return }
    self[keyPath: folder.run].isRunning = true
    folder.begin(ports) { [weak self] in self?.ended(folder, $0) }
  }

  private func ended(_ folder: KeptFolder, _ trouble: String?) {
    self[keyPath: folder.run].isRunning = false
    guard folder.isOn(state.settings) else { return }
    if let trouble {
      failed(folder, trouble)
    } else {
      ports.log(folder.kept)
      withdrawTrouble(of: folder)
    }
    if self[keyPath: folder.run].isStale { look(after: folder) }
  }

  /// Said once, and tried again later and later.
  func failed(_ folder: KeptFolder, _ reason: String) {
    self[keyPath: folder.run].failures += 1
    let notice = Notice(code: folder.notice, detail: reason)
    if !state.notices.list.contains(notice) {
      ports.log(folder.failed(reason))
      streams.post {
        $0.withdraw(folder.notice)
        $0.put(notice)
      }
    }
    folder.wait(ports, self[keyPath: folder.run].pause)
  }

  func withdrawTrouble(of folder: KeptFolder) {
    self[keyPath: folder.run].failures = 0
    streams.post { $0.withdraw(folder.notice) }
  }

  // MARK: Each of them

  /// Whoever keeps the folder looks for themselves at what has changed: this only says that
  /// something has, and so it may come late, twice or not at all.
  func keepHealth(after decision: Decision) {
    let changes = decision.commit.step?.changes ?? []
    if changes.contains(where: \.isOfPast) { syncHealth() }
  }

  package func syncHealth() { look(after: .health) }

  /// What came while nobody watched is taken in as well.
  package func followInbox() {
    guard case .path(let folder) = state.settings.weightInbox else {
      _ = ports.inbox.watch(nil)
      return withdrawTrouble(of: .inbox)
    }
    // The disk may not be there yet.
    if let trouble = ports.inbox.watch(folder) { return failed(.inbox, trouble) }
    readInbox()
  }

  package func readInbox() { look(after: .inbox) }
}

extension Change {
  /// Whether it is of a fast that has ended or had, or of a weighing.
  fileprivate var isOfPast: Bool {
    [before, after].contains { $0?.fast?.end != nil || $0?.kind == .weighing }
  }
}
