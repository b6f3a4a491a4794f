import Nouns
import Rules
import Time
import Views
import Wire

// What the words of news are made of.
extension Teller {
  /// Nil when what it is about is no more.
  func facts(for news: News) -> NewsFacts? {
    topic(of: news).map { NewsFacts($0, at: news.key.at) }
  }

  private func topic(of news: News) -> NewsFacts.Topic? {
    switch news.key.kind {
    case .windowOpened, .windowClosing, .windowClosed: windowTopic(news.key)
    case .startUsual: .startUsual(usualStart(news.key))
    case .reminder:
      engine.reminders.first { $0.id == news.key.reminder }.map { .reminder($0.text) }
    case .phaseSwitched, .phaseEve, .restartOffered, .cycleRecovered: programTopic(news.key)
    case .summary: .summary(engine.news(with: news).compactMap(facts))
    default: fastTopic(news.key)
    }
  }

  private func fastTopic(_ key: News.Key) -> NewsFacts.Topic? {
    guard let fast = engine.active, fast.id.text == key.subject else { return nil }
    let start = fast.start.instant
    switch key.kind {
    case .safety: return warning(start, key)
    case .stage:
      return ToldStage(rawValue: Stage(elapsed: key.at - start).rawValue).map { .stage($0) }
    default: break
    }
    guard let goal = fast.goal else { return nil }
    let facts = FastFacts(start: start, goal: goal, schedule: fast.schedule)
    switch key.kind {
    case .goalReached: return .goalReached(facts)
    case .goalAgain: return .goalAgain(facts)
    case .halfway: return .halfway(facts)
    case .goalNear: return .goalNear(facts)
    case .beyond: return .beyond(facts)
    case .forgotten: return .forgotten(facts)
    default: return nil
    }
  }

  /// Nil where a limit that was passed holds no more.
  private func warning(_ start: Instant, _ key: News.Key) -> NewsFacts.Topic? {
    guard key.at - start < LongFastWarning.day.begins else { return .safety(start: start) }
    return engine.standing.obstacle(on: now.date).map {
      .limit(start: start, $0, most: key.at - start)
    }
  }

  private func windowTopic(_ key: News.Key) -> NewsFacts.Topic? {
    guard let window = window(of: key) else { return nil }
    if key.kind == .windowClosed {
      return .windowClosed(WindowFacts(window), next: plan(at: window.closes))
    }
    let facts = WindowFacts(upToNextStart(window, after: key.at))
    guard key.kind == .windowClosing else { return .windowOpened(facts) }
    return .windowClosing(facts, next: plan(at: facts.closes))
  }

  /// A window as it is told: nobody eats on when the next fast is planned to have begun.
  private func upToNextStart(_ window: Rules.Window, after told: Instant) -> Rules.Window {
    let from = max(window.opens, told)
    let start = engine.standing.plannedStart(after: from, before: window.closes, now.days)
    return Rules.Window(opens: window.opens, closes: start ?? window.closes)
  }

  func window(of key: News.Key) -> Rules.Window? {
    let windows = engine.wishes.window.windows(
      around: key.at, last: engine.lastMeant, eating: engine.eatingAfterLast, in: now.zone)
    return switch key.kind {
    case .windowClosed: windows.first { $0.closes == key.at }
    // It may be told ahead, while the one before is still open.
    case .windowOpened: windows.first { key.at <= $0.opens } ?? windows.last
    default: windows.first { $0.contains(key.at) }
    }
  }

  func usualStart(_ key: News.Key) -> Views.UsualStart {
    let start = key.at + (engine.wishes.usualStart ?? .zero)
    let isPlanned = engine.standing.plan(on: now.days.day(of: start)).at != nil
    let isLearnt = engine.wishes.startAt == nil && !isPlanned
    let habit = engine.recentStarts.habit(at: now.instant)
    return Views.UsualStart(
      start: start, learntFrom: isLearnt ? habit?.starts.count ?? 0 : nil, plan: plan(at: start))
  }

  /// Nil where the next fast would have no goal, and on a day off.
  private func plan(at start: Instant) -> PlanFacts? {
    let plan = engine.standing.plan(on: now.days.day(of: start))
    guard !plan.isRest, let schedule = plan.schedule else { return nil }
    return PlanFacts(schedule: schedule.name, goal: schedule.fasting)
  }
}

extension WindowFacts {
  fileprivate init(_ window: Rules.Window) {
    self.init(opens: window.opens, closes: window.closes)
  }
}
