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

  package init(_ noun: ExportNoun, from fields: inout FieldReader) throws(FieldError) {
    self =
      switch noun {
      case .fast: .fast(try FastRow(from: &fields))
      case .reminder: .reminder(try ReminderEntry(from: &fields))
      case .schedule: .schedule(try ScheduleRow(from: &fields))
      case .choice: .choice(try ChoiceRow(from: &fields))
      case .week: .week(try WeekRow(from: &fields))
      case .vacation: .vacation(try VacationEntry(from: &fields))
      case .safety: .safety(try SafetyRow(from: &fields))
      case .program: .program(try ProgramRow(from: &fields))
      case .profile: .profile(try ProfileRow(from: &fields))
      }
  }

  package func write(to fields: inout FieldWriter) {
    switch self {
    case .fast(let row): row.write(to: &fields)
    case .reminder(let row): row.write(to: &fields)
    case .schedule(let row): row.write(to: &fields)
    case .choice(let row): row.write(to: &fields)
    case .week(let row): row.write(to: &fields)
    case .vacation(let row): row.write(to: &fields)
    case .safety(let row): row.write(to: &fields)
    case .program(let row): row.write(to: &fields)
    case .profile(let row): row.write(to: &fields)
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
  var reminder: ReminderEntry? { if case .reminder(let row) = self { row } else { nil } }
  var schedule: ScheduleRow? { if case .schedule(let row) = self { row } else { nil } }
  var choice: ChoiceRow? { if case .choice(let row) = self { row } else { nil } }
  var week: WeekRow? { if case .week(let row) = self { row } else { nil } }
  var vacation: VacationEntry? { if case .vacation(let row) = self { row } else { nil } }
  var safety: SafetyRow? { if case .safety(let row) = self { row } else { nil } }
  var program: ProgramRow? { if case .program(let row) = self { row } else { nil } }
  var profile: ProfileRow? { if case .profile(let row) = self { row } else { nil } }
}
