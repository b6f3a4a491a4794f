import Nouns
import TestSupport
import Testing
import Time

@testable import Rules

private let today = Day(number: 20_514)

extension Profile {
  /// Somebody whom nothing is special about.
  static func usual(from day: Day = Day(number: 20_514)) -> Profile {
    var profile = Profile(id: .sample, from: day)
    profile.birth = .date(day - 40 * 366)
    profile.height = 1800
    profile.weight = 90_000
    profile.basis = .male
    profile.activity = .light
    return profile
  }

  fileprivate static func any(_ dice: inout Seeded) -> Profile {
    var profile = usual()
    profile.birth = .age(Int.random(in: 18...100, using: &dice), on: today)
    profile.height = Int64.random(in: heights, using: &dice)
    profile.weight = Int64.random(in: weights, using: &dice)
    profile.basis = Basis.allCases.randomElement(using: &dice)
    profile.activity = Activity.allCases.randomElement(using: &dice)
    profile.restriction = Int64.random(in: restrictions, using: &dice)
    return profile
  }
}

@Suite struct `The targets` {
  @Test func `take what was measured inside the bounds of its day`() throws {
    let profile = Profile.usual()
    let bounds = try #require(Targets(of: profile, on: today).flatMap(EnergyBounds.init))
    func maintenance(_ kcal: Int64, mustNotLose: Bool = false) -> Int64? {
      let measured = MeasuredExpenditure(kcal: kcal, days: 28, completeDays: 28)
      return Targets(of: profile, on: today, spending: measured, mustNotLose: mustNotLose)?
        .maintenance
    }
    #expect(maintenance(500) == bounds.range.lowerBound.toTens)
    #expect(maintenance(9000) == bounds.range.upperBound.toTens)
    #expect(maintenance(500, mustNotLose: true) == bounds.formula.toTens)
    #expect(maintenance(bounds.formula + 100, mustNotLose: true) == (bounds.formula + 100).toTens)
  }

  @Test func `keep their promises for everybody`() throws {
    var dice = Seeded()
    for _ in 0..<5000 {
      let profile = Profile.any(&dice)
      let targets = try #require(Targets(of: profile, on: today), "seed \(dice.seed)")
      #expect(targets.maintenance % 10 == 0)
      #expect(abs(targets.maintenance - (targets.tdee ?? 0)) <= 5)
      guard let diet = targets.diet else {
        #expect(profile.isUnderweight && targets.flags == [.underweight])
        continue
      }
      #expect(!profile.isUnderweight)
      #expect(diet <= targets.maintenance && diet % 10 == 0, "seed \(dice.seed)")
      #expect(diet >= targets.floor || targets.flags.contains(.noDeficit), "seed \(dice.seed)")
      #expect(targets.maintenance - diet <= 1000, "seed \(dice.seed)")
      #expect(targets.flags.contains(.noDeficit) == (targets.maintenance < targets.floor))
      #expect(targets.restriction <= targets.wanted)
    }
  }

  @Test func `grow with the weight`() throws {
    var dice = Seeded()
    for _ in 0..<2000 {
      var light = Profile.any(&dice)
      var heavy = light
      let weights = (0..<2).map { _ in Int64.random(in: Profile.weights, using: &dice) }.sorted()
      (light.weight, heavy.weight) = (weights[0], weights[1])
      let one = try #require(Targets(of: light, on: today))
      let other = try #require(Targets(of: heavy, on: today))
      #expect(one.maintenance <= other.maintenance, "seed \(dice.seed)")
    }
  }

  @Test func `of the neutral basis lie in the middle of the others`() throws {
    var dice = Seeded()
    for _ in 0..<2000 {
      var profile = Profile.any(&dice)
      let rests = try Basis.allCases.map { basis in
        profile.basis = basis
        return try #require(Targets(of: profile, on: today)?.resting?.thousandths)
      }
      #expect(rests[0] + rests[1] == 2 * rests[2], "seed \(dice.seed)")
    }
  }

  @Test func `are bounded at the BMI of 25 and by the largest deficit`() throws {
    var profile = Profile.usual()
    profile.weight = 80_999
    let lean = try #require(Targets(of: profile, on: today))
    #expect((lean.restriction, lean.wanted) == (20, 30))
    #expect(lean.flags == [.bmiCap])
    profile.weight = 81_000
    #expect(Targets(of: profile, on: today)?.flags == [])
    profile.weight = 200_000
    profile.activity = .extra
    let large = try #require(Targets(of: profile, on: today))
    #expect(large.flags == [.deficitCap])
    #expect(large.diet == large.maintenance - 1000)
  }

  @Test func `are no deficit where the maintenance is below the floor`() throws {
    var profile = Profile.usual()
    (profile.height, profile.weight) = (1500, 45_000)
    profile.birth = .age(75, on: today)
    (profile.basis, profile.activity) = (.neutral, .sedentary)
    let targets = try #require(Targets(of: profile, on: today))
    #expect(targets.maintenance < 1500)
    #expect(targets.diet == targets.maintenance)
    #expect(targets.flags == [.bmiCap, .floor, .noDeficit])
  }

  @Test func `of one's own diet never exceed the maintenance`() throws {
    var profile = Profile.usual()
    profile.diet = 2500
    let own = try #require(Targets(of: profile, on: today))
    #expect((own.origin, own.dietOrigin) == (.formula, .manual))
    #expect(own.maintenance == 2520)
    #expect((own.diet, own.restriction) == (2500, 1))
    profile.weight = 70_000
    let lighter = try #require(Targets(of: profile, on: today))
    #expect(lighter.diet == lighter.maintenance)
    #expect(lighter.flags == [.noDeficit])
    profile.weight = 55_000
    #expect(Targets(of: profile, on: today)?.diet == nil)
  }

  @Test func `need the four values of the formula, or a maintenance of one's own`() {
    #expect(Profile(id: .sample, from: today).missing == [.birth, .height, .weight, .activity])
    var profile = Profile.usual()
    #expect(profile.missing == [])
    profile.activity = nil
    #expect(profile.missing == [.activity])
    #expect(Targets(of: profile, on: today) == nil)
    profile.maintenance = 2300
    #expect(profile.missing == [])
    #expect(Targets(of: profile, on: today)?.diet == 1610)
  }

  /// The database is a file, and a file may hold anything.
  @Test func `pass over numbers that nobody can have`() {
    for number in [Int64.min, -1, 0, 1, .max] {
      var profile = Profile.usual()
      (profile.height, profile.weight, profile.goalWeight) = (number, number, number)
      (profile.restriction, profile.maintenance, profile.diet) = (number, number, number)
      profile.birth = .year(Int(number))
      #expect(Targets(of: profile, on: today) == nil)
      #expect(profile.bmi == nil && !profile.isUnderweight && profile.leastGoalWeight == nil)
      profile.maintenance = 2000
      profile.birth = .age(Int(number), on: Day(number: number))
      _ = Targets(of: profile, on: Day(number: number == 1 ? .max : .min))
    }
  }

  @Test func `are for adults only`() {
    var profile = Profile.usual()
    profile.birth = .date(today - 17 * 365)
    #expect(Targets(of: profile, on: today) == nil)
    #expect(Targets(of: profile, on: today + 2 * 365) != nil)
  }
}
