import Time
import Nouns
import Control
import Foundation
import Glibc
import TestSupport
import Testing
import TestProcesses
import Wire

@Suite struct `Calls survive a dying daemon` {
  private let token = WriteToken.text(7, 42)

  @Test func `a call sent again with its token is done once and answered as the first time`()
    async throws
  {
    let person = try Person()
    let daemon = try await person.daemon()
    try person.start(GoalOrder.span(.seconds(40_000)))
    let order = GoalChangeOrder(goal: GoalOrder.change(.seconds(60)))
    let first = try person.call(FastCalls.SetGoal.self, order, token)
    #expect(try person.call(FastCalls.SetGoal.self, order, token) == first)
    #expect(daemon.end(by: SIGKILL) == -SIGKILL)
    try await person.daemon()
    #expect(try person.call(FastCalls.SetGoal.self, order, token) == first)
    #expect(try person.status().fast?.goal == 40_060)
    #expect(try person.lastChange() == 2)
  }

  @Test func `a token is of one method, and of those that write`() async throws {
    let person = try Person()
    try await person.daemon()
    _ = try person.call(FastCalls.Start.self, StartOrder(), token)
    for body in [
      { _ = try person.call(FastCalls.Cancel.self, NoFields(), token) },
      { _ = try person.call(StatusCalls.Get.self, StatusQuestion(), WriteToken.text(1, 2)) },
      { _ = try person.call(FastCalls.Cancel.self, NoFields(), "short") },
    ] as [() throws -> Void] {
      #expect(try error(of: body) == .invalidParameter("token"))
    }
    #expect(try person.status().state == .fasting)
  }

  @Test func `what was refused is decided anew`() async throws {
    let person = try Person()
    try await person.daemon()
    let stop = { try person.call(FastCalls.Stop.self, StopOrder(), token) }
    #expect(try refusal(of: stop) == .notFasting)
    try person.start(ago: 60)
    #expect(try stop().fast.end != nil)
    #expect(try stop().fast.end != nil)
  }

  @Test func `also where something of it remains`() async throws {
    let person = try Person()
    try await person.daemon()
    let order = ProfileOrder(birth: "2020-01-01")
    let describe = { try person.call(ProfileCalls.Set.self, order, token) }
    guard case .underAge = try refusal(of: describe) else { throw NotRefused() }
    #expect(
      try person.call(ProfileCalls.Get.self, NoFields()).profile.values.birth?.text == "2020-01-01")
    #expect(try refusal(of: describe) == .nothingToChange)
  }

  @Test func `of what is erased no answer is kept`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    let order = AddOrder(
      start: Instant(milliseconds: 1_767_225_600_000),
      end: Instant(milliseconds: 1_767_229_200_000),
      note: "a secret")
    let fast = try person.call(FastCalls.Add.self, order, token).fast
    let erasure = ErasureOrder(id: fast.id, confirm: "erase-for-good")
    _ = try person.call(BackupCalls.Erase.self, erasure, WriteToken.text(1, 2))
    #expect(daemon.end(by: SIGTERM) == 0)
    let bytes = try Data(contentsOf: URL(filePath: person.database))
    #expect(bytes.range(of: Data("a secret".utf8)) == nil)
  }

  private func error(of body: () throws -> Void) throws -> ServiceError? {
    do {
      try body()
      return nil
    } catch ControlError.refused(let reply) {
      return ServiceError(reply)
    }
  }
}

@Suite struct `Commands while the daemon is killed again and again` {
  /// A change of the goal counts: one that is lost or done twice shows.
  @Test func `none is lost, none is done twice, and none ends in doubt`() async throws {
    let person = try Person(inMemory: true)
    try person.write(settings: "backup.daily = off\n")
    #expect(try Run(["start", "12h"], in: person.home, person.environment).code == 0)
    let seed = UInt64.random(in: .min ... .max)
    var dice = Dice(seed: seed)
    var goal: Int64 = 12 * 3600
    for _ in 1...30 {
      let minutes: Int64 = dice.pick([-2, -1, 1, 2, 3])
      let change = "\(minutes > 0 ? "+" : "")\(minutes)m"
      let command = try Child(
        builtProgram("fastctl"), ["goal", change], environment: person.environment)
      let moment = ContinuousClock.now + .milliseconds(dice.number(0...40))
      while ContinuousClock.now < moment {}
      person.killHolder()
      #expect(command.end() == 0, "seed \(seed)")
      goal += minutes * 60
    }
    let said = try Run(["status", "--json"], in: person.home, person.environment)
    let status = try #require(
      try JSONSerialization.jsonObject(with: Data(said.output.utf8)) as? [String: Any])
    #expect((status["fast"] as? [String: Any])?["goal"] as? Int64 == goal, "seed \(seed)")
    try await person.endHolder(by: SIGTERM)
  }
}
