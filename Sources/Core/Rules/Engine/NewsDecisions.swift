import Nouns
import Time

// Decides what becomes news, once per key.
extension Engine {
  /// News this near to a bigger piece is not told beside it.
  static let neighbourhood = Span.minute

  /// Brings the outbox in line with how things stand: what became true is told once, what is no
  /// longer true is closed, and what only moved within the past stays told.
  mutating func tellWhatIsTrue(
    _ seen: Prospect, at now: Moment, before: [Appointment], into decision: inout Decision
  ) {
    let attended = attended
    settle(seen, at: now, into: &decision)
    var fresh: [Appointment] = []
    // Earlier news of a subject that is new here is in the store: it waits for the next wake.
    for appointment in seen.current
    where outbox.known.contains(appointment.key.subject) && isUntold(appointment.key, at: now) {
      if hasMoved(appointment, from: before) {
        // The person has seen to the goal, so they have seen it where it stands now.
        let isSeen = appointment.key.kind == .goalReached && attended != nil
        decide(appointment.key, isSeen ? .seen : .withdrawn, at: now, into: &decision)
      } else if wishes.isSilent(appointment.key.kind) {
        decide(appointment.key, .silent, at: now, into: &decision)
      } else {
        fresh.append(appointment)
      }
    }
    if self.attended != attended {
      let goals = prospect(at: now).current.map(\.key)
      fresh.removeAll { $0.key.kind == .goalAgain && !goals.contains($0.key) }
    }
    fresh = holdingBack(fresh, at: now, into: &decision)
    tell(fresh, seen, at: now, into: &decision)
    if !decision.commit.news.isEmpty {
      // Words that went with another one until now may fit what was decided just now.
      settleWords(seen, at: now, into: &decision)
    }
  }

  func isUntold(_ key: News.Key, at now: Moment) -> Bool {
    guard let news = outbox[key] else { return true }
    switch news.state {
    case .closed: return true
    case .due: return news.wasEarly(by: now)
    case .held: return silenceEnd(at: now) == nil
    case .snoozed: return news.again.map { $0 <= now.instant || now.instant + .hour < $0 } ?? true
    case .shown, .seen, .absorbed, .silent, .withdrawn: return news.wasEarly(by: now)
    }
  }

  /// Whether it was told before under another instant, and only that changed.
  private func hasMoved(_ appointment: Appointment, from before: [Appointment]) -> Bool {
    if let news = outbox[appointment.key], news.state != .closed { return false }
    // Warnings on the way to a goal come back when it moves further ahead, but not from the past.
    let isBack =
      appointment.key.kind.isOnTheWay && !before.contains { $0.key == appointment.key }
    if appointment.isOncePerSubject || isBack { return outbox.hasTold(appointment.key) }
    return before.contains {
      $0.key != appointment.key && $0.key.kind == appointment.key.kind
        && $0.key.subject == appointment.key.subject && $0.turn == appointment.turn
        && outbox[$0.key]?.state.isTold == true
    }
  }

  // MARK: The bigger one

  private mutating func tell(
    _ fresh: [Appointment], _ seen: Prospect, at now: Moment, into decision: inout Decision
  ) {
    let own = fresh.filter(\.key.kind.standsAlone)
    for appointment in own { decide(appointment.key, .due, at: now, into: &decision) }
    let others = fresh.filter { !$0.key.kind.standsAlone }
    guard let top = others.max(by: { rank($0.key) < rank($1.key) }) else { return }
    let soon = near(seen, at: now)
    let isLed = soon.contains { rank($0.key) > rank(top.key) }
    let follows = bigger(than: top.key, toldBefore: now)
    for appointment in others {
      let key = appointment.key
      if key == top.key, !isLed, follows == nil {
        decide(key, .due, at: now, into: &decision)
      } else if !key.kind.isMain || !isLed || follows != nil {
        decide(key, .absorbed, at: now, with: follows, into: &decision)
      }
      // Main news that is left waits for the bigger one, to be told with it.
    }
    if !isLed, follows == nil {
      // Main news that would come too soon after it is told with it, so that it is not lost.
      for next in soon
      where next.key.kind.isMain && next.key.subject == top.key.subject
        && rank(next.key) < rank(top.key)
      {
        decide(next.key, .absorbed, at: now, into: &decision)
      }
    }
    if var follows, others.contains(where: { $0.key.kind.isMain }), follows.state != .due {
      // The one on the screen takes up the words that belong to it, and is not done before.
      follows.state = .due
      put(follows, .due, into: &decision)
      decision.show.append(follows)
    }
  }

  /// No warning stands under the title of other news, and from 72 hours on it waits for nothing.
  private func rank(_ key: News.Key) -> Int {
    isUrgent(key) ? News.Kind.summary.rank : key.kind.rank
  }

  private func near(_ seen: Prospect, at now: Moment) -> [Appointment] {
    seen.next.filter {
      $0.key.at <= now.instant + Self.neighbourhood && outbox[$0.key]?.state.isTold != true
        && !$0.key.kind.standsAlone && !wishes.isSilent($0.key.kind)
        && !($0.isOncePerSubject && outbox.hasTold($0.key))
    }
  }

  private func bigger(than key: News.Key, toldBefore now: Moment) -> News? {
    outbox.open.first {
      ($0.state == .due || $0.state == .shown || $0.state == .seen) && $0.key != key
        && !$0.key.kind.standsAlone && rank($0.key) > rank(key)
        && $0.decided(by: now) <= now.instant
        && now.instant < $0.decided(by: now) + Self.neighbourhood
    }
  }

  // MARK: Rows

  /// `bigger` is what was told before and takes it up.
  mutating func decide(
    _ key: News.Key, _ state: News.State, at now: Moment, with bigger: News? = nil,
    into decision: inout Decision
  ) {
    let old = outbox[key]
    let isFirst = old.map { $0.wasEarly(by: now) && $0.state.isTold } ?? true
    var news = News(key: key, decided: now.instant, boot: now.boot, state: state)
    if let bigger {
      news.boot = bigger.boot
      // The clock may have been set since, and what it showed then be wrong for this one.
      if bigger.boot == nil || bigger.boot?.id != now.boot?.id { news.decided = bigger.decided }
    }
    // It may stand on a screen, or be on its way there.
    if let old, old.isOpen, state != .due { decision.withdraw.append(key) }
    if let old, old.isPending {
      let isToldOf = state == .due || state == .held || state == .absorbed
      // News absorbed by it stays so, or stands for itself where it was not told yet.
      for var other in outbox.absorbed(by: old) where other.key != key {
        if isToldOf {
          (other.decided, other.boot) = (news.decided, news.boot)
          put(other, .absorbed, into: &decision)
        } else if old.state != .snoozed {
          put(other, .closed, into: &decision)
        }
      }
    }
    put(news, state, into: &decision)
    if state == .due { decision.show.append(news) }
    if isFirst, state != .withdrawn, state != .seen { decision.happened.append(news) }
  }

  /// Shows what waits, the biggest for all but the person's own reminders: a server is there.
  package mutating func offer(at now: Moment) -> Decision {
    var decision = Decision(actor: "fastd")
    if silenceEnd(at: now) != nil {
      for news in waitingNews where !isUrgent(news.key) {
        decide(news.key, .held, at: now, into: &decision)
      }
    }
    let rows = waitingNews.filter { !$0.key.kind.standsAlone }
    let top = rows.map { rank($0.key) }.max() ?? 0
    if rows.contains(where: { rank($0.key) < top }) {
      for row in rows {
        decide(row.key, rank(row.key) < top ? .absorbed : .due, at: now, into: &decision)
      }
    } else {
      decision.show += rows
    }
    decision.show += waitingNews.filter(\.key.kind.standsAlone)
    decision.happened = []
    return decision
  }

  /// Once a day: to look through everything with each command would be a fifth of its work.
  mutating func forgetOld(_ current: [Appointment], at now: Instant) {
    var kept = Set(current.map(\.key.subject))
    kept.formUnion([active?.id.text, last?.id.text].compactMap(\.self))
    // Of many fasts a day, none but the last need stay.
    let age = outbox.isFull ? Span.zero : .hours(3 * 24)
    outbox.forget(except: kept, before: now - age)
  }
}
