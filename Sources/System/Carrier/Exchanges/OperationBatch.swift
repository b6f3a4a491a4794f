package import Wire

/// Operations that one call takes.
package struct OperationBatch {
  package let lines: [CarriedLine]
  /// The rest of a torn step comes with the next.
  let continues: Bool?

  private static let most = 500
  /// In bytes as a call has them; it may have 160 KiB.
  private static let room = 128 << 10

  package static func pieces(of lines: [CarriedLine]) -> [OperationBatch] {
    var pieces: [OperationBatch] = []
    var (piece, room): ([CarriedLine], Int) = ([], Self.room)
    for line in lines {
      let length = length(of: line)
      if let last = piece.last, piece.count == most || length > room {
        pieces.append(OperationBatch(lines: piece, continues: step(of: line) == step(of: last)))
        (piece, room) = ([], Self.room)
      }
      piece.append(line)
      room -= length
    }
    if !piece.isEmpty { pieces.append(OperationBatch(lines: piece, continues: nil)) }
    return pieces
  }

  private static func length(of line: CarriedLine) -> Int {
    let text = line.line?.utf8 ?? "".utf8
    return text.count + 80
      + text.count { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") || $0 < 0x20 }
  }

  /// The first operation of its step; of an emptied one, itself.
  package static func step(of line: CarriedLine) -> Int64 {
    guard let text = line.line, case .object(let operation)? = try? JSON(parsing: Array(text.utf8)),
      case .int(let step)? = operation["step"]
    else { return line.seq }
    return step
  }
}
