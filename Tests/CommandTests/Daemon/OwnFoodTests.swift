import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Wire

/// The built fastctl with the built fastd: foods of the person's own.
@Suite struct `Own foods with fastctl` {
  private func foods(_ person: Person) throws -> [Food] {
    try person.call(FoodCalls.List.self, FoodQuestion()).foods
  }

  @Test func `one is added as it would be eaten, corrected, eaten and deleted`() async throws {
    let (person, fastctl) = try await Person.day()
    let added = try fastctl(
      "food", "add", "Proteinbar", "370kcal", "p33", "--portion", "piece=45,half = 22,5 g",
      "--alias", "Riegel, bar")
    #expect(added.output.hasPrefix("Added the food Proteinbar\nProteinbar\n Per 100 g"))
    #expect(added.said == "To take it back: fastctl undo\n")
    let food = try #require(try foods(person).first)
    #expect((food.portions, food.aliases) == ("piece=45\nhalf=22.5", "Riegel\nbar"))
    #expect(try fastctl("meal", "1 Riegel").output.hasPrefix("Riegel, 1 (45 g), 167 kcal\n"))
    #expect(try fastctl("food", "list", "--own").output.contains("Proteinbar"))

    #expect(try fastctl("food", "edit", "riegel", "380kcal").code == 0)
    #expect(try foods(person).first?.nutrition == Nutrition(energy: 380, protein: 330))
    let id = String(food.id.text.prefix(6))
    #expect(try fastctl("food", "edit", id, "--name", "Big bar", "--alias", "").code == 0)
    let renamed = try #require(try foods(person).first)
    #expect((renamed.name, renamed.aliases) == ("Big bar", nil))
    #expect(try fastctl("food", "edit", "big bar", "--per", "portion", "210kcal").code == 0)
    #expect(try foods(person).first?.nutrition == Nutrition(energy: 210))

    #expect(try fastctl("food", "delete", "big", "bar").said.contains("--yes"))
    #expect(try foods(person).count == 1)
    #expect(try fastctl("food", "delete", "big", "bar", "--yes").code == 0)
    #expect(try foods(person).isEmpty)
    #expect(try person.call(MealCalls.List.self, MealItemQuestion()).items.count == 1)
    #expect(try fastctl("undo").code == 0)
    #expect(try foods(person).count == 1)
  }

  @Test func `another name is given to one's own food, and to a copy of a built-in one`()
    async throws
  {
    let (person, fastctl) = try await Person.day()
    let porridge = try fastctl("food", "alias", "brei", "=", "oats")
    #expect(porridge.output == "brei now means rolled oats.\n", "\(porridge.said)")
    #expect(try fastctl("meal", "80g brei").output.hasPrefix("brei, 80 g, 278 kcal\n"))
    #expect(try fastctl("food", "alias", "mus", "brei").code == 0)
    #expect(try foods(person).first?.aliases == "brei\nmus")
    #expect(try fastctl("food", "alias", "flakes", "=", "muesli").code == 0)
    let two = try fastctl("meal", "flakes 2").output
    #expect(two.hasPrefix("flakes, 2 (120 g), "), "\(two)")
    #expect(try fastctl("meal", "flakes 80").code == 2)
    #expect(try fastctl("food", "alias", "moo=milk").code == 0)
    #expect(try fastctl("meal", "200ml moo").output.hasPrefix("moo, 200 ml, 128 kcal\n"))
    #expect(try fastctl("food", "alias", "rolled", "oats", "=", "milk").code == 2)
    #expect(try fastctl("food", "alias", "brei").code == 2)
    #expect(try fastctl("food", "alias", "x", "=", "qqqq").code == 4)
  }

  @Test func `the words of an entry that was corrected mean the other food from then on`()
    async throws
  {
    let (person, fastctl) = try await Person.day()
    _ = try fastctl("meal", "milk 200ml + eggs")
    func id(_ name: String) throws -> String {
      let items = try person.call(MealCalls.List.self, MealItemQuestion()).items
      return try #require(items.first { $0.name == name }).id.text
    }
    let milk = try id("milk")
    let edited = try fastctl("meal", "edit", milk, "oat milk 200ml")
    #expect(
      edited.output.hasSuffix(
        """
        From now on 'milk' means oat milk. To see how to change that: fastctl food show milk

        """), "\(edited.output)")
    #expect(edited.said == "To take it back: fastctl undo\n")
    #expect(try fastctl("meal", "milk").output.hasPrefix("milk, 1 portion (245 g), 71 kcal\n"))
    #expect(try fastctl("food", "show", "milk").output.hasPrefix("oat milk, unsweetened\n"))
    // The logged one, and then the meaning alone: the correction stays.
    for _ in 1...2 { #expect(try fastctl("undo").code == 0) }
    #expect(try foods(person).isEmpty)
    #expect(try id("oat milk") == milk)
    // Toast is no kind of eggs, and a name in full teaches nothing.
    for text in ["toast", "2 toast"] {
      #expect(!(try fastctl("meal", "edit", try id("eggs"), text).output.contains("From now on")))
      #expect(try foods(person).isEmpty)
      _ = try fastctl("undo")
    }
  }

  @Test func `an amount alone corrects the amount, and a script teaches no words`() async throws {
    let (person, fastctl) = try await Person.day()
    _ = try fastctl("meal", "butter 10g")
    func entry() throws -> MealItem {
      try #require(try person.call(MealCalls.List.self, MealItemQuestion()).items.first)
    }
    let id = try entry().id.text
    for (text, grams) in [("22g", 220), ("2 tbsp", 280), ("half", 50)] as [(String, Int64)] {
      let run = try fastctl("meal", "edit", id, text)
      #expect(try (entry().name, entry().portion) == ("butter", grams), "\(text): \(run.output)")
    }
    #expect(try fastctl("meal", "edit", id, "butter 250kcal", "--json").code == 0)
    #expect(try entry().nutrition.energy == 250)
    #expect(try fastctl("meal", "edit", id, "peanut butter 20g", "--json").code == 0)
    #expect(try entry().name == "peanut butter")
    #expect(!(try foods(person).contains { $0.otherNames.contains("butter") }))
  }

  @Test func `a bar code is another name, and one that nobody knows is told how to get one`()
    async throws
  {
    let (_, fastctl) = try await Person.day()
    let unknown = try fastctl("meal", "15g 4008400401621")
    #expect(unknown.output.contains("No food has the barcode 4008400401621 yet."))
    _ = try fastctl("undo")
    _ = try fastctl("food", "add", "spread 539kcal", "--alias", "4008400401621")
    let known = try fastctl("meal", "15g 4008400401621")
    #expect(known.output.hasPrefix("spread, 15 g, 81 kcal\n"), "\(known.output)")
    #expect(!known.output.contains("No food has"))
  }

  @Test func `what is wrong is named, and nothing is changed`() async throws {
    let (person, fastctl) = try await Person.day()
    _ = try fastctl("food", "add", "kidney bar 300kcal")
    let before = try foods(person)
    let wrong: [(Run, Int32, String)] = [
      (try fastctl("food", "add", "210kcal"), 2, "Name the food, too"),
      (try fastctl("food", "add", "bread"), 2, "Expected one food with what is in it"),
      (try fastctl("food", "add", "bar 200kcal + milk"), 2, "Expected one food"),
      (try fastctl("food", "add", "1 cup soup 90kcal"), 2, "Say what is in 100 g"),
      (try fastctl("food", "add", "soup 90kcal 80kcal"), 2, "once for each food"),
      (try fastctl("food", "add", "Kidney-Bar 1kcal"), 1, "kidney bar"),
      (try fastctl("food", "add", "soup 1kcal", "--portion", "bowl"), 2, "'bowl' is not a portion"),
      (try fastctl("food", "add", "50g soup 9kcal", "--per", "100ml"), 2, "together"),
      (try fastctl("food", "edit", "kidny bar", "1kcal"), 4, "Did you mean kidney bar?"),
      (try fastctl("food", "edit", "oats", "1kcal"), 4, "'oats' is a built-in food"),
      (try fastctl("food", "edit", "qqqq", "1kcal"), 4, "no food of your own called 'qqqq'"),
      (try fastctl("food", "edit", "kidney bar", "bar 1kcal"), 2, "--name"),
      (try fastctl("food", "edit", "kidney bar"), 2, "food edit needs"),
    ]
    for (run, code, words) in wrong {
      #expect(run.code == code && run.said.contains(words), "\(run.code) \(run.said)")
    }
    #expect(try foods(person) == before)
    let hidden = try fastctl("food", "add", "oats 400kcal")
    #expect(hidden.output.contains("There is a built-in food called oats, too."))
    #expect(try fastctl("meal", "100g oats").output.hasPrefix("oats, 100 g, 400 kcal\n"))
  }
}
