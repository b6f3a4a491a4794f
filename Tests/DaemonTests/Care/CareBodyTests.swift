import Nouns
import Popups
import Rules
import Testing
import Time
import Views
import Wire

@testable import Daemon

/// Food and weight in every state that asks for care, wherever something is said of them.
@Suite @MainActor struct `What is said of food and weight` {
  /// How a fast stands to the moment, in hours.
  enum When: CaseIterable, Sendable {
    case before, short, twoDaysExactly, overTwoDays, dayAfterTwo, afterThat
    case sixDays, twoDaysAfterSix, afterThose

    var fast: (lasts: Int64, isOver: Bool, after: Int64)? {
      switch self {
      case .before: nil
      case .short: (13, false, 0)
      case .twoDaysExactly: (48, false, 0)
      case .overTwoDays: (49, false, 0)
      case .dayAfterTwo: (50, true, 23)
      case .afterThat: (50, true, 49)
      case .sixDays: (140, false, 0)
      case .twoDaysAfterSix: (121, true, 47)
      case .afterThose: (121, true, 97)
      }
    }

    /// No number counts up to a target.
    var isResting: Bool {
      [.overTwoDays, .dayAfterTwo, .sixDays, .twoDaysAfterSix].contains(self)
    }
  }

  @Test(arguments: Person.allCases.flatMap { who in When.allCases.some(4).map { (who, $0) } })
  func `nothing that could harm`(person: Person, when: When) throws {
    let scene = try Scene(settings: Words.settings)
    try scene.settle()
    try scene.settleBody()
    try scene.become(person)
    // Not by a weight, which the journal knows better.
    if person == .thin {
      let tall = Wire.ProfileOrder(height: 2_200, goalWeight: 90_000, confirm: "goal-side")
      _ = try scene.ask(ProfileCalls.Set.self, tall)
    }
    if let fast = when.fast {
      try scene.start(GoalOrder.open)
      scene.run(.hours(fast.lasts))
      if fast.isOver {
        try scene.stop()
        scene.run(.hours(fast.after))
      }
    }
    var told = try BodyTold(scene, "\(person), \(when)")
    try told.eat(scene)
    told.expect(Words.aims, person.aimRests == false)
    if person.aimRests { told.expectNone(of: Words.aims + Words.aimAdvice) }
    if person == .thin {
      told.expect(["Your BMI is under 18.5. Weight goals rest"], true, at: ["weight", "today"])
    }
    let isCounted =
      !person.forbidden.contains { Words.energy.contains($0) }
      && !person.forbidden.contains { Words.streaks.contains($0) }
    if when.isResting {
      told.expectNoTargets()
    } else if isCounted {
      #expect(told.hasTargets, "\(person), \(when)")
    }
    #expect(told.hasTargetInHooks == (isCounted && !when.isResting), "\(person), \(when)")
    try told.expectWire(isResting: when.isResting)
    if person.isLimited { told.expectNone(of: ["16:8", "18:6", "20:4", "omad"]) }
  }

  @Test func `a met goal of somebody with short goals is no feast`() throws {
    for person in Person.allCases {
      let scene = try Scene(settings: Words.settings + "\ncoach.sound = on\n")
      try scene.settle()
      try scene.become(person)
      try scene.start(GoalOrder.span(.hours(12)))
      scene.run(.hours(12) + .minute)
      let popup = try #require(scene.alerts.first { $0.key.contains("goalReached") })
      #expect(popup.actions.contains { $0.label == "1 hour more" } != person.isLimited, "\(popup)")
      #expect((popup.title == "12 h") == person.isLimited, "\(popup)")
      #expect((popup.sound == nil) == person.isLimited, "\(popup)")
      guard person.isLimited else { continue }
      for words in Words.cheers + ["Goal reached"] {
        #expect(!popup.body.contains(words) && !popup.title.contains(words), "\(popup)")
      }
      let coach = CoachView(CoachVoice(Wording(zone: scene.zone)), on: .plain, look: .emoji)
      let said = coach.text(newIn: try scene.status()) + coach.text(after: try scene.stop())
      for words in Words.cheers { #expect(!said.contains(words), "\(person): \(said)") }
    }
  }

  @Test func `no record is less than the formula for somebody who must not lose weight`() throws {
    let scene = try Scene()
    try scene.settle()
    for day in (0..<40 as Range<Int64>).reversed() {
      let at = scene.now - .hours(day * 24)
      _ = try scene.ask(
        WeightCalls.Add.self, NewWeighing(grams: 82_500, at: at, confirm: "weight-jump"))
      let eaten = NewMealItem("Food", nutrition: Nutrition(energy: 1_900))
      _ = try scene.ask(MealCalls.Log.self, MealLog([eaten], at: at))
    }
    _ = try scene.ask(ProfileCalls.Recalculate.self, NoFields())
    func targets() throws -> Wire.Targets {
      try #require(try scene.ask(ProfileCalls.GetTargets.self, TargetsQuestion()).targets)
    }
    let record = try targets()
    let formula = try #require(record.tdee)
    #expect(record.origin == .adaptive && record.maintenance + 100 < formula)
    for person in [Person.eatingDisorder, .lowWeight] {
      try scene.become(person)
      #expect(abs(try targets().maintenance - formula) <= 5, "\(person)")
      try scene.become(.healthy)
      #expect(try targets().maintenance == record.maintenance)
    }
  }

  @Test func `the program names no number while targets rest`() throws {
    let scene = try Scene()
    try scene.settle()
    try scene.ask(ProgramCalls.Start.self, ProgramStart(leadIn: 7))
    func kcal() throws -> [Int64?] {
      [
        try scene.ask(ProgramCalls.Status.self, NoFields()).program?.kcal,
        try scene.status().program?.kcal,
      ]
    }
    #expect(try kcal().allSatisfy { $0 != nil })
    try scene.start(GoalOrder.open)
    scene.run(.hours(49))
    #expect(try kcal() == [nil, nil])
  }

  @Test(arguments: Person.allCases)
  func `a goal to lose weight is refused where it could harm`(person: Person) throws {
    let scene = try Scene()
    try scene.settle()
    try scene.become(person)
    for order in [
      Wire.ProfileOrder(goal: .lose),
      Wire.ProfileOrder(goalWeight: person == .thin ? 54_800 : 75_000),
    ] {
      guard person.aimRests else {
        _ = try scene.ask(ProfileCalls.Set.self, order)
        continue
      }
      switch try refusal(of: { try scene.ask(ProfileCalls.Set.self, order) }) {
      case .aimNotSafe, .underAge, .goalWeightTooLow: break
      case let other: Issue.record("\(person): \(other)")
      }
    }
  }
}

extension Person {
  /// The aim to lose weight that was set before.
  var aimRests: Bool {
    switch self {
    case .unasked, .healthy, .diabetes: false
    default: true
    }
  }
}

extension Words {
  static let aims = [" to go to "]
  static let aimAdvice = [
    "Falling by", "Rising by", "Steady: it",
    "% done", "--goal-weight", "--aim lose", "goal weight of", "↓", "away from", "goal 75.0 kg",
    "is shown",
  ]
}
