import Nouns
import TestSupport
import Testing

@testable import Formats

@Suite struct `The quality of foods that are imported` {
  private static let heading =
    "code\tname\tkcal\tkj\tprotein\tcarbs\tsugar\tfat\tsaturated fat\tfiber\talcohol\n"

  private func item(_ cells: String) throws -> FoodItem {
    let text =
      Self.heading
      + cells.split(separator: "|", omittingEmptySubsequences: false)
      .joined(separator: "\t")
    return try #require(try foodItems(text).first)
  }

  @Test(arguments: [
    ("|Riegel|900||||||||", nil),
    ("|Riegel|901||||||||", FoodFault.tooMuchEnergy),
    ("|Riegel||3766|||||||", nil),
    ("|Riegel||||||||", .noEnergy),
    ("|Riegel|-||||||||", .noEnergy),
    ("|Riegel|viel||||||||", .notANumber),
    ("|Riegel|-5||||||||", .notANumber),
    ("||100||||||||", .noName),
    ("|...|100||||||||", .noName),
    ("|a\u{1}b|100||||||||", .noName),
    // 100 kcal are 418.4 kJ, of which a twentieth is 20.92 kJ.
    ("|Riegel|100|439|||||||", nil),
    ("|Riegel|100|441|||||||", .energiesDiffer),
    ("|Riegel|1|8|||||||", nil),
    // 4 x 10 + 4 x 10 + 9 x 10 are 170 kcal.
    ("|Riegel|141||10|10||10|||", .macrosDiffer),
    ("|Riegel|142||10|10||10|||", nil),
    ("|Riegel|213||10|10||10|||", .macrosDiffer),
    ("|Riegel|9||0|0||0|||", nil),
    ("|Riegel|11||0|0||0|||", .macrosDiffer),
    // What is not known is not held against the rest.
    ("|Riegel|213||10|||10|||", nil),
    ("|Riegel|230||0|0||0||0|33", nil),
    ("|Riegel|100|||20|20.5||||", nil),
    ("|Riegel|100|||20|20.6||||", .partExceedsWhole),
    ("|Riegel|100|||||5|5.6||", .partExceedsWhole),
    ("|Riegel|400||60|41|||||", nil),
    ("|Riegel|400||60|41.1|||||", .tooHeavy),
    ("|Riegel|400||102||||||", .tooHeavy),
    ("4008400401621|Riegel|100||||||||", nil),
    ("4008400401622|Riegel|100||||||||", .wrongCode),
    ("12345|Riegel|100||||||||", .wrongCode),
    ("00000000|Riegel|100||||||||", .wrongCode),
    ("ABC|Riegel|100||||||||", .wrongCode),
    ("2000000000015|Riegel|100||||||||", .inHouseCode),
  ])
  func `each rule has two sides`(cells: String, fault: FoodFault?) throws {
    #expect(try item(cells).fault == fault)
  }

  @Test func `traces are nothing, and a dash is not known`() throws {
    let food = try #require(try item("|Riegel|9||Spuren|<0,5||-|||").food)
    #expect(food.nutrition == Nutrition(energy: 9, protein: 0, carbs: 0))
  }

  @Test func `a name of more than 120 bytes is refused, and one of 120 is not`() throws {
    let name = String(repeating: "n", count: 120)
    #expect(try item("|\(name)|1||||||||").food?.name == name)
    #expect(try item("|\(name)n|1||||||||").fault == .longName)
  }

  @Test func `of two foods with one code the first is taken, zeros in front aside`() throws {
    let items = try foodItems(
      "code,name,kcal\n40084909,a,1\n0000040084909,b,1\n,c,1\n,C,2\n")
    #expect(items.map(\.fault) == [nil, .twice, nil, .twice])
    #expect(items.compactMap(\.food?.name) == ["a", "c"])
  }

  @Test func `nothing that is read is more than can be kept`() throws {
    var random = Seeded()
    let cells = ["", "-", "0", "7.25", "99999999999", "1e9", "12 g", "<1", "ß", "\"", "900", "37"]
    for _ in 0..<2000 {
      let line = (0..<11).map { _ in cells.randomElement(using: &random) ?? "" }
      let text = Self.heading + line.joined(separator: "\t")
      guard let food = try foodItems(text).first?.food else { continue }
      let nutrition = food.nutrition
      #expect(Nutrition.energies.contains(nutrition.energy ?? -1), "seed \(random.seed): \(text)")
      for part in [nutrition.protein, nutrition.carbs, nutrition.fat, nutrition.fiber] {
        #expect(Nutrition.macros.contains(part ?? 0), "seed \(random.seed): \(text)")
      }
    }
  }
}
