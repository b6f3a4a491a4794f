/// A time zone's rules as a value.
package struct Zone: Hashable, Sendable {
  private enum Source: Hashable, Sendable {
    case rule(PosixRule, text: [UInt8])
    case file(TZif)
  }

  package let name: String
  private let source: Source

  package static let utc = Zone(offset: 0, name: "UTC")

  /// The range that RFC 9636 allows: more than 25 hours west and less than 26 hours east of UTC.
  static let possibleOffsets = (-25 * 60 * 60 + 1)...(26 * 60 * 60 - 1)

  /// From a compiled zone file as tzdata installs it, without leap seconds.
  package init(tzif bytes: [UInt8], name: String) throws(ZoneError) {
    self.init(name: name, source: .file(try TZif(bytes)))
  }

  /// From a POSIX `TZ` rule, which is its name, too.
  package init(rule name: String) throws(ZoneError) {
    let text = Array(name.utf8)
    let rule = try PosixRule(text, in: text.indices)
    self.init(name: name, source: .rule(rule, text: text))
  }

  /// One that never changes its clocks.
  package init(offset: Int, name: String = "") {
    let text = Array(name.utf8)
    let rule = PosixRule(standard: PosixRule.Side(name: text.indices, offset: offset))
    self.init(name: name, source: .rule(rule, text: text))
  }

  private init(name: String, source: Source) {
    self.name = name
    self.source = source
  }

  /// Seconds east of UTC.
  package func offset(at instant: Instant) -> Int { period(at: instant.seconds).offset }

  package func abbreviation(at instant: Instant) -> String {
    abbreviation(of: period(at: instant.seconds))
  }

  package func local(_ instant: Instant) -> LocalTime {
    let seconds = instant.seconds + Int64(offset(at: instant))
    let length = Int64(ClockTime.secondsPerDay)
    return LocalTime(
      day: Day(number: seconds.floorDivided(by: length)),
      clock: ClockTime(uncheckedSecondOfDay: Int(seconds.floorRemainder(by: length))))
  }

  package func day(of instant: Instant) -> Day { local(instant).day }

  /// When the offset or the abbreviation changes next; nil when neither is known to change again.
  package func nextTransition(after instant: Instant) -> Instant? {
    var period = period(at: instant.seconds)
    // Files also mark changes that show on no clock, and a rule may have nothing else.
    for _ in 0..<Self.invisibleChangeLimit {
      guard period.end < Instant.lastSecond else { return nil }
      let next = self.period(at: period.end)
      if next.offset != period.offset || abbreviation(of: next) != abbreviation(of: period) {
        return Instant(seconds: period.end)
      }
      period = next
    }
    return nil
  }

  private static let invisibleChangeLimit = 1000

  func period(at second: Int64) -> ZonePeriod {
    switch source {
    case .rule(let rule, _): rule.period(at: second)
    case .file(let file): file.period(at: second)
    }
  }

  private func abbreviation(of period: ZonePeriod) -> String {
    switch source {
    case .rule(let rule, let text): rule.abbreviation(of: period.record, in: text)
    case .file(let file): file.abbreviation(of: period.record)
    }
  }
}

package enum ZoneError: Error, Hashable {
  case notTZif
  case tooLarge(limit: Int)
  /// Shorter than its own header says.
  case truncated
  case inconsistentCounts
  case offsetOutOfRange(seconds: Int)
  /// A file of the `right/` kind, which counts seconds that POSIX time does not have.
  case leapSeconds
  /// `place` is where in `text` the rule stopped making sense.
  case rule(text: String, place: Int)
}

/// A stretch of time in which one offset and one abbreviation hold, in seconds since 1970.
struct ZonePeriod {
  /// Which record of the zone's source says so.
  enum Record {
    case type(Int)
    case standard
    case daylight
  }

  /// `Int64.min` when it always was so.
  var start: Int64
  /// The first second of the next period; `Int64.max` when it will always be so.
  var end: Int64
  var offset: Int
  var record: Record
}
