import Nouns
import Rules
import TestSupport
import Testing
import Time

private let today = Day(number: 20_514)

@Suite struct `The estimate that moves week after week` {
  private static let bounds = EnergyBounds(formula: 2000, resting: 1_500_000)

  /// A journal of some days, with the same on each.
  private func journal(
    _ known: ClosedRange<Day>, each kcal: Int64 = 2500, weighed: Bool = true,
    bounds: EnergyBounds = bounds
  ) -> IntakeJournal {
    let day = IntakeDay(meals: 3, kcal: kcal)
    return IntakeJournal(
      days: { known.contains($0) ? day : nil },
      weight: { weighed && known.contains($0) ? 80_000 : nil }, bounds: { _ in bounds })
  }

  private func course(
    _ journal: IntakeJournal, from first: Day, upTo last: Day = today
  ) -> ExpenditureCourse {
    var course = ExpenditureCourse(from: first)
    course.follow(journal, upTo: last)
    return course
  }

  /// Each step, with the day on which it was looked at.
  private func steps(
    _ journal: IntakeJournal, from first: Day, upTo last: Day = today
  ) -> [ExpenditureStep] {
    var (course, steps) = (ExpenditureCourse(from: first), [ExpenditureStep]())
    while course.next <= last {
      course.follow(journal, upTo: course.next)
      if let step = course.last, step != steps.last { steps.append(step) }
    }
    return steps
  }

  @Test(arguments: try vectors(fn: "expenditureCourse"))
  func `steps as in the domain's examples`(vector: Vector) throws {
    let life = try vector.input(as: LifeRow.self)
    let expected = try vector.expect(as: LifeRow.Expected.self)
    let (journal, end) = (try life.journal(), try Day(iso: life.today))
    let first = try #require(try life.weights_g.keys.map { try Day(iso: $0) }.min())
    let found = steps(journal, from: first, upTo: end - 1).map(LifeRow.Step.init)
    #expect(found == expected.steps)
    let course = course(journal, from: first, upTo: end - 1)
    #expect(course.measured(on: end)?.kcal == expected.kcal)
    #expect(course.reason?.rawValue == expected.reason)
    #expect(course.lastTaken?.bound?.rawValue == expected.bound)
  }

  @Test func `what is eaten while the weight stays is what is used, after some weeks`() {
    let first = today - 200
    let long = course(journal(first...today), from: first)
    #expect(
      long.measured(on: today + 1) == MeasuredExpenditure(kcal: 2500, days: 28, completeDays: 28))
    // Half of the trust, and no more than 150.
    let short = course(journal(today - 20...today), from: today - 20).measured(on: today + 1)
    #expect(short.map { (2001...2300).contains($0.kcal) } == true)
  }

  @Test func `what is lacking is counted, and named`() {
    let few = course(journal(today - 8...today), from: today - 8)
    #expect(few.measured(on: today + 1) == nil)
    #expect((few.days, few.completeDays, few.needed) == (14, 9, 10))
    #expect(few.reason == .notEnough)
    let unweighed = course(journal(today - 200...today, weighed: false), from: today - 200)
    #expect(unweighed.measured(on: today + 1) == nil)
    #expect(!unweighed.hasWeights)
    // A day with little on it is not complete.
    let little = course(journal(today - 200...today, each: 799), from: today - 200)
    #expect(little.completeDays == 0)
  }

  @Test func `steps are a week apart, and nothing moves between them`() {
    let steps = steps(journal(today - 90...today), from: today - 90)
    #expect(steps.count > 9)
    for (one, next) in zip(steps, steps.dropFirst()) { #expect(next.day - one.day == 7) }
    #expect(steps.first?.day == today - 90 + 10)
  }

  @Test func `the first prior is the formula of the first step that is taken`() {
    var isLow = true
    let journal = IntakeJournal(
      days: { _ in IntakeDay(meals: 3, kcal: isLow ? 900 : 2100) }, weight: { _ in 80_000 },
      bounds: { EnergyBounds(formula: $0 < today - 30 ? 2400 : 2000, resting: 1_500_000) })
    var course = ExpenditureCourse(from: today - 50)
    course.follow(journal, upTo: today - 30)
    #expect((course.reason, course.missed) == (.recordLow, 3))
    #expect(course.measured(on: today) == nil)
    isLow = false
    course.follow(journal, upTo: today - 24)
    #expect(course.missed == 0)
    #expect(course.measured(on: today)?.kcal == 2100)
  }

  @Test func `an estimate of half a year ago is none`() {
    let known = today - 300...today - 200
    let course = course(journal(known, each: 2100), from: known.lowerBound)
    let taken = course.lastTaken?.day ?? today
    #expect(course.measured(on: taken + 182) != nil)
    #expect(course.measured(on: taken + 183) == nil)
    #expect(course.reason == .notEnough)
  }

  /// A life of gaps, scale noise and a program; whatever is kept of it in between.
  @Test(arguments: Dice.seeds(6))
  func `it goes on from where it was kept, and knows nothing of the days to come`(seed: UInt64) {
    var dice = Dice(seed: seed)
    var days: [Day: IntakeDay] = [:]
    for ago in 0..<400 as Range<Int64> where !dice.once(in: 6) {
      days[today - ago] = IntakeDay(meals: 3, kcal: dice.number(700...3500))
    }
    let noise = (0..<420).map { _ in dice.number(-900...900) }
    let diet = dice.number(0...400)
    func journal(upTo last: Day) -> IntakeJournal {
      IntakeJournal(
        days: { $0 > last ? nil : days[$0] },
        weight: { $0 > last ? nil : 80_000 + noise[min(Int(today - $0), 419)] },
        bounds: { _ in Self.bounds },
        isDiet: { $0 >= today - diet && ($0 - (today - diet)) % 28 < 14 })
    }
    let whole = course(journal(upTo: today), from: today - 399)
    var kept = ExpenditureCourse(from: today - 399)
    while kept.next <= today {
      let last = min(today, kept.next + dice.number(0...60))
      kept.follow(journal(upTo: last), upTo: last)
    }
    #expect(kept == whole, "seed \(seed)")
    #expect(whole.last != nil, "seed \(seed)")
  }

  /// A life of scale noise and forgotten dinners; the person eats what keeps their weight.
  @Test(arguments: Dice.seeds(10))
  func `forgotten dinners make no number under what a body uses at rest`(seed: UInt64) {
    var dice = Dice(seed: seed)
    let resting = dice.number(1_100_000...2_000_000)
    let formula = resting * dice.number(120...170) / 100_000
    let bounds = EnergyBounds(formula: formula, resting: resting)
    let forgotten = dice.number(0...10)
    var days: [Day: IntakeDay] = [:]
    for ago in 0..<200 as Range<Int64> {
      let hasDinner = dice.number(1...10) > forgotten
      var day = IntakeDay(meals: 3, kcal: formula * (hasDinner ? 100 : 55) / 100)
      day.least = IntakeDay.Share(tenths: 6, of: formula)
      days[today - ago] = day
    }
    let noise = (0..<210).map { _ in dice.number(-300...300) }
    let journal = IntakeJournal(
      days: { days[$0] },
      weight: { 80_000 + noise[min(Int(today - $0), 209)] },
      bounds: { _ in bounds })
    for step in steps(journal, from: today - 199) {
      #expect(bounds.range.contains(step.kcal), "seed \(seed): \(step.kcal) of \(formula)")
      #expect(1000 * step.kcal >= resting, "seed \(seed)")
    }
  }
}

/// A person's weeks as the examples give them.
private struct LifeRow: Decodable {
  struct Body: Decodable {
    let basis: String, birth: String, height_mm: Int64, activity: String, weight_g: Int64
  }

  struct Intake: Decodable {
    let kcal: Int64, isComplete: Bool

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      (kcal, isComplete) = (try list.decode(Int64.self), try list.decode(Bool.self))
    }
  }

  struct Step: Decodable, Equatable {
    let day: String, window: Int64, completeDays: Int64, raw: Int64, kcal: Int64, reason: String?

    init(_ step: ExpenditureStep) {
      (day, window, raw) = (step.day.iso, step.record.window, step.record.raw)
      completeDays = step.record.completeDays
      (kcal, reason) = (step.kcal, step.reason?.rawValue)
    }
  }

  struct Expected: Decodable {
    let kcal: Int64?, reason: String?, bound: String?, steps: [Step]
  }

  let profile: Body
  let programs: [ProgramRow]
  let weights_g: [String: Int64]
  let days: [String: Intake]
  let today: String

  func journal() throws -> IntakeJournal {
    var row = Profile(id: .sample, from: try Day(iso: days.keys.min() ?? today))
    row.basis = Basis(rawValue: profile.basis)
    row.birth = Birth(text: profile.birth)
    (row.height, row.weight) = (profile.height_mm, profile.weight_g)
    row.activity = Activity(rawValue: profile.activity)
    var weights = WeightCourse(memory: nil)
    for (day, grams) in try weights_g.map({ (try Day(iso: $0), $1) }).sorted(by: { $0.0 < $1.0 }) {
      weights.take(DayWeight(day: day, grams: grams))
    }
    var known: [Day: IntakeDay] = [:]
    for (day, intake) in days {
      var eaten = IntakeDay(meals: 3, kcal: intake.kcal, isMarked: intake.isComplete)
      eaten.withoutEnergy = intake.isComplete ? 0 : 1
      known[try Day(iso: day)] = eaten
    }
    let standing = Standing(programs: try programs.map { try $0.program() }, profiles: [row])
    return IntakeJournal(
      days: { known[$0] }, weight: { weights.mean(on: $0) },
      bounds: { standing.bounds(on: $0, by: weights) }, isDiet: standing.isDiet(on:))
  }
}
