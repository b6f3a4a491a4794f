/// The secret of a circle of friends, which nobody can guess: 96 random bits.
package struct CircleCode: Equatable, Sendable {
  package let bytes: [UInt8]

  private static let length = 12
  private static let version: UInt8 = 3

  package static func fresh() -> CircleCode { CircleCode(bytes: Sodium.random(length)) }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// As friends are given it.
  package var text: String { Code.text(Self.version, bytes) }

  package init(_ text: String) throws(Code.Fault) {
    bytes = try Code.bytes(of: text, Self.version, lengths: [Self.length])
  }
}
