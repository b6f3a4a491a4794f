import Foundation
import Nouns
import TestSupport
import Testing

@testable import Rules

@Suite struct `Foods by what people type` {
  private static let staples = Staple.all().map { FoodEntry($0) }
  private let search = FoodSearch([], staples: .all)

  private func first(_ text: String) -> String? { search.hits(for: text, limit: 1).first?.key }

  @Test func `the food that is meant comes first`() throws {
    let file = try #require(Bundle.module.url(forResource: "queries", withExtension: "tsv"))
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    try #require(lines.count >= 120)
    var (first, five) = (0, 0)
    for line in lines {
      let fields = line.split(separator: "\t").map(String.init)
      let keys = search.hits(for: fields[2], limit: 5).map(\.key)
      if keys.first == fields[3] { first += 1 } else { print("\(fields[2]): \(keys)") }
      if keys.contains(fields[3]) { five += 1 }
    }
    print("first \(1000 * first / lines.count) ‰, top five \(1000 * five / lines.count) ‰")
    #expect(first * 100 >= lines.count * 85)
    #expect(five * 100 >= lines.count * 97)
  }

  private static let spellings: [(String, String)] = [
    ("RÜHREI", "egg-scrambled"), ("ruehrei", "egg-scrambled"), ("ruhrei", "egg-scrambled"),
    ("ru\u{308}hrei", "egg-scrambled"), ("weissbrot", "bread-white"),
    ("creme fraîche", "creme-fraiche"),
    ("Hafer Flocken", "oats-rolled"), ("peanutbutter", "peanut-butter"),
    ("erd nuss butter", "peanut-butter"), ("3,5 fett vollmilch", "milk-whole"),
    ("whole-milk", "milk-whole"), ("O Saft", "juice-orange"), ("sheeps cheese", "feta"),
  ]

  @Test(arguments: spellings)
  func `marks, blanks and capitals make no difference`(typed: String, key: String) {
    #expect(first(typed) == key)
  }

  private static let numbers: [(String, String)] = [
    ("äpfel", "apple"), ("brote", "bread-rye-mixed"), ("brezeln", "pretzel-soft"),
    ("walnuss", "walnuts"), ("cherry", "cherries"), ("peaches", "peach"), ("eggs", "egg-raw"),
    ("gekochte Kartoffel", "potato-boiled"), ("crackers", "crackers"), ("oat", "oats-rolled"),
  ]

  @Test(arguments: numbers)
  func `one or many are the same food`(typed: String, key: String) {
    #expect(first(typed) == key)
  }

  private static let typos: [(String, String)] = [
    ("jogurt", "yogurt-whole"), ("erdberen", "strawberries"), ("thunfish", "tuna-canned-water"),
    ("chedder", "cheddar"), ("strawbery", "strawberries"), ("avacado", "avocado"),
    ("sandwhich", "sandwich-club"), ("brocolli", "broccoli-raw"), ("potatos", "potato-boiled"),
  ]

  @Test(arguments: typos)
  func `a wrong letter does no harm`(typed: String, key: String) {
    #expect(first(typed) == key)
  }

  @Test func `letters are taken for wrong only where nothing fits`() {
    let foods = FoodSearch([
      FoodEntry(key: "reis", origin: .own, names: ["Reise"], timesUsed: 90),
      FoodEntry(key: "mais", origin: .staple, names: ["Maisbrei"]),
    ])
    #expect(foods.hits(for: "mais", limit: 9).map(\.key) == ["mais"])
    #expect(foods.hits(for: "maise", limit: 9).map(\.key) == ["mais"])
    #expect(foods.hits(for: "raise", limit: 9).map(\.match) == [.typo])
    #expect(foods.hits(for: "ros", limit: 9).isEmpty)
  }

  @Test func `how well it fits is before whose it is, but what was imported is behind the rest`() {
    let foods = FoodSearch([
      FoodEntry(key: "imported", origin: .imported, names: ["Oats"]),
      FoodEntry(key: "staple", origin: .staple, names: ["Hafer"], aliases: ["oats"]),
      FoodEntry(key: "seldom", origin: .own, names: ["Oats, organic"], timesUsed: 2),
      FoodEntry(key: "often", origin: .own, names: ["Oats (cheap)"], timesUsed: 9),
      FoodEntry(key: "bar", origin: .own, names: ["Oats bar"], timesUsed: 99),
      FoodEntry(key: "drink", origin: .own, names: ["Oatsome"], timesUsed: 99),
      FoodEntry(key: "inside", origin: .own, names: ["Superoats"], timesUsed: 99),
    ])
    let hits = foods.hits(for: "oats", limit: 9)
    #expect(
      hits.map(\.key) == [
        "staple", "often", "seldom", "imported", "bar", "drink", "inside",
      ])
    #expect(
      hits.map(\.match) == [
        .exact, .head, .head, .exact, .someWords, .beginnings, .inside,
      ])
  }

  @Test func `what is raw is before a dish, and what is short before what is long`() {
    let foods = FoodSearch([
      FoodEntry(key: "soup", origin: .staple, names: ["Kohlsuppe"], isDish: true),
      FoodEntry(key: "long", origin: .staple, names: ["Kohlrabischnitze"]),
      FoodEntry(key: "short", origin: .staple, names: ["Kohlrabi"]),
    ])
    #expect(foods.hits(for: "kohl", limit: 9).map(\.key) == ["short", "long", "soup"])
  }

  @Test func `no question is too odd`() {
    for text in ["", " ", "%", "🥑", "\u{0}", String(repeating: "a", count: 5000), "''", "ß", "(,"] {
      #expect(search.hits(for: text, limit: 5).count <= 5)
    }
    #expect(search.hits(for: "milk", limit: 0).isEmpty)
    #expect(search.hits(for: "milk", limit: -1).isEmpty)
    #expect(first("牛乳") == nil)
  }

  @Test func `random texts find at most what was asked for`() {
    var dice = Seeded()
    let search = FoodSearch(Array(Self.staples.prefix(40)))
    let letters = Array("aeiou bcdßäöü,( %3é'ø漢").map(String.init)
    for _ in 0..<200 {
      let count = Int.random(in: 0...14, using: &dice)
      let text = (0..<count).map { _ in letters.randomElement(using: &dice) ?? "" }.joined()
      let hits = search.hits(for: text, limit: 7)
      #expect(hits.count <= 7, "seed \(dice.seed)")
      #expect(hits.map(\.match) == hits.map(\.match).sorted(), "seed \(dice.seed)")
      #expect(hits == search.hits(for: text.uppercased(), limit: 7), "seed \(dice.seed) \(text)")
    }
  }

  /// What people type, and the same with letters lost, doubled and exchanged.
  private static func typed(_ dice: inout Seeded) -> [String] {
    let names = staples.flatMap { $0.names + $0.aliases }
    return (0..<40).map { _ in
      var letters = Array(
        (0..<Int.random(in: 1...2, using: &dice))
          .compactMap { _ in names.randomElement(using: &dice) }.joined(separator: " "))
      for _ in 0..<Int.random(in: 0...4, using: &dice) where letters.count > 2 {
        let place = letters.indices.randomElement(using: &dice) ?? 0
        switch Int.random(in: 0...3, using: &dice) {
        case 0: letters.remove(at: place)
        case 1: letters.insert(letters[place], at: place)
        case 2: letters.swapAt(place, letters.indices.randomElement(using: &dice) ?? place)
        default: letters.removeSubrange(place...)
        }
      }
      return String(letters)
    }
  }

  @Test func `no name is passed over that a closer look would find`() throws {
    var dice = Seeded()
    let names = Self.staples.flatMap { $0.names + $0.aliases }.map { FoldedText($0) }
    for text in Self.typed(&dice) {
      guard let typed = TypedName(text) else { continue }
      for name in names {
        for allowsTypos in [false, true]
        where !typed.mayFit(name.alphabet, allowsTypos: allowsTypos) {
          let match = NameMatch(typed: typed.text, name: name, allowsTypos: allowsTypos).match
          #expect(match == nil, "seed \(dice.seed): \(text)")
        }
      }
    }
  }

  @Test func `foods on the shelf are found like any others`() {
    var dice = Seeded()
    let entries = FoodSearch(Self.staples)
    for text in Self.typed(&dice) {
      let (one, other) = (entries.hits(for: text, limit: 9), search.hits(for: text, limit: 9))
      #expect(one.map(\.key) == other.map(\.key), "seed \(dice.seed): \(text)")
      #expect(one.map(\.match) == other.map(\.match), "seed \(dice.seed): \(text)")
    }
  }

  @Test func `each food is found by each of its names`() {
    for entry in Self.staples {
      let alone = FoodSearch([entry])
      for name in entry.names + entry.aliases {
        #expect(alone.hits(for: name, limit: 1).first?.match == .exact, "\(name)")
      }
    }
  }
}

extension FoodEntry {
  fileprivate init(_ staple: Staple) {
    self.init(
      key: staple.id, origin: .staple, names: staple.names.values.map(\.name),
      aliases: staple.names.values.flatMap(\.aliases), isDish: staple.group == .dish)
  }
}
