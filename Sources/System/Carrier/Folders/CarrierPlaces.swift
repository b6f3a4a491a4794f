import Glibc
package import Host

/// The files about exchanges on this machine: `$XDG_DATA_HOME/fastd/sync`, for its
/// owner alone, and in no backup, export or report.
package struct CarrierPlaces: Sendable {
  private let places: Places

  package init(_ places: Places) {
    self.places = places
  }

  private var directory: String { places.exchanges }

  package var lock: String { directory + "/lock" }
  private var keyPath: String { directory + "/key" }
  private var statePath: String { directory + "/state" }

  package func prepare() throws(FileError) { try Files.makePrivateDirectory(directory) }

  // MARK: Key and folder

  /// Nil where no key was ever made, or what is there is none.
  package func key() throws(FileError) -> PersonKey? {
    guard let bytes = try Files.read(keyPath, limit: 1 << 10) else { return nil }
    return try? PersonKey(code: String(decoding: bytes, as: UTF8.self))
  }

  package func write(_ key: PersonKey) throws(FileError) {
    try prepare()
    try Files.replace(keyPath, with: Array((key.code + "\n").utf8), behindLinks: false)
  }

  /// Nil where machines exchange nothing.
  package var folder: ExchangeFolder? { ExchangeFolder(places) }

  package func write(_ folder: ExchangeFolder) throws(FileError) {
    try prepare()
    try folder.write(places)
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
    try? Files.delete(lock)
    rmdir(directory)
  }

  /// Ends the exchange on this machine. The key goes too: joining again brings another one.
  package func forget(keepingKey: Bool) throws(FileError) {
    for path in [places.exchangeFolder, statePath] + (keepingKey ? [] : [keyPath]) {
      try Files.delete(path)
    }
  }
}
