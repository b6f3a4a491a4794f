import Host
import Nouns
import Time
import Views
import Wire

enum PurgeCommand: Command {
  static let name = "purge"

  static func isTyped(_ request: Request) -> Bool { !request.has(.events) }
  static func needsTerminal(_ request: Request) -> Bool { true }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Erase fasts, or all your data, for good",
      details: [
        "With IDs, it erases those fasts from the list, the change log and all backups.",
        "Without an ID, it erases ALL your data on this machine, and lists the deleted files.",
        "With --events, it erases only the journal of events, including from all backups.",
        "To erase a weigh-in, something you ate or drank, a food, a version of your profile or your safety answers: weight purge, meal purge, drink purge, food purge, profile purge DATE or profile purge safety.",
        "None of this can be undone. To delete a fast so that it can be brought back: fastctl delete",
      ],
      arguments: [.init(kind: .id, isOptional: true, repeats: true)],
      options: [
        .init(name: .events, meaning: "Erase only the journal of events"),
        .confirm, .json,
      ],
      examples: [
        .init(words: "purge k7m2", meaning: "Erase this fast without a trace"),
        .init(words: "purge", meaning: "Erase everything without a trace"),
        .init(words: "purge --events", meaning: "Erase the journal of what you did"),
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
    let others = try session.sentences(forHeldBackBy: [id]) + session.sentencesForErasing()
    let answer = try session.confirming(saying: [what] + others, word: PurgeWord.one) {
      (session, word) throws(Failure) in
      do throws(Failure) {
        return try session.order(BackupCalls.Erase.self, ErasureOrder(id: id, confirm: word))
      } catch {
        // A daemon that died after it keeps no answer of what is erased, and a second one finds nothing.
        guard word != nil, let fast, case .refused(.notFound) = error else { throw error }
        return ErasureAnswer(fast: fast, backups: 0)
      }
    }
    _ = try HealthSync.forget(answer.fast.id, &session)
    KeptReport.forget(session.environment)
    _ = Phone.forget(session.environment)
    if session.request.has(.json) {
      session.output.line(answer.json)
    } else {
      session.tell(try session.erased(from: answer.backups))
    }
    return answer.left ?? []
  }

  /// Not all is gone: which files the person has to look at.
  static func tell(left: [String], _ session: inout Session) throws(Failure) {
    guard !left.isEmpty else { return }
    session.output.flush()
    session.say(session.phrases()(BackupMessage.left))
    for path in Set(left).sorted() { session.say("  " + path) }
    throw .said(.refused)
  }

  // MARK: The journal

  private static func clear(_ session: inout Session) throws(Failure) {
    let phrases = session.phrases()
    let answer = try session.confirming(
      saying: [phrases(EventMessage.willClear)], word: PurgeWord.events
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
    session.tell(cleared.joined(separator: " "))
    try tell(left: left, &session)
  }

  // MARK: Everything

  private static func purge(_ session: inout Session) throws(Failure) {
    let phrases = session.phrases()
    let shared = try session.ask(SyncCalls.Machines.self, NoFields()).place.map {
      phrases(ExchangeMessage.purgeElsewhere, "place", $0)
    }
    if let shared, session.seat != .terminal, !session.request.has(.confirm) { session.say(shared) }
    var keys: [String] = []
    var answer = try session.confirming(
      saying: [phrases(BackupMessage.willPurge)] + [shared].compactMap(\.self),
      word: PurgeWord.everything
    ) { (session, word) throws(Failure) in
      // Nothing of it may be on its way while it goes.
      if word != nil { keys = try Sharing.forget(&session) }
      return try session.order(BackupCalls.Purge.self, ConfirmedOrder(confirm: word))
    }
    answer.removed += keys
    answer.removed += try HealthSync.forget(nil, &session)
    WeightInbox.passOver(&session)
    answer.removed += Phone.forget(all: true, session.environment)
    if let path = Hints(session.environment).forget() { answer.removed.append(path) }
    if let path = KeptReport.forget(session.environment) { answer.removed.append(path) }
    let left = answer.left ?? []
    if session.request.has(.json) {
      session.output.line(answer.json)
      return try tell(left: left, &session)
    }
    session.tell(phrases(BackupMessage.purged))
    for path in answer.removed { session.tell("  " + path) }
    if let settings = try? Places.settings(session.environment), Files.size(settings) != nil {
      session.tell(phrases(BackupMessage.settingsStay, ["file": settings]))
    }
    session.tell(phrases(BackupMessage.elsewhere))
    try tell(left: left, &session)
  }

  // MARK: Erasing entries of a journal one at a time

  /// `what` says which one it is.
  static func erase(
    _ noun: ErasableEntry, _ id: String, saying what: String, _ session: inout Session
  ) throws(Failure) {
    let sentences = [what] + session.sentencesForErasing()
    let answer = try session.confirming(saying: sentences, word: PurgeWord.one) {
      (session, word) throws(Failure) in
      try session.order(
        BackupCalls.EraseEntry.self, EntryErasureOrder(noun, id: id, confirm: word))
    }
    if noun == .weighing { try HealthSync.forgetWeight(&session) }
    KeptReport.forget(session.environment)
    _ = Phone.forget(session.environment)
    if session.request.has(.json) {
      session.output.line(answer.json)
    } else {
      session.tell(try session.erased(from: answer.backups))
    }
    var left = answer.left ?? []
    if !session.request.has(.json) {
      for food in answer.foods ?? [] { left += try offer(food, &session) }
      for badge in answer.badges ?? [] { left += try offer(badge, &session) }
    }
    try tell(left: left, &session)
  }

  /// Offers to erase a food learned from the erased entry; returns files that may still hold it.
  private static func offer(_ food: Food, _ session: inout Session) throws(Failure) -> [String] {
    let wording = try session.wording()
    let stays = wording.phrases(
      MealPageMessage.foodStays,
      ["food": PlainText.line(food.name), "quoted": wording.typed(food.name)])
    let question = wording.phrases(
      MealPageMessage.eraseFood, "food", PlainText.line(food.name))
    return try offer(.food, food.id, asking: question, orSaying: stays, &session)
  }

  /// The same of a badge that the entry's day gave.
  private static func offer(_ badge: Badge, _ session: inout Session) throws(Failure) -> [String] {
    let wording = try session.wording()
    let name = wording.name(of: badge.name)
    return try offer(
      .badge, badge.id, asking: wording.phrases(HabitMessage.eraseBadge, "badge", name),
      orSaying: wording.phrases(HabitMessage.badgeStays, "badge", name), &session)
  }

  private static func offer(
    _ noun: ErasableEntry, _ id: RowID, asking question: String, orSaying stays: String,
    _ session: inout Session
  ) throws(Failure) -> [String] {
    session.output.flush()
    guard session.seat == .terminal, Dialog(&session).agrees(question) == true else {
      session.say(stays)
      return []
    }
    let order = EntryErasureOrder(noun, id: id.text, confirm: Consent.erasing.rawValue)
    let answer = try session.order(BackupCalls.EraseEntry.self, order)
    session.tell(try session.erased(from: answer.backups))
    return answer.left ?? []
  }
}

/// What a person types for what nothing takes back: by its key on the wire, or as it is shown.
enum PurgeWord {
  static let one = term(.erasing)
  static let everything = term(.purging)
  static let events = term(.clearing)

  private static func term(_ consent: Consent) -> Term {
    Term(consent.rawValue, in: Lexicon.commands["consents"])
  }
}

extension Session {
  mutating func erased(from backups: Int64) throws(Failure) -> String {
    let wording = try wording()
    return backups == 0
      ? wording.phrases(BackupMessage.erasedHere) : wording.phrases(.erasedFromBackups, backups)
  }
}
