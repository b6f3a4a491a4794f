import Host
import Nouns

/// How this machine comes to share a life with others, and how it leaves them.
package struct Membership {
  let places: CarrierPlaces

  package init(_ places: CarrierPlaces) {
    self.places = places
  }

  /// Why nothing was changed.
  package enum Refusal: String, Error, CaseIterable, Sendable {
    /// No directory is there.
    case folder
    /// The person's data lies in it, or it in their data.
    case nested
    /// Somebody's entries are in it, and this machine has no key to them.
    case occupied
    /// Not a code, one with an error in it, or one of a later version.
    case code, mistyped, newer
    /// The code is not that of what is in the folder.
    case key
    /// This machine shares its entries already, or does not yet.
    case set, unset
    /// It uses another hub.
    case otherHub
    /// Another exchange goes on, and on.
    case busy
    /// A file of this machine or in the folder could not be written.
    case file
  }

  /// Begins to share, or goes on elsewhere.
  package func begin(in root: String, data: String, asAnother: Bool) throws(Refusal) {
    let root = try checked(root, data)
    let key = try kept()
    let live = key.flatMap { isEnded($0, root) ? nil : $0 }
    // The hub goes on with it.
    if places.hub != nil, key != nil, live == nil { throw .set }
    // Nobody uses any more where sharing was ended.
    let persons = try persons(in: root).filter {
      $0 != key?.person && PersonFolder(ExchangeFolder(root: root, person: $0.text)).isUsed
        || $0 == live?.person
    }
    guard persons.isEmpty || asAnother || live.map({ persons.contains($0.person) }) == true
    else { throw .occupied }
    try settle(live ?? .fresh(), root)
  }

  /// Takes part in what another machine has begun; without a folder, in the one that was named before.
  package func join(_ code: String, in root: String?, data: String) throws(Refusal) {
    let key: PersonKey
    do throws(Code.Fault) { key = try PersonKey(code: code) } catch { throw Refusal(error) }
    guard let named = root ?? places.folder?.root else { throw .unset }
    let root = try checked(named, data)
    let persons = try persons(in: root)
    if places.hub != nil, let old = try kept(), old != key { throw .set }
    if places.folder != nil, let old = try kept(), old != key, persons.contains(old.person),
      !isEnded(old, root)
    {
      throw .set
    }
    guard persons.isEmpty || persons.contains(key.person), !isEnded(key, root) else { throw .key }
    try settle(key, root)
  }

  package func invite() throws(Refusal) -> String {
    guard places.folder != nil, let key = try kept() else { throw .unset }
    return key.code
  }

  /// Ends it on this machine alone.
  package func leave(keepingKey: Bool) throws(Refusal) {
    try written { () throws(FileError) in try places.forget(keepingKey: keepingKey) }
  }

  /// Before a hub's code is used: whether the folder can be, as far as it can be seen.
  package func check(_ root: String, data: String, for key: PersonKey?) throws(Refusal) {
    let persons = try persons(in: try checked(root, data))
    if let key, !persons.isEmpty, !persons.contains(key.person) { throw .key }
  }

  /// Goes on in the folder used until now, which may get what is under the key later.
  package func adopt(_ key: PersonKey) throws(Refusal) {
    guard let folder = places.folder else { return }
    try settle(key, folder.root)
  }

  package func leaveHub() throws(Refusal) {
    try written { () throws(FileError) in try places.forgetHub(keepingPassword: true) }
  }

  /// A key to go on with, the same one after an attempt that was cut off.
  package func nextKey() throws(Refusal) -> PersonKey {
    try written { () throws(FileError) in
      if let next = try places.key(.next), try places.key() != next { return next }
      let fresh = PersonKey.fresh()
      try places.write(fresh, .next)
      return fresh
    }
  }

  /// Goes on with it, once all is under it. The old one is ended then, by a later exchange if need be.
  package func change(to key: PersonKey) throws(Refusal) {
    guard let old = try kept() else { throw .unset }
    // It was cut off before: the old one is in use no more.
    guard old != key else {
      try written { () throws(FileError) in try places.delete(.next as CarrierPlaces.Which) }
      return try endFormer()
    }
    let folder = places.folder
    try written { () throws(FileError) in
      if let folder {
        try places.write(old, .former)
        try keep(key, folder.root)
      } else {
        try places.write(key)
      }
      try places.delete(.next as CarrierPlaces.Which)
    }
    try endFormer()
  }

  package func endFormer() throws(Refusal) {
    guard let folder = places.folder else { return }
    try written { () throws(FileError) in
      guard let former = try places.key(.former) else { return }
      guard try places.key() != former else {
        return try places.delete(.former as CarrierPlaces.Which)
      }
      try PersonFolder(ExchangeFolder(root: folder.root, person: former.person.text))
        .end(by: former)
      try places.delete(.former as CarrierPlaces.Which)
    }
  }

  /// Ends it on all machines, each of which then finds a mark in place of what they shared.
  package func end() throws(Refusal) {
    guard let folder = places.folder, let key = try kept() else { throw .unset }
    guard Files.isDirectory(folder.root) else { throw .folder }
    try written { () throws(FileError) in try PersonFolder(folder).end(by: key) }
  }

  // MARK: Parts

  private func checked(_ root: String, _ data: String) throws(Refusal) -> String {
    guard let real = Files.real(root), Files.isDirectory(real),
      !real.unicodeScalars.contains(where: { $0.value < 0x20 })
    else { throw .folder }
    let data = Files.real(data) ?? data
    guard !(data + "/").hasPrefix(real == "/" ? "/" : real + "/"),
      !(real + "/").hasPrefix(data + "/")
    else { throw .nested }
    return real
  }

  private func persons(in root: String) throws(Refusal) -> [RowID] {
    try written { () throws(FileError) in try PersonFolder.persons(in: root) }
  }

  private func isEnded(_ key: PersonKey, _ root: String) -> Bool {
    PersonFolder(ExchangeFolder(root: root, person: key.person.text)).isEnded(by: key)
  }

  private func kept() throws(Refusal) -> PersonKey? {
    try written { () throws(FileError) in try places.key() }
  }

  private func settle(_ key: PersonKey, _ root: String) throws(Refusal) {
    try written { () throws(FileError) in try keep(key, root) }
  }

  private func keep(_ key: PersonKey, _ root: String) throws(FileError) {
    if try places.key() != key { try places.write(key) }
    try places.write(ExchangeFolder(root: root, person: key.person.text))
  }

  private func written<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(Refusal) -> Value {
    do { return try body() } catch { throw .file }
  }
}

extension Membership.Refusal {
  package init(_ fault: Code.Fault) {
    self =
      switch fault {
      case .notACode: .code
      case .mistyped: .mistyped
      case .newer: .newer
      }
  }
}
