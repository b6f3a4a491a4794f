import Foundation
import Testing

import Nouns
import Time

@testable import Rules

@Suite struct `Foods that everybody knows` {
  private let staples = Staple.all()

  /// Energy that is in none of the components: organic acids.
  private static let acids: Set = ["artichoke", "lemon", "vinegar", "vinegar-balsamic"]

  @Test func `each line of the table is one`() {
    #expect(staples.count == 1065)
    #expect(Set(staples.map(\.id)).count == 1065)
    #expect(staples.count { $0.source == .bls } == 832)
    #expect(Set(staples.map(\.group)) == Set(Staple.Group.allCases))
    for staple in staples { #expect(Staple.with(id: staple.id) == staple) }
    #expect(Staple.with(id: "id") == nil)
    #expect(Staple.with(id: "") == nil)
  }

  @Test func `a line says what it says`() throws {
    let milk = try #require(Staple.with(id: "milk-whole"))
    #expect(
      milk.names(in: "de")
        == FoodNames(
          "Vollmilch, 3,5 % Fett",
          aliases: [
            "Milch", "Vollmilch", "Frischmilch", "Kuhmilch",
          ]))
    #expect(milk.names(in: "en").all == ["whole milk", "milk", "full-fat milk", "full cream milk"])
    #expect(milk.code == "M111300")
    #expect(
      milk.nutrition
        == Nutrition(
          energy: 62, protein: 36, carbs: 40, fat: 35, fiber: 0, alcohol: 0))
    #expect(
      milk.portions == [
        Portion("glass", weight: 2500), Portion("cup", weight: 2470), Portion("tbsp", weight: 150),
        Portion("splash", weight: 300),
      ])
    #expect(milk.density == 1030)
    #expect(Staple.with(id: "bagel")?.density == nil)
  }

  @Test func `what the source leaves empty is unknown where a trace is likely`() throws {
    let broth = try #require(Staple.with(id: "broth"))
    #expect(broth.nutrition.fiber == nil)
    #expect(broth.nutrition.alcohol == nil)
    let beer = try #require(Staple.with(id: "beer-pils"))
    #expect(beer.nutrition.fiber == nil)
    #expect(beer.nutrition.alcohol == 39)
    #expect(Staple.with(id: "butter")?.nutrition.fiber == 0)
  }

  @Test func `energy and what is in 100 g can be`() throws {
    for staple in staples {
      let food = staple.nutrition
      let (energy, protein) = (try #require(food.energy), try #require(food.protein))
      let (carbs, fat) = (try #require(food.carbs), try #require(food.fat))
      let (fiber, alcohol) = (food.fiber ?? 0, food.alcohol ?? 0)
      #expect((0...900).contains(energy), "\(staple.id)")
      #expect(protein + carbs + fat + fiber + alcohol <= 1005, "\(staple.id)")
      #expect(min(protein, carbs, fat, fiber, alcohol) >= 0, "\(staple.id)")
      // In tenths of a kcal.
      let sum = 4 * protein + 4 * carbs + 9 * fat + 2 * fiber + 7 * alcohol
      let isNear = abs(sum - 10 * energy) <= max(120, energy * 12 / 10)
      #expect(isNear != Self.acids.contains(staple.id), "\(staple.id): \(sum) for \(energy)")
    }
  }

  @Test func `no name means two foods in one language`() {
    for language in Lexicon.languages {
      let names = staples.compactMap { $0.names[language] }
      #expect(names.count == 1065)
      var seen: [[UInt8]: String] = [:]
      for names in names {
        #expect(!names.name.isEmpty)
        for name in names.all {
          let folded = FoldedText(name).letters
          #expect(!folded.isEmpty && name == name.trimmingCharacters(in: .whitespaces))
          // "Rote Bete" and "Rote Beete" of one food may be one.
          #expect(seen.updateValue(names.name, forKey: folded) ?? names.name == names.name)
        }
      }
    }
  }

  @Test func `portions weigh what can be`() {
    for staple in staples {
      #expect(!staple.portions.isEmpty)
      #expect(Set(staple.portions.map(\.name)).count == staple.portions.count)
      for portion in staple.portions {
        #expect((10...30_000).contains(portion.weight), "\(staple.id) \(portion.name)")
      }
      let sizes = ["small", "medium", "large"].compactMap { size in
        staple.portions.first { $0.name == size }?.weight
      }
      #expect(sizes == Set(sizes).sorted(), "\(staple.id)")
      #expect(staple.group != .drink || staple.density != nil, "\(staple.id)")
      if let density = staple.density { #expect((900...1450).contains(density), "\(staple.id)") }
    }
  }

  @Test func `the notice names whose values they are`() throws {
    let folder = String(#filePath.dropLast("Tests/RulesTests/Foods/StapleTests.swift".count))
    let notice = try String(
      contentsOfFile: folder + "Sources/Core/Rules/Foods/NOTICE.md", encoding: .utf8)
    for words in ["BLS 4.0 (832 rows", "CC BY 4.0", "10.25826/Data20251217-134202-0", "(76 rows"] {
      #expect(notice.contains(words))
    }
  }
}
