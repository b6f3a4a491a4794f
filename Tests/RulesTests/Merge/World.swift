import Nouns
import Rules
import TestSupport
import Time

/// Machines that share a life. What each of them really has of the others is recorded apart from
/// their operations, so that the merge can be judged by it.
struct World {
  struct Machine {
    let device: String
    /// How far its wall clock is off.
    let drift: Span
    /// The last operation that it has of each other device.
    var holds: [String: Int64] = [:]
    var said: [String: Int64] = [:]
    var clock = HybridTime.zero
    var replay = Replay()
    /// The steps that can be undone.
    var steps: [(before: Row?, after: Row?)] = []
  }

  /// Whether devices say what they have of each other; in early releases they did not.
  enum Custom { case silent, saying }

  var dice: Dice
  var machines: [Machine] = []
  var custom = Custom.saying
  private(set) var now = Instant(milliseconds: 1_772_452_800_000)
  /// By device, in order.
  private(set) var written: [String: [Rules.Operation]] = [:]
  /// The operations of others that the device of each operation had when it wrote it.
  private(set) var had: [Rules.Operation.Name: [String: Int64]] = [:]
  private(set) var deeds: Set<Deed> = []

  /// The rows of a file that every machine may import, and the machines that did.
  var file: [Row] = []
  var imported: Set<Int> = []
  /// The days that have a version of the profile.
  var days: Set<Day> = []
  /// The machine that settled a conflict last.
  var resolvers: [String: Int] = [:]

  static let furthestDrift = Span.hours(48)

  init(seed: UInt64, machines count: Int) {
    dice = Dice(seed: seed)
    for _ in 0..<count { addMachine() }
  }

  mutating func addMachine() {
    let limit = Self.furthestDrift.milliseconds
    let drift = dice.once(in: 2) ? 0 : dice.number(-limit...limit)
    machines.append(Machine(device: id().text, drift: Span(milliseconds: drift)))
  }

  /// Writes the first operation of a machine about itself, which names the others only if it has
  /// met them.
  mutating func introduce(_ machine: Int) {
    saySeen(machine)
    guard machines[machine].said.isEmpty else { return }
    let device = machines[machine].device
    append(
      machine, .init(noun: DeviceRegister.noun, id: device),
      .init(sets: ["name": .text("a machine")], prev: ["name": nil], salt: 0), verb: "seen")
  }

  mutating func id() -> RowID { RowID(bits: dice.next(), dice.next()) }

  mutating func note(_ deed: Deed) { deeds.insert(deed) }

  mutating func pass(_ span: Span) { now = now + span }

  /// The time on the wall clock of a machine.
  func wall(_ machine: Int) -> Instant { now + machines[machine].drift }

  // MARK: Writing

  /// Returns the name of what was written.
  @discardableResult mutating func write(
    _ machine: Int, _ subject: Rules.Operation.Subject, _ body: Rules.Operation.Body?,
    kind: Rules.Operation.Kind = .do, verb: String
  ) -> Rules.Operation.Name {
    if custom == .saying { saySeen(machine) }
    return append(machine, subject, body, kind: kind, verb: verb)
  }

  /// Says what the device has of the others, before it writes on its own.
  mutating func saySeen(_ machine: Int) {
    let (device, said) = (machines[machine].device, machines[machine].said)
    let grown = machines[machine].holds.filter { $0.value > said[$0.key] ?? 0 }
    guard !grown.isEmpty else { return }
    machines[machine].said.merge(grown) { $1 }
    let prev = written[device]?.last { $0.seen != nil }.map { ["seen": Optional($0.name)] }
    append(
      machine, .init(noun: DeviceRegister.noun, id: device),
      .init(sets: ["seen": .text(DeviceRegister.text(of: grown))], prev: prev, salt: 0),
      verb: "seen")
  }

  @discardableResult private mutating func append(
    _ machine: Int, _ subject: Rules.Operation.Subject, _ body: Rules.Operation.Body?,
    kind: Rules.Operation.Kind = .do, verb: String
  ) -> Rules.Operation.Name {
    let device = machines[machine].device
    let seq = Int64(written[device]?.count ?? 0) + 1
    let at = wall(machine)
    let operation = Rules.Operation(
      name: .init(device: device, seq: seq), clock: machines[machine].clock.next(at: at), at: at,
      step: seq, kind: kind, verb: VerbWord(verb), actor: "test", subject: subject, body: body)
    written[device, default: []].append(operation)
    had[operation.name] = machines[machine].holds
    machines[machine].clock = operation.clock
    machines[machine].replay.take(operation)
    return operation.name
  }

  // MARK: Exchange

  /// How many operations of a device a machine has.
  func count(_ machine: Int, of device: String) -> Int64 {
    machines[machine].device == device
      ? Int64(written[device]?.count ?? 0) : machines[machine].holds[device] ?? 0
  }

  /// Lets one machine take everything that another has, or a part of it.
  mutating func take(_ machine: Int, from other: Int, isWhole: Bool) {
    for device in machines.map(\.device) where device != machines[machine].device {
      let (own, its) = (count(machine, of: device), count(other, of: device))
      guard its > own else { continue }
      let upTo = isWhole ? its : dice.number(own...its)
      for operation in (written[device] ?? [])[Int(own)..<Int(upTo)] {
        machines[machine].replay.take(operation)
        machines[machine].clock = max(machines[machine].clock, operation.clock)
      }
      machines[machine].holds[device] = upTo
    }
  }

  mutating func exchangeAll() {
    for _ in machines.indices {
      for one in machines.indices {
        for other in machines.indices where other != one { take(one, from: other, isWhole: true) }
      }
    }
  }

  // MARK: Looking

  /// All operations that a machine has, in the order of the devices.
  func operations(of machine: Int) -> [Rules.Operation] {
    machines.map(\.device).flatMap { device in
      (written[device] ?? []).prefix(Int(count(machine, of: device)))
    }
  }

  var operations: [Rules.Operation] { machines.flatMap { written[$0.device] ?? [] } }

  /// Whether the device of one operation had the other when it wrote, whatever it says about that.
  func knew(_ one: Rules.Operation, _ other: Rules.Operation) -> Bool {
    guard one.name.device != other.name.device else { return other.name.seq < one.name.seq }
    return other.name.seq <= had[one.name]?[other.name.device] ?? 0
  }
}
