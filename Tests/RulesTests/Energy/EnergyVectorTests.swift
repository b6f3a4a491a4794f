import Nouns
import Foundation
import TestSupport
import Testing
import Time

@testable import Rules

/// A body as the examples give it.
private struct Body: Decodable {
  let sex: String
  let kg: Double
  let cm: Double
  let age: Int
  let activity: String
  let restriction: Int64?

  /// Such that the age is that of the example on `today`.
  func profile() throws -> Profile {
    var profile = Profile(id: .sample, from: today)
    profile.birth = .date(try #require(Day(year: 2026 - age, month: 3, day: 2)))
    profile.height = Int64((cm * 10).rounded())
    profile.weight = Int64((kg * 1000).rounded())
    profile.basis = Basis(rawValue: sex)
    profile.activity = Activity(rawValue: activity)
    profile.restriction = restriction
    return profile
  }
}

private let today = Day(number: 20_514)

@Suite struct `The domain's examples of energy` {
  @Test(arguments: try vectors(fn: "tdee"))
  func `a body's energy is that of the equation`(vector: Vector) throws {
    struct Expected: Decodable { let ree: Double, tdee: Int64 }
    let profile = try vector.input(as: Body.self).profile()
    let expected = try vector.expect(as: Expected.self)
    let targets = try #require(Targets(of: profile, on: today))
    #expect(targets.resting?.thousandths == Int64((expected.ree * 1000).rounded()))
    #expect(targets.tdee == expected.tdee)
  }

  @Test(arguments: try vectors(fn: "targets"))
  func `the targets have their caps and floors`(vector: Vector) throws {
    struct Expected: Decodable {
      let tdee: Int64, maintenance: Int64, diet: Int64?, restriction: Int64, flags: [String]
    }
    let profile = try vector.input(as: Body.self).profile()
    let expected = try vector.expect(as: Expected.self)
    let targets = try #require(Targets(of: profile, on: today))
    #expect(targets.tdee == expected.tdee)
    #expect(targets.maintenance == expected.maintenance)
    #expect(targets.diet == expected.diet)
    #expect(targets.restriction == expected.restriction)
    #expect(targets.flags.map(\.rawValue) == expected.flags)
  }

  /// The seed's own pair, and what a percentage would make of it.
  @Test(arguments: try vectors(fn: "contrast"))
  func `a pair of numbers is taken as it is`(vector: Vector) throws {
    struct Input: Decodable { let diet: Int64, maintenance: Int64 }
    struct Expected: Decodable {
      let restrictionPercent: Double, thirtyBelow2300: Int64, matador67of2300: Int64
    }
    let input = try vector.input(as: Input.self)
    let expected = try vector.expect(as: Expected.self)
    var profile = Profile(id: .sample, from: today)
    profile.maintenance = input.maintenance
    let thirty = try #require(Targets(of: profile, on: today)?.diet)
    #expect(thirty == expected.thirtyBelow2300)
    profile.restriction = 33
    let study = try #require(Targets(of: profile, on: today)?.diet)
    #expect(abs(study - expected.matador67of2300) < 10)
    profile.diet = input.diet
    let own = try #require(Targets(of: profile, on: today))
    #expect(own.diet == input.diet)
    #expect(own.restriction == Int64(expected.restrictionPercent.rounded()))
    #expect((own.origin, own.dietOrigin) == (.manual, .manual))
  }

  @Test(arguments: try vectors(fn: "macros"))
  func `the macros of a day`(vector: Vector) throws {
    struct Input: Decodable { let kg: Double, cm: Double, kcal: Int64 }
    struct Expected: Decodable {
      let ref_g: Int64, protein: Int64, fat: Int64, carbs: Int64, fiber: Int64
    }
    let input = try vector.input(as: Input.self)
    let expected = try vector.expect(as: Expected.self)
    let macros = try #require(
      Macros(
        kcal: input.kcal, weight: Int64((input.kg * 1000).rounded()),
        height: Int64((input.cm * 10).rounded())))
    #expect(macros.reference == expected.ref_g)
    #expect(
      [macros.protein, macros.fat, macros.carbs, macros.fiber]
        == [expected.protein, expected.fat, expected.carbs, expected.fiber])
  }

  @Test(arguments: try vectors(fn: "smiley"))
  func `a smiley looks at both sides where too much counts`(vector: Vector) throws {
    struct Input: Decodable { let consumed_g: Double, target_g: Double, twoSided: Bool }
    let input = try vector.input(as: Input.self)
    let smiley = MacroSmiley(
      eaten: Int64((input.consumed_g * 10).rounded()),
      target: Int64((input.target_g * 10).rounded()), isBounded: input.twoSided)
    #expect(smiley?.rawValue ?? "none" == (try vector.expect(as: String?.self) ?? "none"))
  }

  @Test(arguments: try vectors(fn: "foodKcal"))
  func `food has the energy of what is in it`(vector: Vector) throws {
    struct Input: Decodable {
      let protein: Int64, carbs: Int64, fat: Int64, fiber: Int64, alcohol: Int64
      let convention: String
    }
    let input = try vector.input(as: Input.self)
    let food = Nutrients(
      protein: input.protein * 10, carbs: input.carbs * 10, fat: input.fat * 10,
      fiber: input.fiber * 10, alcohol: input.alcohol * 10)
    let label = try #require(Nutrients.Label(rawValue: input.convention))
    #expect(food.energy(label) == (try vector.expect(as: Int64.self)))
  }

  @Test(arguments: try vectors(fn: "fastDayKcal"))
  func `a day of little energy has a quarter of the maintenance`(vector: Vector) throws {
    struct Input: Decodable { let maintenance: Int64 }
    let maintenance = try vector.input(as: Input.self).maintenance
    #expect(Targets.fastDay(maintenance: maintenance) == (try vector.expect(as: Int64.self)))
  }

  /// A record as the examples give it.
  private struct RecordRow: Decodable {
    let intakeMean: Double, completeDays: Int64, wStart: String, wEnd: String, windowDays: Int64
    let prior: Int64, formula: Int64?, ree_milli: Int64?

    func record() throws -> IntakeRecord? {
      let weights = try [wStart, wEnd].map { try #require(Double($0)) * 1000 }
      return IntakeRecord(
        window: windowDays, completeDays: completeDays,
        eaten: Int64((intakeMean * Double(completeDays)).rounded()),
        firstWeight: Int64(weights[0].rounded()), lastWeight: Int64(weights[1].rounded()))
    }

    var bounds: EnergyBounds { EnergyBounds(formula: formula ?? prior, resting: ree_milli ?? 0) }
  }

  @Test(arguments: try vectors(fn: "adaptive"))
  func `the expenditure goes towards what the record says`(vector: Vector) throws {
    struct Expected: Decodable { let new: Int64? }
    let input = try vector.input(as: RecordRow.self)
    let step = try input.record().map {
      ExpenditureStep(from: input.prior, by: $0, on: today, within: input.bounds)
    }
    #expect(step?.kcal == (try vector.expect(as: Expected?.self))?.new)
  }

  @Test(arguments: try vectors(fn: "expenditureStep"))
  func `a step stays inside the bounds of the formula, and what cannot be is not taken`(
    vector: Vector
  ) throws {
    struct Expected: Decodable {
      let raw: Int64, low: Int64, high: Int64, new: Int64, reason: String?, bound: String?
    }
    let input = try vector.input(as: RecordRow.self)
    let expected = try vector.expect(as: Expected.self)
    #expect(input.bounds.range == expected.low...expected.high)
    let record = try #require(try input.record())
    #expect(record.raw == expected.raw)
    let step = ExpenditureStep(from: input.prior, by: record, on: today, within: input.bounds)
    #expect(step.kcal == expected.new)
    #expect(step.reason?.rawValue == expected.reason)
    #expect(step.bound?.rawValue == expected.bound)
  }

  @Test(arguments: try vectors(fn: "tellingWindow"))
  func `the longest window tells whose weeks stand alike`(vector: Vector) throws {
    struct Input: Decodable {
      let programs: [ProgramRow], last: String, completeDays: [String: Int64]
      let averages: [String: Bool]
    }
    struct Expected: Decodable { let window: Int64?, reason: String? }
    let input = try vector.input(as: Input.self)
    let expected = try vector.expect(as: Expected.self)
    let last = try Day(iso: input.last)
    let journal = IntakeJournal(
      days: { _ in nil }, weight: { _ in nil }, bounds: { _ in nil },
      isDiet: Standing(programs: try input.programs.map { try $0.program() }).isDiet(on:))
    let found = IntakeRecord.window(
      completeDays: { input.completeDays["\($0)"] ?? 0 },
      hasAverages: { input.averages["\($0)"] ?? false },
      isAlike: { journal.isAlike(last, after: $0 - 7) })
    #expect(found.window == expected.window)
    #expect(found.reason?.rawValue == expected.reason)
  }

  @Test(arguments: try vectors(fn: "mealDays"))
  func `the longest window looks at the meals between the middles of its weeks`(
    vector: Vector
  ) throws {
    struct Input: Decodable { let last: String, windowDays: Int64 }
    struct Expected: Decodable { let from: String, to: String }
    let input = try vector.input(as: Input.self)
    let expected = try vector.expect(as: Expected.self)
    let days = IntakeRecord.mealDays(of: input.windowDays, upTo: try Day(iso: input.last))
    #expect(days == (try Day(iso: expected.from))...(try Day(iso: expected.to)))
  }

  @Test(arguments: try vectors(fn: "manualMaintenance"))
  func `one's own maintenance is no diet under another name`(vector: Vector) throws {
    struct Input: Decodable {
      let typed: Int64, formula: Int64?, ree_milli: Int64?, basis: String?, answers: [Int]
      let bmiUnder18_5: Bool
    }
    struct Expected: Decodable {
      let result: String, reason: String?, least: Int64?, key: String?, floor: Int64?, rest: Int64?
    }
    let input = try vector.input(as: Input.self)
    let expected = try vector.expect(as: Expected.self)
    var profile = Profile()
    profile.basis = input.basis.flatMap(Basis.init)
    let answer = input.answers.compactMap(SafetyQuestion.init(number:)).first
    let refusal = OwnMaintenance(
      input.typed,
      bounds: input.formula.flatMap { formula in
        input.ree_milli.map { EnergyBounds(formula: formula, resting: $0) }
      }, floor: profile.basisUsed.floor,
      obstacle: input.bmiUnder18_5 ? .underweight : answer.map(DietObstacle.answer),
      isAgreed: false
    ).refusal
    switch refusal {
    case .maintenanceTooLow(input.typed, let least, let obstacle):
      #expect(expected.result == "refused" && least == expected.least ?? 800)
      #expect((obstacle != nil) == (expected.reason == "underFormula"))
    case .maintenanceLow(input.typed, let rest, let floor, nil):
      #expect(expected.result == "asks" && (floor, rest) == (expected.floor, expected.rest))
      #expect(refusal?.consents?.text == expected.key)
    default: Issue.record("\(String(describing: refusal))")
    }
  }

  @Test(arguments: try vectors(fn: "maintenanceInForce"))
  func `what keeps the weight lies in its bounds, and above for who must not lose any`(
    vector: Vector
  ) throws {
    struct Input: Decodable {
      let estimate: Int64?, formula: Int64, ree_milli: Int64, answers: [Int], bmiUnder18_5: Bool
    }
    let input = try vector.input(as: Input.self)
    let isHeld = input.bmiUnder18_5 || !Set(input.answers).isDisjoint(with: [3, 4])
    let bounds = EnergyBounds(formula: input.formula, resting: input.ree_milli)
    let measured = input.estimate.map {
      MeasuredExpenditure(kcal: $0, days: 28, completeDays: 28).bounded(by: bounds, isHeld: isHeld)
    }
    let maintenance = (measured?.kcal ?? input.formula).toTens
    #expect(maintenance == (try vector.expect(as: Int64.self)))
  }
}
