import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Wire

/// The built fastctl with the built fastd: entries whose energy is said later.
@Suite struct `Open entries with fastctl` {
  private func energies(_ person: Person) throws -> [Int64?] {
    try person.call(MealCalls.List.self, MealItemQuestion()).items.map(\.nutrition.energy)
  }

  private func typist(_ words: [String], _ person: Person) throws -> Typist {
    try Typist(builtProgram("fastctl"), words, environment: person.environment)
  }

  @Test func `a script fills them where it says so, and is told how where it does not`()
    async throws
  {
    let (person, fastctl) = try await Person.day()
    _ = try fastctl("meal", "2 glimmsel")
    let plain = try fastctl("meal", "glimmsel 250kcal")
    #expect(plain.code == 0 && plain.output.hasPrefix("glimmsel, 250 kcal\n"), "\(plain.output)")
    #expect(plain.said.contains("1 entry is still open (glimmsel, "), "\(plain.said)")
    #expect(plain.said.contains("With --fill"), "\(plain.said)")
    #expect(try energies(person) == [250, nil])
    let filled = try fastctl("meal", "glimmsel", "250kcal", "--fill")
    #expect(filled.code == 0 && filled.said == "", "\(filled.said)")
    #expect(filled.output.contains("500 kcal") && filled.output.contains("Today: 750 kcal"))
    #expect(try energies(person) == [250, 500])
    let again = try fastctl("meal", "glimmsel 250kcal", "--fill")
    #expect(
      again.code == 4 && again.said.hasPrefix("There is no open entry with that name"),
      "\(again.said)")
    #expect(try fastctl("undo").code == 0)
    #expect(try energies(person) == [250, nil])
    let json = try fastctl("meal", "glimmsel 250kcal", "--json")
    #expect(json.said == "" && json.output.hasPrefix(#"{"items":"#))
    for words in [["--at", "12:00"], ["--slot", "lunch"]] {
      let run = try Run(["meal", "glimmsel 250kcal", "--fill"] + words, by: person)
      #expect(run.code == 2, "\(words): \(run.said)")
    }
    #expect(try energies(person) == [250, 250, nil])
  }

  @Test func `a person is asked once, and can say no, or leave`() async throws {
    let (person, fastctl) = try await Person.day()
    try person.start(GoalOrder.span(.seconds(16 * 3600)), ago: 3600)
    _ = try fastctl("meal", "glimmsel", "--at", "2 hours ago")
    let left = try typist(["meal", "glimmsel 250kcal"], person)
    try await left.read(until: "Fill the open entry (glimmsel, ")
    try await left.read(until: "[Y/n]")
    left.enter("q")
    #expect(await left.rest().contains("Nothing was changed."))
    #expect(left.end() == 1)
    #expect(try energies(person) == [nil])
    // Nothing more is eaten, so that no fast is ended with it.
    let yes = try typist(["meal", "glimmsel 250kcal"], person)
    try await yes.read(until: "[Y/n]")
    yes.enter()
    let said = await yes.rest()
    #expect(said.contains("250 kcal") && !said.contains("End the fast"), "\(said)")
    #expect(try energies(person) == [250])
    #expect(try fastctl("undo").code == 0)
    let no = try typist(["meal", "glimmsel 250kcal", "--keep-fast"], person)
    try await no.read(until: "[Y/n]")
    no.enter("n")
    #expect(await no.rest().contains("1 entry is still open"))
    #expect(try energies(person) == [250, nil])
    let other = try typist(["meal", "soup 200kcal", "--keep-fast"], person)
    #expect(await !other.rest().contains("Fill the open"))
  }

  @Test func `a list of them says how each is filled`() async throws {
    let (person, fastctl) = try await Person.day()
    _ = try fastctl("meal", "grandma's surprise")
    let list = try fastctl("meal", "open")
    #expect(list.output.hasSuffix("1 item\n"))
    let lines = list.said.split(separator: "\n").map(String.init)
    #expect(lines.count == 2, "\(list.said)")
    // Each as it is said.
    for line in lines {
      let command = try #require(line.split(separator: ": ", maxSplits: 1).last)
      let words = "set -- \(command); shift; printf '%s\\n' \"$@\""
      let typed = try Run("sh", ["-c", words]).text.split(separator: "\n")
      #expect(try Run(typed.map(String.init), by: person).code == 0, "\(line)")
      #expect(try energies(person) == [250])
      #expect(try fastctl("undo").code == 0)
    }
    #expect(try fastctl("meal", "open", "--json").said == "")
    _ = try fastctl("meal", "4008400401621")
    #expect(try fastctl("meal", "open").said.contains("fastctl food import FILE"))
  }

  private static let product = """
    code\tproduct_name\tbrands\tquantity\tserving_size\tenergy-kcal_100g
    4008400401621\tNutella\tFerrero\t400 g\t15 g\t539

    """

  @Test func `an import fills those of its bar codes, and they are eaten without a question`()
    async throws
  {
    let (person, fastctl) = try await Person.day()
    let file = person.home.at("off.csv")
    try Self.product.write(toFile: file, atomically: true, encoding: .utf8)
    _ = try fastctl("meal", "30g", "4008400401621")
    let waiting = try fastctl("meal", "4008400401621")
    #expect(waiting.code == 0 && waiting.output.contains("No food has the barcode"))
    let imported = try fastctl("food", "import", file)
    #expect(imported.code == 0, "\(imported.said)")
    #expect(
      imported.output.contains("The energy of 2 entries with barcodes was filled in."),
      "\(imported.output)")
    #expect(imported.said.contains("fastctl undo"))
    #expect(try energies(person) == [81, 162])
    let eaten = try fastctl("meal", "4008400401621")
    #expect(eaten.code == 0 && eaten.output.contains("81 kcal"), "\(eaten.output) \(eaten.said)")
    #expect(try fastctl("undo", "2").code == 0)
    #expect(try energies(person) == [nil, nil])
    let json = try fastctl("food", "import", file, "--json")
    #expect(json.output.contains(#""filled":2"#) && json.said == "", "\(json.output)")
    #expect(try !fastctl("food", "import", file).output.contains("waited"))
  }

  private static let mistyped: [[String]] = [
    ["meal", "4008400401622"], ["meal", "oats 80g + 30g 4008400401622"],
    ["meal", "4008400401622 250kcal"], ["food", "add", "4008400401622 250kcal"],
    ["food", "add", "bar 250kcal", "--alias", "riegel, 4008400401622"],
    ["food", "alias", "4008400401622", "=", "oats"], ["food", "show", "4008400401622"],
    ["food", "list", "4008400401622"], ["food", "edit", "4008400401622", "250kcal"],
    ["recipe", "add", "chili /4: beans 400g + 4008400401622"],
  ]

  @Test func `a bar code with a wrong digit is named wherever it is typed`() async throws {
    let (person, fastctl) = try await Person.day()
    for words in Self.mistyped {
      let run = try Run(words, by: person)
      #expect(run.code == 2, "\(words): \(run.output) \(run.said)")
      #expect(
        run.said.hasPrefix(
          "'4008400401622' is not a barcode: its last digit would have to be 1."),
        "\(words): \(run.said)")
    }
    let short = try fastctl("meal", "40084004016")
    #expect(short.code == 2 && short.said.contains("8, 12, 13 or 14 digits"), "\(short.said)")
    #expect(try energies(person) == [])
    #expect(try person.call(FoodCalls.List.self, FoodQuestion()).foods == [])
  }

  @Test func `all of it is said in German`() async throws {
    let catalogues = try await germanCatalogues()
    defer { withExtendedLifetime(catalogues) {} }
    let german = ["FASTD_LOCALE_DIR": catalogues.path, "LANG": "de_DE.UTF-8"]
    let person = try Person(german)
    try await person.daemon()
    func fastctl(_ words: String...) throws -> String {
      let run = try Run(words, by: person, german)
      return run.output + run.said
    }
    _ = try fastctl("meal", "glimmsel")
    #expect(try fastctl("meal", "open").contains("250kcal' --fill"))
    let said = try fastctl("meal", "glimmsel 250kcal")
    #expect(said.contains("1 Eintrag ist noch offen (glimmsel, "), "\(said)")
    let mistyped = try fastctl("meal", "4008400401622")
    #expect(mistyped.contains("Die letzte Ziffer müsste 1 sein"), "\(mistyped)")
  }
}
