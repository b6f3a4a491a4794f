import Nouns
import Time
import Wire

/// One thing that was eaten, of `user_intake.json` in OpenNutriTracker's export; its food is in it, with
/// what 100 g or 100 ml of that have.
struct NutriTrackerRow {
  let item: MealItem

  private static let names = FoodAmounts.Names(
    energy: "energyKcal100", protein: "proteins100", carbs: "carbohydrates100", fat: "fat100",
    fiber: "fiber100")

  init(_ object: JSONObject, _ zone: Zone) throws(RowProblem) {
    guard case .object(let food)? = object["meal"] else { throw .badField("meal") }
    guard case .object(let nutriments)? = food["nutriments"] else { throw .badField("nutriments") }
    guard let amount = try FoodAmounts.number(object, "amount") else { throw .missing("amount") }
    var item = MealItem()
    if case .string(let name)? = food["name"] { item.name = name }
    if case .string(let type)? = object["type"] { item.slot = MealSlot(rawValue: type) }
    item.nutrition = try FoodAmounts(nutriments, Self.names).times(amount / 100)
    if case .string(let unit)? = object["unit"], ["g", "ml"].contains(unit) {
      item.take(amount: amount, unit: unit)
    }
    let moment = try Self.moment(object, item.slot, ForeignTimes(zone: zone))
    (item.at, item.written) = (moment.mark, moment.instant)
    self.item = item
  }

  static func isOne(_ value: JSON) -> Bool {
    guard case .object(let object) = value, case .object? = object["meal"] else { return false }
    return object["amount"] != nil && object["dateTime"] != nil && object["type"] != nil
  }

  /// A meal that was entered for another day has no time.
  private static func moment(
    _ object: JSONObject, _ slot: MealSlot?, _ times: ForeignTimes
  ) throws(RowProblem) -> ForeignMoment {
    guard case .string(let text)? = object["dateTime"] else { throw .missing("dateTime") }
    guard let moment = try? times.moment(text) else { throw .notATime("dateTime", text: text) }
    let local = times.zone.local(moment.instant)
    let midnight = times.moment(local.day, ClockTime(hour: 0, minute: 0) ?? .noon)
    return moment.instant == midnight.instant
      ? times.moment(local.day, MealTable.clock(of: slot)) : moment
  }
}

extension MealItem {
  /// Of a number as other programs have it; one that nobody eats is left out.
  mutating func take(amount: Double, unit: String) {
    let thousandths = (amount * 1000).rounded()
    guard thousandths >= 1, thousandths <= Double(Self.amounts.upperBound),
      !unit.isEmpty, unit.utf8.count <= 40
    else { return }
    (self.amount, self.unit) = (Int64(thousandths), unit)
    let decigrams = Int64(thousandths) / 100
    if unit == "g", Self.portions.contains(decigrams) { portion = decigrams }
  }
}
