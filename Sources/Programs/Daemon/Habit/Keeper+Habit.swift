import Nouns
import Rules
import Settings
package import Time
import Views
import Wire

// Rows of the habit beside the person's own commands.
extension Keeper {
  /// Badges that a command earns are of its step, and go with it alone.
  func earnBadges(_ decision: inout Decision, _ next: inout Engine, at now: Moment) {
    guard let step = decision.commit.step, step.kind == .command, step.stored == nil,
      !decision.commit.isLong,
      let badges = try? habit.badges(after: step.changes, in: next, at: now)
    else { return }
    next.ride(with: badges, .earnBadge, into: &decision)
  }

  /// Those of a day that is over, and of what other machines recorded.
  func settleHabit(_ decision: inout Decision, _ next: inout Engine, at now: Moment) {
    guard decision.newDay != nil || state.habitIsDue, !isTorn else { return }
    state.habitIsDue = false
    let isNewDay = decision.newDay != nil && state.settings.events.isOn
    if isNewDay, next.standing.reasonNotToCount(on: now.date) == nil,
      let streaks = try? habit.streaks()
    {
      book.add(streaks.eventsOfLogging(at: now))
    }
    guard next.standing.hasHabit(on: now.day),
      next.standing.reasonNotToCount(on: now.date) == nil,
      let worked = try? habit.worked(at: now)
    else { return }
    if isNewDay, let ledger = try? habit.ledger(at: now) {
      book.add(ledger.events(at: now.instant))
    }
    next.ride(with: worked.book.changes(in: next.standing), .earnBadge, into: &decision)
  }

  /// In the coach's way; a person at a terminal reads it there.
  func tellBadges(of decision: Decision) {
    let badges = decision.earnedBadges
    guard let best = badges.last, state.settings.coach.isOn, decision.commit.actor != "fastctl",
      decision.commit.step?.verb.known != .setRule
    else { return }
    let wording = state.wording(at: state.moment)
    otherPopups.say(
      PopupText(
        title: wording.phrases(HabitMessage.badgesHead),
        text: wording.sentences(earned: [best]).joined(separator: "\n")),
      for: nil)
  }

  /// Once: what the settings file says of history becomes rows from the first day that counts, so that
  /// nothing of it is counted differently.
  func adoptRules() {
    guard (try? ports.habit.rulesAreRows()) == false else { return }
    let first = [state.engine.streaks.first, (try? habit.streaks())?.first].compactMap(\.self).min()
    let today = state.moment.day
    let known = Set(state.engine.standing.rules.map(\.id))
    let rows = SettingsReading(ports.settingsText()).settings.rules.map { order in
      HabitRule(order.key, from: order.key.isDated ? first ?? today : nil, order.value)
    }
    var next = state.engine
    var decision = next.note(rows.filter { !known.contains($0.id) }.map(\.row), .setRule)
    decision.commit.adoptsRules = true
    guard write(decision.commit) else { return }
    state.engine = next
    state.habit = KeptHabit()
    if rows.contains(where: { $0.key == .mode }) {
      state.engine.recount(by: state.engine.standing.creditMode, ports.store)
    }
  }

  /// The first of a day is a row, while points are given.
  func checkIn(by client: String) {
    let now = state.moment
    let fact = DayFact(.checkIn, on: now.day)
    guard state.engine.standing.givesPoints(on: now.day), !isTorn,
      (try? ports.habit.isKnown(fact)) == false
    else { return }
    record([fact], by: client, at: now)
  }

  /// Days that a change of zone has jumped over count as neither kept nor missed.
  package func zoneMoved(from old: Zone) {
    let now = state.moment
    let before = Moment(now.instant, in: old, dayStart: state.engine.wishes.dayStart).day
    guard now.day - before >= 2 else { return }
    let facts = (1..<now.day - before).map { DayFact(.skipped, on: before + $0) }
    record(facts.filter { (try? ports.habit.isKnown($0)) == false }, by: "fastd", at: now)
  }

  private func record(_ facts: [DayFact], by actor: String, at now: Moment) {
    var next = state.engine
    let decision = next.note(facts.map(\.row), .noteDay, by: actor)
    guard !decision.commit.isEmpty, write(decision.commit) else { return }
    state.engine = next
    habit.follow(decision.commit.step?.changes ?? [], at: now)
    exchangeSoon()
  }
}

extension Settings {
  /// Lines of the file about history, before they became rows.
  fileprivate var rules: [RuleOrder] {
    Key.allCases.filter { $0.isRow && !isDefault($0) }.compactMap { key in
      RuleKey(setting: key.rawValue).map { RuleOrder($0, self[key]) }
    }
  }
}
