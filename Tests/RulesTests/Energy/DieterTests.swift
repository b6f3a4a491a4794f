import TestSupport
import Testing

/// Months of people who forget dinners, log too little or eat by a formula that is wrong for them.
/// With `FASTD_SEEDS` there are more of them, and the printed means are closer to the truth.
@Suite struct `A target that follows a record` {
  static let people: [Dieter] = [
    Dieter(name: "honest, formula right", bias: 15),
    Dieter(name: "honest, formula 15% too high", need: 85, bias: 16),
    Dieter(name: "honest, formula 15% too low", need: 115, bias: 19),
    Dieter(name: "honest, intake varies by 20%", varies: 20, bias: 70),
    Dieter(name: "dinner missing on 20% of days", forgotten: 20, bias: 10),
    Dieter(name: "dinner missing on 40% of days", forgotten: 40, bias: 0),
    Dieter(name: "dinner never logged", forgotten: 100, bias: 6),
    Dieter(name: "logs 15% too little", logged: 85, bias: -294, spread: 100),
    Dieter(name: "logs 25% too little", logged: 75, bias: -467, spread: 165),
    Dieter(name: "logs 35% too little", logged: 65, bias: -148, spread: 231),
    Dieter(
      name: "eats to hold, dinner missing on 40%", forgotten: 40, holds: true, bias: -263,
      spread: 127),
    Dieter(name: "eats to hold, dinner never logged", forgotten: 100, holds: true, bias: -1),
  ]

  static let waters: [(dieter: Dieter, means: [Double])] = [
    (Dieter(name: "water 1.0 kg", restriction: 30), [0, -2, 14, 19, 15, 16, 6, 17]),
    (Dieter(name: "water 0.5 kg", water: 0.5, restriction: 30), [0, 11, 9, 19, 15, 15, 7, 17]),
    (Dieter(name: "water 1.5 kg", water: 1.5, restriction: 30), [0, -15, 18, 19, 15, 15, 6, 17]),
    (
      Dieter(name: "formula 15% too high", need: 85, restriction: 30),
      [351, 358, 206, 31, 19, 16, 10, 17]
    ),
    (
      Dieter(name: "formula 15% too low", need: 115, restriction: 30),
      [-350, -357, -199, 13, 19, 20, 9, 21]
    ),
  ]

  private func lives(_ dieter: Dieter, _ count: Int) throws -> [Dieter.Life] {
    try Dice.seeds(count).map { seed in
      var dice = Dice(seed: seed)
      let life = try dieter.life(&dice)
      #expect(life.aboveRest >= -5, "seed \(seed): \(life.aboveRest) under the energy at rest")
      return life
    }
  }

  /// As far as so few can tell, and the models are alike.
  private func expect(_ found: Spread, near mean: Double, _ dieter: Dieter, _ name: String) {
    let deviation = max(found.deviation, dieter.spread)
    let allowed = 60 + 4 * deviation / Double(found.count).squareRoot()
    #expect(abs(found.mean - mean) <= allowed, "\(name): \(found) instead of \(mean)")
  }

  @Test(arguments: people)
  func `is never under what a body uses at rest, and is about right for the honest`(
    dieter: Dieter
  ) throws {
    let lives = try lives(dieter, 10)
    let bias = Spread(lives.map(\.bias))
    let least = lives.map(\.aboveRest).min() ?? 0
    let both = lives.map(\.aboveBoth).min() ?? 0
    let once = lives.count { $0.missed > 0 } * 100 / lives.count
    let twice = lives.count { $0.missed > 1 } * 100 / lives.count
    print("\(dieter.name): \(bias), \(least), \(both), \(once) / \(twice) %")
    if let mean = dieter.bias { expect(bias, near: mean, dieter, dieter.name) }
  }

  @Test(arguments: waters)
  func `takes no water for food`(dieter: Dieter, means: [Double]) throws {
    let lives = try lives(dieter, 10)
    let found = means.indices.map { place in Spread(lives.map { $0.switches[place] }) }
    print("\(dieter.name): " + found.map(\.description).joined(separator: ", "))
    for (place, mean) in means.enumerated() {
      expect(found[place], near: mean, dieter, "\(dieter.name), switch \(place + 1)")
    }
  }
}

/// The mean of some numbers, and how far they lie from it.
private struct Spread: CustomStringConvertible {
  let count: Int
  let mean: Double
  let deviation: Double

  init(_ numbers: [Double]) {
    count = max(1, numbers.count)
    mean = numbers.reduce(0, +) / Double(count)
    let squares = numbers.reduce(0) { [mean] in $0 + ($1 - mean) * ($1 - mean) }
    deviation = (squares / Double(max(1, count - 1))).squareRoot()
  }

  var description: String { "\(mean < 0 ? "" : "+")\(Int(mean.rounded())) +- \(Int(deviation))" }
}
