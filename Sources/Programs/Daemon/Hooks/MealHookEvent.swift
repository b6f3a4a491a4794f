package import Nouns
package import Wire

extension HookEvent {
  /// What was eaten together, energy in kcal and the rest in tenths of a gram, and its day with it.
  package nonisolated struct Meal: Record, Equatable {
    package var id = ""
    package var at: Int64 = 0
    package var slot: MealSlot?
    /// As the person called it.
    package var name = ""
    /// Of all of it; nil where nobody knows.
    package var nutrition = Nutrition.unknown
    /// The counted day, as `YYYY-MM-DD`.
    package var day = ""
    /// In kcal, of the whole day.
    package var eaten: Int64?
    /// Nil where nothing is held against it.
    package var left: Int64?

    package init() {}

    package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
      try fields.string("id", &id)
      try fields.int("at", &at)
      try fields.choice("slot", &slot)
      try fields.string("name", &name)
      try nutrition.values(&fields)
      try fields.string("day", &day)
      try fields.int("eaten", &eaten)
      try fields.int("left", &left)
    }

    /// For a shell.
    var variables: [String: String?] {
      [
        "FASTD_MEAL": id, "FASTD_SLOT": slot?.rawValue, "FASTD_FOOD": name,
        "FASTD_MEAL_KCAL": nutrition.energy.map { String($0) },
        "FASTD_MEAL_DAY": day, "FASTD_EATEN": eaten.map { String($0) },
        "FASTD_KCAL_LEFT": left.map { String($0) },
      ]
    }
  }
}
