import Glibc
import Nouns
import Testing
import TestProcesses
import Time
import Wire

/// The real daemon before real servers, each on a screen that nobody sees.
@Suite(.enabled(if: MovedClock.isPossible, "moving clocks needs a C compiler"))
struct `A person before a real notification server` {
  private static let kinds = RealServer.allCases.filter(\.isTelling)

  private static let everything = """
    notify.halfway = on
    notify.before = on
    notify.beyond = on
    notify.stages = on
    goal.repeat = on

    """

  @Test(arguments: kinds)
  func `is shown all that there is to tell of a fast, one pop-up at a time`(kind: RealServer)
    async throws
  {
    let onlooker = try await Onlooker(kind, settings: Self.everything)
    try onlooker.start(ago: .hours(4) - .minutes(2))
    let course: [(Span, String)] = [
      (.minutes(2), "Between meals"), (.hours(4), "Halfway to 16 h"),
      (.minutes(7 * 60 + 30), "30 min to the goal"), (.minutes(30), "Goal reached"),
      (.hours(1), "1 h past the goal"), (.hours(1), "2 h past the goal"),
      (.hours(1), "3 h past the goal"), (.hours(1), "4 h past the goal"),
      (.hours(1), "Still fasting?"), (.hours(3), "24 hours"),
    ]
    var count = 1
    for (span, title) in course {
      onlooker.clock.sleep(span)
      try await onlooker.sees(title)
      // The question stays beside all that comes after it.
      if title == "Still fasting?" { count = 2 }
      #expect(try await onlooker.stage.count() == count)
    }
    try onlooker.changeServers()
    try await onlooker.sees("24 hours")
    onlooker.clock.sleep(.hours(24))
    try await onlooker.sees("48 hours")
    onlooker.clock.sleep(.hours(24))
    try await onlooker.sees("72 hours")
    #expect(try await onlooker.stage.count() == 2)
    try onlooker.person.call(FastCalls.Stop.self, StopOrder())
    try await onlooker.seesOnly(0)
  }

  @Test(arguments: kinds)
  func `is shown what there is to tell between fasts`(kind: RealServer) async throws {
    let onlooker = try await Onlooker(kind)
    let settings = """
      window = \(onlooker.time(in: .minutes(60)))-\(onlooker.time(in: .minutes(240)))
      notify.window.opens = on
      notify.window.closes = on
      notify.window.closed = on
      start.usual = \(onlooker.time(in: .minutes(300)))
      notify.start = on

      """
    try onlooker.person.write(settings: settings)
    try onlooker.person.call(SettingsCalls.Reload.self, NoFields())
    let course: [(Span, String)] = [
      (.minutes(61), "Eating window open"), (.minutes(150), "Eating window closes"),
      (.minutes(30), "Eating window closed"), (.minutes(60), "Time for your usual fast"),
    ]
    for (span, title) in course {
      onlooker.clock.sleep(span)
      try await onlooker.sees(title)
      #expect(try await onlooker.stage.count() == 1)
    }
    try onlooker.remind("Drink", in: .minutes(10))
    onlooker.clock.sleep(.minutes(11))
    try await onlooker.sees("Drink")
    #expect(try await onlooker.stage.count() == 2, "it has a place of its own")
  }

  @Test(arguments: kinds)
  func `is shown after a quiet time what was held in it, and it stands in the server's list`(
    kind: RealServer
  ) async throws {
    let onlooker = try await Onlooker(kind)
    try onlooker.remind("Drink", in: .minutes(10))
    try onlooker.remind("Walk", in: .minutes(20))
    let end = (onlooker.clock.now + .minutes(40)).milliseconds
    try onlooker.person.call(RemindCalls.Quiet.self, QuietOrder(until: end))
    onlooker.clock.sleep(.minutes(30))
    try await until(itIsSo: { try onlooker.person.news("held") == 2 })
    #expect(try await onlooker.stage.count() == 0)
    onlooker.clock.sleep(.minutes(10))
    try await onlooker.sees("During quiet time")
    #expect(try await onlooker.stage.count() == 1)
    if kind == .dunst { try await onlooker.stage.dismiss() }
    let list = try await onlooker.stage.tellList()
    for words in ["During quiet time", ": Drink", ": Walk"] { #expect(list.contains(words)) }
  }

  @Test(arguments: kinds)
  func `watches the progress, which goes when the goal is reached`(kind: RealServer) async throws {
    let onlooker = try await Onlooker(kind, settings: "notify.progress = on\n")
    try onlooker.start(ago: .hours(8))
    try await onlooker.sees("Fasting, 50%")
    onlooker.clock.sleep(.hours(2))
    try await onlooker.sees("Fasting, 62%")
    #expect(try await onlooker.stage.count() == 1)
    try onlooker.changeServers()
    try await onlooker.sees("Fasting, 62%")
    onlooker.clock.sleep(.hours(6))
    try await onlooker.sees("Goal reached")
    try await onlooker.seesOnly(1)
  }

  @Test(arguments: kinds)
  func `has nothing shown again that they put away`(kind: RealServer) async throws {
    let onlooker = try await Onlooker(kind, settings: "goal.repeat = on\n")
    try onlooker.start(ago: .hours(16))
    try await onlooker.sees("Goal reached")
    try await onlooker.stage.dismiss()
    try await until(itIsSo: { try onlooker.person.news("seen") == 1 })
    try onlooker.changeServers()
    onlooker.clock.sleep(.hours(2))
    try onlooker.remind("Drink", in: .minutes(1))
    onlooker.clock.sleep(.minutes(2))
    try await onlooker.sees("Drink")
    #expect(try await onlooker.stage.count() == 1)
  }
}
