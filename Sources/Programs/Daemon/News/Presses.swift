import Nouns
import Rules
import Settings
import Time
import Views
import Wire

// What a button does, on a pop-up that may be older than what runs now.
extension Keeper {
  func act(_ action: String, on text: String) {
    ports.alerts.withdraw(text)
    let key = News.Key(text: text)
    guard let press = NewsButton(id: action) else { return }
    if press == .showStatus { return click(on: key) }
    guard let key else { return }
    if case .snooze = press { return snooze(key) }
    write(state.engine.markSeen(key))
    switch press {
    // The pop-up is older than the day that the fast has taken.
    case .oneHourMore where teller(at: state.moment).isLong: return showStatus()
    case .endedEarlier: return askForEnd(of: key)
    // It may have ended long before: when is the person's to say.
    case .endFast where isOverdue: return askForEnd(of: key)
    case .stillFasting: return
    case .showPlan: return showPlan()
    case .notNow: return answer(state.wording(at: state.moment).staysPaused)
    case .logWeight: return ports.hooks.fastctl(["weight", "--popup"])
    case .logMeal: return ports.hooks.fastctl(["meal", "--popup"])
    default: break
    }
    guard let command = command(for: press, on: key) else { return }
    do {
      let decision = try decide(command, by: "popup")
      finish(decision)
      confirm(press, decision)
    } catch {
      refuse(error)
    }
  }

  private func command(for press: NewsButton, on key: News.Key) -> Command? {
    // A summary is of a date, and its buttons are for the fast that it names.
    let fast = key.kind == .summary ? state.engine.active?.id.text ?? key.subject : key.subject
    switch press {
    case .endFast, .endNow: return .stop(StopOrder(id: fast))
    case .endedAt(let end), .endedAtGoal(let end): return .stop(StopOrder(at: end, id: fast))
    case .oneHourMore:
      // An hour from now, if the goal is past: less would be no time at all.
      let from = max(state.engine.active?.goalAt ?? key.at, ports.now)
      return .setGoal(GoalChangeOrder(goal: .until(from + .hour), id: fast))
    case .startNow: return .start(StartOrder())
    case .startedAt(let start): return .start(StartOrder(at: start))
    case .resume: return .program(.resume())
    case .restart: return .program(.restart())
    case .stopReminding: return key.reminder.map { .removeReminder($0.text) }
    case .snooze, .endedEarlier, .stillFasting, .showPlan, .notNow, .logWeight, .logMeal,
      .showStatus:
      return nil
    }
  }

  private func confirm(_ press: NewsButton, _ decision: Decision) {
    let now = state.moment
    let teller = teller(at: now)
    let wording = teller.wording
    guard let fast = decision.subject else {
      if press == .stopReminding { answer(wording.remindingStopped) }
      if press == .resume { teller.phaseToday.map { answer(wording.programResumed($0)) } }
      if press == .restart { teller.phaseToday.map { answer(wording.programRestarted($0)) } }
      return
    }
    if let goal = fast.goal, fast.end?.instant == fast.goalAt {
      let facts = FastFacts(start: fast.start.instant, goal: goal)
      answer(
        wording.fastEndedAtGoal(facts, now: now.instant)
          .adding(teller.coachRemark(onEndOf: fast)?.words))
    } else if fast.end != nil {
      let entry = Entry(fast)
      answer(
        wording.fastEnded(entry)
          .adding(wording.doubt(aboutEndOf: entry, in: decision.endNotices, now: now.instant))
          .adding(teller.coachRemark(onEndOf: fast)?.words))
    } else if press == .oneHourMore {
      answer(
        wording.goalMoved(
          start: fast.start.instant, goal: fast.goal ?? .zero, now: now.instant))
    } else {
      answer(wording.fastStarted(start: fast.start.instant, goal: fast.goal, now: now.instant))
    }
  }

  private func refuse(_ refusal: Refusal) {
    let now = state.moment
    let wording = state.wording(at: now)
    switch refusal {
    // The pop-up was of a fast or a pause that is over, or of a reminder that was taken away.
    case .notFasting, .notFound, .notPaused, .noProgram: answer(wording.fastOver)
    default: answer(wording.refused(refusal, now: now.instant))
    }
  }

  private func snooze(_ key: News.Key) {
    let now = state.moment
    let again = now.instant + NewsButton.snoozing
    let teller = teller(at: now)
    let wording = teller.wording
    guard teller.facts(for: News(key: key, decided: now.instant)) != nil,
      let commit = state.engine.snooze(key, until: again)
    else { return answer(wording.fastOver) }
    write(commit)
    answer(wording.snoozed(until: again, now: now.instant))
    arm(at: now)
  }

  /// The answer to "I ended at...": the likely times as buttons, and how to say any other.
  private func askForEnd(of key: News.Key) {
    let now = state.moment
    let teller = teller(at: now)
    guard let fast = state.engine.active, fast.id.text == key.subject else {
      return answer(teller.wording.fastOver)
    }
    let ends = likelyEnds(start: fast.start.instant, goalAt: fast.goalAt, now: now.instant)
    let presses =
      ends.map { $0 == fast.goalAt ? NewsButton.endedAtGoal($0) : .endedAt($0) } + [.endNow]
    answer(teller.wording.howToEnd, key: key.text, actions: presses.map(teller.action))
  }

  private var isOverdue: Bool {
    let now = ports.now
    return state.engine.active.map {
      EndDoubt(about: RunningFast($0, at: now), endingAt: now) == .overdue
    } ?? false
  }

  /// The coming phases in a pop-up: it is seen also where there is no terminal.
  private func showPlan() {
    let teller = teller(at: state.moment)
    let phases = teller.comingPhases
    answer(phases.isEmpty ? teller.wording.fastOver : teller.wording.comingPhases(phases))
  }

  private func showStatus() {
    let now = state.moment
    answer(state.wording(at: now).status(of: Snapshots(state: state).snapshot(at: now)))
  }

  private func click(on key: News.Key?) {
    if let key { write(state.engine.markSeen(key)) }
    switch state.settings.click {
    case .status: showStatus()
    case .command(let line):
      let variables: [String: String?] = [
        "FASTD_NEWS": key?.kind.rawValue, "FASTD_FAST": state.engine.active?.id.text,
      ]
      ports.hooks.click(line, variables.compactMapValues(\.self))
    }
  }
}
