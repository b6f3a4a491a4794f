import Views

/// What may stand in one place of a command line.
enum ValueKind: Equatable, Sendable {
  case time, span, goal, text, number, numbers, file
  /// A goal, a change of the goal there is, or none.
  case goalOrChange
  /// A time of day.
  case clock
  case days, spanOrOff
  case id, idOrDate, date
  case monthOrYear, year
  /// A schedule by its name; `open` stands for no goal.
  case scheduleName, scheduleOrOpen
  case hours
  /// What is meant to be done on the days of a week.
  case week
  case day, dayOrRemove, dayOrID
  /// How a fast ended, how it felt, and by what name it was planned.
  case outcome, mood, schedule
  case settingKey, settingValue
  /// A window to eat in, as its setting takes it.
  case window
  /// Which column of a table is what, and what divides them.
  case columns, mark
  /// A fastd: link.
  case address
  case name
  /// A text with fields in braces.
  case template
  case command, verb
  /// Of the person's body and food; a bare number is in their unit.
  case weight, height, energy
  case birth
  /// How much less than the maintenance.
  case restriction
  /// Days with little energy.
  case pattern
  case profileFields
  case choice(String, among: [Term])

  /// The word for it in a synopsis.
  var placeholder: String {
    switch self {
    case .time: "TIME"
    case .span: "SPAN"
    case .goal: "GOAL"
    case .goalOrChange: "GOAL|+SPAN|-SPAN|none"
    case .clock: "HH:MM"
    case .days: "DAYS"
    case .spanOrOff: "SPAN|off"
    case .id: "ID"
    case .idOrDate: "ID|DATE"
    case .date: "DATE"
    case .monthOrYear: "MONTH|YEAR"
    case .year: "YEAR"
    case .outcome: "OUTCOME"
    case .mood: "1-5"
    case .schedule: "SCHEDULE"
    case .text: "TEXT"
    case .number: "NUMBER"
    case .numbers: "NUMBERS"
    case .file: "FILE"
    case .scheduleName: "NAME"
    case .scheduleOrOpen: "NAME|open"
    case .hours: "HOURS"
    case .week: "WEEK|off"
    case .day: "DAY"
    case .dayOrRemove: "DAY|remove"
    case .dayOrID: "DAY|ID"
    case .settingKey: "KEY"
    case .settingValue: "VALUE"
    case .window: "HH:MM-HH:MM|following"
    case .columns: "FIELD=COLUMN,..."
    case .mark: "CHARACTER"
    case .address: "LINK"
    case .name: "NAME"
    case .template: "TEXT"
    case .command: "COMMAND"
    case .verb: "VERB"
    case .weight: "WEIGHT"
    case .height: "HEIGHT"
    case .energy: "ENERGY"
    case .birth: "DATE|YEAR"
    case .restriction: "PERCENT|NAME"
    case .pattern: "PATTERN"
    case .profileFields: "FIELD,..."
    case .choice(let name, among: _): name
    }
  }

  /// A value that would be right.
  var example: String {
    switch self {
    case .time: "20:00"
    case .span: "2h30m"
    case .goal: "16:8"
    case .goalOrChange: "+1h"
    case .clock: "08:30"
    case .days: "mon-fri"
    case .spanOrOff: "2h"
    case .id: "k7m2"
    case .idOrDate: "2026-03-01"
    case .date: "2026-03-01"
    case .monthOrYear: "march"
    case .year: "2026"
    case .outcome: "completed"
    case .mood: "4"
    case .schedule: "16:8"
    case .text: "\"slept badly\""
    case .number: "10"
    case .numbers: "2,5"
    case .file: "report.txt"
    case .scheduleName: "\"Early bird\""
    case .scheduleOrOpen: "18:6"
    case .hours: "15"
    case .week: "\"mon-fri 16:8 20:00, sat 18:6, sun off\""
    case .day, .dayOrRemove, .dayOrID: "2026-07-01"
    case .settingKey: "time.format"
    case .settingValue: "24"
    case .window: "12:00-18:00"
    case .columns: "start=From,end=To"
    case .mark: "\";\""
    case .address: "fastd:start?goal=16:8"
    case .name: "Zero"
    case .template: "\"{elapsed:hm} of {goal:hm}\""
    case .command: "start"
    case .verb: "set"
    case .weight: "82.5kg"
    case .height: "180cm"
    case .energy: "1900"
    case .birth: "1985-03-12"
    case .restriction: "30"
    case .pattern: "mon,thu"
    case .profileFields: "weight,height"
    case .choice(_, among: let terms): terms.first?.word ?? ""
    }
  }
}
