import Nouns
import Time
import Wire

/// A table of what was eaten: a food or a meal a row, with its energy.
struct MealTable: TableReader {
  private let times: ForeignTimes
  private let columns: MealColumns

  init(_ options: ImportOptions, _ columns: MealColumns) {
    self.columns = columns
    times = ForeignTimes(zone: options.zone, order: options.dates)
  }

  var asksOrder: Bool { true }

  func row(_ cells: Cells) throws(RowProblem) -> SentRow? {
    guard !isSum(cells) else { return nil }
    let slotText = columns.slot.flatMap { cells[$0] }
    var item = MealItem()
    item.slot = slotText.flatMap(Self.slot)
    item.name = columns.food.flatMap { cells[$0] } ?? slotText ?? ""
    item.nutrition = try nutrition(cells)
    guard !item.name.isEmpty || !item.nutrition.isUnknown else { return nil }
    let moment = try moment(cells, item.slot)
    item.at = moment.mark
    item.written = moment.instant
    if let text = columns.amount.flatMap({ cells[$0] }) { Self.add(amount: text, to: &item) }
    return SentRow(.mealItem(item))
  }

  // MARK: When

  private static let sums: Set = ["total", "totals", "daily total", "summe", "gesamt"]

  /// Programs add up a day in a row of its own.
  private func isSum(_ cells: Cells) -> Bool {
    [columns.date, columns.slot, columns.food].contains { name in
      name.flatMap { cells[$0] }.map { Self.sums.contains($0.lowercased()) } ?? false
    }
  }

  private func moment(
    _ cells: Cells, _ slot: MealSlot?
  ) throws(RowProblem) -> ForeignMoment {
    let text = try cells.needed(columns.date)
    do throws(ForeignTimes.Failure) {
      switch try times.read(text) {
      case .moment(let moment): return moment
      case .day(let day): return times.moment(day, try clock(cells) ?? Self.clock(of: slot))
      case .clock: throw .notATime
      }
    } catch { throw .notATime(columns.date, text: text) }
  }

  private func clock(_ cells: Cells) throws(ForeignTimes.Failure) -> ClockTime? {
    guard let name = columns.time, let text = cells[name] else { return nil }
    guard case .clock(let clock) = try times.read(text) else { throw .notATime }
    return clock
  }

  /// When people have such a meal as a rule.
  static func clock(of slot: MealSlot?) -> ClockTime {
    let (hour, minute) =
      switch slot {
      case .breakfast: (8, 0)
      case .lunch, nil: (12, 30)
      case .snack: (15, 30)
      case .dinner: (19, 0)
      }
    return ClockTime(hour: hour, minute: minute) ?? .noon
  }

  static func slot(_ text: String) -> MealSlot? {
    Lexicon.tables["slots"].thing(called: text.lowercased()).flatMap(MealSlot.init(rawValue:))
  }

  // MARK: How much

  private func nutrition(_ cells: Cells) throws(RowProblem) -> Nutrition {
    var nutrition = Nutrition(
      energy: try energy(cells), protein: try decigrams(.protein, cells),
      carbs: try decigrams(.carbs, cells), fat: try decigrams(.fat, cells),
      fiber: try decigrams(.fiber, cells), alcohol: try decigrams(.alcohol, cells))
    if columns.carbsHoldFiber, let carbs = nutrition.carbs {
      nutrition.carbs = max(0, carbs - (nutrition.fiber ?? 0))
    }
    return nutrition
  }

  private func energy(_ cells: Cells) throws(RowProblem) -> Int64? {
    if let kilocalories = try number(.kilocalories, cells, decimals: 0) { return kilocalories }
    return try number(.kilojoules, cells, decimals: 0).map { ($0 * 1000 + 2092) / 4184 }
  }

  private func decigrams(
    _ value: MealColumns.Value, _ cells: Cells
  ) throws(RowProblem) -> Int64? {
    try number(value, cells, decimals: 1)
  }

  private func number(
    _ value: MealColumns.Value, _ cells: Cells, decimals: Int
  ) throws(RowProblem) -> Int64? {
    guard let name = columns.values[value], let text = cells[name] else { return nil }
    // Nobody counts energy in thousandths: that comma stands between thousands.
    let plain = decimals == 0 ? Self.withoutThousands(text) : text
    guard let number = DecimalText.read(plain, decimals: decimals), number >= 0 else {
      throw .notANumber(name, text: text)
    }
    return number
  }

  private static func withoutThousands(_ text: String) -> String {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count > 1, (1...3).contains(parts[0].count),
      parts.dropFirst().allSatisfy({ $0.cut(at: ".").count == 3 })
    else { return text }
    return parts.joined()
  }

  /// "58.00 g" or "1.00 medium"; what is said otherwise says nothing that could be counted.
  private static func add(amount text: String, to item: inout MealItem) {
    let number = text.prefix { $0.isNumber || ",.".contains($0) }
    guard let amount = DecimalText.read(number, decimals: 3), MealItem.amounts.contains(amount)
    else { return }
    var unit = text[number.endIndex...]
    while unit.first == " " { unit.removeFirst() }
    guard !unit.isEmpty, unit.utf8.count <= 40 else { return }
    item.amount = amount
    item.unit = String(unit)
    let decigrams = amount / 100
    if unit == "g", MealItem.portions.contains(decigrams) { item.portion = decigrams }
  }
}

extension Substring {
  fileprivate func cut(at mark: Character) -> Substring { prefix { $0 != mark } }
}
