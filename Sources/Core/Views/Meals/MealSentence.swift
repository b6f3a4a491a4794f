package import Nouns
import Time
package import Wire

extension ChangeSentence {
  /// The change of one recorded item.
  func mealItem(_ before: MealItem?, _ after: MealItem?) -> String? {
    switch (before, after) {
    case (nil, nil): return nil
    case (nil, let new?): return sentence(MealMessage.logged, of: new)
    case (let old?, nil): return sentence(MealMessage.deleted, of: old)
    case (let old?, let new?):
      let item = isBack ? new : old
      let changes = changes(old, new).joined(separator: ", ")
      guard !changes.isEmpty else { return sentence(MealMessage.changed, of: item) }
      return wording.phrases(
        MealMessage.changedTo, "food", wording.name(of: item), "time", time(of: item), "changes",
        changes)
    }
  }

  private func sentence(_ message: MealMessage, of item: MealItem) -> String {
    wording.phrases(message, "food", wording.eaten(item), "time", time(of: item))
  }

  private func time(of item: MealItem) -> String { wording.recorded(item.at, now: now) }

  /// Each that a person sees and is another one.
  private func changes(_ old: MealItem, _ new: MealItem) -> [String] {
    var changes: [String] = []
    func tell(_ value: (MealItem) -> String?, as words: (String?) -> String) {
      let (before, after) = (value(old), value(new))
      guard before != after else { return }
      let change = words(after)
      guard let before, !isBack else { return changes.append(change) }
      changes.append(wording.phrases(ChangeMessage.was, "change", change, "before", before))
    }
    let phrases = wording.phrases
    tell({ wording.name(of: $0) }) { $0 ?? "" }
    tell({ wording.parts(of: $0)?.joined(separator: ", ") }) {
      $0 ?? phrases(MealMessage.amountUnknown)
    }
    tell({ $0.nutrition.energy.map(wording.energy) }) { _ in wording.energy(of: new.nutrition) }
    for (message, value) in Wording.macros {
      tell({ value($0.nutrition).map { wording.grams(tenths: $0) } }) {
        phrases(message, "amount", $0 ?? phrases(MealMessage.unknown))
      }
    }
    tell({ time(of: $0) }) {
      phrases(WeighingMessage.time, "time", $0 ?? "")
    }
    tell({ phrases(MealMessage($0.slot)) }) { $0 ?? "" }
    return changes
  }

  func food(_ before: Food?, _ after: Food?) -> String? {
    let phrases = wording.phrases
    guard let name = (after ?? before).map({ PlainText.line($0.name) }) else { return nil }
    guard let before else { return phrases(MealMessage.foodAdded, "name", name) }
    guard let after else { return phrases(MealMessage.foodDeleted, "name", name) }
    guard before.name != after.name else { return phrases(MealMessage.foodChanged, "name", name) }
    return phrases(
      MealMessage.foodRenamed, "old", PlainText.line(before.name), "name", name)
  }

  func completeDay(_ day: CompleteDay, isThere: Bool) -> String {
    wording.phrases(
      isThere ? MealMessage.dayCompleted : .dayReopened, "date", wording.dated(day.on))
  }
}

extension Wording {
  static var macros: [(MealMessage, (Nutrition) -> Int64?)] {
    [
      (.protein, { $0.protein }), (.carbs, { $0.carbs }), (.fat, { $0.fat }),
      (.fiber, { $0.fiber }), (.alcohol, { $0.alcohol }),
    ]
  }

  /// "Oats, 80 g, 297 kcal": what it is, and what of it is known; a brand word says what it is counted as.
  package func eaten(_ item: MealItem, as choice: MealFoodChoice? = nil) -> String {
    let energy = item.nutrition.energy.map(energy)
    let name = choice.map { counted(item, as: $0) } ?? name(of: item)
    let amount = amount(of: item, saysUnit: choice != nil)
    return [name, amount, energy].compactMap(\.self).joined(separator: ", ")
  }

  /// "snickers: counted as chocolate bar with caramel".
  func counted(_ item: MealItem, as choice: MealFoodChoice) -> String {
    phrases(MealPageMessage.countedAs, "food", name(of: item), "other", name(of: choice))
  }

  /// Which meal it was, where nobody said what.
  func name(of item: MealItem) -> String {
    let name = PlainText.line(item.name)
    return name.isEmpty ? phrases(MealMessage(item.slot)) : name
  }

  /// "80 g" or "1.5 slices (75 g)"; nil where nobody said how much.
  func amount(of item: MealItem, saysUnit: Bool = false) -> String? {
    amount(item.amount, of: item.unit, weighing: item.portion, saysUnit: saysUnit)
  }

  /// "1.5 slices" and "75 g", where something else stands beside them.
  func parts(of item: MealItem) -> [String]? {
    let parts = parts(of: item.amount, item.unit, weighing: item.portion, saysUnit: true)
    return parts.isEmpty ? nil : parts
  }

  func energy(of nutrition: Nutrition) -> String {
    nutrition.energy.map(energy) ?? phrases(MealMessage.energyUnknown)
  }

  /// A number of what was eaten, by the field's name on the wire; nil for others.
  func foodValue(of field: String, _ number: Int64) -> String? {
    switch field {
    case "kcal": energy(number)
    case "protein", "carbs", "fat", "fiber", "alcohol", "portion": decimal(tenths: number) + " g"
    case "amount": decimal(thousandths: number)
    default: nil
    }
  }

  /// "1.5", with as many decimal places as say something.
  func decimal(thousandths: Int64) -> String {
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    var places = String(1000 + rest).dropFirst()
    while places.last == "0" { places.removeLast() }
    let text = number(Int64(clamping: whole))
    return places.isEmpty ? text : text + (customs.hasDecimalComma ? "," : ".") + places
  }
}
