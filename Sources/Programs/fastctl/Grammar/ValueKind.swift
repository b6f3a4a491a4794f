import Nouns
import Views

/// What may stand in one place of a command line.
enum ValueKind: Equatable, Sendable {
  case time, span, goal, text, number, numbers, file, folder
  /// A goal, a change of the goal there is, or none.
  case goalOrChange
  /// A time of day.
  case clock
  case days, spanOrOff
  case id, idOrDate, date, dateOrSafety
  case monthOrYear, monthOrDate, year
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
  /// How much was drunk, and of what.
  case drink
  /// How much less than the maintenance.
  case restriction
  /// Days with little energy.
  case pattern
  case profileFields
  /// What a report has beyond the usual.
  case reportParts
  /// A machine by its name or id, and a field of an entry.
  case machine, field
  case choice(placeholder: String, among: [Term])

  /// All there is to know of one.
  private struct Row {
    /// The word for it in a synopsis.
    let placeholder: String
    /// A value that would be right.
    var example = ""
    /// One that a reader of another language would not type.
    var typed: String?
    /// The words that each stand for one value.
    var terms: [Term] = []
    /// Whether nothing else is one of its values.
    var isClosed = false
    /// Whether all words that are left are one.
    var isJoined = false
  }

  private var row: Row {
    switch self {
    case .time: Row(placeholder: "TIME", example: "20:00")
    case .span: Row(placeholder: "SPAN", example: "2h30m")
    case .goal: Row(placeholder: "GOAL", example: "16:8", terms: [.noGoal])
    case .text: Row(placeholder: "TEXT", typed: "\"slept badly\"")
    case .number: Row(placeholder: "NUMBER", example: "10")
    case .numbers: Row(placeholder: "NUMBERS", example: "2,5")
    case .file: Row(placeholder: "FILE", typed: "report.txt")
    case .folder: Row(placeholder: "FOLDER", typed: "tables")
    case .goalOrChange: Row(placeholder: "GOAL|+SPAN|-SPAN|none", example: "+1h", terms: [.noGoal])
    case .clock: Row(placeholder: "HH:MM", example: "08:30")
    case .days: Row(placeholder: "DAYS", typed: "mon-fri")
    case .spanOrOff: Row(placeholder: "SPAN|off", example: "2h", terms: [.off])
    case .id: Row(placeholder: "ID", example: "k7m2")
    case .idOrDate: Row(placeholder: "ID|DATE", example: "2026-03-01")
    case .date: Row(placeholder: "DATE", example: "2026-03-01")
    case .dateOrSafety: Row(placeholder: "DATE|safety", example: "2026-03-01", terms: [.safety])
    case .monthOrYear: Row(placeholder: "MONTH|YEAR", typed: "march")
    case .monthOrDate: Row(placeholder: "MONTH|DATE", typed: "march")
    case .year: Row(placeholder: "YEAR", example: "2026")
    case .scheduleName: Row(placeholder: "NAME", typed: "\"Early bird\"")
    case .scheduleOrOpen: Row(placeholder: "NAME|open", example: "18:6", terms: [.openSchedule])
    case .hours: Row(placeholder: "HOURS", example: "15")
    case .week:
      Row(
        placeholder: "WEEK|off", typed: "\"mon-fri 16:8 20:00, sat 18:6, sun off\"", terms: [.off])
    case .day: Row(placeholder: "DAY", example: "2026-07-01")
    case .dayOrRemove: Row(placeholder: "DAY|remove", example: "2026-07-01", terms: [.remove])
    case .dayOrID: Row(placeholder: "DAY|ID", example: "2026-07-01")
    case .outcome:
      Row(placeholder: "OUTCOME", example: "completed", terms: OutcomeMessage.terms, isClosed: true)
    case .mood: Row(placeholder: "1-5", example: "4")
    case .schedule: Row(placeholder: "SCHEDULE", example: "16:8")
    case .settingKey: Row(placeholder: "KEY", example: "time.format")
    case .settingValue: Row(placeholder: "VALUE", example: "24")
    case .window:
      Row(placeholder: "HH:MM-HH:MM|following", example: "12:00-18:00", terms: [.following])
    case .columns: Row(placeholder: "FIELD=COLUMN,...", typed: "start=From,end=To")
    case .mark: Row(placeholder: "CHARACTER", example: "\";\"")
    case .address: Row(placeholder: "LINK", example: "fastd:start?goal=16:8")
    case .name: Row(placeholder: "NAME", example: "Zero")
    case .template: Row(placeholder: "TEXT", typed: "\"{elapsed:hm} of {goal:hm}\"")
    case .command: Row(placeholder: "COMMAND", example: "start")
    case .verb: Row(placeholder: "VERB", example: "set")
    case .weight: Row(placeholder: "WEIGHT", typed: "82.5kg")
    case .height: Row(placeholder: "HEIGHT", typed: "180cm")
    case .energy: Row(placeholder: "ENERGY", example: "1900")
    case .grams: Row(placeholder: "GRAMS|none", example: "120", terms: [.none])
    case .birth: Row(placeholder: "DATE|YEAR", typed: "1985-03-12")
    case .food: Row(placeholder: "FOOD", typed: "oats")
    case .foodValues: Row(placeholder: "FOOD VALUES", typed: "\"bar 210kcal p20\"", isJoined: true)
    case .names: Row(placeholder: "NAME,...", typed: "porridge")
    case .portions: Row(placeholder: "NAME=GRAMS,...", typed: "slice=30")
    case .recipe:
      Row(
        placeholder: "RECIPE", typed: "\"chili /4: beans 400g + tomatoes 800g\"", isJoined: true)
    case .meal: Row(placeholder: "MEAL", typed: "\"oats 80g\"", isJoined: true)
    case .drink: Row(placeholder: "DRINK", typed: "300ml", isJoined: true)
    case .mealSlot:
      Row(placeholder: "SLOT", typed: "breakfast", terms: MealSlot.terms, isClosed: true)
    case .restriction: Row(placeholder: "PERCENT|NAME", example: "30", terms: Term.restrictions)
    case .pattern: Row(placeholder: "PATTERN", typed: "mon,thu", terms: [.alternate, .none])
    case .profileFields: Row(placeholder: "FIELD,...", example: "weight,height")
    case .reportParts: Row(placeholder: "PARTS", example: "weight,notes")
    case .machine: Row(placeholder: "MACHINE", example: "desktop")
    case .field: Row(placeholder: "FIELD", typed: "goal")
    case .choice(let placeholder, among: let terms):
      Row(
        placeholder: placeholder, example: terms.first?.word ?? "", terms: terms, isClosed: true)
    }
  }

  var placeholder: Phrase { Phrase(rawValue: row.placeholder) }
  var terms: [Term] { row.terms }
  var isClosed: Bool { row.isClosed }
  var isJoined: Bool { row.isJoined }

  func example(_ phrases: Phrases) -> String {
    let row = row
    return row.typed.map { phrases(Phrase(rawValue: $0)) } ?? row.example
  }

  /// Whether shells offer the names of files for it.
  var isPath: Bool { self == .file || self == .folder }

  /// Whether the word can be meant as one at all.
  func mayBe(_ word: String) -> Bool {
    self != .weight || word.utf8.first.map { "0123456789+-".utf8.contains($0) } ?? true
  }

  /// A word as scripts have it, whichever was typed.
  func read(_ text: String) throws(UsageError) -> String {
    if let term = terms.term(for: text) { return term.word }
    guard !isClosed else { throw .unknownChoice(text, among: terms) }
    return text
  }
}

/// Words in the place of what is typed that no kind has.
enum PlaceholderMessage: String, Message {
  case command = "COMMAND"
  case arguments = "ARGUMENTS"
  case options = "OPTIONS"
  case format = "FORMAT"
  case state = "STATE"
  case field = "FIELD"
  case kind = "KIND"
  case path = "/PATH"
  case clocks = "HH:MM-HH:MM"
  case quietRules = "[DAYS] HH:MM-HH:MM[, ...]"
  case millilitres = "ML"
}
