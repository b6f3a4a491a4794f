import Nouns
import TestSupport
import Testing
import Wire

@testable import Views

@Suite struct `How much was eaten` {
  private static let cases: [(Int64?, String?, Int64?, english: String, german: String)] = [
    (80_000, "g", 800, "80 g", "80 g"), (1500, "kg", 15_000, "1.5 kg", "1,5 kg"),
    (8000, "oz", 2268, "8 oz", "8 oz"), (500, "lb", 2268, "0.5 lb", "0,5 lb"),
    // A volume has its weight where it is not about that of water.
    (200_000, "ml", 2060, "200 ml", "200 ml"), (500, "l", 5050, "0.5 l", "0,5 l"),
    (10_000, "ml", 92, "10 ml (9.2 g)", "10 ml (9,2 g)"),
    (2000, "cl", 284, "2 cl (28 g)", "2 cl (28 g)"), (330_000, "ml", nil, "330 ml", "330 ml"),
    (1000, "bowl", 600, "1 bowl (60 g)", "1 Schale (60 g)"),
    (1500, "slice", 753, "1.5 slices (75 g)", "1,5 Scheiben (75 g)"),
    (500, "cup", 424, "½ cup (42 g)", "½ Tasse (42 g)"),
    (2000, "portion", nil, "2 portions", "2 Portionen"),
    (3000, "glass", nil, "3 glasses", "3 Gläser"),
    (2000, "tbsp", nil, "2 tablespoons", "2 Esslöffel"),
    (2000, "piece", 1200, "2 (120 g)", "2 Stück (120 g)"),
    (2000, nil, 1200, "2 (120 g)", "2 (120 g)"),
    (1000, "whole", 3700, "1 whole (370 g)", "1 (370 g)"),
    (500, "whole", 1850, "½ (185 g)", "½ (185 g)"),
    (1500, "whole", 5550, "1.5 whole (555 g)", "1,5 (555 g)"),
    (2000, "large", 1300, "2 large (130 g)", "2 große (130 g)"),
    (1000, "large", 1360, "1 large (136 g)", "1 groß (136 g)"),
    (2000, "egg", 1400, "2 eggs (140 g)", "2 Eier (140 g)"),
    (2000, "halbe", 10_100, "2 halbe (1,010 g)", "2 Halbe (1.010 g)"),
    (750, nil, nil, "¾", "¾"), (333, "slice", 500, "⅓ slice (50 g)", "⅓ Scheibe (50 g)"),
    (300, "slice", nil, "0.3 slices", "0,3 Scheiben"),
    // As a food's own is written.
    (2000, "Tafel", 2000, "2 Tafel (200 g)", "2 Tafel (200 g)"),
    (1000, "pl\u{7}ate", nil, "1 pl ate", "1 pl ate"),
    (nil, nil, 1255, "125.5 g", "125,5 g"), (nil, "slice", 250, "25 g", "25 g"),
  ]

  @Test(arguments: cases.indices)
  func `is said in words that fit the number, with what it weighs`(index: Int) {
    let (amount, unit, portion, english, german) = Self.cases[index]
    #expect(Way.english.amount(amount, of: unit, weighing: portion) == english)
    #expect(Way.german.amount(amount, of: unit, weighing: portion) == german)
  }

  @Test func `is nothing where nobody said it`() {
    #expect(Way.english.amount(nil, of: "slice", weighing: nil) == nil)
  }

  /// Only one of them needs no word, in each language another one.
  @Test func `every unit has its word for one and for several, in both languages`() {
    let same: Set<PortionName> = [.halbe, .mass, .whole, .small, .medium, .large]
    for (wording, unsaid) in [(Way.english, PortionName.piece), (Way.german, .whole)] {
      for portion in PortionName.allCases {
        func text(_ amount: Int64, saysUnit: Bool = false) -> String {
          wording.amount(amount, of: portion.rawValue, weighing: nil, saysUnit: saysUnit) ?? ""
        }
        #expect((text(2000) == "2") == (portion == unsaid), "\(portion)")
        let (one, several) = (text(1000, saysUnit: true), text(2000, saysUnit: true))
        #expect(one.hasPrefix("1 ") && several.hasPrefix("2 "), "\(one), \(several)")
        guard unsaid == .piece else { continue }
        let isSame = one.dropFirst() == several.dropFirst()
        #expect(isSame == same.contains(portion), "\(one), \(several)")
      }
    }
    let texts = [Way.english, Way.german].map {
      $0.amount(2000, of: "piece", weighing: 1200, saysUnit: true)
    }
    #expect(texts == ["2 pieces (120 g)", "2 Stück (120 g)"])
  }

  @Test(arguments: Dice.seeds(100))
  func `has at most one weight and no number from nowhere, whatever a row has in it`(seed: UInt64) {
    var dice = Dice(seed: seed)
    let units = ["g", "ml", "l", "oz", "Tafel", "(x)"] + PortionName.allCases.map(\.rawValue)
    let amounts = [1, 500, 1000, dice.number(1...100_000_000), .max, .min, 0]
    let amount = dice.once(in: 5) ? nil : dice.pick(amounts)
    let unit = dice.once(in: 5) ? nil : dice.pick(units)
    let portion = dice.once(in: 4) ? nil : dice.pick([1, 600, dice.number(1...50_000), .max, .min])
    for wording in [Way.english, Way.german] {
      let parts = wording.parts(of: amount, unit, weighing: portion, saysUnit: dice.once(in: 2))
      #expect(parts.count <= 2 && parts.isEmpty == (amount == nil && portion == nil), "\(seed)")
      guard let amount, unit != "g", unit != "oz", unit != "ml", unit != "l" else { continue }
      #expect(parts.count == (portion == nil ? 1 : 2), "\(seed): \(parts)")
      #expect(parts[0].first?.isNumber == true || amount < 1, "\(seed): \(parts)")
    }
  }
}
