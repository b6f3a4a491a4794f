package enum WeighingMessage: String, Message {
  case added = "Recorded {weight} ({time})"
  case deleted = "Deleted the weigh-in from {time}: {weight}"
  case changed = "Changed the weigh-in from {time}: {changes}"
  case wayBack = "To bring this weigh-in back: fastctl undo"
  case weight = "weight {weight}"
  case time = "time {time}"

  case heading = "Weight"
  case none = "No weigh-ins yet. To record one: fastctl weight {weight}"
  case recorded = "Recorded"
}

extension PluralMessage {
  static let weighings = Self(one: "{n} weigh-in", many: "{n} weigh-ins")
}
