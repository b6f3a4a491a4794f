import CSodium

/// The one importer of libsodium's functions.
enum Sodium {
  /// Must have been called before anything else; nothing works without it.
  static let isReady = sodium_init() >= 0

  /// A keyed hash that tells nothing of its key. A key of any length is taken.
  static func hash(_ text: String, key: [UInt8], length: Int) -> [UInt8] {
    precondition(isReady, "libsodium cannot be used")
    var hash = [UInt8](repeating: 0, count: length)
    var message = Array(text.utf8)
    let code = crypto_generichash(
      &hash, length, &message, UInt64(message.count), key, key.count)
    precondition(code == 0, "a key is longer than 64 bytes")
    return hash
  }

  static func nonce() -> [UInt8] {
    precondition(isReady, "libsodium cannot be used")
    var nonce = [UInt8](repeating: 0, count: Int(fastd_sealing_nonce))
    randombytes_buf(&nonce, nonce.count)
    return nonce
  }

  static func seal(
    _ text: [UInt8], with key: [UInt8], _ nonce: [UInt8], beside known: [UInt8]
  ) -> [UInt8] {
    var sealed = [UInt8](repeating: 0, count: text.count + Int(fastd_sealing_tag))
    crypto_aead_xchacha20poly1305_ietf_encrypt(
      &sealed, nil, text, UInt64(text.count), known, UInt64(known.count), nil, nonce, key)
    return sealed
  }

  /// Nil where a bit of it, of what stands beside it or of the key is another.
  static func open(
    _ sealed: ArraySlice<UInt8>, with key: [UInt8], _ nonce: ArraySlice<UInt8>,
    beside known: [UInt8]
  ) -> [UInt8]? {
    precondition(isReady, "libsodium cannot be used")
    guard sealed.count >= Int(fastd_sealing_tag), nonce.count == Int(fastd_sealing_nonce) else {
      return nil
    }
    var text = [UInt8](repeating: 0, count: sealed.count - Int(fastd_sealing_tag))
    let code = crypto_aead_xchacha20poly1305_ietf_decrypt(
      &text, nil, nil, Array(sealed), UInt64(sealed.count), known, UInt64(known.count),
      Array(nonce), key)
    return code == 0 ? text : nil
  }
}
