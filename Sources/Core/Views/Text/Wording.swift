package import Time

/// How one person is spoken to: language, customs and the clock on the wall.
package struct Wording: Sendable {
  package let phrases: Phrases
  package let customs: Customs
  package let zone: Zone
  /// Whether a voice reads it: then nothing is shortened, and no sign stands for a word.
  private let isForVoice: Bool

  package init(
    phrases: Phrases = .english, customs: Customs = .international, zone: Zone,
    isForVoice: Bool = false
  ) {
    var phrases = phrases
    phrases.grouping = customs.grouping
    self.phrases = phrases
    self.customs = customs
    self.zone = zone
    self.isForVoice = isForVoice
  }

  // MARK: Spans

  /// From here on hours are counted in days.
  private static let longest: Int64 = 48

  /// "16 h 05 min", without the seconds that are left over.
  package func span(seconds: Int64) -> String {
    let hours = max(0, seconds) / 3600
    return hours < Self.longest ? self.hours(seconds: seconds) : days(hours: hours)
  }

  /// The same in hours, however many, for a goal and what is held against it.
  func hours(seconds: Int64) -> String {
    let minutes = max(0, seconds) / 60
    let (hours, rest) = (minutes / 60, minutes % 60)
    if isForVoice { return spoken(minutes: minutes) }
    if hours == 0 { return phrases(SpanMessage.minutes, "minutes", String(rest)) }
    if rest == 0 { return phrases(SpanMessage.hours, "hours", number(hours)) }
    return phrases(
      SpanMessage.hoursMinutes, "hours", number(hours), "minutes", twoDigits(Int(rest)))
  }

  /// "6 d 7 h": nobody looks for minutes in what is so long, nor for hours in a hundred days.
  private func days(hours: Int64) -> String {
    let (days, rest) = (hours / 24, hours % 24)
    let whole =
      isForVoice ? phrases(.daysLong, days) : phrases(SpanMessage.days, "days", number(days))
    return rest == 0 || days >= 100 ? whole : whole + " " + self.hours(seconds: rest * 3600)
  }

  /// Waiting times round up: a begun minute counts, so that past and remaining time make the whole.
  func wait(seconds: Int64) -> String { span(seconds: Self.wholeMinutesUp(seconds)) }

  func shortWait(seconds: Int64) -> String { shortSpan(seconds: Self.wholeMinutesUp(seconds)) }

  static func wholeMinutesUp(_ seconds: Int64) -> Int64 {
    let (sum, overflow) = seconds.addingReportingOverflow(59)
    return overflow ? seconds : sum
  }

  /// For a length that is not of a goal or a fast, and reads better near the truth than below it.
  static func nearestMinute(_ seconds: Int64) -> Int64 {
    let (sum, overflow) = seconds.addingReportingOverflow(30)
    return overflow ? seconds : sum / 60 * 60
  }

  /// "13:05", for places with little room.
  func shortSpan(seconds: Int64) -> String {
    let minutes = max(0, seconds) / 60
    return number(minutes / 60) + ":" + twoDigits(Int(minutes % 60))
  }

  /// A length below `inHours`, such as "16:20" or "66:05".
  func cell(seconds: Int64, on screen: Screen) -> String {
    screen.isLinear ? hours(seconds: seconds) : shortSpan(seconds: seconds)
  }

  /// "Length (h)" above a column; in lines each length has its own units.
  func inHours(_ heading: some Message, on screen: Screen) -> String {
    let heading = phrases(heading)
    return screen.isLinear ? heading : phrases(SpanMessage.inHours, "heading", heading)
  }

  /// "16:8" where it is a schedule, else "16 h"; nil without a goal.
  func goal(schedule: String?, seconds: Int64?) -> String? {
    schedule.map(PlainText.line) ?? seconds.map { goal(seconds: $0) }
  }

  /// "16 h": as long as from the minute it began in to the minute it is reached in.
  func goal(seconds: Int64) -> String { hours(seconds: Self.wholeMinutesUp(seconds)) }

  // MARK: Times

  /// "20:00" or "8:00 PM".
  package func clock(_ time: ClockTime) -> String {
    switch customs.clock {
    case .hours24:
      return twoDigits(time.hour) + ":" + twoDigits(time.minute)
    case .hours12:
      let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
      return String(hour) + ":" + twoDigits(time.minute) + (time.hour < 12 ? " AM" : " PM")
    }
  }

  /// "5 Mar 2026", as the person writes it.
  package func date(_ day: Day) -> String {
    let year = String(day.civil.year)
    let short = shortDate(day)
    switch customs.dateOrder {
    case .named: return short + " " + year
    case .dayFirst: return short + year
    case .monthFirst: return short + "/" + year
    }
  }

  /// As it can be typed in one word.
  func typed(_ day: Day) -> String { customs.dateOrder == .named ? day.iso : date(day) }

  /// "5 Mar".
  func shortDate(_ day: Day) -> String {
    let (_, month, number) = day.civil
    switch customs.dateOrder {
    case .named:
      let name = isForVoice ? phrases(MonthMessage(month)) : shortName(ofMonth: month)
      return phrases(DateMessage.dayOfMonth, "day", String(number), "month", name)
    case .dayFirst: return twoDigits(number) + "." + twoDigits(month) + "."
    case .monthFirst: return twoDigits(month) + "/" + twoDigits(number)
    }
  }

  /// "Thu".
  package func weekday(_ day: Day) -> String { name(of: day.weekday) }

  func name(of weekday: Weekday) -> String {
    isForVoice ? spoken(weekday) : phrases(weekday.short)
  }

  /// "Thu 20:00 – Fri 12:20"; what begins and ends alike is said once.
  func range(_ first: String, _ last: String) -> String {
    guard first != last else { return first }
    return phrases(isForVoice ? RangeMessage.spoken : .written, "first", first, "last", last)
  }

  /// "Mon–Fri".
  func names(from first: Weekday, to last: Weekday) -> String {
    closeRange(name(of: first), name(of: last))
  }

  /// "12:00–20:00": of two single words.
  func closeRange(_ first: String, _ last: String) -> String {
    first == last || isForVoice ? range(first, last) : first + "–" + last
  }

  /// "82%".
  func percent(_ percent: Int64) -> String {
    phrases(PercentMessage.percent, "percent", String(percent))
  }

  func percent(_ percent: Int) -> String { self.percent(Int64(percent)) }

  /// "Thu 20:00" within a week of now, else "Thu 5 Mar 2026 20:00".
  package func moment(_ time: LocalTime, now: LocalTime) -> String {
    let distance = time.day - now.day
    if distance > -7 && distance < 7 { return weekday(time.day) + " " + clock(time.clock) }
    return fullMoment(time)
  }

  package func moment(_ instant: Instant, now: Instant) -> String {
    moment(zone.local(instant), now: zone.local(now))
  }

  /// Only the clock where the day is today.
  package func soon(_ instant: Instant, now: Instant) -> String {
    let (time, today) = (zone.local(instant), zone.local(now))
    return time.day == today.day ? clock(time.clock) : moment(time, now: today)
  }

  func fullMoment(_ time: LocalTime) -> String {
    weekday(time.day) + " " + date(time.day) + " " + clock(time.clock)
  }
}

func twoDigits(_ number: Int) -> String {
  number < 10 ? "0" + String(number) : String(number)
}

package enum DateMessage: String, Message {
  case dayOfMonth = "{day} {month}"
}

package enum RangeMessage: String, Message {
  case written = "{first} – {last}"
  case spoken = "{first} to {last}"
}

package enum PercentMessage: String, Message {
  case percent = "{percent}%"
}

package enum SpanMessage: String, Message {
  case minutes = "{minutes} min"
  case days = "{days} d"
  case hours = "{hours} h"
  case hoursMinutes = "{hours} h {minutes} min"
  case inHours = "{heading} (h)"
}

extension Weekday {
  var short: Phrase {
    switch self {
    case .monday: "Mon"
    case .tuesday: "Tue"
    case .wednesday: "Wed"
    case .thursday: "Thu"
    case .friday: "Fri"
    case .saturday: "Sat"
    case .sunday: "Sun"
    }
  }
}
