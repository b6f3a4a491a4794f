package import Nouns
package import Wire

/// A file of operations of one device, which follow each other. It is written once and never changed.
package enum Segment {
  /// No segment is longer than this, merged ones included.
  package static let longest = 32 << 20
  /// So many bytes, and it ends with the next step.
  package static let usual = 2 << 20

  package enum Fault: Error, Equatable, Sendable {
    /// Cut off, or no segment at all.
    case torn
    /// Of another person, device or place than where it lies.
    case misplaced
    /// An operation cannot be opened: somebody changed it, or it was sealed with another key.
    case sealed(seq: Int64)
  }

  /// Nil where a line is too long for anybody to take it.
  package static func bytes(
    _ lines: [CarriedLine], named name: SegmentName, of device: RowID, after before: String,
    with key: PersonKey
  ) -> [UInt8]? {
    let head = SegmentHead(person: key.person, device: device, name: name, before: before)
    var bytes = Array("\(head.line)\n".utf8)
    for line in lines {
      guard let sealed = SealedOperation.bytes(of: line, in: head, with: key) else { return nil }
      bytes += sealed
    }
    return bytes
  }

  /// The operations from a number on.
  package static func lines(
    _ bytes: [UInt8], named name: SegmentName, of device: RowID, with key: PersonKey,
    from first: Int64 = 1
  ) throws(Fault) -> [CarriedLine] {
    try read(bytes, named: name, of: device, with: key, from: first).lines
  }

  /// The same, with the digest of the log before the segment; empty where that is its beginning.
  package static func read(
    _ bytes: [UInt8], named name: SegmentName, of device: RowID, with key: PersonKey,
    from first: Int64 = 1
  ) throws(Fault) -> (lines: [CarriedLine], before: String) {
    guard let end = bytes.prefix(SegmentHead.longest).firstIndex(of: UInt8(ascii: "\n")),
      let head = SegmentHead(bytes[..<end])
    else { throw .torn }
    guard head.person == key.person, head.device == device, head.name == name else {
      throw .misplaced
    }
    var lines: [CarriedLine] = []
    var rest = bytes[(end + 1)...]
    for seq in name.range {
      if rest.isEmpty { throw .torn }
      guard let read = SealedOperation.read(rest, as: seq, in: head, with: key) else {
        throw .sealed(seq: seq)
      }
      if seq >= first { lines.append(read.line) }
      rest = rest.dropFirst(read.length)
    }
    guard rest.isEmpty else { throw .torn }
    return (lines, head.before)
  }
}
