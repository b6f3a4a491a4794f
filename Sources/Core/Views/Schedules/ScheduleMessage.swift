package enum ScheduleMessage: String, Message {
  case hours = "{name}: {fasting} h fasting, {eating} h eating"
  case schedule = "Schedule"
  case fasting = "Fasting"
  case eating = "Eating"
  case untilNow = "From now until"
  case begunNow = "start now and finish {end}"
  case openIsChosen = "No goal"
  case nextOpen = "Next fast: no goal"
  case chosen = "Your default schedule: {schedule}"

  case added = "Added {name}: {fasting} h fasting, {eating} h eating"
  case changed = "Changed {name}: {fasting} h fasting, {eating} h eating"
  case removed = "Removed {name}. Fasts recorded with it stay."

  case week = "Weekly plan since {start}:"
  case noWeek =
    "There is no weekly plan. To make one: fastctl schedule week \"mon-fri 12:12 20:00, sun off\""
  case weekEnded = "The weekly plan has ended."
  case rest = "rest"
  case plannedAt = "{schedule} from {time}"

  case vacation = "Vacation {id}: {days}"
  case noVacation =
    "No vacation planned. To plan one: fastctl schedule vacation 2026-07-01 2026-07-14"
}

/// What each preset is, in a sentence.
package enum PresetMessage: String, Message {
  case overnight = "A long night without food: the easiest start."
  case circadian = "Dinner in daylight and breakfast after sunrise."
  case gentle = "A late breakfast or an early dinner: a gentle next step."
  case usual = "Two or three meals, such as from noon to eight."
  case afternoon = "Two meals in an afternoon."
  case warrior = "One large meal and something small; not for the first weeks."
  case oneMeal = "One meal a day; make sure it has everything you need."

  init?(name: String) {
    switch name {
    case "12:12": self = .overnight
    case "13:11": self = .circadian
    case "14:10": self = .gentle
    case "16:8": self = .usual
    case "18:6": self = .afternoon
    case "20:4": self = .warrior
    case "23:1": self = .oneMeal
    default: return nil
    }
  }
}
