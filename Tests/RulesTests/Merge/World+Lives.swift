import Nouns
import Rules
import TestSupport
import Time

extension World {
  /// A life on several machines that meet now and then.
  static func random(seed: UInt64) -> World {
    var dice = Dice(seed: ~seed)
    var world = World(seed: seed, machines: Int(dice.number(2...6)))
    if dice.once(in: 3) { world.liveByTurnsBefore() } else { world.introduceAll() }
    if dice.once(in: 4) { world.layBaselines() }
    if dice.once(in: 3) { world.restoreBeforeJoining() }
    if dice.once(in: 4) {
      for machine in world.machines.indices { world.fast(machine, 4) }
    }
    for _ in 0..<dice.number(10...40) {
      world.deed(dice.pick(Array(world.machines.indices)))
      world.meet(&dice)
    }
    if dice.once(in: 4) { world.resolveOnTwo() }
    return world
  }

  private mutating func meet(_ dice: inout Dice) {
    pass(.minutes(dice.number(0...300)))
    while dice.once(in: 2) {
      let (one, other) = (
        dice.pick(Array(machines.indices)), dice.pick(Array(machines.indices))
      )
      if one != other { take(one, from: other, isWhole: dice.once(in: 2)) }
    }
  }

  /// Adds finished fasts, one after another.
  mutating func fast(_ machine: Int, _ count: Int64) {
    var at = now + .hours(dice.number(0...12))
    for _ in 0..<count {
      let end = at + .hours(dice.number(8...20))
      let fast = Fast(id: id(), start: Mark(at, in: .utc), end: Mark(end, in: .utc))
      change(machine, from: nil, to: fast.row, verb: "add")
      at = end + .hours(dice.number(0...12))
    }
  }

  /// Two machines that have the same operations settle a conflict without knowing of each other.
  private mutating func resolveOnTwo() {
    exchangeAll()
    for machine in [0, 1] { resolve(machine) }
    take(0, from: 1, isWhole: true)
  }

  /// One machine at a time, each with everything that the others have.
  mutating func liveByTurns(_ count: Int64) {
    for _ in 0..<count {
      deed(dice.pick(Array(machines.indices)), isAlone: true)
      pass(.minutes(dice.number(0...300)))
      exchangeAll()
    }
  }

  /// Shares one database, before devices said what they had seen; then each says its first word.
  mutating func liveByTurnsBefore() {
    note(.turnsBefore)
    custom = .silent
    liveByTurns(dice.number(3...12))
    custom = .saying
    introduceAll()
    translateProfile()
    exchangeAll()
  }

  mutating func introduceAll() {
    for machine in machines.indices { introduce(machine) }
  }

  /// Replaces versions that say everything with versions by day.
  private mutating func translateProfile() {
    var before: [String: Cell] = [:]
    for row in machines[0].replay.rows.filter({ $0.kind == .profile }).inOrderOfDays {
      guard case .profile(let profile) = row else { continue }
      let registers = Registers.of(.profile)
      var sets = registers.sets(row.cells)
      sets["from_day"] = nil
      let said = Set(
        registers.columns.filter { sets[$0.name] != before[$0.name] }.map(\.register)
      ).subtracting(["id", "from"])
      let old = before
      before = sets
      for column in registers.columns where said.contains(column.register) {
        if sets[column.name] == nil, old[column.name] != nil { sets[column.name] = .text("") }
      }
      let columns = Set(said.flatMap(registers.columns(of:)))
      say(
        0, sets.filter { columns.contains($0.key) }, in: said, on: profile.from, verb: "baseline")
      change(0, from: row, to: nil, verb: "profile")
    }
    // Also of a day that had two, of which only one stood.
    let whole = operations.filter { $0.subject.noun == "profile" && $0.body?.prev == nil }
    for subject in Set(whole.map(\.subject)).sorted() where machines[0].replay.isAlive(subject) {
      let alive = machines[0].replay.winners(of: subject)["alive"]?.place.name
      write(
        0, subject, .init(sets: ["alive": .number(0)], prev: ["alive": alive], salt: 0),
        verb: "profile")
    }
    // Steps from before it cannot be undone.
    for machine in machines.indices {
      machines[machine].steps.removeAll { ($0.before ?? $0.after)?.kind == .profile }
    }
  }

  /// Two copies of one database, of which each machine writes the rows as its own operations.
  private mutating func layBaselines() {
    note(.baseline)
    let rows = [row(.fast), row(.food), row(.schedule)]
    for machine in [0, 1] {
      for row in rows where !dice.once(in: 4) {
        let row = dice.once(in: 4) ? varied(row) : row
        let subject = Operation.Subject(row)
        let sets = Registers.of(row.kind).sets(row.cells)
        write(
          machine, subject,
          dice.once(in: 5)
            ? .init(sets: ["alive": .number(0)], prev: ["alive": nil], salt: 0)
            : .init(sets: sets, prev: nil, salt: 0),
          verb: "baseline")
      }
    }
  }

  /// A new machine restores an old export of another one, and meets it only later.
  private mutating func restoreBeforeJoining() {
    for _ in 0..<4 { deed(0) }
    let rows = machines[0].replay.rows
    guard !rows.isEmpty else { return }
    note(.restoreBeforeJoining)
    addMachine()
    introduce(machines.count - 1)
    for row in rows where !dice.once(in: 4) {
      change(machines.count - 1, from: nil, to: row, verb: "restore")
    }
  }
}

extension [Row] {
  fileprivate var inOrderOfDays: [Row] {
    let day = { (row: Row) in
      if case .profile(let profile) = row { profile.from } else { Day(number: 0) }
    }
    return sorted { (day($0), $0.id.text) < (day($1), $1.id.text) }
  }
}
