import Glibc
import Host
import Nouns
import Time
import Views
import Wire

/// Carries out the lines that have arrived from a phone, each once, and answers every file.
struct PhoneInbox {
  private let folder: PhoneFolder
  private let store: StateFile<PhoneMemory>
  private(set) var memory: PhoneMemory
  private let phrases: Phrases

  /// So long a file must have been left alone.
  private static let rest = Span.seconds(5)

  init(_ folder: PhoneFolder, _ session: inout Session) throws(Failure) {
    self.folder = folder
    store = try Self.memory(session.environment)
    memory = store.read() ?? PhoneMemory(folder: folder.path)
    phrases = session.phrases()
  }

  static func memory(_ environment: Environment) throws(Failure) -> StateFile<PhoneMemory> {
    try StateFile("phone.json", environment)
  }

  mutating func run(_ session: inout Session) throws(Failure) {
    memory.folder = folder.path
    memory.forget(at: Clock.now())
    var seen: Set<String> = []
    while let file = try next(after: seen) {
      seen.insert(file.name)
      wait(for: file)
      // Whether it was written again meanwhile.
      guard let rested = ArrivedFile(file.name, in: folder.inbox), rested == file else { continue }
      try take(file, &session)
    }
    folder.clear(at: Clock.now())
  }

  private func next(after seen: Set<String>) throws(Failure) -> ArrivedFile? {
    try folder.arrived().first { !seen.contains($0.name) && !$0.isPassing && $0.bytes > 0 }
  }

  private func wait(for file: ArrivedFile) {
    let age = Clock.now() - file.changed
    guard (.zero..<Self.rest).contains(age) else { return }
    usleep(useconds_t((Self.rest - age).milliseconds * 1000 + 50_000))
  }

  // MARK: One file

  private mutating func take(_ file: ArrivedFile, _ session: inout Session) throws(Failure) {
    if let original = file.original { return try leave(file, .conflictCopy, ["file": original]) }
    guard file.isText else { return try leave(file, .notText) }
    switch try PhoneFile.read(file, in: folder.inbox) {
    case nil: return
    case .failure(let fault)?:
      let message: PhoneMessage =
        switch fault {
        case .notText: .notUTF8
        case .tooLong: .tooLong
        case .tooManyLines: .tooManyLines
        }
      try leave(file, message, ["limit": String(PhoneFile.mostLines)])
    case .success(let typed)?: try carryOut(typed, of: file, &session)
    }
  }

  /// Answers a file that stays where it is, once.
  private func leave(
    _ file: ArrivedFile, _ message: PhoneMessage, _ arguments: KeyValuePairs<String, String> = [:]
  ) throws(Failure) {
    guard folder.answers(to: file.name) == nil else { return }
    try folder.write(phrases(message, arguments) + "\n", to: file.name)
  }

  private mutating func carryOut(
    _ typed: PhoneFile, of file: ArrivedFile, _ session: inout Session
  ) throws(Failure) {
    var note = memory.files.first { $0.name == file.name } ?? PhoneFileNote(name: file.name)
    if let earlier = earlier(typed, of: file, note) {
      try leave(file, .known, ["file": earlier])
      return folder.setAside(file)
    }
    var answers = PhoneAnswers(folder.answers(to: file.name))
    let done = try known(typed.lines, &session)
    note.done = 0
    note.refused = 0
    for line in typed.lines where !note.lines.contains(line.name.token) {
      if !answers.has(line.text, typed.lines.prefix { $0 != line }.count { $0.text == line.text }) {
        let answer =
          done.contains(line.name.token)
          ? PhoneAnswer(isDone: true, text: phrases(PhoneMessage.wasDone))
          : self.answer(to: line, of: file, &session)
        if answer.isDone { note.done += 1 } else { note.refused += 1 }
        answers.add(answer, to: line.text, phrases)
        try folder.write(answers.text, to: file.name)
      }
      note.lines.append(line.name.token)
      try keep(&note, typed, file)
    }
    if answers.isEmpty || note.done + note.refused == 0 {
      try leave(file, .known, ["file": file.name])
    }
    try keep(&note, typed, file)
    folder.setAside(file)
  }

  private mutating func keep(
    _ note: inout PhoneFileNote, _ typed: PhoneFile, _ file: ArrivedFile
  ) throws(Failure) {
    (note.digest, note.modified) = (typed.digest, file.modified.milliseconds)
    note.at = Clock.now().milliseconds
    memory.keep(note)
    try store.write(memory)
  }

  /// The name under which the same file was done before: what was only renamed keeps its time.
  private func earlier(
    _ typed: PhoneFile, of file: ArrivedFile, _ note: PhoneFileNote
  ) -> String? {
    memory.files.first {
      $0.name != file.name && $0.digest == typed.digest
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
  ) -> PhoneAnswer {
    let sentences = PhoneSentences(phrases: phrases, wording: session.wordingAnyhow())
    let words: [String]
    do throws(PhoneCommandLine.Fault) {
      words = try meant(line.text, &session)
    } catch { return PhoneAnswer(isDone: false, text: sentences.text(of: error)) }
    guard let at = moment(of: file) else {
      return PhoneAnswer(isDone: false, text: sentences.undated(file.modified))
    }
    if let text = obstacle(to: words, at, sentences, &session) {
      return PhoneAnswer(isDone: false, text: text)
    }
    session.typed = (line.name, at, 0)
    session.frame = .linear
    defer { (session.typed, session.frame) = (nil, nil) }
    let answer = CommandAnswer(to: words, &session)
    if answer.isDone { memory.lastStep = Self.lastStep(&session)?.number ?? memory.lastStep }
    guard answer.wordsToAgree == nil else {
      return PhoneAnswer(
        isDone: false, text: answer.text + phrases(PhoneMessage.needsConfirmation))
    }
    return PhoneAnswer(isDone: answer.isDone, text: answer.text)
  }

  /// Without a command, all of it must be known food.
  private func meant(
    _ text: String, _ session: inout Session
  ) throws(PhoneCommandLine.Fault) -> [String] {
    let (words, isGuess) = try PhoneCommandLine.words(text)
    guard isGuess, words.first == MealCommand.name else { return words }
    let question = MealReadQuestion(words[2])
    guard let reading = try? session.ask(MealCalls.Read.self, question), reading.mistake == nil,
      !reading.items.isEmpty,
      reading.items.allSatisfy({ $0.item.nutrition.energy != nil && $0.choices.isEmpty })
    else { throw .unknown(text) }
    return words
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

  /// Nobody means to undo what was done elsewhere since.
  private func obstacle(
    to words: [String], _ at: Instant, _ sentences: PhoneSentences, _ session: inout Session
  ) -> String? {
    guard [UndoCommand.name, RedoCommand.name].contains(words.first),
      let last = Self.lastStep(&session), last.number != memory.lastStep,
      Instant(milliseconds: last.at) > at
    else { return nil }
    return sentences.doneSince(Instant(milliseconds: last.at))
  }

  private static func lastStep(_ session: inout Session) -> RecordedCommand? {
    let list = try? session.ask(ChangeCalls.List.self, StepQuestion(last: 1))
    return list?.steps.first
  }
}
