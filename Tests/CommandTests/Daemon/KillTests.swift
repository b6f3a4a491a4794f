import Control
import Foundation
import Glibc
import Nouns
import TestSupport
import Testing
import TestProcesses
import Wire

@Suite struct `A daemon that is killed` {
  @Test(.timeLimit(.minutes(3)))
  func `every acknowledged command is there afterwards, and nothing half done`() async throws {
    let seed = Wish.seed
    var life = try KilledLife(seed: seed)
    do {
      try await life.live(commands: 2000)
    } catch {
      Issue.record("seed \(seed): \(error)")
    }
    print("seed \(seed): \(life.acknowledged) of 2000 commands done, killed \(life.kills) times")
    #expect(life.kills > 10, "seed \(seed)")
    #expect(life.acknowledged > 500, "seed \(seed)")
    try await life.person.checkDatabase()
  }
}

/// Random commands of one client, a daemon that is killed at random moments, and what must be true.
struct KilledLife {
  let person: Person
  private var dice: Dice
  private var daemon: Child?
  /// What the daemon has said there is.
  private var fasts: [String: Entry] = [:]
  /// How many commands it has acknowledged: as many entries has its log.
  private(set) var acknowledged: Int64 = 0
  private(set) var kills: Int64 = 0

  struct Lost: Error {
    let what: String
  }

  init(seed: UInt64) throws {
    dice = Dice(seed: seed)
    person = try Person(inMemory: true)
    try person.write(settings: "backup.daily = off\n")
  }

  mutating func live(commands: Int) async throws {
    var left = commands
    while left > 0 {
      daemon = try await person.daemon()
      try verify()
      var client = try person.client()
      while left > 0 {
        left -= 1
        if dice.once(in: 60) {
          try sendAndKill(&client)
          break
        }
        try client.send(command().frame, milliseconds: Person.patience)
        try take(try client.next(milliseconds: Person.patience))
      }
    }
    daemon?.end(by: SIGTERM)
    daemon = try await person.daemon()
    try verify()
    daemon?.end(by: SIGTERM)
  }

  /// Kills the daemon somewhere between the call and its reply, or shortly after.
  private mutating func sendAndKill(_ client: inout ControlClient) throws {
    try client.send(command().frame, milliseconds: Person.patience)
    let moment = ContinuousClock.now + .microseconds(dice.number(0...1500))
    while ContinuousClock.now < moment {}
    daemon?.end(by: SIGKILL)
    kills += 1
    // What it has said before its end it has promised.
    if let reply = try? client.next(milliseconds: Person.patience) { try take(reply) }
  }

  // MARK: Commands

  private mutating func command() -> Order {
    switch dice.number(1...12) {
    case 1...3:
      let goals = [GoalOrder.schedule("16:8"), GoalOrder.span(.seconds(7200)), GoalOrder.open]
      return Order(FastCalls.Start.self, StartOrder(goal: dice.pick(goals), note: note()))
    case 4...5: return Order(FastCalls.Stop.self, StopOrder(note: note()))
    case 6: return Order(FastCalls.Cancel.self, NoFields())
    case 7:
      return Order(
        FastCalls.SetGoal.self,
        GoalChangeOrder(goal: GoalOrder.span(.seconds(3600 + dice.number(1...40_000)))))
    case 8...9: return Order(FastCalls.Edit.self, EditOrder(note: note()))
    case 10...11: return Order(ChangeCalls.Undo.self, NoFields())
    default: return Order(ChangeCalls.Redo.self, NoFields())
    }
  }

  private mutating func note() -> String { "note \(dice.number(1...1_000_000))" }

  struct Order {
    let frame: [UInt8]

    init<M: Method>(_ method: M.Type, _ input: M.Input) {
      frame = Call.encode(method, input)
    }
  }

  // MARK: What the daemon has promised

  private mutating func take(_ reply: Reply) throws {
    if let refused = Refused(reply) {
      if case .notStored = refused.refusal { throw Lost(what: "\(refused)") }
      return
    }
    acknowledged += 1
    if let answer = try? StepAnswer(reply.parameters) {
      let isUndone = answer.step.state == .undone
      note(
        before: isUndone ? answer.step.after : answer.step.before,
        after: isUndone ? answer.step.before : answer.step.after)
    } else {
      let fast = try FastAnswer(reply.parameters).fast
      fasts[fast.id] = fast
    }
  }

  private mutating func note(before: Entry?, after: Entry?) {
    if let before { fasts[before.id] = nil }
    if let after { fasts[after.id] = after }
  }

  // MARK: What is there

  private mutating func verify() throws {
    try takeUnacknowledged()
    let listed = try history()
    // Which day a fast belongs to is said in a list, and not of a step.
    func plain(_ fast: Entry) -> Entry {
      var fast = fast
      fast.day = nil
      return fast
    }
    let there = listed.map { ($0.id, plain($0)) }
    #expect(Dictionary(uniqueKeysWithValues: there) == fasts.mapValues(plain))
    let status = try person.status()
    #expect(status.notices == [])
    #expect(status.fast?.id == fasts.values.first { $0.end == nil }?.id)
    #expect(try person.health().uncleanStarts == kills)
  }

  /// The one command that was under way may have been done: then its entry is the last one.
  private mutating func takeUnacknowledged() throws {
    var follower = try person.client()
    try follower.open(
      ChangeCalls.Follow.self, FollowQuestion(since: acknowledged), milliseconds: 1000)
    let reached = try person.lastChange()
    guard reached != acknowledged else { return }
    guard reached == acknowledged + 1, try next(&follower).event == nil,
      let event = try next(&follower).event
    else { throw Lost(what: "\(acknowledged) changes were acknowledged, \(reached) are there") }
    acknowledged += 1
    note(before: event.before, after: event.after)
  }

  private func next(_ follower: inout ControlClient) throws -> FollowedEvent {
    let reply = try follower.next(milliseconds: Person.patience)
    return try ControlClient.output(of: ChangeCalls.Follow.self, in: reply)
  }

  private func history() throws -> [Entry] {
    var client = try person.client()
    try client.open(
      HistoryCalls.List.self, HistoryQuestion(cancelled: true), milliseconds: 1000)
    var all: [Entry] = []
    while true {
      let reply = try client.next(milliseconds: Person.patience)
      all += try ControlClient.output(of: HistoryCalls.List.self, in: reply).fasts
      if !reply.continues { return all }
    }
  }
}

extension Person {
  /// The number of the newest entry of the log.
  func lastChange() throws -> Int64 {
    var client = try client()
    try client.open(ChangeCalls.Follow.self, FollowQuestion(), milliseconds: 1000)
    let reply = try client.next(milliseconds: Self.patience)
    return try ControlClient.output(of: ChangeCalls.Follow.self, in: reply).seq
  }
}
