import Host
import Nouns
import Wire

// The segments under this machine's own name.
extension FolderExchange {
  /// The last operation that is the same here and there, if others have some under our name that are not
  /// ours; nil where all is as it should be. Puts our own segments in order on the way.
  mutating func firstOfOthersUnderOurName() throws(ExchangeFailure) -> Int64? {
    for place in shelf.strays { try there { () throws(FileError) in try folder.delete(place) } }
    let end = logs[own]?.seq ?? 0
    var foreign: [ShelvedSegment] = []
    var useless: Set<ShelvedSegment> = []
    for segment in shelf.segments where segment.holder == own {
      if state.written.contains(where: { $0.is(segment) }) { continue }
      switch try judge(segment) {
      case .ours(let written):
        state.written.removeAll { $0.owner == written.owner && $0.name == written.name }
        state.written.append(written)
      case .useless:
        try there { () throws(FileError) in try folder.delete(segment) }
        useless.insert(segment)
      case .others: foreign.append(segment)
      case .unclear: continue
      }
    }
    self.shelf.segments.removeAll { useless.contains($0) }
    let shelf = shelf.segments.filter { $0.holder == own }
    lost = state.written.filter { written in !shelf.contains { written.is($0) } }
    state.written.removeAll { lost.contains($0) }
    foreign += try writtenElsewhere(upTo: end)
    // Somebody may hold what we wrote before we were put back.
    for segment in self.shelf.of(own) where segment.holder != own && segment.name.to > end {
      if (try? read(segment)) != nil { foreign.append(segment) }
    }
    self.foreign = foreign
    guard !foreign.isEmpty || logs[own]?.named ?? 0 > end else { return nil }
    return try lastInCommon(with: foreign, upTo: end)
  }

  /// Under that name, our branch would be taken for the other one.
  package mutating func removeOwn(beyond common: Int64) throws(ExchangeFailure) {
    for written in state.written where written.owner == own && written.name.to > common {
      if !foreign.contains(where: { written.is($0) }) { try remove(segment(of: written)) }
    }
    try save()
  }

  /// Our segments that are not of the log that is here: a database that was put back does not take the
  /// record of them with it. The newest is asked first, which is enough where it fits.
  private mutating func writtenElsewhere(
    upTo end: Int64
  ) throws(ExchangeFailure) -> [ShelvedSegment] {
    let own = own
    let written = (state.written + lost).filter { $0.owner == own }
      .sorted { $0.name.to > $1.name.to }
    var elsewhere: [ShelvedSegment] = []
    for one in written {
      if one.name.to == end, one.digest == logs[own]?.digest { break }
      let here = one.name.to <= end ? try here.digest(of: own, at: one.name.to) : nil
      if here == one.digest { break }
      elsewhere.append(segment(of: one))
    }
    return elsewhere
  }

  private enum Judgement {
    case ours(ExchangeState.Written)
    /// Damaged, and all of it is here.
    case useless
    /// Under our name, but not by this database.
    case others
    /// It cannot be read now, or goes further than what is here.
    case unclear
  }

  /// Of a segment in our directory that is not written down: a crash came in between, what is written
  /// down is lost, or it is damaged.
  private mutating func judge(_ segment: ShelvedSegment) throws(ExchangeFailure) -> Judgement {
    let known = logs[segment.owner]?.seq ?? 0
    guard let lines = try? read(segment).lines, let last = lines.last else {
      return segment.name.to <= known ? .useless : .unclear
    }
    guard last.seq <= known, try here.digest(of: segment.owner, at: last.seq) == last.digest else {
      if segment.owner == own { return .others }
      return last.seq <= known ? .useless : .unclear
    }
    return .ours(
      .init(
        owner: segment.owner, name: segment.name, bytes: segment.bytes,
        modified: segment.modified, emptied: Int64(lines.count { $0.line == nil }),
        digest: last.digest))
  }

  /// With the digest of the log before it.
  func read(_ segment: ShelvedSegment) throws -> (lines: [CarriedLine], before: String) {
    try Segment.read(
      folder.read(segment), named: segment.name, of: segment.owner, with: key)
  }

  /// Only segments of the other branch tell it, and nothing that is in clear.
  private mutating func lastInCommon(
    with foreign: [ShelvedSegment], upTo end: Int64
  ) throws(ExchangeFailure) -> Int64 {
    var common: Int64 = 0
    for segment in foreign where segment.name.from <= end + 1 {
      guard let (theirs, before) = try? read(segment) else { continue }
      for line in theirs.reversed() where line.seq <= end && line.seq > common {
        if try here.digest(of: own, at: line.seq) == line.digest {
          common = line.seq
          break
        }
      }
      let first = segment.name.from - 1
      if first > common, try here.digest(of: own, at: first) == before { common = first }
    }
    return common
  }

  func segment(of written: ExchangeState.Written) -> ShelvedSegment {
    ShelvedSegment(
      holder: own, owner: written.owner, name: written.name, bytes: written.bytes,
      modified: written.modified)
  }

  mutating func remove(_ segment: ShelvedSegment) throws(ExchangeFailure) {
    try there { () throws(FileError) in try folder.delete(segment) }
    shelf.segments.removeAll { $0 == segment }
    if segment.holder == own { state.written.removeAll { $0.is(segment) } }
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
      && modified == segment.modified
  }
}
