import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

/// The built fastctl with the built fastd: what the person drinks.
@Suite struct `Drinks with fastctl` {
  private func day() async throws -> (Person, (String...) throws -> Run) {
    let person = try Person()
    try await person.daemon()
    return (person, { (words: String...) in try Run(words, in: person.home) })
  }

  private func drinks(_ person: Person) throws -> [Drink] {
    try person.call(DrinkCalls.List.self, DrinkQuestion()).drinks
  }

  private func items(_ person: Person) throws -> [MealItem] {
    try person.call(MealCalls.List.self, MealItemQuestion()).items
  }

  static let typed: [(words: [String], ml: Int64, what: String?)] = [
    (["500"], 500, nil), (["0.3l"], 300, nil), (["0,3", "l"], 300, nil), (["33cl"], 330, nil),
    (["0.3l", "tea"], 300, "tea"), (["300", "green", "tea"], 300, "green tea"),
    (["500ml water"], 500, "water"), (["2 cups of coffee"], 400, "coffee"),
    (["tea 0.25l"], 250, "tea"), (["250 ml", "elixir"], 250, "elixir"),
  ]

  @Test(arguments: typed)
  func `a drink is recorded however it is typed`(
    words: [String], ml: Int64, what: String?
  ) async throws {
    let (person, _) = try await day()
    let run = try Run(["drink"] + words, in: person.home)
    #expect(run.code == 0, "\(run.text)")
    #expect(run.output.hasPrefix("Recorded \(ml) ml"), "\(run.output)")
    #expect(run.output.hasSuffix("Today: \(ml) ml\n"), "\(run.output)")
    let all = try drinks(person)
    #expect(all.map(\.ml) == [ml] && all.first?.what == what)
    #expect(try items(person).isEmpty)
  }

  @Test func `what is no drink, or not one, or of no size, changes nothing and is named`()
    async throws
  {
    let (person, fastctl) = try await day()
    let refused: [(String, code: Int32, said: String)] = [
      ("5", 1, "5 ml cannot be the amount of a drink: it must be from 10 ml to 5,000 ml\n"),
      ("6l", 1, "6,000 ml cannot be the amount of a drink: it must be from 10 ml to 5,000 ml\n"),
      ("elixir", 2, "How much was it? For example: fastctl drink 300ml elixir\n"),
      (
        "tea 200ml + water 1l", 2,
        "Record one drink at a time, such as: fastctl drink 300ml tea\n"
      ),
    ]
    for (text, code, said) in refused {
      let run = try fastctl("drink", text)
      #expect(run.code == code && run.said == said, "\(text): \(run.text)")
    }
    #expect(try drinks(person).isEmpty && items(person).isEmpty)
  }

  @Test func `what has energy is logged as a meal, asks what a meal asks, and counts`() async throws
  {
    let (person, fastctl) = try await day()
    #expect(try fastctl("start", "16:8", "--ago", "2h").code == 0)
    let cola = try fastctl("drink", "0.3l", "cola")
    #expect(cola.code == 0)
    #expect(cola.said.hasPrefix("cola has 10 kcal or more, so it is logged as a meal.\n"))
    #expect(cola.said.hasSuffix("Your fast goes on. To end it: fastctl stop\n"), "\(cola.text)")
    #expect(cola.output.hasPrefix("cola, 300 ml, "), "\(cola.output)")
    let both = try fastctl("drink", "milk 0.2l", "--end-fast", "--keep-fast")
    #expect(both.code == 2)
    // Coffee asks nothing, and nothing of the fast is said.
    let coffee = try fastctl("drink", "0.2l", "coffee")
    #expect(coffee.said.isEmpty && coffee.code == 0)
    #expect(try fastctl("meal", "tea 0.2l").said.isEmpty)
    #expect(
      try fastctl("drink").output.hasPrefix(
        "Today: 700 ml, 500 ml of it logged as meals\nLast drink: "))
    #expect(try fastctl("drink", "juice 0.2l", "--end-fast").output.contains("Fast ended early"))
    #expect(try drinks(person).map(\.ml) == [200])
    #expect(try items(person).count == 3)
  }

  @Test func `one is listed, corrected, deleted and erased, and undo knows of it`() async throws {
    let (person, fastctl) = try await day()
    #expect(
      try fastctl("drink").output
        == "No drinks yet today. To record one: fastctl drink 300ml\nDrink when you are thirsty, but not litres at once.\n"
    )
    #expect(
      try fastctl("drink", "list").output == "No drinks yet. To record one: fastctl drink 300ml\n")
    #expect(try fastctl("drink", "300", "tea", "--at", "yesterday 7:30").code == 0)
    #expect(try fastctl("drink", "500", "--json").output.hasPrefix(#"{"drink":{"id":""#))
    let id = try #require(try drinks(person).first?.id.text)
    let list = try fastctl("drink", "list").output.split(separator: "\n")
    #expect(list.count == 4 && list[1].hasPrefix(id.prefix(4)), "\(list)")
    #expect(list[2].hasSuffix(" 07:30  300 ml of tea") && list[3] == "2 drinks", "\(list)")
    #expect(try fastctl("drink", "list", "1").output.split(separator: "\n").count == 3)
    let edited = try fastctl("drink", "edit", String(id.prefix(6)), "0.4l", "water")
    #expect(edited.output.contains(": 400 ml of water (was 500 ml)\n"), "\(edited.text)")
    let juice = try fastctl("drink", "edit", String(id.prefix(6)), "0.4l", "juice")
    #expect(juice.code == 1 && juice.said.contains(" fastctl meal \"400ml juice\" --at \""))
    #expect(try fastctl("undo").output.contains("Changed the drink from "))
    #expect(try drinks(person).first?.ml == 500)
    let gone = try fastctl("drink", "delete", String(id.prefix(6)))
    #expect(gone.said == "To bring this drink back: fastctl undo\n", "\(gone.text)")
    #expect(try fastctl("undo").code == 0)
    #expect(try fastctl("drink", "delete", "zzzz").code == 4)
    let purged = try fastctl("drink", "purge", id, "--confirm", "erase-for-good")
    #expect(purged.code == 0, "\(purged.text)")
    #expect(try drinks(person).map(\.ml) == [300])
  }

  @Test func `all of them leave and come back, and the day, the journal and bars know them`()
    async throws
  {
    let (person, fastctl) = try await day()
    #expect(try fastctl("config", "set", "drink.aim", "2000").code == 0)
    #expect(try fastctl("config", "set", "drink.aim", "200").code == 2)
    #expect(try fastctl("config", "set", "events.enabled", "on").code == 0)
    #expect(try fastctl("drink", "1.25l", "water").code == 0)
    #expect(try fastctl("drink", "0.3l", "tea").output.hasSuffix("Today: 1,550 ml of 2,000 ml\n"))
    #expect(try fastctl("today").output.contains("Drinks  1,550 ml of 2,000 ml\n"))
    #expect(
      try fastctl("bar", "plain", "--template", "{drinks}|{drinks:long}").output
        == "1550|1,550 ml\n")
    #expect(try fastctl("events").output.contains("Drink recorded"))
    let home = person.home.path
    for file in ["drinks.csv", "drinks.json", "drinks.jsonl"] {
      #expect(try fastctl("export", "drinks", "\(home)/\(file)").code == 0)
      for drink in try drinks(person) {
        #expect(try fastctl("drink", "delete", drink.id.text).code == 0)
      }
      #expect(try fastctl("import", "--yes", "\(home)/\(file)").code == 0, "\(file)")
      #expect(try drinks(person).map(\.ml) == [300, 1250], "\(file)")
    }
  }
}
