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
    var targets: [(id: String, fast: Entry?)] = []
    for id in ids {
      do throws(Failure) {
        targets += try session.ask(HistoryCalls.Show.self, ShowQuestion(id: id)).fasts.map {
          ($0.id, $0)
        }
      } catch {
        // It may be in no list any more, but in a backup.
        guard case .refused(.notFound) = error else { throw error }
        targets.append((id, nil))
      }
    }
    var left: [String] = []
    for (id, fast) in targets { left += try erase(id, fast, &session) }
    try tell(left: left, &session)
  }

  private static func erase(
    _ id: String, _ fast: Entry?, _ session: inout Session
  ) throws(Failure) -> [String] {
    let wording = try session.wording()
    let what =
      fast.map { wording.sentence(forErasing: $0) }
      ?? wording.phrases(BackupMessage.willEraseTraces)
    let answer = try session.confirming(saying: [what]) { (session, word) throws(Failure) in
      do throws(Failure) {
        return try session.order(BackupCalls.Erase.self, ErasureOrder(id: id, confirm: word))
      } catch {
        // A daemon that died after it keeps no answer of what is erased, and a second one finds nothing.
        guard word != nil, let fast, case .refused(.notFound) = error else { throw error }
        return ErasureAnswer(fast: fast, backups: 0)
      }
    }
    _ = try HealthSync.forget(answer.fast.id, &session)
    if session.request.has(.json) {
      session.output.line(answer.json)
    } else {
      session.output.line(
        answer.backups == 0
          ? wording.phrases(BackupMessage.erasedHere)
          : wording.phrases(.erasedFromBackups, answer.backups))
    }
    return answer.left ?? []
  }

  /// Not all is gone: which files the person has to look at.
  private static func tell(left: [String], _ session: inout Session) throws(Failure) {
    guard !left.isEmpty else { return }
    session.output.flush()
    Output.say(session.phrases()(BackupMessage.left))
    for path in Set(left).sorted() { Output.say("  " + path) }
    throw .said(.refused)
  }

  // MARK: The journal

  private static func clear(_ session: inout Session) throws(Failure) {
    let phrases = session.phrases()
    let answer = try session.confirming(
      saying: [phrases(EventMessage.willClear)], word: phrases(PurgeMessage.eventsWord)
    ) { (session, word) throws(Failure) in
      try session.order(EventCalls.Clear.self, ConfirmedOrder(confirm: word))
    }
    let left = answer.left ?? []
    if session.request.has(.json) {
      session.output.line(answer.json)
      return try tell(left: left, &session)
    }
    var cleared = [try session.wording().phrases(.eventsCleared, answer.events)]
    if answer.backups > 0 { cleared.append(phrases(.eventsClearedFromBackups, answer.backups)) }
    session.output.line(cleared.joined(separator: " "))
    try tell(left: left, &session)
  }

  // MARK: Everything

  private static func purge(_ session: inout Session) throws(Failure) {
    let phrases = session.phrases()
    var answer = try session.confirming(
      saying: [phrases(BackupMessage.willPurge)], word: phrases(PurgeMessage.word)
    ) { (session, word) throws(Failure) in
      try session.order(BackupCalls.Purge.self, ConfirmedOrder(confirm: word))
    }
    answer.removed += try HealthSync.forget(nil, &session)
    if let path = Hints(session.environment).forget() { answer.removed.append(path) }
    let left = answer.left ?? []
    if session.request.has(.json) {
      session.output.line(answer.json)
      return try tell(left: left, &session)
    }
    session.output.line(phrases(BackupMessage.purged))
    for path in answer.removed { session.output.line("  " + path) }
    if let settings = try? Places.settings(session.environment), Files.size(settings) != nil {
      session.output.line(phrases(BackupMessage.settingsStay, ["file": settings]))
    }
    session.output.line(phrases(BackupMessage.elsewhere))
    try tell(left: left, &session)
  }
}

enum PurgeMessage: String, Message {
  /// What a person types to delete everything.
  case word = "delete everything"
  /// To delete the journal.
  case eventsWord = "delete events"
}
