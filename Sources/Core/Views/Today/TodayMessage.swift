package enum TodayMessage: String, Message {
  case phase = "Phase"
  case energy = "Energy"
  case fast = "Fast"
  case window = "Window"
  case streak = "Streak"

  case cycle = "{standing}, cycle {cycle}"
  case noProgram = "No program. To begin one: fastctl program start"

  case why = "{energy}: {reason}"
  case noTarget = "No target. Why: fastctl targets"
  case maintenance = "about what keeps your weight"
  case diet = "the deficit of the diet phase"
  case fastDay = "one of your days of little energy"
  case noDiet = "about what keeps your weight, because eating less would not be safe for you"

  case windowOpen = "Open until {end} (in {wait})"
  case windowOpens = "Opens {start}, until {end}"
}

extension PluralMessage {
  static var daysLeft: Self { Self(one: "{n} day left", many: "{n} days left") }
  static var daysAndLongest: Self {
    Self(one: "{n} day, longest {longest}", many: "{n} days, longest {longest}")
  }
}
