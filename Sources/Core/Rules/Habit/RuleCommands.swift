package import Nouns
package import Time

/// A choice of the person that holds from today on.
package struct RuleOrder: Equatable, Sendable {
  package let key: RuleKey
  package let value: String

  package init(_ key: RuleKey, _ value: String) { (self.key, self.value) = (key, value) }
}

extension Standing {
  /// The word in force, or the one that stands where nobody said any.
  package func word(_ key: RuleKey, on day: Day) -> String {
    rule(key, on: day) ?? key.fallback
  }
}

extension RuleKey {
  package var fallback: String {
    switch self {
    case .mode: CreditMode.end.rawValue
    case .freezes: "0"
    case .carbs: "eu"
    case .points, .care: RuleSwitch.off.rawValue
    case .decay: PointDecay.gentle.rawValue
    }
  }
}

extension Engine {
  mutating func set(
    _ orders: [RuleOrder], at now: Moment, into decision: inout Decision
  ) throws(Refusal) {
    for order in orders {
      guard order.key != .care, order.key.words.contains(order.value) else {
        throw .notFound(order.value)
      }
    }
    if orders.contains(RuleOrder(.points, RuleSwitch.on.rawValue)),
      let reason = standing.reasonNotToCount(on: now.date)
    {
      throw .notSafe(reason, most: .zero)
    }
    let changes = orders.filter { standing.word($0.key, on: now.day) != $0.value }.map {
      change(to: $0, at: now)
    }
    guard !changes.isEmpty else { throw .nothingToChange }
    record(changes, verb: .setRule, into: &decision)
  }

  /// A rule of a key without a date holds for all of history.
  private func change(to order: RuleOrder, at now: Moment) -> Change {
    let new = HabitRule(order.key, from: order.key.isDated ? now.day : nil, order.value)
    return Change(before: standing.rules.first { $0.id == new.id }.map(Row.rule), after: new.row)
  }

  /// Which days a fast credits may be others now; `credits` are those of all fasts.
  mutating func follow(mode credits: [DaySpan]?) {
    let mode = standing.creditMode
    if let credits, mode != streaks.mode { recount(credits, mode: mode) }
  }

  // MARK: Automatic rows

  /// Days on which the habit rests for the person's sake are rows, too, so that a replay knows them later.
  mutating func settleCare(at now: Moment, into decision: inout Decision) {
    let rests = standing.reasonNotToCount(on: now.date) != nil
    guard standing.hasHabit(on: now.day) || standing.restsHabit(on: now.day),
      rests != standing.restsHabit(on: now.day)
    else { return }
    let word: RuleSwitch = rests ? .on : .off
    ride(with: [change(to: RuleOrder(.care, word.rawValue), at: now)], .setRule, into: &decision)
  }

  /// Changes that go along with a step, or are one of their own where there is none.
  package mutating func ride(
    with changes: [Change], _ verb: Verb, into decision: inout Decision
  ) {
    guard !changes.isEmpty else { return }
    let step = decision.commit.step
    decision.commit.step = Step(
      kind: step?.kind ?? .automatic, verb: step?.verb ?? VerbWord(verb),
      changes: (step?.changes ?? []) + changes, stored: step?.stored,
      settled: step?.settled ?? [], beside: step?.beside ?? [])
    apply(changes)
  }

  /// A row that follows from something that is true of a day, and is no step of the person's.
  package mutating func note(_ rows: [Row], _ verb: Verb, by actor: String = "fastd") -> Decision {
    var decision = Decision(actor: actor)
    ride(with: rows.map { Change(before: nil, after: $0) }, verb, into: &decision)
    return decision
  }
}
