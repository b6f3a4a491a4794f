import Nouns
package import Wire

/// What `fastctl food` lists: a line a food.
package struct FoodTable {
  private let wording: Wording
  private let screen: Screen
  private var phrases: Phrases { wording.phrases }

  package init(_ wording: Wording, on screen: Screen) {
    self.wording = wording
    self.screen = screen
  }

  /// What was asked for keeps its order; all are in that of their names.
  package func text(of foods: [FoundFood], asked text: String?) -> String {
    guard !foods.isEmpty else {
      let none = phrases(FoodMessage.none, "text", PlainText.line(text ?? ""))
      return Page.sentences(none, on: screen)
    }
    let isMixed = foods.contains { $0.origin == .imported }
    var columns = [
      Table.Column(heading: phrases(FoodMessage.heading), goes: 1, isCut: true),
      Table.Column(heading: phrases(FoodMessage.energy), isRight: true),
      Table.Column(heading: phrases(FoodMessage.protein), isRight: true, goes: 2),
      Table.Column(heading: phrases(FoodMessage.carbsShort), isRight: true, goes: 3),
      Table.Column(heading: phrases(FoodMessage.fat), isRight: true, goes: 4),
      Table.Column(heading: phrases(FoodMessage.portion), goes: 5),
    ]
    if isMixed { columns.append(Table.Column(heading: phrases(FoodMessage.source), goes: 6)) }
    var table = Table(columns: columns)
    table.rows = (text == nil ? sorted(foods) : foods).map { food in
      row(food) + (isMixed ? [wording.origin(of: food)] : [])
    }
    let summary = phrases(.foods, Int64(foods.count))
    return table.text(on: screen) + Page.sentences(summary, on: screen)
  }

  private func sorted(_ foods: [FoundFood]) -> [FoundFood] {
    foods.map { (FoldedWords.folded(wording.name(of: $0)), $0) }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func row(_ food: FoundFood) -> [String] {
    let nutrition = food.nutrition
    return [
      wording.name(of: food), nutrition.energy.map(wording.energy) ?? "",
      grams(nutrition.protein), grams(nutrition.carbs), grams(nutrition.fat),
      wording.serving(of: food) ?? food.portions.first.map(wording.portion) ?? "",
    ]
  }

  /// Below each other, the points too.
  private func grams(_ tenths: Int64?) -> String {
    tenths.map { wording.decimal(tenths: $0) + " g" } ?? ""
  }
}
