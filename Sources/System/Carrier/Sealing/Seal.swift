import CSodium
import Nouns

/// A mark that only those who have the key can make.
enum Seal {
  static let longest = 1 << 10
  private static let word = Array("ended".utf8)

  static func bytes(for key: PersonKey) -> [UInt8] {
    let nonce = Sodium.nonce()
    return nonce + Sodium.seal(word, with: key.bytes, nonce, beside: known(key))
  }

  static func isSound(_ bytes: [UInt8], for key: PersonKey) -> Bool {
    let nonce = Int(fastd_sealing_nonce)
    guard bytes.count > nonce else { return false }
    return Sodium.open(
      bytes[nonce...], with: key.bytes, bytes[..<nonce], beside: known(key)) == word
  }

  private static func known(_ key: PersonKey) -> [UInt8] {
    Array("fastd-mark 1 \(key.person.text)".utf8)
  }
}
