import Nouns
import Time
import Wire

/// The table that Fast-E shares: instants, and hours with one decimal.
struct FastETable: TableReader {
  let times: ForeignTimes

  static let source = "Fast-E"

  func row(_ cells: Cells) throws(RowProblem) -> SentRow? {
    let start = try times.moment(of: "Start Date", in: cells)
    guard let start else { throw .missing("Start Date") }
    var row = Fast(
      start, try times.moment(of: "End Date", in: cells), source: Self.source)
    row.schedule = cells["Schedule"].map { CSVLine.unguarded($0) }
    let goal = try cells.span("Target (hours)", unit: .hour)
    row.goal = goal.flatMap { $0 > .zero ? $0 : nil }
    return SentRow(.fast(row))
  }
}

/// Zero's export of earlier years: the date of the start, clock times, and the hours rounded.
struct ZeroTable: TableReader {
  let times: ForeignTimes

  static let source = "Zero"

  func row(_ cells: Cells) throws(RowProblem) -> SentRow? {
    let day = try times.day(of: "Date", in: cells)
    let start = times.moment(day, try times.clock(of: "Start", in: cells))
    guard let hours = try cells.span("Hours", unit: .hour), cells["End"] != nil else {
      return SentRow(.fast(Fast(start, nil, source: Self.source)))
    }
    let clock = try times.clock(of: "End", in: cells)
    return SentRow(
      .fast(Fast(start, end(after: start, at: clock, hours), source: Self.source)))
  }

  /// The end's day is not given: of those around the start plus the hours it is the nearest.
  private func end(after start: ForeignMoment, at clock: ClockTime, _ hours: Span) -> ForeignMoment
  {
    let guess = start.instant + hours
    let day = times.zone.day(of: guess)
    let candidates = [day - 1, day, day + 1].map { times.moment($0, clock) }
    return candidates.min { Self.distance($0, guess) < Self.distance($1, guess) }
      ?? ForeignMoment(guess, in: times.zone)
  }

  private static func distance(_ moment: ForeignMoment, _ guess: Instant) -> UInt64 {
    (moment.instant - guess).milliseconds.magnitude
  }
}

extension ForeignTimes {
  /// Nil for an empty cell.
  func moment(of column: String, in cells: Cells) throws(RowProblem) -> ForeignMoment? {
    guard let text = cells[column] else { return nil }
    guard let moment = try? moment(text) else { throw .notATime(column, text: text) }
    return moment
  }

  func day(of column: String, in cells: Cells) throws(RowProblem) -> Day {
    let text = try cells.needed(column)
    guard let day = try? day(text) else { throw .notATime(column, text: text) }
    return day
  }

  func clock(of column: String, in cells: Cells) throws(RowProblem) -> ClockTime {
    let text = try cells.needed(column)
    guard case .clock(let clock)? = try? read(text) else { throw .notATime(column, text: text) }
    return clock
  }
}
