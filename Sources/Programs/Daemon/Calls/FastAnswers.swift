import Nouns
import Rules
import Time
import Wire

struct FastAnswers: StateAnswers {
  let state: State

  func fastAnswer(_ decision: Decision) throws(CallFault) -> FastAnswer {
    guard let fast = decision.subject else { throw .nothingChanged }
    var state = Snapshots(state: state).snapshot(at: state.moment)
    state.notices += decision.endNotices
    return FastAnswer(fast: Entry(fast), state: state, before: decision.before(fast))
  }

  func deletedFasts(_ decision: Decision) -> DeleteAnswer {
    let gone = decision.commit.step?.changes.compactMap { $0.before.flatMap(Entry.init) } ?? []
    return DeleteAnswer(fasts: gone, state: Snapshots(state: state).snapshot(at: state.moment))
  }
}

nonisolated extension Command {
  init(_ order: StartOrder) throws(CallFault) {
    self = .start(
      Start(
        goal: try order.goal.goalOrder(), at: order.at.map(Instant.init(milliseconds:)),
        note: order.note, mood: order.mood.map { Int(clamping: $0) }, confirmed: order.confirm))
  }

  init(_ order: StopOrder) {
    self = .stop(
      Stop(
        at: order.at.map(Instant.init(milliseconds:)), note: order.note,
        mood: order.mood.map { Int(clamping: $0) }, id: order.id))
  }

  init(_ order: GoalChangeOrder) throws(CallFault) {
    guard let goal = try Optional(order.goal).goalOrder() else { throw .fields(.missing("goal")) }
    self = .setGoal(GoalChange(goal: goal, confirmed: order.confirm, id: order.id))
  }

  init(_ order: EditOrder) throws(CallFault) {
    self = .edit(
      Edit(
        id: order.id, start: order.start.map(Instant.init(milliseconds:)),
        end: order.end.map(Instant.init(milliseconds:)), goal: try order.goal.goalOrder(),
        note: order.note, mood: order.mood.map { Int(clamping: $0) }, confirmed: order.confirm))
  }

  init(_ order: AddOrder) throws(CallFault) {
    self = .past(
      .add(
        Past.Added(
          start: Instant(milliseconds: order.start), end: Instant(milliseconds: order.end),
          goal: try order.goal.goalOrder(), note: order.note,
          mood: order.mood.map { Int(clamping: $0) }, confirmed: order.confirm)))
  }

  init(_ order: DeleteOrder) throws(CallFault) {
    guard !order.ids.isEmpty else { throw .fields(.missing("ids")) }
    self = .past(.delete(order.ids))
  }
}

nonisolated extension Decision {
  /// The fast as it was until then; nil for a new one.
  fileprivate func before(_ fast: Fast) -> Entry? {
    let rows = commit.step?.changes.compactMap(\.before) ?? []
    return rows.lazy.compactMap(Entry.init).first { $0.id == fast.id.text }
  }
}

nonisolated extension GoalWish? {
  /// Exactly one field says what is wanted.
  fileprivate func goalOrder() throws(CallFault) -> GoalOrder? {
    guard let wish = self else { return nil }
    let orders: [GoalOrder?] = [
      wish.span.map { .span(.seconds($0)) },
      wish.schedule.map { .schedule($0) },
      wish.until.map { .until(Instant(milliseconds: $0)) },
      wish.change.map { .change(.seconds($0)) },
      wish.open == true ? .open : nil,
    ]
    let given = orders.compactMap(\.self)
    guard let order = given.first, given.count == 1 else {
      throw .fields(given.isEmpty ? .missing("goal") : .wrongType("goal"))
    }
    return order
  }
}
