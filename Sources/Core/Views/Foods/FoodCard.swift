import Nouns
import Time
package import Wire

/// What `fastctl food show` says of one food.
package struct FoodCard {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen.forReading
  }

  /// `others` are named below, where the one that is shown may not be meant.
  package func text(of food: FoundFood, beside others: [FoundFood] = []) -> String {
    var page = Page(on: screen)
    page.add(heading: wording.name(of: food))
    let rows = rows(of: food)
    let width = (rows.map(\.label.cells).max() ?? 0) + 2
    for row in rows {
      page.add(row.text, after: " " + row.label.padded(to: width), width: width + 1)
    }
    if !others.isEmpty {
      page.add("")
      let names = others.map(wording.name).joined(separator: "; ")
      page.add(paragraph: phrases(FoodMessage.similar, "names", names))
    }
    return page.text
  }

  private func rows(of food: FoundFood) -> [(label: String, text: String)] {
    let nutrition = food.nutrition
    let measure: FoodMessage =
      switch food.per {
      case .hundredGrams: .hundredGrams
      case .hundredMillilitres: .hundredMillilitres
      case .portion: .onePortion
      }
    var rows: [(FoodMessage, String?)] = [
      (measure, nutrition.energy.map(wording.energy)),
      (.protein, nutrition.protein.map(wording.grams)),
      (.carbs, nutrition.carbs.map(wording.grams)), (.fat, nutrition.fat.map(wording.grams)),
      (.fiber, nutrition.fiber.map(wording.grams)),
      // Of most foods it goes without saying.
      (.alcohol, nutrition.alcohol.flatMap { $0 > 0 ? wording.grams(tenths: $0) : nil }),
    ]
    rows.append((.serving, wording.serving(of: food)))
    rows.append((.portions, list(food.portions.map(wording.portion))))
    // A litre in grams is 100 ml in tenths of them.
    rows.append((.volume, food.density.map(wording.grams)))
    rows.append((.aliases, list(wording.aliases(of: food))))
    rows.append((.source, source(of: food)))
    return rows.compactMap { label, text in text.map { (phrases(label), $0) } }
  }

  private func list(_ words: [String]) -> String? {
    words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// Another source than these has a word of its own.
  private func source(of food: FoundFood) -> String? {
    let code = PlainText.line(food.code ?? "")
    return switch food.source {
    case "bls": phrases(FoodMessage.bls, "code", code)
    case "usda": phrases(FoodMessage.usda, "code", code)
    case "off": phrases(FoodMessage.openFoodFacts, "code", code)
    case "recipe": phrases(FoodMessage.usualRecipe)
    case "table": wording.origin(of: .table)
    default: food.source.map { PlainText.line($0) }
    }
  }
}
