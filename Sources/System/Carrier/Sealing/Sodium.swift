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

  static func nonce() -> [UInt8] { random(Int(fastd_sealing_nonce)) }

  static func random(_ count: Int) -> [UInt8] {
    precondition(isReady, "libsodium cannot be used")
    var bytes = [UInt8](repeating: 0, count: count)
    randombytes_buf(&bytes, count)
    return bytes
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

  // MARK: As PostgreSQL checks passwords

  /// HMAC-SHA-256.
  static func code(of text: [UInt8], _ key: [UInt8]) -> [UInt8] {
    var state = crypto_auth_hmacsha256_state()
    var code = [UInt8](repeating: 0, count: Int(crypto_auth_hmacsha256_BYTES))
    crypto_auth_hmacsha256_init(&state, key, key.count)
    crypto_auth_hmacsha256_update(&state, text, UInt64(text.count))
    crypto_auth_hmacsha256_final(&state, &code)
    return code
  }

  /// SHA-256.
  static func digest(_ text: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: Int(crypto_hash_sha256_BYTES))
    crypto_hash_sha256(&digest, text, UInt64(text.count))
    return digest
  }

  static func base64(_ bytes: [UInt8]) -> String {
    var text = [CChar](repeating: 0, count: bytes.count * 2 + 8)
    sodium_bin2base64(&text, text.count, bytes, bytes.count, sodium_base64_VARIANT_ORIGINAL)
    return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
