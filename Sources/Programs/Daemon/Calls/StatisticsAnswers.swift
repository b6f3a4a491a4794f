import Nouns
import Rules
import Time
import Wire

struct StatisticsAnswers: Answers {
  let state: State
  let store: any StorePort
  let habit: HabitBook

  static func of(_ keeper: Keeper) -> Self {
    Self(state: keeper.state, store: keeper.ports.store, habit: keeper.habit)
  }

  var mode: CreditMode { state.engine.streaks.mode }

  /// Ten years and their leap days.
  private static let longestCalendar: Int64 = 3700

  func calendar(_ question: DaysQuestion) throws(CallFault) -> CalendarAnswer {
    let tallies = try tallies(of: try days(of: question))
    return CalendarAnswer(days: marked(tallies), today: state.moment.day.iso)
  }

  /// Those of which there is something to say; a fast that runs is added here.
  func marked(_ ended: DayTallies) -> [CalendarDay] {
    let now = state.moment
    var tallies = ended
    if let start = state.engine.active?.start.day {
      tallies.add(runningSince: start, today: now.day)
    }
    let frozen =
      state.engine.standing.reasonNotToCount(on: now.date) == nil
      ? state.engine.streaks.frozenDays(
        today: now.day, runningSince: state.engine.active?.start.day) : []
    return tallies.days.all.compactMap { day in
      CalendarDay(
        day, tallies[day],
        rest: frozen.contains(day) ? .freeze : state.engine.streaks.neutral.reason(of: day))
    }
  }

  private func days(of question: DaysQuestion) throws(CallFault) -> ClosedRange<Day> {
    let (from, to) = (try Day(question.from, in: "from"), try Day(question.to, in: "to"))
    guard from <= to, to - from < Self.longestCalendar else { throw .fields(.wrongType("to")) }
    return from...to
  }

  func period(_ question: DaysQuestion) throws(CallFault) -> PeriodAnswer {
    var period = Period(try days(of: question))
    _ = try state.read(try store.ended(period.days, mode) { period.add($0) })
    return PeriodAnswer(
      all: Wire.Tally(period.all), shortest: period.shortest?.length.seconds,
      longest: period.longest.map(LongestFast.init), usualStart: period.usualStart?.iso,
      usualEnd: period.usualEnd?.iso)
  }

  func week(_ question: WeekQuestion) throws(CallFault) -> WeekAnswer {
    let now = state.moment
    let to = try Day(question.to, in: "to") ?? now.day
    let from = to - 6
    let tallies = try tallies(of: from...to)
    let days = (from...to).all.map {
      DayBar($0, tallies[$0], running: running(on: $0, at: now))
    }
    return WeekAnswer(days: days, goal: intendedGoal(at: now))
  }

  /// In seconds; nil on any day but the present one.
  func running(on day: Day, at now: Moment) -> Int64? {
    guard day == now.day else { return nil }
    return state.engine.active.map { Progress(of: $0, at: now.instant).elapsed.seconds }
  }

  /// The running fast's, else that of a start without words.
  private func intendedGoal(at now: Moment) -> Int64? {
    let snapshot = Snapshots(state: state).snapshot(at: now)
    return snapshot.fast == nil ? snapshot.plan?.goal : snapshot.fast?.goal
  }

  private func tallies(of days: ClosedRange<Day>) throws(CallFault) -> DayTallies {
    var tallies = DayTallies(days, mode: mode)
    _ = try state.read(try store.ended(days, mode) { tallies.add($0) })
    return tallies
  }

  private static let usualBars: Int64 = 5
  private static let mostBars: Int64 = 366

  func lastFasts(_ question: BarsQuestion) throws(CallFault) -> BarsAnswer {
    let wanted = question.last ?? Self.usualBars
    guard wanted >= 0 else { throw .fields(.wrongType("last")) }
    let count = Int(min(wanted, Self.mostBars))
    var query = HistoryQuery()
    query.last = count + FastBars.trendLength - 1
    let fasts = try state.read(try store.fasts(query))
    let bars = FastBars(fasts.reversed(), mode: mode, at: state.moment).bars.suffix(count)
    return BarsAnswer(bars: bars.map(FastBar.init))
  }
}

extension CalendarDay {
  /// Nil where there is nothing to say.
  fileprivate init?(_ day: Day, _ tally: DayTally, rest: DayRest?) {
    guard tally.mark != .none || rest != nil else { return nil }
    self.init(
      date: day.iso, mark: Nouns.DayMark(tally.mark), rest: rest, fasts: Int64(tally.fasts),
      seconds: tally.time.seconds)
  }
}

extension DayBar {
  fileprivate init(_ day: Day, _ tally: DayTally, running: Int64?) {
    let state: BarState =
      switch tally.ended {
      case .completed: .completed
      case .open: .open
      case .partial: .partial
      case .touched, .running, .none: .empty
      }
    self.init(date: day.iso, seconds: tally.time.seconds, state: state, running: running)
  }
}

extension FastBar {
  fileprivate init(_ bar: FastBars.Bar) {
    let fast = bar.fast
    self.init(
      id: fast.id.text, date: bar.day.iso, start: fast.start.instant.milliseconds,
      end: fast.end?.instant.milliseconds, seconds: bar.length.seconds,
      goal: fast.goal?.seconds, outcome: fast.outcome,
      trend: bar.trend.seconds)
  }
}

extension Nouns.DayMark {
  fileprivate init(_ mark: Rules.DayMark) {
    switch mark {
    case .none: self = .none
    case .running: self = .running
    case .touched: self = .touched
    case .partial: self = .partial
    case .open: self = .open
    case .completed: self = .completed
    }
  }
}
