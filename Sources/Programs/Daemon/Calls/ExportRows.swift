import Nouns
import Rules
import Time
import Wire

// A row of the person's data as it leaves, with nothing left out.

nonisolated extension FastRow {
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

nonisolated extension ExportRow {
  init(_ row: Row) {
    self =
      switch row {
      case .fast(let fast): .fast(FastRow(fast))
      case .reminder(let reminder): .reminder(ReminderEntry(reminder))
      case .schedule(let schedule): .schedule(ScheduleRow(schedule))
      case .choice(let choice):
        .choice(ChoiceRow(id: choice.id.text, schedule: choice.schedule))
      case .week(let week): .week(WeekRow(week))
      case .vacation(let vacation): .vacation(VacationEntry(vacation))
      case .safety(let answers): .safety(SafetyRow(answers))
      case .program(let program): .program(ProgramRow(program))
      case .profile(let profile): .profile(profile.row)
      }
  }
}

nonisolated extension ScheduleRow {
  fileprivate init(_ schedule: OwnSchedule) {
    self.init(
      id: schedule.id.text, name: schedule.name, hours: Int64(schedule.hours),
      text: schedule.text)
  }
}

nonisolated extension WeekRow {
  fileprivate init(_ week: WeekPlan) {
    self.init(id: week.id.text, from: week.from.iso, to: week.to?.iso, days: week.plans)
  }
}

nonisolated extension SafetyRow {
  fileprivate init(_ answers: SafetyAnswers) {
    self.init(
      id: answers.id.text,
      applies: SafetyQuestion.allCases.filter(answers.applies.contains)
        .map { $0.rawValue },
      agreed: answers.isAgreed, at: answers.at.milliseconds)
  }
}
