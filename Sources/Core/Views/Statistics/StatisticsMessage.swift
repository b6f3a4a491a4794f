package enum StatisticsMessage: String, Message {
  case headline = "{fasts}, {time} in all"
  case goalsMet = "Goals met"
  case goalsMetOf = "{completed} of {scored} ({percent} %)"
  case average = "Average"
  case median = "Median"
  case longest = "Longest"
  case longestOn = "{length} ({date})"
  case lastSevenDays = "Last 7 days"
  case usualStart = "Usual start"
  case usualEnd = "Usual end"
  case streak = "Streak"
  case streakDays = "{current}, longest {longest}"
  case discarded = "Discarded"
  case lastFast = "Last fast"
  case lastTimes = "{length}, {start} - {end}"

  case fasts = "Fasts"
  case time = "Time"
  case before = "Before"
  case timeBefore = "Time before"
  case thisWeek = "This week"
  case thisMonth = "This month"
  case thisYear = "This year"

  case schedule = "Schedule"
  case noSchedule = "none"
  case otherSchedules = "others"
  case weekday = "Weekday"
}

package enum WhyMessage: String, Message {
  case noStreakYet = "No streak yet: it counts the days of fasts that met their goal."
  case countsEnd =
    "{days}, {first} - {last}: a fast that meets its goal counts for the day it ends, a longer one for each midnight."
  case countsStart =
    "{days}, {first} - {last}: a fast that meets its goal counts for the day it begins, a longer one for each midnight."
  case streakOver = "No streak now; the newest was {days}, {first} - {last}."

  case bridged = "Not counted and no break: {list}."
  case restDays = "rest days {n}"
  case vacationDays = "vacation days {n}"
  case freezes = "freezes {n}"
  case freezesLeft = "Freezes left: {n}."
  case missedBefore = "It began anew after {date}, for which nothing counted."
  case missed = "It ended with {date}, for which nothing counted."
  case first = "It is the first."
  case fastingNow = "The running fast counts when it has met its goal."
  case next = "The next fast that meets its goal begins another."

  case rate = "{percent} %: {completed} of {scored} fasts with a goal met it."
  case noRate = "There is no rate: no fast had a goal to meet."
  case rateLeftOut = "Left out: without a goal {open}, discarded {cancelled}."

  case averageOf = "{average}: {time} in all, divided by {fasts}."
  case noAverage = "There is no average before the first fast has ended."
  case averageLeftOut =
    "Half of them last {median} or more, the longest {longest}; discarded and left out: {cancelled}."
}

extension PluralMessage {
  static var fastsInAll: Self { Self(one: "{n} fast", many: "{n} fasts") }
  static var daysInARow: Self { Self(one: "{n} day", many: "{n} days") }
}
