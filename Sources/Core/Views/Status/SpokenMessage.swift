/// The spoken sentences: whole ones, without signs and abbreviations.
package enum SpokenMessage: String, Message {
  case justBegun = "You have just started fasting; {wait} to go."
  case justBegunOpen = "You have just started fasting, without a goal."
  case fasting = "You have been fasting {since}; {wait} to go."
  case fastingOpen = "You have been fasting {since}, without a goal."
  case reached = "You have been fasting {since}; your goal is reached."
  case over = "You have been fasting {since}; you reached your goal and are {over} beyond it."
  case unclear =
    "According to your records, your fast started {at}. It is unclear for how long you have been fasting, because the clock may be wrong."
  case schedule = "The schedule is {schedule}."

  case hoursAndMinutes = "{hours} and {minutes}"

  case idle = "You are not fasting."
  case lastMet = "You are not fasting; your last fast took {length}, and you met its goal."
  case lastPartial = "You are not fasting; your last fast took {length}, less than its goal."
  case lastOpen = "You are not fasting; your last fast took {length}."
  case startNow = "If you start now, you will be done {at}."
  case next = "Your next fast is planned to start {at}."
  case eating = "Your eating window is open {until}, for another {wait}."
  case rest = "Today is a rest day in your plan."
  case vacation = "You are on vacation {until}."
  case weight = "Your average weight of the last week is {weight}."
  case energyLeft = "You have {energy} left today."
  case kilocalories = "{number} kilocalories"
  case kilojoules = "{number} kilojoules"
  case kilograms = "{number} kilograms"
  case pounds = "{number} pounds"
  case stones = "{stones} stone {pounds}"
  case quiet = "Notifications are held back {until}; what can wait comes then."

  case moment = "less than a minute"
}

/// The spoken sentences about a diet program that is in force.
package enum SpokenProgramMessage: String, Message {
  case leadIn = "It is day {day} of {of} before your first diet phase."
  case diet = "It is day {day} of {of} of your diet phase."
  case maintenance = "It is day {day} of {of} of your maintenance phase."
  case paused = "Your diet program is paused."
  case kilocalories = "Today's target is {energy} kilocalories."
  case kilojoules = "Today's target is {energy} kilojoules."
}

/// The daemon's reports about itself, for the ear; the card says what to do about them.
package enum SpokenNoticeMessage: String, Message {
  case storeReadOnly = "The database is damaged, and nothing is written any more."
  case storeLost = "The database was lost. To see how to restore a copy: fastctl status"
  case storeCut = "Your latest entries may be missing. To see what to do: fastctl status"
  case rowsSetAside = "Unusable entries of the database were set aside."
  case foodsSetAside = "The imported foods were damaged and were set aside."
  case foodsUnread = "The imported foods cannot be read, so they are not used."
  case foodsNewer = "The imported foods are from a newer version of fastd, so they are not used."
  case settingsRefused = "The settings file has a mistake, so the last good settings apply."
  case backupFailed = "The last backup failed."
  case healthFailed = "The health folder could not be updated."
  case inboxFailed = "Weights from the inbox could not be read."
  case phoneFailed = "The folder of your phone could not be read or written."
  case exchangeFailed = "Your entries are not exchanged with your other machines."
  case zoneUnreadable = "The new time zone cannot be read, so the previous one stays."
  case zoneUnsaid = "No time zone is set, so times are in UTC."
  case scheduleGone = "The schedule {detail} no longer exists."
  case clockForward = "The clock has been put forward by {detail} since this fast started."
  case clockBack = "The clock has been put back by {detail} since this fast started."
  case clockDoubtful =
    "The clock has been put forward by {detail} since this fast started. If the clock is right, enter when the fast started; fastctl status says how."
  case clockMoved = "The clock was changed since this fast started."
  case clockBeforeStart = "The clock shows a time before this fast started."
  case unknown = "The daemon reported something that this version of fastctl does not know."
}

/// When something is, said aloud.
package enum SpokenTimeMessage: String, Message {
  case noon = "noon"
  case midnight = "midnight"
  /// The halves of a day, where a voice tells them; German has none.
  case halves = "AM PM"
  case hourAM = "{hour} AM"
  case hourPM = "{hour} PM"
  case clockAM = "{hour}:{minute} AM"
  case clockPM = "{hour}:{minute} PM"
  /// By a clock of 24 hours.
  case hour = "{hour}:00"
  case clock = "{hour}:{minute}"
  /// In the first ten minutes of an hour.
  case clockEarly = "{hour}:0{minute}"

  case at = "at {time}"
  case atTomorrow = "tomorrow at {time}"
  case atWeekday = "on {weekday} at {time}"
  case atDate = "on {month} {day} at {time}"
  case until = "until {time}"
  case untilTomorrow = "until tomorrow at {time}"
  case untilWeekday = "until {weekday} at {time}"
  case untilDate = "until {month} {day} at {time}"

  case throughToday = "until tonight"
  case throughTomorrow = "until tomorrow"
  case throughWeekday = "until {weekday}"
  case throughDate = "until {month} {day}"
}

package enum SpokenWeekdayMessage: String, Message {
  case monday = "Monday"
  case tuesday = "Tuesday"
  case wednesday = "Wednesday"
  case thursday = "Thursday"
  case friday = "Friday"
  case saturday = "Saturday"
  case sunday = "Sunday"
}

extension PluralMessage {
  static var daysLong: Self { Self(one: "{n} day", many: "{n} days") }
  static var hoursLong: Self { Self(one: "{n} hour", many: "{n} hours") }
  static var minutesLong: Self { Self(one: "{n} minute", many: "{n} minutes") }
  static var forHours: Self { Self(one: "for {n} hour", many: "for {n} hours") }
  static var forMinutes: Self { Self(one: "for {n} minute", many: "for {n} minutes") }
  /// Behind the hours of `forHours`.
  static var andMinutes: Self { Self(one: "and {n} minute", many: "and {n} minutes") }
}
