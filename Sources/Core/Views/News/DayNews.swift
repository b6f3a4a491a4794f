import Time

// News between fasts.
extension Wording {
  func windowOpened(_ window: WindowFacts, _ facts: NewsFacts, _ now: Instant) -> NewsText {
    guard now >= window.opens else {
      let opens = moment(window.opens, now: now)
      return NewsText(phrases(NewsMessage.windowOpens, "start", opens), times(of: window, now))
    }
    let body =
      facts.isLate(now)
      ? times(of: window, now)
      : phrases(NewsMessage.windowUntil, "end", moment(window.closes, now: now))
    return NewsText(phrases(NewsMessage.windowOpened), body)
  }

  func windowClosing(
    _ window: WindowFacts, _ next: PlanFacts?, _ left: Int64?, _ now: Instant
  ) -> NewsText {
    NewsText(
      phrases(NewsMessage.windowClosing, "end", moment(window.closes, now: now)),
      left.map { phrases(NewsMessage.windowEnergy, "energy", energy($0)) },
      times(of: window, now), next.map { done($0, from: window.closes, now) })
  }

  func windowClosed(
    _ window: WindowFacts, _ next: PlanFacts?, _ facts: NewsFacts, _ now: Instant
  ) -> NewsText {
    NewsText(
      phrases(NewsMessage.windowClosed),
      phrases(NewsMessage.windowClosedBody, "end", moment(window.closes, now: now)),
      next.map { done($0, from: facts.isLate(now) ? now : window.closes, now) })
  }

  func startUsual(_ usual: UsualStart, _ facts: NewsFacts, _ now: Instant) -> NewsText {
    let isAhead = facts.isEarly(for: usual.start) && now < usual.start
    let title =
      isAhead
      ? phrases(NewsMessage.startSoon, "start", moment(usual.start, now: now))
      : phrases(NewsMessage.startUsual)
    let isPast = now - usual.start > .minute
    return NewsText(
      title, reason(for: usual),
      usual.plan.map { done($0, from: isPast ? now : usual.start, now) })
  }

  private func reason(for usual: UsualStart) -> String {
    let time = clock(zone.local(usual.start).clock)
    guard let count = usual.learntFrom else {
      return phrases(NewsMessage.startSet, "time", time)
    }
    guard count > 0 else { return phrases(NewsMessage.startUsually, "time", time) }
    return phrases(.startLearnt, Int64(count), "time", time)
  }

  private func times(of window: WindowFacts, _ now: Instant) -> String {
    phrases(
      NewsMessage.windowTimes, "start", moment(window.opens, now: now), "end",
      moment(window.closes, now: now))
  }

  /// When a fast would be done; with its start, so that it stays true.
  private func done(_ plan: PlanFacts, from start: Instant, _ now: Instant) -> String {
    phrases(
      NewsMessage.nextFast, "schedule",
      goal(schedule: plan.schedule, seconds: plan.goal.seconds) ?? "", "start",
      moment(start, now: now), "end", moment(start + plan.goal, now: now))
  }
}

// MARK: The person's own words

extension Wording {
  /// A first line that is longer goes below.
  private static let longestTitle = 60
  /// The longest text of a reminder, in Unicode scalars: one character may be any number of them.
  private static let longestWords = 500

  func reminder(_ words: String, _ facts: NewsFacts, _ now: Instant) -> NewsText {
    let late =
      facts.isLate(now) ? phrases(NewsMessage.reminderLate, "at", moment(facts.at, now: now)) : nil
    var lines = Self.lines(of: words)
    var title = phrases(NewsMessage.reminder)
    if let first = lines.first, first.cells <= Self.longestTitle {
      title = first
      lines.removeFirst()
    }
    return NewsText(title, lines: lines + [late].compactMap(\.self))
  }

  func firstLine(of words: String) -> String {
    let line = Self.lines(of: words).first ?? phrases(NewsMessage.reminder)
    return Screen.plain.cut(line, to: Self.longestTitle)
  }

  private static func lines(of words: String) -> [String] {
    var text = String(words.unicodeScalars.prefix(longestWords))
    if text.utf8.count < words.utf8.count { text += "…" }
    return text.unicodeScalars.split { $0 == "\n" || $0 == "\r" }
      .map { line in
        PlainText.line(String(line)).split(separator: " ").joined(separator: " ")
      }
      .filter { !$0.isEmpty }
  }
}
