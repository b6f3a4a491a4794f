import Host
import Nouns
import Time
import Wire

// Writing: the own operations, and those of machines that no longer write any.
extension FolderExchange {
  mutating func giveOwn() throws(ExchangeFailure) {
    for range in ours(own).lacking(upTo: logs[own]?.seq ?? 0) {
      here.report.given += try write(range, of: own)
    }
  }

  /// The part of a machine's log for which we have written segments.
  private func ours(_ owner: RowID) -> Ranges {
    Ranges(state.written.filter { $0.owner == owner }.map(\.name.range))
  }

  /// Whoever holds what the folder lacks of a machine that writes no more writes it in its own directory.
  mutating func holdOthers() throws(ExchangeFailure) {
    for (owner, log) in logs where owner != own && log.seq > 0 && (holdsAll || isSilent(owner)) {
      for range in shelf.ranges(of: owner).lacking(upTo: log.seq) {
        try write(range, of: owner)
      }
    }
    try takeOver()
  }

  /// Moves the segments of a removed machine to the first of those that are there. Otherwise nobody would
  /// remove erased operations from them. The same where a silent one has some: it writes again what is
  /// missing, once it is back.
  private mutating func takeOver() throws(ExchangeFailure) {
    let there = here.machines.filter {
      $0.key == own || $0.value.operations > 0 && !isLeftBehind($0.key)
    }
    guard there.keys.min(by: { $0.text < $1.text }) == own else { return }
    for (holder, machine) in here.machines where holder != own {
      let theirs = shelf.segments.filter { $0.holder == holder }
      let emptied = Set(theirs.map(\.owner)).reduce(0) { $0 + (logs[$1]?.emptied ?? 0) }
      guard machine.left || isLeftBehind(holder) && emptied > state.takenOver[holder] ?? 0 else {
        continue
      }
      for segment in theirs where segment.name.to <= logs[segment.owner]?.seq ?? 0 {
        if segment.owner != own { try holdAll(of: segment.owner) }
        try remove(segment)
      }
      state.takenOver[holder] = emptied
    }
  }

  private mutating func holdAll(of owner: RowID) throws(ExchangeFailure) {
    for range in ours(owner).lacking(upTo: logs[owner]?.seq ?? 0) { try write(range, of: owner) }
  }

  private func isSilent(_ owner: RowID) -> Bool {
    guard let machine = here.machines[owner], !machine.left, let last = machine.last else {
      return true
    }
    let ago = here.now - Instant(milliseconds: last)
    return ago >= Self.silence || ago <= .zero - Self.silence
  }

  /// Whether others have written for so long since. A clock that is wrong here for an hour says nothing of
  /// it: all machines would be silent, and their files would go.
  private func isLeftBehind(_ owner: RowID) -> Bool {
    guard let machine = here.machines[owner], !machine.left, let last = machine.last else {
      return true
    }
    let newest = here.machines.values.compactMap(\.last).max() ?? last
    let until = Instant(milliseconds: min(newest, here.now.milliseconds))
    return until - Instant(milliseconds: last) >= Self.silence
  }

  // MARK: Order

  /// Removes erased operations, merges small segments, and deletes redundant ones.
  mutating func tidy() throws(ExchangeFailure) {
    try removeRedundant()
    for owner in Set(state.written.map(\.owner)) { try empty(owner) }
    try mergeSmall()
    try removeRedundant()
  }

  private mutating func removeRedundant() throws(ExchangeFailure) {
    for written in state.written where isRedundant(written) {
      try remove(segment(of: written))
      try save()
    }
  }

  /// Whether another one of ours has all of it, or its owner has it again.
  private func isRedundant(_ written: ExchangeState.Written) -> Bool {
    if written.owner != own, hasAgain(written.owner, written.name.range) { return true }
    let newer = state.written.filter {
      $0.owner == written.owner && $0.name.generation > written.name.generation
    }
    return Ranges(newer.map(\.name.range)).covers(written.name.range)
  }

  /// Names can lie: what the owner has is opened before a copy of it goes.
  private func hasAgain(_ owner: RowID, _ range: ClosedRange<Int64>) -> Bool {
    let theirs = shelf.of(owner).filter { $0.holder == owner && $0.name.range.overlaps(range) }
    guard Ranges(theirs.map(\.name.range)).covers(range) else { return false }
    return Ranges(theirs.filter { (try? read($0)) != nil }.map(\.name.range)).covers(range)
  }

  /// Rewrites segments that have operations that were erased since.
  private mutating func empty(_ owner: RowID) throws(ExchangeFailure) {
    let files = state.written.filter { $0.owner == owner }
    guard let log = logs[owner], log.emptied > 0 else { return }
    let emptied = try here.source.emptied(of: owner.text)
    for file in files {
      let now = emptied.reduce(Int64(0)) { sum, numbers in
        sum + max(min(numbers.to, file.name.to) - max(numbers.from, file.name.from) + 1, 0)
      }
      guard now > file.emptied, file.name.generation < SegmentName.generations.upperBound else {
        continue
      }
      try write(file.name.range, of: owner, generation: file.name.generation + 1)
    }
  }

  private static var mostSmall: Int { 16 }
  private static var small: Int64 { 1 << 20 }

  private mutating func mergeSmall() throws(ExchangeFailure) {
    let small = state.written.filter { $0.owner == own && $0.bytes < Self.small }
      .sorted { $0.name.from < $1.name.from }
    guard small.count > Self.mostSmall else { return }
    // Of those that follow each other.
    var (run, runs): ([ExchangeState.Written], [[ExchangeState.Written]]) = ([], [])
    for file in small {
      if let last = run.last, last.name.to + 1 != file.name.from {
        runs.append(run)
        run = []
      }
      run.append(file)
    }
    for run in runs + [run] where run.count > 1 {
      guard let first = run.first, let last = run.last else { continue }
      let generation = run.reduce(1) { max($0, $1.name.generation) }
      try write(first.name.from...last.name.to, of: own, generation: generation + 1)
    }
  }

  // MARK: Segments

  /// Writes operations as one segment, or several where they are many; how many there were.
  @discardableResult
  private mutating func write(
    _ range: ClosedRange<Int64>, of owner: RowID, generation: Int64? = nil
  ) throws(ExchangeFailure) -> Int64 {
    var position = range.lowerBound
    var before = position == 1 ? "" : try here.digest(of: owner, at: position - 1) ?? ""
    while position <= range.upperBound {
      let lines = try gather(position...range.upperBound, of: owner)
      guard let last = lines.last else { break }
      try write(
        lines, of: owner, after: before,
        generation ?? unusedGeneration(of: owner, position...last.seq))
      (position, before) = (last.seq + 1, last.digest)
    }
    return position - range.lowerBound
  }

  /// Whole steps, as many as a segment usually has.
  private mutating func gather(
    _ range: ClosedRange<Int64>, of owner: RowID
  ) throws(ExchangeFailure) -> [CarriedLine] {
    var (lines, size): ([CarriedLine], Int) = ([], 0)
    var next = range.lowerBound
    while next <= range.upperBound {
      let found = try here.source.lines(
        LinesQuestion(
          after: next - 1, limit: min(500, range.upperBound - next + 1), device: owner.text))
      guard let last = found.entries.last else { break }
      lines += found.entries
      size += found.entries.reduce(0) { $0 + ($1.line?.utf8.count ?? 0) + SealedOperation.shortest }
      next = last.seq + 1
      if size >= Segment.usual, !found.continues || size >= Segment.longest / 4 { break }
    }
    return lines
  }

  /// No name ever means two contents: what was there before was of another generation. The first one is
  /// random, so that two databases that write under one name do not use the same names of files.
  private func unusedGeneration(of owner: RowID, _ range: ClosedRange<Int64>) -> Int64 {
    let before = (lost + state.written).filter {
      $0.owner == owner && $0.name.range.overlaps(range)
    }
    guard let last = before.map(\.name.generation).max() else {
      return Int64(Randomness.bits128().low % Self.firstGenerations) + 1
    }
    return min(last + 1, SegmentName.generations.upperBound)
  }

  private static var firstGenerations: UInt64 { 1 << 20 }

  private mutating func write(
    _ lines: [CarriedLine], of owner: RowID, after before: String, _ generation: Int64
  ) throws(ExchangeFailure) {
    guard let first = lines.first, let last = lines.last else { return }
    let name = SegmentName(first.seq...last.seq, generation: generation)
    guard let bytes = Segment.bytes(lines, named: name, of: owner, after: before, with: key)
    else { throw .trouble(.other, detail: "\(owner.text) \(first.seq)") }
    let emptied = Int64(lines.count { $0.line == nil })
    func written(_ segment: ShelvedSegment) -> ExchangeState.Written {
      .init(
        owner: owner, name: name, bytes: segment.bytes, modified: segment.modified,
        emptied: emptied, digest: last.digest)
    }
    let place = ShelvedSegment(holder: own, owner: owner, name: name, bytes: Int64(bytes.count))
    // First, so that no crash lets its name be used again.
    state.written.append(written(place))
    try save()
    let segment = try there { () throws(FileError) in try folder.write(bytes, as: place) }
    shelf.segments.append(segment)
    state.written[state.written.count - 1] = written(segment)
  }
}
