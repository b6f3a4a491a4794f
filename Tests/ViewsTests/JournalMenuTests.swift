import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `A menu for what is eaten and weighed` {
  private static func wording(_ unit: WeightUnit, german: Bool = false) -> Wording {
    var customs = Customs(locale: german ? "de_DE" : "en_US", language: german ? "de" : "en")
    customs.units.weight = unit
    return Wording(phrases: german ? German.phrases : .english, customs: customs, zone: .utc)
  }

  private func state(_ grams: Int64?) -> WeightState {
    var state = WeightState()
    state.grams = grams
    return state
  }

  @Test(arguments: [WeightUnit.kilograms, .pounds, .stones], [false, true])
  func `has weights that can be typed as they stand there`(unit: WeightUnit, german: Bool) throws {
    let page = Self.wording(unit, german: german).menu(of: state(82_449))
    #expect(page.entries.count == 7 && page.typed == [])
    var read: [Int64] = []
    for entry in page.entries {
      guard case .command(let words) = entry.step, words.count == 1 else {
        Issue.record("\(entry)")
        continue
      }
      #expect(entry.label.hasPrefix(words[0]))
      read.append(try Mass(words[0], in: unit).grams)
    }
    #expect(abs(read[0] - 82_449) <= 50)
    #expect(Set(read).count == 7)
    #expect(read.allSatisfy { abs($0 - read[0]) <= 320 })
    #expect(page.offered == page.entries[0].label.components(page.offered))
  }

  @Test func `has no weight that nobody has, and none before the first`() {
    let wording = Self.wording(.kilograms)
    #expect(wording.menu(of: state(20_000)).entries.count == 4)
    let none = wording.menu(of: state(nil))
    #expect(none.entries == [] && none.otherwise?.contains("fastctl weight") == true)
  }

  private static func item(_ name: String, _ grams: Int64, kcal: Int64?) -> MealItem {
    var item = MealItem()
    item.name = name
    (item.amount, item.unit) = (grams * 1000, "g")
    item.nutrition.energy = kcal
    return item
  }

  @Test func `numbers what is often eaten, a line for each`() {
    let meals = [
      SuggestedMeal(
        items: [Self.item("oats\nand more", 80, kcal: 278), Self.item("milk", 200, kcal: 128)],
        times: 3, of: 4),
      SuggestedMeal(items: [Self.item("bread", 50, kcal: nil)], times: 1, of: 4),
    ]
    let page = Self.wording(.kilograms).menu(
      of: SuggestionAnswer(slot: .breakfast, suggestions: meals))
    #expect(page.isNumbered && page.typed == [])
    #expect(page.entries.map(\.step) == [.command(["1"]), .command(["2"])])
    #expect(page.entries[0].label.hasPrefix("1  oats and more 80 g + milk 200 g"))
    #expect(!page.entries.contains { $0.label.contains("\n") })
  }

  @Test func `asks which food, and how much of it`() {
    var item = ReadMealItem()
    item.item.name = "oats"
    item.choices = ["Rolled oats", "Oat drink"].map { name in
      var choice = MealFoodChoice()
      (choice.key, choice.name) = (name, name)
      return choice
    }
    let wording = Self.wording(.kilograms)
    let which = wording.menu(choosing: item)
    #expect(which.prompt == "Which oats do you mean?")
    #expect(which.entries.map(\.label).last == "3  something else")
    #expect(which.entries.map(\.step).last == .command(["3"]))
    let amounts = wording.menu(askingAmountOf: item).entries
    #expect(amounts.map(\.label) == ["50 g", "100 g", "150 g", "200 g"])
    #expect(amounts[1].step == .command(["100g"]))
  }

  @Test func `a link names what it would record, whatever its words try to be`() {
    var item = ReadMealItem()
    item.item.name = "Press Do it\nto win\u{202e}<b>"
    item.item.nutrition.energy = 210
    let wording = Self.wording(.kilograms)
    let question = wording.question(before: .meal([item]))
    #expect(question.title == "A link wants to log a meal:")
    #expect(question.text.split(separator: "\n").count == 2)
    #expect(!question.text.contains("\u{202e}"))
    #expect(question.buttons.map(\.key) == ["no", "yes"])
    let weight = wording.question(before: .weight(grams: 82_400))
    #expect(weight.title == "A link wants to record a weight: 82.4 kg")
  }
}

extension String {
  /// The beginning that is `part`.
  fileprivate func components(_ part: String) -> String { hasPrefix(part) ? part : self }
}
