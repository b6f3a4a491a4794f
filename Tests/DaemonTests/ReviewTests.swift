import Foundation
import Nouns
import Rules
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon
@testable import Views

/// The answers about a week or a month beside those of all other calls about the same days.
@MainActor private struct Comparer {
  let scene: Scene
  let comment: Comment

  func week(of day: Day) throws {
    let week = try scene.ask(ReviewCalls.Week.self, ReviewQuestion(day: day.iso))
    let begins = scene.keeper.state.voice.customs.firstWeekday
    let first = try Day(iso: week.now.from)
    #expect(first.weekday == begins && (first...first + 6).contains(day), comment)
    #expect(week.days.map(\.date) == (0..<7).map { (first + $0).iso }, comment)
    #expect(week.before.from == (first - 7).iso && week.before.to == (first - 1).iso, comment)
    for day in week.days { try one(day, in: week) }
    try expect(week.now)
    try expect(week.before)
    try expectChange(week.change, week.now, week.before)
    if week.obstacle != nil || week.resting != nil {
      #expect(week.left == nil, comment)
      try expectNoTargets([week.now, week.before], week.days)
    }
    guard day == today else { return }
    let summary = try scene.ask(StatisticsCalls.Summary.self, NoFields())
    #expect(summary.week.now == week.now.fasts, comment)
    #expect(summary.week.before == week.before.fasts, comment)
    try expectText(ReviewFacts(week), week.now)
  }

  func month(of day: Day) throws {
    let month = try scene.ask(ReviewCalls.Month.self, ReviewQuestion(day: day.iso))
    let all = Month(of: day)
    #expect(month.now.from == all.first.iso && month.now.to == all.last.iso, comment)
    #expect(
      month.weeks.first?.from == all.first.iso && month.weeks.last?.to == all.last.iso, comment)
    for (week, next) in zip(month.weeks, month.weeks.dropFirst()) {
      #expect((try Day(iso: week.to) + 1).iso == next.from, comment)
    }
    for review in [month.now, month.before] + month.weeks { try expect(review) }
    #expect(month.weeks.map(\.fasts.seconds).reduce(0, +) == month.now.fasts.seconds, comment)
    #expect(month.weeks.map(\.weighings).reduce(0, +) >= month.now.weighings, comment)
    try expectChange(month.change, month.now, month.before)
    if month.obstacle != nil || month.resting != nil {
      try expectNoTargets([month.now, month.before] + month.weeks, [])
    }
    guard day == today else { return }
    let summary = try scene.ask(StatisticsCalls.Summary.self, NoFields())
    #expect(summary.month.now == month.now.fasts, comment)
    #expect(summary.month.before == month.before.fasts, comment)
    if summary.all.fasts == month.now.fasts.fasts {
      #expect(summary.usualStart == month.now.usualStart, comment)
      #expect(summary.usualEnd == month.now.usualEnd, comment)
    }
    try expectText(ReviewFacts(month), month.now)
  }

  var today: Day { scene.keeper.state.moment.day }

  private func days(of review: Wire.Review) throws -> ClosedRange<Day> {
    try Day(iso: review.from)...Day(iso: review.to)
  }

  // MARK: A day

  private func one(_ day: DayReview, in week: WeekReview) throws {
    let date = try Day(iso: day.date)
    let question = DaysQuestion(from: day.date, to: day.date)
    let marked = try scene.ask(StatisticsCalls.Calendar.self, question).days.first
    #expect((marked?.mark ?? .none, marked?.rest) == (day.mark, day.rest), comment)
    #expect(
      (marked?.fasts ?? 0, marked?.seconds ?? 0) == (Int64(day.fasts.count), day.seconds), comment)
    let bars = try scene.ask(StatisticsCalls.Week.self, WeekQuestion(to: day.date))
    #expect(bars.days.last?.running == day.running, comment)
    let moods = day.fasts.compactMap(\.mood)
    #expect(day.mood.map { Double($0) / 10 } == mean(moods), comment)
    var eaten = try scene.ask(MealCalls.Day.self, MealDayQuestion(day: day.date)).day
    if week.obstacle != nil || week.resting != nil {
      (eaten.target, eaten.remaining, eaten.over, eaten.tone) = (nil, nil, nil, nil)
      (eaten.macros, eaten.adherent, eaten.progress) = ([], nil, nil)
    }
    #expect(eaten == day.eaten, comment)
    guard date <= max(today, scene.keeper.state.moment.date) else { return }
    let whole = try scene.ask(HistoryCalls.Day.self, DayQuestion(day: day.date))
    #expect(whole.fasts == day.fasts && whole.weight == day.weight, comment)
    #expect(whole.program?.phase == day.program?.phase, comment)
    #expect(whole.program?.day == day.program?.day, comment)
  }

  /// In tenths, halves away from zero.
  private func mean(_ moods: [Int64]) -> Double? {
    guard !moods.isEmpty else { return nil }
    return (Double(moods.reduce(0, +)) / Double(moods.count) * 10).rounded() / 10
  }

  // MARK: Sums

  private func expect(_ review: Wire.Review) throws {
    let days = try days(of: review)
    let question = DaysQuestion(from: review.from, to: review.to)
    let period = try scene.ask(StatisticsCalls.Period.self, question)
    #expect(period.all == review.fasts && period.longest == review.longest, comment)
    let fasts = try scene.ask(
      HistoryCalls.List.self,
      HistoryQuestion(last: 100, from: review.from, to: review.to, ended: true)
    ).fasts
    let moods = fasts.compactMap(\.mood)
    #expect(Int64(moods.count) == review.moods, comment)
    #expect(review.mood.map { Double($0) / 10 } == mean(moods), comment)
    try expectEaten(review, days)
    try expectWeight(review, days)
  }

  private func expectEaten(_ review: Wire.Review, _ days: ClosedRange<Day>) throws {
    let told = try days.all.map {
      try scene.ask(MealCalls.Day.self, MealDayQuestion(day: $0.iso)).day
    }.filter { $0.closed == true || $0.marked }
    func expect(_ sum: Wire.IntakeSum?, _ part: (MealDay) -> (eaten: Int64, target: Int64?)?) {
      let parts = told.compactMap(part)
      let eaten = parts.map(\.eaten).reduce(0, +)
      #expect(sum?.days ?? 0 == Int64(parts.count) && sum?.eaten ?? 0 == eaten, comment)
      guard let sum else { return }
      #expect(abs(Double(eaten) / Double(parts.count) - Double(sum.mean)) <= 0.5, comment)
      let targets = parts.compactMap(\.target)
      guard let target = sum.target else { return }
      #expect(targets.count == parts.count, comment)
      let mean = Double(targets.reduce(0, +)) / Double(parts.count)
      #expect(abs(mean - Double(target)) <= 0.5, comment)
    }
    expect(review.energy) { day in day.nutrition.energy.map { ($0, day.target) } }
    for macro in Macro.allCases {
      expect(review.macros.first { $0.macro == macro }?.sum) { day in
        let target = day.macros.first { $0.macro == macro }?.target
        return day.nutrition[macro].map { ($0, target.flatMap { $0 > 0 ? $0 : nil }) }
      }
    }
  }

  private func expectWeight(_ review: Wire.Review, _ days: ClosedRange<Day>) throws {
    func chart(_ points: Int64) throws -> [WeightPoint] {
      let question = WeightChartQuestion(from: review.from, to: review.to, points: points)
      return try scene.ask(WeightCalls.Chart.self, question).points.filter { $0.grams != nil }
    }
    #expect(try chart(1).first?.grams == review.weight, comment)
    let each = try chart(1000)
    let kept = each.filter { !$0.isLeftOut }
    #expect(Int64(kept.isEmpty ? each.count : kept.count) == review.weighings, comment)
    let phases = try scene.ask(
      WeightCalls.Chart.self, WeightChartQuestion(from: review.from, to: review.to)
    ).phases
    #expect(phases == review.phases, comment)
  }

  private func expectChange(_ change: Int64?, _ now: Wire.Review, _ before: Wire.Review) throws {
    guard let change else { return }
    #expect(try scene.ask(WeightCalls.Show.self, NoFields()).resting == nil, comment)
    guard let mean = now.weight, let earlier = before.weight else {
      Issue.record(comment)
      return
    }
    #expect(change == mean - earlier && now.weighings >= 3 && before.weighings >= 3, comment)
  }

  private func expectNoTargets(_ reviews: [Wire.Review], _ days: [DayReview]) throws {
    for review in reviews {
      #expect(
        review.energy?.target == nil && review.macros.allSatisfy { $0.sum.target == nil }, comment)
    }
    for day in days {
      #expect(
        day.eaten.target == nil && day.eaten.macros == [] && day.program?.kcal == nil, comment)
    }
  }

  /// The same numbers in words, as each country writes them.
  private func expectText(_ facts: ReviewFacts, _ review: Wire.Review) throws {
    let zone = scene.keeper.state.moment.zone
    for wording in [
      Wording(customs: Customs(locale: "de_DE", language: "de"), zone: zone),
      Wording(zone: zone),
    ] {
      let text = ReviewPage(wording, on: .linear).text(of: facts)
      if facts.isEmpty { continue }
      if review.fasts.fasts > 0 {
        #expect(text.contains(wording.hours(seconds: review.fasts.seconds)), comment)
      }
      if let grams = review.weight { #expect(text.contains(wording.weight(grams: grams)), comment) }
      if let energy = review.energy {
        #expect(text.contains(wording.number(energy.mean)), comment)
      }
    }
  }
}

/// The number of lives; contrib/soak lives more.
private let lives = Wish.number("FASTD_REVIEWS") ?? 3

@Suite @MainActor struct `A week and a month beside all others` {
  @Test(arguments: Dice.seeds(lives))
  func `have the numbers of history, calendar, statistics, meals and weight`(seed: UInt64) throws {
    let life = try RandomLife(seed: seed)
    for step in 0..<240 {
      try life.live()
      guard step % 60 == 59 else { continue }
      let comparer = Comparer(
        scene: life.scene, comment: "seed \(seed), \(life.deeds.suffix(6).joined(separator: "\n"))")
      for day in [comparer.today, comparer.today - life.dice.number(1...200)] {
        try comparer.week(of: day)
        try comparer.month(of: day)
      }
    }
  }
}

@Suite @MainActor struct `A week as it is answered` {
  private static let lunch = NewMealItem(
    "Lunch", nutrition: Nutrition(energy: 1500, protein: 900, carbs: 1500, fat: 500))

  /// From Monday 2 March 2026 on somebody fasts, eats and weighs themselves, for so many days.
  private func scene(_ days: Int) throws -> Scene {
    let scene = try Scene()
    var profile = Profile()
    (profile.birth, profile.height, profile.weight) = (.year(1981), 1800, 80_000)
    (profile.basis, profile.activity, profile.goal) = (.male, .light, .lose)
    (profile.maintenance, profile.diet) = (2000, 1600)
    try scene.ask(ProfileCalls.Set.self, ProfileOrder(profile))
    for day in 0..<days {
      try scene.start()
      scene.pass(.hours(16))
      try scene.ask(FastCalls.Stop.self, StopOrder(mood: day % 2 == 0 ? 4 : nil))
      try scene.ask(WeightCalls.Add.self, NewWeighing(grams: 80_000 - Int64(day) * 100))
      try scene.ask(MealCalls.Log.self, MealLog([Self.lunch]))
      scene.pass(.hours(8))
    }
    return scene
  }

  private func week(_ scene: Scene, _ day: String? = nil) throws -> WeekReview {
    try scene.ask(ReviewCalls.Week.self, ReviewQuestion(day: day))
  }

  @Test func `sums up its days, and those of the week before`() throws {
    let scene = try scene(10)
    let week = try week(scene)
    #expect((week.now.from, week.now.to, week.today) == ("2026-03-09", "2026-03-15", "2026-03-12"))
    #expect(week.now.fasts.fasts == 4 && week.now.fasts.completed == 4)
    #expect(week.before.fasts.fasts == 6 && week.before.fasts.seconds == 6 * 16 * 3600)
    #expect(week.days.map(\.fasts.count) == [1, 1, 1, 1, 0, 0, 0])
    #expect(week.before.usualStart == "12:00" && week.before.usualEnd == "04:00")
    #expect((week.before.moods, week.before.mood) == (3, 40))
    #expect(week.before.energy == Wire.IntakeSum(days: 6, eaten: 9000, mean: 1500, target: 2000))
    #expect(week.before.macros.map(\.macro) == [.protein, .carbs, .fat])
    #expect(week.change == (week.now.weight ?? 0) - (week.before.weight ?? 0))
    #expect(week.obstacle == nil && week.resting == nil)
  }

  @Test func `is refused where it has not begun, and where no day is named`() throws {
    let scene = try Scene()
    #expect(try week(scene, "2026-03-08").now.from == "2026-03-02")
    let allowed = HistoryAnswers.earliest...(try Day(iso: "2026-03-08"))
    #expect(
      try refusal { try week(scene, "2026-03-09") }
        == .dateOutOfRange(field: "day", try Day(iso: "2026-03-09"), allowed: allowed))
    #expect(throws: ServiceError.self) { try week(scene, "monday") }
    #expect(throws: Refused.self) {
      try scene.ask(ReviewCalls.Month.self, ReviewQuestion(day: "2026-04-01"))
    }
  }

  @Test func `tells what is left of it while all days that are over are complete`() throws {
    let scene = try scene(0)
    for _ in 0..<3 {
      let meal = NewMealItem("All", nutrition: Nutrition(energy: 1900))
      try scene.ask(MealCalls.Log.self, MealLog([meal]))
      scene.pass(.hours(24))
    }
    // Thursday at noon: 300 kcal are left of three days, and four have 2,000 each.
    #expect(try week(scene).left == Wire.EnergyLeft(kcal: 8300, days: 4))
    try scene.ask(MealCalls.Log.self, MealLog([Self.lunch]))
    #expect(try week(scene).left == Wire.EnergyLeft(kcal: 6800, days: 4))
    try scene.ask(MealCalls.Log.self, MealLog([Self.lunch], at: scene.now - .hours(24)))
    try scene.ask(MealCalls.Log.self, MealLog([Self.lunch], at: scene.now - .hours(48)))
    #expect(try week(scene).left == nil, "nobody is to make up for so much")
    #expect(try week(scene, "2026-02-25").left == nil)
  }

  /// A number that could harm is on no wire.
  @Test func `holds nothing against a target where none is to count, nor after a long fast`() throws
  {
    let scene = try scene(9)
    #expect(try week(scene).before.energy?.target == 2000)
    try scene.ask(
      ProfileCalls.SetSafety.self, SafetyWish(applies: [.eatingDisorder], agreed: true))
    for answer in [try week(scene)] {
      #expect(answer.obstacle == .eatingDisorder && answer.change == nil && answer.left == nil)
      #expect(answer.now.energy?.target == nil && answer.before.energy?.target == nil)
      #expect(answer.before.energy?.mean == 1500)
      #expect(answer.days.allSatisfy { $0.eaten.target == nil && $0.program?.kcal == nil })
    }
    try scene.ask(ProfileCalls.SetSafety.self, SafetyWish(applies: [], agreed: true))
    #expect(try week(scene).before.energy?.target == 2000)
    try scene.start(.open)
    scene.pass(.hours(49))
    #expect(try week(scene).resting != nil)
    #expect(try week(scene).before.energy?.target == nil)
    #expect(try scene.ask(ReviewCalls.Month.self, ReviewQuestion()).now.energy?.target == nil)
  }
}

@Suite @MainActor struct `The line about the last week` {
  private func lines(_ scene: Scene) -> [String] {
    scene.alerts.filter { $0.place == "week" }.map { $0.title + ": " + $0.body }
  }

  /// Two fasts from Monday 2 March on, and what comes until Tuesday of the week after.
  private func told(
    _ settings: String = "notify.week = on\n", _ live: (Scene) throws -> Void = { _ in }
  ) throws -> [String] {
    let scene = try Scene(settings: settings)
    for hours: Int64 in [16, 10] { try scene.live(hours) }
    try live(scene)
    scene.run(.hours(7 * 24))
    return lines(scene)
  }

  @Test func `comes on Monday at ten, once, and only where it is wanted`() throws {
    let line = "Your last week: 2 fasts, 26 h in total; 1 of 2 met their goal."
    #expect(try told() == [line])
    #expect(try told("") == [])
    let scene = try Scene(settings: "notify.week = on\n")
    try scene.live(16)
    scene.run(.hours(6 * 24))
    #expect(lines(scene) == [], "Sunday")
    scene.run(.hours(24))
    #expect(lines(scene).count == 1)
    try scene.restart(after: .hours(1))
    scene.run(.hours(5 * 24))
    #expect(lines(scene) == [], "told once")
  }

  @Test func `says nothing of a week in which nothing was recorded`() throws {
    let scene = try Scene(settings: "notify.week = on\n")
    scene.run(.hours(8 * 24))
    #expect(lines(scene) == [])
    try scene.ask(WeightCalls.Add.self, NewWeighing(grams: 80_000))
    scene.run(.hours(7 * 24))
    #expect(lines(scene) == ["Your last week: You weighed yourself on 1 day."])
  }

  /// Where counting could drive on, and while a long fast asks for other things.
  @Test func `is silent where it could harm`() throws {
    #expect(
      try told {
        try $0.ask(
          ProfileCalls.SetSafety.self, SafetyWish(applies: [.eatingDisorder], agreed: true))
      } == [])
    #expect(
      try told {
        $0.pass(.hours(60))
        try $0.start(.open)
      } == [])
  }
}
