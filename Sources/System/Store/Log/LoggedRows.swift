import Nouns
import Rules

/// The rows that entries of the log are about. The row before is stored in the entry. The row after comes
/// from its operation, or is stored, too, where that says less.
nonisolated struct LoggedRows {
  let connection: Connection

  static let columns = "noun, id, before, after, op"

  /// Of those columns, from the first on.
  func change(_ columns: Columns) throws(StoreError) -> Change {
    let name = try columns.text(0)
    guard let noun = NounTable.all.first(where: { $0.name == name }) else {
      throw .unusable("noun")
    }
    let before = try row(noun, from: try columns.optionalText(2))
    guard let operation = try columns.optionalInteger(4) else {
      return Change(before: before, after: try row(noun, from: try columns.optionalText(3)))
    }
    let id = try columns.text(1)
    return Change(before: before, after: try row(noun, id, before, changedBy: operation))
  }

  /// All that entries say of the rows that a condition finds, the newest last, in any version of a database.
  func rows(
    _ condition: String, _ values: Value..., passingOverUnreadable isTolerant: Bool
  ) throws(StoreError) -> [Row] {
    let hasOperations =
      try connection.first(
        "SELECT 1 FROM pragma_table_info('changes') WHERE name = 'op'"
      ) { _ in true } ?? false
    let columns = hasOperations ? Self.columns : "noun, id, before, after, NULL"
    var rows: [Row] = []
    try connection.visit(
      "SELECT \(columns) FROM changes WHERE \(condition) ORDER BY seq", values
    ) { columns throws(StoreError) in
      do throws(StoreError) {
        let change = try change(columns)
        rows += [change.before, change.after].compactMap(\.self)
      } catch {
        guard isTolerant, error.asLoss != nil else { throw error }
      }
      return true
    }
    return rows
  }

  private func row(_ noun: NounTable, from text: String?) throws(StoreError) -> Row? {
    guard let text else { return nil }
    return try connection.first(noun.parse, .text(text)) { columns throws(StoreError) in
      try noun.read(columns, 0)
    }
  }

  private func row(
    _ noun: NounTable, _ id: String, _ before: Row?, changedBy operation: Int64
  ) throws(StoreError) -> Row {
    guard let said = try OperationReader.said(by: operation, in: connection) else {
      throw .unusable("op")
    }
    let registers = Registers.of(noun.kind)
    var cells = before?.cells ?? registers.columns.map { $0.name == "id" ? .text(id) : .nothing }
    for (place, column) in registers.columns.enumerated()
    where registers.names.contains(column.register)
      && said.registers?.contains(column.register) ?? true
    {
      cells[place] = said.cells[column.name] ?? .nothing
    }
    do { return try Row(noun.kind, cells: cells) } catch { throw .unusable(error.column) }
  }
}
