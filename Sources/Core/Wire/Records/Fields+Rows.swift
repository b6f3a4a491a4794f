package import Nouns
package import Time

// The kinds of a row's fields as members of an object. A reader that cannot keep what a member says
// goes on, and remembers the first such member.
extension Fields {
  package mutating func id(_ value: inout RowID) throws(Failure) {
    var text = value.text
    try string("id", &text)
    guard text != value.text else { return }
    if let id = RowID(text: text) { value = id } else if !text.isEmpty { unfit("id") }
  }

  package mutating func mark(_ name: String, _ value: inout Mark) throws(Failure) {
    var instant = value.instant.milliseconds
    var (offset, zone) = (Int64(value.offset), value.zone)
    try int(name, &instant)
    try int(name + "Offset", &offset)
    try string(name + "Zone", &zone)
    let day = try said(value.saidDay, name + "Day")
    value = Mark(
      instant: Instant(milliseconds: instant), offset: Int(clamping: offset), zone: zone,
      day: day ?? Mark.unsaid)
  }

  package mutating func mark(
    _ name: String, _ value: inout Mark?, like other: Mark
  ) throws(Failure) {
    var instant = value?.instant.milliseconds
    var (offset, zone) = ((value?.offset).map(Int64.init), value?.zone)
    try int(name, &instant)
    try int(name + "Offset", &offset)
    try string(name + "Zone", &zone)
    var text = value?.saidDay?.iso
    try string(name + "Day", &text)
    guard let instant else {
      value = nil
      return
    }
    let day = kept(text, name + "Day")
    value = Mark(
      instant: Instant(milliseconds: instant),
      offset: offset.map { Int(clamping: $0) } ?? other.offset,
      zone: zone ?? other.zone, day: day ?? Mark.unsaid)
  }

  package mutating func instant(_ name: String, _ value: inout Instant) throws(Failure) {
    var milliseconds = value.milliseconds
    try int(name, &milliseconds)
    value = Instant(milliseconds: milliseconds)
  }

  package mutating func instant(_ name: String, _ value: inout Instant?) throws(Failure) {
    var milliseconds = value?.milliseconds
    try int(name, &milliseconds)
    value = milliseconds.map(Instant.init(milliseconds:))
  }

  package mutating func int(_ name: String, _ value: inout Int?) throws(Failure) {
    var number = value.map(Int64.init)
    try int(name, &number)
    value = number.map { Int(clamping: $0) }
  }

  package mutating func day(_ name: String, _ value: inout Day) throws(Failure) {
    var text = value.iso
    try string(name, &text)
    value = kept(text, name) ?? value
  }

  package mutating func day(_ name: String, _ value: inout Day?) throws(Failure) {
    value = try said(value, name)
  }

  private mutating func said(_ day: Day?, _ name: String) throws(Failure) -> Day? {
    var text = day?.iso
    try string(name, &text)
    return kept(text, name)
  }

  private mutating func kept(_ text: String?, _ name: String) -> Day? {
    guard let text else { return nil }
    let day = try? Day(iso: text)
    if day == nil { unfit(name) }
    return day
  }

  package mutating func span(
    _ name: String, _ value: inout Span?, within allowed: ClosedRange<Span>
  ) throws(Failure) {
    var milliseconds = value?.milliseconds
    try int(name, &milliseconds)
    value = milliseconds.map(Span.init(milliseconds:))
  }

  package mutating func number(
    _ name: String, _ value: inout Int64, in unit: RowUnit, within allowed: ClosedRange<Int64>
  ) throws(Failure) {
    try int(name, &value)
  }

  package mutating func number(
    _ name: String, _ value: inout Int64?, in unit: RowUnit, within allowed: ClosedRange<Int64>
  ) throws(Failure) {
    try int(name, &value)
  }

  package mutating func flag(_ name: String, _ value: inout Bool) throws(Failure) {
    try bool(name, &value)
  }

  package mutating func text(
    _ name: String, _ value: inout String, limit: TextLimit
  ) throws(Failure) {
    try string(name, &value)
  }

  package mutating func text(
    _ name: String, _ value: inout String?, limit: TextLimit
  ) throws(Failure) {
    try string(name, &value)
  }

  package mutating func word<W: Choice>(_ name: String, _ value: inout W?) throws(Failure) {
    try choice(name, &value)
  }

  package mutating func spread<S: Spread>(_ name: String, _ value: inout S?) throws(Failure) {
    try S.members(name, &value, &self)
  }
}

// MARK: - Objects inside of rows

extension Fields {
  package mutating func part<P: Part>(_ name: String, _ value: inout P?) throws(Failure) {
    var record = value.map(PartRecord.init)
    try self.record(name, &record)
    value = record?.part
  }

  package mutating func parts<P: Part>(_ name: String, _ values: inout [P]) throws(Failure) {
    var records = values.map(PartRecord.init)
    try self.records(name, &records)
    values = records.map(\.part)
  }
}

private struct PartRecord<P: Part>: Record {
  var part = P()

  init() {}

  init(_ part: P) {
    self.part = part
  }

  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try part.members(&fields)
  }
}
