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
}

/// Reads times and days as people type them, in English and German.
package struct TimeReader: Sendable {
  package let now: Instant
  package let zone: Zone

  package init(now: Instant, zone: Zone) {
    self.now = now
    self.zone = zone
  }

  package func time(_ text: String, _ sense: TimeSense) throws(NotUnderstood) -> ReadTime {
    let spoken = try ByteCursor.read(text) { cursor throws(Mistake) in try cursor.spokenTime() }
    switch spoken {
    case .now: return ReadTime(instant: now, note: nil)
    case .instant(let instant): return ReadTime(instant: instant, note: nil)
    case .ago(let span): return ReadTime(instant: now - span, note: nil)
    case .clock(let day, let clock, let offset):
      return moment(day, clock, in: offset.map { Zone(offset: $0) } ?? zone, sense)
    }
  }

  /// A weekday is the latest one that is not in the future, or the next one that is not in the
  /// past: today, if it is that.
  package func day(_ text: String, isToCome: Bool = false) throws(NotUnderstood) -> Day {
    let spoken = try ByteCursor.read(text) { cursor throws(Mistake) in
      guard let day = try cursor.spokenDay() else { throw cursor.mistake(.day) }
      return day
    }
    let today = zone.day(of: now)
    switch spoken {
    case .date(let day): return day
    case .relative(let days): return today + days
    case .weekday(let weekday):
      let daysAgo = today.weekday.rawValue - weekday.rawValue
      let latest = today - Int64(daysAgo).floorRemainder(by: 7)
      return isToCome && latest < today ? latest + 7 : latest
    }
  }

  private func moment(
    _ spoken: SpokenDay?, _ clock: SpokenClock, in clocks: Zone, _ sense: TimeSense
  ) -> ReadTime {
    let days = days(spoken, sense)
    var likeliest: ReadTime?
    for day in days {
      let walls = clocks.instants(of: LocalTime(day: day, clock: clock.time))
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

  /// The days that may be meant, the likeliest first.
  private func days(_ spoken: SpokenDay?, _ sense: TimeSense) -> [Day] {
    switch spoken {
    case .date(let day): return [day]
    case .relative(let days): return [zone.day(of: now) + days]
    case .weekday(let weekday): return nearbyDays(sense).filter { $0.weekday == weekday }
    case nil:
      if case .onDay(let value) = sense { return [zone.day(of: value)] }
      return nearbyDays(sense)
    }
  }

  private func nearbyDays(_ sense: TimeSense) -> [Day] {
    let nearest: ClosedRange<Int64> = -1...8
    if case .firstAfter(let instant) = sense {
      let day = zone.day(of: instant)
      return nearest.map { day + $0 }
    }
    let today = zone.day(of: now)
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
