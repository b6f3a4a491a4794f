import Nouns
import Rules
import Time
import Wire

struct WindowAnswers: StateAnswers {
  let state: State

  /// None while a fast runs, whatever the clock says, and none soon after a long one.
  func openWindow(at now: Moment) -> Rules.Window? {
    guard state.engine.active == nil, state.engine.aftercare(at: now.instant) == nil else {
      return nil
    }
    return state.engine.wishes.window.window(
      at: now.instant, last: state.engine.lastMeant, eating: state.engine.eatingAfterLast,
      in: now.zone)
  }

  func windows() -> WindowAnswer {
    let now = state.moment
    let rule = state.engine.wishes.window
    var answer = WindowAnswer(mode: rule == .following ? .following : .fixed)
    if case .fixed(let opens, let closes) = rule {
      (answer.opens, answer.closes) = (opens.iso, closes.iso)
    }
    answer.window = openWindow(at: now).map(Wire.Window.init)
    answer.next = nextWindow(at: now).map(Wire.Window.init)
    if answer.window == nil { answer.graceUntil = graceEnd(at: now)?.milliseconds }
    return answer
  }

  private func nextWindow(at now: Moment) -> Rules.Window? {
    let rule = state.engine.wishes.window
    if rule == .following {
      return state.engine.active.flatMap {
        Rules.Window(expectedAfter: $0, eating: state.engine.standing.eating(after: $0))
      }
    }
    return rule.windows(around: now.instant, last: nil, in: now.zone)
      .first { $0.opens > now.instant && state.engine.aftercare(at: $0.opens) == nil }
  }

  /// When the person eats after the fast that runs, if it ends with its goal; none after one so long
  /// that it has to be followed by care.
  func windowAfterFast(at now: Moment) -> Rules.Window? {
    guard let fast = state.engine.active, let goalAt = fast.goalAt,
      goalAt - fast.start.instant <= LongFastWarning.twoDays.begins
    else { return nil }
    guard state.engine.wishes.window != .following else { return nextWindow(at: now) }
    return state.engine.wishes.window.windows(around: goalAt, last: nil, in: now.zone)
      .first { $0.closes > goalAt }
      .map { Rules.Window(opens: max($0.opens, goalAt), closes: $0.closes) }
  }

  private func graceEnd(at now: Moment) -> Instant? {
    guard state.engine.active == nil, state.engine.aftercare(at: now.instant) == nil else {
      return nil
    }
    return state.engine.wishes.window.windows(
      around: now.instant, last: state.engine.lastMeant, eating: state.engine.eatingAfterLast,
      in: now.zone
    )
    .map { $0.closes...($0.closes + WindowRule.grace) }
    .last { $0.contains(now.instant) }?.upperBound
  }

  func placeOfMeal(_ question: MealQuestion) -> MealAnswer {
    let (meal, zone) = (Instant(milliseconds: question.at), state.moment.zone)
    let rule = state.engine.wishes.window
    // A window that follows a fast says nothing about what was before.
    let last = state.engine.lastMeant.flatMap { ($0.end?.instant ?? meal) <= meal ? $0 : nil }
    let eating = state.engine.eatingAfterLast
    let place = rule.place(of: meal, last: last, eating: eating, in: zone)
    let windows = rule.windows(around: meal, last: last, eating: eating, in: zone)
    let nearest = windows.min { $0.distance(to: meal) < $1.distance(to: meal) }
    return MealAnswer(place: MealPlace(place), window: nearest.map(Wire.Window.init))
  }
}

extension MealPlace {
  fileprivate init(_ place: WindowRule.Place?) {
    switch place {
    case .inside: self = .inside
    case .grace: self = .grace
    case .outside: self = .outside
    case nil: self = .none
    }
  }
}

extension Rules.Window {
  /// What will follow a running fast that ends with its goal.
  fileprivate init?(expectedAfter fast: Fast, eating: Span) {
    guard let goalAt = fast.goalAt else { return nil }
    self.init(opens: goalAt, closes: goalAt + fast.eating(otherwise: eating))
  }

  fileprivate func distance(to instant: Instant) -> Span {
    max(opens - instant, instant - closes, .zero)
  }
}
