import Carrier
import Glibc
import Host
import Nouns
import Time
import Wire

/// One run of the program.
struct Run {
  let machine: Places
  let places: CarrierPlaces

  init() throws(PlacesError) {
    machine = try Places()
    places = CarrierPlaces(machine)
  }

  /// The exit code.
  func carryOut(_ order: Order) throws(Membership.Refusal) -> Int32 {
    let membership = Membership(places)
    switch order {
    case .exchange where places.folder == nil: return 0
    case .invite:
      Answer.code(try membership.invite())
      return 0
    default: break
    }
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    switch order {
    case .folder(let root, let asAnother):
      try membership.begin(in: root, data: machine.data, asAnother: asAnother)
    case .join(let root):
      try membership.join(typedCode(), in: root, data: machine.data)
      if takeBack() { break }
      let code = exchange()
      // That it was removed may have been in what it has just taken.
      return takeBack() ? exchange() : code
    case .leave(let keepingKey):
      try membership.leave(keepingKey: keepingKey)
      // Whoever waits for the lock finds nothing to do.
      if !keepingKey { places.remove() }
      return carry()
    case .rekey: return try rekey(membership)
    case .purge:
      try membership.end()
      try membership.leave(keepingKey: false)
      return carry()
    case .exchange, .invite: break
    }
    return exchange()
  }

  /// Waits for another run to end.
  private func lock() throws(Membership.Refusal) -> FileLock {
    do throws(FileError) { return try FileLock.wait(places.lock, within: .minute) } catch {
      if case .locked = error { throw .busy }
      Answer.complain(error.reason)
      throw .file
    }
  }

  private func typedCode() -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 512)
    while bytes.count <= 1024 {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes.prefix(1024), as: UTF8.self)
  }

  // MARK: Exchanges

  /// Told to fastd, which tells the person; only where it cannot be told is it a failure.
  private func exchange() -> Int32 {
    guard let folder = places.folder, let key = (try? places.key()) ?? nil else {
      return end(.trouble(.key, detail: nil))
    }
    try? Membership(places).endFormer()
    return exchange(with: key, in: folder.root).code
  }

  /// Whether it was complete as well.
  private func exchange(
    with key: PersonKey, in root: String, holdsAll: Bool = false
  ) -> (code: Int32, isComplete: Bool) {
    // The recorded one may be of the key before.
    let folder = ExchangeFolder(root: root, person: key.person.text)
    guard !PersonFolder(folder).isEnded(by: key) else {
      withdraw(from: folder)
      return (end(.trouble(.ended, detail: nil)), false)
    }
    do throws(ExchangeFailure) {
      var exchange = try Exchange(
        with: try Daemon(), key: key, folder: folder, places: places, at: Clock.now())
      exchange.holdsAll = holdsAll
      do throws(ExchangeFailure) { try exchange.run() } catch {
        return (end(error, exchange.report), false)
      }
      var daemon = try Daemon()
      try daemon.tell(exchange.report)
      Answer.report(exchange.report)
      return (0, true)
    } catch { return (end(error), false) }
  }

  /// Nothing of this machine stays where sharing has ended.
  private func withdraw(from folder: ExchangeFolder) {
    guard let device = ((try? places.state()) ?? nil)?.device else { return }
    do throws(FileError) { try PersonFolder(folder).delete(allOf: device) } catch {
      Answer.complain(error.reason)
    }
  }

  private func end(_ failure: ExchangeFailure, _ report: ExchangeReport? = nil) -> Int32 {
    switch failure {
    case .daemon(let sentence):
      Answer.complain(sentence)
      return 1
    case .trouble(let trouble, let detail):
      var report =
        report
        ?? ExchangeReport(
          at: 0, last: ((try? places.state().last) ?? nil)?.milliseconds, given: 0, taken: 0,
          changed: 0, held: 0, lacking: [], refusals: [])
      report.at = Clock.now().milliseconds
      (report.trouble, report.detail) = (trouble, detail)
      Answer.report(report)
      do throws(ExchangeFailure) {
        var daemon = try Daemon()
        try daemon.tell(report)
        return 0
      } catch {
        Answer.complain(detail.map { "\(trouble.rawValue): \($0)" } ?? trouble.rawValue)
        return 1
      }
    }
  }

  /// Has fastd look again where operations go.
  private func carry() -> Int32 {
    guard var daemon = try? Daemon() else { return 0 }
    try? daemon.carry()
    return 0
  }

  /// A machine that was removed comes back by joining again; whether it was.
  private func takeBack() -> Bool {
    guard var daemon = try? Daemon(), let machines = try? daemon.machines(),
      let own = machines.first(where: \.isOwn), own.left
    else { return false }
    return (try? daemon.takeBack(own.device)) != nil
  }

  // MARK: Another key

  /// Writes all that is here under a new key, and goes on with it once that is done.
  private func rekey(_ membership: Membership) throws(Membership.Refusal) -> Int32 {
    guard let folder = places.folder, let old = (try? places.key()) ?? nil else { throw .unset }
    guard Files.isDirectory(folder.root) else { throw .folder }
    // Nothing that others have written by now may be lost.
    let last = exchange(with: old, in: folder.root)
    guard last.isComplete else { return last.code }
    let fresh = try membership.nextKey()
    let first = exchange(with: fresh, in: folder.root, holdsAll: true)
    guard first.isComplete else { return first.code }
    try membership.change(to: fresh)
    return first.code
  }
}
