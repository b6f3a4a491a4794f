import Rules
import Time

// What may be decided.
extension Witness {
  func judge(
    _ decision: Decision, _ turn: Turn, _ old: [News.Key: News?], _ machine: Machine
  ) {
    guard !isBlind else { return }
    let news = decision.commit.news
    let truth = machine.truth
    let claims = news.isEmpty ? [] : truth.claims(at: machine.now)
    for news in news {
      // Which fast is the last one only the store can say: the next turn puts that right.
      if turn.knowsLast || news.key.place != "window" {
        judge(news, old[news.key] ?? nil, turn, truth, claims, machine)
      }
      note(news, machine)
    }
    if Set(decision.show.map(\.key)).count < decision.show.count {
      complain("shown twice in one turn", machine, decision.show.last?.key)
    }
    announced.hear(decision, machine, self)
    phases.hear(decision, turn, machine, self)
  }

  private func note(_ news: News, _ machine: Machine) {
    var story =
      stories[news.key] ?? Story(decided: machine.time, boot: machine.boots, state: news.state)
    story.state = news.state
    // Decided anew, its words are to be on a screen anew: an earlier showing was by a wrong clock.
    if story.written != news.decided { story.isSpoken = false }
    story.written = news.decided
    if news.boot?.id == machine.moment.boot?.id {
      story.decided = moment(of: news, machine)
      story.boot = machine.boots
    }
    story.history.append((machine.now, news.state))
    stories[news.key] = story
  }

  private func judge(
    _ news: News, _ old: News?, _ turn: Turn, _ truth: Truth, _ claims: [Truth.Claim],
    _ machine: Machine
  ) {
    let key = news.key
    let claim = claims.first { $0.key == key }
    switch news.state {
    case .due:
      guard old?.state != .due else { return }
      if news.decided == old?.decided {
        // It takes up the words of another.
        stories[key]?.isForgiven = true
        return
      }
      if key.kind != .summary, claim == nil { complain("untrue", machine, key) }
      judgeDue(key, truth, machine)
    case .held:
      if !machine.isQuiet { complain("held without quiet", machine, key) }
      if truth.isUrgent(key) { complain("safety held", machine, key) }
      judgeAgain(key, machine)
    case .silent where key.kind == .cycleRecovered: break
    case .silent:
      if claim?.isSilent != true {
        complain("silent without a wish", machine, key)
      }
    case .absorbed:
      if !isAbsorbable(news, truth, machine) { complain("left out", machine, key) }
      // What went with another before may go with it again.
      if old?.state != .absorbed { judgeAgain(key, machine) }
    case .closed:
      if claim != nil, stories[key]?.state != .absorbed {
        complain("closed though true", machine, key)
      }
    case .withdrawn:
      // It is true all the same, but nothing for a screen any more.
      let isTrue = claim.map { !$0.isSilent } ?? false
      if !isWithdrawable(news, old, turn, isTrue: isTrue, machine) {
        complain("swallowed", machine, key)
      }
    case .seen where key.kind == .goalReached && isMoved(key):
      break
    case .shown, .seen, .snoozed: complain("decided as \(news.state)", machine, key)
    }
  }

  private func judgeDue(_ key: News.Key, _ truth: Truth, _ machine: Machine) {
    if key.at > machine.now { complain("early", machine, key) }
    if machine.isQuiet, !truth.isUrgent(key) { complain("due in quiet hours", machine, key) }
    judgeAgain(key, machine)
    if let bigger = machine.shelf.news.values.first(where: {
      isBigger($0, than: key, truth, machine)
    }) {
      complain("told beside \(bigger.key.kind)", machine, key)
    }
  }

  /// What was told is told once more only if a clock that ran ahead had it told too early, or if
  /// the bigger one that was to tell of it was never shown.
  private func judgeAgain(_ key: News.Key, _ machine: Machine) {
    guard let story = stories[key], story.state.isTold, !story.isForgiven else { return }
    let isUnsaid = story.state == .absorbed && !story.isSpoken
    if !isUnsaid, !wasEarly(key, machine, by: .zero) { complain("decided twice", machine, key) }
    stories[key]?.isForgiven = true
  }

  private func isBigger(
    _ news: News, than key: News.Key, _ truth: Truth, _ machine: Machine
  ) -> Bool {
    guard !key.kind.standsAlone, news.key != key, truth.size(news.key) > truth.size(key),
      news.decided <= machine.now, machine.now < news.decided + .minute,
      // By a clock that was moved it may seem near.
      stories[news.key].map({ machine.time < $0.decided + .minute }) ?? true
    else { return false }
    return [.due, .shown, .seen].contains(news.state)
  }

  private func isAbsorbable(_ news: News, _ truth: Truth, _ machine: Machine) -> Bool {
    if isBiggerComing(than: news.key, truth, machine.now) { return true }
    return machine.shelf.news.values.contains { bigger in
      guard bigger.key != news.key, !bigger.key.kind.standsAlone,
        isNear(bigger.decided, news.decided)
          || isNear(moment(of: bigger, machine), moment(of: news, machine))
      else { return false }
      let gone: [News.State] = [.closed, .withdrawn, .silent]
      guard !gone.contains(bigger.state) else { return false }
      return bigger.key.kind == .summary || truth.size(bigger.key) > truth.size(news.key)
    }
  }

  private func isNear(_ one: Instant, _ other: Instant) -> Bool {
    abs((one - other).milliseconds) <= 60_000
  }

  /// When it was decided, by the perfect clock.
  private func moment(of news: News, _ machine: Machine) -> Instant {
    guard let boot = news.boot, let present = machine.moment.boot, boot.id == present.id else {
      return stories[news.key]?.decided ?? machine.time
    }
    return machine.time - (present.elapsed - boot.elapsed)
  }

  private func isWithdrawable(
    _ news: News, _ old: News?, _ turn: Turn, isTrue: Bool, _ machine: Machine
  ) -> Bool {
    let key = news.key
    // It was told with one that is over.
    if old?.state == .absorbed, stories[key]?.isSpoken == true { return true }
    if key.kind.isOfProgram, turn.changes(key.block, machine) { return true }
    // What was forgotten here is still so in the store, and what is silent is told to nobody anyway.
    if old?.state == .withdrawn || old?.state == .silent { return true }
    // It was told, and is not true any more.
    if let old, old.state != .closed { return !isTrue }
    if key.kind.isOfProgram, turn.programsBefore != nil, !turn.trueBefore.contains(key) {
      return true
    }
    switch turn.reason {
    case .wish where !turn.trueBefore.contains(key): return true
    case .command where key.kind == .reminder: return true
    default:
      return isMoved(key)
    }
  }

  /// The same was told under another instant.
  private func isMoved(_ key: News.Key) -> Bool {
    stories.contains { other, story in
      other.subject == key.subject && other.kind == key.kind && other != key
        && story.state.isTold
    }
  }
}
