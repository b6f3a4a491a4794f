import Nouns
import Rules
import Testing
import Time

@Suite struct `The energy of a day` {
  private static let monday = Day(number: 20_514)

  /// A lead-in of one week, two of diet from then on, and so on.
  private func standing(
    pattern: EnergyPattern? = nil, counts: DeficitChoice? = nil, weight: Int64 = 90_000
  ) -> Standing {
    var profile = Profile.usual(from: Self.monday)
    profile.maintenance = 2300
    (profile.pattern, profile.counts, profile.weight) = (pattern, counts, weight)
    return Standing(
      programs: [DietProgram(id: .sample, start: Self.monday)], profiles: [profile])
  }

  private typealias Row = (DayEnergy.Reason, Int64)

  /// Tuesdays are the days of little energy.
  @Test(arguments: [
    (Optional<DeficitChoice>.none, 7, DayEnergy.Reason.diet, Int64(1610)),
    (nil, 8, .diet, 1610), (.program, 7, .diet, 1610), (.program, 8, .diet, 1610),
    (.pattern, 7, .maintenance, 2300), (.pattern, 8, .fastDay, 580),
    (nil, 0, .maintenance, 2300), (nil, 1, .fastDay, 580), (.program, 1, .fastDay, 580),
    (.pattern, 1, .fastDay, 580), (.pattern, 21, .maintenance, 2300), (nil, 22, .fastDay, 580),
  ])
  func `never has two deficits`(
    counts: DeficitChoice?, day: Int, reason: DayEnergy.Reason, kcal: Int64
  ) {
    let standing = standing(pattern: .weekly([.tuesday]), counts: counts)
    #expect(
      standing.energy(on: Self.monday + Int64(day)) == DayEnergy(kcal: kcal, reason: reason))
  }

  /// A block is not told by its one day of little energy.
  @Test(arguments: [
    (DeficitChoice.program, 1, Int64(2300)), (.program, 8, 1610), (.pattern, 8, 2300),
    (.pattern, 22, 2300),
  ])
  func `has an ordinary day in each block`(counts: DeficitChoice, day: Int, kcal: Int64) {
    let standing = standing(pattern: .weekly([.tuesday]), counts: counts)
    #expect(standing.blockEnergy(on: Self.monday + Int64(day))?.kcal == kcal)
  }

  @Test(arguments: [
    (-1, DayEnergy.Reason.maintenance), (0, .maintenance), (6, .maintenance), (7, .diet),
    (20, .diet), (21, .maintenance), (34, .maintenance), (35, .diet),
  ])
  func `follows the phase`(day: Int, reason: DayEnergy.Reason) {
    #expect(standing().energy(on: Self.monday + Int64(day))?.reason == reason)
    // Without days of little energy there is nothing else that could count.
    #expect(standing(counts: .pattern).energy(on: Self.monday + Int64(day))?.reason == reason)
  }

  @Test func `is maintenance in a pause, after the end and without a program`() {
    var paused = standing()
    paused.programs[0].pauses = [.init(from: Self.monday + 8, to: nil)]
    #expect(paused.energy(on: Self.monday + 7)?.reason == .diet)
    #expect(paused.energy(on: Self.monday + 8)?.reason == .maintenance)
    var ended = standing()
    ended.programs[0].end = Self.monday + 8
    #expect(ended.energy(on: Self.monday + 8)?.reason == .maintenance)
    ended.programs = []
    #expect(ended.energy(on: Self.monday + 7)?.kcal == 2300)
  }

  @Test func `is every other day little from the first one on`() {
    var standing = standing(pattern: .alternate(from: Self.monday + 2))
    standing.programs = []
    let reasons = (0..<6).map { standing.energy(on: Self.monday + $0)?.reason }
    #expect(
      reasons == [.maintenance, .maintenance, .fastDay, .maintenance, .fastDay, .maintenance])
  }

  @Test func `is maintenance where nothing less is safe`() {
    let thin = standing(pattern: .weekly([.tuesday]), weight: 55_000)
    #expect(thin.dietObstacle(on: Self.monday) == .underweight)
    #expect(thin.targets(on: Self.monday)?.diet == nil)
    #expect(thin.energy(on: Self.monday)?.reason == .maintenance)
    for day in [1, 7, 8] {
      let energy = thin.energy(on: Self.monday + Int64(day))
      #expect(energy == DayEnergy(kcal: 2300, reason: .noDiet))
    }
  }

  @Test func `heeds the answers to the safety questions, from when they were given`() {
    var standing = standing()
    let noon = Zone.utc.startOfDay(Self.monday + 10) + .hours(12)
    func answer(_ questions: Set<SafetyQuestion>, agreed: Bool = false) -> DietObstacle? {
      standing.safety = SafetyAnswers(
        id: .sample, applies: questions, isAgreed: agreed, at: noon)
      return standing.dietObstacle(on: Self.monday + 10)
    }
    #expect(answer([.diabetes, .hardWork]) == .answer(.diabetes))
    #expect(standing.energy(on: Self.monday + 10)?.reason == .noDiet)
    #expect(standing.targets(on: Self.monday + 10)?.diet == nil)
    #expect(standing.energy(on: Self.monday + 8)?.reason == .diet)
    #expect(answer([.pregnancy], agreed: true) == nil)
    #expect(standing.energy(on: Self.monday + 10) == nil)
    #expect(standing.energy(on: Self.monday + 8)?.reason == .diet)
    #expect(answer([.underAge], agreed: true) == .answer(.underAge))
    #expect(answer([.hardWork]) == nil)
    standing.safety = nil
    standing.profiles[0].birth = .year(2020)
    #expect(standing.dietObstacle(on: Self.monday) == .answer(.underAge))
  }
}
