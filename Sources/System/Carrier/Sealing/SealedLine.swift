import CSodium
package import Nouns
import Wire

/// Where an operation is sealed for: nothing of it can be opened as something else's.
package struct SealedPlace: Equatable, Sendable {
  let device: RowID
  let name: String

  init(of device: RowID, name: String) { (self.device, self.name) = (device, name) }

  /// In a hub, whose operations lie each by itself.
  package init(inHubOf person: RowID, device: RowID) {
    self.init(of: device, name: "fastd-hub 1 \(person.text) \(device.text)")
  }

  /// Only those who have the key can make it: an operation without content is one of that machine.
  package func proof(_ seq: Int64, _ digest: [UInt8], with key: PersonKey) -> [UInt8] {
    Sodium.hash("fastd proof 1 \(name) \(seq) \(Hex.text(digest))", key: key.bytes, length: 16)
  }

  /// The number and the digest are sealed beside it as well.
  func known(_ seq: Int64, _ digest: [UInt8]) -> [UInt8] {
    Array("\(name) \(seq) ".utf8) + digest
  }
}

/// A line of text, sealed: a nonce and what is behind it. It is filled up to a multiple of 64 bytes, so
/// that its length tells little.
package enum SealedLine {
  /// A line of 64 KiB, which is the longest that is taken, and what fills it up.
  static let longestLine = 64 << 10
  private static let block = 64
  static let nonceLength = Int(fastd_sealing_nonce)
  private static let tagLength = Int(fastd_sealing_tag)
  static let shortest = nonceLength + block + tagLength
  package static let longest = nonceLength + longestLine + block + tagLength

  /// Nil for a line that nobody would take.
  package static func bytes(
    _ line: String, _ seq: Int64, _ digest: [UInt8], in place: SealedPlace, with key: PersonKey
  ) -> [UInt8]? {
    var text = Array(line.utf8)
    guard text.count <= longestLine else { return nil }
    text.append(0x80)
    text += [UInt8](repeating: 0, count: (block - text.count % block) % block)
    let nonce = Sodium.nonce()
    return nonce + Sodium.seal(text, with: key.bytes, nonce, beside: place.known(seq, digest))
  }

  /// Nil for what was not sealed just there with this key.
  package static func line(
    _ bytes: ArraySlice<UInt8>, _ seq: Int64, _ digest: [UInt8], in place: SealedPlace,
    with key: PersonKey
  ) -> String? {
    guard (shortest...longest).contains(bytes.count),
      let text = Sodium.open(
        bytes.dropFirst(nonceLength), with: key.bytes, bytes.prefix(nonceLength),
        beside: place.known(seq, digest)),
      let end = text.lastIndex(where: { $0 != 0 }), text[end] == 0x80
    else { return nil }
    return String(validating: text[..<end], as: UTF8.self)
  }
}
