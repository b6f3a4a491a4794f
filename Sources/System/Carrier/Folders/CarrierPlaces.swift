import Glibc
package import Host

/// The files about exchanges on this machine: `$XDG_DATA_HOME/fastd/sync`, for its
/// owner alone, and in no backup, export or report.
package struct CarrierPlaces: Sendable {
  private let places: Places

  package init(_ places: Places) {
    self.places = places
  }

  var directory: String { places.exchanges }

  package var lock: String { directory + "/lock" }
  private var statePath: String { directory + "/state" }

  func prepare() throws(FileError) { try Files.makePrivateDirectory(directory) }

  // MARK: Key and folder

  /// The key in use, one that is to take its place, and one whose files are yet to be ended.
  package enum Which: String, CaseIterable, Sendable {
    case key
    case next = "key.next"
    case former = "key.former"
  }

  /// Nil where no key was ever made, or the file holds something else.
  package func key(_ which: Which = .key) throws(FileError) -> PersonKey? {
    guard let bytes = try Files.read(path(of: which), limit: 1 << 10) else { return nil }
    return try? PersonKey(code: String(decoding: bytes, as: UTF8.self))
  }

  package func write(_ key: PersonKey, _ which: Which = .key) throws(FileError) {
    try prepare()
    try Files.replace(
      path(of: which), with: Array((key.code + "\n").utf8), behindLinks: false)
  }

  package func delete(_ which: Which) throws(FileError) { try Files.delete(path(of: which)) }

  private func path(of which: Which) -> String { directory + "/" + which.rawValue }

  /// Nil where machines exchange nothing.
  package var folder: ExchangeFolder? { ExchangeFolder(places) }

  package func write(_ folder: ExchangeFolder) throws(FileError) {
    try prepare()
    try folder.write(places)
  }

  // MARK: Hub

  /// Nil where machines exchange nothing through a hub.
  package var hub: ExchangeHub? { ExchangeHub(places) }

  package func write(_ hub: ExchangeHub) throws(FileError) {
    try prepare()
    try hub.write(places)
    try Files.delete(places.exchangeHubLeft)
  }

  /// The password in use, and one that the server may have been given in its place.
  package enum WhichPassword: String, CaseIterable, Sendable {
    case password
    case next = "password.next"
  }

  package func password(_ which: WhichPassword = .password) throws(FileError) -> HubPassword? {
    guard let bytes = try Files.read(path(of: which), limit: 1 << 10) else { return nil }
    return HubPassword(text: String(decoding: bytes, as: UTF8.self))
  }

  package func write(
    _ password: HubPassword, _ which: WhichPassword = .password
  ) throws(FileError) {
    try prepare()
    try Files.replace(
      path(of: which), with: Array((password.text + "\n").utf8), behindLinks: false)
  }

  package func delete(_ which: WhichPassword) throws(FileError) {
    try Files.delete(path(of: which))
  }

  private func path(of which: WhichPassword) -> String { directory + "/" + which.rawValue }

  /// Leaves the hub; where the password stays, it is known where to go on.
  package func forgetHub(keepingPassword: Bool) throws(FileError) {
    if keepingPassword { try hub?.leave(places) }
    for path in [places.exchangeHub, places.exchangeLive] { try Files.delete(path) }
    guard !keepingPassword else { return }
    try Files.delete(places.exchangeHubLeft)
    try Files.delete(boardPath)
    for which in WhichPassword.allCases { try delete(which) }
  }

  /// The hub that was left.
  package var hubLeft: ExchangeHub? { ExchangeHub(leftIn: places) }

  // MARK: Changes at once

  /// Whether other machines' changes are taken as soon as they are in the hub.
  package var isLive: Bool { Files.size(places.exchangeLive) != nil }
  package var liveLock: String { places.exchangeLive + ".lock" }

  package func setLive(_ isOn: Bool) throws(FileError) {
    guard isOn else { return try Files.delete(places.exchangeLive) }
    try prepare()
    try Files.replace(places.exchangeLive, with: Array("on\n".utf8), behindLinks: false)
  }

  // MARK: State

  package func state() throws(FileError) -> ExchangeState {
    let bytes = try Files.read(statePath, limit: 8 << 20) ?? []
    return ExchangeState(String(decoding: bytes, as: UTF8.self))
  }

  package func write(_ state: ExchangeState) throws(FileError) {
    try prepare()
    try Files.replace(statePath, with: Array(state.text.utf8), behindLinks: false)
  }

  /// Removes the rest, together with all other data of the person.
  package func remove() {
    for path in [lock, liveLock] { try? Files.delete(path) }
    rmdir(directory)
  }

  /// Ends the exchange on this machine. The key goes too: joining again brings another one.
  package func forget(keepingKey: Bool) throws(FileError) {
    for path in [places.exchangeFolder, statePath] { try Files.delete(path) }
    try forgetHub(keepingPassword: keepingKey)
    for which in Which.allCases where !keepingKey { try delete(which) }
  }
}
