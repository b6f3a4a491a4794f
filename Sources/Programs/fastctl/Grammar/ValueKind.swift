import Views

/// What may stand in one place of a command line.
enum ValueKind: Equatable, Sendable {
  case time, span, goal, text, number, numbers, file, folder
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
  /// Of what is eaten in a day, or none.
  case grams
  case birth
  /// What it is called, in either language.
  case food
  /// A food with what is in it, or only that.
  case foodValues
  /// Other names of it, and what a portion of it weighs.
  case names, portions
  /// What is cooked, for how many, and of what.
  case recipe
  /// What was eaten, as a person says it, and which meal of the day it was.
  case meal, mealSlot
  /// How much less than the maintenance.
  case restriction
  /// Days with little energy.
  case pattern
  case profileFields
  /// What a report has beyond the usual.
  case reportParts
  case choice(PlaceholderMessage, among: [Term])

  /// The word for it in a synopsis.
  var placeholder: PlaceholderMessage {
    switch self {
    case .time: .time
    case .span: .span
    case .goal: .goal
    case .goalOrChange: .goalOrChange
    case .clock: .clock
    case .days: .days
    case .spanOrOff: .spanOrOff
    case .id: .id
    case .idOrDate: .idOrDate
    case .date: .date
    case .monthOrYear: .monthOrYear
    case .year: .year
    case .outcome: .outcome
    case .mood: .mood
    case .schedule: .schedule
    case .text, .template: .text
    case .number: .number
    case .numbers: .numbers
    case .file: .file
    case .folder: .folder
    case .scheduleName, .name: .name
    case .scheduleOrOpen: .nameOrOpen
    case .hours: .hours
    case .week: .week
    case .day: .day
    case .dayOrRemove: .dayOrRemove
    case .dayOrID: .dayOrID
    case .settingKey: .key
    case .settingValue: .value
    case .window: .window
    case .columns: .columns
    case .mark: .character
    case .address: .link
    case .command: .command
    case .verb: .verb
    case .weight: .weight
    case .food: .food
    case .foodValues: .foodValues
    case .names: .names
    case .portions: .portions
    case .recipe: .recipe
    case .meal: .meal
    case .mealSlot: .slot
    case .height: .height
    case .energy: .energy
    case .grams: .grams
    case .birth: .birth
    case .restriction: .restriction
    case .pattern: .pattern
    case .profileFields: .fields
    case .reportParts: .parts
    case .choice(let name, among: _): name
    }
  }

  /// Whether shells offer the names of files for it.
  var isPath: Bool { self == .file || self == .folder }

  /// A value that would be right.
  func example(_ phrases: Phrases) -> String {
    switch self {
    case .time: "20:00"
    case .span: "2h30m"
    case .goal: "16:8"
    case .goalOrChange: "+1h"
    case .clock: "08:30"
    case .days: phrases(ExampleMessage.days)
    case .spanOrOff: "2h"
    case .id: "k7m2"
    case .idOrDate: "2026-03-01"
    case .date: "2026-03-01"
    case .monthOrYear: phrases(ExampleMessage.month)
    case .year: "2026"
    case .outcome: "completed"
    case .mood: "4"
    case .schedule: "16:8"
    case .text: phrases(ExampleMessage.text)
    case .number: "10"
    case .numbers: "2,5"
    case .file: phrases(ExampleMessage.file)
    case .folder: phrases(ExampleMessage.folder)
    case .scheduleName: phrases(ExampleMessage.schedule)
    case .scheduleOrOpen: "18:6"
    case .hours: "15"
    case .week: phrases(ExampleMessage.week)
    case .day, .dayOrRemove, .dayOrID: "2026-07-01"
    case .settingKey: "time.format"
    case .settingValue: "24"
    case .window: "12:00-18:00"
    case .columns: phrases(ExampleMessage.columns)
    case .mark: "\";\""
    case .address: "fastd:start?goal=16:8"
    case .name: "Zero"
    case .template: phrases(ExampleMessage.template)
    case .command: "start"
    case .verb: "set"
    case .weight: phrases(ExampleMessage.weight)
    case .food: phrases(ExampleMessage.food)
    case .foodValues: phrases(ExampleMessage.foodValues)
    case .names: phrases(ExampleMessage.names)
    case .portions: phrases(ExampleMessage.portions)
    case .recipe: phrases(ExampleMessage.recipe)
    case .meal: phrases(ExampleMessage.meal)
    case .mealSlot: phrases(ExampleMessage.slot)
    case .height: phrases(ExampleMessage.height)
    case .energy: "1900"
    case .grams: "120"
    case .birth: phrases(ExampleMessage.birth)
    case .restriction: "30"
    case .pattern: phrases(ExampleMessage.pattern)
    case .profileFields: "weight,height"
    case .reportParts: "weight,notes"
    case .choice(_, among: let terms): terms.first?.word ?? ""
    }
  }
}
