import Nouns
import Wire

/// One operation as it lies in a segment: the length of what is sealed, its digest, and the sealed line.
/// What lies beside it is the head of the segment.
enum SealedOperation {
  private static let lengthLength = 4
  private static let digestLength = 16
  private static let headLength = lengthLength + digestLength
  static let shortest = headLength + SealedLine.shortest

  /// Nil for a line that nobody would take, or a digest of the wrong form.
  static func bytes(
    of line: CarriedLine, in head: SegmentHead, with key: PersonKey
  ) -> [UInt8]? {
    guard let digest = Hex.bytes(line.digest), digest.count == digestLength,
      let sealed = SealedLine.bytes(
        line.line ?? emptied(line.seq, line.digest, of: head), line.seq, digest, in: head.place,
        with: key)
    else { return nil }
    let length = UInt32(sealed.count - SealedLine.nonceLength)
    return (0..<lengthLength).map { UInt8(truncatingIfNeeded: length >> UInt32(24 - 8 * $0)) }
      + digest + sealed
  }

  /// The operation at the beginning of the bytes, and how many it takes; nil where it is not whole, or
  /// not what was sealed here with this key.
  static func read(
    _ bytes: ArraySlice<UInt8>, as seq: Int64, in head: SegmentHead, with key: PersonKey
  ) -> (line: CarriedLine, length: Int)? {
    guard bytes.count >= shortest else { return nil }
    let count =
      bytes.prefix(lengthLength).reduce(0) { $0 << 8 | Int($1) } + SealedLine.nonceLength
    let digest = Array(bytes.dropFirst(lengthLength).prefix(digestLength))
    let rest = bytes.dropFirst(headLength)
    guard count <= rest.count,
      let line = SealedLine.line(rest.prefix(count), seq, digest, in: head.place, with: key)
    else { return nil }
    let hex = Hex.text(digest)
    let isEmptied = line == emptied(seq, hex, of: head)
    return (CarriedLine(seq: seq, digest: hex, line: isEmptied ? nil : line), headLength + count)
  }

  /// The line of an operation whose content is gone.
  private static func emptied(_ seq: Int64, _ digest: String, of head: SegmentHead) -> String {
    "{\"v\":1,\"device\":\"\(head.device.text)\",\"seq\":\(seq),\"digest\":\"\(digest)\"}"
  }
}
