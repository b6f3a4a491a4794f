import Nouns
import Rules
import Time
import Views
import Wire

extension Teller {
  /// What a decision has made true, for the person's own programs, whether or not it is on a screen:
  /// first what was done, then what has become due.
  func hookEvents(of decision: Decision) -> [HookEvent] {
    let changes = decision.commit.step?.changes ?? []
    return changes.compactMap(event) + programEvents(of: changes) + weightEvents(of: decision)
      + mealEvents(of: decision) + badgeEvents(of: decision)
      + decision.happened.flatMap { programEvents(of: $0) + [event(for: $0)].compactMap(\.self) }
      + [decision.newDay.map(event)].compactMap(\.self)
  }

  /// A new day has begun.
  private func event(for day: Day) -> HookEvent {
    var event = event(.dayChanged, since: now.days.start(of: day), text: day.iso)
    event.day = day.iso
    event.fast = engine.active.map(engine.entry)
    return event
  }

  /// An event without its particulars; `since` is when it became true.
  func event(
    _ name: HookEvent.Name, since: Instant? = nil, text: String
  ) -> HookEvent {
    HookEvent(
      name, at: now.instant.milliseconds,
      late: max((now.instant - (since ?? now.instant)).seconds, 0), zone: now.zone.name,
      offset: Int64(now.zone.offset(at: now.instant)), text: text)
  }

  /// Nil for what no fast has begun or ended by.
  private func event(for change: Change) -> HookEvent? {
    let (before, after) = (change.before?.fast, change.after?.fast)
    guard let name = HookEvent.Name(before: before, after: after) else { return nil }
    let (old, new) = (before.map(engine.entry), after.map(engine.entry))
    let text = wording.sentence(before: old, after: new, at: now.instant)
    var event = event(name, text: text ?? name.rawValue)
    event.fast = new ?? old
    return event
  }

  /// Nil when what it is about is no more.
  private func event(for news: News) -> HookEvent? {
    guard let name = HookEvent.Name(news.key.kind), let facts = facts(for: news) else {
      return nil
    }
    let text = wording.line(of: facts, now: now.instant)
    var event = event(name, since: news.key.at, text: text)
    event.fast = engine.active.map(engine.entry)
    switch name {
    case .stageEntered:
      event.stage = engine.active.map { Progress(of: $0, at: news.key.at).stage.rawValue }
    case .windowOpened, .windowClosed: event.window = window(of: news.key).map(Wire.Window.init)
    case .reminder: event.reminder = reminder(of: news.key)
    case .goalReached: break
    // No news is told by these.
    case .fastStarted, .fastEnded, .fastCancelled, .phaseSwitched, .cycleCompleted, .programPaused,
      .programResumed, .dayChanged, .weightLogged, .mealLogged, .syncCompleted, .badgeEarned:
      break
    }
    return event
  }

  private func reminder(of key: News.Key) -> HookEvent.Reminder? {
    engine.reminders.first { $0.id == key.reminder }
      .map { HookEvent.Reminder(id: $0.id.text, text: $0.text) }
  }
}

extension HookEvent.Name {
  /// What happened to a fast, told from its rows and not from the command: so it also fits an
  /// undo. A fast whose start was taken back is cancelled; one whose end was, starts.
  init?(before: Fast?, after: Fast?) {
    switch (before?.isRunning ?? false, after?.isRunning ?? false) {
    case (false, true): self = .fastStarted
    case (true, false): self = after?.isCancelled ?? true ? .fastCancelled : .fastEnded
    case (true, true), (false, false): return nil
    }
  }
}

extension HookEvent.Name {
  /// Nil for what hooks do not hear of, or as an event of the program.
  init?(_ kind: News.Kind) {
    switch kind {
    case .goalReached: self = .goalReached
    case .stage: self = .stageEntered
    case .windowOpened: self = .windowOpened
    case .windowClosed: self = .windowClosed
    case .reminder: self = .reminder
    default: return nil
    }
  }
}

extension Wire.Window {
  init(_ window: Rules.Window) {
    self.init(opens: window.opens.milliseconds, closes: window.closes.milliseconds)
  }
}

extension Row {
  fileprivate var fast: Fast? {
    if case .fast(let fast) = self { fast } else { nil }
  }
}
