import Nouns
import Rules
import Time

/// The person's weight, expenditure and drinks, by their journals.
struct Body {
  let state: State
  let store: any StorePort
  let rows: any RowPort
  let freshID: () -> RowID

  /// More than anybody eats in half a year.
  private static let mostItems = 20_000
  /// So many days of meals are read at once.
  private static let stretch: Int64 = 150

  func weights(at now: Moment) throws(StoreTrouble) -> RecentWeights {
    try state.weights.recent(on: now.day, state.engine.standing.setAim(on: now.date)) {
      day, visit throws(StoreTrouble) in try rows.dayWeights(day, visit)
    }
  }

  /// With each day, and when the rows are others.
  func look(at now: Moment) {
    state.lookedOn = now.day
    lookAtWeight(at: now)
    lookAtDrinks(at: now)
    lookAtFasts(at: now)
    lookAtIntake(at: now)
  }

  /// Limits for safety follow the weight at once.
  private func lookAtWeight(at now: Moment) {
    guard let course = try? presentCourse(at: now) else { return }
    let weight = WeightForTargets(course, on: now.day, profile: nil)
    state.engine.takeWeight(
      weight.map { DayWeight(day: now.date, grams: $0.grams) },
      goalReached: course.goalReached(by: now.day),
      losesFast: course.isFasterThanPlanned(on: now.day))
  }

  /// Of the last weeks, and since the goal was set: the values of years are read when somebody asks for
  /// more, or where these are too restless.
  private func presentCourse(at now: Moment) throws(StoreTrouble) -> WeightCourse {
    let aim = state.engine.standing.setAim(on: now.date)
    let needed = WeightCourse.firstNeeded(on: now.day, aim)
    for days: Int64 in state.weights.isRead ? [] : [60, 240] {
      var values: [DayWeight] = []
      try rows.dayWeights(needed - days) { if $0.day <= now.day { values.append($0) } }
      let course = WeightCourse(values, since: needed - days, for: needed, aim: aim)
      if let course { return course }
    }
    return try weights(at: now).course()
  }

  func follow(_ changes: [Change], at now: Moment) {
    state.forget(after: changes)
    if changes.contains(where: \.concernsDrinks) { lookAtDrinks(at: now) }
    let isLong = changes.contains { $0.concernsLongFast(at: now.instant) }
    if isLong || state.engine.standing.rest != nil { lookAtFasts(at: now) }
    if changes.contains(where: { $0.concernsIntake(before: now.day, at: now.instant) }) {
      lookAtIntake(at: now)
    }
    if changes.contains(where: \.concernsWeight) { lookAtWeight(at: now) }
  }

  // MARK: Fasts

  /// Targets rest after a long one, whichever was the last.
  private func lookAtFasts(at now: Moment) {
    var needs = Needs()
    let since = min(now.days.start(of: now.day), now.instant) - TargetRest.mostAfter
    needs.overlapping = since..<now.instant
    guard let fasts = try? store.facts(needs).overlapping else { return }
    let rest = fasts.filter { !$0.isRunning }.targetRest(at: now.instant)
    if rest != state.engine.standing.rest { state.engine.takeRest(rest) }
  }

  // MARK: Drinks

  func drunk(on days: ClosedRange<Day>) throws(StoreTrouble) -> DayDrinks {
    DayDrinks(
      try rows.newest(Drink.self, DatedQuery(days: days), Self.mostItems),
      meals: try rows.eaten(days, Self.mostItems))
  }

  /// Reminders count from the last drink.
  func lookAtDrinks(at now: Moment) {
    let isWanted = state.engine.wishes.drinking != nil
    let last = isWanted ? (try? drunk(on: now.day - 1...now.day))?.last : nil
    if last != state.engine.standing.lastDrink { state.engine.takeLastDrink(last) }
  }

  // MARK: Expenditure

  /// Nil where the person's own number counts, or the formula has none to begin with.
  func expenditureCourse(at now: Moment) throws(StoreTrouble) -> ExpenditureCourse? {
    guard let profile = state.engine.standing.profile(on: now.date),
      let formula = Rules.Targets(of: profile, on: now.date), formula.origin == .formula,
      formula.tdee != nil
    else { return nil }
    if let spent = state.spent, spent.day == now.day { return spent.course }
    // Today is not over, and the last weeks are often corrected: what was before them is kept.
    let (last, reach) = (now.day - 1, ExpenditureCourse.reach)
    var course = state.expenditure
    let first = course.map { $0.next - reach } ?? Day(number: .min)
    let weights = try weightCourse(since: first)
    var known = course ?? ExpenditureCourse(from: weights.kept.first?.day ?? last)
    while known.next <= last - reach {
      try follow(&known, upTo: min(last - reach, known.next + Self.stretch), by: weights, at: now)
      course = known
    }
    state.expenditure = course
    try follow(&known, upTo: last, by: weights, at: now)
    state.spent = (now.day, known)
    return known
  }

  private func follow(
    _ course: inout ExpenditureCourse, upTo last: Day, by weights: WeightCourse, at now: Moment
  ) throws(StoreTrouble) {
    let first = min(course.next, last) - ExpenditureCourse.reach
    let days = try intakeDays(in: first...last, by: weights, at: now)
    let standing = state.engine.standing
    let journal = IntakeJournal(
      days: { days[$0] }, weight: { weights.mean(on: $0) },
      bounds: { standing.bounds(on: $0, by: weights) },
      isDiet: standing.isDiet(on:))
    course.follow(journal, upTo: last)
  }

  /// It shows the same wherever it began, however many years ago that was.
  func weightCourse(of days: ClosedRange<Day>) throws(StoreTrouble) -> WeightCourse {
    var course = WeightCourse(memory: nil)
    try rows.dayWeights(days, WeightCourse.valuesToSettle) { course.take($0) }
    return course
  }

  /// With the weeks before, by which the first values are judged.
  private func weightCourse(since first: Day) throws(StoreTrouble) -> WeightCourse {
    var course = WeightCourse(memory: nil)
    try rows.dayWeights(first - WeightCourse.usualMemory) { course.take($0) }
    return course
  }

  /// How far back to look for days with too little to eat; fasts and low-calorie days among them are skipped.
  private static let daysOfLittle: Int64 = 21

  /// Of the days that are over.
  func lookAtIntake(at now: Moment) {
    let days = now.day - Self.daysOfLittle...now.day - 1
    guard let hasEaten = try? !rows.eaten(days, 1).isEmpty else { return }
    let found = hasEaten ? (try? intakeDays(in: days, at: now)) ?? [:] : [:]
    let newestFirst = (1...Self.daysOfLittle).lazy.compactMap { found[now.day - $0] }
    let isLittle = newestFirst.areLittle
    guard isLittle || state.engine.standing.eatsLittle else { return }
    var needs = Needs()
    needs.newsOf = [Engine.littleSubject]
    let told = isLittle && state.engine.wishes.little ? try? store.facts(needs).news : nil
    state.engine.takeLittle(isLittle, told: told ?? [], at: now)
  }

  private func intakeDays(
    in days: ClosedRange<Day>, by weights: WeightCourse? = nil, at now: Moment
  ) throws(StoreTrouble) -> [Day: IntakeDay] {
    let items = Dictionary(
      grouping: try rows.eaten(days, Self.mostItems), by: \.at.day)
    let marked = Set(try rows.completeDays(days).map(\.on))
    var needs = Needs()
    let first = Engine.time(of: days.lowerBound, by: now.days).lowerBound
    needs.overlapping = first..<Engine.time(of: days.upperBound, by: now.days).upperBound
    let fasts = try store.facts(needs).overlapping
    var found: [Day: IntakeDay] = [:]
    var day = days.lowerBound
    while day <= days.upperBound {
      let (eaten, isMarked) = (items[day] ?? [], marked.contains(day))
      let isFasted = state.engine.hasFasted(on: day, fasts, at: now)
      // A day of which nothing is known is in no record, but ends a row of days with too little.
      if weights == nil || !eaten.isEmpty || isMarked || isFasted {
        found[day] =
          EatenDay(
            eaten, on: day, in: state.engine.standing, isMarked: isMarked, isFasted: isFasted,
            weight: weights.flatMap { WeightForTargets($0, on: day, profile: nil)?.grams }
          ).intake
      }
      day = day + 1
    }
    return found
  }

  /// What a decision needs of the body besides rows.
  func complete(
    _ facts: inout Facts, for needs: Needs, at now: Moment
  ) throws(StoreTrouble) {
    if needs.weights { facts.weights = try weights(at: now) }
    if needs.expenditure {
      facts.expenditure = try expenditureCourse(at: now)?.measured(on: now.day)
    }
    if needs.freshID { facts.freshID = freshID() }
  }
}

extension Change {
  /// How many fasts more there are by it that were not discarded.
  var countOfFasts: Int64 {
    func count(_ row: Row?) -> Int64 {
      if case .fast(let fast) = row, !fast.isCancelled { 1 } else { 0 }
    }
    return count(after) - count(before)
  }

  fileprivate var concernsDrinks: Bool { kind == .drink || kind == .mealItem }

  /// Whether the estimate of what a body uses may be another on days before one.
  func concerns(days end: Day) -> Bool {
    [before, after].contains { row in
      switch row {
      case .mealItem(let item): item.at.day < end
      case .weighing(let weighing): weighing.at.day < end
      case .completeDay(let day): day.on < end
      case .fast(let fast): fast.start.day < end
      case .target(let target): target.written.day < end
      case .profile(let profile): profile.from < end
      case .program(let program): program.start < end
      case .safety: true
      default: false
      }
    }
  }

  fileprivate func concernsLongFast(at now: Instant) -> Bool {
    [before, after].contains { row in
      guard case .fast(let fast) = row else { return false }
      return TargetRest(fast, at: now) != nil
    }
  }

  /// Whether what was eaten on a day that is over may be other than it was, or how it is looked at.
  fileprivate func concernsIntake(before today: Day, at now: Instant) -> Bool {
    [before, after].contains { row in
      switch row {
      case .mealItem(let item): item.at.day < today
      // A whole day without food is passed over.
      case .fast(let fast): (fast.end?.instant ?? now) - fast.start.instant >= .hours(23)
      case .completeDay, .profile, .program, .safety, .target: true
      default: false
      }
    }
  }

  /// Whether the weight, or what is made of it, may be another.
  var concernsWeight: Bool {
    [before, after].contains { row in
      switch row {
      case .weighing, .profile: true
      default: false
      }
    }
  }
}
