import TestSupport
import Nouns
import Rules
import Testing
import Time
import Wire

@testable import Daemon

@MainActor @Suite struct `Calls about the body` {
  typealias Order = Wire.ProfileOrder

  private static let known = Order(
    birth: "1985", height: 1800, weight: 90_000, gender: .male, activity: .light)

  @discardableResult
  private func set(_ order: Order, in scene: Scene) throws -> ProfileAnswer {
    try scene.ask(ProfileCalls.Set.self, order)
  }

  /// The parameter that is not taken.
  private func field(refusedFor parameters: String, _ scene: Scene) throws -> String? {
    let client = scene.client()
    let text = #"{"method":"\#(ProfileCalls.Set.name)","parameters":\#(parameters)}"#
    scene.keeper.handle(try Call(frame: Array(text.utf8)), from: client)
    let reply = try #require(scene.replies[client]?.last)
    #expect(reply.error == "org.varlink.service.InvalidParameter")
    guard case .string(let field)? = reply.parameters["parameter"] else { return nil }
    return field
  }

  private func targets(_ scene: Scene, on date: String? = nil) throws -> TargetsAnswer {
    try scene.ask(ProfileCalls.GetTargets.self, TargetsQuestion(date: date))
  }

  @Test func `nothing is known at the beginning, and what is missing has a name`() throws {
    let scene = try Scene()
    let answer = try scene.ask(ProfileCalls.Get.self, NoFields())
    let needed: [ProfileField] = [.birth, .height, .weight, .activity]
    #expect(answer == ProfileAnswer(profile: ProfileEntry(basisUsed: .neutral, missing: needed)))
    #expect(try targets(scene).missing == needed)
    #expect(try scene.status().energy == nil)
    let refused = try refusal { try scene.ask(ProfileCalls.Recalculate.self, NoFields()) }
    #expect(refused == .profileIncomplete(needed))
  }

  @Test func `what was said comes back with what follows from it, over a restart`() throws {
    let scene = try Scene()
    let said = try set(Self.known, in: scene)
    #expect(said.profile.values.birth == .year(1985))
    #expect(said.profile.basisUsed == .male)
    #expect(said.profile.bmi == 278)
    #expect(said.before == nil)
    let numbers = try #require(said.targets)
    #expect((numbers.ree, numbers.factor) == (1_830_000, 1375))
    #expect((numbers.maintenance, numbers.diet) == (2520, 1760))
    #expect((numbers.origin, numbers.dietOrigin) == (.formula, .formula))
    #expect(try scene.status().energy == DayEnergy(kcal: 2520, reason: .maintenance))
    try scene.restart()
    #expect(try scene.ask(ProfileCalls.Get.self, NoFields()) == said)
  }

  @Test func `the day's energy and macros are told, of any day`() throws {
    let scene = try Scene()
    try set(Self.known, in: scene)
    let today = try targets(scene)
    #expect(today.energy == DayEnergy(kcal: 2520, reason: .maintenance))
    #expect(today.macros?.protein == 144)
    #expect(today.macros?.reference == 90_000)
    #expect(try targets(scene, on: today.date) == today)
    #expect(try targets(scene, on: "2001-01-01").targets == nil)
    #expect(try targets(scene, on: "2001-01-01").missing.count == 4)
    #expect(try targets(scene, on: "9999-12-31").targets?.maintenance == 2520)
  }

  @Test func `a change says what the numbers were`() throws {
    let scene = try Scene()
    let first = try set(Self.known, in: scene)
    try scene.restart(after: .hours(24))
    let second = try set(Order(weight: 85_000), in: scene)
    #expect(second.before == first.targets)
    #expect(second.targets?.maintenance == 2450)
    try scene.restart(after: .hours(24))
    // Only 10 kcal: too little to turn the plan for.
    let third = try set(Order(weight: 84_500), in: scene)
    #expect(third.targets == second.targets)
    #expect(third.before == nil)
    #expect(third.profile.values.weight == 84_500)
    _ = try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(try scene.ask(ProfileCalls.Get.self, NoFields()).profile.values.weight == 85_000)
  }

  @Test func `the numbers are worked out anew when asked`() throws {
    let scene = try Scene()
    let first = try set(Self.known, in: scene)
    let refused = try refusal { try scene.ask(ProfileCalls.Recalculate.self, NoFields()) }
    #expect(refused == .nothingToChange)
    try scene.restart(after: .hours(24 * 366 * 4))
    let answer = try scene.ask(ProfileCalls.Recalculate.self, NoFields())
    #expect(answer.before == first.targets)
    #expect(answer.targets?.maintenance == 2490)
    #expect(try scene.ask(ProfileCalls.Get.self, NoFields()).before == first.targets)
  }

  @Test(arguments: Dice.seeds(2))
  func `what is kept of the estimate is what it would be worked out to again`(seed: UInt64) throws {
    let scene = try Scene()
    try set(Self.known, in: scene)
    var dice = Dice(seed: seed)
    func eat(daysAgo days: Int64) throws {
      let kcal = Nutrition(energy: dice.number(1500...3000))
      try scene.ask(
        MealCalls.Log.self,
        MealLog([NewMealItem("chili", nutrition: kcal)], at: scene.now - .hours(24 * days)))
    }
    func weigh(daysAgo days: Int64) throws {
      let order = NewWeighing(
        grams: dice.number(89_000...91_000), at: scene.now - .hours(24 * days))
      _ = try scene.ask(WeightCalls.Add.self, order)
    }
    for ago in (1...110 as ClosedRange<Int64>).reversed() {
      try eat(daysAgo: ago)
      if !dice.once(in: 5) { try weigh(daysAgo: ago) }
    }
    #expect(try targets(scene).record?.measured != nil, "seed \(seed)")
    for _ in 0..<12 {
      switch dice.number(0...3) {
      case 0: try eat(daysAgo: dice.number(1...110))
      case 1: try weigh(daysAgo: dice.number(1...110))
      case 2: _ = try scene.ask(ChangeCalls.Undo.self, NoFields())
      default: try set(Order(weight: dice.number(88_000...92_000)), in: scene)
      }
      let kept = try targets(scene).record
      scene.keeper.state.forgetRows()
      #expect(try targets(scene).record == kept, "seed \(seed)")
    }
  }

  @Test func `the record says why it is not taken, with its bounds`() throws {
    let scene = try Scene()
    try set(Self.known, in: scene)
    #expect(try targets(scene).record?.reason == .notEnough)
    #expect(try targets(scene).record?.completeFrom == 1510)
    for ago in 1...30 as ClosedRange<Int64> {
      let at = scene.now - .hours(24 * ago)
      _ = try scene.ask(WeightCalls.Add.self, NewWeighing(grams: 90_000, at: at))
      let item = NewMealItem("soup", nutrition: Nutrition(energy: 900))
      try scene.ask(MealCalls.Log.self, MealLog([item], at: at))
      let day = Zone.utc.day(of: at)
      _ = try scene.ask(
        MealCalls.Mark.self, CompletenessOrder(day: day, complete: true))
    }
    let record = try #require(try targets(scene).record)
    #expect(record.measured == nil && record.reason == .recordLow)
    #expect(record.step.map { [$0.raw, $0.least, $0.most] } == [900, 1887, 3396])
    #expect(record.missed == 3)
  }

  // MARK: Words of the wire

  @Test(arguments: ["1985-03-12", "1985", "45@2025-03-02", "100@2025-03-02"])
  func `a birth is read and written`(text: String) throws {
    #expect(Birth(text: text)?.text == text)
    let scene = try Scene()
    #expect(try set(Order(birth: text), in: scene).profile.values.birth?.text == text)
  }

  @Test(arguments: [
    "", "85", "19855", "+1985", "1985-3-12", "1985-02-30", " 1985-03-12", "1985-03-12 ", "45@",
    "@2025-03-02", "45@2025", "-1@2025-03-02", "1000@2025-03-02", "45@2025-03-02@", "١٩٨٥",
    "99999999999999999999", "1985-03-12T00:00",
  ])
  func `no other text is a birth`(text: String) throws {
    #expect(Birth(text: text) == nil)
    let scene = try Scene()
    var said = JSONWriter()
    said.string(text)
    let parameters = #"{"birth":\#(String(decoding: said.bytes, as: UTF8.self)),"forget":[]}"#
    #expect(try field(refusedFor: parameters, scene) == "birth")
    #expect(scene.keeper.state.engine.standing.profiles == [])
  }

  @Test func `days of little energy come by their codes or from a date on`() throws {
    let scene = try Scene()
    let days = EnergyPattern.weekly([.monday, .thursday])
    #expect(try set(Order(pattern: days), in: scene).profile.values.pattern == days)
    let turns = EnergyPattern.alternate(from: Day("2025-12-30"))
    #expect(try set(Order(pattern: turns), in: scene).profile.values.pattern == turns)
    let touching = Order(pattern: .weekly([.sunday, .monday]))
    #expect(try refusal { try set(touching, in: scene) } == .daysTouch)
    for pattern in [
      "{}", #"{"days":["mon"],"alternateFrom":"2025-12-30"}"#, #"{"days":["monday"]}"#,
      #"{"alternateFrom":"tomorrow"}"#,
    ] {
      let parameters = #"{"pattern":\#(pattern),"forget":[]}"#
      #expect(try field(refusedFor: parameters, scene) == "pattern")
    }
    let both = Order(weight: 80_000, forget: [.weight])
    #expect(throws: (any Error).self) { try set(both, in: scene) }
    #expect(try set(Order(forget: [.pattern]), in: scene).profile.values.pattern == nil)
  }

  // MARK: Refusals

  @Test(arguments: [
    (Order(height: 3), Refusal.numberOutOfRange(field: "height", 3, allowed: 1000...2500)),
    (Order(birth: "2020"), .underAge(years: 5)),
    (Order(diet: 500), .dietTooLow(500, least: 800)),
    (Order(diet: 3000), .dietAboveMaintenance(3000, maintenance: 2520)),
    (Order(goalWeight: 50_000), .goalWeightTooLow(50_000, least: 59_940)),
    (Order(weight: 60_000), .needsConfirmation([.weightJump])),
    (Order(diet: 1200), .needsConfirmation([.lowDiet])),
    (Order(), .nothingToChange),
  ])
  func `what cannot be is refused with what could`(
    order: Order, expected: Refusal
  ) throws {
    let scene = try Scene()
    try set(Self.known, in: scene)
    #expect(try refusal { try set(order, in: scene) } == expected)
  }

  @Test func `who is not to eat less is told the maintenance, and why`() throws {
    let scene = try Scene()
    try set(Self.known, in: scene)
    _ = try scene.ask(
      ProfileCalls.SetSafety.self, SafetyWish(applies: [.diabetes], agreed: nil))
    #expect(try targets(scene).targets?.diet == nil)
    #expect(try targets(scene).targets?.dietOrigin == nil)
    #expect(try targets(scene).energy?.kcal == 2520)
  }

  @Test(arguments: [SafetyQuestion.pregnancy, .underAge])
  func `who has no number to go by is told none, and why`(question: SafetyQuestion) throws {
    let scene = try Scene()
    try set(Self.known, in: scene)
    _ = try scene.ask(
      ProfileCalls.SetSafety.self, SafetyWish(applies: [question], agreed: true))
    let answer = try targets(scene)
    #expect(answer.targets == nil && answer.energy == nil && answer.macros == nil)
    #expect(answer.obstacle == question)
    #expect(try scene.ask(ProfileCalls.Get.self, NoFields()).obstacle == question)
  }
}
