import Foundation
import Glibc
import Nouns
import Testing
import TestProcesses
import TestSupport
import Time
import Wire

@Suite(.serialized, .enabled(if: Traveller.isPossible, "needs a C compiler and dbus-daemon"))
struct `A clock that was wrong` {
  private static let years = Span.hours(3 * 8766)

  enum Fault: CaseIterable {
    case behind, ahead
    /// As on a machine without a battery for its clock.
    case neverSet

    func offset(of clock: MovedClock) -> Span {
      switch self {
      case .behind: years * -1
      case .ahead: years
      case .neverSet: Instant(milliseconds: 10_000) - clock.now
      }
    }
  }

  @Test func `and is put right tells again at its time what it had told too early`() async throws {
    let traveller = try await Traveller()
    let first = try await traveller.person.daemon()
    let goal = try Instant(milliseconds: #require(traveller.start(hours: 5).goalAt))
    #expect(first.end(by: SIGTERM) == 0)
    traveller.clock.step(Self.years)
    let daemon = try await traveller.person.daemon()
    let wrong = try traveller.person.status()
    #expect(try #require(wrong.fast).elapsed < 60, "nobody fasts for years")
    #expect(wrong.notices.map(\.code) == ["clockMoved"])
    #expect(try !traveller.fastctl().output.contains("2630"))
    traveller.clock.step(Self.years * -1)
    try await daemon.logs("the clock was set")
    let state = try traveller.person.status()
    #expect(state.fast?.goalReached == false)
    #expect(state.notices == [], "it is where it was when the fast began")
    traveller.clock.sleep(.hours(5))
    let told = try await traveller.isTold()
    #expect(told >= goal)
    #expect(await traveller.otherNews() == [])
  }

  /// Set for another system on the same machine, as some are; years ahead; a day behind.
  @Test(arguments: [Span.hours(2), years, .hours(-24)])
  func `at the start eats no news and tells nothing twice`(offset: Span) async throws {
    let traveller = try await Traveller()
    let first = try await traveller.person.daemon()
    let fast = try traveller.person.start(GoalOrder.span(.seconds(57_600)), ago: 57_600 - 600).fast
    let goal = Instant(milliseconds: try #require(fast.goalAt))
    #expect(first.end(by: SIGTERM) == 0)
    traveller.clock.step(offset)
    let daemon = try await traveller.person.daemon()
    // The one that nobody can know to be wrong.
    if offset == .hours(2) { try await traveller.isTold() }
    traveller.clock.step(offset * -1)
    try await daemon.logs("the clock was set")
    #expect(try traveller.person.status().notices == [])
    traveller.clock.sleep(.minutes(10))
    #expect(try await traveller.isTold() >= goal)
    traveller.clock.sleep(.hours(5))
    try await traveller.isTold("Still fasting?")
    #expect(await traveller.otherNews() == [])
    #expect(try traveller.fastctl("stop").code == 0)
    let fasts = try traveller.person.call(HistoryCalls.List.self, HistoryQuestion()).fasts
    #expect(fasts.count == 1)
    #expect(try (75_600...75_700).contains(#require(fasts.first?.duration)))
    #expect(try traveller.person.status().streak.longest <= 2)
  }

  @Test(arguments: Fault.allCases)
  func `and is put right repeats nothing that was told in time`(fault: Fault) async throws {
    let traveller = try await Traveller()
    let daemon = try await traveller.person.daemon()
    try traveller.start(hours: 5)
    traveller.clock.sleep(.hours(5))
    try await traveller.isTold()
    try await daemon.logs("the clock was set")
    // The server has it, and the daemon knows.
    try await until(itIsSo: { try traveller.person.health().waitingNews == 0 })
    let offset = fault.offset(of: traveller.clock)
    traveller.clock.step(offset)
    try await daemon.logs("the clock was set")
    #expect(try #require(try traveller.person.status().fast).elapsed >= 0)
    traveller.clock.step(offset * -1)
    try await daemon.logs("the clock was set")
    #expect(try traveller.person.status().fast?.goalReached == true)
    #expect(await !traveller.otherNews().contains("Goal reached"))
  }

  @Test(arguments: [Fault.behind, .neverSet])
  func `while the goal passed swallows nothing`(fault: Fault) async throws {
    let traveller = try await Traveller()
    let first = try await traveller.person.daemon()
    let goal = try Instant(milliseconds: #require(traveller.start(hours: 5).goalAt))
    #expect(first.end(by: SIGTERM) == 0)
    let offset = fault.offset(of: traveller.clock)
    traveller.clock.step(offset)
    let daemon = try await traveller.person.daemon()
    let fast = try #require(try traveller.person.status().fast)
    #expect((fast.elapsed, fast.goalReached) == (0, false))
    traveller.clock.sleep(.hours(6))
    try await daemon.logs("the clock was set")
    #expect(try traveller.person.status().fast?.goalReached == false)
    traveller.clock.step(offset * -1)
    #expect(try await traveller.isTold() >= goal)
    #expect(await traveller.otherNews() == [])
  }

  @Test func `when the fast began shows nothing elapsed until the start is corrected`()
    async throws
  {
    let traveller = try await Traveller(movedBy: Self.years)
    let daemon = try await traveller.person.daemon()
    try traveller.start(hours: 5)
    traveller.clock.step(Self.years * -1)
    try await daemon.logs("the clock is before the start of the fast")
    let wrong = try traveller.person.status()
    #expect(wrong.fast?.elapsed == 0)
    #expect(wrong.notices.map(\.code) == ["clockBeforeStart"])
    #expect(try traveller.fastctl("edit", "--start", "1h ago").code == 0)
    let right = try traveller.person.status()
    #expect(right.notices == [])
    #expect((3600...3660).contains(try #require(right.fast).elapsed))
    traveller.clock.sleep(.hours(4))
    try await traveller.isTold()
    #expect(await traveller.otherNews() == [])
  }

  @Test func `by more than a minute since the fast began is told, a sleep is not`() async throws {
    let traveller = try await Traveller()
    let daemon = try await traveller.person.daemon()
    try traveller.start(hours: 16)
    func moved(after move: () -> Void) async throws -> Int64? {
      move()
      try await daemon.logs("the clock was set")
      let notices = try traveller.person.status().notices
      #expect(notices.allSatisfy { $0.code == "clockMoved" })
      return try notices.first.map { try #require(Int64($0.detail ?? "")) }
    }
    #expect(try await moved { traveller.clock.sleep(.hours(8)) } == nil)
    #expect(try await moved { traveller.clock.step(.seconds(50)) } == nil)
    let far = try #require(try await moved { traveller.clock.step(.minutes(3)) })
    #expect((229...231).contains(far))
    #expect(try await moved { traveller.clock.sleep(.hours(1)) } == far)
    #expect(try await moved { traveller.clock.step(.seconds(-230)) } == nil)
    let back = try #require(try await moved { traveller.clock.step(.hours(-2)) })
    #expect((-7201 ... -7199).contains(back))
  }

  private static let canReboot: Bool = {
    let scratch = Scratch()
    return boot(named: "trial", in: scratch).isPossible
  }()

  /// The kernel's name for a start of the machine.
  private static func boot(named name: String, in scratch: Scratch) -> Binding {
    Binding(
      source: scratch.file(name, "\(UUID().uuidString.lowercased())\n"),
      target: "/proc/sys/kernel/random/boot_id")
  }

  @Test(.enabled(if: canReboot, "needs a mount namespace with a boot id of its own"))
  func `is known over reboots, and nothing is taken for it that was none`() async throws {
    let traveller = try await Traveller()
    let scratch = Scratch()
    func reboot(_ name: String) async throws -> Child {
      try await traveller.person.daemon(through: Self.boot(named: name, in: scratch).wrapper)
    }
    let goal: Instant
    do {
      let daemon = try await reboot("first")
      goal = try Instant(milliseconds: #require(traveller.start(hours: 5).goalAt))
      traveller.clock.step(.hours(1))
      try await daemon.logs("the clock was set")
      #expect(try traveller.person.status().notices.map(\.code) == ["clockMoved"])
      #expect(daemon.end(by: SIGTERM) == 0)
    }
    // The boot clock begins anew, and the wall clock was on for two hours.
    traveller.clock.step(.hours(2))
    let daemon = try await reboot("second")
    let notice = try #require(try traveller.person.status().notices.first)
    #expect(notice.code == "clockMoved")
    #expect((3590...3610).contains(try #require(Int64(notice.detail ?? ""))))
    traveller.clock.sleep(.hours(2))
    #expect(try await traveller.isTold() >= goal)
    #expect(await traveller.otherNews() == [])
    _ = daemon
  }
}
