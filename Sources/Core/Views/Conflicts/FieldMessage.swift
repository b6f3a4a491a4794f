package enum FieldMessage: String, Message {
  case none = "nothing"
  case running = "running"
  case discarded = "{end}, discarded"
  case hours = "{fasting} h fasting, {eating} h eating"
  case from = "from {date}"
  case untilPaused = "{dates}, {pauses}"
  case paused = "paused {days}"
  case pausedFrom = "paused from {date}"
  case noneApply = "none of them apply"
  case agreed = "{answers}; a doctor or nurse agreed"
  case per = "{measure}: {values}"
  case energy = "{energy} a day"
}

extension PluralMessage {
  static let leadIn = Self(
    one: "{dates}, {n} day at maintenance first", many: "{dates}, {n} days at maintenance first")
}
