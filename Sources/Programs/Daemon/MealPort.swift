package import Nouns
package import Rules
package import Time

/// What was eaten, and foods of the person's own.
package struct MealPort {
  /// Newest first.
  package var items: (MealQuery, _ limit: Int) throws(StoreTrouble) -> [MealItem]
  /// Of some days, the oldest first; of more the newest.
  package var eaten: (ClosedRange<Day>, _ limit: Int) throws(StoreTrouble) -> [MealItem]
  /// The last one under that folded name.
  package var last: (_ folded: String) throws(StoreTrouble) -> MealItem?
  package var completeDays: (ClosedRange<Day>) throws(StoreTrouble) -> [CompleteDay]
  /// By their names.
  package var foods: (FoodQuery, _ limit: Int) throws(StoreTrouble) -> [Food]

  package static let none = MealPort(
    items: { _, _ throws(StoreTrouble) in throw .failed },
    eaten: { _, _ throws(StoreTrouble) in throw .failed },
    last: { _ throws(StoreTrouble) in throw .failed },
    completeDays: { _ throws(StoreTrouble) in throw .failed },
    foods: { _, _ throws(StoreTrouble) in throw .failed })

  package init(
    items: @escaping (MealQuery, Int) throws(StoreTrouble) -> [MealItem],
    eaten: @escaping (ClosedRange<Day>, Int) throws(StoreTrouble) -> [MealItem],
    last: @escaping (String) throws(StoreTrouble) -> MealItem?,
    completeDays: @escaping (ClosedRange<Day>) throws(StoreTrouble) -> [CompleteDay],
    foods: @escaping (FoodQuery, Int) throws(StoreTrouble) -> [Food]
  ) {
    self.items = items
    self.eaten = eaten
    self.last = last
    self.completeDays = completeDays
    self.foods = foods
  }
}
