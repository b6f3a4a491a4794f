import Nouns
import Rules
import TestSupport
import Testing
import Time

/// The rules of a day once more, each in the slowest and plainest way, on days that nobody planned.
@Suite struct `A day of meals, looked at twice` {
  private static func nutrition(_ dice: inout Dice) -> Nutrition {
    func some(_ most: Int64) -> Int64? { dice.once(in: 4) ? nil : dice.number(0...most) }
    return Nutrition(
      energy: some(9999), protein: some(999), carbs: some(2000), fat: some(600), fiber: some(90),
      alcohol: some(100))
  }

  private static func macros(_ dice: inout Dice) -> Macros {
    func target(_ most: Int64) -> Int64 { dice.once(in: 6) ? 0 : dice.number(1...most) }
    return Macros(
      reference: 0, protein: target(200), fat: target(120), carbs: target(400),
      fiber: target(40))
  }

  @Test func `sums are of what can be, whatever the rows say`() {
    let wild = Nutrition(energy: .max, protein: .min, carbs: -1, fat: 5)
    for parts in [[wild], [wild, wild]] {
      let sums = DayTotals(meals: 1, parts).nutrition
      #expect((sums.energy, sums.protein, sums.carbs) == (1_000_000_000, 0, 0))
      #expect((sums.fat, sums.fiber) == (5 * Int64(parts.count), nil))
    }
  }

  @Test(arguments: Dice.seeds(8))
  func `sums are of what is known, in whatever order it was entered`(seed: UInt64) {
    var dice = Dice(seed: seed)
    for _ in 0..<300 {
      let parts = (0..<dice.number(0...9)).map { _ in Self.nutrition(&dice) }
      let totals = DayTotals(meals: parts.count, parts)
      #expect(DayTotals(meals: parts.count, parts.shuffled(using: &dice)) == totals)
      let columns: [KeyPath<Nutrition, Int64?>] = [
        \.energy, \.protein, \.carbs, \.fat, \.fiber, \.alcohol,
      ]
      for column in columns {
        var (sum, isTracked) = (Int64(0), false)
        for part in parts {
          guard let value = part[keyPath: column] else { continue }
          (sum, isTracked) = (sum + value, true)
        }
        #expect(totals.nutrition[keyPath: column] == (isTracked ? sum : nil), "seed \(seed)")
      }
      #expect(totals.withoutEnergy == parts.count { $0.energy == nil }, "seed \(seed)")
    }
  }

  @Test(arguments: Dice.seeds(8))
  func `smileys, adherence and progress follow from the shares alone`(seed: UInt64) {
    var dice = Dice(seed: seed)
    for _ in 0..<500 {
      let (part, targets) = (Self.nutrition(&dice), Self.macros(&dice))
      let meals = dice.once(in: 8) ? 0 : 1
      let balance = DayBalance(DayTotals(meals: meals, [part]), targets: targets)
      var (shares, isGreen): ([Double], Bool) = ([], true)
      for macro in Macro.allCases {
        guard meals > 0, let eaten = part[macro], targets[macro] > 0 else {
          #expect(balance.smiley(of: macro) == nil, "seed \(seed)")
          continue
        }
        // In hundredths of a per cent there is nothing between two of them that could tell.
        let share = Double(eaten) / Double(10 * targets[macro])
        shares.append(min(1, share))
        let colour = Self.colour(share, of: macro)
        #expect(balance.smiley(of: macro) == colour, "\(share) seed \(seed)")
        if colour != .green { isGreen = false }
      }
      let isTracked = part.protein != nil && part.carbs != nil && part.fat != nil
      #expect(balance.isAdherent == (meals > 0 && isTracked && isGreen), "seed \(seed)")
      guard !shares.isEmpty else {
        #expect(balance.progress == nil, "seed \(seed)")
        continue
      }
      let mean = shares.reduce(0, +) * 1000 / Double(shares.count)
      // A whole number comes out of floating point a little to either side of itself.
      let allowed = Set([mean - 1e-6, mean, mean + 1e-6].map { Int64($0.rounded(.down)) })
      #expect(balance.progress.map(allowed.contains) == true, "\(mean) seed \(seed)")
    }
  }

  private static func colour(_ share: Double, of macro: Macro) -> MacroSmiley {
    let tolerance = 1e-12
    let isBounded = macro == .carbs || macro == .fat
    if share < 0.5 - tolerance { return .red }
    if share < 0.7 - tolerance { return .yellow }
    if !isBounded || share <= 1.3 + tolerance { return .green }
    return share <= 1.5 + tolerance ? .yellow : .red
  }

  @Test func `a mean that is whole is not one less`() {
    // Thirds, sevenths and elevenths, which no floating point has.
    let targets = Macros(reference: 0, protein: 3, fat: 7, carbs: 11, fiber: 13)
    let part = Nutrition(protein: 21, carbs: 77, fat: 49, fiber: 91)
    let balance = DayBalance(DayTotals(meals: 1, [part]), targets: targets)
    #expect(balance.progress == 700)
    let less = Nutrition(protein: 21, carbs: 77, fat: 49, fiber: 90)
    #expect(DayBalance(DayTotals(meals: 1, [less]), targets: targets).progress == 698)
  }

  @Test(arguments: Dice.seeds(4))
  func `what is left and what is over never are both`(seed: UInt64) {
    var dice = Dice(seed: seed)
    for _ in 0..<500 {
      let (eaten, target) = (dice.number(0...9999), dice.number(0...600))
      let macro = MacroBalance(eaten: eaten, target: target)
      #expect(macro.remaining - macro.over == 10 * target - eaten, "seed \(seed)")
      #expect(min(macro.remaining, macro.over) == 0, "seed \(seed)")
      // The numbers of a line add up as they are shown.
      let grams = Int64((Double(eaten) / 10).rounded(.toNearestOrAwayFromZero))
      #expect(macro.shown == target - grams, "seed \(seed)")
      let energy = EnergyBalance(eaten: eaten, target: target)
      #expect(energy.remaining - energy.over == target - eaten, "seed \(seed)")
      let tone: EnergyBalance.Tone =
        if eaten <= target { .under } else if 10 * eaten <= 11 * target { .neutral } else { .plain }
      #expect(energy.tone == tone, "seed \(seed)")
    }
  }

  @Test(arguments: Dice.seeds(4))
  func `the hint needs both bounds and all three macros`(seed: UInt64) {
    var dice = Dice(seed: seed)
    var (hints, silences) = (0, 0)
    for _ in 0..<1000 {
      let part = Self.nutrition(&dice)
      for label in Nutrients.Label.allCases {
        guard let protein = part.protein, let carbs = part.carbs, let fat = part.fat else {
          #expect(part.energyOfMacros(label) == nil && part.doubt(label) == nil, "seed \(seed)")
          #expect(part.completed(label) == part, "seed \(seed)")
          continue
        }
        let fiber = part.fiber ?? 0
        let digestible = label == .us ? max(0, carbs - fiber) : carbs
        let tenths =
          4 * protein + 4 * digestible + 9 * fat + 2 * fiber + 7 * (part.alcohol ?? 0)
        let sum = Int64((Double(tenths) / 10).rounded(.toNearestOrAwayFromZero))
        #expect(part.energyOfMacros(label) == sum, "seed \(seed)")
        #expect(part.completed(label).energy == part.energy ?? sum, "seed \(seed)")
        let isFar = part.energy.map { abs($0 - sum) * 5 > $0 && abs($0 - sum) > 25 } ?? false
        #expect(part.doubt(label) == (isFar ? sum : nil), "seed \(seed)")
        if isFar { hints += 1 } else { silences += 1 }
      }
    }
    #expect(hints > 0 && silences > 0, "seed \(seed)")
  }
}
