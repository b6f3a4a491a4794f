import Nouns
import Time

extension MealItem {
  static func sample(
    _ id: RowID, _ name: String = "Oats", at instant: Instant, meal: RowID? = nil,
    _ nutrition: Nutrition = Nutrition(energy: 300)
  ) -> MealItem {
    var item = MealItem()
    (item.id, item.meal, item.name, item.nutrition) = (id, meal ?? id, name, nutrition)
    (item.at, item.written) = (Mark(instant, in: .utc), instant)
    item.logged = item.at.day
    return item
  }
}
