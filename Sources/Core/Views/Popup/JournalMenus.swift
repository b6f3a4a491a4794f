import Nouns
import Time
package import Wire

/// What is asked in a menu or a dialog before something is eaten or weighed on record.
package enum JournalMenuMessage: String, Message {
  case meal = "What did you eat?"
  case weight = "What do you weigh?"
  case sameWeight = "{weight} (as last time)"
  case otherWeight = "{weight} ({change})"
  case endFast = "End the fast at {time}"
  case mealLogged = "Meal logged"
}

// Their choices are words for the command that asks; anything else can be typed.
extension Wording {
  /// The last value, and those near it.
  package func menu(of state: WeightState) -> MenuPage {
    var page = MenuPage(
      prompt: phrases(JournalMenuMessage.weight), entries: [], typed: [])
    page.otherwise = phrases(WeighingMessage.none, "weight", typed(grams: 82_500))
    guard let last = state.grams else { return page }
    page.offered = weight(grams: last)
    page.entries = [0, -1, 1, -2, 2, -3, 3].compactMap { entry(after: last, steps: $0) }
    return page
  }

  /// In a step of what scales show.
  private func entry(after last: Int64, steps: Int64) -> MenuEntry? {
    let mass = Mass(grams: last)
    let isMetric = customs.units.weight == .kilograms
    let size: Int64 = isMetric ? 1 : 2
    let tenths = (isMetric ? mass.tenthsOfKilogram : mass.tenthsOfPound) + steps * size
    let grams = isMetric ? tenths * 100 : Mass(tenthsOfPound: tenths).grams
    guard Mass.ofPeople.contains(grams) else { return nil }
    let weight = weight(grams: grams)
    guard steps != 0 else {
      return MenuEntry(
        phrases(JournalMenuMessage.sameWeight, "weight", weight), weight, isLikely: true)
    }
    let change = (steps < 0 ? "−" : "+") + decimal(tenths: abs(steps) * size)
    return MenuEntry(
      phrases(JournalMenuMessage.otherWeight, "weight", weight, "change", change), weight,
      isLikely: abs(steps) == 1)
  }

  /// What is often eaten at this time, by its numbers.
  package func menu(of answer: SuggestionAnswer) -> MenuPage {
    let page = MealPage(self, on: .plain)
    let entries = answer.suggestions.enumerated().map { index, meal in
      let number = String(index + 1)
      return MenuEntry(number + "  " + page.line(of: meal), number, isLikely: true)
    }
    return MenuPage(
      prompt: phrases(JournalMenuMessage.meal), entries: entries, typed: [],
      isNumbered: true, otherwise: phrases(MealPageMessage.none))
  }

  /// Which food is meant, by its number.
  package func menu(choosing item: ReadMealItem) -> MenuPage {
    let lines = lines(of: item.choices).split(separator: "\n")
    let entries = lines.enumerated().map { index, line in
      MenuEntry(String(line), String(index + 1), isLikely: true)
    }
    return MenuPage(
      prompt: which(item), entries: entries, typed: [], isNumbered: true,
      otherwise: unclear(item))
  }

  /// How much of it there was.
  package func menu(askingAmountOf item: ReadMealItem) -> MenuPage {
    let units = item.bareNumber.map { number in ["g", "ml"].map { (number, $0) } }
    let amounts = units ?? ["50", "100", "150", "200"].map { ($0, "g") }
    let entries = amounts.map { number, unit in
      MenuEntry("\(number) \(unit)", number + unit, isLikely: true)
    }
    return MenuPage(
      prompt: askAmount(of: item), entries: entries, typed: [], otherwise: lack(of: item))
  }
}
