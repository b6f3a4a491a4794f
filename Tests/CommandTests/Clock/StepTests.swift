import Foundation
import Glibc
import Nouns
import Testing
import TestProcesses
import Time
import Wire

/// The real daemon with its real timer, under a clock that the test moves.
@Suite(.serialized, .enabled(if: Traveller.isPossible, "needs a C compiler and dbus-daemon"))
struct `A daemon whose clock is moved` {
  static let year = Span.hours(8766)

  /// How late news may be on a machine that is awake.
  static let late = Span.second * Int64(slowness)

  @Test(arguments: [Span.zero, year * -3, year * 5])
  func `tells a goal seconds away within a second of it`(era: Span) async throws {
    let traveller = try await Traveller(movedBy: era)
    let daemon = try await traveller.person.daemon()
    let goal = try Instant(milliseconds: #require(traveller.person.startDue().goalAt))
    #expect(try await traveller.isTold() >= goal)
    // When the daemon says it was, for this process may have been kept waiting.
    var follower = try traveller.person.follower(since: 0)
    let decided = try await Instant(milliseconds: follower.event("goalReached").at)
    #expect(decided >= goal)
    #expect(decided <= goal + Self.late)
    _ = daemon
  }

  @Test(arguments: [true, false])
  func `tells at once of a goal that it is moved past`(asleep: Bool) async throws {
    let traveller = try await Traveller()
    let daemon = try await traveller.person.daemon()
    let goal = try Instant(milliseconds: #require(traveller.start(hours: 5).goalAt))
    let moved = Span.hours(5)
    if asleep { traveller.clock.sleep(moved) } else { traveller.clock.step(moved) }
    let told = try await traveller.isTold()
    #expect(told >= goal)
    #expect(told <= goal + Self.late)
    let fast = try #require(try traveller.person.status().fast)
    #expect(fast.goalReached)
    #expect(await traveller.otherNews() == [])
    _ = daemon
  }

  @Test
  func `set back before the start it shows nothing elapsed, and tells the goal when it comes`()
    async throws
  {
    let traveller = try await Traveller()
    let daemon = try await traveller.person.daemon()
    try traveller.start(hours: 5)
    traveller.clock.step(.hours(-6))
    try await daemon.logs("the clock is before the start of the fast")
    let fast = try #require(try traveller.person.status().fast)
    #expect((fast.elapsed, fast.over, fast.progress, fast.goalReached) == (0, 0, 0, false))
    #expect(try #require(fast.remaining) <= Span.hours(11).seconds)
    // Most of the way, but not all of it.
    traveller.clock.step(.hours(6))
    try await daemon.logs("the clock was set")
    traveller.clock.step(.hours(4))
    try await daemon.logs("the clock was set")
    #expect(try traveller.person.status().fast?.goalReached == false)
    traveller.clock.step(.hours(1))
    let told = try await traveller.isTold()
    #expect(told >= Instant(milliseconds: try #require(fast.goalAt)))
    #expect(await traveller.otherNews() == [])
  }

  @Test func `waits through many nights for a goal that is days away`() async throws {
    let traveller = try await Traveller()
    let daemon = try await traveller.person.daemon()
    let goal = try Instant(milliseconds: #require(traveller.start(hours: 45).goalAt))
    for night in 1...5 {
      traveller.clock.sleep(.hours(8))
      try await daemon.logs("the clock was set")
      let fast = try #require(try traveller.person.status().fast)
      #expect(fast.elapsed / 3600 == Int64(night) * 8)
      #expect(!fast.goalReached)
    }
    traveller.clock.sleep(.hours(5))
    #expect(try await traveller.isTold() >= goal)
  }

  @Test func `tells a follower the new state with each step`() async throws {
    let traveller = try await Traveller()
    let daemon = try await traveller.person.daemon()
    try traveller.start(hours: 16)
    var states = try traveller.person.states()
    var before = try await states.next().now
    for step in [Span.hours(2), .hours(-1), Self.year, Self.year * -2] {
      traveller.clock.step(step)
      let wanted = before + step.milliseconds
      let state = try await states.next { abs($0.now - wanted) < Self.late.milliseconds * 10 }
      #expect(try #require(state.fast).elapsed >= 0)
      before = state.now
    }
    _ = daemon
  }

  @Test func `gives a bar the time that is left by the clock as it is now`() async throws {
    let traveller = try await Traveller(stands: true)
    let daemon = try await traveller.person.daemon()
    try traveller.start(hours: 16)
    traveller.clock.step(.hours(3))
    #expect(try traveller.fastctl("bar", "plain").output == "3:00 · 13:00 left\n")
    traveller.clock.step(.hours(-2))
    #expect(try traveller.fastctl("bar", "plain").output == "1:00 · 15:00 left\n")
    _ = daemon
  }
}

extension Traveller {
  /// A fast from now on.
  @discardableResult
  func start(hours: Int64) throws -> Entry {
    try person.start(GoalOrder.span(Span.hours(hours))).fast
  }
}

extension Entry {
  var goalAt: Int64? { goal.map { start + $0 * 1000 } }
}
