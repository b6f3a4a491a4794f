import Nouns
import Rules
import Time

/// Writes the logs of a few devices by hand.
struct Scribe {
  enum Device: String, CaseIterable { case a, b, c }

  private(set) var lines: [Rules.Operation] = []
  private var clock: Int64 = 0

  static func name(_ device: Device, _ seq: Int64) -> Rules.Operation.Name {
    .init(device: id(device), seq: seq)
  }

  static func id(_ device: Device) -> String { String(repeating: device.rawValue, count: 26) }

  /// Each operation is later than the one before, unless a time is given.
  @discardableResult mutating func write(
    _ device: Device, _ subject: Rules.Operation.Subject, _ sets: [String: Cell]?,
    _ registers: [String]? = nil, prev: Rules.Operation.Name? = nil,
    kind: Rules.Operation.Kind = .do, verb: String = "edit", version: Int64 = 1,
    at time: Int64? = nil
  ) -> Rules.Operation.Name {
    clock += 1
    let name = Self.name(device, Int64(lines.count { $0.name.device == Self.id(device) }) + 1)
    let names = registers.map { Dictionary(uniqueKeysWithValues: $0.map { ($0, prev) }) }
    lines.append(
      Rules.Operation(
        version: version, name: name, clock: HybridTime(milliseconds: time ?? clock, count: 0),
        at: .init(milliseconds: time ?? clock), step: name.seq, kind: kind, verb: VerbWord(verb),
        actor: "test", subject: subject,
        body: sets.map { .init(sets: $0, prev: names, salt: 0) }))
    return name
  }

  /// Adds a row that is new to the device.
  @discardableResult mutating func add(
    _ device: Device, _ row: some Noun, verb: String = "add", at time: Int64? = nil
  ) -> Rules.Operation.Name {
    let sets = Registers.of(row.row.kind).sets(row.row.cells)
    return write(device, .init(row.row), sets, verb: verb, at: time)
  }

  @discardableResult mutating func edit(
    _ device: Device, _ row: some Noun, _ register: String, _ sets: [String: Cell],
    at time: Int64? = nil
  ) -> Rules.Operation.Name {
    write(device, .init(row.row), sets, [register], at: time)
  }

  @discardableResult mutating func delete(
    _ device: Device, _ row: some Noun, verb: String = "delete", at time: Int64? = nil
  ) -> Rules.Operation.Name {
    write(device, .init(row.row), ["alive": .number(0)], ["alive"], verb: verb, at: time)
  }

  @discardableResult mutating func erase(
    _ device: Device, _ row: some Noun, version: Int64 = 1
  ) -> Rules.Operation.Name {
    write(device, .init(row.row), nil, kind: .erase, verb: "purge", version: version)
  }

  /// Lets the device see everything that others have written so far.
  @discardableResult mutating func meet(_ device: Device) -> Rules.Operation.Name {
    let others = Dictionary(grouping: lines.map(\.name).filter { $0.device != Self.id(device) }) {
      $0.device
    }
    return see(device, others.mapValues { Int64($0.count) })
  }

  @discardableResult mutating func see(
    _ device: Device, _ seen: [String: Int64]
  ) -> Rules.Operation.Name {
    let text = DeviceRegister.text(of: seen)
    return write(
      device, .init(noun: DeviceRegister.noun, id: Self.id(device)),
      seen.isEmpty ? ["name": .text("laptop")] : ["seen": .text(text)],
      seen.isEmpty ? ["name"] : ["seen"], verb: "seen")
  }

  /// Says values in the version of the profile for a day.
  @discardableResult mutating func say(
    _ device: Device, _ sets: [String: Cell], _ registers: [String], on day: Int64
  ) -> Rules.Operation.Name {
    let subject = Operation.Subject(
      noun: "profile", id: Profile.id(on: Day(number: day)).text)
    let version: [String: Cell] = ["alive": .number(1), "from_day": .number(day)]
    return write(
      device, subject, sets.merging(version) { $1 }, registers + ["alive", "from"],
      verb: "profile")
  }

  var logs: OperationLogs { OperationLogs(lines.map(MergeLine.whole)) }

  var merge: Merge { Merge(logs) }
}

extension Merge {
  /// Held rows as "noun reason", marked where the person is not told.
  var heldWords: [String] {
    held.map { "\($0.subject.noun) \($0.reason)" + ($0.isTold ? "" : ", untold") }.sorted()
  }

  /// Conflicts as "noun register", with the number of losing operations.
  var conflictWords: [String] {
    conflicts.map { conflict in
      switch conflict.matter {
      case .register(let register, _, let losing):
        "\(conflict.subject.noun) \(register) \(losing.count)"
      case .fasting: "\(conflict.subject.noun) fasting"
      }
    }
  }
}

/// Sample rows, each with its own id.
enum Sample {
  static func id(_ number: UInt64) -> RowID { RowID(bits: number << 32, number) }

  static func mark(_ hour: Int64) -> Mark {
    Mark(Instant(milliseconds: 1_772_452_800_000) + .hours(hour), in: .utc)
  }

  /// The same moment in another zone.
  static func elsewhere(_ hour: Int64) -> Mark {
    let mark = mark(hour)
    return Mark(instant: mark.instant, offset: 3600, zone: "Europe/Paris", day: mark.day)
  }

  static func fast(_ number: UInt64, _ start: Int64, _ end: Int64? = nil) -> Fast {
    Fast(id: id(number), start: mark(start), end: end.map(mark))
  }

  static func item(_ number: UInt64, slot: MealSlot? = nil) -> MealItem {
    var item = MealItem()
    (item.id, item.meal, item.at, item.name) = (id(number), id(number), mark(1), "oats")
    item.slot = slot
    return item
  }
}
