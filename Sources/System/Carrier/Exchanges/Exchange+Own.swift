import Host
import Nouns
import Wire

// The segments under this machine's own name.
extension Exchange {
  /// The last operation that is the same here and there, if others have some under our name that are not
  /// ours; nil where all is as it should be. What we wrote ourselves is put in order on the way.
  mutating func firstOfOthersUnderOurName() throws(ExchangeFailure) -> Int64? {
    for place in shelf.strays { try there { () throws(FileError) in try folder.delete(place) } }
    let end = logs[own]?.seq ?? 0
    var isForked = try !isAsWritten(upTo: end)
    if logs[own]?.named ?? 0 > end { isForked = true }
    for segment in shelf.segments where segment.holder == own {
      if state.written.contains(where: { $0.is(segment) }) { continue }
      switch try judge(segment, end) {
      case .ours(let written): state.written.append(written)
      case .useless: try remove(segment)
      case .others: isForked = true
      }
    }
    // Somebody may hold what we wrote before we were put back.
    for segment in shelf.of(own) where segment.holder != own && segment.name.to > end {
      if (try? lines(of: segment)) != nil { isForked = true }
    }
    let shelf = shelf.segments.filter { $0.holder == own }
    lost = state.written.filter { written in !shelf.contains { written.is($0) } }
    state.written.removeAll { lost.contains($0) }
    return isForked ? try lastInCommon(upTo: end) : nil
  }

  /// Whether the log is the one of which segments were written: a database that was put back does not take
  /// what was written down with it.
  private mutating func isAsWritten(upTo end: Int64) throws(ExchangeFailure) -> Bool {
    let own = own
    guard
      let last = state.written.filter({ $0.owner == own }).max(by: { $0.name.to < $1.name.to })
    else { return true }
    guard last.name.to < end else {
      return last.name.to == end && last.digest == logs[own]?.digest
    }
    return try digest(of: own, at: last.name.to) == last.digest
  }

  private enum Judgement {
    case ours(ExchangeState.Written)
    /// Torn, or of nobody.
    case useless
    /// Under our name, but not by this database.
    case others
  }

  /// Of a segment in our directory that is not written down: a crash came in between, what is written
  /// down is lost, or it is damaged.
  private mutating func judge(
    _ segment: ShelvedSegment, _ end: Int64
  ) throws(ExchangeFailure) -> Judgement {
    guard let lines = try? lines(of: segment), let last = lines.last else { return .useless }
    let known = segment.owner == own ? end : logs[segment.owner]?.seq ?? 0
    guard last.seq <= known, try digest(of: segment.owner, at: last.seq) == last.digest else {
      return segment.owner == own ? .others : .useless
    }
    return .ours(
      .init(
        owner: segment.owner, name: segment.name, bytes: segment.bytes,
        emptied: Int64(lines.count { $0.line == nil }), digest: last.digest))
  }

  private func lines(of segment: ShelvedSegment) throws -> [CarriedLine] {
    try Segment.lines(
      folder.read(segment), named: segment.name, of: segment.owner, with: key)
  }

  mutating func digest(of owner: RowID, at seq: Int64) throws(ExchangeFailure) -> String? {
    try source.lines(LinesQuestion(after: seq - 1, limit: 1, device: owner.text)).entries.first?
      .digest
  }

  /// By the segments that are there, else by what we wrote down of those that were.
  private mutating func lastInCommon(upTo end: Int64) throws(ExchangeFailure) -> Int64 {
    let segments = shelf.of(own).sorted { $0.name.to > $1.name.to }
    for segment in segments where segment.name.from <= end {
      guard let theirs = try? lines(of: segment) else { continue }
      for line in theirs.reversed() where line.seq <= end {
        if try digest(of: own, at: line.seq) == line.digest { return line.seq }
      }
    }
    let written = (state.written + lost).filter { $0.owner == own }
    for written in written.sorted(by: { $0.name.to > $1.name.to })
    where written.name.to <= end {
      if try digest(of: own, at: written.name.to) == written.digest { return written.name.to }
    }
    return 0
  }

  mutating func remove(_ segment: ShelvedSegment) throws(ExchangeFailure) {
    try there { () throws(FileError) in try folder.delete(segment) }
    shelf.segments.removeAll { $0 == segment }
    state.written.removeAll { $0.is(segment) }
  }

  /// Runs something whose failure is one of the folder.
  func there<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(ExchangeFailure) -> Value {
    do { return try body() } catch { throw ExchangeFailure(error, in: .unwritable) }
  }
}

extension ExchangeState.Written {
  /// Whether it is that one, as it was written.
  func `is`(_ segment: ShelvedSegment) -> Bool {
    owner == segment.owner && name == segment.name && bytes == segment.bytes
  }
}
