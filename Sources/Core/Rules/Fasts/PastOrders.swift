package import Nouns
import Time

extension Command {
  /// Corrections of recorded fasts.
  package enum Past: Equatable, Sendable {
    case add(AddOrder)
    /// By the beginnings of their ids.
    case delete([String])
  }
}

extension Engine {
  /// The most fasts that one command deletes.
  static let mostAtOnce = 1000

  func addNeeds(of order: Command.Past, to needs: inout Needs) {
    switch order {
    case .add(let added): needs.overlapping = Self.time(from: added.start, to: added.end)
    case .delete(let ids):
      // No characters would begin every id.
      if ids.count <= Self.mostAtOnce { needs.fasts = ids.filter { !$0.isEmpty } }
    }
  }

  func furtherNeeds(deleting fasts: [Fast]) -> Needs? {
    var needs = needs(besides: fasts.map(\.id)) ?? Needs()
    needs.credits = fasts.contains { $0.creditSpan != nil }
    return needs
  }

  mutating func correct(
    _ order: Command.Past, as id: RowID, given facts: Facts, at now: Moment,
    into decision: inout Decision
  ) throws(Refusal) {
    switch order {
    case .add(let added): try add(added, as: id, given: facts, at: now, into: &decision)
    case .delete(let ids): try delete(ids, given: facts, into: &decision)
    }
  }

  private mutating func add(
    _ order: AddOrder, as id: RowID, given facts: Facts, at now: Moment,
    into decision: inout Decision
  ) throws(Refusal) {
    try checkStart(order.start, at: now.instant, earliest: Self.earliest)
    guard order.end <= now.instant else { throw .inTheFuture(order.end) }
    guard order.start < order.end else {
      throw .endBeforeStart(start: order.start, end: order.end)
    }
    try checkFree(facts.overlapping, except: nil, for: order.start..<order.end)
    try checkFreeOfRunning(order.start..<order.end, except: nil)
    var fast = Fast(
      id: id, start: now.mark(order.start), end: now.mark(order.end),
      note: try checkedNote(order.note), mood: try checkedMood(order.mood))
    if let goal = order.goal {
      fast = try fast.with(goal: goal, confirmed: order.confirm, on: now.date, in: standing)
    }
    try fast.checkLength(confirmed: order.confirm)
    record([Change(before: nil, after: .fast(fast))], verb: .add, into: &decision)
    decision.subject = fast
    credit(fast)
  }

  private mutating func delete(
    _ ids: [String], given facts: Facts, into decision: inout Decision
  ) throws(Refusal) {
    let changes = try fasts(named: ids, given: facts).map { Change(before: .fast($0), after: nil) }
    guard !changes.isEmpty else { throw .nothingToChange }
    record(changes, verb: .delete, into: &decision)
    facts.lastBeside.forEach { takeIfLast($0) }
    recount(facts, after: changes)
  }

  /// Each once, in the order in which they were named.
  private func fasts(named ids: [String], given facts: Facts) throws(Refusal) -> [Fast] {
    guard ids.count <= Self.mostAtOnce else { throw .tooManyFasts(limit: Self.mostAtOnce) }
    guard !ids.contains("") else { throw .notFound("") }
    var fasts: [Fast] = []
    var seen: Set<RowID> = []
    for (id, found) in zip(ids, facts.named) {
      let fast = try found.one(id)
      guard !fast.isRunning else { throw .useCancel(fast.id) }
      if seen.insert(fast.id).inserted { fasts.append(fast) }
    }
    return fasts
  }
}
