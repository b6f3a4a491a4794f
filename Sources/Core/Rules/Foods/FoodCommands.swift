import Nouns
import Time

extension Engine {
  func addNeeds(of order: FoodOrder, to needs: inout Needs) {
    // No characters would begin every id.
    needs.row = order.id.flatMap { $0.isEmpty ? nil : RowPrefix(.food, $0) }
    needs.foodsNamed = Set(order.name.map { [FoldedName.of($0)] } ?? [])
  }

  mutating func keep(
    _ order: FoodOrder, as id: RowID, given facts: Facts, into decision: inout Decision
  ) throws(Refusal) {
    switch order {
    case .add(let order):
      let new = try checked(
        Food(
          id: id, name: order.name, aliases: order.aliases, per: order.per ?? .hundredGrams,
          nutrition: order.nutrition, portions: order.portions, servings: order.servings,
          ingredients: order.ingredients), beside: facts.foods)
      record([Change(before: nil, after: new.row)], verb: .addFood, into: &decision)
    case .edit(let order):
      let old = try facts.one(order.id, of: Food.self)
      let new = try checked(old.edited(by: order), beside: facts.foods)
      guard new != old else { throw .nothingToChange }
      record([Change(before: old.row, after: new.row)], verb: .editFood, into: &decision)
    case .delete(let text):
      let gone = try facts.one(text, of: Food.self)
      record([Change(before: gone.row, after: nil)], verb: .deleteFood, into: &decision)
    }
  }

  /// As it is kept, or why it cannot be.
  private func checked(_ wanted: Food, beside others: [Food]) throws(Refusal) -> Food {
    var food = wanted
    food.name = wanted.name.trimmed
    food.aliases = wanted.aliases?.withoutBlankLines
    food.portions = wanted.portions?.withoutBlankLines
    food.ingredients = wanted.ingredients?.withoutBlankLines
    if food.ingredients == nil { food.servings = nil }
    guard !FoldedName.of(food.name).isEmpty else { throw .textMissing(field: "name") }
    try check(food.name, field: "name", limit: Food.longestName)
    try check(food.aliases ?? "", field: "aliases", limit: Food.longestList)
    try check(food.portions ?? "", field: "portions", limit: Food.longestList)
    try check(food.ingredients ?? "", field: "ingredients", limit: Food.longestIngredients)
    try food.checkNumbers()
    for line in food.portions?.split(separator: "\n") ?? [] where !Food.isPortion(line) {
      throw .notAPortion(String(line))
    }
    if let other = others.first(where: { $0.id != food.id }) {
      throw .foodExists(other.id, name: other.name)
    }
    food.nutrition = food.nutrition.completed(standing.label)
    return food
  }
}

extension Food {
  fileprivate func edited(by order: FoodOrder.Edit) -> Food {
    var new = self
    if let name = order.name { new.name = name }
    if let aliases = order.aliases { new.aliases = aliases }
    if let numbers = order.numbers { (new.per, new.nutrition) = (numbers.per, numbers.nutrition) }
    if let portions = order.portions { new.portions = portions }
    if let servings = order.servings { new.servings = servings }
    if let ingredients = order.ingredients { new.ingredients = ingredients }
    return new
  }

  /// `slice=30` or `spoon=2.5`: a name, and what it weighs in grams.
  fileprivate static func isPortion(_ line: Substring) -> Bool {
    let parts = line.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, !String(parts[0]).trimmed.isEmpty else { return false }
    let number = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(number.count), number.allSatisfy({ !$0.isEmpty }),
      parts[1].utf8.allSatisfy({ $0 == 0x2E || (0x30...0x39).contains($0) }),
      number.count == 1 || number[1].utf8.count == 1,
      let tenths = Int64(number[0] + (number.count == 2 ? number[1] : "0"))
    else { return false }
    return MealItem.portions.contains(tenths)
  }
}

extension String {
  /// Nil where there is no other line.
  fileprivate var withoutBlankLines: String? {
    let lines = split(separator: "\n").map { String($0).trimmed }.filter { !$0.isEmpty }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
