import Nouns
import Rules
import Time

/// The habit as it was read and worked out, until something is decided that changes it.
struct KeptHabit {
  /// Of logging: days in a row with an entry.
  var streaks: Streaks?
  var days: HabitDays?
  var weights: [DayWeight]?
  /// The results, and for which day.
  var worked: Worked?

  struct Worked {
    let today: Day
    let history: HabitHistory
    let journey: WeightJourney
    let book: BadgeBook
    let ledger: PointLedger
  }
}

/// The person's habit, by their journals.
struct HabitBook {
  let state: State
  let rows: any RowPort
  let store: any HabitPort

  private static let mostOfDay = 1000
  /// More days at once are read together with all others.
  private static let mostDays = 40

  // MARK: The streak of logging

  func streaks() throws(StoreTrouble) -> Streaks {
    if let kept = state.habit.streaks { return kept }
    let spans = try store.loggedDays().map { DaySpan(start: $0, end: $0) }
    let streaks = state.engine.standing.streaksOfLogging(spans)
    state.habit.streaks = streaks
    return streaks
  }

  // MARK: Badges and points

  func worked(at now: Moment) throws(StoreTrouble) -> KeptHabit.Worked {
    if let kept = state.habit.worked, kept.today == now.day { return kept }
    let weights = try self.weights()
    let worked = KeptHabit.Worked(
      try days(at: now), weights, state.engine.standing, today: now.day)
    state.habit.worked = worked
    return worked
  }

  private func weights() throws(StoreTrouble) -> [DayWeight] {
    if let kept = state.habit.weights { return kept }
    let weights = try store.ownWeights()
    state.habit.weights = weights
    return weights
  }

  private func days(at now: Moment) throws(StoreTrouble) -> HabitDays {
    if let kept = state.habit.days { return kept }
    let days = HabitDays(
      try store.factsOfDays(), resting: try restingDays(at: now), in: state.engine.standing)
    state.habit.days = days
    return days
  }

  private func restingDays(at now: Moment) throws(StoreTrouble) -> Set<Day> {
    let fasts = try store.longFasts(TargetRest.longest) + [state.engine.active].compactMap(\.self)
    return Set(
      fasts.compactMap { TargetRest($0, at: now.instant) }.flatMap { rest in
        let days = rest.days(by: now.days, upTo: now.day)
        return (0..<min(days.count, 1000)).map { days.lowerBound + $0 }
      })
  }

  // MARK: Changes

  /// The badges that changes give which are not written yet.
  func badges(
    after changes: [Change], in next: Engine, at now: Moment
  ) throws(StoreTrouble) -> [Change] {
    let standing = next.standing
    guard standing.hasHabit(on: now.day), standing.reasonNotToCount(on: now.date) == nil else {
      return []
    }
    let touched = changes.reduce(into: Set<Day>()) { $0.formUnion($1.daysOfHabit) }
    let isOther = changes.contains { $0.judgesDays || $0.plansDaysOff }
    guard isOther || !touched.isEmpty, touched.count <= Self.mostDays else { return [] }
    var days = try self.days(at: now)
    if isOther { days = HabitDays(days.days, resting: days.resting, in: standing) }
    for day in touched { days.put(try self.day(day, after: changes, days), in: standing) }
    let weights = try self.weights()
    let worked = KeptHabit.Worked(
      days, weights.with(changes, on: touched), standing, today: now.day)
    return worked.book.changes(in: standing)
  }

  private func day(
    _ day: Day, after changes: [Change], _ days: HabitDays
  ) throws(StoreTrouble) -> HabitDay {
    let query = DatedQuery(days: day...day)
    let items = try rows.eaten(day...day, Self.mostOfDay)
      .after(changes) { $0.at.day == day }
    let weighings = try rows.newest(Weighing.self, query, Self.mostOfDay)
      .after(changes) { $0.at.day == day }
    let fact = DayFact(.checkIn, on: day)
    let hasCheckIn = try store.isKnown(fact) || changes.contains { $0.after == fact.row }
    return HabitDay(day, items, weighings, hasCheckIn: hasCheckIn)
  }

  /// Takes in what was written.
  func follow(_ changes: [Change], at now: Moment) {
    let touched = changes.reduce(into: Set<Day>()) { $0.formUnion($1.daysOfHabit) }
    let isOther = changes.contains { $0.judgesDays || $0.plansDaysOff }
    let isLong = changes.contains { $0.touchesRest(at: now.instant) }
    guard isOther || isLong || !touched.isEmpty else { return }
    state.habit.worked = nil
    if changes.contains(where: { $0.kind == .weighing }) { state.habit.weights = nil }
    guard !isLong, touched.count <= Self.mostDays else { return state.habit = KeptHabit() }
    let standing = state.engine.standing
    if isOther {
      state.habit.streaks = nil
      state.habit.days = state.habit.days.map {
        HabitDays($0.days, resting: $0.resting, in: standing)
      }
    }
    for day in touched { take(day) }
  }

  private func take(_ day: Day) {
    guard state.habit.streaks != nil || state.habit.days != nil else {
      _ = try? streaks()
      return
    }
    let empty = HabitDays([], resting: [], in: state.engine.standing)
    guard let fact = try? self.day(day, after: [], state.habit.days ?? empty) else {
      return state.habit = KeptHabit()
    }
    state.habit.streaks?.set(day, isCredited: fact.isActive)
    state.habit.days?.put(fact, in: state.engine.standing)
  }
}

extension KeptHabit.Worked {
  init(_ days: HabitDays, _ weights: [DayWeight], _ standing: Standing, today: Day) {
    self.today = today
    history = HabitHistory(days.days, in: standing, today: today)
    let isEarned = Set(standing.badges.filter { $0.category == .weight }.map(\.tier))
    journey =
      isEarned.count == Badge.Tier.allCases.count
      ? WeightJourney([], in: standing, today: today)
      : WeightJourney(weights, in: standing, today: today)
    book = BadgeBook(history, journey, today: today)
    ledger = PointLedger(history, today: today)
  }
}

extension [DayWeight] {
  /// With what some changes say of days that were weighed on; earlier weighings of a day stay out.
  fileprivate func with(_ changes: [Change], on days: Set<Day>) -> [DayWeight] {
    var values = self
    for change in changes {
      guard case .weighing(let new)? = change.after, new.written != nil else { continue }
      values.removeAll { $0.day == new.at.day }
      values.append(DayWeight(day: new.at.day, grams: new.grams))
    }
    return values.sorted { $0.day < $1.day }
  }
}

extension Change {
  /// Whether days are neutral for logging by it that were not.
  fileprivate var plansDaysOff: Bool { kind == .vacation || kind == .dayFact }

  fileprivate func touchesRest(at now: Instant) -> Bool {
    [before, after].contains { row in
      if case .fast(let fast)? = row { TargetRest(fast, at: now) != nil } else { false }
    }
  }
}
