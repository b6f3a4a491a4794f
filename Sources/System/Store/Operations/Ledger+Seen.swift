import Nouns
import Rules
import Time

extension Ledger {
  /// Before a device goes on by itself it says what it has of the others.
  static func tellSeen(
    in connection: Connection, on hardware: String?, at now: Instant
  ) throws(StoreError) {
    guard try Devices(in: connection).ids.count > 1 else { return }
    try connection.transaction { () throws(StoreError) in
      var journal = try OperationJournal(in: connection, on: hardware)
      let act = journal.act(.do, VerbWord("seen"), by: "fastd", at: now)
      // An end that is missing stays as it was written down.
      if try journal.addSeen(of: act) { try journal.finish() }
    }
  }
}
