import Nouns
import Rules
import Settings
import Time
import Wire

struct HabitAnswers: Answers {
  let state: State
  let habit: HabitBook

  static func of(_ keeper: Keeper) -> Self { keeper.status.habit }

  private static let usualDays: Int64 = 14
  private static let days: ClosedRange<Int64> = 1...366

  // MARK: Streaks

  /// Nil before the first entry, and where counting could drive the person on.
  func logging(at now: Moment) -> Streak? {
    guard !state.hidesStreaks(at: now), let streaks = try? habit.streaks(), streaks.longest > 0
    else { return nil }
    return Streak(streaks, at: now)
  }

  /// The balance and how many badges there are; nothing where they are off.
  func counts(at now: Moment) -> (points: Int64?, badges: Int64?) {
    let standing = state.engine.standing
    guard standing.givesPoints(on: now.day), standing.reasonNotToCount(on: now.date) == nil,
      let ledger = try? habit.ledger(at: now)
    else { return (nil, nil) }
    return (ledger.balance, Int64(standing.badges.count))
  }

  // MARK: Badges

  func badges() throws(CallFault) -> BadgeAnswer {
    let now = state.moment
    try check(at: now)
    let standing = state.engine.standing
    let isOn = standing.hasHabit(on: now.day)
    guard isOn else { return BadgeAnswer(isOn: false, badges: standing.badges, next: []) }
    let worked = try state.read(try habit.worked(at: now))
    let next = BadgeCategory.allCases.filter { $0 != .streak || state.settings.streakShow.isOn }
      .compactMap { worked.next(of: $0, in: standing, at: now) }
    return BadgeAnswer(isOn: isOn, badges: standing.badges, next: next)
  }

  // MARK: Points

  func points(_ question: PointsQuestion) throws(CallFault) -> PointsAnswer {
    let now = state.moment
    try check(at: now)
    let days = question.days ?? Self.usualDays
    guard Self.days.contains(days) else {
      throw .refused(.numberOutOfRange(field: "days", days, allowed: Self.days))
    }
    let ledger = try state.read(try habit.ledger(at: now))
    let monday = now.day.weekBegin
    return PointsAnswer(
      isOn: state.engine.standing.hasHabit(on: now.day),
      decay: state.engine.standing.decay(on: now.day), balance: ledger.balance,
      today: ledger.today?.earned.points ?? 0, week: ledger.earned(since: monday),
      isResting: ledger.isResting, days: ledger.entries.suffix(Int(days)).map(PointDay.init))
  }

  /// Of the latest day that is over, for friends.
  func board() throws(CallFault) -> BoardFacts {
    let now = state.moment
    let standing = state.engine.standing
    if let reason = standing.reasonNotToCount(on: now.date) {
      return BoardFacts(badges: [], none: reason.rawValue)
    }
    guard standing.hasHabit(on: now.day) else { return BoardFacts(badges: [], none: "off") }
    let ledger = try state.read(try habit.ledger(at: now))
    guard let last = ledger.entries.dropLast().last else { return BoardFacts(badges: []) }
    let shown = standing.badges.filter { $0.category != .weight }
    return BoardFacts(
      points: last.closing.balance, week: ledger.earned(since: last.day.weekBegin, upTo: last.day),
      day: last.day.iso, badges: shown.map(\.name.text))
  }

  // MARK: Rules

  func rules() -> RuleAnswer {
    let day = state.moment.day
    return RuleAnswer(
      rules: RuleKey.allCases.filter { $0 != .care }.map {
        RuleWord(key: $0, value: state.engine.standing.word($0, on: day))
      })
  }

  private func check(at now: Moment) throws(CallFault) {
    if let reason = state.engine.standing.reasonNotToCount(on: now.date) {
      throw .refused(.notSafe(reason, most: .zero))
    }
  }
}

struct HabitOrders: KeeperAnswers {
  let keeper: Keeper

  func checkIn(_: NoFields, _ client: CallToken) -> Answer<NoFields> {
    keeper.checkIn(by: keeper.ports.clients.program(of: client))
    return Answer(NoFields())
  }
}

extension Decision {
  /// Nil for none.
  var shownBadges: [Badge]? {
    let badges = earnedBadges
    return badges.isEmpty ? nil : badges
  }
}

extension State {
  /// By the person's wish, or for their sake.
  func hidesStreaks(at now: Moment) -> Bool {
    !settings.streakShow.isOn || engine.standing.reasonNotToCount(on: now.date) != nil
  }
}

extension Streak {
  init(_ streaks: Streaks, runningSince start: Day? = nil, at now: Moment) {
    self.init(
      current: streaks.current(today: now.day, runningSince: start), longest: streaks.longest,
      lastDays: streaks.lastDays(today: now.day).map { Wire.LastDays(days: $0.days, of: $0.of) })
  }
}

extension PointDay {
  fileprivate init(_ entry: PointLedger.Entry) {
    self.init(
      date: entry.day.iso, earned: entry.earned, points: entry.earned.points,
      activity: entry.activity.word, run: entry.closing.run, rate: entry.closing.rate,
      lost: entry.closing.lost, balance: entry.closing.balance)
  }
}

extension PointBalance.Activity {
  fileprivate nonisolated var word: DayActivity {
    switch self {
    case .active: .active
    case .inactive: .inactive
    case .neutral: .neutral
    }
  }
}

extension KeptHabit.Worked {
  /// Nil where all of a category are earned.
  fileprivate func next(
    of category: BadgeCategory, in standing: Standing, at now: Moment
  ) -> NextBadge? {
    let known = Set(standing.badges.map(\.name))
    guard
      let tier = BadgeTier.allCases.first(where: { !known.contains(Badge.Name(category, $0)) })
    else { return nil }
    var next = NextBadge(category: category, tier: tier, needed: category.needs(tier))
    switch category {
    case .streak: next.value = history.streaks.current(today: now.day, runningSince: nil)
    case .adherence: next.value = Int64(history.cyclesDone.count)
    case .milestone: next.value = history.meals(upTo: now.day)
    case .weight: tell(journey.last, of: &next)
    }
    return next
  }

  private func tell(_ standpoint: WeightJourney.Standpoint?, of next: inout NextBadge) {
    if next.tier == .platinum {
      next.value = standpoint?.heldDays
    } else {
      if let (done, baseline) = standpoint?.change, baseline > 0 {
        next.value = max(0, done) * 10_000 / baseline
        (next.change, next.baseline) = (done, baseline)
      }
    }
    next.blocked = standpoint?.blocked.flatMap { BadgeBlock(rawValue: $0.rawValue) }
  }
}
