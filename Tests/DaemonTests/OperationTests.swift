import Host
import Nouns
import Rules
import Testing
import Time
import Wire

@testable import Daemon
@testable import Store

@MainActor @Suite struct `A daemon that is asked whether its operations agree` {
  private let scene: Scene

  init() throws {
    scene = try Scene()
  }

  private func check() throws -> CheckedOperations {
    try scene.ask(ChangeCalls.CheckOperations.self, NoFields())
  }

  @Test func `counts them, and names nothing where all is well`() throws {
    let none = CheckedOperations(operations: 0, devices: 0, differing: [], altered: [], ahead: [])
    #expect(try check() == none)
    try scene.start()
    try scene.remind("drink", in: .hours(1))
    #expect(
      try check()
        == CheckedOperations(
          operations: 2, devices: 1, differing: [], altered: [], ahead: []))
  }

  @Test func `names rows and operations that others changed`() throws {
    let fast = try scene.start().fast.id
    try scene.remind("drink", in: .hours(1))
    try scene.ledger.connection.script("UPDATE fasts SET note = 'another'")
    try scene.ledger.connection.script("UPDATE ops SET verb = 'another' WHERE noun = 'reminder'")
    #expect(
      try check()
        == CheckedOperations(
          operations: 2, devices: 1, differing: ["fast \(fast)"],
          altered: ["\(scene.ledger.machine) 2"], ahead: []))
  }

  @Test func `names rows of a clock that was ahead`() throws {
    let fast = try scene.start().fast.id
    let later = Clock.now() + .hour * 48
    try scene.ledger.connection.script("UPDATE fasts SET start_ms = \(later.milliseconds)")
    #expect(try check().ahead == ["fast \(fast)"])
  }

  @Test func `names no more of them than anybody reads`() throws {
    for number in 0..<25 { try scene.remind("\(number)", in: .hours(1)) }
    try scene.ledger.connection.script("UPDATE reminders SET text = 'another'")
    try scene.ledger.connection.script("UPDATE ops SET verb = 'another'")
    let found = try check()
    #expect(found.operations == 25)
    #expect(found.differing.count == CheckedOperations.mostNamed)
    #expect(found.altered.count == CheckedOperations.mostNamed)
  }

  @Test func `says so where they cannot be read`() throws {
    try scene.ledger.connection.script("DROP TABLE ops")
    #expect(throws: (any Error).self) { try check() }
    #expect(try scene.status().state == .idle)
  }

  @Test func `lets who asks for the state through meanwhile`() throws {
    let rows = (1...4 * UInt64(Commit.changesAtOnce)).map { number in
      let id = RowID(bits: number &* 0x9e37_79b9_7f4a_7c15, number)
      let rule = Reminder.Rule.once(scene.now + .hours(1))
      return Change(before: nil, after: .reminder(Reminder(id: id, text: "drink", rule: rule)))
    }
    let step = Step(kind: .command, verb: VerbWord("import"), changes: rows)
    _ = try scene.ledger.commit(Commit(step: step, actor: "test"), at: scene.now)
    var states: [FastState] = []
    scene.ledger.onPause = { [scene] in
      scene.keeper.letThrough {
        do { states.append(try scene.status().state) } catch { Issue.record(error) }
      }
    }
    #expect(try check().operations == Int64(rows.count))
    #expect(!states.isEmpty && states.allSatisfy { $0 == .idle })
  }
}
