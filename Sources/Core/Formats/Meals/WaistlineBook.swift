import Nouns
import Time
import Wire

/// The backup of Waistline, `waistline_export.json`: a diary whose items are foods and recipes that
/// stand further down in it, so that it is kept until the end.
struct WaistlineBook {
  private struct Food {
    let name: String
    let portion: Double
    let unit: String?
    let amounts: FoodAmounts
  }

  private struct Entry {
    let day: Day
    let line: Int
    let object: JSONObject
  }

  private let times: ForeignTimes
  private let most: Int
  private var entries: [Entry] = []
  private var foods: [Int64: Food] = [:]
  private var recipes: [Int64: Food] = [:]
  private var slots: [MealSlot?] = [.breakfast, .lunch, .dinner, .snack]
  private var unread: [ImportItem] = []

  private static let names = FoodAmounts.Names(
    energy: "calories", kilojoules: "kilojoules", protein: "proteins", carbs: "carbohydrates",
    fat: "fat", fiber: "fiber")
  /// Waistline's name for a bare number of kcal.
  private static let quickAdd = "Quick Add"
  /// Dividing by less than this gives no useful number.
  private static let leastPortion = 0.000_001

  init(_ options: ImportOptions) {
    times = ForeignTimes(zone: options.zone)
    most = options.limits.rows
  }

  static func isDay(_ value: JSON) -> Bool {
    guard case .object(let object) = value, case .array? = object["items"] else { return false }
    return object["dateTime"] != nil
  }

  static func isFood(_ value: JSON) -> Bool {
    guard case .object(let object) = value else { return false }
    return object["nutrition"] != nil && object["portion"] != nil
  }

  // MARK: As it comes

  mutating func takeDay(_ value: JSON, line: Int) throws(ImportError) {
    guard case .object(let object) = value, case .array(let items)? = object["items"],
      case .string(let text)? = object["dateTime"], let day = try? Day(iso: String(text.prefix(10)))
    else { return unread.append(.unread(.badField("dateTime"), line: line)) }
    for item in items {
      guard case .object(let object) = item else { continue }
      entries.append(Entry(day: day, line: line, object: object))
    }
    try checkCount(line)
  }

  mutating func takeFood(_ value: JSON, isRecipe: Bool, line: Int) throws(ImportError) {
    do throws(RowProblem) {
      guard case .object(let object) = value, case .int(let id)? = object["id"] else { return }
      let food = try Self.food(object)
      if isRecipe { recipes[id] = food } else { foods[id] = food }
    } catch {
      unread.append(.unread(error, line: line))
    }
    try checkCount(line)
  }

  /// The names that the person gave the meals of a day; an item has the place of one.
  mutating func takeSettings(_ value: JSON) {
    guard case .object(let object) = value, case .object(let diary)? = object["diary"],
      case .array(let names)? = diary["meal-names"]
    else { return }
    slots = names.prefix(20).map { name in
      if case .string(let text) = name { MealTable.slot(text) } else { nil }
    }
  }

  private func checkCount(_ line: Int) throws(ImportError) {
    guard max(entries.count, foods.count + recipes.count) <= most else {
      throw ImportError(.tooManyRows(limit: most), line: line)
    }
  }

  // MARK: At the end

  func rows() -> [ImportItem] {
    entries.map { entry in
      do throws(RowProblem) {
        return .row(SentRow(.mealItem(try item(entry))), line: entry.line)
      } catch {
        return .unread(error, line: entry.line)
      }
    } + unread
  }

  private func item(_ entry: Entry) throws(RowProblem) -> MealItem {
    let object = entry.object
    guard case .int(let id)? = object["id"] else { throw .missing("id") }
    let isRecipe = object["type"] == .string("recipe")
    guard let food = isRecipe ? recipes[id] : foods[id] else {
      throw .notAChoice("id", text: String(id))
    }
    let portion = try FoodAmounts.number(object, "portion") ?? food.portion
    let quantity = try FoodAmounts.number(object, "quantity") ?? 1
    var item = MealItem()
    item.name = food.name
    if food.name == Self.quickAdd {
      if case .string(let text)? = object["description"] {
        item.name = text
      } else {
        item.name = ""
      }
    } else if let unit = food.unit {
      item.take(amount: portion * quantity, unit: unit)
    }
    item.nutrition = food.amounts.times(portion / food.portion * quantity)
    if case .int(let place)? = object["category"], slots.indices.contains(Int(clamping: place)) {
      item.slot = slots[Int(place)]
    }
    let moment = moment(object, of: entry.day, item.slot)
    (item.at, item.written) = (moment.mark, moment.instant)
    return item
  }

  /// When it was entered, if that was on its day.
  private func moment(_ object: JSONObject, of day: Day, _ slot: MealSlot?) -> ForeignMoment {
    if case .string(let text)? = object["dateTime"], let moment = try? times.moment(text),
      times.zone.day(of: moment.instant) == day
    {
      return moment
    }
    return times.moment(day, MealTable.clock(of: slot))
  }

  private static func food(_ object: JSONObject) throws(RowProblem) -> Food {
    guard case .object(let nutrition)? = object["nutrition"] else { throw .badField("nutrition") }
    guard let portion = try FoodAmounts.number(object, "portion") else { throw .missing("portion") }
    guard portion >= leastPortion else { throw .badField("portion") }
    guard case .string(let name)? = object["name"] else { throw .missing("name") }
    var unit: String?
    if case .string(let text)? = object["unit"] { unit = text }
    return Food(
      name: name, portion: portion, unit: unit, amounts: try FoodAmounts(nutrition, names))
  }
}
