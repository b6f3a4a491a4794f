import Nouns
import Time
import Wire

/// The times of a fast as the clocks showed them where the person was.
struct RecordedTimes {
  let start: LocalTime
  let end: LocalTime?
  private let entry: Entry
  private let wording: Wording

  init(_ entry: Entry, _ wording: Wording) {
    self.entry = entry
    self.wording = wording
    start = Self.local(entry.start, offset: entry.startOffset)
    end = entry.end.map { Self.local($0, offset: entry.endOffset ?? entry.startOffset) }
  }

  var startText: String {
    wording.fullMoment(start) + mark(entry.start, entry.startOffset)
  }

  /// Without weekday, year and zone, for a screen on which they would take the room of all else.
  var shortStartText: String {
    wording.shortDate(start.day) + " " + wording.clock(start.clock)
  }

  /// For a row: the year only where it is not this one.
  func rowStart(in year: Int) -> String {
    guard start.day.civil.year == year else { return startText }
    return wording.weekday(start.day) + " " + shortStartText + mark(entry.start, entry.startOffset)
  }

  /// For a row: the clock, and the day where it is another than that of the start.
  var rowEnd: String {
    guard let end else { return "" }
    return (end.day == start.day ? wording.clock(end.clock) : wording.moment(end, now: start))
      + endMark
  }

  /// The same where each cell counts: within a day the clock alone.
  var shortEnd: String {
    guard let end, (entry.duration ?? .max) < Span.hours(24).seconds else { return rowEnd }
    return wording.clock(end.clock) + endMark
  }

  /// The weekday and the clock; the date stands with the start.
  var endText: String {
    end.map { wording.moment($0, now: start) + endMark } ?? ""
  }

  var fullEndText: String {
    end.map { wording.fullMoment($0) + endMark } ?? ""
  }

  private var endMark: String {
    entry.end.map { mark($0, entry.endOffset ?? entry.startOffset) } ?? ""
  }

  private func mark(_ milliseconds: Int64, _ offset: Int64) -> String {
    wording.mark(of: offset, at: Instant(milliseconds: milliseconds))
  }

  fileprivate static func local(_ milliseconds: Int64, offset: Int64) -> LocalTime {
    Zone.utc.local(Instant(milliseconds: milliseconds) + .seconds(offset))
  }
}

extension Entry {
  /// The day that it belongs to; that of its start where none is named, as while it runs.
  var countedDay: Day {
    day.flatMap { try? Day(iso: $0) } ?? RecordedTimes.local(start, offset: startOffset).day
  }
}

extension Wording {
  /// Says which clock it was where that differs from the one on the person's wall.
  fileprivate func mark(of offset: Int64, at instant: Instant) -> String {
    guard offset != Int64(zone.offset(at: instant)) else { return "" }
    let minutes = Int(clamping: offset.magnitude / 60)
    return (offset < 0 ? " -" : " +") + twoDigits(minutes / 60) + ":" + twoDigits(minutes % 60)
  }

  /// As the clocks showed it where the person was.
  func recorded(_ mark: Mark, now: Instant) -> String {
    moment(mark.local, now: zone.local(now)) + self.mark(of: Int64(mark.offset), at: mark.instant)
  }

  /// The same for a row: the year only where it is not this one.
  func recorded(_ mark: Mark, in year: Int) -> String {
    let (day, clock) = (mark.local.day, self.clock(mark.local.clock))
    let date = day.civil.year == year ? shortDate(day) : self.date(day)
    return [weekday(day), date, clock].joined(separator: " ")
      + self.mark(of: Int64(mark.offset), at: mark.instant)
  }
}
