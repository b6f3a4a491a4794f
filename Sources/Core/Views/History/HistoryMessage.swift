package enum HistoryMessage: String, Message {
  case id = "ID"
  case started = "Started"
  case ended = "Ended"
  case length = "Length"
  /// The same above a column of times such as 16:20.
  case hours = "Hours"
  case goal = "Goal"
  case outcome = "Outcome"
  case week = "Week from {date}"
  case zone = "Zone"
  case note = "Note"
  case mood = "Mood"
  case reason = "Reason"
  case moodOf = "{mood} of 5"
  case source = "Imported from"
  case noneFound = "No fast matches. To see all: fastctl history"
  case notShown = "No room for: {columns}. To see everything about a fast: fastctl show ID"
  case noHistory = "No fasts yet. To start one: fastctl start"
  case firstRuns = "Your first fast is running. It counts here once it has ended."

  /// Where no fast has ended yet.
  init(nothingEnded isFasting: Bool) { self = isFasting ? .firstRuns : .noHistory }
}

extension PluralMessage {
  static let fasts = Self(one: "{n} fast", many: "{n} fasts")
  static let fastsOf = Self(one: "{n} of {total} fast", many: "{n} of {total} fasts")
}
