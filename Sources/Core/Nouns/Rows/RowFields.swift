package import Time

/// Goes through the fields of a row in their one order: to read them, to write them, to bind them to a
/// statement, to compare them or to find what is wrong with them. Each kind of field is coded once for
/// each such visitor. Limits are for those who find faults: a row that is kept stays readable.
package protocol RowFields {
  /// `Never` where nothing can go wrong.
  associatedtype Failure: Error

  /// Of the row itself, and called just that.
  mutating func id(_ value: inout RowID) throws(Failure)
  mutating func mark(_ name: String, _ value: inout Mark) throws(Failure)
  /// An offset and a zone that are not said are those of the other one.
  mutating func mark(_ name: String, _ value: inout Mark?, like other: Mark) throws(Failure)
  /// When something was.
  mutating func instant(_ name: String, _ value: inout Instant) throws(Failure)
  mutating func day(_ name: String, _ value: inout Day) throws(Failure)
  mutating func day(_ name: String, _ value: inout Day?) throws(Failure)
  mutating func span(
    _ name: String, _ value: inout Span?, within allowed: ClosedRange<Span>
  ) throws(Failure)
  mutating func number(
    _ name: String, _ value: inout Int64, in unit: RowUnit, within allowed: ClosedRange<Int64>
  ) throws(Failure)
  mutating func number(
    _ name: String, _ value: inout Int64?, in unit: RowUnit, within allowed: ClosedRange<Int64>
  ) throws(Failure)
  mutating func flag(_ name: String, _ value: inout Bool) throws(Failure)
  mutating func text(_ name: String, _ value: inout String, limit: TextLimit) throws(Failure)
  mutating func text(_ name: String, _ value: inout String?, limit: TextLimit) throws(Failure)
  mutating func word<W: Choice>(_ name: String, _ value: inout W?) throws(Failure)
  /// A value with one form in the table and another on the wire.
  mutating func spread<S: Spread>(_ name: String, _ value: inout S?) throws(Failure)
  /// All until `close` is one register, whatever the fields are called; see `together`.
  mutating func open(_ register: String)
  mutating func close()
}

extension RowFields {
  package mutating func open(_ register: String) {}
  package mutating func close() {}

  /// Fields that mean one thing, and so are set, kept and lost as a whole; each other field stands for
  /// itself.
  package mutating func together(
    _ register: String, _ fields: (inout Self) throws(Failure) -> Void
  ) throws(Failure) {
    open(register)
    try fields(&self)
    close()
  }
}

/// The unit of a number, which ends the name of its column.
package enum RowUnit: String, Sendable {
  case none = ""
  case millimetres = "_mm"
  case grams = "_g"
  case decigrams = "_dg"
  case thousandths = "_thousandths"
}

/// How long a text may be, in bytes of UTF-8, and whether that is in one line.
package struct TextLimit: Sendable {
  package let bytes: Int
  package let isLine: Bool

  package static func line(_ bytes: Int) -> Self { Self(bytes: bytes, isLine: true) }
  package static func lines(_ bytes: Int) -> Self { Self(bytes: bytes, isLine: false) }
}

extension RowFields {
  package mutating func number(
    _ name: String, _ value: inout Int, within allowed: ClosedRange<Int>
  ) throws(Failure) {
    var wide = Int64(value)
    try number(name, &wide, in: .none, within: allowed.wide)
    value = Int(clamping: wide)
  }

  package mutating func number(
    _ name: String, _ value: inout Int?, within allowed: ClosedRange<Int>
  ) throws(Failure) {
    var wide = value.map(Int64.init)
    try number(name, &wide, in: .none, within: allowed.wide)
    value = wide.map { Int(clamping: $0) }
  }

  /// A value that is always there stays what it is where a reader finds none.
  package mutating func word<W: Choice>(_ name: String, _ value: inout W) throws(Failure) {
    var some: W? = value
    try word(name, &some)
    if let some { value = some }
  }

  package mutating func spread<S: Spread>(_ name: String, _ value: inout S) throws(Failure) {
    var some: S? = value
    try spread(name, &some)
    if let some { value = some }
  }
}

extension ClosedRange<Int> {
  package var wide: ClosedRange<Int64> { Int64(lowerBound)...Int64(upperBound) }
}

/// A value that stands in a row as its own columns, and leaves as its own members.
package protocol Spread: Equatable, Sendable {
  static func columns<F: ColumnFields>(
    _ name: String, _ value: inout Self?, _ fields: inout F
  ) throws(F.Failure)
  static func members<F: MemberFields>(
    _ name: String, _ value: inout Self?, _ fields: inout F
  ) throws(F.Failure)
  /// Whether it is within its limits, besides those of its members.
  var isPossible: Bool { get }
}

extension Spread {
  package var isPossible: Bool { true }
}

/// A value that is a single text in the table.
package protocol Coded: Spread {
  init?(code: String)
  var code: String { get }
}

extension Coded {
  package static func columns<F: ColumnFields>(
    _ name: String, _ value: inout Self?, _ fields: inout F
  ) throws(F.Failure) {
    var code = value?.code
    try fields.column(name, &code)
    value = code.flatMap(Self.init(code:))
    if code != nil, value == nil { try fields.unfit(name) }
  }
}

/// The members of an object that leaves.
package protocol MemberFields {
  associatedtype Failure: Error

  mutating func bool(_ name: String, _ value: inout Bool) throws(Failure)
  mutating func int(_ name: String, _ value: inout Int64?) throws(Failure)
  mutating func string(_ name: String, _ value: inout String) throws(Failure)
  mutating func string(_ name: String, _ value: inout String?) throws(Failure)
  mutating func string(_ name: String, _ value: inout String?, limit: TextLimit) throws(Failure)
  mutating func strings(_ name: String, _ values: inout [String]) throws(Failure)
  mutating func strings(_ name: String, _ values: inout [String]?) throws(Failure)
  mutating func part<P: Part>(_ name: String, _ value: inout P?) throws(Failure)
  mutating func parts<P: Part>(_ name: String, _ values: inout [P]) throws(Failure)
  /// The member's value cannot be kept; only the first such report counts.
  mutating func unfit(_ name: String)
}

extension MemberFields {
  package mutating func string(
    _ name: String, _ value: inout String?, limit: TextLimit
  ) throws(Failure) {
    try string(name, &value)
  }
}

/// An object inside of a row.
package protocol Part: Equatable, Sendable {
  init()
  mutating func members<F: MemberFields>(_ fields: inout F) throws(F.Failure)
}

/// A word out of a fixed set; its cases are in the order of the interface's enum.
package protocol Choice: RawRepresentable, CaseIterable, Sendable where RawValue == String {}
