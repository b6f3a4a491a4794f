package enum HistoryMessage: String, Message {
  case id = "ID"
  case started = "Started"
  case ended = "Ended"
  case length = "Length"
  case goal = "Goal"
  case outcome = "Outcome"
  case zone = "Zone"
  case note = "Note"
  case noHistory = "No fasts yet. To begin one: fastctl start 16:8"
}
