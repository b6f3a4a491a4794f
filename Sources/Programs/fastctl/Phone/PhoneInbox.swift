import Glibc
import Host
import Nouns
import Time
import Views
import Wire

/// Carries out the lines that have arrived from a phone, each once, and answers every file.
struct PhoneInbox {
  private let folder: OpenPhoneFolder
  private let store: StateFile<PhoneMemory>
  private(set) var memory: PhoneMemory
  private let phrases: Phrases

  /// So long a file must have been left alone.
  private static let rest = Span.seconds(5)

  init(_ folder: OpenPhoneFolder, _ session: inout Session) throws(Failure) {
    self.folder = folder
    store = try Self.memory(session.environment)
    memory = store.read() ?? PhoneMemory()
    phrases = session.phrases()
  }

  static func memory(_ environment: Environment) throws(Failure) -> StateFile<PhoneMemory> {
    try StateFile("phone.json", environment)
  }

  /// Why a file could not be read or answered, if one could not; the others are done all the same.
  mutating func run(_ session: inout Session) throws(Failure) -> Failure? {
    memory.forget(at: Clock.now())
    var trouble: Failure?
    for file in try folder.arrived() {
      wait(for: file)
      // One that is still being written comes again, and those behind it were typed later.
      guard folder.isUnchanged(file) else { break }
      do throws(Failure) { try take(file, &session) } catch {
        guard case .file = error else { throw error }
        trouble = trouble ?? error
      }
    }
    folder.clear(at: Clock.now())
    return trouble
  }

  private func wait(for file: ArrivedFile) {
    let age = Clock.now() - file.changed
    guard (.zero..<Self.rest).contains(age) else { return }
    usleep(useconds_t((Self.rest - age).milliseconds * 1000 + 50_000))
  }

  // MARK: One file

  private mutating func take(_ file: ArrivedFile, _ session: inout Session) throws(Failure) {
    if let original = file.original, memory.files.contains(where: { $0.name == original }) {
      return try leave(file, .conflictCopy, ["file": original])
    }
    guard file.isText else { return try leave(file, .notText) }
    let read = try PhoneFile.read(file, in: folder.inbox)
    guard let read, folder.isUnchanged(file) else { return }
    switch read {
    case .failure(let fault):
      let message: PhoneMessage =
        switch fault {
        case .notText: .notUTF8
        case .tooLong: .tooLong
        case .tooManyLines: .tooManyLines
        }
      try leave(file, message, ["limit": String(PhoneFile.mostLines)])
    case .success(let typed) where typed.lines.isEmpty: try leave(file, .noLines)
    case .success(let typed): try carryOut(typed, of: file, &session)
    }
  }

  private func note(of file: ArrivedFile) -> PhoneFileNote {
    memory.files.first { $0.name == file.name } ?? PhoneFileNote(name: file.name)
  }

  /// Answers a file that stays where it is, once for as long as it stays the same.
  private mutating func leave(
    _ file: ArrivedFile, _ message: PhoneMessage, _ arguments: KeyValuePairs<String, String> = [:]
  ) throws(Failure) {
    var note = note(of: file)
    let left = "\(message) \(file.bytes) \(file.modified.milliseconds)"
    guard note.left != left else { return }
    var answers = PhoneAnswers(folder.answers(to: file.name))
    answers.add(phrases(message, arguments))
    try folder.write(answers.text, to: file.name)
    note.left = left
    if note.at == 0 { note.at = Clock.now().milliseconds }
    memory.keep(note)
    try store.write(memory)
  }

  private mutating func carryOut(
    _ typed: PhoneFile, of file: ArrivedFile, _ session: inout Session
  ) throws(Failure) {
    var note = note(of: file)
    if let earlier = earlier(typed, of: file) {
      try leave(file, .known, ["file": earlier])
      return folder.setAside(file)
    }
    let new = typed.lines.filter { !note.lines.contains($0.name.token) }
    guard !new.isEmpty else {
      if note.modified != file.modified.milliseconds {
        try leave(file, .known, ["file": file.name])
        note = self.note(of: file)
        // By this it is known under another name.
        (note.digest, note.modified) = (typed.digest, file.modified.milliseconds)
        memory.keep(note)
        try store.write(memory)
      }
      return folder.setAside(file)
    }
    var answers = PhoneAnswers(folder.answers(to: file.name))
    let done = try known(new, &session)
    (note.done, note.refused) = (0, 0)
    for line in new {
      let answer =
        done.contains(line.name.token)
        ? PhoneAnswer(isDone: true, text: phrases(PhoneMessage.wasDone))
        : try self.answer(to: line, of: file, &session)
      if answer.isDone { note.done += 1 } else { note.refused += 1 }
      answers.add(answer, to: line.text, phrases)
      try folder.write(answers.text, to: file.name)
      // The same line with another time may be right.
      if !answer.isUndated { note.add(line.name) }
      (note.digest, note.modified) = (typed.digest, file.modified.milliseconds)
      note.at = Clock.now().milliseconds
      memory.keep(note)
      try store.write(memory)
    }
    folder.setAside(file)
  }

  /// The name under which the same file was done before: what was only renamed keeps its time.
  private func earlier(_ typed: PhoneFile, of file: ArrivedFile) -> String? {
    memory.files.first {
      $0.name != file.name && $0.digest == typed.digest && $0.done > 0
        && $0.modified == file.modified.milliseconds
    }?.name
  }

  /// Of those lines that are new here, those that something came of.
  private func known(
    _ lines: [PhoneFile.Line], _ session: inout Session
  ) throws(Failure) -> Set<String> {
    Set(
      try session.ask(ChangeCalls.Typed.self, TypedQuestion(tokens: lines.map(\.name.token))).done)
  }

  // MARK: One line

  private mutating func answer(
    to line: PhoneFile.Line, of file: ArrivedFile, _ session: inout Session
  ) throws(Failure) -> PhoneAnswer {
    let sentences = PhoneSentences(phrases: phrases, wording: session.wordingAnyhow())
    let words: [String]
    switch try meant(line.text, &session) {
    case .success(let found): words = found
    case .failure(let fault): return PhoneAnswer(isDone: false, text: sentences.text(of: fault))
    }
    guard let at = moment(of: file) else {
      return PhoneAnswer(isDone: false, text: sentences.undated(file.modified), isUndated: true)
    }
    if let text = try obstacle(to: words, at, sentences, &session) {
      return PhoneAnswer(isDone: false, text: text)
    }
    session.typed = (line.name, at, 0)
    session.frame = .linear
    defer { (session.typed, session.frame) = (nil, nil) }
    let answer = CommandAnswer(to: words, &session)
    guard let failure = answer.failure else {
      memory.lastTyped = at.milliseconds
      return PhoneAnswer(isDone: true, text: answer.text)
    }
    // Nothing is wrong with the line: it is tried again later.
    if failure.isPassing { throw failure }
    let rest = answer.wordsToAgree == nil ? "" : phrases(PhoneMessage.needsConfirmation)
    return PhoneAnswer(isDone: false, text: answer.text + rest)
  }

  /// Without a command, all of it must be known food.
  private func meant(
    _ text: String, _ session: inout Session
  ) throws(Failure) -> Result<[String], PhoneCommandLine.Fault> {
    let (words, isGuess): ([String], Bool)
    do throws(PhoneCommandLine.Fault) { (words, isGuess) = try PhoneCommandLine.words(text) } catch
    {
      return .failure(error)
    }
    guard isGuess, words.first == MealCommand.name else { return .success(words) }
    let reading: MealReading
    do throws(Failure) {
      reading = try session.ask(MealCalls.Read.self, MealReadQuestion(words.last ?? ""))
    } catch {
      if error.isPassing { throw error }
      return .failure(.unknown(text))
    }
    let isKnown = reading.items.allSatisfy {
      $0.item.nutrition.energy != nil && $0.choices.isEmpty
    }
    guard reading.mistake == nil, !reading.items.isEmpty, isKnown else {
      return .failure(.unknown(text))
    }
    return .success(words)
  }

  /// Clocks differ a little.
  private static let tolerance = Span.minutes(2)
  private static let oldest = Span.hours(30 * 24)

  /// When its lines were typed; nil where its time cannot be that.
  private func moment(of file: ArrivedFile) -> Instant? {
    let now = Clock.now()
    let age = now - file.modified
    guard age > .zero - Self.tolerance, age < Self.oldest else { return nil }
    return min(file.modified, now)
  }

  /// From a phone nobody sees what was done on the computer, or after the line was typed.
  private func obstacle(
    to words: [String], _ at: Instant, _ sentences: PhoneSentences, _ session: inout Session
  ) throws(Failure) -> String? {
    guard [UndoCommand.name, RedoCommand.name].contains(words.first),
      let last = try session.ask(ChangeCalls.List.self, StepQuestion(last: 1)).steps.first
    else { return nil }
    guard last.actor == PhoneLine.program else {
      return sentences.doneElsewhere(Instant(milliseconds: last.at))
    }
    guard let typed = memory.lastTyped, typed > at.milliseconds else { return nil }
    return sentences.doneSince(Instant(milliseconds: typed))
  }
}

extension Failure {
  /// Of the daemon, and not of what it was asked for.
  fileprivate var isPassing: Bool {
    switch self {
    case .connection, .notStarted, .otherVersion, .refused(.notStored): true
    default: false
    }
  }
}
