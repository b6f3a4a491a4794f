package import Carrier
import Host
import Nouns

/// How this machine comes to use a hub, and goes on there with other secrets.
package struct HubMembership {
  let places: CarrierPlaces

  package init(_ places: CarrierPlaces) {
    self.places = places
  }

  package enum Refusal: Error, Equatable, Sendable {
    case membership(Membership.Refusal)
    case hub(HubFault)
    /// The hub has entries under another key than the code's, or there is one and the code has none.
    case key
    /// It is of a later version.
    case newer
  }

  // MARK: Connecting

  /// With the password in use, or with the one that the server was about to be given.
  package func connect(_ state: inout ExchangeState) throws(Refusal) -> HubConnection {
    guard let hub = places.hub, let password = try kept(.password) else {
      throw .membership(.unset)
    }
    return try connect(hub, password, &state)
  }

  private func connect(
    _ hub: ExchangeHub, _ password: HubPassword, _ state: inout ExchangeState
  ) throws(Refusal) -> HubConnection {
    do throws(HubFault) {
      return try open(hub, password, &state)
    } catch {
      guard case .state("28P01", _) = error, let next = try kept(.next) else { throw .hub(error) }
      let connection: HubConnection
      do throws(HubFault) { connection = try open(hub, next, &state) } catch { throw .hub(error) }
      try promote(next)
      return connection
    }
  }

  private func open(
    _ hub: ExchangeHub, _ password: HubPassword, _ state: inout ExchangeState
  ) throws(HubFault) -> HubConnection {
    let trust: HubConnection.Trust =
      switch state.isSigned {
      case true?: .signed
      case false?: .unsigned
      case nil: .unknown
      }
    let connection = try HubConnection.open(hub, password, trust)
    state.isSigned = connection.isSigned
    return connection
  }

  // MARK: Taking part

  /// With an administrator's code the first machine makes the key, and takes a password that the
  /// administrator does not have.
  package func join(_ invitation: HubInvitation) throws(Refusal) {
    if let present = places.hub, present != invitation.hub { throw .membership(.otherHub) }
    var state = ExchangeState()
    let old = try written { () throws(FileError) in try places.key() }
    if let key = invitation.key, let old, old != key, isInUse(old) {
      throw .membership(.set)
    }
    let hub = try connect(invitation.hub, invitation.password, &state)
    let status = try asked { () throws(HubFault) in try hub.status() }
    guard status.version == HubStatus.version else { throw .newer }
    let key = invitation.key ?? old ?? .fresh()
    guard status.key == nil || status.key == key.person else { throw .key }
    try keep(key, old)
    if invitation.key == nil || status.key == nil {
      try take(hub, key, try kept(.next) ?? .fresh())
    } else {
      try written { () throws(FileError) in try places.write(invitation.password) }
    }
    // Another hub, or another certificate, is looked at again.
    try written { () throws(FileError) in
      try places.write(invitation.hub)
      var kept = try places.state()
      (kept.isSigned, kept.erased) = (state.isSigned, [:])
      try places.write(kept)
    }
  }

  /// Whoever has a new code of the same hub has seen the end of the old key there.
  private func isInUse(_ key: PersonKey) -> Bool {
    guard let folder = places.folder else { return false }
    let own = ExchangeFolder(root: folder.root, person: key.person.text)
    return !PersonFolder(own).isEnded(by: key)
  }

  private func keep(_ key: PersonKey, _ old: PersonKey?) throws(Refusal) {
    guard key != old else { return }
    try written { () throws(FileError) in try places.write(key) }
  }

  /// The password is on this disk before the server has it.
  private func take(
    _ hub: HubConnection, _ key: PersonKey, _ password: HubPassword
  ) throws(Refusal) {
    try written { () throws(FileError) in try places.write(password, .next) }
    try asked { () throws(HubFault) in try hub.claim(key, password) }
    try promote(password)
  }

  private func promote(_ password: HubPassword) throws(Refusal) {
    try written { () throws(FileError) in
      try places.write(password)
      try places.delete(.next as CarrierPlaces.WhichPassword)
    }
  }

  package func invite() throws(Refusal) -> String? {
    guard let hub = places.hub, let password = try kept(.password),
      let key = try written({ () throws(FileError) in try places.key() })
    else { return nil }
    return HubInvitation(hub, password, key).code
  }

  /// Goes on with the hub that was left.
  package func goOn() throws(Refusal) {
    guard places.hub == nil else { return }
    guard let left = places.hubLeft, try kept(.password) != nil else { throw .membership(.unset) }
    try written { () throws(FileError) in try places.write(left) }
  }

  // MARK: Other secrets

  /// Nothing under the old key stays there; all of it comes with the next exchange.
  package func rekey(to new: PersonKey) throws(Refusal) {
    var state = (try? places.state()) ?? ExchangeState()
    guard let old = try written({ () throws(FileError) in try places.key() }) else {
      throw .membership(.unset)
    }
    let hub = try connect(&state)
    let status = try asked { () throws(HubFault) in try hub.status() }
    if status.key == new.person { return }
    // One that the server may have by now is tried again.
    let password = try kept(.next) ?? .fresh()
    try written { () throws(FileError) in try places.write(password, .next) }
    try asked { () throws(HubFault) in try hub.rekey(from: old, to: new, password) }
    try promote(password)
    state.erased = [:]
    try written { () throws(FileError) in try places.write(state) }
  }

  /// Deletes all that the hub has of the person.
  package func forgetMe() throws(Refusal) {
    var state = (try? places.state()) ?? ExchangeState()
    let hub = try connect(&state)
    do throws(HubFault) { try hub.forgetMe() } catch {
      // Nothing is there any more: the answer to the call before was lost.
      guard case .state("28000", _) = error else { throw .hub(error) }
    }
  }

  // MARK: Parts

  private func kept(_ which: CarrierPlaces.WhichPassword) throws(Refusal) -> HubPassword? {
    try written { () throws(FileError) in try places.password(which) }
  }

  private func asked<Value>(_ body: () throws(HubFault) -> Value) throws(Refusal) -> Value {
    do throws(HubFault) { return try body() } catch { throw .hub(error) }
  }

  private func written<Value>(_ body: () throws(FileError) -> Value) throws(Refusal) -> Value {
    do throws(FileError) { return try body() } catch { throw .membership(.file) }
  }
}
