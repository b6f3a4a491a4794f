import Nouns
import Rules
import Time
import Wire

// What status bars show besides the state.
extension Keeper {
  private static let recentFasts = 5

  func glance(at now: Moment) -> Glance {
    var glance = Glance(
      recent: recent(), quietUntil: engine.quietEnd(at: now)?.milliseconds,
      holdsUntil: engine.holdsUntil(after: now).milliseconds)
    // Nothing where the store cannot say.
    if let weights = try? weights(at: now), !weights.isEmpty {
      let (course, day) = (weights.course(), now.day)
      (glance.weight, glance.weekly) = (course.mean(on: day), course.weeklyChange(on: day))
      glance.arrow = welcomeDirection(of: course, on: day)?.rawValue
    }
    // No number in passing for who is not to count.
    if let eaten = eaten(on: now.day), eaten.meals > 0, eaten.obstacle == nil {
      glance.eaten = eaten
    }
    return glance
  }

  /// While a long commit is under way the store has half of it.
  func keepForGlance(at now: Moment) {
    _ = recent()
    _ = eaten(on: now.day)
  }

  /// Empty where the store cannot say: a bar shows what there is.
  private func recent() -> [Recent] {
    if let keptRecent { return keptRecent }
    guard !waiting.isCommitting else { return [] }
    var query = HistoryQuery()
    // The one that runs is among them.
    query.last = Self.recentFasts + (engine.active == nil ? 0 : 1)
    guard let fasts = try? ports.store.history(query) else { return [] }
    let recent = fasts.compactMap(Recent.init).sorted { $0.start < $1.start }
    keptRecent = recent
    return recent
  }
}

extension Recent {
  init?(_ fast: Fast) {
    guard let duration = fast.duration, let outcome = fast.outcome else { return nil }
    self.init(
      start: fast.start.instant.milliseconds, duration: duration.seconds,
      goal: fast.goal?.seconds, outcome: Outcome(outcome))
  }
}
