/// What a row of the person's data is called where it leaves the database.
package enum ExportNoun: String, Choice {
  case fast, reminder, schedule, choice, week, vacation, safety, program, profile
}

/// A row of any noun, with nothing left out.
package enum ExportRow: Equatable, Sendable {
  case fast(FastRow)
  case reminder(ReminderEntry)
  case schedule(ScheduleRow)
  case choice(ChoiceRow)
  case week(WeekRow)
  case vacation(VacationEntry)
  case safety(SafetyRow)
  case program(ProgramRow)
  case profile(ProfileRow)

  /// Blank, to be filled.
  package init(_ noun: ExportNoun) {
    self =
      switch noun {
      case .fast: .fast(FastRow())
      case .reminder: .reminder(ReminderEntry())
      case .schedule: .schedule(ScheduleRow())
      case .choice: .choice(ChoiceRow())
      case .week: .week(WeekRow())
      case .vacation: .vacation(VacationEntry())
      case .safety: .safety(SafetyRow())
      case .program: .program(ProgramRow())
      case .profile: .profile(ProfileRow())
      }
  }

  package mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    switch self {
    case .fast(var row):
      try row.fields(&fields)
      self = .fast(row)
    case .reminder(var row):
      try row.fields(&fields)
      self = .reminder(row)
    case .schedule(var row):
      try row.fields(&fields)
      self = .schedule(row)
    case .choice(var row):
      try row.fields(&fields)
      self = .choice(row)
    case .week(var row):
      try row.fields(&fields)
      self = .week(row)
    case .vacation(var row):
      try row.fields(&fields)
      self = .vacation(row)
    case .safety(var row):
      try row.fields(&fields)
      self = .safety(row)
    case .program(var row):
      try row.fields(&fields)
      self = .program(row)
    case .profile(var row):
      try row.fields(&fields)
      self = .profile(row)
    }
  }

  package var noun: ExportNoun {
    switch self {
    case .fast: .fast
    case .reminder: .reminder
    case .schedule: .schedule
    case .choice: .choice
    case .week: .week
    case .vacation: .vacation
    case .safety: .safety
    case .program: .program
    case .profile: .profile
    }
  }
}

// MARK: - The row, if it is of the noun

extension ExportRow {
  package var fast: FastRow? { if case .fast(let row) = self { row } else { nil } }
  package var reminder: ReminderEntry? { if case .reminder(let row) = self { row } else { nil } }
  package var schedule: ScheduleRow? { if case .schedule(let row) = self { row } else { nil } }
  package var choice: ChoiceRow? { if case .choice(let row) = self { row } else { nil } }
  package var week: WeekRow? { if case .week(let row) = self { row } else { nil } }
  package var vacation: VacationEntry? { if case .vacation(let row) = self { row } else { nil } }
  package var safety: SafetyRow? { if case .safety(let row) = self { row } else { nil } }
  package var program: ProgramRow? { if case .program(let row) = self { row } else { nil } }
  package var profile: ProfileRow? { if case .profile(let row) = self { row } else { nil } }
}

// MARK: - Rows as lists, one for each noun

extension [ExportRow] {
  /// Goes through the lists, of which none may be missing.
  mutating func lists<F: Fields>(_ fields: inout F) throws(F.Failure) {
    var lists = RowLists(self)
    try fields.records("reminders", &lists.reminders)
    try fields.records("schedules", &lists.schedules)
    try fields.records("choices", &lists.choices)
    try fields.records("weeks", &lists.weeks)
    try fields.records("vacations", &lists.vacations)
    try fields.records("safety", &lists.safety)
    try fields.records("programs", &lists.programs)
    try fields.records("profiles", &lists.profiles)
    try fields.records("fasts", &lists.fasts)
    self = lists.rows
  }

  /// Goes through the lists that there are: an empty one is left out.
  mutating func optionalLists<F: Fields>(_ fields: inout F) throws(F.Failure) {
    var lists = RowLists(self)
    try fields.orLeaveOut("reminders", &lists.reminders)
    try fields.orLeaveOut("schedules", &lists.schedules)
    try fields.orLeaveOut("choices", &lists.choices)
    try fields.orLeaveOut("weeks", &lists.weeks)
    try fields.orLeaveOut("vacations", &lists.vacations)
    try fields.orLeaveOut("safety", &lists.safety)
    try fields.orLeaveOut("programs", &lists.programs)
    try fields.orLeaveOut("profiles", &lists.profiles)
    try fields.orLeaveOut("fasts", &lists.fasts)
    self = lists.rows
  }
}

private struct RowLists {
  var reminders: [ReminderEntry]
  var schedules: [ScheduleRow]
  var choices: [ChoiceRow]
  var weeks: [WeekRow]
  var vacations: [VacationEntry]
  var safety: [SafetyRow]
  var programs: [ProgramRow]
  var profiles: [ProfileRow]
  var fasts: [FastRow]

  init(_ rows: [ExportRow]) {
    reminders = rows.compactMap(\.reminder)
    schedules = rows.compactMap(\.schedule)
    choices = rows.compactMap(\.choice)
    weeks = rows.compactMap(\.week)
    vacations = rows.compactMap(\.vacation)
    safety = rows.compactMap(\.safety)
    programs = rows.compactMap(\.program)
    profiles = rows.compactMap(\.profile)
    fasts = rows.compactMap(\.fast)
  }

  var rows: [ExportRow] {
    var rows = reminders.map(ExportRow.reminder)
    rows += schedules.map(ExportRow.schedule)
    rows += choices.map(ExportRow.choice)
    rows += weeks.map(ExportRow.week)
    rows += vacations.map(ExportRow.vacation)
    rows += safety.map(ExportRow.safety)
    rows += programs.map(ExportRow.program)
    rows += profiles.map(ExportRow.profile)
    rows += fasts.map(ExportRow.fast)
    return rows
  }
}

extension Fields {
  fileprivate mutating func orLeaveOut<R: Record>(
    _ name: String, _ rows: inout [R]
  ) throws(Failure) {
    var some = rows.isEmpty ? nil : rows
    try records(name, &some)
    rows = some ?? []
  }
}
