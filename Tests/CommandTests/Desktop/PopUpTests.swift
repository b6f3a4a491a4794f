import Control
import Dispatch
import Foundation
import Glibc
import Nouns
import Testing
import TestProcesses
import TestSupport
import Wire

@Suite struct `A real notification server` {
  private static let title = "shown: Goal reached"

  private static let kinds = RealServer.allCases.filter(\.isTelling)

  @Test(arguments: kinds)
  func `shows the goal, and its button End fast ends the fast`(kind: RealServer) async throws {
    let desktop = Desktop()
    let bus = try await desktop.bus()
    let stage = try await desktop.stage(kind)
    let server = try stage.open()
    let person = try Person(desktop.variables)
    try await person.daemon()
    let fast = try person.startDue()
    var follower = try person.follower()
    try await server.logs(Self.title)
    try await stage.press("end")
    let stop = try await follower.event("stop")
    #expect(stop.actor == "popup")
    #expect(stop.after?.id == fast.id)
    #expect(stop.after?.outcome == .completed)
    #expect(try person.status().fast == nil)
    try await server.logs("shown: ")
    _ = (bus, stage)
  }

  @Test(arguments: kinds)
  func `its button 1 hour more moves the goal`(kind: RealServer) async throws {
    let desktop = Desktop()
    let bus = try await desktop.bus()
    let stage = try await desktop.stage(kind)
    let server = try stage.open()
    let person = try Person(desktop.variables.merging(Noon().variables) { $1 })
    try await person.daemon()
    let fast = try person.startDue()
    var follower = try person.follower()
    try await server.logs(Self.title)
    try await stage.press("more")
    let goal = try await follower.event("goal")
    #expect(goal.actor == "popup")
    #expect(goal.after?.id == fast.id)
    let status = try person.status()
    let ahead = try #require(status.fast?.remaining)
    #expect((3590...3600).contains(ahead))
    #expect(try person.health().nextWake == status.fast?.goalAt)
    _ = (bus, stage)
  }

  @Test(arguments: kinds)
  func `is told what happened before it came`(kind: RealServer) async throws {
    let desktop = Desktop()
    let bus = try await desktop.bus()
    let stage = try await desktop.stage(kind)
    let person = try Person(desktop.variables)
    try await person.daemon()
    try person.startDue()
    var follower = try person.follower(since: 0)
    _ = try await follower.event("goalReached")
    #expect(try person.health().waitingNews == 1)
    #expect(try person.health().alertTrouble == "noServer")
    let server = try stage.open()
    try await server.logs(Self.title)
    #expect(try person.health().alertServer?.name == kind.rawValue)
    #expect(try person.health().waitingNews == 0)
    _ = (bus, stage)
  }

  @Test(arguments: kinds)
  func `shows again what a killed one took with it, with buttons that work`(kind: RealServer)
    async throws
  {
    let desktop = Desktop()
    let bus = try await desktop.bus()
    let stage = try await desktop.stage(kind)
    let first = try stage.open()
    let person = try Person(desktop.variables)
    try await person.daemon()
    let fast = try person.startDue()
    var follower = try person.follower()
    try await first.logs(Self.title)
    first.end(by: SIGKILL)
    let second = try stage.open()
    try await second.logs(Self.title)
    #expect(try await stage.count() == 1)
    try await stage.press("end")
    #expect(try await follower.event("stop").after?.id == fast.id)
    _ = (bus, stage)
  }

  @Test(arguments: kinds)
  func `is not told twice what an earlier one has shown, but what came after it`(kind: RealServer)
    async throws
  {
    let desktop = Desktop()
    let bus = try await desktop.bus()
    let stage = try await desktop.stage(kind)
    let first = try stage.open()
    let person = try Person(desktop.variables)
    try await person.daemon()
    try person.startDue()
    try await first.logs(Self.title)
    var follower = try person.follower()
    first.end(by: SIGKILL)
    try person.call(FastCalls.Cancel.self, NoFields())
    let fast = try person.startDue()
    _ = try await follower.event("goalReached")
    let second = try stage.open()
    try await second.logs(Self.title)
    #expect(try person.status().fast?.id == fast.id)
    try person.call(FastCalls.Cancel.self, NoFields())
    let third = try person.startDue()
    // The next line is about this fast: nothing was told in between.
    try await second.logs(Self.title)
    #expect(try person.status().fast?.id == third.id)
    _ = (bus, stage)
  }

  @Test func `that was never there when the fast was ended tells nothing of it`() async throws {
    let desktop = Desktop()
    let bus = try await desktop.bus()
    let person = try Person(desktop.variables)
    try await person.daemon()
    try person.startDue()
    var follower = try person.follower(since: 0)
    _ = try await follower.event("goalReached")
    try person.call(FastCalls.Stop.self, StopOrder())
    let server = try await desktop.fakeServer()
    #expect(try person.health().alertServer?.name == "fake")
    #expect(try person.health().waitingNews == 0)
    server.end(by: SIGTERM)
    while let line = try? await server.line() { #expect(!line.contains(#""Notify""#)) }
    _ = bus
  }
}

@Suite(.enabled(if: isInstalled("dbus-daemon"), "needs dbus-daemon"))
struct `A notification server that fails` {
  @Test func `to answer does not hold up anybody`() async throws {
    let desktop = Desktop()
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer("--deaf", "Notify")
    let person = try Person(desktop.variables)
    let daemon = try await person.daemon()
    let before = try person.medianStatusTime()
    try person.startDue()
    while try await !server.line().contains(#""Notify""#) {}
    let during = try person.medianStatusTime()
    #expect(during < before * 3 + .milliseconds(1), "\(before) before, \(during) during")
    #expect(try person.health().alertTrouble == "noAnswer")
    #expect(try person.health().waitingNews == 1)
    #expect(daemon.end(by: SIGTERM) == 0)
    _ = bus
  }

  @Test func `while a daemon ends keeps nobody from starting the next`() async throws {
    let desktop = Desktop()
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer("--deaf", "Notify")
    let person = try Person(desktop.variables)
    let first = try await person.daemon()
    try person.startDue()
    var follower = try person.follower()
    while try await !server.line().contains(#""Notify""#) {}
    first.signal(SIGTERM)
    do { _ = try await follower.event("none") } catch ControlError.lost {}
    try await person.daemon()
    #expect(try person.status().state == .fasting)
    #expect(first.end() == 0)
    _ = bus
  }

  @Test func `together with the whole bus does not end the daemon`() async throws {
    let desktop = Desktop()
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let person = try Person(desktop.variables)
    let daemon = try await person.daemon()
    try person.startDue()
    while try await !server.line().contains(#""Notify""#) {}
    bus.end(by: SIGKILL)
    server.end(by: SIGKILL)
    try await until(itIsSo: { try person.health().alertTrouble == "noBus" })
    try person.call(FastCalls.Cancel.self, NoFields())
    try person.startDue()
    var follower = try person.follower(since: 0)
    _ = try await follower.event("goalReached")
    _ = try await follower.event("goalReached")
    let next = try await desktop.bus()
    let second = try await desktop.fakeServer()
    while try await !second.line().contains(#""Notify""#) {}
    #expect(daemon.end(by: SIGTERM) == 0)
    _ = next
  }
}

extension Person {
  /// A fast whose goal will be met in a second or two.
  @discardableResult
  func startDue() throws -> Entry {
    try start(GoalOrder.span(.seconds(60)), ago: 58).fast
  }

  func follower(since: Int64? = nil) throws -> Follower {
    var client = try client()
    try client.open(
      ChangeCalls.Follow.self, FollowQuestion(since: since), milliseconds: Self.patience)
    return Follower(client: client)
  }

  /// Of so many calls, each waited for.
  func medianStatusTime() throws -> Duration {
    var client = try client()
    var times: [Duration] = []
    for _ in 0..<200 {
      let time = try ContinuousClock().measure {
        _ = try client.call(StatusCalls.Get.self, StatusQuestion(), milliseconds: Self.patience)
      }
      times.append(time)
    }
    return times.sorted()[100]
  }
}

struct Follower: ~Copyable {
  var client: ControlClient

  struct NothingCame: Error {}

  /// The next change of that kind; fails when none comes.
  mutating func event(_ verb: String, within seconds: Int32 = 60) async throws -> ChangeEvent {
    while true {
      while let reply = try client.receive() {
        let followed = try ControlClient.output(of: ChangeCalls.Follow.self, in: reply)
        if let event = followed.event, event.verb == verb { return event }
      }
      guard await isReadable(client.descriptor, within: seconds) else { throw NothingCame() }
    }
  }
}
