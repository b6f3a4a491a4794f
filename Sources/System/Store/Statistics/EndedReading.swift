package import Rules
package import Time

extension Ledger {
  /// From its index alone.
  nonisolated static let ended = """
    SELECT end_day, start_day, cancelled, completed, end_ms - start_ms, goal_ms,
    start_ms / 1000 + start_offset, end_ms / 1000 + end_offset, schedule
    FROM fasts WHERE end_day BETWEEN ? AND ? ORDER BY end_day, start_day
    """

  /// Visits all that ended, by the days of their ends; of those that touch some days, a few more.
  package func ended(
    touching days: ClosedRange<Day>?, visit: (EndedFast) -> Void
  ) throws(StoreError) -> EndedRows {
    var rows = EndedRows()
    var names = ScheduleNames()
    let first = days.map { ($0.lowerBound - Self.dateLine).number } ?? .min
    let last = days?.upperBound
    try connection.visit(Self.ended, [.integer(first), .integer(.max)]) {
      columns throws(StoreError) in
      let start = Day(number: try columns.integer(1))
      if let last, start > last { return start <= last + Self.dateLine }
      if try columns.integer(2) != 0 {
        rows.cancelled += 1
      } else {
        visit(try Self.fast(columns, start: start, names: &names))
      }
      return true
    }
    rows.schedules = names.all
    return rows
  }

  /// Fasts do not overlap, so one that begins after the days is followed by none that touches them;
  /// but travellers count a day twice, or end on an earlier one than they began.
  private nonisolated static let dateLine: Int64 = 3

  private nonisolated static func fast(
    _ columns: Columns, start: Day, names: inout ScheduleNames
  ) throws(StoreError) -> EndedFast {
    let isCompleted = try columns.integer(3) != 0
    return EndedFast(
      days: DaySpan(start: start, end: Day(number: try columns.integer(0))),
      duration: Span(milliseconds: try columns.integer(4)),
      outcome: isCompleted ? .completed : columns.isNull(5) ? .open : .partial,
      startSecond: second(try columns.integer(6)), endSecond: second(try columns.integer(7)),
      schedule: columns.isNull(8) ? nil : try columns.bytes(8) { names.place(of: $0) })
  }

  private nonisolated static func second(_ local: Int64) -> Int {
    Int(local.floorRemainder(by: Int64(ClockTime.secondsPerDay)))
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
