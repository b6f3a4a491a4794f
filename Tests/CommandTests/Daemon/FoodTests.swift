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
    #expect(all.output.hasSuffix("400 foods, values per 100 g\n"))
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
