import Nouns
import Rules
import Time

extension Ledger {
  /// Older versions of fastd wrote each version of the profile whole, under an id of its own. Now each
  /// says what it changes, and those are gone, in one step. Done once.
  static func translateVersions(
    in connection: Connection, on hardware: String?, at now: Instant
  ) throws(StoreError) {
    guard try Meta.versions.number(in: connection) == nil else { return }
    try connection.transaction { () throws(StoreError) in
      var journal = try OperationJournal(in: connection, on: hardware)
      let first = journal.act(.do, VerbWord(Operation.baseline), by: "fastd", at: now)
      let profiles = try Profile.rows(in: connection)
      try journal.addVersions(on: Set(profiles.map(\.from)), withNext: false, of: first)
      let deletion = OperationJournal.Act(
        kind: .do, verb: VerbWord(.profile), actor: first.actor, at: now, step: first.step)
      for subject in try wholeVersions(in: connection) {
        try journal.addDeletion(of: subject, of: deletion)
      }
      try journal.finish()
      try Meta.versions.write(.integer(1), in: connection)
    }
  }

  private static func wholeVersions(
    in connection: Connection
  ) throws(StoreError) -> [Operation.Subject] {
    let ids = try connection.rows(
      """
      SELECT DISTINCT id FROM ops WHERE noun = 'profile' AND prev IS NULL AND sets IS NOT NULL
      ORDER BY id
      """
    ) { columns throws(StoreError) in try columns.text(0) }
    let reader = try OperationReader(connection)
    var found: [Operation.Subject] = []
    for id in ids {
      let subject = Operation.Subject(noun: Row.Kind.profile.rawValue, id: id)
      if try reader.replay(of: subject).isAlive(subject) { found.append(subject) }
    }
    return found
  }
}
