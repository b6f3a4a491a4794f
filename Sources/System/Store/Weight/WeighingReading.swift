package import Rules
package import Time

extension Ledger {
  /// In the order in which the weighings of a day count: the last of a day is its value.
  nonisolated static let dayWeights = """
    SELECT at_day, grams FROM weighings WHERE at_day >= ?
    ORDER BY at_day, coalesce(written_ms, at_ms), id
    """

  nonisolated static let weightBefore = """
    SELECT at_day, grams FROM weighings WHERE at_day < ?
    ORDER BY at_day DESC, coalesce(written_ms, at_ms) DESC, id DESC LIMIT 1
    """

  func weight(before day: Day) throws(StoreError) -> DayWeight? {
    try connection.first(Self.weightBefore, .integer(day.number)) {
      columns throws(StoreError) in
      DayWeight(day: Day(number: try columns.integer(0)), grams: try columns.integer(1))
    }
  }

  /// Visits the value of each day from that one on, oldest first.
  package func dayWeights(
    since day: Day, _ visit: (DayWeight) -> Void
  ) throws(StoreError) {
    var last: DayWeight?
    try connection.visit(Self.dayWeights, [.integer(day.number)]) {
      columns throws(StoreError) in
      let next = DayWeight(
        day: Day(number: try columns.integer(0)), grams: try columns.integer(1))
      if let last, last.day != next.day { visit(last) }
      last = next
      return true
    }
    if let last { visit(last) }
  }
}
