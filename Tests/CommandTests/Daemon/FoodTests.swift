import Foundation
import TestProcesses
import TestSupport
import Testing
import Wire

/// The built fastctl with the built fastd: what is in food.
@Suite struct `Foods with fastctl` {
  @Test func `they are listed, found and shown`() async throws {
    let person = try Person()
    try await person.daemon()
    func fastctl(_ words: String...) throws -> Run { try Run(words, in: person.home) }

    let all = try fastctl("food")
    #expect(all.code == 0)
    #expect(all.output.hasSuffix("1,065 foods, values per 100 g\n"))
    #expect(try fastctl("food", "list").output == all.output)
    let rice = try fastctl("food", "list", "white", "rice").output.split(separator: "\n")
    #expect(rice.count > 2 && rice[1].hasPrefix("white rice"), "\(rice)")
    let oats = try fastctl("food", "show", "haferfloken")
    #expect(oats.output.hasPrefix("rolled oats\n Per 100 g "), "\(oats.output)")
    #expect(oats.output.contains("348 kcal"))
    let json = try fastctl("food", "show", "rolled", "oats", "--json")
    #expect(json.output.hasPrefix(#"{"id":"oats-rolled","origin":"staple","name":"rolled oats""#))
    #expect(try fastctl("food", "list", "rice", "--json").output.hasPrefix(#"[{"id":"#))

    let none = try fastctl("food", "show", "qqqq")
    #expect(none.code == 4)
    #expect(none.said == "No food is called 'qqqq'. To list all: fastctl food list\n")
    #expect(try fastctl("food", "list", "qqqq").code == 0)
    #expect(try fastctl("food", "show").code == 2)
    #expect(try fastctl("food", "sho", "egg").output.hasPrefix("egg, raw\n"))
  }

  private static let table = """
    code;Name;Brand;kcal;Eiweiß;Kohlenhydrate;Fett;Portion
    4008400401621;Nougat Bar;Kinder;566;8,7;53,5;35;12,5
    ;Crunchy Cereal;;400;10;75;6;
    ;Broken;;950;;;;
    4008400401622;Wrong;;100;;;;
    ;Empty;;;;;;
    """

  @Test func `a table is imported, found, eaten by its barcode, and forgotten`() async throws {
    let person = try Person()
    try await person.daemon()
    func fastctl(_ words: String...) throws -> Run { try Run(words, in: person.home) }
    let file = person.home.at("products.csv")
    try Self.table.write(toFile: file, atomically: true, encoding: .utf8)

    #expect(try fastctl("food", "imports").output.hasPrefix("No foods were imported."))
    let dry = try fastctl("food", "import", file, "--dry-run")
    #expect(dry.code == 0)
    #expect(dry.output.contains("2 foods can be imported"), "\(dry.output)")
    #expect(try fastctl("food", "imports", "--json").output == "[]\n")
    let run = try fastctl("food", "import", file)
    #expect(run.code == 0, "\(run.said)")
    #expect(run.output.contains("2 foods imported"), "\(run.output)")
    #expect(run.output.contains("no energy") && run.output.contains("6"), "\(run.output)")
    #expect(run.output.contains("not a valid barcode"))

    let found = try fastctl("food", "list", "nougat")
    #expect(found.output.contains("Kinder Nougat Bar"), "\(found.output)")
    let card = try fastctl("food", "show", "4008400401621")
    #expect(card.output.contains("566 kcal") && card.output.contains("your table"))
    let meal = try fastctl("meal", "4008400401621")
    #expect(meal.output.contains("Kinder Nougat Bar"), "\(meal.output) \(meal.said)")
    #expect(meal.output.contains("71 kcal") && meal.output.contains("your table"))
    #expect(try fastctl("food", "show", "crunshy cereal").output.hasPrefix("Crunchy Cereal"))

    #expect(try fastctl("food", "import", file, "--source", "web").code == 2)
    #expect(try fastctl("food", "import", person.home.at("none.csv")).code != 0)
    #expect(try fastctl("food", "forget").code != 0)
    let forget = try fastctl("food", "forget", "--yes")
    #expect(forget.code == 0, "\(forget.said)")
    #expect(try fastctl("food", "imports", "--json").output == "[]\n")
    #expect(try fastctl("meal", "list").output.contains("Kinder Nougat Bar"))
  }

  @Test func `they have German names in German`() async throws {
    let catalogues = try await germanCatalogues()
    defer { withExtendedLifetime(catalogues) {} }
    let person = try Person(["FASTD_LOCALE_DIR": catalogues.path, "LANG": "de_DE.UTF-8"])
    try await person.daemon()
    let run = try Run(
      ["food", "show", "oats"], in: person.home,
      ["FASTD_LOCALE_DIR": catalogues.path, "LANG": "de_DE.UTF-8"])
    #expect(run.output.hasPrefix("Haferflocken\n"), "\(run.said)")
    #expect(run.output.contains("Esslöffel 10 g"), "\(run.output)")
  }
}
