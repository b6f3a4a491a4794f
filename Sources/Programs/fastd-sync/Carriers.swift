import Carrier
import Host
import Hub
import Nouns
import Wire

/// One exchange by each carrier that is set, the folder and the hub.
///
/// Both are looked at before anything is given to one of them: otherwise operations that others have under
/// our name in the hub would be found when ours are in the folder under the same name.
struct Carriers {
  private let run: Run
  private var places: CarrierPlaces { run.places }
  private var key: PersonKey
  var here: Holdings<Daemon>
  private(set) var failure: ExchangeFailure?
  private var folder: FolderExchange<Daemon>?
  private var hub: HubExchange<Daemon>?
  private var common: Int64?

  init(of run: Run, _ key: PersonKey, _ here: Holdings<Daemon>) {
    (self.run, self.key, self.here) = (run, key, here)
  }

  /// A folder that is to hold all is filled under a new key, which the hub does not know yet.
  mutating func run(holdsAll: Bool) {
    attempt { (all: inout Carriers) throws(ExchangeFailure) in try all.lookAtFolder(holdsAll) }
    if run.places.hub != nil, !holdsAll {
      attempt { (all: inout Carriers) throws(ExchangeFailure) in try all.lookAtHub() }
    }
    guard attempt({ (all: inout Carriers) throws(ExchangeFailure) in try all.rejoin() }) else {
      return
    }
    attempt { (all: inout Carriers) throws(ExchangeFailure) in try all.carryByFolder() }
    attempt { (all: inout Carriers) throws(ExchangeFailure) in try all.carryByHub() }
  }

  /// Of two failures, the one that a person has to know first.
  @discardableResult
  private mutating func attempt(
    _ body: (inout Carriers) throws(ExchangeFailure) -> Void
  ) -> Bool {
    do throws(ExchangeFailure) {
      try body(&self)
      return true
    } catch {
      if failure.map({ !$0.lasts && error.lasts }) ?? true { failure = error }
      return false
    }
  }

  // MARK: Looking

  private mutating func lookAtFolder(_ holdsAll: Bool) throws(ExchangeFailure) {
    guard let root = places.folder?.root else { return }
    // The recorded one may be of the key before.
    let place = ExchangeFolder(root: root, person: key.person.text)
    guard !PersonFolder(place).isEnded(by: key) else {
      withdraw(from: place)
      throw .trouble(.ended, detail: nil)
    }
    var folder = try FolderExchange(with: here, key: key, folder: place, places: places)
    folder.holdsAll = holdsAll
    note(try folder.prepare())
    self.folder = folder
  }

  /// Nothing of this machine stays where sharing has ended.
  private func withdraw(from folder: ExchangeFolder) {
    guard let device = ((try? places.state()) ?? nil)?.device else { return }
    do throws(FileError) { try PersonFolder(folder).delete(allOf: device) } catch {
      Answer.complain(error.reason)
    }
  }

  private mutating func lookAtHub() throws(ExchangeFailure) {
    let connection = try run.connection()
    var hub = try HubExchange(with: here, key: key, through: connection, try state())
    // An attempt to change the key was cut off behind the hub.
    if let next = (try? places.key(.next)) ?? nil, next != key, hub.isUnder(next) {
      do throws(Membership.Refusal) { try run.membership.change(to: next) } catch {
        throw .trouble(.other, detail: error.rawValue)
      }
      key = next
      folder = nil
      hub = try HubExchange(with: here, key: key, through: connection, try state())
    }
    note(try hub.firstOfOthersUnderOurName())
    if places.isLive { try hub.tellAtOnce() }
    self.hub = hub
  }

  private func state() throws(ExchangeFailure) -> ExchangeState {
    do throws(FileError) { return try places.state() } catch { throw ExchangeFailure(error) }
  }

  private mutating func note(_ found: Int64?) {
    common = [common, found].compactMap(\.self).min()
  }

  /// Others have operations under our name that are not here.
  private mutating func rejoin() throws(ExchangeFailure) {
    guard let common else { return }
    try folder?.removeOwn(beyond: common)
    var state = try state()
    try here.rejoin(after: common, &state)
    try save(state)
    folder?.here = here
    hub?.here = here
    folder?.state.rejoined = state.rejoined
    try folder?.look()
  }

  /// Where nothing is missing on either side.
  var completePublication: Publication? {
    guard failure == nil, let hub, here.report.refusals.isEmpty, here.report.lacking.isEmpty else {
      return nil
    }
    return Publication(board: hub.board)
  }

  private func save(_ state: ExchangeState) throws(ExchangeFailure) {
    do throws(FileError) { try places.write(state) } catch { throw ExchangeFailure(error) }
  }

  // MARK: Carrying

  private mutating func carryByFolder() throws(ExchangeFailure) {
    guard var folder else { return }
    defer { here = folder.here }
    try folder.run()
  }

  private mutating func carryByHub() throws(ExchangeFailure) {
    guard var hub else { return }
    hub.here = here
    defer { here = hub.here }
    try hub.run()
    var state = try state()
    state.erased = hub.state.erased
    try save(state)
  }
}

extension ExchangeFailure {
  fileprivate var lasts: Bool {
    if case .trouble(let trouble, _) = self { trouble.lasts } else { true }
  }
}
