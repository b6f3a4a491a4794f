package import Time

/// Fields as the columns of a table: each a number, a text or nothing.
package protocol ColumnFields: RowFields {
  /// The column is called after the field, with the suffix behind it.
  mutating func column(_ name: String, _ suffix: String, _ value: inout Int64?) throws(Failure)
  mutating func column(_ name: String, _ suffix: String, _ value: inout String?) throws(Failure)
  /// Whether people read the table too: days are dates then, and a list of nothing is an empty cell.
  static var isForPeople: Bool { get }
  /// The column holds a value that means nothing to us.
  mutating func unfit(_ name: String, _ suffix: String) throws(Failure)
}

extension ColumnFields {
  package static var isForPeople: Bool { false }

  mutating func column(_ name: String, _ value: inout Int64?) throws(Failure) {
    try column(name, "", &value)
  }

  mutating func column(_ name: String, _ value: inout String?) throws(Failure) {
    try column(name, "", &value)
  }

  mutating func unfit(_ name: String) throws(Failure) { try unfit(name, "") }

  private mutating func needed(
    _ name: String, _ suffix: String, _ value: inout Int64
  ) throws(Failure) {
    var some: Int64? = value
    try column(name, suffix, &some)
    if let some { value = some } else { try unfit(name, suffix) }
  }

  private mutating func needed(
    _ name: String, _ suffix: String, _ value: inout String
  ) throws(Failure) {
    var some: String? = value
    try column(name, suffix, &some)
    if let some { value = some } else { try unfit(name, suffix) }
  }
}

extension ColumnFields {
  package mutating func id(_ value: inout RowID) throws(Failure) {
    var text = value.text
    try needed("id", "", &text)
    guard text != value.text else { return }
    if let id = RowID(text: text) { value = id } else { try unfit("id") }
  }

  package mutating func mark(_ name: String, _ value: inout Mark) throws(Failure) {
    var instant = value.instant.milliseconds
    var (offset, zone, day) = (Int64(value.offset), value.zone, value.day.number)
    try needed(name, "_ms", &instant)
    try needed(name, "_offset", &offset)
    try needed(name, "_zone", &zone)
    try needed(name, "_day", &day)
    value = Mark(
      instant: Instant(milliseconds: instant), offset: Int(truncatingIfNeeded: offset), zone: zone,
      day: Day(number: day))
  }

  /// All that it has are null where it is not there.
  package mutating func mark(
    _ name: String, _ value: inout Mark?, like other: Mark
  ) throws(Failure) {
    var instant = value?.instant.milliseconds
    var offset = (value?.offset).map(Int64.init)
    var (zone, day) = (value?.zone, value?.day.number)
    try column(name, "_ms", &instant)
    try column(name, "_offset", &offset)
    try column(name, "_zone", &zone)
    try column(name, "_day", &day)
    value = nil
    guard let instant else { return }
    guard let offset else { return try unfit(name, "_offset") }
    guard let zone else { return try unfit(name, "_zone") }
    guard let day else { return try unfit(name, "_day") }
    value = Mark(
      instant: Instant(milliseconds: instant), offset: Int(truncatingIfNeeded: offset), zone: zone,
      day: Day(number: day))
  }

  package mutating func instant(_ name: String, _ value: inout Instant) throws(Failure) {
    var milliseconds = value.milliseconds
    try needed(name, "_ms", &milliseconds)
    value = Instant(milliseconds: milliseconds)
  }

  package mutating func day(_ name: String, _ value: inout Day) throws(Failure) {
    var number = value.number
    try needed(name, "_day", &number)
    value = Day(number: number)
  }

  package mutating func day(_ name: String, _ value: inout Day?) throws(Failure) {
    var number = value?.number
    try column(name, "_day", &number)
    value = number.map(Day.init(number:))
  }

  package mutating func span(
    _ name: String, _ value: inout Span?, within allowed: ClosedRange<Span>
  ) throws(Failure) {
    var milliseconds = value?.milliseconds
    try column(name, "_ms", &milliseconds)
    value = milliseconds.map(Span.init(milliseconds:))
  }

  package mutating func number(
    _ name: String, _ value: inout Int64, in unit: RowUnit, within allowed: ClosedRange<Int64>
  ) throws(Failure) {
    try needed(name, unit.rawValue, &value)
  }

  package mutating func number(
    _ name: String, _ value: inout Int64?, in unit: RowUnit, within allowed: ClosedRange<Int64>
  ) throws(Failure) {
    try column(name, unit.rawValue, &value)
  }

  package mutating func flag(_ name: String, _ value: inout Bool) throws(Failure) {
    var number: Int64 = value ? 1 : 0
    try needed(name, "", &number)
    value = number != 0
  }

  package mutating func text(
    _ name: String, _ value: inout String, limit: TextLimit
  ) throws(Failure) {
    try needed(name, "", &value)
  }

  package mutating func text(
    _ name: String, _ value: inout String?, limit: TextLimit
  ) throws(Failure) {
    try column(name, &value)
  }

  package mutating func word<W: Choice>(_ name: String, _ value: inout W?) throws(Failure) {
    var text = value?.rawValue
    try column(name, &text)
    value = text.flatMap(W.init(rawValue:))
    if text != nil, value == nil { try unfit(name) }
  }

  package mutating func spread<S: Spread>(_ name: String, _ value: inout S?) throws(Failure) {
    try S.columns(name, &value, &self)
  }
}
