package import Nouns
package import Time
package import Wire

/// What is said of a food of the person's own, or of a recipe, after it was changed and when it is
/// looked at.
package struct OwnFoodCard {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen.forReading
  }

  package func text(of food: Food) -> String {
    var page = Page(on: screen)
    page.add(heading: PlainText.line(food.name))
    let rows = food.isRecipe ? recipeRows(of: food) : rows(of: food)
    let width = (rows.map(\.label.cells).max() ?? 0) + 2
    for row in rows {
      page.add(row.text, after: " " + row.label.padded(to: width), width: width + 1)
    }
    return page.text
  }

  private typealias Rows = [(label: String, text: String)]

  private func rows(of food: Food) -> Rows {
    energy(FoodMessage(food.per), food.nutrition.energy) + values(of: food.nutrition)
      + names(of: food)
  }

  private func energy(_ label: FoodMessage, _ kcal: Int64?) -> Rows {
    [(phrases(label), kcal.map(wording.energy) ?? phrases(MealMessage.energyUnknown))]
  }

  private func values(of nutrition: Nutrition) -> Rows {
    let values: [(FoodMessage, Int64?)] = [
      (.protein, nutrition.protein), (.carbs, nutrition.carbs), (.fat, nutrition.fat),
      (.fiber, nutrition.fiber), (.alcohol, nutrition.alcohol.flatMap { $0 > 0 ? $0 : nil }),
    ]
    return values.compactMap { label, tenths in
      tenths.map { (phrases(label), wording.grams(tenths: $0)) }
    }
  }

  private func names(of food: Food) -> Rows {
    let portions = food.portions.lines.map(portion).joined(separator: ", ")
    let aliases = food.aliases.lines.map { PlainText.line($0) }.joined(separator: ", ")
    return [(FoodMessage.portions, portions), (.aliases, aliases)]
      .filter { !$0.1.isEmpty }.map { (phrases($0.0), $0.1) }
  }

  /// "slice 30 g", of `slice=30`.
  private func portion(_ line: String) -> String {
    let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let tenths = parts[1].tenths else { return PlainText.line(line) }
    return wording.portion(FoundFood.Portion(parts[0], weight: tenths))
  }

  // MARK: Recipes

  private func recipeRows(of food: Food) -> Rows {
    var rows: Rows = [
      (phrases(RecipeMessage.servings), phrases(.portions, food.servings ?? 1))
    ]
    rows += energy(.onePortion, food.nutrition.energy) + values(of: food.nutrition)
    if let weight = food.portionWeight {
      rows.append((phrases(RecipeMessage.portionWeighs), wording.grams(tenths: weight)))
      if let kcal = food.nutrition.energy {
        let share = (min(max(kcal, 0), 1_000_000) * 1000 + weight / 2) / weight
        rows += energy(.hundredGrams, share)
      }
    }
    rows += names(of: food).filter { $0.label != phrases(FoodMessage.portions) }
    for (index, line) in food.ingredients.lines.enumerated() {
      rows.append((index == 0 ? phrases(RecipeMessage.ingredients) : "", PlainText.line(line)))
    }
    rows.append((phrases(RecipeMessage.typed), PlainText.line(food.recipeText)))
    return rows
  }
}

extension Food {
  /// In tenths of a gram; nil where nobody said.
  fileprivate var portionWeight: Int64? {
    let line = portions.lines.first { $0.hasPrefix("portion=") }
    return (line?.dropFirst("portion=".count)).flatMap { String($0).tenths }
  }

  /// `chili /4: 400 g beans + 800 g tomatoes`, as it is read.
  package var recipeText: String {
    "\(name) /\(servings ?? 1): " + ingredients.lines.joined(separator: " + ")
  }
}

extension String? {
  fileprivate var lines: [String] { self?.split(separator: "\n").map(String.init) ?? [] }
}

extension String {
  /// Of grams as they are kept: a point, and a digit at most behind it.
  fileprivate var tenths: Int64? {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let whole = Int64(parts[0]),
      let tenth = parts.count == 2 ? Int64(parts[1].prefix(1)) : 0
    else { return nil }
    let tenths = min(max(whole, 0), 100_000) * 10 + tenth
    return tenths > 0 ? tenths : nil
  }
}

extension Wording {
  /// "Added the food Chili".
  package func sentence(before: Food?, after: Food?, now: Instant) -> String {
    ChangeSentence(wording: self, now: now).food(before, after) ?? ""
  }

  /// Why a value of the whole is missing.
  package func sentence(of lack: Cooked.Lack) -> String {
    let message: RecipeMessage =
      switch lack.value {
      case .energy: .noEnergy
      case .protein: .noProtein
      case .carbs: .noCarbs
      case .fat: .noFat
      case .fiber: .noFiber
      }
    let foods = lack.foods.map { PlainText.line($0) }.joined(separator: ", ")
    return phrases(message, "foods", foods)
  }
}
