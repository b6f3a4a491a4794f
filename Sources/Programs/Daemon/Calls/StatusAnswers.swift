import Nouns
import Rules
import Time
import Wire

struct StatusAnswers: Answers {
  private static let recentFasts = 5

  let state: State
  let store: any StorePort
  let weight: WeightAnswers
  let meals: MealAnswers
  let drinks: DrinkAnswers
  let habit: HabitAnswers

  static func of(_ keeper: Keeper) -> Self { keeper.status }

  func status(_ question: StatusQuestion) -> Snapshot {
    if question.person == true { state.whenPersonAsks() }
    return snapshot(at: state.moment, hasGlance: question.glance == true)
  }

  func snapshot(at now: Moment, hasGlance: Bool) -> Snapshot {
    var snapshot = Snapshots(state: state).snapshot(at: now)
    snapshot.logging = habit.logging(at: now)
    if hasGlance { snapshot.glance = glance(at: now, quietUntil: snapshot.quietUntil) }
    return snapshot
  }

  /// The extras that status bars show.
  private func glance(at now: Moment, quietUntil: Int64?) -> Glance {
    var glance = Glance(
      recent: recent(), quietUntil: quietUntil,
      holdsUntil: state.engine.holdsUntil(after: now).milliseconds)
    // Nothing where the store cannot say.
    if let weights = try? weight.body.weights(at: now), !weights.isEmpty {
      let (course, day) = (weights.course(), now.day)
      glance.weight = course.mean(on: day)
      if state.engine.standing.restOfAim(on: day) == nil {
        glance.weekly = course.weeklyChange(on: day)
      }
      glance.arrow = weight.welcomeDirection(of: course, on: day)?.rawValue
    }
    // No number in passing for who is not to count.
    if let eaten = meals.eaten(on: now.day), eaten.meals > 0, eaten.obstacle == nil {
      glance.eaten = eaten
    }
    glance.drinks = drinks.drunk(on: now.day)
    (glance.points, glance.badges) = habit.counts(at: now)
    return glance
  }

  /// While something long is under way the store has half of it.
  func keepForGlance(at now: Moment) {
    _ = try? weight.body.weights(at: now)
    _ = recent()
    _ = meals.eaten(on: now.day)
    _ = drinks.drunk(on: now.day)
    _ = habit.logging(at: now)
    _ = habit.counts(at: now)
  }

  /// Empty where the store cannot say: a bar shows what there is.
  private func recent() -> [Recent] {
    if let kept = state.recent { return kept }
    guard !state.isCommitting else { return [] }
    var query = HistoryQuery()
    // The one that runs is among them.
    query.last = Self.recentFasts + (state.engine.active == nil ? 0 : 1)
    guard let fasts = try? store.fasts(query) else { return [] }
    let recent = fasts.compactMap(Recent.init).sorted { $0.start < $1.start }
    state.recent = recent
    return recent
  }
}

extension Recent {
  init?(_ fast: Fast) {
    guard let duration = fast.duration, let outcome = fast.outcome else { return nil }
    self.init(
      start: fast.start.instant.milliseconds, duration: duration.seconds,
      goal: fast.goal?.seconds, outcome: outcome)
  }
}
