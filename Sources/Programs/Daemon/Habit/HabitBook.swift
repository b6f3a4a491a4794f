import Nouns
import Rules
import Time

/// The habit as it was read and worked out, until something is decided that changes it.
struct KeptHabit {
  /// Of logging: days in a row with an entry.
  var streaks: Streaks?
  var days: HabitDays?
  var weights: [DayWeight]?
  /// Days and results hold for one basis; for another they are worked out again.
  var basis: Basis?
  var journey: WeightJourney?
  var worked: Worked?
  var ledger: PointLedger?
  /// Of which there are entries from before: none of these is the first ever.
  var begun: Set<Row.Kind> = []

  struct Basis: Equatable {
    let today: Day
    let rule: DayRule
    /// Whether the fast that runs has become a long one.
    let isResting: Bool
  }

  struct Worked {
    let history: HabitHistory
    let journey: WeightJourney
    let book: BadgeBook
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
    let days = try self.days(at: now)
    if let kept = state.habit.worked { return kept }
    let worked = KeptHabit.Worked(
      days, try journey(at: now), state.engine.standing, today: now.day)
    state.habit.worked = worked
    return worked
  }

  func ledger(at now: Moment) throws(StoreTrouble) -> PointLedger {
    let history = try worked(at: now).history
    if let kept = state.habit.ledger { return kept }
    let ledger = PointLedger(history, today: now.day)
    state.habit.ledger = ledger
    return ledger
  }

  private func journey(at now: Moment) throws(StoreTrouble) -> WeightJourney {
    if let kept = state.habit.journey { return kept }
    let journey = WeightJourney(try weights(), in: state.engine.standing, today: now.day)
    state.habit.journey = journey
    return journey
  }

  private func weights() throws(StoreTrouble) -> [DayWeight] {
    if let kept = state.habit.weights { return kept }
    let weights = try store.ownWeights()
    state.habit.weights = weights
    return weights
  }

  private func days(at now: Moment) throws(StoreTrouble) -> HabitDays {
    let isResting = state.engine.active.flatMap { TargetRest($0, at: now.instant) } != nil
    let basis = KeptHabit.Basis(today: now.day, rule: now.days, isResting: isResting)
    let kept = state.habit.days
    if let kept, state.habit.basis == basis { return kept }
    let facts = if let kept { kept.days } else { try store.factsOfDays() }
    let days = HabitDays(facts, resting: try restingDays(at: now), in: state.engine.standing)
    (state.habit.days, state.habit.basis) = (days, basis)
    (state.habit.journey, state.habit.worked, state.habit.ledger) = (nil, nil, nil)
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
    for day in touched { days.put(try self.day(day, after: changes), in: standing) }
    let journey =
      isOther || changes.contains { $0.kind == .weighing }
      ? WeightJourney(try weights(on: touched, after: changes), in: standing, today: now.day)
      : try self.journey(at: now)
    return KeptHabit.Worked(days, journey, standing, today: now.day).book.changes(in: standing)
  }

  private func weights(
    on days: Set<Day>, after changes: [Change]
  ) throws(StoreTrouble) -> [DayWeight] {
    var values = try weights().filter { !days.contains($0.day) }
    for day in days {
      if let value = DayWeight(of: try weighings(on: day, after: changes)) { values.append(value) }
    }
    return values.sorted { $0.day < $1.day }
  }

  private func weighings(
    on day: Day, after changes: [Change]
  ) throws(StoreTrouble) -> [Weighing] {
    try rows.newest(Weighing.self, DatedQuery(days: day...day), Self.mostOfDay)
      .after(changes) { $0.at.day == day }
  }

  private func day(_ day: Day, after changes: [Change]) throws(StoreTrouble) -> HabitDay {
    let items = try rows.eaten(day...day, Self.mostOfDay)
      .after(changes) { $0.at.day == day }
    let weighings = try weighings(on: day, after: changes)
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
    (state.habit.worked, state.habit.ledger) = (nil, nil)
    if changes.contains(where: { $0.after == nil }) { state.habit.begun = [] }
    let isWeighing = changes.contains { $0.kind == .weighing }
    if isWeighing { state.habit.weights = nil }
    if isWeighing || isOther { state.habit.journey = nil }
    guard !isLong, touched.count <= Self.mostDays else { return state.habit = KeptHabit() }
    let standing = state.engine.standing
    if isOther {
      state.habit.streaks = nil
      state.habit.days = state.habit.days.map {
        HabitDays($0.days, resting: $0.resting, in: standing)
      }
    }
    if state.habit.streaks == nil, state.habit.days == nil { _ = try? streaks() }
    for day in touched { take(day, changes) }
  }

  private func take(_ day: Day, _ changes: [Change]) {
    let isNew = changes.allSatisfy { !$0.daysOfHabit.contains(day) || $0.creditedDay == day }
    if isNew, state.habit.days == nil {
      state.habit.streaks?.set(day, isCredited: true)
      return
    }
    guard let fact = try? self.day(day, after: []) else {
      return state.habit = KeptHabit()
    }
    state.habit.streaks?.set(day, isCredited: fact.isActive)
    state.habit.days?.put(fact, in: state.engine.standing)
  }
}

extension KeptHabit.Worked {
  init(_ days: HabitDays, _ journey: WeightJourney, _ standing: Standing, today: Day) {
    history = HabitHistory(days.days, in: standing, today: today)
    self.journey = journey
    book = BadgeBook(history, journey, today: today)
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
