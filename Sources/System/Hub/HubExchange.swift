package import Carrier
import Host
import Nouns
import Time
import Wire

/// One exchange with a hub: what it has and is not here is taken, what it lacks of any machine is given,
/// and what was erased here is erased there.
package struct HubExchange<Source: OperationSource> {
  package var here: Holdings<Source>
  let key: PersonKey
  let hub: HubConnection
  var status: HubStatus
  /// Its memory from one exchange to the next.
  package var state: ExchangeState

  package init(
    with here: Holdings<Source>, key: PersonKey, through hub: HubConnection, _ state: ExchangeState
  ) throws(ExchangeFailure) {
    (self.here, self.key, self.hub, self.state) = (here, key, hub, state)
    status = try Self.there { () throws(HubFault) in try hub.status() }
    guard status.version == HubStatus.version else { throw .trouble(.hubNewer, detail: nil) }
  }

  /// Whether the hub goes on with that key.
  package func isUnder(_ key: PersonKey) -> Bool { status.key == key.person }

  /// Has the hub tell at once of what is new.
  package func tellAtOnce() throws(ExchangeFailure) {
    if !status.isLive { try there { () throws(HubFault) in try hub.live(true) } }
  }

  package mutating func run() throws(ExchangeFailure) {
    try takeOthers()
    try here.checkMembership()
    // Even where there is no room for more: this makes some.
    try eraseThere()
    try giveAll()
    try eraseThere()
    let part = Double(status.used) / Double(max(status.quota, 1))
    if part >= 0.8 { here.report.filled = Int64(min(part, 10) * 100) }
  }

  // MARK: Taking

  private mutating func takeOthers() throws(ExchangeFailure) {
    for (owner, end) in status.ends.sorted(by: { $0.key.text < $1.key.text })
    where owner != here.own && end.seq > here.end(of: owner) {
      try take(from: owner, upTo: end.seq)
    }
    try here.endTaking()
  }

  private mutating func take(from owner: RowID, upTo end: Int64) throws(ExchangeFailure) {
    var taken = here.end(of: owner)
    var position = taken
    // The last piece waits for what follows, which may be of the same step.
    var waiting: [CarriedLine] = []
    while position < end {
      let lines = try pull(owner, after: position)
      guard let last = lines.last else { break }
      position = last.seq
      var pieces = OperationBatch.pieces(of: waiting + lines)
      waiting = position < end ? pieces.removeLast().lines : []
      for piece in pieces {
        let isWhole: Bool
        (taken, isWhole) = try here.take(piece, of: owner, behind: taken)
        guard isWhole else { return }
      }
    }
    for piece in OperationBatch.pieces(of: waiting) {
      (taken, _) = try here.take(piece, of: owner, behind: taken)
    }
  }

  /// The next operations of a log, opened; those before one that cannot be.
  private mutating func pull(
    _ owner: RowID, after seq: Int64
  ) throws(ExchangeFailure) -> [CarriedLine] {
    let found = try there { () throws(HubFault) in try hub.pull(owner, after: seq) }
    var lines: [CarriedLine] = []
    for operation in found {
      guard operation.seq == seq + Int64(lines.count) + 1,
        let line = opened(operation, of: owner)
      else {
        here.note(ExchangeRefusal(device: owner.text, seq: seq + Int64(lines.count) + 1))
        break
      }
      lines.append(line)
    }
    return lines
  }

  private func opened(_ operation: HubOperation, of owner: RowID) -> CarriedLine? {
    guard let digest = digest(in: operation.mark, operation.seq, of: owner) else { return nil }
    let text = Hex.text(digest)
    guard let body = operation.body else {
      return CarriedLine(seq: operation.seq, digest: text, line: nil)
    }
    return SealedLine.line(body[...], operation.seq, digest, in: place(of: owner), with: key)
      .map { CarriedLine(seq: operation.seq, digest: text, line: $0) }
  }

  // MARK: Marks

  func place(of owner: RowID) -> SealedPlace {
    SealedPlace(inHubOf: key.person, device: owner)
  }

  /// A digest with the proof that one of the person's machines has it there in that log, also of an
  /// operation without content.
  func mark(_ digest: [UInt8], _ seq: Int64, of owner: RowID) -> [UInt8] {
    digest + place(of: owner).proof(seq, digest, with: key)
  }

  /// Nil for a mark that nobody with the key has made.
  func digest(in mark: [UInt8], _ seq: Int64, of owner: RowID) -> [UInt8]? {
    let digest = Array(mark.prefix(16))
    return self.mark(digest, seq, of: owner) == mark ? digest : nil
  }

  // MARK: Two under one name

  /// The last operation that is the same here and there, if others have some under our name that are not
  /// ours; nil where all is as it should be. Nothing is believed that was not made with the key.
  package func firstOfOthersUnderOurName() throws(ExchangeFailure) -> Int64? {
    guard isUnder(key) else { throw .trouble(.ended, detail: nil) }
    let (own, ours) = (here.own, here.end(of: here.own))
    guard let end = status.ends[own] else { return nil }
    if end.seq <= ours, try isSame(end.mark, end.seq) { return nil }
    // Digests are of all that is before them: from the first one that differs on, all do.
    var (common, beyond) = (Int64(0), min(ours, end.seq) + 1)
    while beyond - common > 1 {
      let middle = (common + beyond) / 2
      if try isSame(try theirMark(middle), middle) { common = middle } else { beyond = middle }
    }
    // It has to be another one, or one that is not here.
    guard common < end.seq else {
      throw .trouble(.hubFailed, detail: "\(own.text) \(end.seq)")
    }
    let next = try theirMark(common + 1)
    if common < ours, try isSame(next, common + 1) {
      throw .trouble(.hubFailed, detail: "\(own.text) \(common + 1)")
    }
    return common
  }

  private func theirMark(_ seq: Int64) throws(ExchangeFailure) -> [UInt8] {
    let own = here.own
    let found = try there { () throws(HubFault) in
      try hub.pull(own, after: seq - 1, most: 1).first
    }
    guard let found, found.seq == seq, digest(in: found.mark, seq, of: own) != nil else {
      throw .trouble(.hubFailed, detail: "\(own.text) \(seq)")
    }
    return found.mark
  }

  private func isSame(_ mark: [UInt8], _ seq: Int64) throws(ExchangeFailure) -> Bool {
    let own = here.own
    guard let digest = digest(in: mark, seq, of: own) else {
      throw .trouble(.hubFailed, detail: "\(own.text) \(seq)")
    }
    var here = here
    return try here.digest(of: own, at: seq) == Hex.text(digest)
  }

  // MARK: Erasing

  private mutating func eraseThere() throws(ExchangeFailure) {
    for (owner, log) in here.logs where log.emptied > 0 {
      guard let end = status.ends[owner] else { continue }
      guard end.emptied < log.emptied || state.erased[owner] != log.emptied else { continue }
      let numbers = try here.source.emptied(of: owner.text)
      for start in stride(from: 0, to: numbers.count, by: Self.mostRanges) {
        let some = numbers[start..<min(start + Self.mostRanges, numbers.count)]
        try self.there { () throws(HubFault) in
          try hub.erase(some.map { $0.from...$0.to }, of: owner, with: key)
        }
      }
      // Those that are yet to be given have none anyway.
      if end.seq >= log.seq { state.erased[owner] = log.emptied }
    }
  }

  private static var mostRanges: Int { 10_000 }

  // MARK: Failures

  func there<Value>(
    _ body: () throws(HubFault) -> Value
  ) throws(ExchangeFailure) -> Value { try Self.there(body) }

  private static func there<Value>(
    _ body: () throws(HubFault) -> Value
  ) throws(ExchangeFailure) -> Value {
    do throws(HubFault) { return try body() } catch { throw ExchangeFailure(error) }
  }
}
