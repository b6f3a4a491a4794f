import Nouns
import Rules
import Time

extension Machine {
  var truth: Truth {
    var truth = Truth(
      fast: shelf.active, last: shelf.lastMeant, reminders: Array(shelf.reminders.values),
      wishes: wishes, programs: programs, zone: zone, calendar: calendar, diary: diary)
    truth.isClockDoubtful = engine.isClockDoubtful
    if let fast = truth.fast, wishes.goalAgain { truth.attended = shelf.attended(fast) }
    if wishes.usualStart != nil, wishes.startAt == nil {
      let morning = calendar.first(zone.day(of: now), .midnight, in: zone)
      truth.usual = engine.recentStarts.habit(at: morning)?.clock
    }
    return truth
  }

  var isQuiet: Bool {
    if let hush = shelf.hush, now < hush, hush <= now + .hours(24) { return true }
    return truth.isQuiet(at: now)
  }
}

extension Shelf {
  func attended(_ fast: Fast) -> Instant? {
    news.values.filter {
      $0.key.subject == fast.id.text && [.goalReached, .goalAgain].contains($0.key.kind)
        && $0.state == .seen
    }.map(\.key.at).max()
  }
}

extension News.Key {
  /// Where it stands on the screen; a newer one at the same place replaces it.
  var place: String {
    switch kind {
    case .reminder: reminder?.text ?? subject
    case .windowOpened, .windowClosing, .windowClosed: "window"
    case .startUsual: "start"
    case .phaseSwitched, .phaseEve, .restartOffered, .cycleRecovered: "phase"
    case .summary: "summary"
    case .drink: "drink"
    case .forgotten: "forgotten"
    default: "fast"
    }
  }
}
