import Nouns

package enum NewsMessage: String, Message {
  case goalReached = "Goal reached"
  case little = "Very little to eat"
  case goalMetByLimited = "Time to eat. To end the fast: fastctl stop"
  case goalReachedBody = "{length} since {start}."
  case goalReachedLate = "{length} since {start}. Reached {end}."
  case goalAgainBody = "Reached {end}; {length} by {at}."
  case halfway = "Halfway to {goal}"
  case goalAt = "Goal {end}."
  case halfwayLate = "Halfway {at}. Goal {end}."
  case goalNear = "{wait} to the goal"
  case goalNearLate = "{wait} to go at {at}. Goal {end}."
  case goalSoon = "Close to the goal"
  case beyond = "{over} past the goal"
  case beyondBody = "{length} by {at}. The goal was {end}."
  case forgotten = "Still fasting? The goal was {end}."
  case forgottenBody = "{length} by {at}; the goal was {goal}."

  case windowOpens = "Eating window opens {start}"
  case windowOpened = "Eating window open"
  case windowUntil = "Until {end}."
  case windowTimes = "From {start} to {end}."
  case windowEnergy = "You have {energy} left for today."
  case windowClosing = "Eating window closes {end}"
  case windowClosed = "Eating window closed"
  case windowClosedBody = "Closed {end}."

  case startUsual = "Time for your usual fast"
  case startSoon = "Your usual fast: {start}"
  case startUsually = "Usually around {time}."
  case startSet = "Set to {time}."
  case nextFast = "{schedule} from {start} ends {end}."

  case weekOver = "Your last week"
  case weekOfGoals = "{fasts}, {time} in total; {met} of {all} met their goal."
  case weekOfFasts = "{fasts}, {time} in total."

  case reminder = "Reminder"
  case reminderLate = "Was due {at}."
  case summary = "During quiet time"
  case summaryLine = "{at}: {news}"

  case statusGoal = "Fasting since {start}, {goal}, goal at {end}"
  case statusOpen = "Fasting since {start}, no goal"
  case progress = "Fasting, {percent}%"
  case progressBody = "Goal {goal}: {times}."
  case asOf = "As of {at}."
}

/// What a stage is, without a promise.
package enum StageTextMessage: String, Message, CaseIterable {
  case digesting = "Your last meal is being digested and stored."
  case postAbsorptive = "Your liver keeps blood sugar steady from its glycogen store."
  case switching =
    "Liver glycogen gets low; the share of fat in your fuel rises. Often from about 12 hours on, earlier or later from person to person."
  case ketonesRising = "Ketones are usually measurable but still low."
  case mildKetosis = "Fat and ketones supply much of your energy."
  case sustainedKetosis = "Ketones are clearly raised. Drink, rest, take warnings seriously."
  case extended = "Beyond this point fasting belongs under medical supervision."
  case guide = "A rough guide, not a measurement."
}

/// The warnings about long fasts; not a word of them is changed lightly.
package enum SafetyMessage: String, Message {
  case title = "{hours} hours"
  case titleLate = "{hours} hours, {at}"
  case day =
    "24 hours reached. Drink enough, and eat if you feel unwell. You can stop any time."
  case twoDays =
    "48 hours. Longer fasts are not better fasts. Plan your first small meal now. Dizziness, palpitations, confusion or vomiting: stop and get help."
  case threeDays = "Please end the fast unless a doctor is supervising you."
  case fiveDays =
    "More than five days with almost no food: eating again can itself be dangerous (refeeding syndrome). Do not start eating alone. Call a doctor."

  init(_ warning: LongFastWarning) {
    switch warning {
    case .day: self = .day
    case .twoDays: self = .twoDays
    case .threeDays: self = .threeDays
    case .fiveDays: self = .fiveDays
    }
  }
}

extension PluralMessage {
  static var startLearnt: Self {
    Self(
      one: "Usually around {time}, as your last start shows.",
      many: "Usually around {time}, as your last {n} starts show.")
  }
  static var moreNews: Self { Self(one: "and {n} more", many: "and {n} more") }
}
