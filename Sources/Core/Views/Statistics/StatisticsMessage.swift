package enum StatisticsMessage: String, Message {
  case headline = "{fasts}, {time} in total"
  case goalsMet = "Goals met"
  case goalsMetOf = "{completed} of {scored} ({percent}%)"
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
  case reasons = "Reasons given"
  case reasonCount = "{reason} {count}"
  case lastFast = "Last fast"
  case lastTimes = "{length}, {times}"

  case fasts = "Fasts"
  case time = "Total"
  case before = "Previous"
  case timeBefore = "Previous total"
  case thisWeek = "This week"
  case thisMonth = "This month"
  case thisYear = "This year"

  case schedule = "Schedule"
  case noSchedule = "no goal"
  case otherSchedules = "others"
  case weekday = "Weekday"
}

package enum WhyMessage: String, Message {
  case noStreakYet = "No streak yet: it counts days with a fast that met its goal."
  case countsEnd =
    "{days}, {dates}: a fast that meets its goal counts for the day it ends; one that lasts several nights also counts for each full day before that."
  case countsStart =
    "{days}, {dates}: a fast that meets its goal counts for the day it starts; one that lasts several nights also counts for each full day after that."
  case streakOver = "No streak right now; the latest was {days}, {dates}."

  case bridged = "Not counted, but not breaking it either: {list}."
  case loggingCounts =
    "{days} ({dates}): each had a meal or a weight that was entered on it or the day after."
  case loggingOver = "It was {days} ({dates}) with a meal or a weight."
  case noLoggingYet =
    "No day counts yet. A meal or a weight makes a day count if you enter it then or the day after."
  case logNext = "A meal or a weight today starts a new one."
  case freezesLeft = "Freezes left: {n}."
  case missedBefore = "It started over after {date}, when nothing counted."
  case missed = "It ended on {date}, when nothing counted."
  case first = "It is your first streak."
  case fastingNow = "The current fast counts once it has ended with its goal met."
  case next = "The next fast that meets its goal starts a new one."

  case rate = "{percent}%: {completed} of {scored} fasts with a goal met it."
  case noRate = "There is no rate: no fast had a goal."
  case rateLeftOut = "Left out: {open} without a goal, {cancelled} discarded."

  case averageOf = "{average}: {time} in total, divided by {fasts}."
  case noAverage = "There is no average until the first fast has ended."
  case averageLeftOut =
    "Half of them lasted {median} or more, the longest {longest}. Left out: {cancelled} discarded."

  case medianOf =
    "{median}: the length in the middle when {fasts} are put in order; of an even number, the mean of the two in the middle."
  case medianLeftOut =
    "A few very long fasts move the average of {average}, but hardly the median. Left out: {cancelled} discarded."
  case noMedian = "There is no median until the first fast has ended."

  case usualOf =
    "Start {start}, end {end}: the mean of the times of day of {fasts}. It goes around the clock: halfway between 23:30 and 0:30 is midnight."
  case usualLocal = "Each time is taken as your clock showed it then."
  case noUsual =
    "There is no usual time: no fast has ended yet, or they start and end all around the clock."
}

extension PluralMessage {
  static var fastsInAll: Self { Self(one: "{n} fast", many: "{n} fasts") }
  static var daysInARow: Self { Self(one: "{n} day", many: "{n} days") }
  static var restDays: Self { Self(one: "{n} rest day", many: "{n} rest days") }
  static var vacationDays: Self { Self(one: "{n} vacation day", many: "{n} vacation days") }
  static var freezes: Self { Self(one: "{n} freeze", many: "{n} freezes") }
}
