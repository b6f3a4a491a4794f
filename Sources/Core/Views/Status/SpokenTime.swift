import Time

extension Wording {
  // MARK: Spans

  /// "16 hours and 20 minutes".
  func spoken(seconds: Int64) -> String {
    let minutes = max(0, seconds) / 60
    return minutes > 0 ? spoken(minutes: minutes) : phrases(SpokenMessage.moment)
  }

  func spoken(minutes: Int64) -> String {
    let (hours, minutes) = (minutes / 60, minutes % 60)
    guard hours > 0 else { return phrases(.minutesLong, minutes) }
    guard minutes > 0 else { return phrases(.hoursLong, hours) }
    return phrases(
      SpokenMessage.hoursAndMinutes, "hours", phrases(.hoursLong, hours), "minutes",
      phrases(.minutesLong, minutes))
  }

  /// The same where a begun minute counts.
  func spoken(wait seconds: Int64) -> String {
    spoken(seconds: Self.wholeMinutesUp(max(0, seconds)))
  }

  /// "for 13 hours and 5 minutes"; nil in the first minute.
  func spoken(since seconds: Int64) -> String? {
    let (hours, minutes) = hoursAndMinutes(seconds)
    guard hours > 0 else { return minutes > 0 ? phrases(.forMinutes, minutes) : nil }
    let whole = phrases(.forHours, hours)
    return minutes > 0 ? whole + " " + phrases(.andMinutes, minutes) : whole
  }

  /// "82.9 kilograms".
  func spokenWeight(grams: Int64) -> String {
    let mass = Mass(grams: grams)
    switch customs.units.weight {
    case .kilograms:
      return phrases(
        SpokenMessage.kilograms, "number", decimal(tenths: mass.tenthsOfKilogram))
    case .pounds:
      return phrases(SpokenMessage.pounds, "number", decimal(tenths: mass.tenthsOfPound))
    case .stones:
      let (stones, pounds) = mass.stones
      return phrases(
        SpokenMessage.stones, "stones", number(stones), "pounds", decimal(tenths: pounds))
    }
  }

  // MARK: Times

  /// "tomorrow at 10:40 AM".
  func spoken(at instant: Instant, now: Instant) -> String {
    spoken(instant, now: now, .at, .atTomorrow, .atWeekday, .atDate)
  }

  /// "until 8 PM".
  func spoken(until instant: Instant, now: Instant) -> String {
    spoken(instant, now: now, .until, .untilTomorrow, .untilWeekday, .untilDate)
  }

  private func spoken(
    _ instant: Instant, now: Instant, _ today: SpokenTimeMessage, _ tomorrow: SpokenTimeMessage,
    _ weekday: SpokenTimeMessage, _ date: SpokenTimeMessage
  ) -> String {
    let local = zone.local(instant)
    let distance = local.day - zone.day(of: now)
    // The coming midnight is the end of today to those who hear of it; beside a day the word could
    // mean either end of that.
    let isTonight = distance == 1 && local.clock == .midnight
    let time = spoken(local.clock, hasMidnight: distance == 0 || isTonight)
    switch distance {
    case 0: return phrases(today, "time", time)
    case 1 where isTonight: return phrases(today, "time", time)
    case 1: return phrases(tomorrow, "time", time)
    case 2...6: return phrases(weekday, "weekday", spoken(local.day.weekday), "time", time)
    default: return spoken(local.day, time, date)
    }
  }

  /// "on March 5 at 8 PM", whatever the clock says now.
  func spoken(onDateOf instant: Instant) -> String {
    let local = zone.local(instant)
    return spoken(local.day, spoken(local.clock, hasMidnight: false), .atDate)
  }

  private func spoken(_ day: Day, _ time: String, _ message: SpokenTimeMessage) -> String {
    let (month, day) = spokenDate(day)
    return phrases(message, "month", month, "day", day, "time", time)
  }

  /// "until Friday", of a last day that is still meant.
  func spoken(through day: Day, now: Instant) -> String {
    switch day - zone.day(of: now) {
    case 0: return phrases(SpokenTimeMessage.throughToday)
    case 1: return phrases(SpokenTimeMessage.throughTomorrow)
    case 2...6: return phrases(SpokenTimeMessage.throughWeekday, "weekday", spoken(day.weekday))
    default:
      let (month, number) = spokenDate(day)
      return phrases(SpokenTimeMessage.throughDate, "month", month, "day", number)
    }
  }

  private func spokenDate(_ day: Day) -> (month: String, day: String) {
    let (_, month, number) = day.civil
    return (phrases(MonthMessage(month)), String(number))
  }

  func spoken(_ weekday: Weekday) -> String {
    switch weekday {
    case .monday: phrases(SpokenWeekdayMessage.monday)
    case .tuesday: phrases(SpokenWeekdayMessage.tuesday)
    case .wednesday: phrases(SpokenWeekdayMessage.wednesday)
    case .thursday: phrases(SpokenWeekdayMessage.thursday)
    case .friday: phrases(SpokenWeekdayMessage.friday)
    case .saturday: phrases(SpokenWeekdayMessage.saturday)
    case .sunday: phrases(SpokenWeekdayMessage.sunday)
    }
  }

  private func spoken(_ time: ClockTime, hasMidnight: Bool) -> String {
    if time.minute == 0, time.hour == 0, hasMidnight { return phrases(SpokenTimeMessage.midnight) }
    if time.minute == 0, time.hour == 12 { return phrases(SpokenTimeMessage.noon) }
    guard customs.clock == .hours12, phrases(SpokenTimeMessage.halves) == "AM PM" else {
      let hour = String(time.hour)
      guard time.minute > 0 else { return phrases(SpokenTimeMessage.hour, "hour", hour) }
      return phrases(
        time.minute < 10 ? SpokenTimeMessage.clockEarly : .clock, "hour", hour, "minute",
        String(time.minute))
    }
    let hour = String(time.hour % 12 == 0 ? 12 : time.hour % 12)
    let isMorning = time.hour < 12
    guard time.minute > 0 else {
      return phrases(isMorning ? SpokenTimeMessage.hourAM : .hourPM, "hour", hour)
    }
    return phrases(
      isMorning ? SpokenTimeMessage.clockAM : .clockPM, "hour", hour, "minute",
      twoDigits(time.minute))
  }
}
