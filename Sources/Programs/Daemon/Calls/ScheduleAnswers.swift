import Rules
import Time
import Wire

extension Keeper {
  func answerSchedule(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    switch call.method {
    case ScheduleCalls.List.name:
      _ = try input(call, of: ScheduleCalls.List.self)
      reply(schedules(at: moment), to: call, client)
      return nil
    case ScheduleCalls.Use.name:
      let order = try input(call, of: ScheduleCalls.Use.self)
      let decision = try plan(.use(order.schedule), client)
      reply(choiceAnswer(at: moment), to: call, client)
      return { self.finish(decision) }
    case ScheduleCalls.SetWeek.name:
      let order = try input(call, of: ScheduleCalls.SetWeek.self)
      let decision = try plan(.setWeek(try Self.days(of: order)), client)
      reply(WeekPlanAnswer(week: weekEntry(at: moment)), to: call, client)
      return { self.finish(decision) }
    case ScheduleCalls.AddVacation.name, ScheduleCalls.RemoveVacation.name:
      return try answerVacation(call, client)
    default: return try answerOwn(call, client)
    }
  }

  /// Calls about one schedule of the person's own.
  private func answerOwn(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    let order: Command.Planning
    switch call.method {
    case ScheduleCalls.Add.name:
      let new = try input(call, of: ScheduleCalls.Add.self)
      order = .add(name: new.name, hours: Int(clamping: new.hours), text: new.text)
    case ScheduleCalls.Edit.name:
      let edit = try input(call, of: ScheduleCalls.Edit.self)
      order = .edit(
        edit.name, name: edit.newName, hours: edit.hours.map(Int.init(clamping:)),
        text: edit.text)
    case ScheduleCalls.Remove.name:
      order = .remove(try input(call, of: ScheduleCalls.Remove.self).name)
    default: throw unknown(call)
    }
    let decision = try plan(order, client)
    let change = decision.commit.step?.changes.first
    if case .schedule(let own)? = change?.after ?? change?.before {
      reply(ScheduleAnswer(schedule: ScheduleEntry(own)), to: call, client)
    }
    return { self.finish(decision) }
  }

  private func answerVacation(_ call: Call, _ client: CallToken) throws(CallFault) -> Afterwards? {
    let order: Command.Planning
    if call.method == ScheduleCalls.AddVacation.name {
      let new = try input(call, of: ScheduleCalls.AddVacation.self)
      order = .addVacation(try Self.days(from: new.from, to: new.to))
    } else {
      order = .removeVacation(try input(call, of: ScheduleCalls.RemoveVacation.self).id)
    }
    let decision = try plan(order, client)
    let change = decision.commit.step?.changes.first
    if case .vacation(let vacation)? = change?.after ?? change?.before {
      reply(VacationAnswer(vacation: VacationEntry(vacation)), to: call, client)
    }
    return { self.finish(decision) }
  }

  private func plan(
    _ order: Command.Planning, _ client: CallToken
  ) throws(CallFault) -> Decision {
    do {
      return try decide(.plan(order), by: ports.clients.program(client))
    } catch {
      throw .refused(Refused(error, by: ScheduleCalls.interface))
    }
  }
}

// MARK: - What was asked

extension Keeper {
  private static func days(from first: String, to last: String) throws(CallFault)
    -> ClosedRange<Day>
  {
    guard let from = try? Day(iso: first) else { throw .fields(.wrongType("from")) }
    guard let to = try? Day(iso: last), from <= to else { throw .fields(.wrongType("to")) }
    return from...to
  }

  private static func days(
    of order: WeekPlanOrder
  ) throws(CallFault) -> [Weekday: WeekPlan.Intention] {
    guard let days = WeekPlan.days(order.days) else { throw .fields(.wrongType("days")) }
    return days
  }
}

// MARK: - What there is

extension Keeper {
  private func schedules(at now: Moment) -> ScheduleList {
    let standing = engine.standing
    var entries =
      Schedule.presets.map(ScheduleEntry.init) + standing.schedules.map(ScheduleEntry.init)
    for index in entries.indices {
      entries[index].goalAt = (now.instant + .hours(entries[index].fasting)).milliseconds
    }
    return ScheduleList(
      schedules: entries, chosen: chosen, week: weekEntry(at: now),
      vacations: standing.vacations.map(VacationEntry.init), plan: plan(at: now),
      gone: standing.plan(on: now.day).gone)
  }

  private func choiceAnswer(at now: Moment) -> ChoiceAnswer {
    ChoiceAnswer(chosen: chosen, plan: plan(at: now))
  }

  /// Nil for a fast without a goal.
  private var chosen: String? {
    engine.standing.choice.map(\.schedule) ?? engine.standing.fallback(on: moment.day).name
  }

  private func weekEntry(at now: Moment) -> WeekPlanEntry? {
    guard let week = engine.standing.week(on: now.day) else { return nil }
    return WeekPlanEntry(from: week.from.iso, days: week.plans)
  }
}

extension ScheduleEntry {
  fileprivate init(_ schedule: Schedule) {
    self.init(
      name: schedule.name, fasting: schedule.fasting.wholeHours, eating: schedule.eating.wholeHours,
      own: false, nickname: schedule.nickname)
  }

  fileprivate init(_ own: OwnSchedule) {
    let schedule = Schedule(own)
    self.init(
      name: own.name, fasting: schedule.fasting.wholeHours, eating: schedule.eating.wholeHours,
      own: true,
      text: own.text)
  }
}

extension Span {
  nonisolated fileprivate var wholeHours: Int64 { minutes / 60 }
}
