package import Nouns
package import Rules
package import Time

extension Ledger {
  /// Newest first.
  package func events(_ query: EventQuery, limit: Int) throws(StoreError) -> [RecordedEvent] {
    let (condition, values) = EventColumns.condition(of: query)
    return try connection.rows(
      """
      SELECT \(EventColumns.list) FROM events WHERE \(condition)
      ORDER BY at_ms DESC, seq DESC LIMIT ?
      """, values + [.integer(Int64(max(0, limit)))]
    ) { columns throws(StoreError) in try EventColumns.event(columns) }.compactMap(\.self)
  }

  /// Visits each of them with little of it, oldest first.
  package func events(
    _ query: EventQuery, visit: (EventName, Instant) -> Void
  ) throws(StoreError) {
    let (condition, values) = EventColumns.condition(of: query)
    try connection.visit(
      "SELECT name, at_ms FROM events WHERE \(condition) ORDER BY at_ms, seq", values
    ) { columns throws(StoreError) in
      if let name = EventName(rawValue: try columns.text(0)) {
        visit(name, Instant(milliseconds: try columns.integer(1)))
      }
      return true
    }
  }

  func write(_ events: [Event]) throws(StoreError) {
    for event in events {
      try connection.run(
        "INSERT INTO events (at_ms, name, payload) VALUES (?, ?, ?)", EventColumns.values(of: event)
      )
    }
  }

  /// Takes away what happened longer ago than that; returns how many events went.
  package func forgetEvents(olderThan age: Span, at now: Instant) throws(StoreError) -> Int64 {
    try requireWritable()
    let latest =
      try connection.first("SELECT max(at_ms) FROM events") {
        columns throws(StoreError) in try columns.optionalInteger(0)
      } ?? nil
    guard let latest else { return 0 }
    // A clock that runs far ahead must not take everything away.
    let border = min(now, Instant(milliseconds: latest)) - age
    let count = try EventColumns.count("at_ms < ?", [.integer(border.milliseconds)], in: connection)
    guard count > 0 else { return 0 }
    try connection.run("DELETE FROM events WHERE at_ms < ?", .integer(border.milliseconds))
    return count
  }
}

/// An event as a row of the journal.
nonisolated enum EventColumns {
  /// The payload as `key=value` with blanks between: no value has either sign in it. What is no
  /// JSON becomes a member that no event has.
  static let list = """
    seq, at_ms, name, (SELECT group_concat(key || '=' || iif(type IN ('true', 'false'), type, atom),
      ' ') FROM json_each(iif(json_valid(payload), payload, '[0]')))
    """

  static func values(of event: Event) -> [Value] {
    [.integer(event.at.milliseconds), .text(event.name.rawValue), .text(json(event.payload))]
  }

  /// Nil for what this version does not know: a line of a journal is no damage.
  static func event(_ columns: Columns) throws(StoreError) -> RecordedEvent? {
    guard let name = EventName(rawValue: try columns.text(2)),
      let payload = payload(try columns.optionalText(3) ?? ""),
      let event = Event(name, at: Instant(milliseconds: try columns.integer(1)), payload)
    else { return nil }
    return RecordedEvent(seq: try columns.integer(0), event: event)
  }

  static func condition(of query: EventQuery) -> (sql: String, values: [Value]) {
    var parts: [(String, Value)] = []
    if let from = query.from { parts.append(("at_ms >= ?", .integer(from.milliseconds))) }
    if let to = query.to { parts.append(("at_ms < ?", .integer(to.milliseconds))) }
    if let name = query.name { parts.append(("name = ?", .text(name.rawValue))) }
    if let before = query.before {
      parts.append(
        (
          "(at_ms, seq) < (SELECT at_ms, seq FROM events WHERE seq = ?)", .integer(before)
        ))
    }
    let sql = parts.isEmpty ? "true" : parts.map(\.0).joined(separator: " AND ")
    return (sql, parts.map(\.1))
  }

  static func count(
    _ condition: String, _ values: [Value], in connection: Connection
  ) throws(StoreError) -> Int64 {
    try connection.first("SELECT count(*) FROM events WHERE \(condition)", values) {
      columns throws(StoreError) in try columns.integer(0)
    } ?? 0
  }

  /// Words and numbers need no escapes.
  private static func json(_ payload: [EventKey: Event.Value]) -> String {
    let members = EventKey.allCases.compactMap { key in
      payload[key].map { "\"\(key.rawValue)\":\(json($0))" }
    }
    return "{\(members.joined(separator: ","))}"
  }

  private static func json(_ value: Event.Value) -> String {
    switch value {
    case .word(let word): "\"\(word)\""
    case .number(let number): String(number)
    case .flag(let flag): flag ? "true" : "false"
    }
  }

  private static func payload(_ text: String) -> [EventKey: Event.Value]? {
    var payload: [EventKey: Event.Value] = [:]
    for member in text.split(separator: " ") {
      let parts = member.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let key = EventKey(rawValue: String(parts[0])) else { return nil }
      payload[key] = Event.Value(String(parts[1]), of: key)
    }
    return payload
  }
}
