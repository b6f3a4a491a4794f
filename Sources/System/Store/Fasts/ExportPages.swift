package import Nouns
package import Rules
import Time

extension Ledger {
  /// The running fast too. All pages together look at each fast once, whatever the days are.
  package func rows(_ query: RowQuery, limit: Int) throws(StoreError) -> [Fast] {
    var conditions: [String] = []
    var values: [Value] = []
    if let after = query.after {
      conditions.append("(start_ms, id) \(query.isNewestFirst ? "<" : ">") (?, ?)")
      values += [.integer(after.start.milliseconds), .text(after.id.text)]
    }
    // The signs keep to the index by start, where the next page begins behind this one.
    if !query.includesCancelled { conditions.append("+cancelled = 0") }
    if let from = query.from {
      conditions.append("(+end_day >= ? OR +end_day IS NULL)")
      values.append(.integer(from.number))
    }
    if let to = query.to {
      conditions.append("+start_day <= ?")
      values.append(.integer(to.number))
    }
    values.append(.integer(Int64(max(0, limit))))
    let filter = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
    let order = query.isNewestFirst ? "start_ms DESC, id DESC" : "start_ms, id"
    return try connection.rows(
      "\(NounTable.fasts.select) \(filter) ORDER BY \(order) LIMIT ?", values
    ) {
      columns throws(StoreError) in try Fast(columns)
    }
  }

  /// All of one noun there ever were, by their ids.
  package func rows(
    of kind: Row.Kind, after id: RowID?, limit: Int
  ) throws(StoreError) -> [Row] {
    let noun = kind.table
    return try connection.rows(
      "\(noun.select) WHERE id > ? ORDER BY id LIMIT ?", .text(id?.text ?? ""),
      .integer(Int64(max(0, limit)))
    ) { columns throws(StoreError) in try noun.read(columns) }
  }
}
