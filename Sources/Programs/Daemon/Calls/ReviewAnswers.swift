import Nouns
import Rules
import Time
import Views
import Wire

/// A week or a month compared with the one before it; each number comes from those who answer for
/// it alone.
struct ReviewAnswers: Answers {
  let state: State
  let store: any StorePort
  let statistics: StatisticsAnswers
  let history: HistoryAnswers
  let body: Body

  static func of(_ keeper: Keeper) -> Self {
    Self(
      state: keeper.state, store: keeper.ports.store, statistics: .of(keeper),
      history: .of(keeper), body: keeper.body)
  }

  /// All that is known of some days.
  private struct Rows {
    var ended: DayTallies
    var fasts: [Entry]
    let days: [Day]
    let eaten: [EatenDay]
    let weights: WeightCourse
    var reviews: [Rules.Review]
  }

  func week(_ question: ReviewQuestion) throws(CallFault) -> WeekReview {
    let now = state.moment
    let days = try self.days(of: question, week(of:))
    let before = days.lowerBound - 7...days.lowerBound - 1
    let rows = try rows(of: [days, before], at: now)
    var answer = WeekReview()
    answer.today = now.day.iso
    answer.days = dayReviews(of: days, rows, at: now)
    (answer.now, answer.before) = (review(0, of: rows), review(1, of: rows))
    answer.change = change(days, before, by: rows.weights, at: now)
    (answer.obstacle, answer.resting) = (obstacle(at: now), resting(at: now))
    if hasTargets(at: now), days.contains(now.day) {
      let eaten = zip(rows.days, rows.eaten).filter { days.contains($0.0) }
      let isOver = eaten.map { $0.0 < now.day || $0.1.intake.isMarked }
      let left = Rules.EnergyLeft(eaten.map(\.1), isOver: isOver)
      answer.left = left.map { Wire.EnergyLeft(kcal: $0.kcal, days: $0.days) }
    }
    return answer
  }

  func month(_ question: ReviewQuestion) throws(CallFault) -> MonthReview {
    let now = state.moment
    let days = try self.days(of: question, month(of:))
    let before = month(of: days.lowerBound - 1)
    var weeks: [ClosedRange<Day>] = []
    var first = days.lowerBound
    while first <= days.upperBound {
      weeks.append(first...min(week(of: first).upperBound, days.upperBound))
      first = week(of: first).upperBound + 1
    }
    let rows = try rows(of: [days, before] + weeks, at: now)
    var answer = MonthReview()
    answer.today = now.day.iso
    answer.weeks = weeks.indices.map { review($0 + 2, of: rows) }
    (answer.now, answer.before) = (review(0, of: rows), review(1, of: rows))
    answer.change = change(days, before, by: rows.weights, at: now)
    (answer.obstacle, answer.resting) = (obstacle(at: now), resting(at: now))
    return answer
  }

  // MARK: Days

  private func week(of day: Day) -> ClosedRange<Day> {
    let begins = state.voice.customs.firstWeekday
    let first = day - Int64((day.weekday.rawValue - begins.rawValue + 7) % 7)
    return first...first + 6
  }

  private func month(of day: Day) -> ClosedRange<Day> {
    let month = Month(of: day)
    return month.first...month.last
  }

  /// Nothing is known of a week that has not begun.
  private func days(
    of question: ReviewQuestion, _ days: (Day) -> ClosedRange<Day>
  ) throws(CallFault) -> ClosedRange<Day> {
    let today = state.moment.day
    let day = try Day(question.day, in: "day") ?? today
    let allowed = HistoryAnswers.earliest...days(today).upperBound
    guard allowed.contains(day) else {
      throw .refused(.dateOutOfRange(field: "day", day, allowed: allowed))
    }
    return days(day)
  }

  // MARK: Rows

  private func rows(of parts: [ClosedRange<Day>], at now: Moment) throws(CallFault) -> Rows {
    let first = parts.map(\.lowerBound).min() ?? now.day
    let days = first...(parts.map(\.upperBound).max() ?? now.day)
    var (ended, reviews) = (DayTallies(days, mode: statistics.mode), parts.map(Rules.Review.init))
    _ = try state.read(
      try store.ended(days, statistics.mode) { fast in
        ended.add(fast)
        for place in reviews.indices { reviews[place].add(fast) }
      })
    var rows = Rows(
      ended: ended, fasts: try history.fasts(of: days), days: days.all,
      eaten: try history.meals.eatenDays(days),
      weights: try state.read(try body.weightCourse(of: days)), reviews: reviews)
    let hasTargets = hasTargets(at: now)
    for place in rows.reviews.indices {
      for fast in rows.fasts {
        guard let mood = fast.mood, let day = fast.day.flatMap({ try? Day(iso: $0) }) else {
          continue
        }
        rows.reviews[place].add(mood: mood, on: day)
      }
      for (day, eaten) in zip(rows.days, rows.eaten) {
        rows.reviews[place].add(eaten, on: day, today: now.day, hasTargets: hasTargets)
      }
    }
    return rows
  }

  private func dayReviews(
    of days: ClosedRange<Day>, _ rows: Rows, at now: Moment
  ) -> [DayReview] {
    let marked = statistics.marked(rows.ended)
    let hasTargets = hasTargets(at: now)
    return zip(rows.days, rows.eaten).filter { days.contains($0.0) }.map { day, eaten in
      var answer = DayReview()
      answer.date = day.iso
      let mark = marked.first { $0.date == day.iso }
      (answer.mark, answer.rest) = (mark?.mark ?? .none, mark?.rest)
      answer.seconds = mark?.seconds ?? 0
      answer.running = statistics.running(on: day, at: now)
      answer.fasts = rows.fasts.filter { $0.day == day.iso }
      answer.mood = Rules.Review.mood(of: answer.fasts.compactMap(\.mood))
      answer.eaten = MealDay(eaten, on: day, today: now.day)
      if !hasTargets { answer.eaten.dropTargets() }
      answer.weight = WeightPoint(rows.weights, over: day...day).grams
      answer.program = ProgramAnswers(state: state)
        .program(on: day, isResting: eaten.isResting || !hasTargets)
      return answer
    }
  }

  private func review(_ place: Int, of rows: Rows) -> Wire.Review {
    let review = rows.reviews[place]
    let days = review.days
    let weight = WeightPoint(rows.weights, over: days)
    let values =
      weight.isLeftOut ? rows.weights.valuesLeftOut(in: days) : rows.weights.values(in: days)
    var answer = Wire.Review(
      from: days.lowerBound.iso, to: days.upperBound.iso, fasts: Tally(review.fasts.all))
    answer.longest = review.fasts.longest.map(LongestFast.init)
    (answer.usualStart, answer.usualEnd) = (review.usualStart?.iso, review.usualEnd?.iso)
    (answer.moods, answer.mood) = (review.countOfMoods, review.mood)
    answer.energy = Wire.IntakeSum(review.energy)
    answer.macros = review.macros.compactMap { macro, sum in
      Wire.IntakeSum(sum).map { MacroSum(macro: macro, sum: $0) }
    }
    (answer.weighings, answer.weight) = (Int64(values.count), weight.grams)
    answer.phases = PhaseSpan.all(of: days, in: state.engine.standing)
    return answer
  }

  // MARK: Care

  /// Where a number to reach or to stay under could do harm.
  private func obstacle(at now: Moment) -> SafetyQuestion? {
    state.engine.standing.reasonNotToJudge(on: now.day)
  }

  private func resting(at now: Moment) -> Resting? {
    state.engine.targetRest(at: now.instant).map(Resting.init)
  }

  private func hasTargets(at now: Moment) -> Bool {
    obstacle(at: now) == nil && resting(at: now) == nil
  }

  /// Where a direction would be told at its end.
  private func change(
    _ days: ClosedRange<Day>, _ before: ClosedRange<Day>, by course: WeightCourse, at now: Moment
  ) -> Int64? {
    let (standing, last) = (state.engine.standing, min(days.upperBound, now.day))
    let direction = course.direction(
      on: last, by: state.settings.arrowRule, in: standing.phase(on: last)?.1)
    guard standing.restOfAim(on: now.day) == nil, case .success = direction,
      let mean = course.mean(of: days), let earlier = course.mean(of: before)
    else { return nil }
    return mean - earlier
  }
}

extension MealDay {
  /// Leaves what was eaten.
  fileprivate mutating func dropTargets() {
    (target, remaining, over, tone) = (nil, nil, nil, nil)
    (macros, adherent, progress) = ([], nil, nil)
  }
}

extension Wire.IntakeSum {
  /// Nil of no day.
  fileprivate init?(_ sum: Rules.IntakeSum) {
    guard let mean = sum.mean else { return nil }
    self.init(days: sum.days, eaten: sum.eaten, mean: mean, target: sum.target)
  }
}
