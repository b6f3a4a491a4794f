package import Time

/// One thing that was eaten; what was eaten together is one meal of several of them.
package struct MealItem: DatedNoun {
  package static let kind = Row.Kind.mealItem
  package static let longestName = TextLimit.line(120)
  package static let longestFood = TextLimit.line(100)
  package static let longestUnit = TextLimit.line(40)
  /// In thousandths.
  package static let amounts: ClosedRange<Int64> = 1...100_000_000
  /// In tenths of a gram.
  package static let portions: ClosedRange<Int64> = 1...50_000
  /// Of one meal.
  package static let most = 20

  package var id = RowID.blank
  package var at = Mark.blank
  /// The counted day on which it was entered for its day; nil for what came from elsewhere.
  package var logged: Day?
  /// The same of all that was eaten together.
  package var meal = RowID.blank
  /// When it was recorded first.
  package var written = Instant.blank
  /// Empty where only the energy is known.
  package var name = ""
  /// Which food it is, in words of its source.
  package var food: String?
  package var source = FoodSource.typed
  /// As the person said it, in thousandths of the unit.
  package var amount: Int64?
  package var unit: String?
  /// The weight of that amount, in tenths of a gram.
  package var portion: Int64?
  /// Of all of it.
  package var nutrition = Nutrition.unknown
  package var slot: MealSlot?

  package init() {}

  package var row: Row { .mealItem(self) }

  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.id(&id)
    try fields.together("at") { fields throws(F.Failure) in
      try fields.mark("at", &at)
      try fields.day("logged", &logged)
    }
    try fields.spread("meal", &meal)
    try fields.instant("written", &written)
    try fields.together("what") { fields throws(F.Failure) in
      try fields.text("name", &name, limit: Self.longestName)
      try fields.text("food", &food, limit: Self.longestFood)
      try fields.word("source", &source)
    }
    try fields.together("amount") { fields throws(F.Failure) in
      try fields.number("amount", &amount, in: .thousandths, within: Self.amounts)
      try fields.text("unit", &unit, limit: Self.longestUnit)
      try fields.number("portion", &portion, in: .decigrams, within: Self.portions)
    }
    try fields.together("nutrition") { fields throws(F.Failure) in
      try nutrition.values(&fields)
    }
    try fields.word("slot", &slot)
  }
}

/// Where the values of something that was eaten come from.
package enum FoodSource: String, Choice {
  /// A food of the person's own.
  case own
  /// The table that is built in.
  case staple
  /// A table that the person brought.
  case imported
  /// The person, then and there.
  case typed
}

/// Another row, by its id.
extension RowID: Coded {
  package init?(code: String) { self.init(text: code) }

  package var code: String { text }

  package static func members<F: MemberFields>(
    _ name: String, _ value: inout Self?, _ fields: inout F
  ) throws(F.Failure) {
    var text = value?.text
    try fields.string(name, &text)
    value = text.flatMap(RowID.init(text:))
    if let text, !text.isEmpty, value == nil { fields.unfit(name) }
  }
}
