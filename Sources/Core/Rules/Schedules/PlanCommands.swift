package import Nouns
package import Time

extension Command {
  /// Changes of the person's plans.
  package enum Planning: Equatable, Sendable {
    case add(name: String, hours: Int, text: String?)
    /// By the schedule's name; nil leaves a field as it is, and an empty text clears it.
    case edit(String, name: String?, hours: Int?, text: String?)
    case remove(String)
    /// The schedule of a start without words; nil for a fast without a goal.
    case use(String?)
    /// From today on; no days end the plan.
    case setWeek([Weekday: WeekPlan.Intention])
    case addVacation(ClosedRange<Day>)
    /// By the beginning of its id.
    case removeVacation(String)
  }
}

extension Engine {
  mutating func plan(
    _ order: Command.Planning, as id: RowID, _ seen: inout Prospect, at now: Moment,
    into decision: inout Decision
  ) throws(Refusal) {
    let changes =
      switch order {
      case .add(let name, let hours, let text): try adding(name, hours, text, as: id)
      case .edit(let old, let name, let hours, let text):
        try editing(old, name, hours, text, on: now.day)
      case .remove(let name): try removing(name, on: now.day)
      case .use(let name): try choosing(name, as: id, on: now.date)
      case .setWeek(let days): try planning(days, as: id, on: now.day)
      case .addVacation(let days): try takingOff(days, as: id)
      case .removeVacation(let id): try returning(id)
      }
    guard changes.contains(where: { $0.before != $0.after }) else { throw .nothingToChange }
    let before = seen.keys
    record(changes, verb: order.verb, into: &decision)
    // A time that has passed today when it is planned asks from its next day on.
    seen = prospect(at: now, seen)
    for key in seen.current.map(\.key)
    where key.kind == .startUsual && !before.contains(key) && outbox[key] == nil {
      decide(key, .withdrawn, at: now, into: &decision)
    }
  }
}

extension Command.Planning {
  fileprivate var verb: Verb {
    switch self {
    case .add: .addSchedule
    case .edit: .editSchedule
    case .remove: .removeSchedule
    case .use: .useSchedule
    case .setWeek: .setWeek
    case .addVacation: .addVacation
    case .removeVacation: .removeVacation
    }
  }
}

// MARK: - Schedules of the person's own

extension Engine {
  private func adding(
    _ name: String, _ hours: Int, _ text: String?, as id: RowID
  ) throws(Refusal) -> [Change] {
    let own = OwnSchedule(
      id: id, name: try checkedName(name, of: nil), hours: try checkedHours(hours),
      text: try checkedText(text))
    guard standing.schedules.count < OwnSchedule.most else {
      throw .tooManySchedules(limit: OwnSchedule.most)
    }
    return [Change(before: nil, after: .schedule(own))]
  }

  /// Recorded fasts keep the old name; plans take the new one.
  private func editing(
    _ old: String, _ name: String?, _ hours: Int?, _ text: String?, on day: Day
  ) throws(Refusal) -> [Change] {
    let before = try own(old)
    var after = before
    if let name { after.name = try checkedName(name, of: before.id) }
    if let hours { after.hours = try checkedHours(hours) }
    if let text { after.text = try checkedText(text) }
    return [Change(before: .schedule(before), after: .schedule(after))]
      + renaming(before.name, to: after.name, on: day)
  }

  private func removing(_ name: String, on day: Day) throws(Refusal) -> [Change] {
    let own = try own(name)
    return [Change(before: .schedule(own), after: nil)]
      + renaming(own.name, to: standing.fallback(on: day).name, on: day)
  }

  private func renaming(_ old: String, to new: String, on day: Day) -> [Change] {
    guard old != new else { return [] }
    var changes: [Change] = []
    if let choice = standing.choice, choice.schedule.map({ ScheduleName.isSame($0, old) }) == true {
      changes.append(
        Change(
          before: .choice(choice), after: .choice(ScheduleChoice(id: choice.id, schedule: new))))
    }
    for week in standing.weeks where week.to.map({ day <= $0 }) ?? true {
      let renamed = week.renaming(old, to: new)
      if renamed != week { changes.append(Change(before: .week(week), after: .week(renamed))) }
    }
    return changes
  }

  private func own(_ name: String) throws(Refusal) -> OwnSchedule {
    if let own = standing.own(named: name) { return own }
    throw Schedule(named: name) == nil ? .unknownSchedule(name) : .presetSchedule(name)
  }

  private func checkedName(_ name: String, of id: RowID?) throws(Refusal) -> String {
    let name = name.trimmed
    guard !name.isEmpty else { throw .textMissing(field: "name") }
    try check(name, field: "name", limit: OwnSchedule.longestName)
    guard Schedule(named: name) == nil else { throw .presetSchedule(name) }
    guard !ScheduleName.isReserved(name) else { throw .nameReserved(name) }
    if let other = standing.own(named: name), other.id != id { throw .scheduleExists(other.name) }
    return name
  }

  private func checkedHours(_ hours: Int) throws(Refusal) -> Int {
    guard OwnSchedule.hours.contains(hours) else {
      throw .hoursOutOfRange(hours, allowed: OwnSchedule.hours)
    }
    return hours
  }

  private func checkedText(_ text: String?) throws(Refusal) -> String? {
    guard let text, text.utf8.contains(where: { $0 > 0x20 }) else { return nil }
    try check(text, field: "text", limit: OwnSchedule.longestText)
    return text
  }
}

extension WeekPlan {
  fileprivate func renaming(_ old: String, to new: String) -> WeekPlan {
    var week = self
    week.days = days.mapValues { intention in
      guard case .fast(let name, let at) = intention, ScheduleName.isSame(name, old) else {
        return intention
      }
      return .fast(new, at: at)
    }
    return week
  }
}

// MARK: - What is used, and when

extension Engine {
  private func choosing(
    _ name: String?, as id: RowID, on today: Day
  ) throws(Refusal) -> [Change] {
    let old = standing.choice
    let new = ScheduleChoice(
      id: old?.id ?? id,
      schedule: try name.map { name throws(Refusal) in try known(name, on: today) })
    return [Change(before: old.map(Row.choice), after: .choice(new))]
  }

  /// The name as it is kept, of a schedule with which a fast could begin.
  private func known(_ name: String, on today: Day) throws(Refusal) -> String {
    guard let schedule = standing.schedule(named: name) else { throw .unknownSchedule(name) }
    try standing.checkSafe(schedule.fasting, on: today)
    return schedule.name
  }

  /// The plan in force ends yesterday, so that past days keep the rest days they had.
  private func planning(
    _ days: [Weekday: WeekPlan.Intention], as id: RowID, on today: Day
  ) throws(Refusal) -> [Change] {
    var kept: [Weekday: WeekPlan.Intention] = [:]
    for (day, intention) in days {
      kept[day] =
        if case .fast(let name, let at) = intention {
          .fast(try known(name, on: today), at: at)
        } else {
          .rest
        }
    }
    let open = standing.weeks.filter { $0.to == nil }
    // Machines apart may have begun one each: all of them end.
    let others = open.dropLast().map { plan in
      plan.from < today ? plan.ended(on: today - 1) : Change(before: .week(plan), after: nil)
    }
    let old = open.last
    guard kept != old?.days ?? [:] else { return others }
    guard let old, old.from >= today else {
      let new = WeekPlan(id: id, from: today, days: kept)
      let begin = kept.isEmpty ? nil : Change(before: nil, after: .week(new))
      return [begin, old?.ended(on: today - 1)].compactMap(\.self) + others
    }
    // One of today has no past to keep.
    let new = WeekPlan(id: old.id, from: today, days: kept)
    return [Change(before: .week(old), after: kept.isEmpty ? nil : .week(new))] + others
  }

  private func takingOff(
    _ days: ClosedRange<Day>, as id: RowID
  ) throws(Refusal) -> [Change] {
    guard days.upperBound - days.lowerBound < Vacation.longest else {
      throw .vacationTooLong(days: Vacation.longest)
    }
    if let other = standing.vacations.first(where: { $0.days.overlaps(days) }) {
      throw .vacationOverlaps(other.id, days: other.days)
    }
    guard standing.vacations.count < Vacation.most else {
      throw .tooManyVacations(limit: Vacation.most)
    }
    let vacation = Vacation(id: id, from: days.lowerBound, to: days.upperBound)
    return [Change(before: nil, after: .vacation(vacation))]
  }

  private func returning(_ text: String) throws(Refusal) -> [Change] {
    let vacation = try standing.vacations.filter { $0.id.begins(with: text) }.one(text)
    return [Change(before: .vacation(vacation), after: nil)]
  }
}

extension WeekPlan {
  fileprivate func ended(on day: Day) -> Change {
    var ended = self
    ended.to = day
    return Change(before: .week(self), after: .week(ended))
  }
}
