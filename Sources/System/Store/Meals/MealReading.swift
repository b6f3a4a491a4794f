package import Nouns
package import Rules
package import Time

extension Ledger {
  /// What was eaten on some days, the oldest first; of more than `limit` the newest.
  package func mealItems(
    on days: ClosedRange<Day>, limit: Int
  ) throws(StoreError) -> [MealItem] {
    try newest(MealItem.self, DatedQuery(days: days), limit: limit).reversed()
  }

  func mealItems(_ choice: EatenChoice) throws(StoreError) -> [MealItem] {
    switch choice {
    case .on(let day): return try mealItems(on: day...day, limit: Self.mostOfDay)
    case .last:
      return try MealItem.rows(
        in: connection,
        """
        WHERE meal = (SELECT meal FROM meal_items ORDER BY at_ms DESC, id DESC LIMIT 1)
        ORDER BY at_ms, id
        """)
    case .with(let prefix):
      guard let (first, last) = IDPrefix.bounds(prefix) else { return [] }
      return try MealItem.rows(
        in: connection,
        """
        WHERE meal IN (SELECT meal FROM meal_items WHERE id BETWEEN ? AND ?) ORDER BY at_ms, id
        """, [.text(first), .text(last)])
    }
  }

  nonisolated static let lastOfName = """
    WHERE folded = ? ORDER BY at_ms DESC, id DESC LIMIT 1
    """

  /// The last one under that folded name.
  package func lastMealItem(named folded: String) throws(StoreError) -> MealItem? {
    try MealItem.rows(in: connection, Self.lastOfName, [.text(folded)]).first
  }

  nonisolated static let openOfName = """
    WHERE folded = ? AND kcal IS NULL ORDER BY at_ms DESC, id DESC LIMIT ?
    """

  /// In ASCII, ':' comes right after '9'.
  nonisolated static let openOfProducts = """
    WHERE folded BETWEEN '0' AND ':' AND folded NOT GLOB '*[^0-9]*' AND kcal IS NULL
    ORDER BY at_ms DESC, id DESC LIMIT ?
    """

  func openItems(_ choice: OpenChoice) throws(StoreError) -> [MealItem] {
    let most = Value.integer(OpenChoice.most)
    switch choice {
    case .ofProducts: return try MealItem.rows(in: connection, Self.openOfProducts, [most])
    case .named(let names):
      var found: [MealItem] = []
      for name in names.sorted() {
        found += try MealItem.rows(in: connection, Self.openOfName, [.text(name), most])
      }
      return found
    }
  }

  /// More than anybody eats.
  private static let mostOfDay = 1000

  package func completeDays(
    among days: ClosedRange<Day>
  ) throws(StoreError) -> [CompleteDay] {
    try CompleteDay.rows(
      in: connection, "WHERE on_day BETWEEN ? AND ? ORDER BY on_day, id",
      [.integer(days.lowerBound.number), .integer(days.upperBound.number)])
  }

  /// By their folded names.
  package func foods(_ query: FoodQuery, limit: Int) throws(StoreError) -> [Food] {
    var filter = RowFilter()
    if let after = query.after {
      filter.add("(folded, id) > (?, ?)", .text(FoldedName.of(after.name)), .text(after.id.text))
    }
    guard filter.add(idPrefix: query.idPrefix) else { return [] }
    if let folded = query.folded { filter.add("instr(folded, ?) > 0", .text(folded)) }
    return try Food.rows(
      in: connection, "\(filter.sql) ORDER BY folded, id LIMIT ?",
      filter.values + [.integer(Int64(max(0, limit)))])
  }

  func foods(named names: Set<String>) throws(StoreError) -> [Food] {
    var found: [Food] = []
    for name in names.sorted() {
      found += try Food.rows(in: connection, "WHERE folded = ? ORDER BY id", [.text(name)])
    }
    return found
  }
}
