import Nouns
import Rules
import Time

/// What there is to tell a person, worked out anew from the facts and without the engine.
struct Truth {
  var fast: Fast?
  var last: Fast?
  var reminders: [Reminder] = []
  var wishes = Wishes()
  /// When the person usually starts.
  var usual: ClockTime?
  /// The latest news of the goal that the person attended to.
  var attended: Instant?
  var programs: [DietProgram] = []
  var zone: Zone
  let calendar: SlowCalendar
  var diary = ProgramDiary()
  /// Nothing is told of a fast whose length nobody knows.
  var isClockDoubtful = false

  struct Claim {
    let key: News.Key
    var until: Instant?
    var isSilent = false
    /// Only the latest of a topic counts.
    var topic: String { key.kind.rawValue + (key.reminder?.text ?? "") }
  }

  /// What is true at a moment, the latest of each topic.
  func claims(at now: Instant) -> [Claim] {
    let all = known(at: now).filter { claim in
      claim.key.at <= now && claim.until.map { now < $0 } ?? true
    }
    return Dictionary(grouping: all, by: \.topic).values.compactMap { claims in
      claims.max { $0.key.at < $1.key.at }
    }
  }

  /// What begins to be true, for however short a time.
  func coming(after now: Instant, through end: Instant) -> [Claim] {
    known(at: end).filter { now < $0.key.at && $0.key.at <= end }
  }

  private func known(at now: Instant) -> [Claim] {
    var all = reminders.flatMap { claims(of: $0, at: now) } + phases(at: now)
    if let fast {
      if !isClockDoubtful { all += claims(of: fast) + steps(of: fast, at: now) }
    } else {
      all += windows(at: now).flatMap(claims) + starts(at: now)
    }
    return all
  }

  func holds(_ key: News.Key, at now: Instant) -> Bool {
    claims(at: now).contains { $0.key == key }
  }

  // MARK: The running fast

  private func claims(of fast: Fast) -> [Claim] {
    let start = fast.start.instant
    func claim(_ kind: News.Kind, _ at: Instant, until: Instant? = nil) -> Claim {
      Claim(key: News.Key(subject: fast.id.text, kind: kind, at: at), until: until)
    }
    var claims = Self.stages.map { hours in
      var claim = claim(.stage, start + hours)
      claim.isSilent = !wishes.stages
      return claim
    }
    if wishes.safety {
      claims += [Span.hours(24), .hours(48)].map {
        claim(.safety, start + $0, until: start + .hours(72))
      }
    }
    guard let goal = fast.goal else { return claims }
    let goalAt = start + goal
    var reached = claim(.goalReached, goalAt)
    reached.isSilent = !wishes.goal
    claims.append(reached)
    if wishes.goal, wishes.goalAgain {
      let times = (1...3).map { goalAt + Span.hours($0) }
      claims += times.filter { $0 <= attended ?? $0 }.map { claim(.goalAgain, $0) }
    }
    if wishes.halfway {
      let half = Span(milliseconds: goal.milliseconds / 2)
      claims.append(claim(.halfway, start + half, until: goalAt))
    }
    if let near = wishes.goalNear, near < goal {
      claims.append(claim(.goalNear, goalAt - near, until: goalAt))
    }
    if let forgotten = wishes.forgotten { claims.append(claim(.forgotten, goalAt + forgotten)) }
    return claims
  }

  /// What comes again and again, the latest of it.
  private func steps(of fast: Fast, at now: Instant) -> [Claim] {
    var steps: [(News.Kind, Instant, Span)] = [
      (.safety, fast.start.instant + .hours(72), .hours(12))
    ]
    if let beyond = wishes.beyond, let goalAt = fast.goalAt {
      steps.append((.beyond, goalAt + beyond, beyond))
    }
    return steps.filter { $0.1 <= now }.map { kind, first, step in
      let count = (now - first).milliseconds / step.milliseconds
      return Claim(key: News.Key(subject: fast.id.text, kind: kind, at: first + step * count))
    }
  }

  // MARK: What days bring

  private func windows(at now: Instant) -> [(subject: String, opens: Instant, closes: Instant)] {
    allWindows(at: now).filter { !isAfterLongFast($0.opens) }
  }

  /// After two days nothing is proposed for a day, and after five nothing before the next fast.
  private func isAfterLongFast(_ instant: Instant) -> Bool {
    guard let last, let end = last.end?.instant else { return false }
    let length = end - last.start.instant
    return length > .hours(120) || (length > .hours(48) && instant < end + .hours(24))
  }

  private func allWindows(
    at now: Instant
  ) -> [(subject: String, opens: Instant, closes: Instant)] {
    switch wishes.window {
    case .following:
      guard let last, let end = last.end?.instant else { return [] }
      return [(last.id.text, end, end + last.eating(otherwise: .hours(8)))]
    case .fixed(let from, let to):
      return days(around: now).map { day in
        let opens = calendar.first(day, from, in: zone)
        let closes = calendar.first(from < to ? day : day + 1, to, in: zone)
        return (zone.day(of: opens).iso, opens, closes)
      }.filter { $0.opens < $0.closes }
    }
  }

  private func claims(
    of window: (subject: String, opens: Instant, closes: Instant)
  ) -> [Claim] {
    func claim(_ kind: News.Kind, _ at: Instant, _ until: Instant, silent: Bool = false) -> Claim {
      Claim(
        key: News.Key(subject: window.subject, kind: kind, at: at), until: until,
        isSilent: silent)
    }
    var claims = [
      claim(
        .windowOpened, window.opens - (wishes.windowOpens ?? .zero), window.closes,
        silent: wishes.windowOpens == nil),
      claim(
        .windowClosed, window.closes, window.closes + .hours(8), silent: !wishes.windowClosed),
    ]
    if let ahead = wishes.windowCloses {
      claims.append(
        claim(.windowClosing, max(window.opens, window.closes - ahead), window.closes))
    }
    return claims
  }

  private func starts(at now: Instant) -> [Claim] {
    guard let ahead = wishes.usualStart, let clock = wishes.startAt ?? usual else { return [] }
    return days(around: now).compactMap { day in
      let at = calendar.first(day, clock, in: zone)
      guard zone.day(of: at) == day, !isAfterLongFast(at) else { return nil }
      return Claim(
        key: News.Key(subject: day.iso, kind: .startUsual, at: at - ahead), until: at + .hours(3))
    }
  }

  private func claims(of reminder: Reminder, at now: Instant) -> [Claim] {
    let id = reminder.id.text
    switch reminder.rule {
    case .once(let at):
      let key = News.Key(subject: id, kind: .reminder, at: at)
      return [Claim(key: key, until: at + .hours(7 * 24))]
    case .daily(let clock, let weekdays):
      return days(around: now).filter { weekdays.contains($0.weekday) }.map { day in
        let at = calendar.first(day, clock, in: zone)
        let key = News.Key(subject: "\(id)@\(day.iso)", kind: .reminder, at: at)
        return Claim(key: key, until: at + .hours(24))
      }
    }
  }

  private func days(around now: Instant) -> [Day] {
    let date = zone.day(of: now)
    return (-2...2).map { date + $0 }
  }

  // MARK: Quiet

  func isQuiet(at now: Instant) -> Bool {
    wishes.quiet.contains { rule in
      days(around: now).filter { rule.days.contains($0.weekday) }.contains { day in
        let from = calendar.first(day, rule.from, in: zone)
        let to = calendar.first(rule.from < rule.to ? day : day + 1, rule.to, in: zone)
        return from <= now && now < to
      }
    }
  }

  /// The texts from 72 hours on wait for nothing.
  func isUrgent(_ key: News.Key) -> Bool {
    guard key.kind == .safety, let fast else { return false }
    return key.at >= fast.start.instant + .hours(72)
  }

  /// Which of two that come together is told; own reminders stand beside all others.
  func size(_ key: News.Key) -> Int {
    let order: [News.Kind] = [
      .beyond, .stage, .halfway, .windowOpened, .windowClosing, .windowClosed, .goalNear,
      .startUsual, .goalAgain, .goalReached, .safety, .summary,
    ]
    return isUrgent(key) ? order.count - 1 : order.firstIndex(of: key.kind) ?? -1
  }

  private static let stages = [4, 12, 18, 24, 48, 72].map { Span.hours($0) }
  static let main: Set<News.Kind> = [.goalReached, .safety]
}
