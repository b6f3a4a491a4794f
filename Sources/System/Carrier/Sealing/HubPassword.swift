import CSodium

/// A password of 128 random bits: nobody can guess it, even from what a false server is told.
package struct HubPassword: Equatable, Sendable {
  static let length = 16
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  package static func fresh() -> HubPassword { HubPassword(Sodium.random(length)) }

  /// As the server is given it, and as it is kept in a file of its owner's alone.
  package var text: String { String(decoding: Base32.text(bytes), as: UTF8.self) }

  package init?(text: String) {
    guard let bytes = Base32.bytes(text), bytes.count == Self.length else { return nil }
    self.init(bytes)
  }

  /// PostgreSQL keeps this in its place (RFC 5803), so that no log of the server has the password.
  package var verifier: String {
    let salt = Sodium.random(16)
    let salted = Self.stretched(Array(text.utf8), salt)
    let stored = Sodium.digest(Sodium.code(of: Array("Client Key".utf8), salted))
    let server = Sodium.code(of: Array("Server Key".utf8), salted)
    return "SCRAM-SHA-256$\(Self.rounds):\(Sodium.base64(salt))$\(Sodium.base64(stored)):"
      + Sodium.base64(server)
  }

  /// As many as PostgreSQL takes itself; no more are needed for what nobody can guess.
  private static let rounds = 4096

  /// PBKDF2 with HMAC-SHA-256, of one block.
  private static func stretched(_ password: [UInt8], _ salt: [UInt8]) -> [UInt8] {
    var round = Sodium.code(of: salt + [0, 0, 0, 1], password)
    var result = round
    for _ in 1..<rounds {
      round = Sodium.code(of: round, password)
      for place in result.indices { result[place] ^= round[place] }
    }
    return result
  }
}
