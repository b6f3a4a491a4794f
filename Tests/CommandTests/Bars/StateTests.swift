import Nouns
import Testing
import TestProcesses
import Time
import Wire

@Suite(.enabled(if: MovedClock.isPossible, "moving clocks needs a C compiler"))
struct `A real status bar` {
  @Test(arguments: RealBar.allCases)
  func `shows each state as it comes, without a complaint, and leaves nothing behind`(kind: RealBar)
    async throws
  {
    let watcher = try await BarWatcher(kind)
    var album = Album()
    try await album.add(watcher.reads(BarText.idle), "idle")
    let fast = try watcher.person.start(GoalOrder.schedule("16:8")).fast
    try await watcher.reads(BarText.begun)
    for (minute, text, caption) in BarText.course {
      // Just after the minute began, so that it lasts.
      watcher.wait(
        until: Instant(milliseconds: fast.start) + Span.minutes(minute) + Span.second)
      try await album.add(watcher.reads(text), caption)
    }
    watcher.killDaemon()
    try await album.add(watcher.reads(BarText.away), "away")
    try await watcher.startDaemon()
    try await watcher.reads(BarText.course.last?.text ?? "")
    try await album.keep(as: kind.rawValue)
    #expect(watcher.bar.complaints == [])
    watcher.bar.kill()
    try await watcher.leavesNothing()
  }

  @Test func `that shows something else than was expected is no success`() async throws {
    let watcher = try await BarWatcher(.i3blocks)
    try await watcher.reads(BarText.idle)
    try watcher.person.start(GoalOrder.schedule("16:8"))
    try await watcher.reads(BarText.begun)
    for text in ["0:00 · 16:01 left", "0:00 left", "16:00 over", BarText.idle, BarText.away] {
      await #expect(throws: BarWatcher.Misread.self, "\(text)") {
        try await watcher.reads(text, within: .zero)
      }
    }
  }
}

/// What bars say in their usual view.
enum BarText {
  static let idle = "not fasting"
  static let begun = "0:00 · 16:00 left"
  static let away = "fastd is not running"

  /// A fast of 16 hours, by its minutes.
  static let course: [(minute: Int64, text: String, caption: String)] = [
    (13 * 60 + 5, "13:05 · 2:55 left", "fasting"),
    (15 * 60 + 20, "15:20 · 0:40 left", "near the goal"),
    (16 * 60, "16:00 · goal met", "goal met"),
    (17 * 60 + 10, "17:10 · 1:10 over", "over"),
  ]
}
