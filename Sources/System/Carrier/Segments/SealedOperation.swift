import CSodium
import Nouns
import Wire

/// One operation as it lies in a segment: its length, its digest, a nonce and what is sealed.
///
/// The line is filled up to a multiple of 64 bytes, so that its length tells little. The head of the
/// segment, the number and the digest are sealed beside it: none of them can be another's.
enum SealedOperation {
  /// A line of 64 KiB, which is the longest that is taken, and what fills it up.
  static let longestLine = 64 << 10
  private static let block = 64
  private static let lengthLength = 4
  private static let digestLength = 16
  private static let nonceLength = Int(fastd_sealing_nonce)
  private static let tagLength = Int(fastd_sealing_tag)
  private static let headLength = lengthLength + digestLength + nonceLength
  static let shortest = headLength + block + tagLength
  private static let longest = headLength + longestLine + block + tagLength

  /// Nil for a line that nobody would take, or a digest of the wrong form.
  static func bytes(
    of line: CarriedLine, in head: SegmentHead, with key: PersonKey
  ) -> [UInt8]? {
    guard let digest = Hex.bytes(line.digest), digest.count == digestLength else { return nil }
    var text = Array((line.line ?? emptied(line.seq, line.digest, of: head)).utf8)
    guard text.count <= longestLine else { return nil }
    text.append(0x80)
    text += [UInt8](repeating: 0, count: (block - text.count % block) % block)
    let nonce = Sodium.nonce()
    let sealed = Sodium.seal(text, with: key.bytes, nonce, beside: head.known(line.seq, digest))
    let length = UInt32(sealed.count)
    return (0..<lengthLength).map { UInt8(truncatingIfNeeded: length >> UInt32(24 - 8 * $0)) }
      + digest + nonce + sealed
  }

  /// The operation at the beginning of the bytes, and how many it takes; nil where it is not whole, or
  /// not what was sealed here with this key.
  static func read(
    _ bytes: ArraySlice<UInt8>, as seq: Int64, in head: SegmentHead, with key: PersonKey
  ) -> (line: CarriedLine, length: Int)? {
    guard bytes.count >= shortest else { return nil }
    var rest = bytes
    func take(_ count: Int) -> ArraySlice<UInt8> {
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    let count = take(lengthLength).reduce(0) { $0 << 8 | Int($1) }
    let (digest, nonce) = (Array(take(digestLength)), take(nonceLength))
    guard headLength + count <= longest, count <= rest.count,
      let text = Sodium.open(
        take(count), with: key.bytes, nonce, beside: head.known(seq, digest)),
      let end = text.lastIndex(where: { $0 != 0 }), text[end] == 0x80,
      let line = String(validating: text[..<end], as: UTF8.self)
    else { return nil }
    let hex = Hex.text(digest)
    let isEmptied = line == emptied(seq, hex, of: head)
    return (
      CarriedLine(seq: seq, digest: hex, line: isEmptied ? nil : line), headLength + count
    )
  }

  /// The line of an operation whose content is gone.
  private static func emptied(_ seq: Int64, _ digest: String, of head: SegmentHead) -> String {
    "{\"v\":1,\"device\":\"\(head.device.text)\",\"seq\":\(seq),\"digest\":\"\(digest)\"}"
  }
}
