import Glibc
package import Host
import Nouns
import Time
import Wire

/// One exchange with a folder: what others have written is taken, and what is lacking there is written.
///
/// Each step leaves all in order, whenever it is cut off: a segment is written down before it is on the
/// disk, it is whole or not there, and an older one goes after that.
package struct FolderExchange<Source: OperationSource> {
  package var here: Holdings<Source>
  let key: PersonKey
  let folder: PersonFolder
  let places: CarrierPlaces
  package var state: ExchangeState
  /// Also what others could write themselves: nothing of them is there yet.
  package var holdsAll = false
  var shelf = Shelf()
  /// Segments of others under our own name.
  var foreign: [ShelvedSegment] = []
  /// Own segments that were recorded and are no longer there.
  var lost: [ExchangeState.Written] = []

  var own: RowID { here.own }
  var logs: [RowID: KnownLog] { here.logs }

  /// A machine that has written nothing for so long may never write again.
  static var silence: Span { .hours(7 * 24) }

  package init(
    with here: Holdings<Source>, key: PersonKey, folder: ExchangeFolder, places: CarrierPlaces
  ) throws(ExchangeFailure) {
    (self.here, self.key, self.places) = (here, key, places)
    self.folder = PersonFolder(folder)
    state = try Self.local { () throws(FileError) in try places.state() }
  }

  /// Looks at what is there; the last operation in common, if others have some under our name.
  package mutating func prepare() throws(ExchangeFailure) -> Int64? {
    guard Files.isDirectory(folder.root) else { throw .trouble(.folder, detail: folder.root) }
    try look()
    return try firstOfOthersUnderOurName()
  }

  package mutating func run() throws(ExchangeFailure) {
    try takeOthers()
    try here.checkMembership()
    try giveOwn()
    try holdOthers()
    try tidy()
    try save()
  }

  /// Reads the names in the folder; also where this machine goes on as a new device.
  package mutating func look() throws(ExchangeFailure) {
    let own = own
    shelf = try there { () throws(FileError) in try folder.shelf(for: own) }
    if state.device != own || state.person != key.person {
      state.written = []
      (state.device, state.person) = (own, key.person)
    }
  }

  // MARK: Taking

  private mutating func takeOthers() throws(ExchangeFailure) {
    for owner in Set(shelf.segments.map(\.owner)).sorted(by: { $0.text < $1.text })
    where owner != own { try take(from: owner) }
    try here.endTaking()
  }

  private mutating func take(from owner: RowID) throws(ExchangeFailure) {
    var intake = Intake(of: owner, from: here.end(of: owner) + 1, on: shelf)
    while let segment = intake.next() {
      let lines: [CarriedLine]
      do {
        lines = try Segment.lines(
          folder.read(segment), named: segment.name, of: owner, with: key, from: intake.position)
      } catch {
        // Another copy of the same may be whole.
        here.note(ExchangeRefusal(device: owner.text, seq: intake.position))
        continue
      }
      for batch in OperationBatch.pieces(of: lines) {
        let (end, isWhole) = try here.take(batch, of: owner, behind: intake.position - 1)
        intake.position = end + 1
        // Another copy may be of the right branch.
        guard isWhole else { break }
      }
      here.settle(owner, upTo: intake.position - 1)
    }
  }

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
