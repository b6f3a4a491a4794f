import Control
import Glibc
import Host
import Time
import Views
import Wire

/// The pages of `ui` for those who read line by line: numbered choices, and nothing drawn over.
struct LinearNotebook {
  private var notebook: Notebook
  private var shelf = NotebookShelf()
  private var state: Snapshot
  /// What was said of the state.
  private var told: [String] = []
  private var reader = LineReader()

  init(_ notebook: Notebook, showing state: Snapshot) {
    self.notebook = notebook
    self.state = state
    self.notebook.fast = state.fast
  }

  /// Until they quit, or the input ends.
  mutating func run(_ session: inout Session) throws(Failure) {
    var vigil = try Failure.orOurs { () throws(SystemError) in
      try Vigil(StatusQuestion(glance: true, person: true))
    }
    session.hangUp()
    if let state = vigil.ask() { self.state = state }
    tellPages(&session)
    showPage(&session)
    while true {
      // The clock alone is no change that is worth a voice.
      let waking = vigil.wait(until: nil, nobodyLooks: true, besides: [STDIN_FILENO])
      if let trouble = vigil.trouble { throw Failure(trouble, changes: false) }
      if waking.isReaderGone { return }
      if let state = waking.state {
        session.relearn()
        learn(state, &session)
      }
      guard waking.isReady(STDIN_FILENO) else { continue }
      guard let lines = lines() else {
        // The last one may end with the input instead of a newline.
        if let line = reader.end() { _ = take(line, &session) }
        return
      }
      for line in lines {
        guard take(line, &session) else { return }
      }
    }
  }

  // MARK: What is typed

  /// Those that have come; nil at the end of the input.
  private mutating func lines() -> [LineReader.Line]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(STDIN_FILENO, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    guard count > 0 else { return nil }
    return reader.lines(in: buffer[..<count])
  }

  /// False when they have seen enough.
  private mutating func take(_ line: LineReader.Line, _ session: inout Session) -> Bool {
    guard case .text(let line) = line else {
      let most = session.phrases().number(Int64(LineReader.longest))
      say(session.phrases()(NotebookMessage.lineTooLong, "most", most), &session)
      return true
    }
    let text = String(line.drop { $0 == " " })
      .droppingLast { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }
    if notebook.asked != nil { return answer(text, &session) }
    if text.isEmpty {
      showPage(&session)
      return true
    }
    guard text.count == 1, let letter = text.first else { return run(typed: text, &session) }
    if letter == "?" {
      tellPages(&session)
      return true
    }
    let before = notebook.page
    let deed = NotebookDeed(letter: letter, on: before)
    guard letter.isNumber || deed?.isForLines == true else { return run(typed: text, &session) }
    let wishes = notebook.take(.character(letter))
    // Who asks for the page that is there wants to hear it again.
    if wishes.isEmpty, letter.isNumber, notebook.page == before { showPage(&session) }
    if wishes.isEmpty, deed == .why { say(session.phrases()(NotebookMessage.noReasons), &session) }
    return fulfil(wishes, &session)
  }

  /// To what was asked; an empty line leaves it.
  private mutating func answer(_ text: String, _ session: inout Session) -> Bool {
    guard !text.isEmpty else {
      _ = notebook.interrupt()
      say(session.phrases()(NotebookMessage.notDone), &session)
      return true
    }
    var wishes: [Notebook.Wish] = []
    for letter in text where notebook.asked != nil { wishes += notebook.take(.character(letter)) }
    if notebook.asked != nil { wishes += notebook.take(.enter) }
    // What stands below a page that is drawn has to be said here.
    if wishes.isEmpty, notebook.asked == nil {
      say(session.phrases()(NotebookMessage.notDone), &session)
    }
    return fulfil(wishes, &session)
  }

  private mutating func run(typed text: String, _ session: inout Session) -> Bool {
    guard var words = CommandWords.split(text) else {
      say(session.phrases()(NotebookMessage.openQuote), &session)
      return true
    }
    if words.first == "fastctl" { words.removeFirst() }
    return words.isEmpty || fulfil([.run(words)], &session)
  }

  private mutating func fulfil(_ wishes: [Notebook.Wish], _ session: inout Session) -> Bool {
    for wish in wishes {
      switch wish {
      case .load:
        shelf.turn()
        showPage(&session)
      case .run(let words), .read(let words): run(words, &session)
      case .leave: return false
      case .more, .pointer, .redraw: break
      }
    }
    if let asked = notebook.asked { say(asked, &session) }
    return true
  }

  private mutating func run(_ words: [String], _ session: inout Session) {
    guard !CommandAnswer.needsTerminal(words) else {
      let program = OtherProgram(Executable.path ?? "fastctl", words)
      do throws(SystemError) {
        let child = try program.startOnTerminal(reading: STDIN_FILENO)
        while waitpid(child, nil, 0) < 0 && errno == EINTR {}
      } catch {
        let sentences = Sentences(
          phrases: session.phrases(), wording: session.speaking().wording(in: .utc))
        say(sentences.text(of: .program(error, path: program.path)) ?? "", &session)
      }
      return session.relearn()
    }
    session.frame = .linear
    let answer = CommandAnswer(to: words, &session)
    session.frame = nil
    session.hangUp()
    session.relearn()
    session.output.text(answer.text)
    session.output.flush()
    if let words = answer.wordsToAgree { notebook.ask("", before: words) }
  }

  // MARK: What is said

  private func say(_ text: String, _ session: inout Session) {
    session.output.line(text)
    session.output.flush()
  }

  private func tellPages(_ session: inout Session) {
    let phrases = session.phrases()
    var choices = NotebookPage.allCases.compactMap { page in
      page.digit.map { ($0, phrases(page.title)) }
    }
    choices += NotebookDeed.allCases.filter(\.isForLines).map { ($0.keys, phrases($0)) }
    for (keys, meaning) in choices {
      session.output.line(
        phrases(NotebookMessage.linearKey, "keys", keys, "meaning", meaning))
    }
    say(phrases(NotebookMessage.linear), &session)
  }

  private mutating func showPage(_ session: inout Session) {
    let state = state.moved(to: Clock.now())
    session.frame = .linear
    shelf.learn(of: state, on: notebook.page, &session)
    let body = shelf.body(of: notebook, state, &session)
    session.frame = nil
    session.hangUp()
    if notebook.page.followsClock { told = body.lines }
    for line in [session.phrases()(notebook.page.title)] + body.lines where !line.isEmpty {
      session.output.line(line)
    }
    session.output.flush()
  }

  /// A line for each that is another; on other pages the person has just heard the answer.
  private mutating func learn(_ state: Snapshot, _ session: inout Session) {
    self.state = state
    notebook.fast = state.fast
    guard notebook.page.followsClock else { return }
    let before = told
    session.frame = .linear
    let now = state.moved(to: Clock.now())
    shelf.learn(of: now, on: notebook.page, &session)
    told = shelf.body(of: notebook, now, &session).lines
    session.frame = nil
    session.hangUp()
    for line in told where !line.isEmpty && !before.contains(line) { session.output.line(line) }
    session.output.flush()
  }
}
