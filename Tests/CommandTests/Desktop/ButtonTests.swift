import Nouns
import Foundation
import Testing
import TestProcesses
import Time
import Wire

@Suite(.enabled(if: MovedClock.isPossible, "moving clocks needs a C compiler"))
struct `A button pressed on a real notification server` {
  private static let kinds = RealServer.allCases.filter(\.isTelling)

  /// A fast that looks forgotten since a moment.
  private func forgotten(_ kind: RealServer) async throws -> (Onlooker, Entry) {
    let onlooker = try await Onlooker(kind)
    let fast = try onlooker.start(ago: .hours(20))
    try await onlooker.sees("Goal reached")
    onlooker.clock.sleep(.hours(1))
    try await onlooker.sees("Still fasting?")
    return (onlooker, fast)
  }

  @Test(arguments: kinds)
  func `Ended at ends the fast at its goal`(kind: RealServer) async throws {
    let (onlooker, fast) = try await forgotten(kind)
    var follower = try onlooker.person.follower()
    let goalAt = try #require(fast.goalAt)
    try await onlooker.stage.press("ended-at-goal:\(goalAt)")
    let stop = try await follower.event("stop")
    #expect(stop.actor == "popup")
    #expect(stop.after?.end == goalAt)
    #expect(stop.after?.outcome == .completed)
    try await onlooker.sees("Fast ended")
    #expect(try await onlooker.stage.count() == 1)
  }

  @Test(arguments: kinds)
  func `I ended at... leads to times that can be pressed`(kind: RealServer) async throws {
    let (onlooker, fast) = try await forgotten(kind)
    var follower = try onlooker.person.follower()
    try await onlooker.stage.press("ended-earlier")
    try await onlooker.sees("When did it end?")
    let goalAt = try #require(fast.goalAt)
    try await onlooker.stage.press("ended-at-goal:\(goalAt)")
    #expect(try await follower.event("stop").after?.end == goalAt)
    try await onlooker.sees("Fast ended")
  }

  @Test(arguments: kinds)
  func `Snooze tells the goal again in a quarter of an hour`(kind: RealServer) async throws {
    let onlooker = try await Onlooker(kind)
    try onlooker.start(ago: .hours(16))
    try await onlooker.sees("Goal reached")
    try await onlooker.stage.press("snooze")
    try await onlooker.sees("Snoozed")
    #expect(try onlooker.person.news("snoozed") == 1)
    onlooker.clock.sleep(.minutes(15))
    try await onlooker.sees("Goal reached")
    #expect(try onlooker.person.status().state == .fasting)
  }

  @Test(arguments: kinds, ["start", "started-at"])
  func `a fast is started now, or at the usual time`(kind: RealServer, button: String) async throws
  {
    let onlooker = try await Onlooker(kind)
    let usual = onlooker.time(in: .minutes(5))
    try onlooker.person.write(settings: "notify.start = on\nstart.usual = \(usual)\n")
    try onlooker.person.call(SettingsCalls.Reload.self, NoFields())
    let soon = Int64(try #require(onlooker.person.health().nextWake))
    onlooker.clock.sleep(.minutes(10))
    try await onlooker.sees("Time for your usual fast")
    var follower = try onlooker.person.follower()
    let isNow = button == "start"
    try await onlooker.stage.press(isNow ? button : "started-at:\(soon)")
    let start = try await follower.event("start")
    #expect(start.actor == "popup")
    let began = try #require(start.after?.start)
    #expect(isNow ? began > soon + 240_000 : began == soon)
    try await onlooker.sees("Fast started")
  }

  @Test(arguments: kinds)
  func `Stop reminding takes a daily reminder away`(kind: RealServer) async throws {
    let onlooker = try await Onlooker(kind)
    let order = ReminderOrder(text: "Drink", daily: onlooker.time(in: .minutes(5)))
    try onlooker.person.call(RemindCalls.Add.self, order)
    onlooker.clock.sleep(.minutes(6))
    try await onlooker.sees("Drink")
    var follower = try onlooker.person.follower()
    try await onlooker.stage.press("stop-reminding")
    #expect(try await follower.event("forget").actor == "popup")
    let list = try onlooker.person.call(RemindCalls.List.self, AgendaQuestion())
    #expect(list.reminders.isEmpty)
    try await onlooker.sees("No more of these reminders")
  }

  @Test(arguments: kinds)
  func `a click on the pop-up shows how things stand`(kind: RealServer) async throws {
    let onlooker = try await Onlooker(kind)
    try onlooker.start(ago: .hours(16))
    try await onlooker.sees("Goal reached")
    try await onlooker.stage.press("default")
    try await onlooker.sees("16:00 of 16 h")
    #expect(try onlooker.person.status().state == .fasting)
  }

  @Test(arguments: kinds)
  func `a click on the pop-up runs the person's command`(kind: RealServer) async throws {
    let onlooker = try await Onlooker(kind)
    let made = "\(onlooker.person.home.path)/clicked"
    try onlooker.person.write(settings: "click = echo $FASTD_NEWS > \(made)\n")
    try onlooker.person.call(SettingsCalls.Reload.self, NoFields())
    try onlooker.start(ago: .hours(16))
    try await onlooker.sees("Goal reached")
    try await onlooker.stage.press("default")
    try await until(itIsSo: {
      (try? String(contentsOfFile: made, encoding: .utf8)) == "goalReached\n"
    })
  }

  @Test(arguments: kinds)
  func `of a daemon that was killed has no effect`(kind: RealServer) async throws {
    let onlooker = try await Onlooker(kind)
    try onlooker.start(ago: .hours(16))
    try await onlooker.sees("Goal reached")
    try await until(itIsSo: { try onlooker.person.news("shown") > 0 })
    try await onlooker.killDaemon()
    let before = try onlooker.person.status()
    try await onlooker.stage.press("end")
    try onlooker.remind("Drink", in: .minutes(2))
    onlooker.clock.sleep(.minutes(3))
    try await onlooker.sees("Drink")
    #expect(try onlooker.person.status().fast?.id == before.fast?.id)
  }
}
