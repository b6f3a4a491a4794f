import Nouns

package enum TodayMessage: String, Message {
  case fast = "Fast"
  case window = "Window"
  case energy = "Energy"
  case phase = "Phase"
  case streak = "Streak"
  case logging = "Logging"
  case habit = "Habit"
  case eaten = "Eaten"
  case weight = "Weight"
  case drinks = "Drinks"
  case tonight = "Tonight"

  case cycle = "{standing}, cycle {cycle}"

  case why = "{energy} ({reason})"
  case noTarget = "No target. Why: fastctl targets"
  case maintenance = "about what keeps your weight steady"
  case diet = "diet phase"
  case fastDay = "one of your low-calorie days"
  case noDiet = "about what keeps your weight steady, because eating less would not be safe for you"

  case begun = "{date} has begun; until your day starts, what you log counts for the day above"
  case begunPhase =
    "{date} has begun ({standing}); until your day starts, what you log counts for the day above"
  case ended = "{length}, {times}, {outcome}"
  case endedOpen = "{length}, {times}"
  case mean = "{weight} on average of 7 days"
  case nothing = "Nothing is recorded on this day."
  case future = "{date} is still to come. For example: fastctl today --on yesterday"

  case windowOpen = "Open until {end} (in {wait})"
  case windowOpens = "Opens {start}, until {end}"

  init(_ reason: EnergyReason) {
    switch reason {
    case .maintenance: self = .maintenance
    case .diet: self = .diet
    case .fastDay: self = .fastDay
    case .noDiet: self = .noDiet
    }
  }
}

extension Wording {
  /// "1,900 kcal (diet phase)".
  func energy(_ kcal: Int64, _ reason: EnergyReason) -> String {
    phrases(
      TodayMessage.why, "energy", energy(kcal), "reason", phrases(TodayMessage(reason)))
  }
}

extension PluralMessage {
  static var daysLeft: Self { Self(one: "{n} day left", many: "{n} days left") }
  static var daysAndLongest: Self {
    Self(one: "{n} day, longest {longest}", many: "{n} days, longest {longest}")
  }
}
