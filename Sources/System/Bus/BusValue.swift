/// The values of the bus that we can read and write.
package indirect enum BusValue: Equatable, Sendable {
  case text(String)
  case signed(Int32)
  case unsigned(UInt32)
  case real(Double)
  case bool(Bool)
  /// Of an object.
  case path(String)
  case bytes([UInt8])
  /// One that names its own type.
  case any(BusValue)
  /// `of` is the signature of each, which an empty one cannot show.
  case list([BusValue], of: String)
  case record([BusValue])
  /// Names and values of any type, in order.
  case table([Entry])

  package struct Entry: Equatable, Sendable {
    package let name: String
    package let value: BusValue

    package init(_ name: String, _ value: BusValue) {
      self.name = name
      self.value = value
    }
  }

  package static func texts(_ texts: [String]) -> Self { .list(texts.map(Self.text), of: "s") }

  /// In the notation of the D-Bus specification.
  package var signature: String {
    switch self {
    case .text: "s"
    case .signed: "i"
    case .unsigned: "u"
    case .real: "d"
    case .bool: "b"
    case .path: "o"
    case .bytes: "ay"
    case .any: "v"
    case .list(_, let element): "a" + element
    case .record(let values): "(" + values.map(\.signature).joined() + ")"
    case .table: "a{sv}"
    }
  }
}
