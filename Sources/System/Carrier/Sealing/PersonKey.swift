import CSodium
import Host
package import Nouns

/// The key of one person's life: whoever has it reads and writes what the machines exchange.
///
/// It is never printed but as the code of `sync invite`, and lies in a file of its owner's alone.
package struct PersonKey: Equatable, Sendable {
  static let length = Int(fastd_sealing_key)
  let bytes: [UInt8]
  /// The id of the key, by which the folder calls the person.
  package let person: RowID

  package static func fresh() -> PersonKey {
    var bytes: [UInt8] = []
    while bytes.count < length {
      for half in [Randomness.bits128()].flatMap({ [$0.high, $0.low] }) {
        withUnsafeBytes(of: half) { bytes += $0 }
      }
    }
    return PersonKey(bytes)
  }

  /// Of the right length.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    person = RowID(bytes: Sodium.hash("fastd person 1", key: bytes, length: 16))
  }

  // MARK: The code

  /// How a person takes it to another machine.
  package var code: String { Code.text(Self.version, bytes) }

  package init(code: String) throws(Code.Fault) {
    self.init(try Code.bytes(of: code, Self.version, lengths: [Self.length]))
  }

  private static let version: UInt8 = 1
}
