import Nouns
import Rules
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `Where the weight stands, as it is told` {
  @discardableResult
  private func add(
    _ scene: Scene, _ grams: Int64, daysAgo days: Int64 = 0, confirm: String? = nil
  ) throws -> WeighingAnswer {
    let order = NewWeighing(
      grams: grams, at: scene.now - .hours(days * 24), confirm: confirm)
    return try scene.ask(WeightCalls.Add.self, order)
  }

  private func state(_ scene: Scene) throws -> WeightState {
    try scene.ask(WeightCalls.Show.self, NoFields())
  }

  private func person(_ scene: Scene, weight: Int64? = 90_000) throws {
    let order = Wire.ProfileOrder(
      birth: "1985", height: 1_800, weight: weight, basis: .male, activity: .light, goal: .lose,
      goalWeight: 75_000)
    try scene.ask(ProfileCalls.Set.self, order)
  }

  @Test func `it is told with each entry, and is the same when it is asked for`() throws {
    let scene = try Scene()
    #expect(try state(scene).grams == nil)
    for day in (0..<12 as Range<Int64>).reversed() {
      try add(scene, 82_000 + day * 100, daysAgo: day)
    }
    scene.pass(.seconds(1))
    let answer = try add(scene, 81_900).weight
    let state = try state(scene)
    #expect(answer == state)
    #expect(state.grams == 81_900)
    #expect(state.date == Zone.utc.day(of: scene.now).iso)
    // The mean of 81.9 and 82.1 to 82.6.
    #expect(state.mean == 82_286)
    #expect(state.weighings == 12 && state.arrow == .down && !state.isWelcome)
    #expect(state.recent.count == 12)
    scene.pass(.seconds(1))
    var brief = try scene.ask(WeightCalls.Add.self, NewWeighing(grams: 81_900, recent: false))
      .weight
    #expect(brief?.recent == state.recent.suffix(2))
    brief?.recent = state.recent
    #expect(brief == state)
    // Nobody said what they aim for.
    #expect(state.aim == nil && state.goalWeight == nil)
    try person(scene)
    #expect(try self.state(scene).isWelcome)
  }

  @Test
  func `when the goal may be reached is told where one looks for it, and where no goal rests`()
    throws
  {
    let scene = try Scene()
    try person(scene, weight: 86_000)
    for day in (0..<40 as Range<Int64>).reversed() {
      try add(scene, 82_000 + day * 70, daysAgo: day, confirm: "weight-jump")
    }
    let months = Months(from: "2026-05", to: "2026-11")
    func told() throws -> [Months?] {
      [
        try scene.ask(WeightCalls.Chart.self, WeightChartQuestion()).goalMonths,
        try scene.ask(WeightCalls.Why.self, NoFields()).goalMonths,
      ]
    }
    #expect(try told() == [months, months])
    // A chart of the past says nothing of what is to come.
    let past = WeightChartQuestion(to: (Zone.utc.day(of: scene.now) - 1).iso)
    #expect(try scene.ask(WeightCalls.Chart.self, past).goalMonths == nil)
    try scene.ask(ProfileCalls.SetSafety.self, SafetyWish(applies: [.eatingDisorder]))
    #expect(try told() == [nil, nil])
  }

  @Test func `a goal that is reached turns the aim into holding it, without a deficit`() throws {
    let scene = try Scene()
    try person(scene, weight: 77_000)
    for day in (0..<7 as Range<Int64>).reversed() {
      try add(scene, 75_600 + day * 100, daysAgo: day, confirm: "weight-jump")
    }
    #expect(try state(scene).aim == .lose && state(scene).distance == 900)
    for grams in [74_600, 74_500, 74_400, 74_300] as [Int64] {
      scene.run(.hours(24))
      try add(scene, grams)
    }
    let reached = try state(scene)
    #expect(reached.aim == .maintain && reached.isReached && reached.reachedOn == reached.date)
    #expect(reached.isHeld == true && reached.distance == nil && !reached.isWelcome)
    // Up again: it stays reached.
    scene.run(.hours(24))
    try add(scene, 75_900)
    #expect(try state(scene).reachedOn == reached.reachedOn)
    let asked = try refusal(of: { try scene.ask(ProgramCalls.Start.self, ProgramStart()) })
    #expect(asked == .needsConfirmation([.goalReached]))
    try scene.ask(ProfileCalls.Recalculate.self, NoFields())
    let targets = try #require(
      try scene.ask(ProfileCalls.GetTargets.self, TargetsQuestion()).targets)
    #expect(targets.diet == targets.maintenance && targets.flags.contains(.goalReached))
    // Neither does a pattern of low-calorie days bring one.
    let pattern = EnergyPattern.alternate(from: Zone.utc.day(of: scene.now))
    try scene.ask(ProfileCalls.Set.self, Wire.ProfileOrder(pattern: pattern, counts: .program))
    #expect(try scene.status().energy?.reason != .fastDay)
    // Somebody who wants a diet all the same gets one, with its deficit.
    try scene.ask(ProgramCalls.Start.self, ProgramStart(leadIn: 0, confirm: "goal-reached"))
    let diet = try #require(try scene.ask(ProfileCalls.GetTargets.self, TargetsQuestion()).targets)
    #expect((diet.diet ?? 0) < diet.maintenance)
    // Another goal brings the aim back.
    try scene.ask(ProfileCalls.Set.self, Wire.ProfileOrder(goalWeight: 70_000))
    #expect(try state(scene).aim == .lose && state(scene).reachedOn == nil)
  }

  @Test func `another goal brings the deficit back at once, and so does a diet that is wanted`()
    throws
  {
    let scene = try Scene()
    try person(scene, weight: 77_000)
    for day in (0..<7 as Range<Int64>).reversed() {
      try add(scene, 75_200 - day * 10, daysAgo: day, confirm: "weight-jump")
    }
    func deficit() throws -> Int64 {
      let answer = try scene.ask(ProfileCalls.GetTargets.self, TargetsQuestion())
      let targets = try #require(answer.targets)
      return targets.maintenance - (targets.diet ?? targets.maintenance)
    }
    #expect(try deficit() > 0)
    // A goal that is reached on the day it is set.
    try scene.ask(
      ProfileCalls.Set.self, Wire.ProfileOrder(goalWeight: 75_500, confirm: "goal-side"))
    #expect(try state(scene).isReached)
    #expect(try deficit() == 0)
    try scene.ask(ProgramCalls.Start.self, ProgramStart(leadIn: 0, confirm: "goal-reached"))
    #expect(try deficit() > 0)
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(try deficit() == 0)
    try scene.ask(ProfileCalls.Set.self, Wire.ProfileOrder(goalWeight: 70_000))
    #expect(try state(scene).aim == .lose)
    #expect(try deficit() > 0)
  }

  @Test func `it says which values its mean and its arrow come from`() throws {
    let scene = try Scene()
    try person(scene)
    for day in (1..<20 as Range<Int64>).reversed() {
      try add(scene, 82_000 + day * 100, daysAgo: day)
    }
    try add(scene, 72_000, confirm: "weight-jump")
    let why = try scene.ask(WeightCalls.Why.self, NoFields())
    let state = try state(scene)
    let kept = why.values.filter { !$0.isLeftOut }.compactMap(\.grams)
    #expect(kept == [82_600, 82_500, 82_400, 82_300, 82_200, 82_100])
    #expect(why.values.last?.isLeftOut == true && why.values.last?.grams == 72_000)
    #expect(why.mean == kept.reduce(0, +) / 6 && why.mean == state.mean)
    let change = try #require(state.weekly)
    #expect(abs(try #require(why.now) - #require(why.before) - change) <= 1)
    #expect(why.rule == .trend && why.band == 300 && why.arrow == .down && why.isWelcome)
    #expect(why.weighings == 19 && why.needed == 10 && why.phase == nil)
    #expect(why.goalWeight == 75_000)

    try scene.ask(ProgramCalls.Start.self, ProgramStart(leadIn: 0))
    let water = try scene.ask(WeightCalls.Why.self, NoFields())
    #expect(water.silence == .newBlock && water.arrow == nil)
    #expect(water.phase == .diet && water.phaseDay == 1 && water.waterDays == 5)
  }

  @Test func `it says the averages that an arrow of weeks comes from`() throws {
    let scene = try Scene(settings: "weight.arrow = week")
    for day in (0..<14 as Range<Int64>).reversed() {
      try add(scene, 82_000 + day * 100, daysAgo: day)
    }
    let why = try scene.ask(WeightCalls.Why.self, NoFields())
    #expect(why.rule == .week && why.band == 200)
    #expect((why.now, why.before) == (82_300, 83_000) && why.mean == why.now)
    // Nobody said what they aim for.
    #expect(why.arrow == .down && !why.isWelcome && why.aim == nil)
  }

  @Test func `whatever is corrected, deleted, undone or brought, it is that of the rows`() throws {
    let scene = try Scene()
    var random = Seeded()
    var ids: [String] = []
    for number in 0..<260 as Range<Int64> {
      let day = Int64.random(in: 0...200, using: &random)
      switch number < 120 ? 0 : Int.random(in: 0..<5, using: &random) {
      case 1: _ = try? scene.ask(ChangeCalls.Undo.self, NoFields())
      case 2:
        let id = ids.randomElement(using: &random) ?? ""
        _ = try? scene.ask(WeightCalls.Delete.self, RemovalOrder(id: id))
      case 3:
        let id = ids.randomElement(using: &random) ?? ""
        _ = try? scene.ask(
          WeightCalls.Edit.self,
          WeighingEdit(
            id: id, grams: .random(in: 79_000...84_000, using: &random),
            at: scene.now - .hours(day * 24)))
      default:
        let grams = Int64.random(in: 79_000...84_000, using: &random)
        ids.append(try add(scene, grams, daysAgo: day, confirm: "weight-jump").weighing.id.text)
      }
      guard number % 20 == 0 else { continue }
      let state = try state(scene)
      try scene.restart()
      #expect(try self.state(scene) == state, "seed \(random.seed), \(number)")
    }
    // A chart reads them all.
    let chart = try scene.ask(WeightCalls.Chart.self, WeightChartQuestion(last: 30))
    let recent = try state(scene).recent
    #expect(
      chart.points.filter { $0.grams != nil }.map(\.grams) == recent.map(\.grams),
      "seed \(random.seed)")
    #expect(
      chart.points.filter(\.isLeftOut).map(\.date) == recent.filter(\.isLeftOut).map(\.date))
  }

  @Test func `a slip is asked about, and left out where it is meant`() throws {
    let scene = try Scene()
    for day in (1..<9 as Range<Int64>).reversed() { try add(scene, 82_000, daysAgo: day) }
    #expect(try refusal { try add(scene, 72_000) } == .needsConfirmation([.weightJump]))
    // Compared with the day before it, not with the newest.
    #expect(try refusal { try add(scene, 91_000, daysAgo: 3) } == .needsConfirmation([.weightJump]))
    try add(scene, 91_000, daysAgo: 30)
    let state = try #require(try add(scene, 72_000, confirm: "weight-jump").weight)
    #expect(state.leftOut?.grams == 72_000)
    #expect(state.mean == 82_000)
    scene.pass(.hours(24))
    #expect(try #require(try add(scene, 72_300).weight).leftOut == nil)
  }

  @Test(
    arguments: [
      (nil, 83_000, nil),
      (nil, 185_000, .needsConfirmation([.weightJump], about: .weight(grams: 185_000))),
      (83_000, 90_000, nil), (83_000, 185_000, .needsConfirmation([.weightJump])),
      (160_000, 165_000, nil),
    ] as [(Int64?, Int64, Refusal?)])
  func `the first is held against the profile, else against what people weigh`(
    profile: Int64?, weighed: Int64, asked: Refusal?
  ) throws {
    let scene = try Scene()
    if let profile {
      let order = Wire.ProfileOrder(weight: profile, confirm: "weight-jump")
      _ = try scene.ask(ProfileCalls.Set.self, order)
    }
    guard let asked else { return _ = try add(scene, weighed) }
    #expect(try refusal { try add(scene, weighed) } == asked)
    _ = try add(scene, weighed, confirm: "weight-jump")
  }

  @Test func `targets go by the journal when they are worked out, and not before`() throws {
    let scene = try Scene()
    try person(scene)
    func maintenance() throws -> Int64? {
      try scene.ask(ProfileCalls.Get.self, NoFields()).targets?.maintenance
    }
    let before = try maintenance()
    for day in (0..<4 as Range<Int64>).reversed() { try add(scene, 82_000, daysAgo: day) }
    #expect(try maintenance() == before)
    try scene.ask(ProfileCalls.Recalculate.self, NoFields())
    let after = try #require(try maintenance())
    #expect(after < before ?? 0)
    scene.pass(.hours(1))
    // One truth: what is said to the profile is a weighing.
    try scene.ask(ProfileCalls.Set.self, Wire.ProfileOrder(weight: 81_000))
    let page = try scene.ask(WeightCalls.List.self, WeighingQuestion())
    #expect(page.weighings.map(\.grams) == [81_000, 82_000, 82_000, 82_000, 82_000])
    #expect(try scene.ask(ProfileCalls.Get.self, NoFields()).profile.values.weight == 81_750)
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(try scene.ask(WeightCalls.List.self, WeighingQuestion()).weighings.count == 4)
    #expect(try maintenance() == after)
  }

  @Test func `a profile without a weight learns it from the first weighing`() throws {
    let scene = try Scene()
    try person(scene, weight: nil)
    #expect(try scene.ask(ProfileCalls.Get.self, NoFields()).targets == nil)
    try add(scene, 82_000)
    #expect(try scene.ask(ProfileCalls.Get.self, NoFields()).targets != nil)
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(try scene.ask(ProfileCalls.Get.self, NoFields()).targets == nil)
  }

  @Test func `who weighs too little has no diet phase from that moment on`() throws {
    let scene = try Scene()
    try person(scene)
    #expect(
      scene.keeper.state.engine.standing.dietObstacle(on: scene.keeper.state.moment.date) == nil)
    let answer = try add(scene, 58_000, confirm: "weight-jump")
    #expect(
      scene.keeper.state.engine.standing.dietObstacle(on: scene.keeper.state.moment.date)
        == .underweight)
    #expect(answer.weight?.goalWeight == nil)
    try scene.restart()
    #expect(
      scene.keeper.state.engine.standing.dietObstacle(on: scene.keeper.state.moment.date)
        == .underweight)
    try scene.ask(
      WeightCalls.Edit.self, WeighingEdit(id: answer.weighing.id.text, grams: 85_000))
    #expect(
      scene.keeper.state.engine.standing.dietObstacle(on: scene.keeper.state.moment.date) == nil)
  }

  @Test func `a weighing that was erased counts for nothing from then on`() throws {
    let scene = try Scene()
    var erased = ""
    for day in (0..<20 as Range<Int64>).reversed() {
      let id = try add(scene, day == 3 ? 88_000 : 82_000, daysAgo: day).weighing.id.text
      if day == 3 { erased = id }
    }
    let before = try scene.ask(WeightCalls.Show.self, NoFields())
    let order = EntryErasureOrder(.weighing, id: erased, confirm: "erase-for-good")
    try scene.ask(BackupCalls.EraseEntry.self, order)
    let after = try scene.ask(WeightCalls.Show.self, NoFields())
    #expect(before.recent.contains { $0.grams == 88_000 })
    #expect(!after.recent.contains { $0.grams == 88_000 })
    try scene.restart()
    #expect(try scene.ask(WeightCalls.Show.self, NoFields()) == after)
  }

  @Test func `hooks hear of a weighing, and of nothing that only looks like one`() throws {
    let scene = try Scene()
    let id = try add(scene, 82_400).weighing.id.text
    let told = try #require(scene.hooked.last)
    #expect(told.event == .weightLogged)
    #expect(
      told.weight == HookEvent.Weight(id: id, at: scene.now.milliseconds, grams: 82_400, mean: nil))
    #expect(told.variables["FASTD_GRAMS"] == "82400")
    #expect(told.text.hasPrefix("Recorded 82.4 kg"))
    scene.forget()
    try scene.ask(WeightCalls.Edit.self, WeighingEdit(id: id, grams: 82_000))
    try scene.ask(WeightCalls.Delete.self, RemovalOrder(id: id))
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(scene.hooked.filter { $0.event == .weightLogged } == [])
  }

  @Test func `bars see the mean, and the arrow where it is welcome`() throws {
    let scene = try Scene()
    try person(scene)
    for day in (0..<20 as Range<Int64>).reversed() {
      try add(scene, 82_000 + day * 150, daysAgo: day)
    }
    let glance = try #require(
      try scene.ask(StatusCalls.Get.self, StatusQuestion(glance: true)).glance)
    let state = try state(scene)
    #expect(glance.weight == state.mean && glance.weekly == state.weekly)
    #expect(glance.arrow == "down")
  }

  @Test func `a chart begins with the first weighing, and has no trend before the tenth`() throws {
    let scene = try Scene()
    for day in (0..<9 as Range<Int64>).reversed() { try add(scene, 82_000, daysAgo: day + 3) }
    let today = scene.keeper.state.moment.day
    let chart = try scene.ask(WeightCalls.Chart.self, WeightChartQuestion())
    #expect(chart.from == (today - 11).iso && chart.to == today.iso)
    #expect(chart.points.count == 9 && chart.points.allSatisfy { $0.trend == nil })
    let asked = try scene.ask(WeightCalls.Chart.self, WeightChartQuestion(last: 30))
    #expect(asked.from == (today - 29).iso)
    try add(scene, 82_000, daysAgo: 2)
    let ten = try scene.ask(WeightCalls.Chart.self, WeightChartQuestion())
    #expect(ten.points.contains { $0.trend != nil })
  }

  @Test func `a chart has its days, its phases and no more points than are wanted`() throws {
    let scene = try Scene()
    try person(scene)
    for day in (0..<200 as Range<Int64>).reversed() {
      try add(scene, 82_000 + day * 20, daysAgo: day)
    }
    let all = try scene.ask(WeightCalls.Chart.self, WeightChartQuestion(last: 100))
    #expect(all.step == 1 && all.points.count == 100)
    #expect(all.points.last?.grams == 82_000)
    let few = try scene.ask(WeightCalls.Chart.self, WeightChartQuestion(last: 100, points: 30))
    #expect(few.step == 4 && few.points.count == 25)
    #expect(few.points.first?.grams == all.points.prefix(4).compactMap(\.grams).reduce(0, +) / 4)
    #expect(all.goalWeight == 75_000)
    for wrong in [
      WeightChartQuestion(last: 0), WeightChartQuestion(last: .max),
      WeightChartQuestion(from: "2026-05-01", to: "2026-04-01"),
      WeightChartQuestion(from: "0001-01-01"), WeightChartQuestion(from: "x"),
    ] {
      #expect(throws: ServiceError.self) { try scene.ask(WeightCalls.Chart.self, wrong) }
    }
  }
}
