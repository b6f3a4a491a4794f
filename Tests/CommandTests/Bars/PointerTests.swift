import Testing
import TestProcesses
import Time
import Wire

@Suite(.enabled(if: MovedClock.isPossible, "moving clocks needs a C compiler"))
struct `A mouse on a real status bar` {
  @Test(arguments: RealBar.allCases)
  func `starts a fast, moves its goal, and ends it at a button's press`(kind: RealBar) async throws
  {
    let watcher = try await BarWatcher(kind)
    try await watcher.reads(BarText.idle)
    var follower = try watcher.person.follower()

    try await watcher.click(.left)
    let start = try await follower.event("start").after
    try await watcher.reads(BarText.begun)

    try await watcher.click(.up)
    #expect(try await follower.event("goal").after?.goal == start?.goal.map { $0 + 1800 })
    try await watcher.reads("0:00 · 16:30 left")
    try await watcher.click(.down)
    #expect(try await follower.event("goal").after?.goal == start?.goal)

    try await watcher.click(.left)
    try await watcher.sees("This fast has only just begun")
    #expect(try watcher.person.status().fast?.id == start?.id)
    try await watcher.stage.press("1")
    #expect(try await follower.event("stop").after?.id == start?.id)
  }

  @Test func `shows the status, and a menu of what can be done`() async throws {
    let watcher = try await BarWatcher(.i3blocks) { person in
      person.home.script("choose", "grep -m 1 -F 'Start: 16:8'")
      try person.write(settings: "menu.command = \(person.home.path)/choose\n")
    }
    try await watcher.reads(BarText.idle)
    var follower = try watcher.person.follower()

    try await watcher.click(.middle, untilSees: "Not fasting")
    try await watcher.click(.right)
    #expect(try await follower.event("start").after?.schedule == "16:8")
    try await watcher.reads(BarText.begun)
  }
}
