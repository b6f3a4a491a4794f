import Nouns
import Rules
import TestSupport
import Time

/// Events of a world that are worth counting.
enum Deed: String, CaseIterable {
  case erase, restoreBeforeJoining, newerWord, twoResolve, turnsBefore
  case twoRunning, chain, fieldAtTwoDates, baseline, importOnTwo, undo
}

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

  /// A history of finished fasts, one after another.
  mutating func fast(_ machine: Int, _ count: Int64) {
    var at = now + .hours(dice.number(0...12))
    for _ in 0..<count {
      let end = at + .hours(dice.number(8...20))
      let fast = Fast(id: id(), start: Mark(at, in: .utc), end: Mark(end, in: .utc))
      change(machine, from: nil, to: fast.row, verb: "add")
      at = end + .hours(dice.number(0...12))
    }
  }

  /// Machines that have the same settle it without each other.
  private mutating func resolveOnTwo() {
    exchangeAll()
    for machine in [0, 1] { resolve(machine) }
    take(0, from: 1, isWhole: true)
  }

  /// One machine at a time, each with all that the others have.
  mutating func liveByTurns(_ count: Int64) {
    for _ in 0..<count {
      deed(dice.pick(Array(machines.indices)), isAlone: true)
      pass(.minutes(dice.number(0...300)))
      exchangeAll()
    }
  }

  /// With one database, before devices said what they had seen; then the first word of each.
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

  /// A machine puts versions by their days in the place of those that say all.
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
    // Nobody undoes what came before it.
    for machine in machines.indices {
      machines[machine].steps.removeAll { ($0.before ?? $0.after)?.kind == .profile }
    }
  }

  /// Two copies of one database, whose rows each machine writes down as its own.
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

  /// A new machine gets an old export of another one, and meets it only later.
  private mutating func restoreBeforeJoining() {
    for _ in 0..<4 { deed(0) }
    let rows = machines[0].replay.rows
    guard !rows.isEmpty else { return }
    note(.restoreBeforeJoining)
    addMachine()
    introduce(machines.count - 1)
    for row in rows where !dice.once(in: 4) {
      // A version by its day is there with all that it says.
      change(machines.count - 1, from: nil, to: row, verb: "restore")
    }
  }

  mutating func deed(_ machine: Int, isAlone: Bool = false) {
    switch dice.number(1...(isAlone ? 17 : 20)) {
    case 1...3:
      let kind = dice.pick(Self.kinds)
      // Versions of random ids are of the past.
      if isAlone, kind == .profile { return }
      change(machine, from: nil, to: row(kind), verb: "add")
    case 4...8: edit(machine)
    case 9: delete(machine)
    case 10: undo(machine)
    case 11...13: describe(machine)
    case 14: answer(machine, .safety)
    case 15: answer(machine, .choice)
    case 16: erase(machine)
    case 17: speakLater(machine)
    case 18: bring(machine)
    default: resolve(machine)
    }
  }

  private static let kinds =
    Row.Kind.allCases.filter { !$0.isSingle } + [Row.Kind](repeating: .fast, count: 12) + [
      .target, .program,
    ]

  /// Rows that are edited as a whole.
  private func rows(of machine: Int) -> [Row] {
    machines[machine].replay.rows.filter { row in
      guard case .profile(let profile) = row else { return !row.kind.isSingle }
      return Profile.id(on: profile.from) != profile.id
    }
  }

  private mutating func edit(_ machine: Int) {
    let rows = rows(of: machine)
    guard !rows.isEmpty else { return }
    let row = dice.pick(rows)
    var new = varied(row)
    if case .profile(var profile) = new, case .profile(let old) = row {
      profile.from = old.from
      new = .profile(profile)
    }
    change(machine, from: row, to: new, verb: "edit")
  }

  private mutating func delete(_ machine: Int) {
    let rows = rows(of: machine)
    guard !rows.isEmpty else { return }
    change(machine, from: dice.pick(rows), to: nil, verb: "delete")
  }

  private mutating func undo(_ machine: Int) {
    guard let step = machines[machine].steps.popLast() else { return }
    note(.undo)
    change(machine, from: step.after, to: step.before, kind: .undo, verb: "edit")
  }

  /// Of the profile: something is said, forgotten or taken back.
  private mutating func describe(_ machine: Int) {
    let today = Zone.utc.day(of: wall(machine)) + (dice.once(in: 5) ? 1 : 0)
    if custom == .silent {
      return change(machine, from: nil, to: row(.profile), verb: "profile")
    }
    switch dice.number(1...6) {
    case 1: say(machine, ["weight_g": .text("")], in: ["weight"], on: today)
    case 2: say(machine, [:], in: [dice.pick(["weight", "height"])], on: today)
    case 3:
      let year = dice.number(1985...1987)
      say(machine, ["birth": .text("year \(year)")], in: ["birth"], on: today)
    case 4:
      say(machine, ["height_mm": .number(dice.number(1800...1801))], in: ["height"], on: today)
    default:
      say(machine, ["weight_g": .number(dice.number(80_000...80_002))], in: ["weight"], on: today)
    }
  }

  private mutating func answer(_ machine: Int, _ kind: Row.Kind) {
    let old = machines[machine].replay.rows.first { $0.kind == kind }
    change(machine, from: old, to: old.map { varied($0) } ?? row(kind), verb: kind.rawValue)
  }

  private mutating func erase(_ machine: Int) {
    let rows = machines[machine].replay.rows
    guard !rows.isEmpty, dice.once(in: 2) else { return }
    note(.erase)
    write(machine, Operation.Subject(dice.pick(rows)), nil, kind: .erase, verb: "purge")
  }

  /// In words that only a later version has.
  private mutating func speakLater(_ machine: Int) {
    guard let row = rows(of: machine).first(where: { [.fast, .mealItem].contains($0.kind) }) else {
      return
    }
    note(.newerWord)
    let subject = Operation.Subject(row)
    switch row.kind {
    case .fast where dice.once(in: 3):
      set(machine, subject, ["weather": .text("sun")], in: ["weather", "mood"], verb: "edit")
    case .fast: set(machine, subject, ["reason": .text("moon")], in: ["reason"], verb: "edit")
    default: set(machine, subject, ["slot": .text("supper")], in: ["slot"], verb: "edit")
    }
  }

  /// The same file on every machine, once.
  private mutating func bring(_ machine: Int) {
    guard !imported.contains(machine) else { return }
    if file.isEmpty { file = fileRows() }
    imported.insert(machine)
    if imported.count == 2 { note(.importOnTwo) }
    for row in file {
      var new = row
      new.id = id()
      change(machine, from: nil, to: new, verb: "import")
    }
  }

  private mutating func fileRows() -> [Row] {
    var rows = [row(.weighing), row(.mealItem), row(.drink), row(.reminder)]
    if case .fast(var fast) = row(.fast) {
      fast.origin = .init(source: "file", id: "1")
      rows.append(.fast(fast))
    }
    return rows
  }

  /// By the value in force or by one that lost, on a machine that knows of both.
  private mutating func resolve(_ machine: Int) {
    let operations = operations(of: machine)
    var logs = OperationLogs()
    operations.forEach { logs.take($0) }
    guard let conflict = Merge(logs).conflicts.first(where: { !$0.isOfRows }),
      case .register(let register, let inForce, let losing) = conflict.matter
    else { return }
    let chosen = dice.pick([inForce] + losing)
    guard let registers = conflict.subject.registers,
      let said = operations.first(where: { $0.name == chosen })?.body?.sets
    else { return }
    let columns = registers.columns(of: register) + [register]
    let sets = said.filter { columns.contains($0.key) }
    note(resolved: conflict.subject, register, by: machine)
    guard conflict.subject.noun == "profile", register != Registers.alive else {
      return set(machine, conflict.subject, sets, in: [register], verb: "resolve")
    }
    say(machine, sets, in: [register], on: Zone.utc.day(of: wall(machine)), verb: "resolve")
  }

  private mutating func note(
    resolved subject: Rules.Operation.Subject, _ register: String, by machine: Int
  ) {
    let key = "\(subject.noun) \(subject.id) \(register)"
    if let other = resolvers.updateValue(machine, forKey: key), other != machine {
      note(.twoResolve)
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

extension Conflict {
  fileprivate var isOfRows: Bool { if case .fasting = matter { true } else { false } }
}
