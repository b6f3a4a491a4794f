import Time
import Views
import Wire

/// Every kind of news about a person who fasts from Thursday evening to Friday noon.
enum Popups {
  static let start = at(20)
  static let fast = FastFacts(start: start, goal: .hours(16))
  static let window = WindowFacts(opens: at(12, day: 1), closes: at(20, day: 1))
  static let plan = PlanFacts(schedule: "16:8", goal: .hours(16))

  static let goalReached = NewsFacts(.goalReached(fast), at: at(12, day: 1))
  static let forgotten = NewsFacts(.forgotten(fast), at: at(17, day: 1))

  static func safety(hours: Int64) -> NewsFacts {
    NewsFacts(.safety(start: start), at: start + .hours(hours))
  }

  static let ofFasts: [NewsFacts] =
    [
      goalReached, NewsFacts(.goalAgain(fast), at: at(13, day: 1)),
      NewsFacts(.halfway(fast), at: at(4, day: 1)),
      NewsFacts(.goalNear(fast), at: at(11, 30, day: 1)),
      NewsFacts(.beyond(fast), at: at(14, day: 1)), forgotten,
    ] + ToldStage.allCases.map { NewsFacts(.stage($0), at: at(8, day: 1)) }
    + [24, 48, 72, 84, 120, 132].map(safety)

  static let ofDays: [NewsFacts] =
    [
      NewsFacts(.windowOpened(window), at: window.opens),
      NewsFacts(.windowOpened(window), at: window.opens - .minutes(30)),
      NewsFacts(.windowClosing(window, next: plan), at: window.closes - .minutes(30)),
      NewsFacts(.windowClosing(window, next: plan, left: 900), at: window.closes - .hours(2)),
      NewsFacts(.windowClosing(window, next: nil), at: window.closes - .minutes(30)),
      NewsFacts(.windowClosed(window, next: plan), at: window.closes),
      NewsFacts(.windowClosed(window, next: nil), at: window.closes),
      usual(ahead: .zero, learntFrom: 5, plan: plan),
      usual(ahead: .minutes(15), learntFrom: 5, plan: plan),
      usual(ahead: .zero, learntFrom: nil, plan: PlanFacts(schedule: nil, goal: .hours(30))),
      usual(ahead: .zero, learntFrom: 3, plan: nil),
      usual(ahead: .zero, learntFrom: 0, plan: plan),
      NewsFacts(.drink(last: at(8, 15, day: 1)), at: at(10, 15, day: 1)),
    ] + weeks

  private static let weeks = [
    Reviews.week(), Reviews.changed { $0.now.fasts = Tally(fasts: 1, seconds: 36_000) },
    Reviews.changed { $0.now.fasts = Tally() },
    Reviews.changed { week in
      week.now.fasts = Tally()
      for place in week.days.indices { week.days[place].eaten.meals = 0 }
    },
  ].compactMap(WeekFacts.init).map { NewsFacts(.weekOver($0), at: at(10, day: 4)) }

  static let reminders: [NewsFacts] = [
    "Take the tablets", "Tee & Brühe\n1 l, ohne <Zucker>\n\n  nicht zu heiß",
    "A line that is much too long to be the title of anything that pops up on a screen", " \n",
  ].map { NewsFacts(.reminder($0), at: at(20, day: 1)) }

  static let summaries: [NewsFacts] = [
    NewsFacts(.summary([goalReached, safety(hours: 24), forgotten]), at: at(7, day: 2)),
    NewsFacts(.summary(ofDays), at: at(7, day: 2)),
    NewsFacts(.summary(Array(ofFasts.prefix(7))), at: at(7, day: 2)),
    NewsFacts(.summary(reminders), at: at(7, day: 2)),
  ]

  static let all = ofFasts + ofDays + reminders + summaries

  /// The bigger one with what is told along.
  static let together: [(NewsFacts, [NewsFacts])] = [
    (goalReached, [safety(hours: 24)]),
    (
      safety(hours: 72),
      [
        NewsFacts(
          .goalReached(FastFacts(start: start, goal: .hours(72))), at: start + .hours(72))
      ]
    ),
    (safety(hours: 24), [forgotten]),
    (goalReached, [safety(hours: 24), forgotten]),
  ]

  static let buttons: [NewsButton] = [
    .endFast, .oneHourMore, .snooze(.minutes(15)), .startNow, .startedAt(at(20, 10, day: 1)),
    .endedEarlier, .endedAt(at(12, day: 1)), .stopReminding, .showPlan, .resume, .restart,
    .notNow, .logWeight, .logMeal,
  ]

  static func answers(_ wording: Wording) -> [NewsText] {
    let now = at(12, day: 1)
    return [
      wording.fastEnded(Examples.finished()),
      wording.fastEnded(Examples.finished(minutes: 60, goal: nil, outcome: .open)),
      wording.fastEndedAtGoal(fast, now: now + .hours(5)), wording.howToEnd,
      wording.goalMoved(start: start, goal: .hours(17), now: now),
      wording.fastStarted(start: start + .minutes(10), goal: .hours(16), now: start + .hours(1)),
      wording.fastStarted(start: start, goal: nil, now: start),
      wording.snoozed(until: now + .minutes(15), now: now), wording.remindingStopped,
      wording.fastOver, wording.refused(.notFasting, now: now),
      wording.progress(of: fast, percent: 81, now: now - .hours(3)),
      wording.progress(of: fast, percent: 100, now: now),
    ] + programAnswers(wording)
  }

  static func statuses(_ wording: Wording) -> [NewsText] {
    GoldenTests.states.map { wording.status(of: $0.1) }
  }

  /// All that the program itself can say in a pop-up.
  static func texts(_ wording: Wording) -> [NewsText] {
    var texts = answers(wording) + statuses(wording)
    for facts in ofFasts + ofDays + summaries.dropLast() + ofPrograms {
      for late in lateness { texts.append(wording.news(facts, now: facts.at + late)) }
    }
    for (facts, others) in together {
      texts.append(wording.news(facts, with: others, now: facts.at))
    }
    return texts
  }

  /// On time, hours late, a week late.
  static let lateness: [Span] = [.zero, .hours(3), .hours(9 * 24)]

  private static func usual(ahead: Span, learntFrom: Int?, plan: PlanFacts?) -> NewsFacts {
    let start = at(20, 10, day: 1)
    return NewsFacts(
      .startUsual(UsualStart(start: start, learntFrom: learntFrom, plan: plan)),
      at: start - ahead)
  }

  private static func at(_ hour: Int64, _ minute: Int64 = 0, day: Int64 = 0) -> Instant {
    Instant(milliseconds: Examples.at(hour, minute, day: day))
  }
}
