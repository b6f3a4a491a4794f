import Nouns
import Rules
import TestSupport
import Testing

@Suite struct `Macros and food` {
  @Test func `a heavy body is reckoned as one of a BMI of 30`() throws {
    let macros = try #require(Macros(kcal: 2500, weight: 150_000, height: 1800))
    #expect(macros.reference == 97_200)
    #expect(macros.protein == 156)
  }

  @Test func `little energy bounds protein and fat`() throws {
    let macros = try #require(Macros(kcal: 580, weight: 97_000, height: 1800))
    #expect(macros.protein == 50)
    #expect(macros.fat == 22)
    #expect(macros.carbs == 45)
  }

  @Test func `the least of fat is rounded up`() throws {
    // 0.6 g of 86.7 kg are 52.02 g, more than 30 % of so little energy.
    #expect(Macros(kcal: 1400, weight: 86_700, height: 1900)?.fat == 53)
    // At most 35 % is not exceeded for its sake: 51.3 g.
    #expect(Macros(kcal: 1320, weight: 86_700, height: 1900)?.fat == 51)
  }

  @Test func `no bound is rounded away`() throws {
    var dice = Seeded()
    for _ in 0..<2000 {
      let kcal = Int64.random(in: 800...5000, using: &dice)
      let weight = Int64.random(in: Profile.weights, using: &dice)
      let height = Int64.random(in: Profile.heights, using: &dice)
      let macros = try #require(Macros(kcal: kcal, weight: weight, height: height))
      #expect(macros.fat * 900 <= kcal * 35, "seed \(dice.seed)")
      #expect(macros.protein * 400 <= kcal * 35, "seed \(dice.seed)")
      let isBounded = (macros.fat + 1) * 900 > kcal * 35
      #expect(isBounded || macros.fat * 10_000 >= macros.reference * 6, "seed \(dice.seed)")
    }
  }

  @Test func `never make more energy than the day has`() throws {
    var dice = Seeded()
    for _ in 0..<2000 {
      let kcal = Int64.random(in: 0...10_000, using: &dice)
      let weight = Int64.random(in: Profile.weights, using: &dice)
      let height = Int64.random(in: Profile.heights, using: &dice)
      let macros = try #require(Macros(kcal: kcal, weight: weight, height: height))
      let sum = macros.protein * 4 + macros.fat * 9 + macros.carbs * 4
      #expect(sum <= kcal && kcal - sum < 4, "seed \(dice.seed)")
      #expect(min(macros.protein, macros.fat, macros.carbs, macros.fiber) >= 0)
      #expect(macros.reference <= weight)
    }
  }

  @Test(arguments: [
    (Int64.max, Int64(80_000), Int64(1800)), (-1, 80_000, 1800), (2000, .min, 1800),
    (2000, 80_000, .max),
  ])
  func `nothing is made of what cannot be`(kcal: Int64, weight: Int64, height: Int64) {
    #expect(Macros(kcal: kcal, weight: weight, height: height) == nil)
  }

  @Test func `an American label counts the fibre among the carbohydrates`() {
    let food = Nutrients(protein: 300, carbs: 500, fat: 200, fiber: 80)
    #expect(food.energy(.eu) == 516)
    #expect(food.energy(.us) == 484)
    #expect(Nutrients(carbs: 10, fiber: 80).energy(.us) == 16)
    #expect(Nutrients(polyols: 100, organicAcids: 100).energy(.eu) == 54)
    #expect(Nutrients(protein: .max, carbs: .min, fat: .max).energy(.eu) == 13_000_000)
  }

  @Test(arguments: [
    (Int64(499), MacroSmiley.red, MacroSmiley.red), (500, .yellow, .yellow),
    (699, .yellow, .yellow),
    (700, .green, .green), (1300, .green, .green), (1301, .green, .yellow),
    (1500, .green, .yellow), (1501, .green, .red), (.min, .red, .red), (.max, .green, .red),
  ])
  func `a smiley changes at its borders`(eaten: Int64, open: MacroSmiley, bounded: MacroSmiley) {
    #expect(MacroSmiley(eaten: eaten, target: 1000, isBounded: false) == open)
    #expect(MacroSmiley(eaten: eaten, target: 1000, isBounded: true) == bounded)
    #expect(MacroSmiley(eaten: eaten, target: 0, isBounded: true) == nil)
    #expect(MacroSmiley(eaten: eaten, target: -1, isBounded: true) == nil)
  }
}
