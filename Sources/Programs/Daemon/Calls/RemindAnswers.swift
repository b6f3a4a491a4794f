import Nouns
import Rules
import Time
import Wire

struct RemindAnswers: StateAnswers {
  let state: State

  func reminderAnswer(_ decision: Decision) throws(CallFault) -> ReminderAnswer {
    guard case .reminder(let reminder)? = decision.row else { throw .nothingChanged }
    return ReminderAnswer(reminder: entry(of: reminder, at: state.moment))
  }
}

nonisolated extension Command {
  init(_ order: ReminderOrder) throws(CallFault) {
    self = .addReminder(NewReminder(text: order.text, rule: try Reminder.Rule(order)))
  }

  static func removingReminder(_ order: RemovalOrder) throws(CallFault) -> Command {
    // No characters begin every id.
    guard !order.id.isEmpty else { throw .refused(.notFound(order.id)) }
    return .removeReminder(order.id)
  }
}

// MARK: - What will come

extension RemindAnswers {
  private static let appointmentsAtOnce = 100
  private static let furthestLook = Span.hours(31 * 24)

  func agenda(_ question: AgendaQuestion) -> AgendaAnswer {
    let now = state.moment
    let until = question.until.map(Instant.init(milliseconds:)) ?? horizon(at: now)
    let end = min(until, now.instant + Self.furthestLook)
    let agenda = state.engine.agenda(at: now)
    let upcoming = agenda.upcoming(
      after: now.instant, through: end, limit: Self.appointmentsAtOnce)
    let keys = state.engine.postponedNews.map(\.keyWhenTold) + upcoming.map(\.key)
    return AgendaAnswer(
      appointments: keys.map { entry(of: $0, at: now) }.sorted { $0.at < $1.at },
      reminders: state.engine.reminders.filter { $0.next(after: now.instant, in: now.zone) != nil }
        .map { entry(of: $0, at: now) },
      quietUntil: state.engine.quietEnd(at: now)?.milliseconds, usualStart: usualStart(at: now),
      switchedOff: News.Kind.allCases.filter { $0.hasSwitch && !state.engine.wishes.wants($0) }
        .map(\.rawValue))
  }

  /// The end of today and, where that is later, of what there is to tell about the running fast.
  private func horizon(at now: Moment) -> Instant {
    let today = now.days.nextBorder(after: now.instant)
    guard let fast = state.engine.active else { return today }
    let forgotten = fast.goalAt.map { $0 + (state.engine.wishes.forgotten ?? .zero) }
    if let forgotten, forgotten > now.instant { return max(today, forgotten) }
    let start = fast.start.instant
    return max(today, start + LongFastWarning.next(after: now.instant - start))
  }

  private func entry(of key: News.Key, at now: Moment) -> AgendaEntry {
    let reminder = key.reminder.flatMap { id in state.engine.reminders.first { $0.id == id } }
    return AgendaEntry(
      kind: key.kind.rawValue, at: key.at.milliseconds, subject: key.subject,
      reminder: reminder?.id.text, text: reminder?.text,
      heldUntil: state.engine.heldUntil(key, at: now)?.milliseconds,
      wanted: !state.engine.wishes.isSilent(key.kind))
  }

  private func entry(of reminder: Reminder, at now: Moment) -> ReminderEntry {
    ReminderEntry(reminder, next: reminder.next(after: now.instant, in: now.zone))
  }

  private func usualStart(at now: Moment) -> StartHabit {
    let set = state.engine.wishes.startAt
    let clock = set ?? state.engine.recentStarts.habit(at: now.instant)?.clock
    return StartHabit(
      clock: clock?.iso, learnt: set == nil,
      starts: state.engine.recentStarts.recent(at: now.instant).map {
        PastStart(at: $0.instant.milliseconds, offset: Int64($0.offset))
      },
      fewest: Int64(Habit.fewest))
  }
}

extension News {
  /// At the instant at which it is told again.
  nonisolated fileprivate var keyWhenTold: News.Key {
    News.Key(subject: key.subject, kind: key.kind, at: again ?? key.at)
  }
}

nonisolated extension Reminder.Rule {
  fileprivate init(_ order: ReminderOrder) throws(CallFault) {
    switch (order.at, order.daily) {
    case (let at?, nil):
      guard order.days == nil else { throw .fields(.wrongType("days")) }
      self = .once(Instant(milliseconds: at))
    case (nil, let text?):
      guard let clock = try? ClockTime(text) else { throw .fields(.wrongType("daily")) }
      guard let days = order.days.map(Set.init(codes:)) ?? Set(Weekday.allCases) else {
        throw .fields(.wrongType("days"))
      }
      self = .daily(clock, days: days)
    case (nil, nil): throw .fields(.missing("at"))
    case (_?, _?): throw .fields(.wrongType("daily"))
    }
  }
}

// MARK: - Quiet

struct QuietAnswers: KeeperAnswers {
  let keeper: Keeper

  func beQuiet(
    _ order: QuietOrder, _ client: CallToken
  ) throws(CallFault) -> Answer<QuietAnswer> {
    let now = keeper.state.moment
    let until = order.until.map(Instant.init(milliseconds:))
    if let until, until <= now.instant { throw .refused(.inThePast(until)) }
    var next = keeper.state.engine
    let decision = next.beQuiet(until: until, at: now, given: keeper.wakeFacts(at: now))
    _ = try keeper.state.write(try keeper.ports.store.commit(decision.commit, now.instant))
    keeper.state.engine = next
    return Answer(QuietAnswer(quietUntil: next.quietEnd(at: now)?.milliseconds)) {
      keeper.finish(decision)
    }
  }
}
