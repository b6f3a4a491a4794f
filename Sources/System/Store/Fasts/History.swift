package import Rules
import Time

extension Ledger {
  /// No page holds more, whatever is asked.
  package static let longestPage = 1000

  /// The running fast too, newest first.
  package func history(_ query: HistoryQuery) throws(StoreError) -> [Fast] {
    var conditions: [String] = []
    var values: [Value] = []
    if !query.includesCancelled { conditions.append("cancelled = 0") }
    if let before = query.before {
      conditions.append("(start_ms, id) < (?, ?)")
      values += [.integer(before.start.milliseconds), .text(before.id.text)]
    }
    if let prefix = query.idPrefix {
      guard let (first, last) = IDPrefix.bounds(prefix) else { return [] }
      conditions.append("id BETWEEN ? AND ?")
      values += [.text(first), .text(last)]
    }
    if let days = query.days {
      conditions.append("(end_day >= ? OR end_day IS NULL) AND start_day <= ?")
      values += [.integer(days.lowerBound.number), .integer(days.upperBound.number)]
    }
    let limit = max(0, min(query.last ?? Self.longestPage, Self.longestPage))
    values.append(.integer(Int64(limit)))
    // Few fasts touch the days that are asked for: these are found by day and sorted afterwards.
    let order = query.days == nil ? "start_ms DESC, id DESC" : "+start_ms DESC, id DESC"
    let filter = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
    return try connection.rows(
      "\(Noun.fast.select) \(filter) ORDER BY \(order) LIMIT ?", values
    ) { columns throws(StoreError) in try FastColumns.fast(columns) }
  }
}
