import Glibc
package import Host
import Nouns
package import Time
package import Wire

/// One exchange with a folder: what others have written is taken, and what is lacking there is written.
///
/// Each step leaves all in order, whenever it is cut off: a segment is written down before it is on the
/// disk, it is whole or not there, and an older one goes after that.
package struct Exchange<Source: OperationSource> {
  var source: Source
  let key: PersonKey
  let folder: PersonFolder
  let places: CarrierPlaces
  let now: Instant
  var state: ExchangeState
  var own = RowID.blank
  var logs: [RowID: KnownLog] = [:]
  var machines: [RowID: Machine] = [:]
  /// Also what others could write themselves: nothing of them is there yet.
  package var holdsAll = false
  var shelf = Shelf()
  /// Own segments that were recorded and are no longer there.
  var lost: [ExchangeState.Written] = []
  package private(set) var report: ExchangeReport

  /// A machine that has written nothing for so long may never write again.
  static var silence: Span { .hours(7 * 24) }

  package init(
    with source: Source, key: PersonKey, folder: ExchangeFolder, places: CarrierPlaces,
    at now: Instant
  ) throws(ExchangeFailure) {
    (self.source, self.key, self.places, self.now) = (source, key, places, now)
    self.folder = PersonFolder(folder)
    state = try Self.local { () throws(FileError) in try places.state() }
    report = ExchangeReport(
      at: now.milliseconds, last: state.last?.milliseconds, given: 0, taken: 0, changed: 0,
      held: 0, lacking: [], refusals: [])
  }

  package mutating func run() throws(ExchangeFailure) {
    guard Files.isDirectory(folder.root) else { throw .trouble(.folder, detail: folder.root) }
    try look()
    if let common = try firstOfOthersUnderOurName() { try rejoin(after: common) }
    try takeOthers()
    guard machines[own]?.left != true else { throw .trouble(.removed, detail: nil) }
    try giveOwn()
    try holdOthers()
    try tidy()
    state.last = now
    report.last = now.milliseconds
    try save()
  }

  /// Reads the ends of the logs here, and the names in the folder.
  mutating func look() throws(ExchangeFailure) {
    let known = try source.logs()
    guard let own = RowID(text: known.device) else { throw .daemon(known.device) }
    self.own = own
    logs = [:]
    for log in known.logs { if let id = RowID(text: log.device) { logs[id] = log } }
    try readMachines()
    let machine = own
    shelf = try there { () throws(FileError) in try folder.shelf(for: machine) }
    if state.device != own || state.person != key.person {
      state.written = []
      (state.device, state.person) = (own, key.person)
    }
  }

  private mutating func readMachines() throws(ExchangeFailure) {
    machines = [:]
    for machine in try source.machines() {
      if let id = RowID(text: machine.device) { machines[id] = machine }
    }
  }

  /// Others have operations under our name that are not here: our database was put back from a copy, or
  /// is one of two.
  private mutating func rejoin(after common: Int64) throws(ExchangeFailure) {
    if let last = state.rejoined, (.zero..<Span.hours(24)).contains(now - last) {
      throw .trouble(.rejoined, detail: nil)
    }
    _ = try source.rejoin(after: common)
    state.rejoined = now
    try look()
    try save()
    report.rejoined = true
  }

  // MARK: Taking

  mutating func takeOthers() throws(ExchangeFailure) {
    for owner in Set(shelf.segments.map(\.owner)).sorted(by: { $0.text < $1.text })
    where owner != own { try take(from: owner) }
    guard report.taken > 0 else { return noteLacking() }
    let known = try source.logs()
    for log in known.logs { if let id = RowID(text: log.device) { logs[id] = log } }
    try readMachines()
    noteLacking()
    // Some are let go by what was taken after them.
    if report.held > 0 { report.held = min(report.held, try source.undecided()) }
  }

  private mutating func take(from owner: RowID) throws(ExchangeFailure) {
    var intake = Intake(of: owner, from: (logs[owner]?.seq ?? 0) + 1, on: shelf)
    while let segment = intake.next() {
      let lines: [CarriedLine]
      do {
        lines = try Segment.lines(
          folder.read(segment), named: segment.name, of: owner, with: key, from: intake.position)
      } catch {
        // Another copy of the same may be whole.
        note(ExchangeRefusal(device: owner.text, seq: intake.position))
        continue
      }
      for (entries, continues) in intake.batches(lines) {
        let taken = try source.take(
          ForeignLines(device: owner.text, entries: entries, continues: continues))
        report.taken += max(taken.seq - (intake.position - 1), 0)
        report.changed += taken.changed
        report.held += taken.held
        intake.position = taken.seq + 1
        guard let refused = taken.refused else { continue }
        note(ExchangeRefusal(device: owner.text, seq: refused.seq, reason: refused.reason))
        // Another copy may be of the right branch.
        break
      }
      // A segment that was damaged was whole elsewhere.
      report.refusals.removeAll {
        $0.device == owner.text && $0.seq < intake.position
      }
    }
  }

  private mutating func note(_ refusal: ExchangeRefusal) {
    if !report.refusals.contains(refusal) { report.refusals.append(refusal) }
  }

  private mutating func noteLacking() {
    report.lacking = logs.filter { $0.key != own && $0.value.named > $0.value.seq }.map {
      ExchangeLack(device: $0.key.text, count: $0.value.named - $0.value.seq)
    }.sorted { $0.device < $1.device }
  }

  mutating func countGiven(_ count: Int64) { report.given += count }

  // MARK: This machine's own disk

  func save() throws(ExchangeFailure) {
    try Self.local { () throws(FileError) in try places.write(state) }
  }

  static func local<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(ExchangeFailure) -> Value {
    do { return try body() } catch { throw ExchangeFailure(error, in: .other) }
  }
}

extension ExchangeFailure {
  /// The failure of a file, in the folder or on this machine.
  init(_ error: FileError, in place: ExchangeTrouble) {
    switch error {
    case .system(let path, let error):
      let isFull = [ENOSPC, EDQUOT].contains(error.code)
      self = .trouble(isFull ? .full : place, detail: "\(path): \(error.text)")
    case .notADirectory(let path): self = .trouble(.folder, detail: path)
    case .notARegularFile(let path), .tooLong(let path, _), .notOurs(let path, _),
      .locked(let path, _):
      self = .trouble(place, detail: path)
    }
  }
}
