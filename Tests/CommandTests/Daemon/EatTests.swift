import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Time
import Views
import Wire

/// The built fastctl with the built fastd: what the person eats.
@Suite struct `Meals with fastctl` {
  private func day(
    _ more: [String: String] = [:]
  ) async throws -> (Person, (String...) throws -> Run) {
    let person = try Person(more)
    try await person.daemon()
    return (person, { (words: String...) in try Run(words, in: person.home, more) })
  }

  private func items(_ person: Person) throws -> [MealItem] {
    try person.call(MealCalls.List.self, MealItemQuestion()).items
  }

  @Test func `one is logged, corrected, deleted and brought back`() async throws {
    let (person, fastctl) = try await day()
    let logged = try fastctl("meal", "oats 80g + milk 200ml")
    #expect(logged.output.hasPrefix("oats, 80 g, 278 kcal (from the built-in table)\n"))
    #expect(logged.output.hasSuffix("Today: 406 kcal\n"))
    let milk = try #require(try items(person).first { $0.name == "milk" }?.id.text)
    let edited = try fastctl("meal", "edit", String(milk.prefix(6)), "milk", "150ml")
    #expect(edited.output.contains("150 ml (was 200 ml), 96 kcal"), "\(edited.output)")
    #expect(edited.output.hasSuffix("Today: 374 kcal\n"))
    let deleted = try fastctl("meal", "delete", milk, "--all")
    #expect(deleted.output.split(separator: "\n").count == 3, "\(deleted.output)")
    #expect(deleted.output.hasSuffix("\nToday: 0 kcal\n"), "\(deleted.output)")
    #expect(deleted.said == "To take it back: fastctl undo\n")
    #expect(try items(person) == [])
    #expect(try fastctl("undo").code == 0)
    #expect(try items(person).count == 2)
    #expect(try fastctl("meal", "list").output.hasSuffix("2 items\n"))
    #expect(try fastctl("meal", "list", "--text", "OATS").output.hasSuffix("1 item\n"))
    #expect(
      try fastctl("meal", "show").output.contains("  \(milk.prefix(4))  milk, 150 ml, 96 kcal"))
  }

  @Test func `a long list shows its newest and says how to see more`() async throws {
    let (_, fastctl) = try await day()
    let foods = (1...20).map { "item\($0) \($0)kcal" }
    #expect(try fastctl("meal", foods.joined(separator: " + ")).code == 0)
    #expect(try fastctl("meal", "list").output.hasSuffix("\n20 items\n"))
    #expect(try fastctl("meal", "700kcal").code == 0)
    let list = try fastctl("meal", "list").output
    #expect(list.hasSuffix("\nThe newest 20. To see more: fastctl meal list 100\n"), "\(list)")
    #expect(try fastctl("meal", "list", "100").output.hasSuffix("\n21 items\n"))
    let lines = list.split(separator: "\n").map(String.init)
    #expect(lines[1].contains("700 kcal") && lines[2].contains("item1 "), "as they were typed")
  }

  @Test func `a fast begins with the last meal, where there is one`() async throws {
    let (person, _) = try await Person.day(timeStands: true)
    func fastctl(_ words: String...) throws -> Run { try Run(words, by: person) }
    let none = try fastctl("start", "--at", "last meal")
    #expect(none.code == 1 && none.said.hasPrefix("No meal is logged yet"))
    #expect(try fastctl("meal", "soup 400kcal", "--at", "50h ago").code == 0)
    let old = try fastctl("start", "--at", "letzte Mahlzeit")
    #expect(old.code == 1 && old.said.contains("which is too long ago"))
    #expect(try fastctl("meal", "soup 400kcal", "--at", "4h ago").code == 0)
    #expect(try fastctl("meal", "coffee 0kcal", "--at", "1h ago").code == 0)
    let started = try fastctl("start", "16:8", "--at", "Last  meal")
    #expect(started.output.hasPrefix("4:00 of 16 h"), "\(started.output)")
    #expect(try fastctl("cancel").code == 0)
    let added = try fastctl("add", "--start", "last meal", "--end", "now")
    #expect(added.output.contains("Length   4 h\n"), "\(added.output) \(added.said)")
  }

  @Test func `a fast that nobody recorded is offered once, and added after a yes`() async throws {
    for (answer, count) in [("n", 0), ("y", 1)] {
      let (person, _) = try await Person.day(timeStands: true)
      func fastctl(_ words: String...) throws -> Run { try Run(words, by: person) }
      func eat(_ words: String...) async throws -> Typist {
        try Typist(
          builtProgram("fastctl"), ["meal"] + words, environment: person.environment, columns: 200)
      }
      #expect(try fastctl("meal", "soup 400kcal", "--at", "yesterday 8:00").code == 0)
      // Nobody is there to be asked.
      #expect(try !fastctl("meal", "tea 5kcal", "--at", "today 0:01").said.contains("No fast"))
      let typist = try await eat("bread 300kcal", "--at", "today 0:01")
      try await typist.read(until: "No fast was recorded between your last two meals. ")
      try await typist.read(until: "16 h 01 min)? [y/N] ")
      typist.enter(answer)
      let rest = await typist.rest()
      #expect(rest.contains("Fast ended: 16 h 01 min") == (answer == "y"), "\(rest)")
      #expect(try fastctl("history").output.contains("16:01") == (count == 1))
      // The same again, which is not asked again.
      #expect(try fastctl("undo").code == 0)
      if count == 1 { #expect(try fastctl("undo").code == 0) }
      let again = try await eat("bread 300kcal", "--at", "today 0:01")
      #expect(await !again.rest().contains("No fast was recorded"))
      #expect(try fastctl("history").output.hasPrefix("No fasts yet."))
    }
  }

  @Test func `a food that was named with its numbers is known by its name`() async throws {
    let (_, fastctl) = try await day()
    #expect(try fastctl("meal", "bar 210kcal p20").output.contains("Learned: bar."))
    #expect(try fastctl("meal", "2", "bar").output.hasPrefix("bar, 2, 420 kcal\n"))
    #expect(try fastctl("meal", "bar").output.contains("420 kcal (as on "))
    #expect(try fastctl("meal", "again").output.hasPrefix("bar, 2, 420 kcal\n"))
    #expect(try fastctl("food", "list", "bar").output.contains("210 kcal"))
  }

  @Test func `what lacks its energy is logged, listed and never nothing`() async throws {
    let (_, fastctl) = try await day()
    let run = try fastctl("meal", "grandma's surprise")
    #expect(run.output.hasPrefix("grandma's surprise (energy unknown)\n"))
    #expect(run.output.contains("The energy of 1 item is unknown, so the sum is too low."))
    #expect(try fastctl("meal", "open").output.hasSuffix("1 item\n"))
    #expect(
      try fastctl("meal", "650kcal", "lunch").output.hasPrefix("lunch, 650 kcal\nToday: 650 kcal"))
  }

  @Test func `a number means the list that was shown last`() async throws {
    let (person, fastctl) = try await day()
    #expect(try fastctl("meal").output.hasPrefix("No meals yet."))
    _ = try fastctl("meal", "oats 80g + milk 200ml")
    #expect(try fastctl("meal", "1").code == 2)
    #expect(try fastctl("meal").output.contains("1  oats 80 g + milk 200 ml · 406 kcal\n"))
    #expect(try fastctl("meal", "1").output.hasSuffix("Today: 812 kcal\n"))
    #expect(try fastctl("meal", "2").said.hasPrefix("That number is not in the list"))
    #expect(try items(person).count == 4)
    #expect(try fastctl("meal", "300").said.contains("300kcal"))
  }

  @Test func `what is unclear is a choice at a terminal, and named in a script`() async throws {
    let (person, fastctl) = try await day()
    for food in ["quxbar rosso 210kcal", "quxbar rossa 300kcal"] {
      _ = try fastctl("food", "add", food)
    }
    let script = try fastctl("meal", "100g quxbar rossi")
    #expect(script.code == 0 && script.said.contains("quxbar rossi could be: "), "\(script.said)")
    #expect(script.output.hasPrefix("quxbar rossi, 100 g (energy unknown)\n"), "\(script.output)")
    _ = try fastctl("undo")
    let amount = try fastctl("meal", "quxbar rosso 80")
    #expect(amount.code == 2 && amount.said.contains("80g quxbar rosso"), "\(amount.said)")
    #expect(try items(person) == [])
    let typist = try Typist(
      builtProgram("fastctl"), ["meal", "100g quxbar rossi + quxbar rosso 80"],
      environment: person.environment)
    try await typist.shows("Which quxbar rossi do you mean?")
    typist.enter("1")
    try await typist.read(until: "quxbar rosso: 80 of what?")
    typist.enter("g")
    #expect(await typist.rest().contains("quxbar rosso, 80 g, 168 kcal"))
    #expect(try items(person).count == 2)
    // The choice is remembered.
    #expect(try fastctl("meal", "100g quxbar rossi").output.contains("quxbar rossi, 100 g, "))
  }

  @Test func `a meal never ends a fast by itself`() async throws {
    let (person, fastctl) = try await day()
    try person.start(GoalOrder.span(.seconds(16 * 3600)), ago: 13 * 3600)
    let kept = try fastctl("meal", "banana")
    #expect(kept.said == "Your fast goes on. To end it: fastctl stop\n")
    #expect(try person.status().state == .fasting)
    #expect(try fastctl("meal", "banana", "--keep-fast", "--end-fast").code == 2)
    let asked = try Typist(
      builtProgram("fastctl"), ["meal", "banana"], environment: person.environment)
    try await asked.read(until: "End the fast at ")
    asked.enter("n")
    #expect(await asked.rest().contains("Your fast goes on."))
    // Nothing that has energy, nothing to ask.
    let water = try Typist(
      builtProgram("fastctl"), ["meal", "water 0kcal"], environment: person.environment)
    #expect(await !water.rest().contains("End the fast"))
    #expect(try person.status().state == .fasting)
    #expect(try fastctl("meal", "banana", "--end-fast").code == 0)
    #expect(try person.status().state != .fasting)
    #expect(try items(person).count == 4)
  }

  @Test func `days are copied, and what cannot be is said`() async throws {
    let (person, fastctl) = try await day()
    #expect(try fastctl("meal", "yesterday").code == 4)
    _ = try fastctl("meal", "breakfast: oats 80g @ yesterday 8:00")
    _ = try fastctl("meal", "lunch: banana @ yesterday 12:30")
    #expect(try fastctl("meal", "yesterday", "breakfast").output.hasPrefix("oats, 80 g, 278 kcal"))
    #expect(try items(person).count == 3)
    #expect(try fastctl("meal", "copy", "yesterday").output.split(separator: "\n").count == 3)
    for (words, code, said) in [
      (["meal", "oats", "@", "2099-01-01 10:00"], 1, "is in the future"),
      (["meal", "oats +"], 2, "is incomplete"),
      (["meal", "edit", "zzzz", "oats 80g"], 4, "No entry has the ID 'zzzz'"),
      (["meal", "edit", "zzzz"], 2, "meal edit needs MEAL"),
      (["meal", "delete", "zzzz"], 4, "fastctl meal list"),
      (["meal", "yesterday", "teatime"], 2, "teatime"),
    ] as [([String], Int32, String)] {
      let run = try Run(words, in: person.home)
      #expect(run.code == code, "\(words): \(run.said)")
      #expect(run.said.contains(said), "\(words): \(run.said)")
    }
  }

  @Test func `it is said in the person's language and units`() async throws {
    let catalogues = try await germanCatalogues()
    defer { withExtendedLifetime(catalogues) {} }
    let (_, fastctl) = try await day([
      "FASTD_LOCALE_DIR": catalogues.path, "LANG": "de_DE.UTF-8",
    ])
    #expect(
      try fastctl("meal", "80g Haferflocken und 1 Scheibe Vollkornbrot").output.contains(
        "Vollkornbrot, 1 Scheibe (50 g), 105 kcal (aus der mitgelieferten Tabelle)\nHeute: 383 kcal"
      ))
    #expect(try fastctl("config", "set", "units.energy", "kJ").code == 0)
    #expect(try fastctl("meal", "880kJ", "Mittagessen").output.hasPrefix("Mittagessen, 879 kJ"))
  }
}

/// The built fastctl with the built fastd: what a day was.
@Suite struct `The day with fastctl` {
  @Test func `is shown for any date that has begun`() async throws {
    let person = try Person()
    try await person.daemon()
    func fastctl(_ words: String...) throws -> Run { try Run(words, in: person.home) }
    _ = try fastctl("meal", "650kcal", "lunch", "--at", "yesterday 12:30")
    let day = try fastctl("today", "--on", "yesterday")
    #expect(day.output.contains("650 kcal"), "\(day.output)")
    #expect(try fastctl("today", "--on", "gestern").output == day.output)
    #expect(try fastctl("today", "--on", "3 days ago").output.contains("Nothing is recorded"))
    #expect(try fastctl("today", "--on", "yesterday", "--json").output.contains("\"kcal\":650"))
    let future = try fastctl("today", "--on", "tomorrow")
    #expect(future.code == 1 && future.said.contains("is still to come"), "\(future.said)")
    #expect(try fastctl("today", "--on", "soon").code == 2)
    #expect(try fastctl("today", "--follow", "--on", "yesterday").code == 2)
    #expect(try fastctl("today").output.contains("650 kcal") == false)
  }

  /// Midnight comes before the day starts for the person.
  @Test func `goes on after midnight until the person's day starts`() async throws {
    // It is 01:30 there.
    let now = Int64(time(nil))
    let offset = 5400 - now % 86_400
    let size = abs(offset)
    let zone = "<X>\(offset > 0 ? "-" : "")\(size / 3600):\(size / 60 % 60):\(size % 60)"
    let person = try Person(["TZ": zone])
    try person.write(settings: "day.start = 04:00\n")
    try await person.daemon()
    func fastctl(_ words: String...) throws -> Run {
      try Run(words, in: person.home, ["TZ": zone])
    }
    let counted = Day(number: (now + offset) / 86_400 - 1)
    let dates = [counted, counted + 1].map(Wording(zone: .utc).date)
    let logged = try fastctl("meal", "650kcal", "dinner")
    #expect(logged.output.contains("\(dates[0]): 650 kcal"), "\(logged.output)")
    let today = try fastctl("today").output.split(separator: "\n")
    #expect(today.first?.hasSuffix(dates[0]) == true, "\(today)")
    #expect(today.contains { $0.contains("\(dates[1]) has begun") }, "\(today)")
    #expect(today.contains { $0.contains("650 kcal") }, "\(today)")
  }
}
