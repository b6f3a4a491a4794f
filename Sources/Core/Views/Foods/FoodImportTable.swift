package import Nouns
import Time
package import Wire

/// What comes of a table of foods, and what was imported so far.
package struct FoodImportTable {
  /// The lines that broke one rule of quality, and the first of them.
  package struct Row: Sendable {
    package let count: Int64
    package let reason: String
    package let lines: [Int64]

    package init(count: Int64, reason: String, lines: [Int64]) {
      (self.count, self.reason, self.lines) = (count, reason, lines)
    }
  }

  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  package func text(
    of rows: [Row], taken: Int64, from source: ImportedFood.Source, isDry: Bool
  ) -> String {
    var table = Table(columns: [
      Table.Column(heading: phrases(FoodImportMessage.refused), isRight: true),
      Table.Column(heading: phrases(FoodImportMessage.because), isWrapped: true),
      Table.Column(heading: phrases(FoodImportMessage.lines), goes: 1),
    ])
    table.rows = rows.map { row in
      let lines = row.lines.map(wording.number).joined(separator: " ")
      let isCut = row.count > Int64(row.lines.count)
      return [wording.number(row.count), row.reason, isCut ? lines + " …" : lines]
    }
    let sum = phrases(isDry ? .foodsFit : .foodsTaken, taken)
    let summary = taken > 0 ? sum : phrases(FoodImportMessage.nothing)
    let whose = taken > 0 ? Page.sentences(wording.origin(of: source), on: screen) : ""
    return (rows.isEmpty ? "" : table.text(on: screen)) + Page.sentences(summary, on: screen)
      + whose
  }

  package func text(of imports: [FoodImports.Import]) -> String {
    guard !imports.isEmpty else {
      return Page.sentences(phrases(FoodImportMessage.none), on: screen)
    }
    var table = Table(columns: [
      Table.Column(heading: phrases(FoodMessage.source)),
      Table.Column(heading: phrases(FoodImportMessage.foods), isRight: true),
      Table.Column(heading: phrases(FoodImportMessage.imported), goes: 1),
    ])
    table.rows = imports.map { each in
      let day = wording.zone.local(Instant(milliseconds: each.at)).day
      return [wording.origin(of: each.source), wording.number(each.foods), wording.date(day)]
    }
    return table.text(on: screen)
  }
}

extension Wording {
  /// Whose a table is, and on which terms.
  package func origin(of source: ImportedFood.Source) -> String {
    switch source {
    case .off: phrases(FoodOriginMessage.openFoodFacts)
    case .usda: phrases(FoodOriginMessage.standardReference)
    case .table: phrases(FoodOriginMessage.ownTable)
    }
  }

  /// The same of what an entry of a meal knows it by.
  func origin(ofKey key: String?) -> String {
    let word = key?.split(separator: ":").first.map(String.init)
    return origin(of: word.flatMap(ImportedFood.Source.init) ?? .table)
  }

  /// The same of a food that was found, in a word or two.
  func origin(of food: FoundFood) -> String {
    if let source = ImportedFood.Source(rawValue: food.source ?? "") { return origin(of: source) }
    return food.origin == .own
      ? phrases(FoodOriginMessage.own) : phrases(FoodOriginMessage.nutrientKey)
  }
}

package enum FoodOriginMessage: String, Message {
  case openFoodFacts = "Open Food Facts, ODbL"
  case standardReference = "USDA Standard Reference"
  case nutrientKey = "BLS 4.0"
  case ownTable = "your table"
  case own = "your own"
}

package enum FoodImportMessage: String, Message {
  case refused = "Refused"
  case because = "Because of"
  case lines = "First lines"
  case nothing = "No food in it can be imported. Nothing was changed."
  case foods = "Foods"
  case imported = "Imported"
  case none = "No foods were imported. To import a table: fastctl food import FILE"
  case forget = "The imported foods will be removed. What you ate of them stays."
}

extension PluralMessage {
  static let foodsFit = Self(one: "{n} food can be imported", many: "{n} foods can be imported")
  static let foodsTaken = Self(one: "{n} food imported", many: "{n} foods imported")
  package static let importsForgotten = Self(
    one: "{n} imported food removed", many: "{n} imported foods removed")
  package static let entriesFilled = Self(
    one: "The energy of {n} entry with a barcode was filled in.",
    many: "The energy of {n} entries with barcodes was filled in.")
}
