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
    guard let folder = list.folder else { return }
    examine(folder)
    for sentence in wording.sentences(forTroubleOf: list) { found(.machines, .warn, sentence) }
    for sentence in wording.sentences(forLongSilenceOf: list.machines, now: Clock.now()) {
      found(.machines, .warn, sentence)
    }
  }

  private mutating func examine(_ folder: String) {
    guard Files.isDirectory(folder) else {
      return found(.machines, .warn, .shareAway, ["path": folder])
    }
    guard access(folder, W_OK | X_OK) == 0 else {
      return found(.machines, .fail, .shareUnwritable, ["path": folder])
    }
    guard Files.size(places.map { $0.exchanges + "/key" } ?? "") != nil else {
      return found(.machines, .fail, .shareKeyless)
    }
    found(.machines, .ok, .shareFine, ["path": folder])
    for keeper in Self.keepers where Files.isDirectory(folder + "/" + keeper) {
      found(.machines, .warn, .shareKept, ["path": folder + "/" + keeper])
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
