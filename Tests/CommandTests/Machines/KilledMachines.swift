import Control
import Foundation
import Nouns
import Testing
import TestProcesses
import TestSupport
import Time
import Wire

/// Machines of one person, each with a folder of its own or through a hub, that do random things and are
/// killed at random moments.
final class KilledMachines {
  let clock = MovedClock(stands: true)
  private(set) var all: [Machine] = []
  private(set) var promises = Promises()
  private(set) var kills = 0
  /// The carrier goes on by this during an exchange.
  var meanwhile: () -> Void = {}
  var dice: Dice
  private let folders: [String?]
  /// How many calls on its files an exchange makes.
  private var calls: Int64 = 60

  private static let names = ["laptop", "desktop", "tablet"]

  init(in folders: [String], _ dice: Dice) async throws {
    (self.folders, self.dice) = (folders, dice)
    try await begin { [folders] in try $0("sync", "folder", folders[0]) }
  }

  init(invitedBy code: String, _ dice: Dice) async throws {
    (folders, self.dice) = (Self.names.map { _ in nil }, dice)
    try await begin { try $0.join(code) }
  }

  private func begin(_ first: (Machine) throws -> Void) async throws {
    let day: Int64 = 86_400_000
    clock.pass(until: Instant(milliseconds: (clock.now.milliseconds / day + 1) * day + day / 2))
    for (folder, name) in zip(folders, Self.names) {
      let machine = try await Machine(name, clock: clock)
      try machine.person.write(settings: "backup.daily = off\n")
      if let other = all.first {
        try machine.join(other.code(), in: folder)
      } else {
        try first(machine)
      }
      all.append(machine)
      try await machine.sayHowItCounts()
    }
  }

  /// One thing that somebody does, or that happens.
  func act() async throws {
    clock.pass(until: clock.now + pause)
    let machine = dice.pick(all)
    switch dice.number(1...17) {
    case 1...9: for _ in 0..<dice.number(1...6) { try command(machine) }
    case 10...11: try await exchange(machine)
    case 12...13: try await killInCommand(machine)
    case 14...16: try await killExchange(machine)
    default: try await killUnderExchange(machine)
    }
  }

  /// Something else was killed.
  func countKill() { kills += 1 }

  /// Mostly minutes; a whole machine may be out of touch for a week.
  private var pause: Span {
    dice.once(in: 200) ? .hours(24 * 8) : Span(milliseconds: dice.number(1...600_000))
  }

  // MARK: Commands

  private enum Made: CaseIterable { case weighing, meal, fast }

  private func command(_ machine: Machine) throws {
    let person = machine.person
    do {
      switch dice.number(1...10) {
      case 1...5:
        let (made, text) = (dice.pick(Made.allCases), promises.text())
        var client = try person.client()
        try client.send(order(made, text), milliseconds: Person.patience)
        try take(client.next(milliseconds: Person.patience), made, text)
      case 6: try person.call(FastCalls.Stop.self, StopOrder())
      case 7:
        guard let id = someWeighing() else { return }
        let text = promises.text()
        try person.call(WeightCalls.Edit.self, WeighingEdit(id: id, note: text))
        promises.add(text, "weighing", id, isMade: false)
      case 8:
        guard let id = someWeighing() else { return }
        try person.call(WeightCalls.Delete.self, RemovalOrder(id: id))
        promises.delete(id)
      case 9: try person.call(ChangeCalls.Undo.self, NoFields())
      default:
        guard dice.once(in: 3), let id = someWeighing() else { return }
        try person.call(
          BackupCalls.EraseEntry.self,
          EntryErasureOrder(.weighing, id: id, confirm: "erase-for-good"))
        promises.erase(id)
      }
    } catch ControlError.refused { /* Such as one that is not there yet. */  }
  }

  private func someWeighing() -> String? {
    let ids = promises.entries.filter { $0.noun == "weighing" && $0.isMade }.compactMap(\.id)
    return ids.isEmpty ? nil : dice.pick(ids)
  }

  private func order(_ made: Made, _ text: String) -> [UInt8] {
    switch made {
    case .weighing:
      Call.encode(
        WeightCalls.Add.self,
        NewWeighing(
          grams: 76_000 + Int64(promises.entries.count) % 8000, note: text, recent: false))
    case .meal:
      Call.encode(
        MealCalls.Log.self,
        MealLog([NewMealItem(text, nutrition: Nutrition(energy: dice.number(1...900)))]))
    case .fast:
      Call.encode(FastCalls.Start.self, StartOrder(goal: GoalOrder.schedule("16:8"), note: text))
    }
  }

  /// Notes what was promised; a refusal promises nothing.
  private func take(_ reply: Reply, _ made: Made, _ text: String) throws {
    if let refused = Refused(reply) {
      if case .notStored = refused.refusal { Issue.record("\(refused)") }
      return
    }
    switch made {
    case .weighing:
      promises.add(text, "weighing", try WeighingAnswer(reply.parameters).weighing.id.text)
    case .meal:
      let item = try #require(MealChange(reply.parameters).items.first)
      promises.add(text, "mealItem", item.id.text)
    case .fast: promises.add(text, "fast", try FastAnswer(reply.parameters).fast.id)
    }
  }

  // MARK: Kills

  /// Somewhere between a call and its reply, or shortly after.
  private func killInCommand(_ machine: Machine) async throws {
    let (made, text) = (dice.pick(Made.allCases), promises.text())
    var client = try machine.person.client()
    try client.send(order(made, text), milliseconds: Person.patience)
    spin(dice.number(0...3000))
    machine.person.endDaemons()
    kills += 1
    if let reply = try? client.next(milliseconds: Person.patience) {
      try take(reply, made, text)
    } else {
      promises.add(text, "", nil)
    }
    try await restart(machine)
  }

  private func restart(_ machine: Machine) async throws {
    do { try await machine.start() } catch is Child.Unsaid {
      // A program that it was about to start had its lock for a moment more.
      try await machine.start()
    }
  }

  private func spin(_ microseconds: Int64) {
    let moment = ContinuousClock.now + .microseconds(microseconds)
    while ContinuousClock.now < moment {}
  }

  private func startExchange(_ machine: Machine, _ disk: FaultyDisk? = nil) throws -> Child {
    var environment = machine.person.environment
    if let disk { environment.merge(disk.variables(before: environment)) { $1 } }
    return try Child(
      "/bin/sh", ["-c", #"exec "$0" "$@" 2>&1"#, builtProgram("fastd-sync")],
      environment: environment)
  }

  private func exchange(_ machine: Machine) async throws {
    let program = try startExchange(machine)
    while dice.once(in: 2) { meanwhile() }
    let lines = try? await program.allLines()
    #expect(lines != nil, "\(machine.name)")
  }

  /// At one of the calls that it makes on its files.
  private func killExchange(_ machine: Machine) async throws {
    let folder = folders[all.firstIndex { $0 === machine } ?? 0]
    let own = "\(machine.person.data)/fastd/sync"
    let disk = FaultyDisk(of: folder ?? own, own)
    disk.kill(at: Int(dice.number(1...calls)))
    let program = try startExchange(machine, disk)
    while dice.once(in: 3) { meanwhile() }
    if await blocking({ program.end() }) == -SIGKILL {
      kills += 1
    } else {
      calls = max(Int64(disk.calls), 20)
    }
  }

  /// fastd goes while it is asked.
  private func killUnderExchange(_ machine: Machine) async throws {
    let program = try startExchange(machine)
    spin(dice.number(0...30_000))
    machine.person.endDaemons()
    kills += 1
    if dice.once(in: 2) { program.end(by: SIGKILL) }
    _ = await blocking { program.end() }
    try await restart(machine)
  }
}

extension Machine {
  /// It does so at the first exchange that it begins itself, as it does when a person asks.
  func sayHowItCounts() async throws {
    try await restart()
    try await until {
      try person.call(StatusCalls.Get.self, StatusQuestion(person: true))
      let machines = try person.call(SyncCalls.Machines.self, NoFields()).machines
      return machines.contains { $0.isOwn && $0.counts != nil }
    }
  }
}
