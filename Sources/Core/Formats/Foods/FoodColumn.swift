import Nouns
import Time

/// The meaning of a column in a table of foods.
enum FoodColumn: Int, CaseIterable {
  case code, name, germanName, brand
  case kilocalories, kilojoules
  case protein, carbs, sugar, fat, saturated, fiber
  /// In grams, or in hundredths of the volume.
  case alcohol, alcoholByVolume
  /// The weight of a portion, in grams.
  case portion
  /// The same as it is printed: "1 portion (30 g)".
  case serving
  /// How much is in a package, with its unit: "500 ml".
  case package
}

/// Which column is where, and whose table it is.
struct FoodColumns {
  let source: ImportedFood.Source
  /// Whether the values are of 100 ml, for all that the heading says.
  let isOfVolume: Bool
  /// For each column of the table.
  let columns: [FoodColumn?]

  /// Nil where the first line tells of no table that is known; `source` is what the person says.
  init?(_ names: [String], source: ImportedFood.Source? = nil) {
    let names = names.map(Self.trimmed)
    let found = source ?? Self.source(of: names)
    let columns = names.map { Self.column($0, in: found) }
    guard columns.contains(.name), columns.contains(.kilocalories) || columns.contains(.kilojoules)
    else { return nil }
    self.source = found
    self.columns = columns
    isOfVolume =
      found == .table
      && zip(names, columns).contains { name, column in
        (column == .kilocalories || column == .kilojoules) && Self.words(name).contains("100ml")
      }
  }

  private static func source(of names: [String]) -> ImportedFood.Source {
    if names.contains("code"), names.contains("energy-kcal_100g") { return .off }
    return names.contains("NDB_No") && names.contains("Shrt_Desc") ? .usda : .table
  }

  private static func column(_ name: String, in source: ImportedFood.Source) -> FoodColumn? {
    switch source {
    case .off: openFoodFacts(name)
    case .usda: standardReference(name)
    case .table: plain(name)
    }
  }

  private static func openFoodFacts(_ name: String) -> FoodColumn? {
    switch name {
    case "code": .code
    case "product_name": .name
    case "product_name_de": .germanName
    case "brands": .brand
    case "energy-kcal_100g": .kilocalories
    // The one without a unit is in kilojoules as well.
    case "energy-kj_100g", "energy_100g": .kilojoules
    case "proteins_100g": .protein
    case "carbohydrates_100g": .carbs
    case "sugars_100g": .sugar
    case "fat_100g": .fat
    case "saturated-fat_100g": .saturated
    case "fiber_100g": .fiber
    case "alcohol_100g": .alcoholByVolume
    case "serving_quantity": .portion
    case "serving_size": .serving
    case "quantity": .package
    default: nil
    }
  }

  private static func standardReference(_ name: String) -> FoodColumn? {
    switch name {
    case "NDB_No": .code
    case "Shrt_Desc": .name
    case "Energ_Kcal": .kilocalories
    case "Protein_(g)": .protein
    case "Carbohydrt_(g)": .carbs
    case "Sugar_Tot_(g)": .sugar
    case "Lipid_Tot_(g)": .fat
    case "FA_Sat_(g)": .saturated
    case "Fiber_TD_(g)": .fiber
    case "GmWt_1": .portion
    default: nil
    }
  }

  /// Any other table, in any language, whatever stands behind the words: "Fett (g) je 100 g".
  private static func plain(_ name: String) -> FoodColumn? {
    let fillers = Lexicon.tables["foods"].names(of: "filler")
    let words = words(name).filter { !fillers.contains($0) }.joined(separator: " ")
    return switch Lexicon.tables["foods"].thing(called: words) {
    case "code": .code
    case "name": .name
    case "german name": .germanName
    case "brand": .brand
    case "kilocalories": .kilocalories
    case "kilojoules": .kilojoules
    case "protein": .protein
    case "carbs": .carbs
    case "sugar": .sugar
    case "fat": .fat
    case "saturated": .saturated
    case "fiber": .fiber
    case "alcohol": .alcohol
    case "portion": .portion
    default: nil
    }
  }

  private static func words(_ name: String) -> [String] {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let isSplit = zip(words, words.dropFirst()).contains { $0 == ("100", "ml") }
    return isSplit ? words + ["100ml"] : words
  }

  private static func trimmed(_ name: String) -> String {
    let start = name.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " || $0 == "\r" }.reversed())
  }
}

extension Lexicon {
  /// Headings of columns in tables.
  static let tables = Lexicon(Texts.ofLanguages, named: "tables.words")
}
