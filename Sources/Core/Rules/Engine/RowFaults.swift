import Nouns
import Time

/// Finds what is wrong with the fields of a row, each by itself: what nobody could have recorded here
/// is not taken from elsewhere either.
struct RowFaults: RowFields, MemberFields {
  typealias Failure = Never

  private(set) var found: [(field: String, fault: Intake.Fault)] = []
  /// The numbers that are beyond their limits.
  private(set) var refusals: [Refusal] = []
  private let now: Instant

  init(at now: Instant) {
    self.now = now
  }

  mutating func add(_ fault: Intake.Fault, of field: String) { found.append((field, fault)) }

  mutating func id(_ value: inout RowID) {}

  mutating func mark(_ name: String, _ value: inout Mark) {
    if value.instant < Engine.earliest { add(.tooLongAgo, of: name) }
    check(value, name)
  }

  mutating func mark(_ name: String, _ value: inout Mark?, like other: Mark) {
    if let value { check(value, name) }
  }

  private mutating func check(_ mark: Mark, _ name: String) {
    check(mark.instant, name)
    guard Mark.offsets.contains(mark.offset) else {
      return add(.badValue("offset"), of: name + "Offset")
    }
    // Days begin later than dates for some, and nobody's begins a day later.
    guard Day.calendar.contains(mark.day), (-1...0).contains(mark.day - mark.local.day) else {
      return add(.badValue("day"), of: name + "Day")
    }
    check(mark.zone, "zone", Mark.longestZone, of: name + "Zone")
  }

  mutating func instant(_ name: String, _ value: inout Instant) { check(value, name) }

  private mutating func check(_ instant: Instant, _ name: String) {
    if instant > now { add(.inTheFuture, of: name) }
  }

  mutating func day(_ name: String, _ value: inout Day) { check(value, name) }

  mutating func day(_ name: String, _ value: inout Day?) {
    if let value { check(value, name) }
  }

  /// A date that a calendar shows, of a time in which things were recorded here.
  private mutating func check(_ day: Day, _ name: String) {
    if !Day.calendar.contains(day) {
      add(.badValue(name), of: name)
    } else if day < Self.earliest {
      add(.tooLongAgo, of: name)
    }
  }

  private static let earliest = Zone.utc.day(of: Engine.earliest) - 1

  mutating func span(_ name: String, _ value: inout Span?, within allowed: ClosedRange<Span>) {
    guard let span = value, !allowed.contains(span) else { return }
    // A goal can be worked with whatever it is.
    let goal = span < allowed.lowerBound ? Intake.Fault.goalTooShort : .goalTooLong
    add(name == "goal" ? goal : .badValue(name), of: name)
  }

  mutating func number(
    _ name: String, _ value: inout Int64, in unit: RowUnit, within allowed: ClosedRange<Int64>
  ) {
    guard !allowed.contains(value) else { return }
    refusals.append(.numberOutOfRange(field: name, value, allowed: allowed))
    add(.badValue(name), of: name)
  }

  mutating func number(
    _ name: String, _ value: inout Int64?, in unit: RowUnit, within allowed: ClosedRange<Int64>
  ) {
    if var some = value { number(name, &some, in: unit, within: allowed) }
  }

  mutating func flag(_ name: String, _ value: inout Bool) {}

  mutating func text(_ name: String, _ value: inout String, limit: TextLimit) {
    check(value, name, limit, of: name)
  }

  mutating func text(_ name: String, _ value: inout String?, limit: TextLimit) {
    if let value { check(value, name, limit, of: name) }
  }

  private mutating func check(_ text: String, _ said: String, _ limit: TextLimit, of field: String)
  {
    if text.utf8.count > limit.bytes {
      add(.tooLong(said), of: field)
    } else if !limit.isPlain(text) {
      add(.notPlain(said), of: field)
    }
  }

  mutating func word<W: Choice>(_ name: String, _ value: inout W?) {}

  mutating func spread<S: Spread>(_ name: String, _ value: inout S?) {
    guard let some = value else { return }
    if some.isPossible { S.members(name, &value, &self) } else { add(.badValue(name), of: name) }
  }
}

// MARK: - Members

extension RowFaults {
  mutating func string(_ name: String, _ value: inout String?, limit: TextLimit) {
    text(name, &value, limit: limit)
  }

  mutating func part<P: Part>(_ name: String, _ value: inout P?) { value?.members(&self) }

  mutating func parts<P: Part>(_ name: String, _ values: inout [P]) {
    for index in values.indices { values[index].members(&self) }
  }

  // Values without limits of their own.
  mutating func bool(_ name: String, _ value: inout Bool) {}
  mutating func int(_ name: String, _ value: inout Int64?) {}
  mutating func string(_ name: String, _ value: inout String) {}
  mutating func string(_ name: String, _ value: inout String?) {}
  mutating func strings(_ name: String, _ values: inout [String]) {}
  mutating func strings(_ name: String, _ values: inout [String]?) {}
  mutating func unfit(_ name: String) {}
}

extension TextLimit {
  /// Whether nothing in it steers a terminal, or makes more of one line.
  func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      !isLine && ($0 == "\n" || $0 == "\t") || $0.properties.generalCategory != .control
    }
  }
}
