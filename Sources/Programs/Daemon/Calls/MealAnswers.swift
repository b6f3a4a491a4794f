import Nouns
import Rules
import Settings
import Time
import Wire

/// What is recorded of what was eaten on a day.
struct EatenRows {
  let day: Day
  let items: [MealItem]
  let isMarked: Bool

  func eaten(in standing: Standing, isFasted: Bool, isResting: Bool) -> EatenDay {
    EatenDay(
      items, on: day, in: standing, isMarked: isMarked, isFasted: isFasted, isResting: isResting)
  }
}

struct MealAnswers: JournalAnswers {
  let state: State
  let store: any StorePort
  let rows: any RowPort

  static func of(_ keeper: Keeper) -> Self { keeper.status.meals }

  /// More than anybody eats in a day, and in all the days that suggestions look at.
  private static let mostOfDay = 1000
  private static let mostRemembered = 5000
  private static let usualSuggestions: Int64 = 9
  private static let mostSuggestions: Int64 = 50

  // MARK: What a call did

  func mealChange(_ decision: Decision) throws(CallFault) -> MealChange {
    let changes = decision.commit.step?.changes ?? []
    var answer = MealChange()
    answer.items = changes.compactMap { ($0.after ?? $0.before)?.noun as? MealItem }
    answer.before = changes.compactMap { $0.after == nil ? nil : $0.before?.noun as? MealItem }
    answer.foods = changes.compactMap { $0.after?.noun as? Food }
    guard let first = answer.items.first else { throw .nothingChanged }
    let label = state.engine.standing.label
    answer.doubted = answer.items.compactMap { item in
      item.nutrition.doubt(label).map { DoubtedEnergy(id: item.id.text, sum: $0) }
    }
    let day = try mealDay(first.at.day)
    answer.day = day.day
    if decision.commit.step?.verb.known == .logMeal, nudges(after: answer, on: day) {
      answer.nudge = true
    }
    answer.badges = decision.shownBadges
    answer.occasion = occasion(of: decision)
    return answer
  }

  /// At most once a day, which the rows of the day say by themselves.
  private func nudges(after change: MealChange, on eaten: MealDayAnswer) -> Bool {
    let today = state.moment.day
    guard state.settings.mealNudge.isOn, eaten.day.obstacle == nil, eaten.day.day == today.iso
    else {
      return false
    }
    return MacroNudge.isDue(after: change.items, on: today, among: eaten.items)
  }

  func dayMarked(_ decision: Decision) throws(CallFault) -> MealDayAnswer {
    guard case .completeDay(let day)? = decision.row else { throw .nothingChanged }
    return try mealDay(day.on)
  }

  // MARK: Days

  func mealDay(_ question: MealDayQuestion) throws(CallFault) -> MealDayAnswer {
    try mealDay(try Day(question.day, in: "day") ?? state.moment.day)
  }

  private func mealDay(_ day: Day) throws(CallFault) -> MealDayAnswer {
    guard Day.calendar.contains(day) else { throw .fields(.wrongType("day")) }
    let recorded = try state.read(try eatenRows(of: day...day))
    let eaten = try eatenDays(recorded).map { MealDay($0, on: day, today: state.moment.day) }
    return MealDayAnswer(day: eaten.first ?? MealDay(), items: recorded.flatMap(\.items))
  }

  /// The days in a row of which these are the rows.
  func eatenDays(_ days: ClosedRange<Day>) throws(CallFault) -> [EatenDay] {
    try eatenDays(try state.read(try eatenRows(of: days)))
  }

  private func eatenDays(_ recorded: [EatenRows]) throws(CallFault) -> [EatenDay] {
    guard let first = recorded.first?.day, let last = recorded.last?.day else { return [] }
    let now = state.moment
    var needs = Needs()
    let begin = Engine.time(of: first, by: now.days).lowerBound - TargetRest.mostAfter
    needs.overlapping = begin..<Engine.time(of: last, by: now.days).upperBound
    let fasts = try state.read(try store.facts(needs)).overlapping
    return recorded.map {
      $0.eaten(
        in: state.engine.standing, isFasted: state.engine.hasFasted(on: $0.day, fasts, at: now),
        isResting: state.engine.restsTargets(on: $0.day, fasts, at: now))
    }
  }

  /// Nil where the store cannot say, or has half of it.
  func eaten(on day: Day) -> MealDay? {
    if state.eaten?.day != day, !state.isCommitting, let recorded = try? eatenRows(of: day...day) {
      state.eaten = recorded.first
    }
    guard let recorded = state.eaten, recorded.day == day else { return nil }
    // Where something was eaten, no fast makes the day complete.
    let eaten = recorded.eaten(
      in: state.engine.standing, isFasted: false,
      isResting: state.engine.restsTargets(at: state.moment))
    return MealDay(eaten, on: day, today: day)
  }

  private func eatenRows(of days: ClosedRange<Day>) throws(StoreTrouble) -> [EatenRows] {
    let items = Dictionary(
      grouping: try rows.eaten(days, Self.mostOfDay * Int(days.count)), by: \.at.day)
    let marks = Set(try rows.completeDays(days).map(\.on))
    return days.all.map {
      EatenRows(day: $0, items: items[$0] ?? [], isMarked: marks.contains($0))
    }
  }

  /// More than is eaten and drunk between two meals.
  private static let mostSinceMeal = 60

  func lastMeal(_ question: LastMealQuestion) throws(CallFault) -> LastMealAnswer {
    let now = state.moment
    let before = question.before.map(Instant.init(milliseconds:))
    var query = DatedQuery()
    query.before = HistoryQuery.Place(
      start: before ?? now.instant + Span(milliseconds: 1), id: .blank)
    let items = try state.read(try rows.newest(MealItem.self, query, Self.mostSinceMeal))
    guard let meal = items.lastMeal?.at else { return LastMealAnswer() }
    var answer = LastMealAnswer(at: meal.instant.milliseconds)
    if let before {
      let needs = Engine.needs(between: meal.instant, and: before)
      let fasts = try state.read(try store.facts(needs)).overlapping
      answer.offered =
        state.engine.offersFast(from: meal, to: before, recorded: fasts, at: now) ? true : nil
    }
    return answer
  }

  // MARK: Lists

  func mealItems(_ question: MealItemQuestion) throws(CallFault) -> Listing<DatedQuery> {
    var listing = try listing(
      of: MealItem.self, last: question.last, before: question.before, id: question.id)
    listing.query.folded = question.text.map(FoldedName.of)
    return listing
  }

  func page(
    of listing: Listing<DatedQuery>
  ) throws(CallFault) -> Page<MealItemPage, Listing<DatedQuery>> {
    let (found, rest) = try page(of: MealItem.self, listing)
    return (MealItemPage(items: found, isLast: rest == nil), rest)
  }

  /// So long a person remembers what they were shown.
  private static let remembersShown = Span.minutes(10)

  func suggestions(_ question: SuggestionQuestion) throws(CallFault) -> SuggestionAnswer {
    let now = state.moment.instant
    if question.recall == true {
      guard let shown = state.shownMeals, now >= shown.at, now - shown.at <= Self.remembersShown
      else {
        return SuggestionAnswer(slot: .snack, suggestions: [])
      }
      return shown.answer
    }
    let answer = try freshSuggestions(question)
    if question.shown == true { state.shownMeals = (now, answer) }
    return answer
  }

  private func freshSuggestions(
    _ question: SuggestionQuestion
  ) throws(CallFault) -> SuggestionAnswer {
    let wanted = question.last ?? Self.usualSuggestions
    guard wanted >= 0 else { throw .fields(.wrongType("last")) }
    let days = state.moment.days
    let at = question.at.map(Instant.init(milliseconds:)) ?? state.moment.instant
    let day = days.day(of: at)
    guard Day.calendar.contains(day) else { throw .fields(.wrongType("at")) }
    let slot = question.slot ?? MealSlot(at: days.zone.local(at).clock)
    let items = try state.read(
      try rows.eaten(day - MealSuggestion.memory...day, Self.mostRemembered))
    let found = MealSuggestion.all(
      from: items, slot: slot, on: day, most: Int(min(wanted, Self.mostSuggestions)))
    return SuggestionAnswer(
      slot: slot,
      suggestions: found.map {
        SuggestedMeal(
          items: $0.items, times: Int64($0.times), of: Int64($0.of), total: Int64($0.total))
      })
  }
}
