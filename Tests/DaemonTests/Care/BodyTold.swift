import Nouns
import Popups
import Rules
import Testing
import Time
import Views
import Wire

@testable import Daemon

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
