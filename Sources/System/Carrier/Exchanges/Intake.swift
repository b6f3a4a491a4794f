import Nouns
import Wire

/// Which segment of a machine's log is read next, and in which pieces fastd takes its operations.
struct Intake {
  let owner: RowID
  /// The next operation that is missing here.
  var position: Int64
  /// Those that may have it, the one to be read first at the end: of several the one written last, then
  /// the one that goes furthest.
  private var segments: [ShelvedSegment]

  init(of owner: RowID, from position: Int64, on shelf: Shelf) {
    (self.owner, self.position) = (owner, position)
    segments = shelf.of(owner).filter { $0.name.to >= position }.sorted {
      ($0.name.generation, $0.name.to, $1.holder.text) < (
        $1.name.generation, $1.name.to, $0.holder.text
      )
    }
  }

  /// Each is given once: what was of no use is not read again.
  mutating func next() -> ShelvedSegment? {
    guard let place = segments.lastIndex(where: { $0.name.range.contains(position) }) else {
      return nil
    }
    return segments.remove(at: place)
  }

  private static let most = 500
  /// In bytes as a call has them; it may have 160 KiB.
  private static let room = 128 << 10

  /// Pieces that one call has room for. The rest of a torn step comes with the next.
  func batches(_ lines: [CarriedLine]) -> [(entries: [CarriedLine], continues: Bool?)] {
    var batches: [(entries: [CarriedLine], continues: Bool?)] = []
    var (batch, room): ([CarriedLine], Int) = ([], Self.room)
    for line in lines {
      let length = Self.length(of: line)
      if !batch.isEmpty, batch.count == Self.most || length > room {
        batches.append((batch, Self.step(of: line) == Self.step(of: batch[batch.count - 1])))
        (batch, room) = ([], Self.room)
      }
      batch.append(line)
      room -= length
    }
    if !batch.isEmpty { batches.append((batch, nil)) }
    return batches
  }

  private static func length(of line: CarriedLine) -> Int {
    let text = line.line?.utf8 ?? "".utf8
    return text.count + 80
      + text.count { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20 }
  }

  /// The first operation of its step; of an emptied one, itself.
  private static func step(of line: CarriedLine) -> Int64 {
    guard let text = line.line, case .object(let operation)? = try? JSON(parsing: Array(text.utf8)),
      case .int(let step)? = operation["step"]
    else { return line.seq }
    return step
  }
}
