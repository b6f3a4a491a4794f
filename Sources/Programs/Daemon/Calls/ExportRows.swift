import Rules
import Time
import Wire

// A row of the person's data as it leaves, with nothing left out.

extension FastRow {
  init(_ fast: Fast) {
    self.init(
      id: fast.id.text, start: fast.start.instant.milliseconds,
      startOffset: Int64(fast.start.offset), startZone: fast.start.zone,
      startDay: fast.start.day.iso, end: fast.end?.instant.milliseconds,
      endOffset: fast.end.map { Int64($0.offset) }, endZone: fast.end?.zone,
      endDay: fast.end?.day.iso, goal: fast.goal?.milliseconds, schedule: fast.schedule,
      note: fast.note, mood: fast.mood.map(Int64.init), cancelled: fast.isCancelled,
      source: fast.origin?.source, sourceID: fast.origin?.id)
  }
}

extension Standing {
  /// All of them.
  var rows: [ExportRow] {
    schedules.map { .schedule(ScheduleRow($0)) }
      + [choice].compactMap(\.self).map {
        .choice(ChoiceRow(id: $0.id.text, schedule: $0.schedule))
      } + weeks.map { .week(WeekRow($0)) }
      + vacations.map {
        .vacation(VacationRow(id: $0.id.text, from: $0.from.iso, to: $0.to.iso))
      } + [safety].compactMap(\.self).map { .safety(SafetyRow($0)) }
  }
}

extension ScheduleRow {
  fileprivate init(_ schedule: OwnSchedule) {
    self.init(
      id: schedule.id.text, name: schedule.name, hours: Int64(schedule.hours),
      text: schedule.text)
  }
}

extension WeekRow {
  fileprivate init(_ week: WeekPlan) {
    let days = Weekday.allCases.compactMap { day in
      week.days[day].map { IntentionRow($0, on: day) }
    }
    self.init(id: week.id.text, from: week.from.iso, to: week.to?.iso, days: days)
  }
}

extension IntentionRow {
  fileprivate init(_ intention: WeekPlan.Intention, on day: Weekday) {
    self.init(day: day.code, rest: intention == .rest)
    if case .fast(let name, let at) = intention { (schedule, self.at) = (name, at?.iso) }
  }
}

extension SafetyRow {
  fileprivate init(_ answers: SafetyAnswers) {
    self.init(
      id: answers.id.text,
      applies: SafetyQuestion.allCases.filter(answers.applies.contains).map { "\($0)" },
      agreed: answers.isAgreed, at: answers.at.milliseconds)
  }
}
