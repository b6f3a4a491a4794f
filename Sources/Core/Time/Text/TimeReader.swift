/// Which moment a time means that leaves the day open.
package enum TimeSense: Hashable, Sendable {
  /// The latest one that is not in the future.
  case latest
  /// The first one after an instant.
  case firstAfter(Instant)
  /// The one on the day of a value that it replaces.
  case onDay(of: Instant)
}

/// The moment a text means, and what the person should know about it.
package struct ReadTime: Hashable, Sendable {
  package enum Note: Hashable, Sendable {
    /// The clocks were put forward over the time; it is the first moment after that.
    case afterGap
    /// The clocks showed the time twice; it is the earlier moment.
    case earlierOfTwo(other: Instant)
  }

  package let instant: Instant
  package let note: Note?
  /// Whether the day is the likeliest one, and was not said.
  package fileprivate(set) var isGuessed = false
}

/// Reads times and days as people type them, in every language at once.
package struct TimeReader: Sendable {
  package let now: Instant
  package let zone: Zone
  private let style: DateStyle

  /// `isMonthFirst` where 3/5/2026 is in March.
  package init(now: Instant, zone: Zone, isMonthFirst: Bool = false) {
    self.now = now
    self.zone = zone
    style = DateStyle(isMonthFirst: isMonthFirst)
  }

  /// Whether it is the time of the last meal, which only the daemon knows.
  package static func isLastMeal(_ text: String) -> Bool {
    Words.isLastMeal(text.lowercased().split(separator: " ").joined(separator: " "))
  }

  package func time(_ text: String, _ sense: TimeSense) throws(NotUnderstood) -> ReadTime {
    let spoken: SpokenTime
    do throws(NotUnderstood) {
      spoken = try ByteCursor.read(text) { cursor throws(Mistake) in try cursor.spokenTime(style) }
    } catch {
      // An hour that no clock has is no length either.
      let isClock = text.utf8.contains(UInt8(ascii: ":"))
      guard !isClock, (try? Span(text)) != nil else { throw error }
      throw NotUnderstood(text: text, place: 0, expected: .ago)
    }
    switch spoken {
    case .instant(let instant): return ReadTime(instant: instant, note: nil)
    case .fromNow(let span): return ReadTime(instant: now + span, note: nil)
    case .clock(let day, let clock, let offset):
      if day == nil, sense == .latest, let hours = hours(of: clock, in: text) {
        let either = NotUnderstood.Expected.either("\(hours):00", "\(text) ago")
        throw NotUnderstood(text: text, place: 0, expected: either)
      }
      let days = try days(of: day, sense, in: text)
      if clock.isMidnight, let day = days.first, days.count == 1 {
        let ends = NotUnderstood.Expected.either("\(day.iso) 0:00", "\((day + 1).iso) 0:00")
        throw NotUnderstood(text: text, place: 0, expected: ends)
      }
      var read = moment(days, clock, in: offset.map { Zone(offset: $0) } ?? zone, sense)
      read.isGuessed = day == nil
      return read
    }
  }

  /// Of `2h`, which is as likely a length of time; from 13 on it is rather a clock's.
  private func hours(of clock: SpokenClock, in text: String) -> Int? {
    let hour = clock.time.hour
    let isBoth =
      (1...12).contains(hour) && text.utf8.contains { $0 | 0x20 == UInt8(ascii: "h") }
      && (try? Span(text)) == .hours(Int64(hour))
    return isBoth ? hour : nil
  }

  /// A weekday is the latest one that is not in the future, or the next one that is not in the
  /// past: today, if it is that. So is a date without a year.
  package func day(_ text: String, isToCome: Bool = false) throws(NotUnderstood) -> Day {
    let spoken = try ByteCursor.read(text) { cursor throws(Mistake) in
      var day = try cursor.daysFromNow()
      if day == nil { day = try cursor.spokenDay(style) }
      cursor.skipSpaces()
      guard let day, cursor.isAtEnd else { throw cursor.mistake(.day) }
      return day
    }
    if spoken == .lastNight {
      let days = NotUnderstood.Expected.either((today - 1).iso, today.iso)
      throw NotUnderstood(text: text, place: 0, expected: days)
    }
    let sense: TimeSense = isToCome ? .firstAfter(now) : .latest
    return try days(of: spoken, sense, in: text, isAlone: true).first ?? today
  }

  private var today: Day { zone.day(of: now) }

  private func moment(
    _ days: [Day], _ clock: SpokenClock, in clocks: Zone, _ sense: TimeSense
  ) -> ReadTime {
    var likeliest: ReadTime?
    for day in days {
      let local = LocalTime(day: day + clock.daysLater, clock: clock.time)
      let walls = clocks.instants(of: local)
      // A day that was left out is not one of several that may be meant.
      if case .none = walls, days.count > 1, !clocks.has(day) { continue }
      let (time, isMeant) = choose(walls, plus: clock.fraction, sense)
      if isMeant { return time }
      likeliest = likeliest ?? time
    }
    return likeliest ?? ReadTime(instant: now, note: nil)
  }

  private func choose(
    _ walls: WallInstants, plus fraction: Span, _ sense: TimeSense
  ) -> (ReadTime, isMeant: Bool) {
    switch walls {
    case .none(let first):
      return (ReadTime(instant: first, note: .afterGap), sense.admits(first, now: now))
    case .one(let wall):
      let instant = wall + fraction
      return (ReadTime(instant: instant, note: nil), sense.admits(instant, now: now))
    case .two(let earlierWall, let laterWall):
      let earlier = earlierWall + fraction
      let later = laterWall + fraction
      let admitted = (sense.admits(earlier, now: now), sense.admits(later, now: now))
      switch admitted {
      case (true, false): return (ReadTime(instant: earlier, note: nil), true)
      case (false, true): return (ReadTime(instant: later, note: nil), true)
      default:
        return (ReadTime(instant: earlier, note: .earlierOfTwo(other: later)), admitted.0)
      }
    }
  }

  /// The days that may be meant, the likeliest first; one that is asked for alone is not judged by
  /// a clock.
  private func days(
    of spoken: SpokenDay?, _ sense: TimeSense, in text: String, isAlone: Bool = false
  ) throws(NotUnderstood) -> [Day] {
    switch spoken {
    case .date(let day): return [day]
    case .relative(let days): return [today + days]
    case .lastNight: return [today - 1]
    case .weekdayBefore(let weekday): return [latest(weekday, until: today - 1)]
    case .weekdayAfter(let weekday): return [latest(weekday, until: today + 7)]
    case .weekday(let weekday):
      return nearbyDays(sense, isAlone).filter { $0.weekday == weekday }
    case .yearless(let month, let number, let weekday):
      let day = day(month, number, sense, isAlone)
      guard weekday == nil || weekday == day.weekday else {
        throw NotUnderstood(text: text, place: 0, expected: .otherWeekday(day))
      }
      return [day]
    case nil:
      if case .onDay(let value) = sense { return [zone.day(of: value)] }
      return nearbyDays(sense, isAlone)
    }
  }

  private func latest(_ weekday: Weekday, until day: Day) -> Day {
    day - Int64(day.weekday.rawValue - weekday.rawValue).floorRemainder(by: 7)
  }

  /// A date of the year that is meant; one of the next week is a slip and not of last year.
  private func day(_ month: Int, _ number: Int, _ sense: TimeSense, _ isAlone: Bool) -> Day {
    let near =
      switch sense {
      case .latest: today
      case .firstAfter(let instant), .onDay(let instant): zone.day(of: instant)
      }
    // Leap days are up to eight years apart.
    let year = near.civil.year
    let days = (year - 8...year + 8).compactMap { Day(year: $0, month: month, day: number) }
    let found: Day? =
      switch sense {
      case .latest: days.last { $0 <= near + (isAlone ? 0 : 7) }
      case .firstAfter: days.first { $0 >= near }
      case .onDay: days.min { abs($0 - near) < abs($1 - near) }
      }
    return found ?? near
  }

  private func nearbyDays(_ sense: TimeSense, _ isAlone: Bool) -> [Day] {
    let nearest: ClosedRange<Int64> = isAlone ? 0...6 : -1...8
    if case .firstAfter(let instant) = sense {
      let day = zone.day(of: instant)
      return nearest.map { day + $0 }
    }
    return nearest.map { today - $0 }
  }
}

extension TimeSense {
  fileprivate func admits(_ instant: Instant, now: Instant) -> Bool {
    switch self {
    case .latest: instant <= now
    case .firstAfter(let earlier): earlier < instant
    case .onDay: true
    }
  }
}

extension Zone {
  fileprivate func has(_ day: Day) -> Bool { self.day(of: startOfDay(day)) == day }
}
