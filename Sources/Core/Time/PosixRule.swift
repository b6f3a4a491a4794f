/// A `TZ` rule such as `CET-1CEST,M3.5.0,M10.5.0/3`: two offsets and the dates they change on.
///
/// It holds plain numbers only: with strings in it, reading one costs 50,000 instructions more.
struct PosixRule: Hashable, Sendable {
  struct Side: Hashable, Sendable {
    /// Where the abbreviation stands in the bytes the rule was read from.
    var name: Range<Int>
    var offset: Int
  }

  struct Daylight: Hashable, Sendable {
    var side: Side
    var starts: RuleDate
    var ends: RuleDate
  }

  var standard: Side
  var daylight: Daylight?

  func period(at second: Int64) -> ZonePeriod {
    var period = ZonePeriod(start: .min, end: .max, offset: standard.offset, record: .standard)
    guard let daylight else { return period }
    let local = second + Int64(standard.offset)
    let year = Day(number: local.floorDivided(by: Int64(ClockTime.secondsPerDay))).civil.year

    func see(_ change: Int64, _ side: Side, _ record: ZonePeriod.Record) {
      if change > second {
        period.end = min(period.end, change)
      } else if change >= period.start {
        period = ZonePeriod(start: change, end: period.end, offset: side.offset, record: record)
      }
    }
    // A change may lie a week outside its year. Where two fall together the later year's counts:
    // that is how permanent daylight time is written.
    for year in (year - 1)...(year + 1) {
      let start = daylight.starts.second(in: year) - Int64(standard.offset)
      let end = daylight.ends.second(in: year) - Int64(daylight.side.offset)
      if start > end { see(end, standard, .standard) }
      see(start, daylight.side, .daylight)
      if start <= end { see(end, standard, .standard) }
    }
    return period
  }

  /// `bytes` are those the rule was read from.
  func abbreviation(of record: ZonePeriod.Record, in bytes: [UInt8]) -> String {
    var side = standard
    if case .daylight = record, let daylight { side = daylight.side }
    return String(decoding: bytes[side.name], as: UTF8.self)
  }
}

/// When in a year a rule changes the clocks.
struct RuleDate: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    /// 1 to 365; 29 February is never counted.
    case julian(Int)
    /// 0 to 365, leap days counted.
    case zeroBased(Int)
    /// Week 5 is the last one; weekday 0 is Sunday.
    case weekday(month: Int, week: Int, weekday: Int)
  }

  var form: Form
  /// Seconds after midnight of that day: not always within it.
  var time: Int

  /// On the wall clock before the change, counted like seconds since 1970.
  func second(in year: Int) -> Int64 {
    day(in: year) * Int64(ClockTime.secondsPerDay) + Int64(time)
  }

  private func day(in year: Int) -> Int64 {
    let newYear = Day.number(year: Int64(year), month: 1, day: 1)
    switch form {
    case .zeroBased(let count): return newYear + Int64(count)
    case .julian(let count):
      let leapDay = count >= 60 && Day.isLeap(year) ? 1 : 0
      return newYear + Int64(count - 1 + leapDay)
    case .weekday(let month, let week, let weekday):
      let first = Day.number(year: Int64(year), month: Int64(month), day: 1)
      // Day 3 was a Sunday.
      let toWeekday = (Int64(weekday) - first + 3).floorRemainder(by: 7)
      let day = toWeekday + Int64(week - 1) * 7
      return first + (day < Day.length(ofMonth: month, in: year) ? day : day - 7)
    }
  }
}
