package enum HistoryMessage: String, Message {
  case id = "ID"
  case started = "Started"
  case ended = "Ended"
  case length = "Length"
  case goal = "Goal"
  case outcome = "Outcome"
  case zone = "Zone"
  case note = "Note"
  case mood = "Mood"
  case moodOf = "{mood} of 5"
  case source = "Imported from"
  case noneFound = "No fasts are like that. To see all: fastctl history"
  case notShown = "The screen is too narrow for: {columns}. All of a fast: fastctl show ID"
  case noHistory = "No fasts yet. To begin one: fastctl start 16:8"
  case firstRuns = "Your first fast is running. It is counted here once it has ended."

  /// Where no fast has ended yet.
  init(nothingEnded isFasting: Bool) { self = isFasting ? .firstRuns : .noHistory }
}

extension PluralMessage {
  static let fasts = Self(one: "{n} fast", many: "{n} fasts")
  static let fastsOf = Self(one: "{n} fast of {total}", many: "{n} fasts of {total}")
}
