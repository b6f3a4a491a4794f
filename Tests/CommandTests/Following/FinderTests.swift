import Glibc
import Nouns
import TestProcesses
import TestSupport
import Testing
import Wire

/// The finder of foods of the built program on a terminal, beside a real daemon.
@Suite(.serialized) struct `The finder on a terminal` {
  /// With two foods of their own that are nearly called the same, and one that is like no other.
  private func person() async throws -> (Person, (String...) throws -> Run) {
    let (person, fastctl) = try await Person.day()
    for food in ["quxbar rosso 210kcal p20", "quxbar rossa 300kcal", "vlimmerkost 100kcal"] {
      let added = try fastctl("food", "add", food)
      #expect(added.code == 0, "\(added.said)")
    }
    return (person, fastctl)
  }

  private func items(_ person: Person) throws -> [MealItem] {
    try person.call(MealCalls.List.self, MealItemQuestion()).items
  }

  private func expectGivenBack(_ screen: Typist) throws {
    #expect(try screen.seen().modes.isEmpty && screen.seen().isCursorShown)
    #expect(screen.mode.c_lflag == screen.firstFlags)
  }

  @Test func `follows what is typed, asks how much, and gives the terminal back`() async throws {
    let (person, _) = try await person()
    let screen = try Screens.open("meal", by: person)
    try await screen.shows("What did you eat?", "Enter to search")
    screen.type("\r")
    try await screen.shows("Which food?", "quxbar rosso", "vlimmerkost", "your own")
    #expect(screen.mode.c_lflag & tcflag_t(ICANON | ECHO) == 0)
    #expect(try screen.seen().modes == [1049, 1004, 2004])
    screen.type("haferfl")
    try await screen.shows("Food: haferfl", "> 1  rolled oats", "built-in")
    screen.type("\u{15}\u{1b}[200~Müsli\nx\u{1b}[201~\u{7f}\u{7f}")
    try await screen.shows("Food: Müsli")
    screen.type("\u{17}quxb")
    try await screen.shows("Food: quxb", "> 1  quxbar ross", "2  quxbar ross")
    screen.resize(columns: 40, rows: 8)
    try await screen.waits(for: "the finder in a small window") { terminal in
      terminal.lines.count == 8 && terminal.lines.contains { $0.hasPrefix("Food: quxb") }
        && terminal.lines.contains { $0.hasPrefix("> 1  quxbar ross") }
    }
    screen.type("\u{1b}[B")
    try await screen.shows("> 2  quxbar ross")
    screen.type("\r")
    try await screen.shows("How much quxbar ross")
    try expectGivenBack(screen)
    screen.type("lots\r")
    try await screen.shows("Expected an amount")
    screen.type("50\r")
    try await screen.shows("50 of what?")
    screen.type("g\r")
    _ = await screen.rest()
    #expect(screen.end() == 0)
    let item = try #require(try items(person).first)
    #expect(item.name.hasPrefix("quxbar ross") && item.portion == 500 && item.source == .own)
    #expect(try items(person).count == 1)
    try expectGivenBack(screen)
  }

  /// All in one go, before the first letter has an answer.
  @Test func `waits for the lines of what was typed ahead`() async throws {
    let (person, _) = try await person()
    let screen = try Screens.open("food", "show", by: person)
    try await screen.shows("Which food?")
    screen.type("vlimmer\r")
    try await screen.shows("vlimmerkost", "100 kcal")
    _ = await screen.rest()
    #expect(screen.end() == 0)
    try expectGivenBack(screen)
    let recipe = try Screens.open("recipe", "show", by: person)
    try await recipe.shows("Which recipe?")
    recipe.type("1\r")
    try await recipe.shows("is a food, not a recipe")
    let edit = try Screens.open("food", "edit", by: person)
    try await edit.shows("Which of your own foods?")
    edit.type("oats")
    try await edit.shows("No food is called that.")
    edit.type("\u{17}vlim\r")
    try await edit.shows("What is in vlimmerkost?")
    edit.type("120kcal\r")
    try await edit.shows("120 kcal")
  }

  @Test(arguments: ["\u{1b}", "\u{3}", "\u{4}"])
  func `is left with nothing done`(key: String) async throws {
    let (person, _) = try await person()
    let screen = try Screens.open("meal", by: person)
    try await screen.shows("Enter to search")
    screen.type("\r")
    try await screen.shows("Which food?")
    screen.type(key)
    _ = await screen.rest()
    #expect(screen.end() == 0)
    #expect(try items(person) == [])
    try expectGivenBack(screen)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGSEGV, SIGABRT])
  func `leaves a usable terminal however it ends`(number: CInt) async throws {
    let (person, _) = try await Person.day()
    let screen = try Screens.open("food", "show", by: person)
    try await screen.shows("Which food?")
    screen.type("oat")
    try await screen.shows("Food: oat")
    screen.signal(number)
    _ = await screen.rest()
    #expect(screen.end() == -number)
    try expectGivenBack(screen)
  }

  @Test func `gives the terminal back while it is stopped`() async throws {
    let (person, _) = try await Person.day()
    let screen = try Screens.open("food", "show", by: person)
    try await screen.shows("Which food?")
    screen.signal(SIGTSTP)
    try await screen.waits(until: {
      let isStopped = contents(of: "/proc/\(screen.id)/stat").contains(") T ")
      return try isStopped && screen.seen().modes.isEmpty
    })
    #expect(screen.mode.c_lflag == screen.firstFlags)
    screen.signal(SIGCONT)
    try await screen.shows("Which food?")
    screen.type("\u{1b}")
    _ = await screen.rest()
    #expect(screen.end() == 0)
  }

  @Test func `takes letters and is left while the daemon does not answer`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    let screen = try Screens.open("food", "show", by: person)
    try await screen.shows("Which food?")
    daemon.signal(SIGSTOP)
    screen.type("bana")
    try await screen.shows("Food: bana")
    screen.type("n")
    try await screen.shows("Food: banan")
    daemon.signal(SIGCONT)
    try await screen.shows("> 1  banana")
    daemon.signal(SIGSTOP)
    screen.type("x\r")
    try await screen.shows("Food: bananx")
    screen.type("\u{1b}")
    _ = await screen.rest()
    #expect(screen.end() == 0)
    try expectGivenBack(screen)
    daemon.signal(SIGCONT)
  }

  @Test(arguments: [["--plain"], []])
  func `is lines where nothing can be drawn`(plain: [String]) async throws {
    let (person, _) = try await person()
    let dumb = plain.isEmpty ? ["TERM": "dumb"] : [:]
    let typist = try Typist(
      builtProgram("fastctl"), ["meal"] + plain,
      environment: person.environment.merging(["TERM": "xterm"]) { $1 }.merging(dumb) { $1 })
    try await typist.read(until: "Enter to search:")
    typist.enter()
    try await typist.read(until: "vlimmerkost, ")
    try await typist.read(until: "Number, other words, or Enter to leave:")
    typist.enter("brick")
    try await typist.read(until: "No food is called that.")
    typist.enter("vlimmer")
    try await typist.read(until: "vlimmerkost, 100 kcal per 100 g")
    typist.enter("1")
    try await typist.read(until: "How much vlimmerkost?")
    typist.enter("200g")
    let rest = await typist.rest()
    #expect(rest.contains("vlimmerkost, 200 g, 200 kcal") && !rest.contains("\u{1b}[?"))
  }

  @Test func `nobody is asked where there is no terminal`() async throws {
    let (_, fastctl) = try await person()
    for words in [("food", "show"), ("food", "edit"), ("recipe", "show")] {
      let run = try fastctl(words.0, words.1)
      #expect(run.code == 2 && run.said.hasPrefix("\(words.0) \(words.1) needs "), "\(run.said)")
    }
  }

  // MARK: A question which food it is

  @Test(arguments: [
    // The answer is learnt for what was typed.
    ("1\r", ["quxbar rossi"], "From now on 'quxbar rossi' means quxbar ross"),
    ("\u{1b}[B\r", ["quxbar rossi"], "From now on"),
    // Enter leaves it, and so does what is no meal.
    ("\r", ["quxbar rossi"], "quxbar rossi is logged without energy."),
    ("fastctl stop\r", ["quxbar rossi"], "'fastctl stop' was not carried out."),
    ("stop\r", ["quxbar rossi"], "is logged without energy."),
    // Another entry takes its place, and a name alone is the answer.
    ("2 eggs\r", ["eggs"], "eggs, 2"),
    ("fastctl meal 30g vlimmerkost\r", ["vlimmerkost"], "30 kcal"),
    ("vlimmerkost\r", ["quxbar rossi"], "100 kcal"),
    ("vlim1\r", ["quxbar rossi"], "means vlimmerkost"),
    ("\u{1b}", [], "Nothing was changed."), ("\u{3}", [], "Nothing was changed."),
  ])
  func `is left by anything that is no number`(
    keys: String, names: [String], said: String
  ) async throws {
    let (person, _) = try await person()
    let screen = try Screens.open("meal", "100g quxbar rossi", by: person)
    try await screen.shows("Which quxbar rossi do you mean?", "1  quxbar ross", "Esc nothing")
    screen.type(keys)
    let text = await screen.rest().split(separator: "\u{1b}[?1049l").last.map(String.init) ?? ""
    #expect(text.split { $0 == "\n" || $0 == " " }.joined(separator: " ").contains(said), "\(text)")
    #expect(try items(person).map(\.name) == names)
    try expectGivenBack(screen)
  }

  @Test(arguments: [
    ("", ["vlimmerkosd"], "From now on 'vlimmerkosd' means vlimmerkost"),
    ("y", ["vlimmerkosd"], "vlimmerkosd, 100 g, 100 kcal"), ("ja", ["vlimmerkosd"], "100 kcal"),
    ("n", ["vlimmerkosd"], "vlimmerkosd is logged without energy."),
    ("stop", ["vlimmerkosd"], "'stop' was not carried out."), ("2 eggs", ["eggs"], "eggs, 2"),
    ("oops\u{1b}", [], "Nothing was changed."), ("q", [], "Nothing was changed."),
  ])
  func `is yes or no of one food`(answer: String, names: [String], said: String) async throws {
    let (person, _) = try await person()
    let typist = try Screens.open("meal", "100g vlimmerkosd", by: person)
    try await typist.read(until: "vlimmerkosd: did you mean vlimmerkost? [Y/n]")
    typist.enter(answer)
    let text = await typist.rest().split { $0 == "\n" || $0 == " " }.joined(separator: " ")
    #expect(text.contains(said), "\(text)")
    #expect(try items(person).map(\.name) == names)
  }

  @Test func `what was learnt is shown, and meant from then on`() async throws {
    let (person, fastctl) = try await person()
    let screen = try Screens.open("meal", "100g quxbar rossi", by: person)
    try await screen.shows("Which quxbar rossi")
    screen.type("1\r")
    #expect(await screen.rest().contains("fastctl food show 'quxbar rossi'"))
    let shown = try fastctl("food", "show", "quxbar rossi").output
    #expect(shown.hasPrefix("quxbar ross"), "\(shown)")
    #expect(shown.contains("'quxbar rossi' means this food because you chose it"), "\(shown)")
    #expect(try !fastctl("food", "show", "quxbar rosso").output.contains("because you chose"))
    #expect(try fastctl("meal", "100g quxbar rossi").code == 0)
  }

  @Test func `changes nothing where an entry or a recipe is edited`() async throws {
    let (person, fastctl) = try await person()
    #expect(try fastctl("meal", "100g vlimmerkost").code == 0)
    let id = try #require(try items(person).first).id.text
    for words in [
      ["meal", "edit", id, "100g quxbar rossi"], ["recipe", "add", "mix /2: quxbar rossi"],
    ] {
      let typist = try Typist(
        builtProgram("fastctl"), words,
        environment: person.environment.merging(["TERM": "xterm-256color"]) { $1 })
      try await typist.shows("Which quxbar rossi", "nothing changes")
      typist.type("\r")
      #expect(await typist.rest().contains("Nothing was changed."))
      #expect(typist.end() == 1)
      let script = try Run(words, in: person.home)
      #expect(script.code == 2 && script.said.hasPrefix("quxbar rossi could be: "))
    }
    #expect(try items(person).map(\.name) == ["vlimmerkost"])
  }
}
