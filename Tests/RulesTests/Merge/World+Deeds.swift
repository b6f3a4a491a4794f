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
  mutating func deed(_ machine: Int, isAlone: Bool = false) {
    switch dice.number(1...(isAlone ? 17 : 20)) {
    case 1...3:
      let kind = dice.pick(Self.kinds)
      // Only earlier releases write versions with random ids.
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

  /// Rows that can be edited, other than versions by day and only rows.
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

  /// Says, forgets or takes back a value of the profile.
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

  /// Sets a register or a word that only a later version knows.
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

  /// Imports the file that all machines share, once on each.
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

  /// Settles a conflict by the value in force or by one that lost.
  mutating func resolve(_ machine: Int) {
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

extension Conflict {
  fileprivate var isOfRows: Bool { if case .fasting = matter { true } else { false } }
}
