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

  @Test(arguments: Person.allCases, When.allCases)
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
      let scene = try Scene(settings: Words.settings)
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

/// All that is said of the body, by where it is said.
@MainActor struct BodyTold {
  private var texts: [String: String] = [:]
  private let state: String
  private let snapshot: Snapshot
  private let targets: TargetsAnswer
  private let day: MealDay
  private let weight: WeightState

  init(_ scene: Scene, _ state: String) throws {
    self.state = state
    snapshot = try scene.ask(StatusCalls.Get.self, StatusQuestion(glance: true))
    targets = try scene.ask(ProfileCalls.GetTargets.self, TargetsQuestion())
    let meals = try scene.ask(MealCalls.Day.self, MealDayQuestion())
    day = meals.day
    weight = try scene.ask(WeightCalls.Show.self, NoFields())
    let (wording, today) = (Wording(zone: scene.zone), scene.zone.day(of: scene.now))
    let wide = Screen(width: 250, hasColour: false, hasBlocks: true)
    for (name, screen) in [("", Screen.plain), (" drawn", wide)] {
      texts["status" + name] = StatusCard(wording, on: screen).text(of: snapshot)
      texts["today" + name] = TodayPage(wording, on: screen).text(
        of: snapshot, meals: meals.day, weight: weight)
      texts["weight" + name] = WeightPage(wording, on: screen).text(of: weight, today: today)
      texts["weigh-in" + name] = WeightPage(wording, on: screen).answer(weight)
      let chart = try scene.ask(WeightCalls.Chart.self, WeightChartQuestion())
      texts["weight chart" + name] = WeightChartPage(wording, on: screen).text(of: chart)
      texts["meals" + name] = MealPage(wording, on: screen).text(of: meals, today: today)
      texts["targets" + name] = TargetsPage(wording, on: screen).text(of: targets, today: today)
    }
    let why = try scene.ask(WeightCalls.Why.self, NoFields())
    for topic in WeightTopic.allCases {
      texts["weight why \(topic)"] = WeightWhyPage(wording, on: .plain).text(of: why, topic)
    }
    texts["say"] = SpokenStatus(wording).text(of: snapshot)
    let summary = try scene.ask(StatisticsCalls.Summary.self, NoFields())
    texts["stats"] = SummaryPage(wording, on: .plain).text(of: summary)
    texts["history"] = HistoryTable(wording, on: .plain, now: scene.now).text(of: [])
    texts["page"] = try Self.page(scene, wording, meals)
    let popup = wording.popup(of: snapshot)
    texts["popup"] = popup.title + "\n" + popup.text
    let reading = BarReading(snapshot, at: scene.now, wording)
    let fields = "{kcal} {eaten} {kcal-left} {protein-left} {carbs-left} {fat-left} {weight}"
    let template = try Template(fields)
    for format in BarFormat.allCases {
      for (name, template) in [("", Template?.none), (" of the body", template)] {
        let bar = BarPage(
          format: format, template: template, view: nil, icons: nil, hasColour: false)
        texts["bar \(format)" + name] = String(decoding: bar.single(of: reading), as: UTF8.self)
      }
    }
  }

  /// With all that can be on it.
  private static func page(
    _ scene: Scene, _ wording: Wording, _ meals: MealDayAnswer
  ) throws -> String {
    let today = scene.zone.day(of: scene.now)
    let question = DaysQuestion(from: (today - 29).iso, to: today.iso)
    var facts = ReportFacts(
      days: today - 29...today, state: try scene.status(),
      summary: try scene.ask(StatisticsCalls.Summary.self, NoFields()),
      period: try scene.ask(StatisticsCalls.Period.self, question),
      calendar: try scene.ask(StatisticsCalls.Calendar.self, question),
      plan: try scene.ask(ProgramCalls.Plan.self, ProgramPlanQuestion()), fasts: [],
      weight: try scene.ask(WeightCalls.Chart.self, WeightChartQuestion()), meals: meals.items)
    facts.eaten = meals.day
    return ReportPage(wording, language: "en").text(of: facts)
  }

  /// The answer to something more to eat, and what the person's own programs hear of it.
  mutating func eat(_ scene: Scene) throws {
    scene.forget()
    let soup = NewMealItem("Soup", nutrition: Nutrition(energy: 200, protein: 100))
    let change = try scene.ask(MealCalls.Log.self, MealLog([soup]))
    let wording = Wording(zone: scene.zone)
    texts["meal"] = MealPage(wording, on: .plain).text(
      of: change, today: scene.zone.day(of: scene.now))
    let variables = scene.hooked.flatMap(\.variables)
    texts["hooks"] = variables.map { $0.key + "=" + $0.value }.joined(separator: "\n")
    hasTargetInHooks = variables.contains { $0.key == "FASTD_KCAL_LEFT" }
  }

  private(set) var hasTargetInHooks = false

  func expect(_ words: [String], _ isSaid: Bool, at places: Set<String> = ["weight", "weigh-in"]) {
    for words in words {
      for place in places {
        #expect(
          texts[place]?.contains(words) == isSaid, "\(state): \(place): \(texts[place] ?? "")")
      }
    }
  }

  func expectNone(of words: [String]) {
    for (place, text) in texts {
      for words in words { #expect(!text.contains(words), "\(state): \(place): \(text)") }
    }
  }

  private static let targetWords = [
    #/\d left/#, #/kcal left/#, #/ of +[0-9,]+ (?:kcal|g)/#, #/kilocalories left/#,
    #/target is/#, #/ g left/#,
  ]

  /// Whether anything counts up to a target.
  var hasTargets: Bool {
    texts.values.contains { text in Self.targetWords.contains { text.contains($0) } }
  }

  func expectNoTargets() {
    for (place, text) in texts {
      // Of a fast that runs, and of a program, days and hours are left.
      for words in Self.targetWords.dropFirst() {
        #expect(!text.contains(words), "\(state): \(place): \(text)")
      }
    }
  }

  func expectWire(isResting: Bool) throws {
    #expect((snapshot.resting != nil) == isResting, "\(state)")
    #expect((targets.resting != nil) == isResting, "\(state)")
    guard isResting else { return }
    #expect(snapshot.energy == nil && snapshot.program?.kcal == nil, "\(state)")
    #expect(targets.energy == nil && targets.macros == nil, "\(state)")
    #expect(day.target == nil && day.macros.isEmpty && day.resting != nil, "\(state)")
    #expect(day.adherent == nil && day.progress == nil, "\(state)")
    #expect(day.nutrition.energy ?? 1 > 0, "\(state): what was eaten stays as a sum")
  }
}

extension Scene {
  /// Four weeks of weighings, an aim to lose weight, and something to eat every few days.
  func settleBody() throws {
    for day in (0..<28 as Range<Int64>).reversed() {
      let order = NewWeighing(
        grams: 82_500 + day * 60, at: now - .hours(day * 24), confirm: "weight-jump")
      _ = try ask(WeightCalls.Add.self, order)
    }
    let aim = Wire.ProfileOrder(goal: .lose, goalWeight: 75_000)
    _ = try ask(ProfileCalls.Set.self, aim)
    let oats = NewMealItem(
      "Oats", nutrition: Nutrition(energy: 400, protein: 300, carbs: 500, fat: 100, fiber: 80))
    _ = try ask(MealCalls.Log.self, MealLog([oats]))
  }
}
