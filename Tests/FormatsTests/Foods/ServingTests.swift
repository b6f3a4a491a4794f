import Nouns
import TestSupport
import Testing

@testable import Formats

@Suite struct `Portions as packages print them` {
  private static let texts: [(text: String, weight: Int64?, volume: Int64?)] = [
    ("15 g", 150, nil), ("15g", 150, nil), ("15 G.", 150, nil), ("12,5 g", 125, nil),
    ("1 portion (30 g)", 300, nil), ("30 g (1 portion)", 300, nil), ("2 biscuits (25g)", 250, nil),
    ("250ml", nil, 2500), ("0.5 l", nil, 5000), ("1,5 dl", nil, 1500), ("33 cl", nil, 3300),
    ("1 oz (28 g)", 280, nil), ("1 oz", 284, nil), ("1.5 oz", 425, nil), ("2 ONZ (56 g)", 560, nil),
    ("12 fl oz (355 ml)", nil, 3550), ("8 fl oz", nil, 2366), ("8 fl. oz", nil, 2366),
    ("1 glass (200 ml / 206 g)", 2060, 2000), ("250 ml (258 g)", 2580, 2500),
    ("1/4 cup (60 g)", 600, nil), ("100 g / 3.5 oz", 1000, nil), ("3.5 oz/100 g", 1000, nil),
    ("ca. 25 g", 250, nil), ("Portion = 30 Gramm", 300, nil), ("1 Portion - 30 g", 300, nil),
    ("0.03 kg", 300, nil), ("500 mg", 5, nil), ("1 tablespoon (15ml)", nil, 150),
    ("", nil, nil), ("1 portion", nil, nil), ("30", nil, nil), ("g", nil, nil),
    ("a few g", nil, nil),
    ("4 x 25 g", nil, nil), ("4x25g", nil, nil), ("20-30 g", nil, nil), ("20 – 30 g", nil, nil),
    ("1.000 g", nil, nil), ("1,500 ml", nil, nil), ("0 g", nil, nil), ("-15 g", 150, nil),
    ("99999999999999999999 g", nil, nil), ("15 gb", nil, nil), ("٣٠ g", nil, nil),
  ]

  @Test(arguments: texts)
  func `are read as what they weigh or hold`(text: String, weight: Int64?, volume: Int64?) {
    let serving = ServingText(text)
    #expect(serving?.weight == weight && serving?.volume == volume, "\(text)")
  }

  @Test(arguments: Dice.seeds(3))
  func `end in a number that can be or in none, whatever is printed`(seed: UInt64) {
    var dice = Dice(seed: seed)
    let parts = [
      "1", "25", "0,5", "9999999999", " ", "g", "ml", "oz", "(", ")", "x", "-", "fl", ".", "ü",
    ]
    for _ in 0..<2000 {
      let text = (0...dice.number(0...9)).map { _ in dice.pick(parts) }.joined()
      let serving = ServingText(text)
      for tenths in [serving?.weight, serving?.volume].compactMap(\.self) {
        #expect(tenths >= 0, "seed \(seed): \(text)")
      }
    }
  }

  private func food(_ package: String, _ quantity: String, _ serving: String) throws -> ImportedFood
  {
    let text = """
      code\tproduct_name\tquantity\tserving_quantity\tserving_size\tenergy-kcal_100g
      4008400401621\tSpread\t\(package)\t\(quantity)\t\(serving)\t50

      """
    return try #require(try foodItems(text).first?.food)
  }

  @Test(
    arguments: [
      ("400 g", "", "15 g", 150, FoodMeasure.hundredGrams),
      ("400 g", "20", "15 g", 200, .hundredGrams),
      ("400 g", "0", "15 g", 150, .hundredGrams), ("400 g", "", "15 ml", nil, .hundredGrams),
      ("400 g", "", "9 kg", nil, .hundredGrams), ("1 l", "", "250 ml", 2500, .hundredMillilitres),
      ("1 l", "", "250 g", nil, .hundredMillilitres), ("", "", "250 ml", 2500, .hundredMillilitres),
      ("", "", "1 glass (200 ml / 206 g)", 2060, .hundredGrams), ("", "30", "", 300, .hundredGrams),
      ("", "", "", nil, .hundredGrams),
    ] as [(String, String, String, Int64?, FoodMeasure)])
  func `count where the table has no number of them`(
    package: String, quantity: String, serving: String, portion: Int64?, per: FoodMeasure
  ) throws {
    let food = try food(package, quantity, serving)
    #expect(food.portion == portion && food.per == per)
  }
}
