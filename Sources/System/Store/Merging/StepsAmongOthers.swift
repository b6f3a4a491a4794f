import Nouns
import Rules
import Time

// A step is undone register by register: values that other machines set beside it stay, and a value
// that one of them set over it is not passed over.
extension Ledger {
  /// The step by the rows as they are now; the same where nobody else wrote to them.
  func amongOthers(_ recorded: RecordedStep, isUndone: Bool) throws(StoreError) -> RecordedStep {
    guard try Meta.merged.number(in: connection) != nil else { return recorded }
    let reader = try OperationReader(connection)
    let device = try deviceOf(step: recorded.number)
    var (changes, beside, obstacle) = ([Change](), [Change](), OtherEdit?.none)
    for change in recorded.step.changes {
      let step = isUndone ? change : change.reversed
      let found = try retraced(step, by: device, reader)
      obstacle = obstacle ?? found.obstacle
      let made = isUndone ? found.change : found.change.reversed
      let isBeside = try isHeld(made) ? true : isSecondRunning(isUndone ? made.reversed : made)
      if isBeside { beside.append(made) } else { changes.append(made) }
    }
    let step = Step(
      kind: recorded.step.kind, verb: recorded.step.verb, changes: changes,
      stored: recorded.step.stored, beside: beside)
    return RecordedStep(
      number: recorded.number, at: recorded.at, actor: recorded.actor, step: step,
      obstacle: obstacle)
  }

  private func isHeld(_ change: Change) throws(StoreError) -> Bool {
    guard let row = change.before ?? change.after else { return false }
    return try HeldRows(connection: connection).contains(.init(row))
  }

  /// Whether a fast runs again that another machine's has come in the place of: which of the two runs is
  /// found when operations are merged.
  func isSecondRunning(_ change: Change) throws(StoreError) -> Bool {
    guard change.before == nil, change.after?.fast?.isRunning == true,
      try Meta.merged.number(in: connection) != nil
    else { return false }
    return try connection.first("SELECT 1 FROM fasts WHERE end_ms IS NULL") { _ in true } ?? false
  }

  private func deviceOf(step number: Int64) throws(StoreError) -> String? {
    try connection.first("SELECT machine FROM steps WHERE step = ?", .integer(number)) {
      columns throws(StoreError) in try columns.text(0)
    }
  }

  /// From `after`, as the step left the row or would make it again, to `before`.
  private func retraced(
    _ change: Change, by device: String?, _ reader: OperationReader
  ) throws(StoreError) -> (change: Change, obstacle: OtherEdit?) {
    guard let row = change.after ?? change.before else { return (change, nil) }
    let (subject, registers) = (Operation.Subject(row), Registers.of(row.kind))
    var set = Self.registers(of: change, registers)
    // A row of another machine was only brought back.
    if change.before == nil, row.kind != .profile, try !isMade(subject, by: device, reader) {
      set = [Registers.alive]
    }
    if let edit = try otherEdit(of: set, subject, besides: device, reader) { return (change, edit) }
    guard let after = change.after, let now = try rowNow(subject, row.kind, reader), now != after
    else { return (change, nil) }
    let below = try cellsBefore(now)
    guard let old = change.before?.cells ?? below else {
      return (Change(before: nil, after: now), nil)
    }
    var cells = now.cells
    for (index, column) in registers.columns.enumerated() where set.contains(column.register) {
      cells[index] = old[index]
    }
    // The same row with what stands beside the step.
    guard let row = try? Row(row.kind, cells: cells) else { return (change, nil) }
    return (Change(before: row, after: now), nil)
  }

  private func isMade(
    _ subject: Operation.Subject, by device: String?, _ reader: OperationReader
  ) throws(StoreError) -> Bool {
    guard let number = device.flatMap(reader.devices.number) else { return false }
    let (first, last) = OperationNumber.range(of: number)
    return try connection.first(
      "SELECT 1 FROM ops WHERE \(OperationReader.ofRow) AND prev IS NULL AND +op BETWEEN ?3 AND ?4",
      .text(subject.id), .text(subject.noun), .integer(first), .integer(last)
    ) { _ in true } ?? false
  }

  /// Of a version of the profile, the values that it took over from the one before.
  private func cellsBefore(_ row: Row) throws(StoreError) -> [Cell]? {
    guard case .profile(let version) = row else { return nil }
    let before = try Profile.first(
      in: connection, "WHERE from_day < ? ORDER BY from_day DESC LIMIT 1",
      [.integer(version.from.number)])
    return (before ?? Profile(from: version.from)).row.cells
  }

  private static func registers(of change: Change, _ registers: Registers) -> Set<String> {
    // A deletion says nothing of the rest.
    if change.after == nil, registers.kind != .profile { return [Registers.alive] }
    guard let before = change.before?.cells, let after = change.after?.cells else {
      let all = Set(registers.names).subtracting(registers.kind.isSingle ? ["id"] : [])
      // A version of the profile is never deleted: only its values are undone.
      guard registers.kind == .profile, let cells = (change.before ?? change.after)?.cells else {
        return all
      }
      let said = zip(registers.columns, cells).filter { $1 != .nothing }.map(\.0.register)
      return Set(said).subtracting(["id", "from"])
    }
    return registers.differing(before, after)
  }

  /// One that is in force in a register of the step, or that is still to be chosen or not.
  private func otherEdit(
    of registers: Set<String>, _ subject: Operation.Subject, besides device: String?,
    _ reader: OperationReader
  ) throws(StoreError) -> OtherEdit? {
    let conflicts = try connection.rows(
      "SELECT matter, losing, in_force FROM conflicts WHERE noun = ? AND id = ?",
      .text(subject.noun), .text(subject.id)
    ) { columns throws(StoreError) in
      (
        matter: try columns.text(0), losing: try columns.text(1),
        inForce: try columns.optionalInteger(2)
      )
    }
    for conflict in conflicts where registers.contains(conflict.matter) {
      let numbers = OpenConflicts.numbers(conflict.losing) + [conflict.inForce].compactMap(\.self)
      let names = try numbers.map { number throws(StoreError) in
        try reader.devices.name(of: OperationNumber(number))
      }
      guard let name = names.first(where: { $0.device != device }) ?? names.first else { continue }
      return try edit(name, conflict.matter, isConflict: true, reader)
    }
    for register in registers.sorted() {
      guard let name = try reader.winner(of: register, subject)?.name, name.device != device
      else { continue }
      return try edit(name, register, isConflict: false, reader)
    }
    return nil
  }

  private func edit(
    _ name: Operation.Name, _ register: String, isConflict: Bool, _ reader: OperationReader
  ) throws(StoreError) -> OtherEdit? {
    guard let device = reader.devices.number(of: name.device) else { return nil }
    let at = try connection.first(
      "SELECT at_ms FROM ops WHERE op = ?",
      .integer(OperationNumber(device: device, seq: name.seq).number)
    ) { columns throws(StoreError) in Instant(milliseconds: try columns.integer(0)) }
    return OtherEdit(
      by: try self.name(of: name.device), at: at ?? .blank, field: register,
      isConflict: isConflict)
  }

  /// Also of one that is held.
  func rowNow(
    _ subject: Operation.Subject, _ kind: Row.Kind, _ reader: OperationReader
  ) throws(StoreError) -> Row? {
    if let row = try reader.stored(subject, kind) { return row }
    guard try HeldRows(connection: connection).contains(subject) else { return nil }
    return try candidate(subject, kind, reader)?.row
  }

  /// A row as its operations make it, whatever others say of it.
  func candidate(
    _ subject: Operation.Subject, _ kind: Row.Kind, _ reader: OperationReader
  ) throws(StoreError) -> Candidate? {
    let facts = try merging.orRead(reader)
    merging = facts
    return try facts.merge(subject, kind, reader.operations(of: subject)).candidate
  }
}
