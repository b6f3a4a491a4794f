import Nouns
package import Time

/// Everything that can be told by the clock alone, as things stand.
package struct Agenda: Equatable, Sendable {
  let fast: Fast?
  /// The latest moment of its goal that the person attended to.
  let attended: Instant?
  let last: Fast?
  let wishes: Wishes
  let reminders: [Reminder]
  let recentStarts: RecentStarts
  let standing: Standing
  /// How long to eat after the last fast, where that leaves it open.
  let eating: Span
  let zone: Zone
  /// Nobody knows how long the fast has been running.
  let isClockDoubtful: Bool

  /// The appointments to come, in order.
  package func upcoming(after start: Instant, through end: Instant, limit: Int) -> [Appointment] {
    var found: Set<News.Key> = []
    var list: [Appointment] = []
    // Days are looked at two at a time.
    var place = start
    while place <= end, place < Instant(milliseconds: .max) {
      for series in series(around: place) {
        var from = start
        // Each by itself, so that one of many steps leaves the others their places.
        for _ in 0..<limit {
          guard let next = series.next(after: from), next.key.at <= end else { break }
          if found.insert(next.key).inserted { list.append(next) }
          from = next.key.at
        }
      }
      place = place + .hours(24)
    }
    return Array(list.sorted { $0.key.precedes($1.key) }.prefix(limit))
  }

  func series(around instant: Instant) -> [Series] {
    var series =
      reminders.flatMap { of($0, around: instant) } + phases(around: instant)
      + drinks + little + weeks(around: instant)
    if let fast {
      if !isClockDoubtful {
        series += stages(of: fast) + goals(of: fast) + limit(of: fast, on: zone.day(of: instant))
      }
    } else {
      series += windows(around: instant) + starts(around: instant)
    }
    return series
  }
}

// MARK: The running fast

extension Agenda {
  private func stages(of fast: Fast) -> [Series] {
    let start = fast.start.instant
    let stages = Stage.allCases.dropFirst().map { start + $0.begins }
    var series = [Series(kind: .stage, subject: fast.id.text, rhythm: .at(stages))]
    let early = wishes.safety ? [LongFastWarning.day, .twoDays].map { start + $0.begins } : []
    series.append(
      Series(
        kind: .safety, subject: fast.id.text, rhythm: .at(early),
        end: start + LongFastWarning.always))
    series.append(
      Series(
        kind: .safety, subject: fast.id.text,
        rhythm: .every(first: start + LongFastWarning.always, step: LongFastWarning.step),
        firstTurn: 2))
    return series
  }

  /// A fast that goes on for longer than the person's own answers would let a goal be.
  private func limit(of fast: Fast, on day: Day) -> [Series] {
    guard wishes.safety, let most = standing.longestGoal(on: day),
      fast.goal.map({ $0 > most }) ?? true
    else { return [] }
    let start = fast.start.instant
    return [
      Series(
        kind: .safety, subject: fast.id.text, rhythm: .once(start + most),
        end: start + LongFastWarning.day.begins, firstTurn: -1)
    ]
  }

  private func goals(of fast: Fast) -> [Series] {
    guard let goal = fast.goal, goal > .zero else { return [] }
    let start = fast.start.instant
    let goalAt = start + goal
    var series: [Series] = []
    func add(_ kind: News.Kind, _ rhythm: Series.Rhythm, until end: Instant? = nil) {
      series.append(Series(kind: kind, subject: fast.id.text, rhythm: rhythm, end: end))
    }
    add(.goalReached, .once(goalAt))
    if wishes.goal, wishes.goalAgain {
      let again = (1...3).map { goalAt + .hours($0) }
      add(.goalAgain, .at(again.filter { $0 <= attended ?? $0 }))
    }
    if wishes.halfway {
      add(.halfway, .once(start + Span(milliseconds: goal.milliseconds / 2)), until: goalAt)
    }
    if let near = wishes.goalNear, near < goal {
      add(.goalNear, .once(goalAt - near), until: goalAt)
    }
    if let step = wishes.beyond, step >= .minute {
      add(.beyond, .every(first: goalAt + step, step: step))
    }
    if let forgotten = wishes.forgotten { add(.forgotten, .once(goalAt + forgotten)) }
    return series
  }
}

// MARK: Between fasts

extension Agenda {
  /// That a window has closed is told for so long.
  private static let patience = Span.hours(8)

  private func windows(around instant: Instant) -> [Series] {
    // News of the window after a fast ends by itself.
    let windows =
      wishes.window == .following
      ? last.flatMap { Window(after: $0, eating: eating) }.map { [$0] } ?? []
      : wishes.window.windows(around: instant, last: last, eating: eating, in: zone)
    return windows.filter { !isCaredFor(at: $0.opens) }.flatMap(of)
  }

  /// Whether the last fast was so long that nothing is proposed then.
  private func isCaredFor(at instant: Instant) -> Bool {
    last.flatMap(Aftercare.init)?.holds(at: instant) ?? false
  }

  private func of(_ window: Window) -> [Series] {
    let follows = wishes.window == .following
    let subject = follows ? last?.id.text ?? "" : zone.day(of: window.opens).iso
    var series: [Series] = []
    func add(_ kind: News.Kind, _ at: Instant, until end: Instant) {
      series.append(
        Series(
          kind: kind, subject: subject, rhythm: .once(at), end: end, isOncePerSubject: !follows))
    }
    add(.windowOpened, window.opens - (wishes.windowOpens ?? .zero), until: window.closes)
    if let ahead = wishes.windowCloses {
      add(.windowClosing, max(window.closes - ahead, window.opens), until: window.closes)
    }
    add(.windowClosed, window.closes, until: window.closes + Self.patience)
    return series
  }

  /// As it was when the date began: it does not change while the day goes on.
  private func habit(at instant: Instant) -> Habit? {
    recentStarts.habit(at: zone.startOfDay(zone.day(of: instant)))
  }

  private static let startPatience = Span.hours(3)

  private func starts(around instant: Instant) -> [Series] {
    guard let ahead = wishes.usualStart else { return [] }
    let usual = wishes.startAt ?? habit(at: instant)?.clock
    let rule = DayRule(zone, begins: wishes.dayStart)
    return days(around: instant).compactMap { day in
      guard let time = standing.start(on: day, usual: usual, rule) else { return nil }
      let at = zone.instants(of: time).first
      // A date that the calendar left out has no start of its own.
      guard zone.day(of: at) == time.day, !isCaredFor(at: at) else { return nil }
      return Series(
        kind: .startUsual, subject: time.day.iso, rhythm: .once(at - ahead),
        end: at + Self.startPatience, isOncePerSubject: true)
    }
  }

  private func of(_ reminder: Reminder, around instant: Instant) -> [Series] {
    let id = reminder.id.text
    switch reminder.rule {
    case .once(let at):
      return [
        Series(
          kind: .reminder, subject: id, rhythm: .once(at), end: at + Reminder.patience,
          reminder: reminder.id)
      ]
    case .daily(let clock, let weekdays):
      return days(around: instant).filter { weekdays.contains($0.weekday) }.map { day in
        let at = zone.instants(of: LocalTime(day: day, clock: clock)).first
        return Series(
          kind: .reminder, subject: id + "@" + day.iso, rhythm: .once(at), end: at + .hours(24),
          isOncePerSubject: true, reminder: reminder.id)
      }
    }
  }

  func days(around instant: Instant) -> [Day] {
    let date = zone.day(of: instant)
    return (-2...2).map { date + $0 }
  }
}

extension News.Key {
  /// An order that does not depend on chance.
  func precedes(_ other: Self) -> Bool {
    if at != other.at { return at < other.at }
    if kind != other.kind { return kind.rank > other.kind.rank }
    return subject < other.subject
  }
}
