import Nouns
import Time
package import Wire

/// The text of `fastctl status`, in a few lines.
package struct StatusCard {
  let wording: Wording
  let screen: Screen
  let hasBar: Bool
  /// Whether it has a terminal to itself, where everything has its place.
  var isLaidOut: Bool { hasBar && screen.width != nil && !screen.isLinear }
  private let hasSeconds: Bool
  var phrases: Phrases { wording.phrases }

  /// Without its bar where letters have no fixed width; beside a clock that has seconds it goes by
  /// them.
  package init(
    _ wording: Wording, on screen: Screen, hasBar: Bool = true, hasSeconds: Bool = false
  ) {
    self.wording = wording
    self.screen = screen
    self.hasBar = hasBar
    self.hasSeconds = hasSeconds
  }

  package func text(of snapshot: Snapshot) -> String {
    String(decoding: utf8(of: snapshot), as: UTF8.self)
  }

  /// The same for those who only pass it on.
  package func utf8(of snapshot: Snapshot) -> [UInt8] {
    let now = Instant(milliseconds: snapshot.now)
    let snapshot = shown(snapshot)
    var page = Page(on: screen)
    tellLoss(in: snapshot, now, on: &page)
    if let fast = snapshot.fast {
      tell(fast, snapshot, now, on: &page)
    } else if snapshot.state == .eating, let window = snapshot.window {
      tell(window, snapshot, now, on: &page)
    } else {
      tellIdle(snapshot, now, on: &page)
    }
    tellRest(of: snapshot, now, on: &page)
    return page.utf8
  }

  /// As it is told, in all its parts.
  func shown(_ snapshot: Snapshot) -> Snapshot {
    let safe = snapshot.withoutPlansWhereUnsafe
    return hasSeconds && !safe.isClockDoubted ? safe : safe.asShown
  }

  // MARK: Fasting

  private func tell(_ fast: RunningFast, _ snapshot: Snapshot, _ now: Instant, on page: inout Page)
  {
    guard screen.isLinear || snapshot.isClockDoubted else {
      return draw(fast, snapshot, now, on: &page)
    }
    page.add(headline(fast, in: snapshot), .strong)
    if let progress = fast.progress { page.add(progressInWords(fast, progress)) }
    page.add(times(fast, now))
    if let eat = wording.timesToEat(in: snapshot, now: now) {
      page.add(phrases(StatusMessage.eat, "times", eat))
    }
    tellDoubts(of: fast, snapshot, now, on: &page)
    if let line = guide(fast, snapshot.streak) { page.add(line) }
    if let line = note(fast) { page.add(line) }
    if let last = snapshot.last {
      page.add(finished(last, now, hasTimes: false, hasGoal: true))
    }
  }

  /// Doubts about going on, and reasons for a look at the times.
  func tellDoubts(
    of fast: RunningFast, _ snapshot: Snapshot, _ now: Instant, on page: inout Page
  ) {
    if !snapshot.isClockDoubted, let line = wording.stillFasting(fast, now: now) {
      page.add(line)
    }
    if let reached = fast.reachedGoal {
      page.add(phrases(StatusMessage.reachedBefore, "goal", wording.span(seconds: reached)))
    }
    addCare(of: snapshot, to: &page)
  }

  func addCare(of snapshot: Snapshot, to page: inout Page) {
    for line in wording.care(in: snapshot) { page.add(line, .strong) }
  }

  func note(_ fast: RunningFast) -> String? {
    guard let note = fast.note, !note.isEmpty else { return nil }
    return phrases(StatusMessage.note, "note", PlainText.line(note))
  }

  func headline(_ fast: RunningFast, in snapshot: Snapshot) -> String {
    guard !snapshot.isClockDoubted else { return phrases(StatusMessage.fastingUnclear) }
    let elapsed = wording.span(seconds: fast.elapsed)
    guard let goal = fast.goal else {
      return phrases(StatusMessage.fastingOpen, "elapsed", elapsed)
    }
    guard fast.goalReached else {
      return phrases(
        StatusMessage.fasting, "elapsed", wording.hours(seconds: fast.elapsed), "goal",
        wording.goal(seconds: goal))
    }
    guard fast.over >= 60 else {
      return phrases(StatusMessage.fastingReachedNow, "elapsed", elapsed)
    }
    return phrases(
      StatusMessage.fastingReached, "elapsed", elapsed, "over", wording.span(seconds: fast.over))
  }

  /// The bar in words.
  func progressInWords(_ fast: RunningFast, _ progress: Int64) -> String {
    guard !fast.goalReached else {
      let goal = wording.goal(schedule: fast.schedule, seconds: fast.goal) ?? ""
      return phrases(StatusMessage.goalWas, "goal", goal)
    }
    let percent = String(ProgressBar.percent(permille: progress))
    return phrases(StatusMessage.percent, "percent", percent)
  }

  func times(_ fast: RunningFast, _ now: Instant) -> String {
    let start = wording.start(of: fast, now: now)
    guard let goalAt = fast.goalAt else { return phrases(StatusMessage.started, "start", start) }
    let end = wording.moment(Instant(milliseconds: goalAt), now: now)
    guard !fast.goalReached else {
      return phrases(StatusMessage.startedGoalWas, "start", start, "end", end)
    }
    guard let remaining = fast.remaining else {
      return phrases(StatusMessage.startedGoalAlone, "start", start, "end", end)
    }
    let wait = wording.wait(seconds: remaining)
    return phrases(StatusMessage.startedGoal, "start", start, "end", end, "wait", wait)
  }

  func guide(_ fast: RunningFast, _ streak: Streak) -> String? {
    guard let stage = StageMessage(id: fast.stage) else {
      return streak.current > 0 ? phrases(PluralMessage.streak, streak.current) : nil
    }
    let line = phrases(StatusMessage.stage, "stage", phrases(stage))
    guard streak.current > 0 else { return line }
    let streak = phrases(PluralMessage.streakInLine, streak.current)
    return [line, screen.separator, streak].joined()
  }

  // MARK: Not fasting

  private func tellIdle(_ snapshot: Snapshot, _ now: Instant, on page: inout Page) {
    if isLaidOut {
      DrawnStatus(wording, on: screen).tellIdle(on: &page)
    } else {
      page.add(phrases(StatusMessage.idle), .strong)
    }
    if let last = snapshot.last { page.add(finished(last, now, hasTimes: true)) }
    addCare(of: snapshot, to: &page)
    if let plan = snapshot.plan { tell(plan, now, on: &page) }
    for line in streakLines(of: snapshot) { page.add(line) }
  }

  private func tell(
    _ window: Window, _ snapshot: Snapshot, _ now: Instant, on page: inout Page
  ) {
    let closes = Instant(milliseconds: window.closes)
    if isLaidOut {
      DrawnStatus(wording, on: screen).tell(window, now, on: &page)
    } else if !screen.isLinear {
      page.add(DrawnStatus(wording, on: screen).line(of: snapshot, now))
    } else {
      let end = wording.soon(closes, now: now)
      let wait = wording.wait(seconds: (closes - now).seconds)
      page.add(phrases(StatusMessage.eating, "end", end, "wait", wait), .strong)
    }
    if let last = snapshot.last { page.add(finished(last, now, hasTimes: false)) }
    addCare(of: snapshot, to: &page)
    if let plan = snapshot.plan {
      page.add(
        wording.dayOff(plan, now: now) ?? next(plan, from: planned(plan, after: now) ?? closes, now)
      )
    }
    for line in streakLines(of: snapshot) { page.add(line) }
  }

  // MARK: The plan

  func tell(_ plan: Plan, _ now: Instant, on page: inout Page) {
    for line in wording.today(plan, now: now) { page.add(line) }
    if !plan.rest, let start = planned(plan, after: now) { page.add(next(plan, from: start, now)) }
  }

  /// A start that was planned for today and is still to come.
  func planned(_ plan: Plan, after now: Instant) -> Instant? {
    plan.at.map(Instant.init(milliseconds:)).flatMap { $0 > now ? $0 : nil }
  }

  func next(_ plan: Plan, from start: Instant, _ now: Instant) -> String {
    let begins = wording.soon(start, now: now)
    guard let goal = plan.goal, let name = wording.goal(schedule: plan.schedule, seconds: goal)
    else { return phrases(StatusMessage.nextOpen, "start", begins) }
    let done = wording.moment(start + .seconds(goal), now: now)
    return phrases(
      StatusMessage.next, "schedule", name, "times", wording.range(begins, done))
  }

  func finished(
    _ entry: Entry, _ now: Instant, hasTimes: Bool, hasGoal: Bool = false
  ) -> String {
    let length = wording.length(of: entry, hasGoal: hasGoal)
    var line: String
    if hasTimes, let end = entry.end {
      let times = [entry.start, end].map {
        wording.moment(Instant(milliseconds: $0), now: now)
      }
      line = phrases(
        StatusMessage.lastTimes, "length", length, "times", wording.range(times[0], times[1]))
    } else {
      line = phrases(StatusMessage.lastLength, "length", length)
    }
    if let outcome = entry.outcome, outcome != .open {
      line += ", " + phrases(OutcomeMessage(outcome))
    }
    return line
  }

  /// Of fasts and of logging.
  func streakLines(of snapshot: Snapshot) -> [String] {
    [streakLine(snapshot.streak), snapshot.logging.flatMap(loggingLine)].compactMap(\.self)
  }

  /// Only while one lasts: nobody is told here that it has ended.
  private func loggingLine(_ streak: Streak) -> String? {
    guard streak.current > 0 else { return nil }
    return wording.joined(
      phrases(.daysLogged, streak.current), wording.lastDays(of: streak))
  }

  func streakLine(_ streak: Streak) -> String? {
    if streak.current > 0 {
      let line = phrases(
        PluralMessage.streakLongest, streak.current, "longest", wording.number(streak.longest))
      return wording.joined(line, wording.lastDays(of: streak))
    }
    return streak.longest > 0 ? phrases(PluralMessage.longestStreak, streak.longest) : nil
  }

  // MARK: Beside it

  func tellLoss(in snapshot: Snapshot, _ now: Instant, on page: inout Page) {
    guard let loss = snapshot.notices.first(where: \.isLoss) else { return }
    for (number, line) in wording.lines(ofLoss: loss, now: now).enumerated() {
      if number == 0 { page.add(line, .strong) } else { page.add(line) }
    }
  }

  /// Answers that need no fast.
  func tellRest(of snapshot: Snapshot, _ now: Instant, on page: inout Page) {
    let isDrawn = !screen.isLinear && !snapshot.isClockDoubted
    if let line = program(of: snapshot), !isDrawn || snapshot.fast == nil { page.add(line) }
    if let end = snapshot.quietUntil, end > snapshot.now {
      page.add(wording.quiet(until: end, now: now))
    }
    tellBeside(snapshot, now, on: &page)
  }

  /// Nil where no program says what to do today.
  func program(of snapshot: Snapshot) -> String? {
    guard let program = snapshot.program else { return nil }
    return wording.line(
      of: program, kcal: snapshot.kcal, today: snapshot.today, separator: screen.separator)
  }

  func tellBeside(_ snapshot: Snapshot, _ now: Instant, on page: inout Page) {
    if let line = otherZone(snapshot, now) { page.add(line) }
    for notice in snapshot.notices where !notice.isLoss && !notice.isOfEnd {
      page.add(wording.sentence(for: notice))
    }
    if let count = snapshot.undecided, count > 0 { page.add(phrases(.undecided, count)) }
  }

  /// Where the daemon lives by another clock than the person who asks.
  private func otherZone(_ snapshot: Snapshot, _ now: Instant) -> String? {
    guard snapshot.zone != wording.zone.name,
      snapshot.offset != Int64(wording.zone.offset(at: now))
    else { return nil }
    return phrases(
      StatusMessage.otherZone, "zone", PlainText.line(snapshot.zone), "here", wording.zone.name)
  }
}
