import Nouns
import Rules
import Settings
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
    let key = news.key
    return switch key.kind {
    case .goalReached: fast(of: key).map { .goalReached($0) }
    case .goalAgain: fast(of: key).map { .goalAgain($0) }
    case .halfway: fast(of: key).map { .halfway($0) }
    case .goalNear: fast(of: key).map { .goalNear($0) }
    case .beyond: fast(of: key).map { .beyond($0) }
    case .forgotten: fast(of: key).map { .forgotten($0) }
    case .stage: stage(key).map { .stage($0) }
    case .safety: warning(key)
    case .windowOpened: openWindow(of: key).map { .windowOpened($0) }
    case .windowClosing:
      openWindow(of: key).map {
        .windowClosing($0, next: plan(at: $0.closes), left: energyLeft)
      }
    case .windowClosed:
      window(of: key).map { .windowClosed(WindowFacts($0), next: plan(at: $0.closes)) }
    case .startUsual: .startUsual(usualStart(key))
    case .reminder: engine.reminders.first { $0.id == key.reminder }.map { .reminder($0.text) }
    case .phaseSwitched: phase(of: key).map { .phaseSwitched($0) }
    case .phaseEve: phase(of: key).map { .phaseEve($0) }
    case .restartOffered: restart(of: key).map { .restartOffered($0) }
    case .little: .little(hasNumbers: engine.standing.reasonForNoEnergy(on: now.date) == nil)
    case .weekOver:
      week((try? Day(iso: key.subject)).map { $0 - 7 } ?? now.day - 7)
        .flatMap(WeekFacts.init).map { .weekOver($0) }
    case .drink: engine.standing.lastDrink.map { .drink(last: $0.at) }
    // Kept for the log alone.
    case .cycleRecovered: nil
    case .summary: .summary(engine.news(with: news).compactMap(facts))
    }
  }

  private func start(of key: News.Key) -> Instant? {
    engine.active.flatMap { $0.id.text == key.subject ? $0.start.instant : nil }
  }

  /// Nil for one without a goal as well.
  private func fast(of key: News.Key) -> FastFacts? {
    guard let start = start(of: key), let fast = engine.active, let goal = fast.goal else {
      return nil
    }
    return FastFacts(start: start, goal: goal, schedule: fast.schedule, isLimited: isLimited)
  }

  private func stage(_ key: News.Key) -> ToldStage? {
    start(of: key).flatMap { ToldStage(rawValue: Stage(elapsed: key.at - $0).rawValue) }
  }

  /// Nil where a limit that was passed holds no more.
  private func warning(_ key: News.Key) -> NewsFacts.Topic? {
    guard let start = start(of: key) else { return nil }
    guard key.at - start < LongFastWarning.day.begins else { return .safety(start: start) }
    return engine.standing.obstacle(on: now.date).map {
      .limit(start: start, $0, most: key.at - start)
    }
  }

  private func openWindow(of key: News.Key) -> WindowFacts? {
    window(of: key).map { WindowFacts(upToNextStart($0, after: key.at)) }
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

  /// Nil unless it is wanted, something was logged today and the day is held against a target.
  private var energyLeft: Int64? {
    guard settings.notify.windowEnergy.isOn, let day = eaten(now.day), day.meals > 0 else {
      return nil
    }
    return day.energyLeft.flatMap { $0 > 0 ? $0 : nil }
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
