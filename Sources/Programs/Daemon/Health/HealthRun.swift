import Nouns
import Rules
import Settings
import Time
import Wire

/// How things stand with a folder that a program of ours looks after.
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
  /// Whoever keeps the folder looks for themselves at what has changed: this only says that
  /// something has, and so it may come late, twice or not at all.
  func keepHealth(after decision: Decision) {
    let changes = decision.commit.step?.changes ?? []
    if changes.contains(where: \.isOfPast) { syncHealth() }
  }

  package func syncHealth() {
    guard settings.health.folder != .off else { return withdrawHealthTrouble() }
    health.isStale = health.isRunning
    guard !health.isRunning else { return }
    health.isRunning = true
    ports.health.sync { [weak self] in self?.healthEnded($0) }
  }

  private func healthEnded(_ trouble: String?) {
    health.isRunning = false
    if let trouble {
      healthFailed(trouble)
    } else {
      ports.log(.healthKept)
      withdrawHealthTrouble()
    }
    if health.isStale { syncHealth() }
  }

  private func healthFailed(_ reason: String) {
    health.failures += 1
    let notice = Notice(code: Notices.healthFailed, detail: reason)
    if !notices.list.contains(notice) {
      ports.log(.healthFailed(reason: reason))
      post {
        $0.withdraw(Notices.healthFailed)
        $0.put(notice)
      }
    }
    ports.health.wait(health.pause)
  }

  private func withdrawHealthTrouble() {
    health.failures = 0
    post { $0.withdraw(Notices.healthFailed) }
  }
}

extension Change {
  /// Whether it is of a fast that has ended or had.
  fileprivate var isOfPast: Bool {
    [before, after].contains { $0?.fast?.end != nil }
  }
}
