package import Nouns

/// An operation from the point of view of its row.
struct Edit: Sendable {
  let place: Operation.Place
  let verb: VerbWord
  /// Whether the row was new to its machine, so that all registers are set.
  let isWhole: Bool
  let isAlive: Bool
  /// The known registers that it sets.
  let registers: RegisterSet
  /// The registers that it sets to words of a later version.
  let unclear: RegisterSet
  /// Whether it also sets registers that only a later version has.
  let hasMore: Bool
  /// In the order of the row's columns.
  let cells: [Cell]

  /// Nil for an emptied operation.
  init?(_ operation: Operation, of numbers: RegisterNumbers) {
    guard let body = operation.body else { return nil }
    place = operation.place
    verb = operation.verb
    isWhole = body.prev == nil
    isAlive = body.sets[Registers.alive] != .number(0)
    cells = numbers.registers.columns.map { body.sets[$0.name] ?? .nothing }
    (registers, hasMore) = Self.registers(body, numbers)
    unclear = Self.unclear(body, registers, cells, numbers)
  }

  private static func registers(
    _ body: Operation.Body, _ numbers: RegisterNumbers
  ) -> (RegisterSet, hasMore: Bool) {
    guard let prev = body.prev else { return (numbers.all, false) }
    var (registers, hasMore) = (RegisterSet(), false)
    for name in prev.keys {
      guard let number = numbers.number(of: name) else {
        hasMore = true
        continue
      }
      registers.insert(RegisterSet(number: number))
    }
    return (registers, hasMore)
  }

  private static func unclear(
    _ body: Operation.Body, _ registers: RegisterSet, _ cells: [Cell], _ numbers: RegisterNumbers
  ) -> RegisterSet {
    let kind = numbers.registers.kind
    // Most operations set a whole readable row, and that is cheaper to check than each register.
    if body.prev == nil, (try? Row(kind, of: cells, in: numbers, as: RowID.blank.text)) != nil {
      return []
    }
    var unclear: RegisterSet = []
    for (number, name) in numbers.registers.names.enumerated()
    where registers.contains(number: number) {
      if numbers.registers.understands(name, in: body.sets) { continue }
      unclear.insert(RegisterSet(number: number))
    }
    return unclear
  }
}

extension Row {
  /// Builds a row from the cells of its registers. The id is not part of them, except in the only
  /// row of a kind, where the given id is the fallback.
  init(
    _ kind: Kind, of cells: [Cell], in numbers: RegisterNumbers, as id: String
  ) throws(CellReader.Failure) {
    var cells = cells
    if let column = numbers.registers.columns.firstIndex(where: { $0.name == "id" }),
      !kind.isSingle || cells[column] == .nothing
    {
      cells[column] = .text(id)
    }
    try self.init(kind, cells: cells)
  }
}

extension RowID {
  /// The id of the only row of a kind, the same on every machine.
  package static func only(_ kind: Row.Kind) -> RowID {
    RowID(naming: kind.rawValue)
  }
}
