import Nouns
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
      endDay: fast.end?.day.iso, goal: fast.goal?.milliseconds, reached: fast.reached?.milliseconds,
      schedule: fast.schedule,
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
      + vacations.map { .vacation(VacationEntry($0)) }
      + [safety].compactMap(\.self).map { .safety(SafetyRow($0)) }
      + programs.map { .program(ProgramRow($0)) } + profiles.map { .profile($0.row) }
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
    self.init(id: week.id.text, from: week.from.iso, to: week.to?.iso, days: week.plans)
  }
}

extension SafetyRow {
  fileprivate init(_ answers: SafetyAnswers) {
    self.init(
      id: answers.id.text,
      applies: SafetyQuestion.allCases.filter(answers.applies.contains)
        .map { $0.rawValue },
      agreed: answers.isAgreed, at: answers.at.milliseconds)
  }
}
