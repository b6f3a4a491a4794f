import Host
import Views
import Wire

enum Purge {
  static var declaration: Declaration {
    Declaration(
      name: "purge",
      summary: "Delete one fast, or everything, for good",
      details: [
        "With IDs it erases these fasts from the list, the log of changes and all backups.",
        "Without it deletes all your data on this machine and says which files went.",
        "With --events it deletes the journal of events alone, from all backups, too.",
        "None of it can be undone. To take a fast out of the list only: delete",
      ],
      arguments: [.init(kind: .id, isOptional: true, repeats: true)],
      options: [
        .init(name: .events, meaning: "Delete the journal of events, and nothing else"),
        .confirm, .json,
      ],
      examples: [
        .init(words: "purge k7m2", meaning: "Leave no trace of this fast"),
        .init(words: "purge", meaning: "Leave no trace of any"),
        .init(words: "purge --events", meaning: "Forget what was done with fastd"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let ids = session.request.arguments
    if session.request.has(.events) {
      guard ids.isEmpty else { throw .usage(.conflict(.events, ids[0])) }
      return try clear(&session)
    }
    if ids.isEmpty { try purge(&session) } else { try erase(ids, &session) }
  }

  // MARK: One

  private static func erase(_ ids: [String], _ session: inout Session) throws(Failure) {
    var fasts: [Entry] = []
    for id in ids {
      fasts += try session.ask(HistoryCalls.Show.self, ShowQuestion(id: id)).fasts
    }
    for fast in fasts { try erase(fast, &session) }
  }

  private static func erase(_ fast: Entry, _ session: inout Session) throws(Failure) {
    let wording = try session.wording()
    let what = wording.sentence(forErasing: fast)
    let answer = try session.confirming(saying: [what]) { (session, word) throws(Failure) in
      try session.order(BackupCalls.Erase.self, ErasureOrder(id: fast.id, confirm: word))
    }
    _ = try HealthSync.forget(fast.id, &session)
    if session.request.has(.json) { return session.output.line(answer.json) }
    session.output.line(
      wording.phrases(BackupMessage.erased, ["count": String(answer.backups)]))
  }

  // MARK: The journal

  private static func clear(_ session: inout Session) throws(Failure) {
    let phrases = session.phrases()
    let answer = try session.confirming(
      saying: [phrases(EventMessage.willClear)], word: phrases(PurgeMessage.eventsWord)
    ) { (session, word) throws(Failure) in
      try session.order(EventCalls.Clear.self, ClearOrder(confirm: word))
    }
    if session.request.has(.json) { return session.output.line(answer.json) }
    session.output.line(
      phrases(
        EventMessage.cleared, "count", String(answer.events), "backups", String(answer.backups)))
  }

  // MARK: Everything

  private static func purge(_ session: inout Session) throws(Failure) {
    let phrases = session.phrases()
    var answer = try session.confirming(
      saying: [phrases(BackupMessage.willPurge)], word: phrases(PurgeMessage.word)
    ) { (session, word) throws(Failure) in
      try session.order(BackupCalls.Purge.self, PurgeOrder(confirm: word))
    }
    answer.removed += try HealthSync.forget(nil, &session)
    if let path = Hints(session.environment).forget() { answer.removed.append(path) }
    if session.request.has(.json) { return session.output.line(answer.json) }
    session.output.line(phrases(BackupMessage.purged))
    for path in answer.removed { session.output.line("  " + path) }
    if let settings = try? Places.settings(session.environment), Files.size(settings) != nil {
      session.output.line(phrases(BackupMessage.settingsStay, ["file": settings]))
    }
    session.output.line(phrases(BackupMessage.elsewhere))
  }
}

enum PurgeMessage: String, Message {
  /// What a person types to delete everything.
  case word = "delete everything"
  /// To delete the journal.
  case eventsWord = "delete events"
}
