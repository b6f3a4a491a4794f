package import Time

// What becomes news, once per key.
extension Engine {
  /// News this near to a bigger piece is not told beside it.
  static let neighbourhood = Span.minute

  /// Brings the outbox in line with how things stand: what became true is told once, what is no
  /// longer true is closed, and what only moved within the past stays told.
  mutating func tellWhatIsTrue(
    at now: Moment, before: [Appointment], into decision: inout Decision
  ) {
    let agenda = agenda(in: now.zone)
    let current = agenda.current(at: now.instant)
    settle(except: Set(current.map(\.key)), into: &decision)
    var fresh: [Appointment] = []
    for appointment in current where isUntold(appointment.key, at: now) {
      if outbox[appointment.key] == nil, hasMoved(appointment, from: before) {
        decide(appointment.key, .withdrawn, at: now, into: &decision)
      } else if wishes.isSilent(appointment.key.kind) {
        decide(appointment.key, .silent, at: now, into: &decision)
      } else {
        fresh.append(appointment)
      }
    }
    fresh = holdingBack(fresh, at: now, into: &decision)
    tell(fresh, agenda, at: now, into: &decision)
    forgetOld(current, at: now.instant)
  }

  private func isUntold(_ key: News.Key, at now: Moment) -> Bool {
    guard let news = outbox[key] else { return true }
    switch news.state {
    case .closed: return true
    case .due: return false
    case .held: return silenceEnd(at: now) == nil
    case .snoozed: return news.again.map { $0 <= now.instant || now.instant + .hour < $0 } ?? true
    case .shown, .seen, .absorbed, .silent, .withdrawn: return news.wasEarly(by: now)
    }
  }

  /// Whether it was told before under another instant, and only that changed.
  private func hasMoved(_ appointment: Appointment, from before: [Appointment]) -> Bool {
    if appointment.isOncePerSubject { return outbox.hasTold(appointment.key) }
    return before.contains {
      $0.key != appointment.key && $0.key.kind == appointment.key.kind
        && $0.key.subject == appointment.key.subject && $0.turn == appointment.turn
        && outbox[$0.key]?.state.isTold == true
    }
  }

  // MARK: What is over

  private mutating func settle(except current: Set<News.Key>, into decision: inout Decision) {
    for news in outbox.all where !current.contains(news.key) {
      if news.key.kind == .summary,
        outbox.absorbed(by: news).contains(where: { current.contains($0.key) })
      {
        continue
      }
      settle(news, into: &decision)
    }
  }

  private mutating func settle(_ news: News, into decision: inout Decision) {
    var settled = news
    switch news.state {
    case .due:
      // What was to be told with it is not told by that.
      for other in outbox.absorbed(by: news) { put(other, .closed, into: &decision) }
      settled.state = .closed
    case .held: settled.state = .closed
    case .shown, .seen, .snoozed: settled.state = .withdrawn
    case .closed, .withdrawn, .absorbed, .silent: return
    }
    // A show may be under way for a row that is still due.
    decision.withdraw.append(news.key)
    put(settled, settled.state, into: &decision)
  }

  private mutating func put(
    _ news: News, _ state: News.State, into decision: inout Decision
  ) {
    var news = news
    news.state = state
    outbox.put(news)
    decision.commit.news.removeAll { $0.key == news.key }
    decision.commit.news.append(news)
  }

  // MARK: Quiet hours

  /// When it is no longer quiet; nil where it is not.
  package func silenceEnd(at now: Moment) -> Instant? {
    var ends = wishes.quiet.compactMap { $0.end(at: now.instant, in: now.zone) }
    // Nobody asks for more: further away it was set under another clock.
    if let hush, hush > now.instant, hush <= now.instant + Self.longestHush { ends.append(hush) }
    return ends.max()
  }

  package static let longestHush = Span.hours(24)

  /// When something can be told again: one quiet time may run into the next.
  package func quietEnd(at now: Moment) -> Instant? {
    var end = silenceEnd(at: now)
    // Rules for all the week leave no such moment.
    for _ in 0..<8 {
      guard let last = end, let next = silenceEnd(at: now.at(last)) else { break }
      end = next
    }
    return end
  }

  /// When news is told instead where its moment falls into a quiet time.
  package func heldUntil(_ key: News.Key, at now: Moment) -> Instant? {
    isUrgent(key) ? nil : quietEnd(at: now.at(key.at))
  }

  /// Keeps back what may wait, and sums up what was kept back when it is over.
  private mutating func holdingBack(
    _ fresh: [Appointment], at now: Moment, into decision: inout Decision
  ) -> [Appointment] {
    let kept = fresh.filter { !isUrgent($0.key) }
    if silenceEnd(at: now) != nil {
      for appointment in kept where outbox[appointment.key]?.state != .held {
        decide(appointment.key, .held, at: now, into: &decision)
      }
      return fresh.filter { isUrgent($0.key) }
    }
    let held = kept.filter { outbox[$0.key]?.state == .held }
    guard held.count > 1 else { return fresh }
    for appointment in held { decide(appointment.key, .absorbed, at: now, into: &decision) }
    let key = News.Key(subject: now.date.iso, kind: .summary, at: now.instant)
    decide(key, .due, at: now, into: &decision)
    return fresh.filter { !held.contains($0) }
  }

  /// The texts from 72 hours on wait for nothing.
  private func isUrgent(_ key: News.Key) -> Bool {
    guard key.kind == .safety, let active else { return false }
    return key.at >= active.start.instant + Safety.always
  }

  // MARK: The bigger one

  private mutating func tell(
    _ fresh: [Appointment], _ agenda: Agenda, at now: Moment, into decision: inout Decision
  ) {
    let own = fresh.filter { $0.key.kind == .reminder }
    for appointment in own { decide(appointment.key, .due, at: now, into: &decision) }
    let others = fresh.filter { $0.key.kind != .reminder }
    guard let top = others.max(by: { rank($0.key) < rank($1.key) }) else { return }
    let soon = near(agenda, after: now)
    let isLed = soon.contains { rank($0.key) > rank(top.key) }
    let follows = bigger(than: top.key, toldBefore: now)
    for appointment in others {
      let key = appointment.key
      if key == top.key, !isLed, follows == nil {
        decide(key, .due, at: now, into: &decision)
      } else if !key.kind.isMain || key != top.key || follows != nil {
        decide(key, .absorbed, at: now, into: &decision)
      }
      // What is left is main and waits for the bigger one, to be told with it.
    }
    if !isLed, follows == nil {
      // What would come too soon after it and must not be lost goes with it.
      for next in soon where next.key.kind.isMain && next.key.subject == top.key.subject {
        decide(next.key, .absorbed, at: now, into: &decision)
      }
    }
    if let follows, others.contains(where: { $0.key.kind.isMain }) {
      // The one on the screen takes up the words that belong to it.
      decision.show.append(follows)
    }
  }

  /// From 72 hours on the warnings are the biggest.
  private func rank(_ key: News.Key) -> Int {
    isUrgent(key) ? News.Kind.summary.rank : key.kind.rank
  }

  private func near(_ agenda: Agenda, after now: Moment) -> [Appointment] {
    agenda.next(after: now.instant).filter {
      $0.key.at <= now.instant + Self.neighbourhood && outbox[$0.key]?.state.isTold != true
        && $0.key.kind != .reminder && !wishes.isSilent($0.key.kind)
    }
  }

  private func bigger(than key: News.Key, toldBefore now: Moment) -> News? {
    outbox.all.first {
      ($0.state == .due || $0.state == .shown || $0.state == .seen) && $0.key != key
        && $0.key.kind != .reminder && rank($0.key) > rank(key)
        && $0.decided <= now.instant && now.instant < $0.decided + Self.neighbourhood
    }
  }

  // MARK: Rows

  mutating func decide(
    _ key: News.Key, _ state: News.State, at now: Moment, into decision: inout Decision
  ) {
    let isFirst = outbox[key].map { $0.wasEarly(by: now) && $0.state.isTold } ?? true
    let news = News(key: key, decided: now.instant, boot: now.boot, state: state)
    put(news, state, into: &decision)
    if state == .due { decision.show.append(news) }
    if isFirst, state != .withdrawn { decision.happened.append(news) }
  }

  /// Shows what waits, each place with its biggest: a server is there.
  package mutating func offer(at now: Moment) -> Decision {
    var decision = Decision(actor: "fastd")
    let waiting = waitingNews
    for subject in Set(waiting.map(\.key.subject)) {
      let rows = waiting.filter { $0.key.subject == subject && $0.key.kind != .reminder }
      guard let top = rows.max(by: { rank($0.key) < rank($1.key) }) else { continue }
      if rows.count > 1 {
        for row in rows where row.key != top.key {
          decide(row.key, .absorbed, at: now, into: &decision)
        }
        decide(top.key, .due, at: now, into: &decision)
      } else {
        decision.show.append(top)
      }
    }
    decision.show += waiting.filter { $0.key.kind == .reminder }
    decision.happened = []
    return decision
  }

  private mutating func forgetOld(_ current: [Appointment], at now: Instant) {
    var kept = Set(current.map(\.key.subject))
    kept.formUnion([active?.id.text, last?.id.text].compactMap(\.self))
    outbox.forget(except: kept, before: now - .hours(3 * 24))
    recentStarts.forget(before: now - .hours(60 * 24))
  }
}
