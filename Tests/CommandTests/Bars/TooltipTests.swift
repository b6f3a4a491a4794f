import Nouns
import Testing
import TestProcesses
import Time
import Wire

@Suite(.enabled(if: MovedClock.isPossible, "moving clocks needs a C compiler"))
struct `A pointer that rests on waybar` {
  @Test func `shows the whole status with the last fasts`() async throws {
    let watcher = try await BarWatcher(.waybar) { person in
      for (day, hours) in zip(Int64(1)..., [Int64(16), 17, 14, 18, 16]) {
        try person.fast(daysBefore: day, hours: hours)
      }
    }
    let fast = try watcher.person.start(GoalOrder.schedule("16:8")).fast
    watcher.wait(until: Instant(milliseconds: fast.start) + Span.minutes(13 * 60 + 5) + Span.second)
    try await watcher.reads("13:05 · 2:55 left")
    try await watcher.point()
    let card = Region(x: 280, y: 30, width: 520, height: 150)
    let picture = try await watcher.reads(
      ["13:05 of 16 h", "2:55 left", "12:00", "Since Thu 20:00"], in: card)
    try await Album.keep(picture, as: "waybar-tooltip")
  }
}

extension Person {
  /// A finished fast that began on an evening before.
  func fast(daysBefore days: Int64, hours: Int64) throws {
    let start = BarWatcher.evening - Span.hours(24 * days)
    let order = AddOrder(
      start: start, end: start + Span.hours(hours),
      goal: GoalOrder.schedule("16:8"))
    try call(FastCalls.Add.self, order)
  }
}
