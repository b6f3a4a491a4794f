package import Rules
package import Time

extension Ledger {
  /// In the order of an index: to have those of a day in the order in which they count, SQLite would
  /// sort them all.
  nonisolated static let dayWeights = """
    SELECT at_day, grams, coalesce(written_ms, at_ms) FROM weighings WHERE at_day BETWEEN ? AND ?
    ORDER BY at_day
    """

  /// Without those that came from elsewhere.
  nonisolated static let ownDayWeights = """
    SELECT at_day, grams FROM weighings WHERE written_ms IS NOT NULL
    ORDER BY at_day, written_ms, id
    """

  nonisolated static let weightBefore = """
    SELECT at_day, grams FROM weighings WHERE at_day < ?
    ORDER BY at_day DESC, coalesce(written_ms, at_ms) DESC, id DESC LIMIT 1
    """

  nonisolated static let dayOfWeights = """
    SELECT DISTINCT at_day FROM weighings WHERE at_day < ? ORDER BY at_day DESC LIMIT 1 OFFSET ?
    """

  /// Visits the value of each of these days, and of so many days before them, oldest first.
  package func dayWeights(
    on days: ClosedRange<Day>, after count: Int64, _ visit: (DayWeight) -> Void
  ) throws(StoreError) {
    let first = try connection.first(
      Self.dayOfWeights, .integer(days.lowerBound.number), .integer(count - 1)
    ) { columns throws(StoreError) in Day(number: try columns.integer(0)) }
    try dayWeights(since: first ?? Day(number: .min), upTo: days.upperBound, visit)
  }

  func weight(before day: Day) throws(StoreError) -> DayWeight? {
    try connection.first(Self.weightBefore, .integer(day.number)) {
      columns throws(StoreError) in
      DayWeight(day: Day(number: try columns.integer(0)), grams: try columns.integer(1))
    }
  }

  /// Visits the value of each day from that one on, oldest first.
  package func dayWeights(
    since day: Day, upTo end: Day = Day(number: .max), _ visit: (DayWeight) -> Void
  ) throws(StoreError) {
    var last: Candidate?
    try connection.visit(Self.dayWeights, [.integer(day.number), .integer(end.number)]) {
      columns throws(StoreError) in
      let next = Candidate(
        weight: DayWeight(day: Day(number: try columns.integer(0)), grams: try columns.integer(1)),
        written: try columns.integer(2))
      guard let known = last, known.weight.day == next.weight.day else {
        if let last { visit(try chosen(last)) }
        last = next
        return true
      }
      if next.written > known.written { last = next }
      if next.written == known.written { last?.isTied = true }
      return true
    }
    if let last { visit(try chosen(last)) }
  }

  /// The value of each day that was recorded here, oldest first.
  package func ownDayWeights() throws(StoreError) -> [DayWeight] {
    var values: [DayWeight] = []
    try connection.visit(Self.ownDayWeights, []) { columns throws(StoreError) in
      let value = DayWeight(
        day: Day(number: try columns.integer(0)), grams: try columns.integer(1))
      if values.last?.day == value.day { values.removeLast() }
      values.append(value)
      return true
    }
    return values
  }

  /// The weighing of a day that counts, of those seen so far.
  private struct Candidate {
    let weight: DayWeight
    let written: Int64
    /// Another was written in the same moment.
    var isTied = false
  }

  private func chosen(_ last: Candidate) throws(StoreError) -> DayWeight {
    last.isTied ? try weight(before: last.weight.day + 1) ?? last.weight : last.weight
  }
}
