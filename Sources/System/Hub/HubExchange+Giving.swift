import Carrier
import Nouns
import Wire

// Giving: whatever the hub lacks, whoever wrote it.
extension HubExchange {
  mutating func giveAll() throws(ExchangeFailure) {
    var hasGiven = false
    for (owner, log) in here.logs.sorted(by: { $0.key.text < $1.key.text })
    where log.seq > status.ends[owner]?.seq ?? 0 {
      hasGiven = true
      do throws(ExchangeFailure) { try give(owner, upTo: log.seq) } catch {
        // One log stops no other.
        guard error == Self.fork else { throw error }
        here.note(ExchangeRefusal(device: owner.text, seq: log.seq, reason: .fork))
      }
    }
    guard hasGiven else { return }
    status = try there { () throws(HubFault) in try hub.status() }
  }

  private static var fork: ExchangeFailure { .trouble(.hubFailed, detail: "FD001") }

  private mutating func give(_ owner: RowID, upTo end: Int64) throws(ExchangeFailure) {
    let theirs = status.ends[owner]
    var (position, before) = (theirs?.seq ?? 0, theirs?.mark)
    // A log of another machine that is another one there: it is found and told by its owner.
    guard try mark(of: owner, at: position) == before else { throw Self.fork }
    while position < end {
      let lines = try here.source.lines(
        LinesQuestion(after: position, limit: 500, device: owner.text)
      ).entries
      for piece in try sealed(lines, of: owner) {
        position = try there { () throws(HubFault) in
          try hub.push(piece, of: owner, behind: before, with: key)
        }
        guard let last = piece.last, position >= last.seq else {
          // Somebody has emptied the hub meanwhile.
          throw .trouble(.hubAway, detail: "\(owner.text) \(position)")
        }
        if owner == here.own { here.report.given += Int64(piece.count) }
        // Another machine may have given more of it meanwhile.
        before = position == last.seq ? last.mark : try mark(of: owner, at: position)
        if position > last.seq { break }
      }
      if lines.isEmpty || before == nil { break }
    }
  }

  /// Nil before the first operation and beyond the last.
  private mutating func mark(
    of owner: RowID, at seq: Int64
  ) throws(ExchangeFailure) -> [UInt8]? {
    guard seq > 0, let digest = try here.digest(of: owner, at: seq).flatMap(Hex.bytes) else {
      return nil
    }
    return mark(digest, seq, of: owner)
  }

  /// In batches that the hub takes, which end with a step where that can be.
  private func sealed(
    _ lines: [CarriedLine], of owner: RowID
  ) throws(ExchangeFailure) -> [[HubOperation]] {
    let place = place(of: owner)
    var (batches, batch, size, step): ([[HubOperation]], [HubOperation], Int, Int) = ([], [], 0, 0)
    for (index, line) in lines.enumerated() {
      guard let digest = Hex.bytes(line.digest) else { continue }
      let body = line.line.flatMap { SealedLine.bytes($0, line.seq, digest, in: place, with: key) }
      guard (body == nil) == (line.line == nil) else {
        throw .trouble(.hubFailed, detail: "\(owner.text) \(line.seq)")
      }
      let length = (body?.count ?? 0) + Self.besides
      if index > 0, OperationBatch.step(of: line) != OperationBatch.step(of: lines[index - 1]) {
        step = batch.count
      }
      if size + length > Self.mostBytes {
        let end = step > 0 ? step : batch.count
        batches.append(Array(batch[..<end]))
        batch.removeFirst(end)
        size = batch.reduce(0) { $0 + ($1.body?.count ?? 0) + Self.besides }
        step = 0
      }
      batch.append(
        HubOperation(seq: line.seq, mark: mark(digest, line.seq, of: owner), body: body))
      size += length
    }
    if !batch.isEmpty { batches.append(batch) }
    return batches
  }

  private static var mostBytes: Int { 1 << 20 }
  /// The hub counts so much for each operation, besides its body.
  private static var besides: Int { 100 }
}

extension ExchangeFailure {
  package init(_ fault: HubFault) {
    self =
      switch fault {
      case .library: .trouble(.hubLibrary, detail: nil)
      case .away(let detail): .trouble(.hubAway, detail: detail)
      case .unsafe(let detail): .trouble(.hubUnsafe, detail: detail)
      case .strange: .trouble(.hubFailed, detail: "?")
      case .state("FD001", _): .trouble(.hubFailed, detail: "FD001")
      case .state("FD002", _): .trouble(.hubUnsafe, detail: "FD002")
      case .state("FD003", _): .trouble(.ended, detail: nil)
      case .state("53100", _): .trouble(.hubFull, detail: nil)
      case .state(let code, let line):
        if fault.passes {
          .trouble(.hubAway, detail: line.isEmpty ? code : line)
        } else if code.hasPrefix("28") {
          .trouble(.hubRefused, detail: nil)
        } else {
          .trouble(.hubFailed, detail: line.isEmpty ? code : line)
        }
      }
  }
}
