import Carrier
import Glibc
import Host
import Hub
import Time
import Wire

/// One run of the program.
struct Run {
  let machine: Places
  let places: CarrierPlaces
  var membership: Membership { Membership(places) }
  var hubs: HubMembership { HubMembership(places) }

  init() throws(PlacesError) {
    machine = try Places()
    places = CarrierPlaces(machine)
  }

  private var isSet: Bool { places.folder != nil || places.hub != nil }

  /// The exit code.
  func carryOut(_ order: Order) throws(Refusal) -> Int32 {
    switch order {
    case .exchange where !isSet: return 0
    case .invite: return try invite()
    case .live(.run): return try live()
    default: break
    }
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    switch order {
    case .folder(let root, let asAnother):
      try asMember { () throws(Membership.Refusal) in
        try membership.begin(in: root, data: machine.data, asAnother: asAnother)
      }
    case .join(let root): return try join(root)
    case .leave(let keepingKey): return try leave(keepingKey: keepingKey)
    case .rekey: return try rekey()
    case .purge: return try purge()
    case .hub(let isOn): return try useHub(isOn)
    case .live(let live): return try setLive(live == .on)
    case .board(let order): return try carryOut(order)
    case .exchange, .invite: break
    }
    return exchange()
  }

  /// Waits for another run to end.
  func lock() throws(Refusal) -> FileLock {
    do throws(FileError) { return try FileLock.wait(places.lock, within: .minute) } catch {
      if case .locked = error { throw .membership(.busy) }
      Answer.complain(error.reason)
      throw .membership(.file)
    }
  }

  // MARK: Membership

  private func invite() throws(Refusal) -> Int32 {
    let code = try atHub { () throws(HubMembership.Refusal) in try hubs.invite() }
    if places.folder != nil || code == nil {
      Answer.code(try asMember { () throws(Membership.Refusal) in try membership.invite() })
    }
    if let code { Answer.code(code) }
    return 0
  }

  /// By a code of a hub, of a folder, or by one of a hub in a folder as well.
  private func join(_ root: String?) throws(Refusal) -> Int32 {
    var code = TypedCode.read()
    let invitation: HubInvitation?
    do throws(Code.Fault) { invitation = try HubInvitation(code: code) } catch {
      throw .membership(Membership.Refusal(error))
    }
    if let invitation {
      if let root {
        try asMember { () throws(Membership.Refusal) in
          try membership.check(root, data: machine.data, for: invitation.key)
        }
      }
      // It listens with what was in force before.
      LiveProcess.end(places)
      try atHub { () throws(HubMembership.Refusal) in try hubs.join(invitation) }
      code = ((try? places.key()) ?? nil)?.code ?? ""
    }
    if let key = (try? places.key()) ?? nil, invitation != nil, root == nil {
      try asMember { () throws(Membership.Refusal) in try membership.adopt(key) }
    } else {
      let code = code
      try asMember { () throws(Membership.Refusal) in
        try membership.join(code, in: root, data: machine.data)
      }
    }
    if takeBack() { return exchange() }
    let end = exchange()
    // That it was removed may have been in what it has just taken.
    return takeBack() ? exchange() : end
  }

  private func leave(keepingKey: Bool) throws(Refusal) -> Int32 {
    LiveProcess.end(places)
    try asMember { () throws(Membership.Refusal) in try membership.leave(keepingKey: keepingKey) }
    // Whoever waits for the lock finds nothing to do.
    if !keepingKey { places.remove() }
    return carry()
  }

  private func purge() throws(Refusal) -> Int32 {
    guard isSet else { throw .membership(.unset) }
    if places.folder != nil {
      try asMember { () throws(Membership.Refusal) in try membership.end() }
    }
    if places.hub != nil {
      try atHub { () throws(HubMembership.Refusal) in try hubs.forgetMe() }
    }
    return try leave(keepingKey: false)
  }

  private func useHub(_ isOn: Bool) throws(Refusal) -> Int32 {
    if isOn {
      try atHub { () throws(HubMembership.Refusal) in try hubs.goOn() }
      return exchange()
    }
    guard places.hub != nil else { throw .membership(.unset) }
    LiveProcess.end(places)
    try asMember { () throws(Membership.Refusal) in try membership.leaveHub() }
    return carry()
  }

  /// A machine that was removed comes back by joining again; whether it was.
  private func takeBack() -> Bool {
    guard var daemon = try? Daemon(), let machines = try? daemon.machines(),
      let own = machines.first(where: \.isOwn), own.left
    else { return false }
    return (try? daemon.takeBack(own.device)) != nil
  }

  /// Has fastd look again where operations go.
  func carry() -> Int32 {
    guard var daemon = try? Daemon() else { return 0 }
    try? daemon.carry()
    return 0
  }

  // MARK: Another key

  /// Writes all that is here under a new key, and goes on with it once that is done.
  private func rekey() throws(Refusal) -> Int32 {
    guard isSet, let old = (try? places.key()) ?? nil else { throw .membership(.unset) }
    if let folder = places.folder, !Files.isDirectory(folder.root) {
      throw .membership(.folder)
    }
    // Nothing that others have written by now may be lost.
    let last = exchange(with: old)
    guard last.isComplete else { return last.code }
    let fresh = try asMember { () throws(Membership.Refusal) in try membership.nextKey() }
    if places.folder != nil {
      let first = exchange(with: fresh, holdsAll: true)
      guard first.isComplete else { return first.code }
    }
    if places.hub != nil {
      try atHub { () throws(HubMembership.Refusal) in try hubs.rekey(to: fresh) }
    }
    try asMember { () throws(Membership.Refusal) in try membership.change(to: fresh) }
    // Its password opens nothing under the new key.
    if places.hub == nil { try? places.forgetHub(keepingPassword: false) }
    return exchange()
  }
}
