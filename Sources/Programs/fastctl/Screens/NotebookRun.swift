import Control
import Glibc
import Host
import Time
import Views
import Wire

/// Shows the screen of `ui` on a terminal: woken by keys, by the daemon, by the clock where
/// somebody looks, and by nothing else.
struct NotebookRun {
  private enum Ending: Equatable {
    case enough
    case signal(Int32)
  }

  private var notebook: Notebook
  private var shelf: NotebookShelf
  private var state: Snapshot
  private var reader = KeyReader()
  private var shown: Grid?
  /// Whether the page has to be asked for.
  private var isStale = true
  /// Whether another program had the terminal, and with it what was meant for that one.
  private var hasLent = false

  private static let endings = [SIGTERM, SIGHUP, SIGQUIT]
  init(
    _ page: NotebookPage, isBare: Bool = false, showing state: Snapshot,
    style: ClockStyle? = nil, _ session: inout Session
  ) {
    let size = FullScreen.sizeOrUsual
    notebook = Notebook(
      session.phrases(), on: session.drawingScreen(), columns: size.columns, rows: size.rows,
      page: page, isBare: isBare)
    notebook.fast = state.fast
    self.state = state
    shelf = NotebookShelf(style: style)
  }

  /// Whether there is a terminal that can be drawn on, and that typed keys come from.
  static func isPossible(_ environment: Environment) -> Bool {
    isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb" && FullScreen.takesKeys()
  }

  /// One thing alone, for as long as somebody looks, with the keys of the fast.
  static func follow(
    _ page: NotebookPage, style: ClockStyle? = nil, _ session: inout Session
  ) throws(Failure) {
    let state = try session.ask(StatusCalls.Get.self, StatusQuestion(glance: true))
    session.warnOfOtherVersion(state.version)
    var run = NotebookRun(page, isBare: true, showing: state, style: style, &session)
    try run.run(&session)
  }

  mutating func run(_ session: inout Session) throws(Failure) {
    let ending = try follow(&session)
    session.frame = nil
    guard case .signal(let number) = ending else { return }
    // Whoever started us is to see by what we ended.
    signal(number, SIG_DFL)
    raise(number)
  }

  // MARK: Waiting

  private mutating func follow(_ session: inout Session) throws(Failure) -> Ending {
    // What is followed is for a screen that is left open, and looked at without being used.
    let tellsFocus = !notebook.isBare
    var opened: FullScreen?
    let input = try Failure.orOurs { () throws(SystemError) in
      try ScreenInput(endings: Self.endings + [SIGINT], others: [SIGWINCH, SIGTSTP]) {
        opened = FullScreen(tellsFocus: tellsFocus)
        return opened
      }
    }
    guard let screen = opened, screen.takesKeys else { throw .noTerminal }
    var vigil = try Failure.orOurs { () throws(SystemError) in
      try Vigil(StatusQuestion(glance: true, person: true), input)
    }
    session.interruption = input
    defer {
      session.hangUp()
      session.interruption = nil
    }
    session.hangUp()
    if let state = vigil.ask() { learn(state) }
    while true {
      if let trouble = vigil.trouble { throw Failure(trouble, changes: false) }
      let now = Clock.now()
      draw(on: screen, at: now, isAway: vigil.isAway, &session)
      // Counted from the moment that was shown: a minute that ends meanwhile is not missed.
      let next = notebook.page.followsClock ? shelf.nextChange(of: state, after: now) : nil
      // Most of what drew it is not called again soon.
      Footprint.settle()
      let waking =
        input.isHeard
        ? Vigil.Waking()
        : vigil.wait(until: next, nobodyLooks: !notebook.isFocused, besides: input.descriptors)
      if waking.isReaderGone { return .enough }
      if let state = waking.state {
        session.relearn()
        learn(state)
        isStale = true
      }
      if input.hasKeys || waking.isReady(input.ofKeys) {
        let wasFocused = notebook.isFocused
        guard take(typed: input, screen, &session) else { return .enough }
        if hasLent, let ending = obey(input, screen) { return ending }
        if notebook.isFocused, !wasFocused, let state = vigil.ask() { learn(state) }
      }
      if input.isHeard || waking.isReady(input.ofSignals), let ending = obey(input, screen) {
        return ending
      }
    }
  }

  private mutating func learn(_ state: Snapshot) {
    self.state = state
    notebook.fast = state.fast
  }

  /// Nil until somebody ends us.
  private mutating func obey(
    _ input: ScreenInput, _ screen: FullScreen
  ) -> Ending? {
    defer { hasLent = false }
    while let number = input.nextSignal() {
      if Self.endings.contains(number) { return .signal(number) }
      switch number {
      case SIGINT where hasLent, SIGTSTP where hasLent: break
      case SIGINT: if notebook.interrupt().contains(.leave) { return .signal(SIGINT) }
      case SIGTSTP:
        screen.stop()
        shown = nil
      default: isStale = true
      }
      resize()
    }
    return nil
  }

  private mutating func resize() {
    guard let size = FullScreen.size(),
      size.columns != notebook.columns || size.rows != notebook.rows
    else { return }
    notebook.resize(columns: size.columns, rows: size.rows)
    shown = nil
    isStale = true
  }

  // MARK: Keys

  /// False when they have seen enough.
  private mutating func take(
    typed input: ScreenInput, _ screen: FullScreen, _ session: inout Session
  ) -> Bool {
    guard let keys = input.keys(&reader) else { return false }
    for key in keys {
      for wish in notebook.take(key) {
        guard fulfil(wish, screen, &session) else { return false }
      }
    }
    return true
  }

  private mutating func fulfil(
    _ wish: Notebook.Wish, _ screen: FullScreen, _ session: inout Session
  ) -> Bool {
    switch wish {
    case .load:
      shelf.turn()
      isStale = true
    case .more: shelf.wantsMore = true
    case .read(let words):
      notebook.read(ask(words, &session), of: words)
    case .run(let words): run(words, screen, &session)
    case .pointer(let isOn): screen.takesPointer = isOn
    case .redraw: shown = nil
    case .leave: return false
    }
    return true
  }

  // MARK: Showing

  private mutating func draw(
    on screen: FullScreen, at now: Instant, isAway: Bool, _ session: inout Session
  ) {
    notebook.isAway = isAway
    // The clock of what nobody sees can wait.
    guard notebook.isFocused || isStale || shown == nil else { return }
    load(at: now, isAway: isAway, &session)
    screen.show(notebook.grid(), over: &shown)
  }

  private mutating func load(at now: Instant, isAway: Bool, _ session: inout Session) {
    let state = state.moved(to: now)
    notebook.phrases = session.phrases()
    session.frame = notebook.bodyScreen
    if isStale, !isAway { shelf.learn(of: state, on: notebook.page, &session) }
    // Without a daemon the page stays as it was, and only the clock goes on.
    if notebook.page.followsClock || isStale && !isAway || shelf.wantsMore {
      notebook.show(shelf.body(of: notebook, state, &session))
      shelf.wantsMore = false
    }
    isStale = isStale && isAway
    session.hangUp()
  }

  // MARK: Commands

  private mutating func ask(_ words: [String], _ session: inout Session) -> String {
    session.frame = notebook.bodyScreen
    defer { session.hangUp() }
    return CommandAnswer(to: words, &session).text
  }

  private mutating func run(
    _ words: [String], _ screen: FullScreen, _ session: inout Session
  ) {
    isStale = true
    if CommandAnswer.needsTerminal(words) { return lend(screen, to: words, &session) }
    session.frame = notebook.bodyScreen
    let answer = CommandAnswer(to: words, &session)
    if notebook.page.followsClock { renew(&session) }
    session.hangUp()
    session.relearn()
    if let words = answer.wordsToAgree {
      notebook.ask(answer.text, before: words)
    } else {
      notebook.tell(answer.text, after: words)
    }
  }

  /// The page as it is after a command, so that the answer need not repeat it.
  private mutating func renew(_ session: inout Session) {
    guard let state = try? session.ask(StatusCalls.Get.self, StatusQuestion(glance: true)) else {
      return
    }
    learn(state)
    shelf.learn(of: state, on: notebook.page, &session)
    notebook.show(shelf.body(of: notebook, state, &session))
  }

  /// What asks, draws or goes on by itself has the terminal until it ends.
  private mutating func lend(
    _ screen: FullScreen, to words: [String], _ session: inout Session
  ) {
    let question = session.phrases()(NotebookMessage.pressEnter)
    screen.lend {
      let program = OtherProgram(Executable.path ?? "fastctl", words)
      do throws(SystemError) {
        Self.wait(for: try program.startOnTerminal(reading: STDIN_FILENO))
      } catch {
        let sentences = Sentences(
          phrases: session.phrases(), wording: session.speaking().wording(in: .utc))
        Output.show(sentences.text(of: .program(error, path: program.path)) ?? "")
      }
      Output.show("\n" + question)
      _ = readLine()
    }
    session.relearn()
    hasLent = true
    shown = nil
    resize()
  }

  /// Until it has ended. When it is stopped, the shell gets the terminal, and both go on together.
  private static func wait(for child: pid_t) {
    var status: Int32 = 0
    while true {
      guard waitpid(child, &status, WUNTRACED) >= 0 else {
        if errno == EINTR { continue }
        return
      }
      // WIFSTOPPED, which Swift does not import.
      guard status & 0xff == 0x7f else { return }
      kill(getpid(), SIGSTOP)
      kill(child, SIGCONT)
    }
  }
}

extension FullScreen {
  /// Draws the cells that have changed, in one write.
  func show(_ grid: Grid, over shown: inout Grid?) {
    let frame = Frame(from: shown, to: grid)
    if !frame.utf8.isEmpty { show(Output.charset.bytes(of: frame.utf8)) }
    shown = grid
  }

  /// Of a terminal that does not say, the usual one.
  static var sizeOrUsual: (columns: Int, rows: Int) { size() ?? (80, 24) }
}
