import Nouns
import Rules
import TestSupport
import Testing
import Time

private let today = Day(number: 20_514)

@Suite struct `A day beside its targets` {
  private func standing(
    _ change: (inout Profile) -> Void = { _ in }, applies: Set<SafetyQuestion> = []
  ) -> Standing {
    var profile = Profile(id: .sample, from: today - 100)
    (profile.height, profile.weight, profile.maintenance) = (1800, 80_000, 2300)
    profile.birth = .year(1980)
    change(&profile)
    let answers = SafetyAnswers(
      id: .sample, applies: applies, isAgreed: true, at: Instant(milliseconds: 0))
    return Standing(safety: answers, profiles: [profile])
  }

  private var meals: [MealItem] {
    let at = Zone.utc.startOfDay(today) + .hours(8)
    return [
      .sample(
        RowID(bits: 1, 1), "Oats", at: at, meal: RowID(bits: 9, 9),
        Nutrition(energy: 400, protein: 200, carbs: 600, fat: 80)),
      .sample(RowID(bits: 2, 2), "Milk", at: at, meal: RowID(bits: 9, 9), Nutrition()),
      .sample(RowID(bits: 3, 3), "Pizza", at: at, Nutrition(energy: 900)),
    ]
  }

  private func day(_ standing: Standing, _ items: [MealItem], marked: Bool = false) -> EatenDay {
    EatenDay(items, on: today, in: standing, isMarked: marked, isFasted: false)
  }

  @Test func `has what is left of them, meal by meal`() throws {
    let eaten = day(standing(), meals)
    #expect((eaten.totals.meals, eaten.totals.withoutEnergy) == (2, 1))
    #expect(eaten.target?.kcal == 2300)
    #expect(eaten.energy == EnergyBalance(eaten: 1300, target: 2300))
    let balance = try #require(eaten.balance)
    #expect(balance.targets == Macros(kcal: 2300, weight: 80_000, height: 1800))
    #expect(balance.smiley(of: .protein) == .red)
    #expect(balance.smiley(of: .fiber) == nil)
    // Nobody knows what the milk has.
    #expect(!eaten.intake.isComplete)
    #expect(eaten.obstacle == nil)
    let none = day(standing(), [])
    #expect(none.balance?.progress == nil)
    #expect(none.energy?.remaining == 2300)
    #expect(!none.intake.isComplete)
    #expect(day(standing(), [], marked: true).intake.isComplete)
  }

  @Test(arguments: [
    (SafetyQuestion.underAge, true), (.pregnancy, true), (.eatingDisorder, true),
    (.diabetes, false), (.hardWork, false),
  ])
  func `is held against nothing where a number could harm`(
    question: SafetyQuestion, isHidden: Bool
  ) {
    let eaten = day(standing(applies: [question]), meals)
    #expect(eaten.obstacle == (isHidden ? question : nil))
    #expect((eaten.target == nil) == isHidden)
    #expect((eaten.balance == nil) == isHidden)
    #expect((eaten.energy == nil) == isHidden)
    // What was eaten stays what it was.
    #expect(eaten.totals.nutrition.energy == 1300)
  }

  @Test func `is held against nothing under 18, or with a BMI under 18.5`() {
    let minor = day(standing { $0.birth = .year(2015) }, meals)
    #expect(minor.obstacle == .underAge && minor.target == nil && minor.balance == nil)
    let light = day(standing { $0.weight = 55_000 }, meals)
    #expect(light.obstacle == .lowWeight && light.target == nil && light.balance == nil)
  }

  @Test func `of little energy is complete from half of it on`() {
    let low = standing { $0.pattern = .weekly([today.weekday]) }
    let half = MealItem.sample(
      RowID(bits: 1, 1), at: Zone.utc.startOfDay(today), Nutrition(energy: 290))
    #expect(day(low, [half]).target?.kcal == 580)
    #expect(day(low, [half]).intake.isComplete)
    #expect(!day(standing(), [half]).intake.isComplete)
    #expect(!day(low, []).intake.isComplete)
  }

  @Test func `with a dinner forgotten is not complete, by the target or by the formula`() throws {
    let at = Zone.utc.startOfDay(today)
    func eaten(_ kcal: Int64) -> [MealItem] {
      [.sample(RowID(bits: 1, 1), at: at, Nutrition(energy: kcal))]
    }
    let known = standing { $0.activity = .light }
    let tdee = try #require(known.targets(on: today)?.tdee)
    let least = (6 * tdee + 9) / 10
    #expect(day(known, eaten(least)).intake.isComplete)
    #expect(!day(known, eaten(least - 1)).intake.isComplete)
    var dieting = known
    dieting.programs = [DietProgram(id: RowID(bits: 5, 5), start: today - 3, leadIn: 0)]
    let target = try #require(dieting.energy(on: today)?.kcal)
    let share = (7 * target + 9) / 10
    #expect(day(dieting, eaten(share)).intake.isComplete)
    #expect(!day(dieting, eaten(share - 1)).intake.isComplete)
  }

  @Test func `fasted with coffee is complete, and with a bite is not`() {
    let at = Zone.utc.startOfDay(today)
    func isComplete(_ kcal: Int64?) -> Bool {
      EatenDay(
        [.sample(RowID(bits: 1, 1), at: at, Nutrition(energy: kcal))], on: today, in: standing(),
        isMarked: false, isFasted: true
      ).intake.isComplete
    }
    #expect(isComplete(4) && !isComplete(10) && !isComplete(nil))
  }

  @Test func `is fasted where a fast held all of it, as the person counts days`() throws {
    var scene = Scene(
      wishes: {
        var wishes = Wishes()
        wishes.dayStart = ClockTime(hour: 4, minute: 0) ?? .midnight
        return wishes
      }())
    let yesterday = scene.moment.day - 1
    let time = Engine.time(of: yesterday, by: scene.moment.days)
    func fast(_ start: Instant, _ end: Instant) -> Fast {
      Fast(id: .sample, start: Mark(start, in: .utc), end: Mark(end, in: .utc))
    }
    func isFasted(_ fasts: Fast...) -> Bool {
      scene.engine.hasFasted(on: yesterday, fasts, at: scene.moment)
    }
    #expect(isFasted(fast(time.lowerBound, time.upperBound)))
    #expect(!isFasted(fast(time.lowerBound + .second, time.upperBound)))
    // Two halves are no whole: something may have been eaten between them.
    let noon = time.lowerBound + .hours(12)
    #expect(!isFasted(fast(time.lowerBound, noon), fast(noon, time.upperBound)))
    #expect(!isFasted())
    try scene.perform(.start(.init(goal: .open, at: time.lowerBound - .hour)))
    #expect(scene.engine.hasFasted(on: yesterday, [], at: scene.moment))
    #expect(!scene.engine.hasFasted(on: scene.moment.day, [], at: scene.moment))
  }
}
