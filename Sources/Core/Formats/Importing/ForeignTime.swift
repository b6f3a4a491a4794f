import Nouns
import Time
import Wire

/// A moment as another program wrote it.
struct ForeignMoment: Equatable {
  let instant: Instant
  let offset: Int
  let zone: String

  init(_ instant: Instant, offset: Int, zone: String) {
    self.instant = instant
    self.offset = offset
    self.zone = zone
  }

  init(_ instant: Instant, in zone: Zone) {
    self.init(instant, offset: zone.offset(at: instant), zone: zone.name)
  }

  /// Where the person's zone has that offset at that moment it was that zone; an offset of nil is
  /// that of `Z`, which says nothing of where the person was.
  init(_ instant: Instant, offset: Int?, near zone: Zone) {
    if let offset, zone.offset(at: instant) != offset {
      self.init(instant, offset: offset, zone: Self.name(of: offset))
    } else {
      self.init(instant, in: zone)
    }
  }

  /// "+05:30"
  private static func name(of offset: Int) -> String {
    let minutes = Int(offset.magnitude) / 60
    let parts = [minutes / 60, minutes % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return (offset < 0 ? "-" : "+") + parts.joined(separator: ":")
  }
}

/// Reads the times of other programs.
struct ForeignTimes {
  let zone: Zone
  var order: DateOrder?

  /// A date alone is read as a day that a clock time is to be added to.
  enum Read: Equatable {
    case moment(ForeignMoment)
    case day(Day)
    case clock(ClockTime)
  }

  enum Failure: Error, Equatable {
    case notATime
    /// It can be two dates, and nobody has said which.
    case needsOrder
  }

  private static let longest = 64

  func moment(_ text: String) throws(Failure) -> ForeignMoment {
    guard case .moment(let moment) = try read(text) else { throw .notATime }
    return moment
  }

  func moment(_ day: Day, _ clock: ClockTime) -> ForeignMoment {
    ForeignMoment(zone.instants(of: LocalTime(day: day, clock: clock)).first, in: zone)
  }

  func read(_ text: String) throws(Failure) -> Read {
    guard text.utf8.count <= Self.longest else { throw .notATime }
    let text = Self.plain(text)
    if let number = Int64(text), let moment = counted(number, digits: text.utf8.count) {
      return .moment(moment)
    }
    if let clock = try? ClockTime(text) { return .clock(clock) }
    let (body, offset) = Self.splitOffset(text)
    if let offset, let instant = try? Instant(iso: text) {
      return .moment(ForeignMoment(instant, offset: offset.seconds, near: zone))
    }
    return try local(body, offset)
  }

  /// Seconds or milliseconds since 1970.
  private func counted(_ number: Int64, digits: Int) -> ForeignMoment? {
    switch digits {
    case 9, 10: ForeignMoment(Instant(seconds: number), in: zone)
    case 12, 13: ForeignMoment(Instant(milliseconds: number), in: zone)
    default: nil
    }
  }

  private func local(_ text: Substring, _ offset: Offset?) throws(Failure) -> Read {
    let parts = text.split(maxSplits: 1) { $0 == " " || $0 == "," || $0 == "T" || $0 == "t" }
    guard let first = parts.first else { throw .notATime }
    let day = try day(first)
    guard parts.count == 2 else {
      guard offset == nil else { throw .notATime }
      return .day(day)
    }
    let rest = parts[1].drop { $0 == " " || $0 == "," }
    guard let clock = try? ClockTime(String(rest)) else { throw .notATime }
    guard let offset else { return .moment(moment(day, clock)) }
    let wall = Zone.utc.instants(of: LocalTime(day: day, clock: clock)).first
    let instant = wall - .seconds(Int64(offset.seconds ?? 0))
    return .moment(ForeignMoment(instant, offset: offset.seconds, near: zone))
  }

  // MARK: Days

  func day(_ text: some StringProtocol) throws(Failure) -> Day {
    let marks = text.utf8.filter { !(0x30...0x39).contains($0) }
    let parts = text.split(omittingEmptySubsequences: false) { "./-".contains($0) }
    let numbers = parts.compactMap { $0.utf8.count <= 4 ? Int($0) : nil }
    guard parts.count == 3, numbers.count == 3, marks.count == 2, marks[0] == marks[1] else {
      throw .notATime
    }
    let date: (year: Int, month: Int, day: Int)
    switch try order(of: parts[0].utf8.count, mark: marks[0]) {
    case .yearFirst: date = (numbers[0], numbers[1], numbers[2])
    case .dayFirst: date = (Self.year(parts[2], numbers[2]), numbers[1], numbers[0])
    case .monthFirst: date = (Self.year(parts[2], numbers[2]), numbers[0], numbers[1])
    }
    guard let day = Day(year: date.year, month: date.month, day: date.day) else {
      throw .notATime
    }
    return day
  }

  private func order(of firstLength: Int, mark: UInt8) throws(Failure) -> DateOrder {
    if firstLength == 4 { return .yearFirst }
    if let order, order != .yearFirst { return order }
    // Nobody puts dots behind a month first.
    if mark == UInt8(ascii: ".") { return .dayFirst }
    throw order == nil ? .needsOrder : .notATime
  }

  private static func year(_ text: some StringProtocol, _ number: Int) -> Int {
    guard text.utf8.count <= 2 else { return number }
    return number + (number < 70 ? 2000 : 1900)
  }

  // MARK: Parts

  /// Without the spaces that phones put before AM and PM, and those around it.
  private static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      plain.append(scalar == "\u{202F}" || scalar == "\u{A0}" ? " " : scalar)
    }
    while plain.first == " " { plain.removeFirst() }
    while plain.last == " " { plain.removeLast() }
    return String(plain)
  }

  private struct Offset {
    /// Nil for `Z`.
    let seconds: Int?
  }

  /// `Z`, `+02:00` or `-0530` behind a clock time.
  private static func splitOffset(_ text: String) -> (body: Substring, offset: Offset?) {
    if let last = text.utf8.last, last | 0x20 == UInt8(ascii: "z") {
      return (text.dropLast(), Offset(seconds: nil))
    }
    guard text.contains(":"), let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }),
      let colon = text.firstIndex(of: ":"), colon < sign
    else { return (text[...], nil) }
    let digits = text[text.index(after: sign)...].filter { $0 != ":" }
    guard digits.utf8.count == 4, let number = Int(digits), number / 100 < 24, number % 100 < 60
    else { return (text[...], nil) }
    let seconds = (number / 100 * 60 + number % 100) * 60
    var body = text[..<sign]
    while body.last == " " { body.removeLast() }
    return (body, Offset(seconds: text[sign] == "-" ? -seconds : seconds))
  }
}

extension Fast {
  /// One that another program had.
  init(_ start: ForeignMoment, _ end: ForeignMoment?, source: String?, sourceID: String? = nil) {
    self.init(
      id: .blank, start: start.mark, end: end?.mark,
      origin: source.map { Origin(source: $0, id: sourceID) })
  }
}

extension ForeignMoment {
  var mark: Mark {
    Mark(instant: instant, offset: offset, zone: zone, day: Mark.unsaid)
  }
}
