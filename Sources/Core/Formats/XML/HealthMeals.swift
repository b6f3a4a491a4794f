import Nouns
import Time
import Wire

/// The meals in an Apple Health export: a record for the energy and one for each macro, each kind
/// in a place of its own. Records of one app with the same times belong to one food.
struct HealthMeals {
  private struct Key: Hashable {
    let source: String
    let start: String
    let end: String
    /// Of several that were entered for the same time.
    let number: Int
  }

  private struct Count: Hashable {
    let kind: Substring
    let key: Key
  }

  private let times: ForeignTimes
  private let most: Int
  private var items: [Key: (item: MealItem, line: Int)] = [:]
  private var counts: [Count: Int] = [:]
  private var unread: [ImportItem] = []
  /// The one that what follows may say the name of.
  private var last: Key?
  private(set) var sources: [String: Int] = [:]

  private static let mostSources = 50
  private static let prefix = "HKQuantityTypeIdentifierDietary"

  init(_ times: ForeignTimes, most: Int) {
    self.times = times
    self.most = most
  }

  /// False for what is nothing to eat.
  mutating func take(
    _ tag: XMLAttributes, _ line: Int, of wanted: String?
  ) throws(ImportError) -> Bool {
    if tag.isNamed("MetadataEntry") {
      try name(tag)
      return false
    }
    guard tag.isNamed("Record"), let type = try tag.value("type") else { return false }
    last = nil
    guard type.hasPrefix(Self.prefix) else { return false }
    let kind = type.dropFirst(Self.prefix.count)
    guard Self.path(of: kind) != nil else { return true }
    let source = try tag.value("sourceName") ?? ""
    if sources.count < Self.mostSources || sources[source] != nil {
      sources[source, default: 0] += 1
    }
    guard wanted == nil || source == wanted else { return true }
    try take(kind, tag, line, source)
    return true
  }

  /// In the order of the file.
  func rows() -> [ImportItem] {
    let rows = items.values.sorted { $0.line < $1.line }.map { entry in
      ImportItem.row(SentRow(.mealItem(entry.item)), line: entry.line)
    }
    return rows + unread
  }

  private mutating func take(
    _ kind: Substring, _ tag: XMLAttributes, _ line: Int, _ source: String
  ) throws(ImportError) {
    let (start, end) = (try tag.value("startDate") ?? "", try tag.value("endDate") ?? "")
    let (value, unit) = (try tag.value("value") ?? "", try tag.value("unit") ?? "")
    let first = Key(source: source, start: start, end: end, number: 0)
    let number = counts[Count(kind: kind, key: first), default: 0]
    counts[Count(kind: kind, key: first)] = number + 1
    let key = Key(source: source, start: start, end: end, number: number)
    do throws(RowProblem) {
      guard let path = Self.path(of: kind) else { return }
      let amount = try Self.amount(value, unit, isEnergy: kind == "EnergyConsumed")
      if items[key] == nil { items[key] = (try item(start), line) }
      items[key]?.item.nutrition[keyPath: path] = amount
      last = key
    } catch {
      unread.append(.unread(error, line: line))
    }
    guard items.count <= most else { throw ImportError(.tooManyRows(limit: most), line: line) }
  }

  private func item(_ start: String) throws(RowProblem) -> MealItem {
    guard let moment = try? times.moment(start) else {
      throw start.isEmpty ? .missing("startDate") : .notATime("startDate", text: start)
    }
    var item = MealItem()
    item.at = moment.mark
    item.written = moment.instant
    return item
  }

  private mutating func name(_ tag: XMLAttributes) throws(ImportError) {
    guard let last, try tag.value("key") == "HKFoodType", let name = try tag.value("value") else {
      return
    }
    items[last]?.item.name = name
  }

  private static func path(of kind: Substring) -> WritableKeyPath<Nutrition, Int64?>? {
    switch kind {
    case "EnergyConsumed": \.energy
    case "Protein": \.protein
    case "Carbohydrates": \.carbs
    case "FatTotal": \.fat
    case "Fiber": \.fiber
    default: nil
    }
  }

  private static func amount(
    _ text: String, _ unit: String, isEnergy: Bool
  ) throws(RowProblem) -> Int64 {
    guard let number = DecimalText.read(text, decimals: 1), number >= 0 else {
      throw text.isEmpty ? .missing("value") : .notANumber("value", text: text)
    }
    switch (unit, isEnergy) {
    case ("g", false): return number
    case ("kcal", true), ("Cal", true): return (number + 5) / 10
    case ("kJ", true): return (number * 100 + 2092) / 4184
    default: throw .notAChoice("unit", text: unit)
    }
  }
}
