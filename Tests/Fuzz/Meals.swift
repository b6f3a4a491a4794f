internal import Nouns
internal import Rules
internal import Time

extension Fuzzer {
  private static let pieces = [
    "oats", "80", "g", " ", " ", " ", "+", ", ", ";", " and ", " und ", "x", "2", "½", "1/2", "1,5",
    "0.333", "kcal", "kJ", "p", "20", "kh", "fi", "alc", "c", "Fish and Chips", "Reis, roh",
    "lunch",
    "Frühstück", "b", ":", "@ ", "12:30", "%", "2%", "4008400401621", "EL", "TL.", "slices", "of",
    "große", "Riegel", "(", ")", "-", ".", "/", "Ä", "é", "7up", "b12", "×", "3", "9999", "10000",
    "\u{a0}", "\u{2009}", "\n", "\u{0}", "🥑", "Type 405", "Weizenmehl", "milk", "ml", "l", "kg",
    "99999999999999999999", "1/0", "and", "und", "oz", "\"", "\"", "\"\"",
  ]

  private static let names = MealNames([
    Food(id: .blank, name: "3, 2 and 1", portions: "Riegel=30")
  ])

  /// A meal that is understood can be written and is then read as the same; what is not understood
  /// is named where it is. What is in it can be worked out, or not, of any food.
  static func meals(_ chance: inout Chance) -> String? {
    var text = ""
    for _ in 0..<chance.below(16) {
      if chance.isTrue(oneIn: 20) {
        let bytes = (0..<chance.below(6)).map { _ in UInt8(truncatingIfNeeded: chance.next()) }
        text += String(decoding: bytes, as: UTF8.self)
      } else {
        text += chance.pick(pieces) + (chance.isTrue(oneIn: 3) ? " " : "")
      }
    }
    do throws(NotUnderstood) {
      let meal = try MealText(text, names: names)
      guard (1...MealText.mostItems).contains(meal.items.count) else { return "\(meal)" }
      guard let again = try? MealText(meal.text, names: names), again == meal else {
        return "\(text.debugDescription) is written \(meal.text.debugDescription)"
      }
      return meal.items.compactMap { broken($0, &chance) }.first
    } catch {
      let isInside = (0...text.count).contains(error.place)
      return isInside ? nil : "\(text.debugDescription): \(error)"
    }
  }

  /// Whatever a peer calls a food.
  private static func broken(_ item: MealText.Item, _ chance: inout Chance) -> String? {
    func number() -> Int64 { Int64(bitPattern: chance.next() >> UInt64(chance.below(64))) }
    let food = FoodValues(
      Nutrition(energy: number(), protein: number(), fat: number()),
      per: chance.isTrue(oneIn: 2) ? .weight : .portion(weight: number()),
      portions: [Portion("Riegel", weight: number()), Portion("piece", weight: number())],
      density: chance.isTrue(oneIn: 2) ? number() : nil)
    let odd = FoodAmount(thousandths: number(), unit: item.amount?.unit)
    let amount = chance.isTrue(oneIn: 4) ? odd : item.amount ?? odd
    guard let serving = try? food.serving(of: amount) else { return nil }
    let isPossible =
      serving.weight.map(FoodAmount.portions.contains) ?? true
      && serving.nutrition.energy.map(Nutrition.energies.contains) ?? true
    return isPossible ? nil : "\(serving) of \(food)"
  }
}
