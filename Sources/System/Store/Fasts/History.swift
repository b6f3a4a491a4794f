package import Rules
package import Time

/// Which fasts `history` is to list.
package nonisolated struct HistoryQuery: Equatable, Sendable {
  /// How many at most; no reply holds more than `limit`.
  package var last: Int?
  /// Goes on after this fast of the page before.
  package var before: (start: Instant, id: FastID)?
  package var includesCancelled = false
  /// Only fasts whose id begins with this text.
  package var idPrefix: String?
  /// Only fasts that touch one of these days.
  package var days: ClosedRange<Day>?

  package static let limit = 1000

  package init() {}

  package static func == (left: Self, right: Self) -> Bool {
    left.last == right.last && left.before?.start == right.before?.start
      && left.before?.id == right.before?.id && left.idPrefix == right.idPrefix
      && left.includesCancelled == right.includesCancelled && left.days == right.days
  }
}

extension Ledger {
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
    let limit = max(0, min(query.last ?? HistoryQuery.limit, HistoryQuery.limit))
    values.append(.integer(Int64(limit)))
    // Few fasts touch the days that are asked for: these are found by day and sorted afterwards.
    let order = query.days == nil ? "start_ms DESC, id DESC" : "+start_ms DESC, id DESC"
    let filter = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
    return try connection.rows(
      "\(FastColumns.select) \(filter) ORDER BY \(order) LIMIT ?", values
    ) { columns throws(StoreError) in try FastColumns.fast(columns) }
  }
}
