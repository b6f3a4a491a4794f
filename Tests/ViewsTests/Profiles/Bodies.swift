import Time
import TestSupport
import Nouns
import Wire

/// People who gave some of their values, and what follows from them.
enum Bodies {
  static let fresh = ProfileEntry(
    basisUsed: .neutral, missing: [.birth, .height, .weight, .activity])

  static let half = ProfileEntry(
    from: Day("2026-03-01"),
    .saying {
      $0.birth = .year(1985)
      ($0.height, $0.weight, $0.gender) = (1803, 80_059, .female)
    }, age: 41, basisUsed: .female, bmi: 246, missing: [.activity])

  static let full = ProfileEntry(
    from: Day("2026-03-01"),
    .saying {
      $0.birth = Birth("1985-03-12")
      ($0.height, $0.weight, $0.goalWeight) = (1800, 82_500, 75_000)
      ($0.basis, $0.gender, $0.activity, $0.goal) = (.male, .other, .light, .lose)
    }, age: 40, basisUsed: .male, bmi: 255)

  static let aged = ProfileEntry(
    from: Day("2026-03-01"),
    .saying {
      $0.birth = Birth("45@2026-03-02")
      ($0.height, $0.weight) = (1800, 82_500)
      ($0.activity, $0.goal) = (.sedentary, .maintain)
    }, age: 45, basisUsed: .neutral, bmi: 255)

  static let profiles = [fresh, half, full, aged]

  // MARK: Targets

  static let formula = Targets(
    since: "2026-03-01", origin: .formula, dietOrigin: .formula, age: 40, height: 1800,
    weight: 82_500, basis: .male, activity: .light, factor: 1375, ree: 1_755_000, tdee: 2413,
    maintenance: 2410, diet: 1690, restriction: 30, wanted: 30, floor: 1500, bmi: 255)

  static let capped = Targets(
    since: "2026-03-01", origin: .formula, dietOrigin: .formula, age: 70, height: 1585,
    weight: 60_040, basis: .neutral, activity: .sedentary, factor: 1200, ree: 1_163_025,
    tdee: 1396, maintenance: 1400, diet: 1400, restriction: 20, wanted: 33, floor: 1500, bmi: 239,
    flags: [.bmiCap, .deficitCap, .floor, .noDeficit])

  static let underweight = Targets(
    since: "2026-03-01", origin: .formula, age: 25, height: 1650, weight: 45_000, basis: .female,
    activity: .light, factor: 1375, ree: 1_195_250, tdee: 1643, maintenance: 1640, restriction: 0,
    wanted: 30, floor: 1200, bmi: 165, flags: [.underweight])

  /// Their answers speak against a diet, not their weight.
  static let unsafe = Targets(
    since: "2026-03-01", origin: .formula, dietOrigin: .formula, age: 40, height: 1800,
    weight: 82_500, basis: .male, activity: .light, factor: 1375, ree: 1_755_000, tdee: 2413,
    maintenance: 2410, restriction: 30, wanted: 30, floor: 1500, bmi: 255)

  static let own = Targets(
    since: "2026-03-01", origin: .manual, dietOrigin: .manual, basis: .neutral, maintenance: 2300,
    diet: 1900, restriction: 30, wanted: 30, floor: 1500)

  static let ownDiet = Targets(
    since: "2026-03-01", origin: .adaptive, dietOrigin: .manual, age: 40, height: 1800,
    weight: 82_500, basis: .male, activity: .light, factor: 1375, ree: 1_755_000, tdee: 2413,
    maintenance: 2450, diet: 1900, restriction: 33, wanted: 33, floor: 1500, bmi: 255)

  static let adaptive = with(formula) {
    ($0.origin, $0.maintenance, $0.mended) = (.adaptive, 1890, 820)
    $0.measured = MeasuredExpenditure(kcal: 1888, days: 28, completeDays: 24)
  }

  /// Their own number would be a diet, which is not safe for them.
  static let resting = with(unsafe) { $0.resting = 1300 }

  private static func with(_ targets: Targets, _ change: (inout Targets) -> Void) -> Targets {
    var targets = targets
    change(&targets)
    return targets
  }

  private static func record(
    _ reason: RecordReason, _ bound: RecordBound? = nil, _ step: RecordStep? = nil
  ) -> ExpenditureRecord {
    ExpenditureRecord(
      days: 14, completeDays: 5, needed: 10, hasWeights: true, reason: reason, bound: bound,
      step: step, missed: step == nil ? 0 : 2, completeFrom: 1240)
  }

  static let macros = Macros(reference: 82_500, protein: 132, fat: 56, carbs: 164, fiber: 24)

  static let days = [
    TargetsAnswer(
      date: "2026-03-05", targets: formula, energy: DayEnergy(kcal: 1690, reason: .diet),
      macros: macros),
    TargetsAnswer(
      date: "2026-03-06", targets: own, energy: DayEnergy(kcal: 580, reason: .fastDay),
      macros: macros),
    TargetsAnswer(
      date: "2026-03-05", targets: underweight, energy: DayEnergy(kcal: 1640, reason: .noDiet)),
    TargetsAnswer(
      date: "2026-03-05", targets: unsafe, energy: DayEnergy(kcal: 2410, reason: .noDiet)),
    TargetsAnswer(
      date: "2026-03-05", targets: ownDiet, energy: DayEnergy(kcal: 2450, reason: .maintenance)),
    TargetsAnswer(date: "2026-03-05", targets: capped),
    TargetsAnswer(
      date: "2026-03-05", targets: adaptive, energy: DayEnergy(kcal: 1890, reason: .maintenance),
      record: record(
        .recordLow, .low, RecordStep(on: "2026-03-01", raw: 1200, least: 1888, most: 3257))),
    TargetsAnswer(date: "2026-03-05", targets: formula, record: record(.notEnough)),
    TargetsAnswer(
      date: "2026-03-05", targets: formula, record: record(.water), patternRests: "aimGain"),
    TargetsAnswer(date: "2026-03-05", targets: resting, patternRests: "diabetes"),
    TargetsAnswer(date: "2026-03-05", missing: [.birth, .height, .weight, .activity]),
  ]

  // MARK: Changes

  static let changes: [(answer: ProfileAnswer, fields: [ProfileField])] = [
    (ProfileAnswer(profile: full, targets: formula), [.activity]),
    (ProfileAnswer(profile: full, targets: own, before: formula), [.maintenance, .diet]),
    (ProfileAnswer(profile: full, targets: formula, before: own), []),
    (ProfileAnswer(profile: full, targets: formula, before: formula), []),
    (ProfileAnswer(profile: full, targets: formula, before: formula), [.weight]),
    (ProfileAnswer(profile: full, targets: formula, before: formula), [.goal, .pattern]),
    (ProfileAnswer(profile: full, targets: capped, before: capped), [.restriction]),
    (ProfileAnswer(profile: full, targets: underweight, before: formula), [.weight, .goal]),
    (ProfileAnswer(profile: half, before: formula), [.activity]),
    (ProfileAnswer(profile: half), [.height]),
  ]

  static let versions: [(before: Profile?, after: Profile?)] = [
    (
      nil,
      version {
        $0.birth = Birth("1985-03-12")
        ($0.height, $0.weight) = (1800, 82_500)
        ($0.basis, $0.gender) = (.neutral, .other)
      }
    ),
    (
      version { ($0.weight, $0.goal) = (82_500, .lose) },
      version { ($0.weight, $0.activity) = (80_000, .very) }
    ),
    (
      version { $0.pattern = .weekly([.monday, .thursday]) },
      version { ($0.pattern, $0.counts) = (.alternate(from: Day("2026-03-02")), .pattern) }
    ),
    (
      version { $0.basis = .male },
      version { ($0.restriction, $0.maintenance, $0.diet) = (15, 2300, 1900) }
    ),
    (version { $0.weight = 82_500 }, version { $0.weight = 82_500 }),
    (version { $0.weight = 82_500 }, version { $0.weight = 82_540 }),
    (version { ($0.weight, $0.birth) = (82_500, Birth("45@2026-03-02")) }, nil),
    (Profile(), Profile(id: RowID("a"), from: Day("2026-03-01"))),
  ]

  private static func version(_ say: (inout Profile) -> Void) -> Profile {
    var row = Profile(id: RowID(Examples.id), from: Day("2026-03-01"))
    say(&row)
    return row
  }
}
