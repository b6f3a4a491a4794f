import Rules
import Time
import Wire

extension Keeper {
  func answerFast(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    let command =
      switch call.method {
      case FastCalls.Start.name: try startCommand(call)
      case FastCalls.Stop.name: try stopCommand(call)
      case FastCalls.Cancel.name: try cancelCommand(call)
      case FastCalls.SetGoal.name: try goalCommand(call)
      case FastCalls.Edit.name: try editCommand(call)
      case FastCalls.Add.name: try addCommand(call)
      case FastCalls.Delete.name: try deleteCommand(call)
      default: throw unknown(call)
      }
    let decision: Decision
    do {
      decision = try decide(command, by: ports.clients.program(client))
    } catch {
      throw .refused(Refused(error, by: FastCalls.interface))
    }
    if let fast = decision.subject {
      var state = snapshot(at: moment)
      state.notices += decision.doubtedLead.map { [Notices.endDoubted(lead: $0)] } ?? []
      let answer = FastAnswer(fast: Entry(fast), state: state, before: decision.before(fast))
      reply(answer, to: call, client)
    } else if case .past(.delete) = command {
      let gone = decision.commit.step?.changes.compactMap { $0.before.flatMap(Entry.init) } ?? []
      reply(DeleteAnswer(fasts: gone, state: snapshot(at: moment)), to: call, client)
    }
    return { self.finish(decision) }
  }

  private func startCommand(_ call: Call) throws(CallFault) -> Command {
    let order = try input(call, of: FastCalls.Start.self)
    return .start(
      Command.Start(
        goal: try order.goal.goalOrder(), at: order.at.map(Instant.init(milliseconds:)),
        note: order.note, mood: order.mood.map { Int(clamping: $0) }, confirmed: order.confirm))
  }

  private func stopCommand(_ call: Call) throws(CallFault) -> Command {
    let order = try input(call, of: FastCalls.Stop.self)
    return .stop(
      Command.Stop(
        at: order.at.map(Instant.init(milliseconds:)), note: order.note,
        mood: order.mood.map { Int(clamping: $0) }, id: order.id))
  }

  private func cancelCommand(_ call: Call) throws(CallFault) -> Command {
    _ = try input(call, of: FastCalls.Cancel.self)
    return .cancel
  }

  private func goalCommand(_ call: Call) throws(CallFault) -> Command {
    let order = try input(call, of: FastCalls.SetGoal.self)
    guard let goal = try Optional(order.goal).goalOrder() else {
      throw .fields(.missing("goal"))
    }
    return .setGoal(
      Command.GoalChange(goal: goal, confirmed: order.confirm, id: order.id))
  }

  private func editCommand(_ call: Call) throws(CallFault) -> Command {
    let order = try input(call, of: FastCalls.Edit.self)
    return .edit(
      Command.Edit(
        id: order.id, start: order.start.map(Instant.init(milliseconds:)),
        end: order.end.map(Instant.init(milliseconds:)), goal: try order.goal.goalOrder(),
        note: order.note, mood: order.mood.map { Int(clamping: $0) }, confirmed: order.confirm))
  }

  private func addCommand(_ call: Call) throws(CallFault) -> Command {
    let order = try input(call, of: FastCalls.Add.self)
    return .past(
      .add(
        Command.Past.Added(
          start: Instant(milliseconds: order.start), end: Instant(milliseconds: order.end),
          goal: try order.goal.goalOrder(), note: order.note,
          mood: order.mood.map { Int(clamping: $0) }, confirmed: order.confirm)))
  }

  private func deleteCommand(_ call: Call) throws(CallFault) -> Command {
    let order = try input(call, of: FastCalls.Delete.self)
    guard !order.ids.isEmpty else { throw .fields(.missing("ids")) }
    return .past(.delete(order.ids))
  }
}

nonisolated extension Decision {
  /// The fast as it was until then; nil for a new one.
  fileprivate func before(_ fast: Fast) -> Entry? {
    let rows = commit.step?.changes.compactMap(\.before) ?? []
    return rows.lazy.compactMap(Entry.init).first { $0.id == fast.id.text }
  }
}

extension GoalWish? {
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
