package import Nouns
package import Rules
package import Time

extension Ledger {
  /// From its index alone.
  nonisolated static let ended = """
    SELECT end_day, start_day, cancelled, completed, start_ms, end_ms,
    start_offset, end_offset, goal_ms, schedule
    FROM fasts WHERE end_day BETWEEN ? AND ? AND folded_into IS NULL
    ORDER BY end_day, start_day
    """

  /// Visits all that ended, by the days of their ends; of those that touch some days, a few more.
  package func ended(
    touching days: ClosedRange<Day>?, by mode: CreditMode, visit: (EndedFast) -> Void
  ) throws(StoreError) -> EndedRows {
    var rows = EndedRows()
    var names = ScheduleNames()
    let first = days.map { ($0.lowerBound - Self.dateLine).number } ?? .min
    let last = days?.upperBound
    var border: Day?
    try connection.visit(Self.ended, [.integer(first), .integer(.max)]) {
      columns throws(StoreError) in
      // These may lie in the time of others.
      guard try columns.integer(2) == 0 else {
        rows.cancelled += 1
        return true
      }
      let start = Day(number: try columns.integer(1))
      if let last, start > last {
        let end = Day(number: try columns.integer(0))
        border = border ?? end + Self.dateLine
        return border.map { end <= $0 } ?? true
      }
      visit(try Self.fast(columns, start: start, mode, names: &names))
      return true
    }
    rows.schedules = names.all
    if days == nil { rows.reasons = try reasons() }
    return rows
  }

  /// How many fasts ended for each; those that were discarded count nowhere.
  nonisolated static let reasons = """
    SELECT reason, count(*) FROM fasts
    WHERE reason IS NOT NULL AND cancelled = 0 AND folded_into IS NULL GROUP BY reason
    """

  private func reasons() throws(StoreError) -> [EndReason: Int] {
    var counts: [EndReason: Int] = [:]
    try connection.visit(Self.reasons, []) { columns throws(StoreError) in
      if let reason = EndReason(rawValue: try columns.text(0)) {
        counts[reason] = Int(clamping: try columns.integer(1))
      }
      return true
    }
    return counts
  }

  /// Fasts do not overlap, so none that ends after one that begins after the days touches them; but
  /// travellers count a day twice, or end on an earlier one than they began.
  private nonisolated static let dateLine: Int64 = 3

  private nonisolated static func fast(
    _ columns: Columns, start day: Day, _ mode: CreditMode, names: inout ScheduleNames
  ) throws(StoreError) -> EndedFast {
    let isCompleted = try columns.integer(3) != 0
    let days = DaySpan(start: day, end: Day(number: try columns.integer(0)))
    let (start, end) = (
      Instant(milliseconds: try columns.integer(4)), Instant(milliseconds: try columns.integer(5))
    )
    let (offset, endOffset) = (
      Int(clamping: try columns.integer(6)), Int(clamping: try columns.integer(7))
    )
    return EndedFast(
      days: days, by: mode,
      length: .shown(from: start, offset: offset, to: end, offset: endOffset),
      outcome: isCompleted ? .completed : columns.isNull(8) ? .open : .partial,
      startSecond: second(start, offset), endSecond: second(end, endOffset),
      schedule: columns.isNull(9) ? nil : try columns.bytes(9) { names.place(of: $0) },
      goal: columns.isNull(8) ? nil : Span(milliseconds: try columns.integer(8)))
  }

  private nonisolated static func second(_ instant: Instant, _ offset: Int) -> Int {
    let local = instant.milliseconds.floorDivided(by: 1000) + Int64(offset)
    return Int(local.floorRemainder(by: Int64(ClockTime.secondsPerDay)))
  }
}

/// The few names that many rows have, each of them made a text once.
private nonisolated struct ScheduleNames {
  private(set) var all: [String] = []
  private var latest: Int?

  mutating func place(of name: UnsafeBufferPointer<UInt8>) -> Int {
    if let latest, all[latest].utf8.elementsEqual(name) { return latest }
    let place = all.firstIndex { $0.utf8.elementsEqual(name) } ?? all.endIndex
    if place == all.endIndex { all.append(String(decoding: name, as: UTF8.self)) }
    latest = place
    return place
  }
}
