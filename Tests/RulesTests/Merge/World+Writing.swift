import Nouns
import Rules
import Time

// Rows are changed as a real machine does it: an operation sets the registers that differ, and
// names the operations that had set them.
extension World {
  mutating func change(
    _ machine: Int, from before: Row?, to after: Row?, kind: Rules.Operation.Kind = .do,
    verb: String
  ) {
    guard let row = after ?? before else { return }
    let subject = Operation.Subject(row)
    guard let body = body(machine, subject, from: before, to: after) else { return }
    write(machine, subject, body, kind: kind, verb: verb)
    machines[machine].steps.append((before, after))
  }

  private func body(
    _ machine: Int, _ subject: Rules.Operation.Subject, from before: Row?, to after: Row?
  ) -> Rules.Operation.Body? {
    guard let registers = subject.registers else { return nil }
    let replay = machines[machine].replay
    guard let cells = after?.cells else {
      return body(machine, subject, [Registers.alive: .number(0)], in: [Registers.alive])
    }
    guard let known = replay.cells(of: subject) else {
      return .init(sets: registers.sets(cells), prev: nil, salt: 0)
    }
    var changed = registers.differing(before?.cells ?? known, cells)
    if !registers.kind.isSingle { changed.remove("id") }
    var sets = registers.sets(cells, in: changed)
    if !replay.isAlive(subject) {
      changed.insert(Registers.alive)
      sets[Registers.alive] = .number(1)
    }
    return changed.isEmpty ? nil : body(machine, subject, sets, in: changed)
  }

  private func body(
    _ machine: Int, _ subject: Rules.Operation.Subject, _ sets: [String: Cell],
    in registers: Set<String>
  ) -> Rules.Operation.Body {
    let winners = machines[machine].replay.winners(of: subject)
    let prev = Dictionary(
      uniqueKeysWithValues: registers.map { ($0, winners[$0].map(\.place.name)) })
    return .init(sets: sets, prev: prev, salt: 0)
  }

  /// Sets the registers to the given values, without a check.
  mutating func set(
    _ machine: Int, _ subject: Rules.Operation.Subject, _ sets: [String: Cell],
    in registers: Set<String>, kind: Rules.Operation.Kind = .do, verb: String
  ) {
    write(
      machine, subject, body(machine, subject, sets, in: registers), kind: kind, verb: verb)
  }

  /// Says values in the version of the profile for a day. A register without cells is taken back,
  /// and so is the register in all later versions that the machine knows.
  mutating func say(
    _ machine: Int, _ sets: [String: Cell], in registers: Set<String>, on day: Day,
    verb: String = "profile"
  ) {
    let subject = Operation.Subject(noun: "profile", id: Profile.id(on: day).text)
    let version: [String: Cell] = [Registers.alive: .number(1), "from_day": .number(day.number)]
    set(
      machine, subject, sets.merging(version) { $1 },
      in: registers.union([Registers.alive, "from"]), verb: verb)
    days.insert(day)
    for other in days.sorted() where other > day {
      let later = Operation.Subject(noun: "profile", id: Profile.id(on: other).text)
      let winners = machines[machine].replay.winners(of: later)
      let said = registers.filter { winners[$0] != nil }
      if !said.isEmpty { set(machine, later, [:], in: said, verb: verb) }
    }
  }
}
