package import Nouns
package import Rules
import Time

extension Ledger {
  /// Newest first.
  package func newest<N: DatedNoun>(
    _ noun: N.Type, _ query: DatedQuery, limit: Int
  ) throws(StoreError) -> [N] {
    var filter = RowFilter()
    if let before = query.before {
      filter.add(
        "(at_ms, id) < (?, ?)", .integer(before.start.milliseconds), .text(before.id.text))
    }
    guard filter.add(idPrefix: query.idPrefix) else { return [] }
    if let folded = query.folded { filter.add("instr(folded, ?) > 0", .text(folded)) }
    if let days = query.days { filter.add(days) }
    let rows = try N.rows(
      in: connection, "\(filter.sql) ORDER BY at_ms DESC, id DESC LIMIT ?",
      filter.values + [.integer(Int64(max(0, limit)))])
    guard rows.isEmpty, let prefix = query.idPrefix, let (first, last) = IDPrefix.bounds(prefix)
    else { return rows }
    return try heldRows(N.kind, from: first, to: last).compactMap { $0.noun as? N }
  }
}

/// The conditions of a statement, and what they are held against.
nonisolated struct RowFilter {
  private var conditions: [String] = []
  private(set) var values: [Value] = []

  var sql: String {
    conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
  }

  mutating func add(_ condition: String, _ values: Value...) {
    conditions.append(condition)
    self.values += values
  }

  /// Also bounds the time by all that these days can be in any zone, so that the index on time is used.
  mutating func add(_ days: ClosedRange<Day>) {
    let (first, last) = (days.lowerBound, days.upperBound)
    add("at_day BETWEEN ? AND ?", .integer(first.number), .integer(last.number))
    add(
      "at_ms BETWEEN ? AND ?",
      .integer(Zone.utc.startOfDay(first - 1).milliseconds),
      .integer(Zone.utc.startOfDay(last + 3).milliseconds))
  }

  /// False for what begins no id.
  mutating func add(idPrefix: String?) -> Bool {
    guard let idPrefix else { return true }
    guard let (first, last) = IDPrefix.bounds(idPrefix) else { return false }
    add("id BETWEEN ? AND ?", .text(first), .text(last))
    return true
  }
}
