import Nouns
import Rules
import Time
import Wire

struct ScheduleAnswers: StateAnswers {
  let state: State

  func scheduleAnswer(_ decision: Decision) throws(CallFault) -> ScheduleAnswer {
    guard case .schedule(let own)? = decision.row else { throw .nothingChanged }
    return ScheduleAnswer(schedule: ScheduleEntry(own))
  }

  func vacationAnswer(_ decision: Decision) throws(CallFault) -> VacationAnswer {
    guard case .vacation(let vacation)? = decision.row else { throw .nothingChanged }
    return VacationAnswer(vacation: vacation)
  }
}

nonisolated extension Command {
  init(_ order: ScheduleOrder) {
    self = .plan(.add(name: order.name, hours: Int(clamping: order.hours), text: order.text))
  }

  init(_ edit: ScheduleEdit) {
    self = .plan(
      .edit(
        edit.name, name: edit.newName, hours: edit.hours.map(Int.init(clamping:)),
        text: edit.text))
  }

  init(_ order: VacationOrder) throws(CallFault) {
    guard order.from <= order.to else { throw .fields(.wrongType("to")) }
    self = .plan(.addVacation(order.from...order.to))
  }
}

// MARK: - What there is

extension ScheduleAnswers {
  func schedules() -> ScheduleList {
    let now = state.moment
    let standing = state.engine.standing
    var entries =
      Schedule.presets.map(ScheduleEntry.init) + standing.schedules.map(ScheduleEntry.init)
    for index in entries.indices {
      entries[index].goalAt = (now.instant + .hours(entries[index].fasting)).milliseconds
    }
    return ScheduleList(
      schedules: entries, chosen: chosen, week: weekEntry(at: now),
      vacations: standing.vacations, plan: Snapshots(state: state).plan(at: now),
      gone: standing.plan(on: now.day).gone)
  }

  func choiceAnswer() -> ChoiceAnswer {
    ChoiceAnswer(chosen: chosen, plan: Snapshots(state: state).plan(at: state.moment))
  }

  func weekPlanAnswer() -> WeekPlanAnswer {
    WeekPlanAnswer(week: weekEntry(at: state.moment))
  }

  /// Nil for a fast without a goal.
  private var chosen: String? {
    state.engine.standing.choice.map(\.schedule)
      ?? state.engine.standing.fallback(on: state.moment.day).name
  }

  private func weekEntry(at now: Moment) -> WeekPlanEntry? {
    state.engine.standing.week(on: now.day).map(WeekPlanEntry.init)
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
