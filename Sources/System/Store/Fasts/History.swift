package import Nouns
package import Rules
import Time

extension Ledger {
  /// No page holds more, whatever is asked.
  package static let longestPage = 1000

  /// The running fast too, newest first. Where words are asked for, some may not match: SQLite knows
  /// no letters but those of ASCII.
  package func history(_ query: HistoryQuery) throws(StoreError) -> [Fast] {
    guard let filter = HistoryFilter(query) else { return [] }
    let limit = max(0, min(query.last ?? Self.longestPage, Self.longestPage))
    return try connection.rows(
      "\(NounTable.fasts.select) \(filter.condition) ORDER BY \(filter.order) LIMIT ?",
      filter.values + [.integer(Int64(limit))]
    ) { columns throws(StoreError) in try Fast(columns) }
  }

  /// How many there are, whatever the page; nil where that is not known without reading them all.
  package func count(_ query: HistoryQuery) throws(StoreError) -> Int64? {
    var all = query
    all.before = nil
    guard let filter = HistoryFilter(all) else { return 0 }
    guard filter.isExact else { return nil }
    if filter.isOpen {
      // Both are counted in an index that holds little else.
      return try connection.first(
        """
        SELECT (SELECT count(*) FROM fasts
            WHERE end_ms IS NOT NULL AND cancelled = 0 AND folded_into IS NULL)
          + (SELECT count(*) FROM fasts WHERE end_ms IS NULL AND folded_into IS NULL)
        """
      ) { columns throws(StoreError) in try columns.integer(0) }
    }
    return try connection.first(
      "SELECT count(*) FROM fasts \(filter.condition)", filter.values
    ) { columns throws(StoreError) in try columns.integer(0) }
  }
}

/// A question about the history in the words of SQL.
private nonisolated struct HistoryFilter {
  private var conditions: [String] = []
  private(set) var values: [Value] = []
  private(set) var order = "start_ms DESC, id DESC"
  /// Whether SQLite finds just what is meant; it knows no letters but those of ASCII.
  private(set) var isExact = true
  /// Whether every fast is meant that was not cancelled.
  private(set) var isOpen = false

  /// Nil where nothing can be found.
  init?(_ query: HistoryQuery) {
    if let outcome = query.outcome {
      conditions.append(Self.condition(of: outcome))
    } else if !query.includesCancelled {
      conditions.append("cancelled = 0")
    }
    if let before = query.before {
      add(
        "(start_ms, id) < (?, ?)", .integer(before.start.milliseconds), .text(before.id.text))
    }
    if let prefix = query.idPrefix {
      guard let (first, last) = IDPrefix.bounds(prefix) else { return nil }
      add("id BETWEEN ? AND ?", .text(first), .text(last))
    }
    // A flight over the date line can end on a day before that of the start.
    if let days = query.days {
      let isCancelled = query.outcome.map { $0 == .cancelled } ?? query.includesCancelled
      add(days, later: query.mode == nil ? 0 : Self.dateLine, mayOverlap: isCancelled)
    }
    if query.haveEnded { add("end_day IS NOT NULL") }
    if let mode = query.mode, let days = query.days { add(days, by: mode) }
    if let schedule = query.schedule {
      add("schedule = ? COLLATE NOCASE", .text(schedule))
    }
    for word in query.words.prefix(HistoryQuery.mostWords) { add(word: word) }
    isExact = isExact && query.words.count <= HistoryQuery.mostWords
    isOpen = conditions == ["cancelled = 0"]
    conditions.append("folded_into IS NULL")
  }

  var condition: String { "WHERE " + conditions.joined(separator: " AND ") }

  private mutating func add(_ condition: String, _ values: Value...) {
    conditions.append(condition)
    self.values += values
  }

  private static func condition(of outcome: Fast.Outcome) -> String {
    switch outcome {
    case .cancelled: "cancelled = 1"
    // By the index of the completed ones each page would have to be sorted out of all of them.
    case .completed: "+completed = 1"
    case .partial:
      "cancelled = 0 AND completed = 0 AND goal_ms IS NOT NULL AND end_ms IS NOT NULL"
    case .open:
      "cancelled = 0 AND completed = 0 AND goal_ms IS NULL AND end_ms IS NOT NULL"
    }
  }

  private mutating func add(_ days: ClosedRange<Day>, later slack: Int64, mayOverlap: Bool) {
    let first = days.lowerBound - slack
    add(
      "(end_day >= ? OR end_day IS NULL) AND start_day <= ?", .integer(first.number),
      .integer(days.upperBound.number))
    if mayOverlap, days.upperBound - days.lowerBound <= Self.fewDays {
      // Few fasts touch few days: these are found by day and sorted afterwards.
      order = "+start_ms DESC, id DESC"
      return
    }
    // No zone and no rule puts a day further from UTC's, so that the newer ones are passed over.
    add("start_ms < ?", .integer(Zone.utc.startOfDay(days.upperBound + 4).milliseconds))
    if !mayOverlap {
      add(
        "start_ms >= \(Self.firstStart)",
        .integer(Zone.utc.startOfDay(first - 4).milliseconds))
    }
  }

  /// Of those that end from a moment on, or run: where none overlap, the first to end is the first to begin.
  static let firstStart = """
    coalesce(
      (SELECT start_ms FROM fasts
        WHERE end_ms IS NOT NULL AND cancelled = 0 AND folded_into IS NULL AND end_ms >= ?
        ORDER BY end_ms, start_ms LIMIT 1),
      (SELECT start_ms FROM fasts WHERE end_ms IS NULL AND folded_into IS NULL))
    """

  /// The day of a `DaySpan` in the words of SQL.
  private mutating func add(_ days: ClosedRange<Day>, by mode: CreditMode) {
    let day = mode == .end ? "max(start_day, end_day)" : "start_day"
    add(
      "(end_day IS NULL OR \(day) BETWEEN ? AND ?)", .integer(days.lowerBound.number),
      .integer(days.upperBound.number))
  }

  private static let fewDays: Int64 = 62
  private static let dateLine: Int64 = 3

  /// Letters that SQLite cannot tell from their capitals stand for any letter.
  private mutating func add(word: String) {
    var pattern = "%"
    for scalar in word.unicodeScalars {
      switch scalar {
      case "%", "_", "\\": pattern += "\\" + String(scalar)
      case _ where scalar.isASCII: pattern.unicodeScalars.append(scalar)
      default:
        pattern += "_"
        isExact = false
      }
    }
    pattern += "%"
    add(
      #"(note LIKE ? ESCAPE '\' OR schedule LIKE ? ESCAPE '\')"#, .text(pattern), .text(pattern))
  }
}

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
