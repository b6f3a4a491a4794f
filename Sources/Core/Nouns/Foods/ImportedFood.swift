/// A food from a table that the person brought; it lies apart from all that is theirs.
package struct ImportedFood: Hashable, Sendable {
  /// Whose table it was.
  package enum Source: String, Choice {
    case off, usda, table
  }

  package static let longestName = MealItem.longestName
  package static let longestCode = TextLimit.line(40)

  package var source = Source.table
  /// Digits of a barcode without the zeros in front, or what else tells it from others of its source.
  package var code = ""
  /// In the language of the table's author.
  package var name = ""
  package var germanName: String?
  package var brand: String?
  package var per = FoodMeasure.hundredGrams
  package var nutrition = Nutrition.unknown
  /// The weight of one portion, in tenths of a gram.
  package var portion: Int64?

  package init() {}

  package init(
    _ source: Source = .table, code: String, name: String, germanName: String? = nil,
    brand: String? = nil,
    per: FoodMeasure = .hundredGrams, nutrition: Nutrition, portion: Int64? = nil
  ) {
    self.source = source
    self.code = code
    self.name = name
    self.germanName = germanName
    self.brand = brand
    self.per = per
    self.nutrition = nutrition
    self.portion = portion
  }

  /// By what entries of meals know it, for ever.
  package var key: String { source.key(of: code) }

  /// All but the source, which those that come together have in common.
  package mutating func fields<F: RowFields>(_ fields: inout F) throws(F.Failure) {
    try fields.text("code", &code, limit: Self.longestCode)
    try fields.text("name", &name, limit: Self.longestName)
    try fields.text("germanName", &germanName, limit: Self.longestName)
    try fields.text("brand", &brand, limit: Self.longestName)
    try fields.word("per", &per)
    try nutrition.values(&fields)
    try fields.number("portion", &portion, in: .decigrams, within: MealItem.portions)
  }
}

extension ImportedFood.Source {
  package func key(of code: String) -> String { "\(rawValue):\(code)" }
}
