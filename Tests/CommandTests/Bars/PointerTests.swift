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

    let start = try await watcher.click(.left, untilHears: "start", &follower).after
    try await watcher.reads(BarText.begun)

    let later = try await watcher.click(.up, untilHears: "goal", &follower).after
    #expect(later?.goal == start?.goal.map { $0 + 1800 })
    try await watcher.reads("0:00 · 16:30 left")
    let again = try await watcher.click(.down, untilHears: "goal", &follower).after
    #expect(again?.goal == start?.goal)

    try await watcher.click(.left, untilSees: "This fast has only just begun")
    #expect(try watcher.person.status().fast?.id == start?.id)
    try await watcher.stage.press("1")
    #expect(try await follower.event("stop").after?.id == start?.id)
  }

  @Test func `shows the status, and a menu of what can be done`() async throws {
    let watcher = try await BarWatcher(.i3blocks) { person in
      person.home.script("choose", "grep -m 1 -F 'Start 16:8'")
      try person.write(settings: "menu.command = \(person.home.path)/choose\n")
    }
    try await watcher.reads(BarText.idle)
    var follower = try watcher.person.follower()

    try await watcher.click(.middle, untilSees: "Not fasting")
    let start = try await watcher.click(.right, untilHears: "start", &follower).after
    #expect(start?.schedule == "16:8")
    try await watcher.reads(BarText.begun)
  }
}
