import Nouns
import Views
import Wire

// What leaves a journal for good, one entry at a time.
extension Purge {
  /// `what` says which one it is.
  static func erase(
    _ noun: ErasableEntry, _ id: String, saying what: String, _ session: inout Session
  ) throws(Failure) {
    let answer = try session.confirming(saying: [what], word: PurgeWord.one) {
      (session, word) throws(Failure) in
      try session.order(
        BackupCalls.EraseEntry.self, EntryErasureOrder(noun, id: id, confirm: word))
    }
    if noun == .weighing { try HealthSync.forgetWeight(&session) }
    KeptReport.forget(session.environment)
    if session.request.has(.json) {
      session.output.line(answer.json)
    } else {
      session.tell(try session.erased(from: answer.backups))
    }
    try tell(left: answer.left ?? [], &session)
  }
}

extension Session {
  mutating func erased(from backups: Int64) throws(Failure) -> String {
    let wording = try wording()
    return backups == 0
      ? wording.phrases(BackupMessage.erasedHere) : wording.phrases(.erasedFromBackups, backups)
  }
}
