import Nouns
package import Time

/// Which part of a start's date was probably mistyped, where a fast came out far too long.
package struct LikelyTypo: Equatable, Sendable {
  package enum Part: Equatable, Sendable {
    case year, month, day
  }

  package let part: Part
  /// With that part put right.
  package let start: Instant

  /// Nil where no single part explains it.
  package init?(start: Instant, end: Instant, in zone: Zone) {
    let (from, to) = (zone.local(start), zone.local(end).day.civil)
    let (year, month, day) = from.day.civil
    let lastMonth = to.month > 1 ? (to.year, to.month - 1) : (to.year - 1, 12)
    let yesterday = (zone.local(end).day - 1).civil
    let candidates: [(Part, Day?)] = [
      (.year, Day(year: to.year, month: month, day: day)),
      (.year, Day(year: to.year - 1, month: month, day: day)),
      (.month, to.year == year ? Day(year: to.year, month: to.month, day: day) : nil),
      (.month, lastMonth.0 == year ? Day(year: year, month: lastMonth.1, day: day) : nil),
      (.day, (to.year, to.month) == (year, month) ? zone.local(end).day : nil),
      (.day, (yesterday.year, yesterday.month) == (year, month) ? zone.local(end).day - 1 : nil),
    ]
    for case (let part, let day?) in candidates {
      let start = zone.instants(of: LocalTime(day: day, clock: from.clock)).first
      if start < end, end - start <= .longestFastUnasked {
        (self.part, self.start) = (part, start)
        return
      }
    }
    return nil
  }
}
