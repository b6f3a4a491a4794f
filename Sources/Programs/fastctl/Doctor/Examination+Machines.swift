import Glibc
import Host
import Nouns
import Time
import Views
import Wire

/// Checks of the person's other machines, and of the folder in which they share.
extension Examination {
  mutating func examineMachines(_ session: inout Session) {
    examineCarriedData()
    guard let list = try? session.ask(SyncCalls.Machines.self, NoFields()) else { return }
    // The clock that all machines have in common stays ahead, whoever's was wrong.
    for sentence in wording.sentences(forClocksFarAhead: list.machines) {
      found(.clock, .warn, sentence)
    }
    guard let place = list.place, list.folder.map({ isUsable($0) }) ?? hasKey() else { return }
    let trouble = wording.sentences(forTroubleOf: list)
    if trouble.isEmpty { found(.machines, .ok, .shareFine, ["path": place]) }
    for sentence in trouble { found(.machines, .warn, sentence) }
    examine(list.folder)
    for sentence in wording.sentences(forLongSilenceOf: list.machines, now: Clock.now()) {
      found(.machines, .warn, sentence)
    }
  }

  /// Its own fault explains all else.
  private mutating func isUsable(_ folder: String) -> Bool {
    if !Files.isDirectory(folder) {
      found(.machines, .warn, .shareAway, ["path": folder])
    } else if access(folder, W_OK | X_OK) != 0 {
      found(.machines, .fail, .shareUnwritable, ["path": folder])
    } else {
      return hasKey()
    }
    return false
  }

  private mutating func hasKey() -> Bool {
    guard Files.size(places.map { $0.exchanges + "/key" } ?? "") == nil else { return true }
    found(.machines, .fail, .shareKeyless)
    return false
  }

  private mutating func examine(_ folder: String?) {
    for path in Self.keepers.compactMap({ keeper in folder.map { $0 + "/" + keeper } })
    where Files.isDirectory(path) {
      found(.machines, .warn, .shareKept, ["path": path])
    }
    let program = Companion.path(of: "fastd-sync")
    if !program.contains("/"), OtherProgram.path(of: program, environment) == nil {
      found(.machines, .fail, phrases(ExchangeMessage.missing))
    }
  }

  /// Two machines would write one database, which nothing can put together again.
  private mutating func examineCarriedData() {
    guard let data = places?.data else { return }
    var directory = Files.real(data) ?? data
    while directory != "/" {
      for sign in Self.carriers where access(directory + "/" + sign, F_OK) == 0 {
        return found(.store, .fail, .dataCarried, ["path": data, "sign": directory + "/" + sign])
      }
      directory = Files.parent(of: directory)
    }
  }

  private var places: Places? { try? Places(environment) }

  /// Where programs that carry folders keep old versions.
  private static let keepers = [".stversions", ".sync/Archive"]
  /// Their own files at the top of one.
  private static let carriers = [
    ".stfolder", ".stversions", ".sync", ".owncloudsync.log", ".nextcloudsync.log", ".dropbox",
  ]
}
