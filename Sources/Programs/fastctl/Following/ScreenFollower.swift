import Control
import Glibc
import Host
import Time
import Views
import Wire

/// Keeps a page true until the person has seen enough: woken by the daemon, by the wall clock and
/// by the terminal, and by nothing else.
struct ScreenFollower<Page: FollowedPage> {
  private enum Ending: Equatable {
    case enough
    case signal(Int32)
  }

  private var page: Page
  private var state: Snapshot?
  private var shown: [String] = []
  /// Whether it was said that nobody answers.
  private var saidAway = false

  private static var quit: UInt8 { UInt8(ascii: "q") }
  private static var endings: [Int32] { [SIGINT, SIGTERM, SIGHUP, SIGQUIT] }

  init(_ page: Page) {
    self.page = page
  }

  mutating func run(_ session: inout Session) throws(Failure) {
    // The first answer starts the daemon, as that of any status; later it is only waited for.
    let first = try session.ask(StatusCalls.Get.self, StatusQuestion())
    session.warnOfOtherVersion(first.version)
    session.hangUp()
    guard case .signal(let number) = try follow(&session, from: first) else { return }
    // Whoever started us is to see by what we ended.
    signal(number, SIG_DFL)
    raise(number)
  }

  // MARK: Waiting

  private mutating func follow(
    _ session: inout Session, from first: Snapshot
  ) throws(Failure) -> Ending {
    let place = Place(session.request, isPlain: session.isPlain())
    // JSON is the state as it came; whoever reads it counts by themselves.
    let question = StatusQuestion(glance: place == .json ? nil : true)
    var screen: FullScreen?
    let input = try Failure.orOurs { () throws(SystemError) in
      try ScreenInput(
        endings: Self.endings, others: place == .screen ? [SIGWINCH, SIGTSTP] : []
      ) {
        screen = place == .screen ? FullScreen() : nil
        return screen
      }
    }
    session.interruption = input
    defer {
      session.hangUp()
      session.interruption = nil
    }
    var vigil = try Failure.orOurs { () throws(SystemError) in try Vigil(question, input) }
    let state = vigil.ask() ?? first
    learn(state, &session)
    while true {
      if let trouble = vigil.trouble { throw Failure(trouble, changes: false) }
      let now = Clock.now()
      try show(&session, place, screen, at: now, isAway: vigil.isAway)
      // Counted from the moment that was shown: a minute that ends meanwhile is not missed.
      let next = self.state.flatMap { page.nextChange(of: $0, after: now) }
      let waking =
        input.isHeard
        ? Vigil.Waking() : vigil.wait(until: next, besides: input.descriptors)
      if waking.isReaderGone { return .enough }
      if let state = waking.state {
        session.relearn()
        learn(state, &session)
      }
      if input.isHeard || waking.isReady(input.ofSignals), let ending = obey(input, screen) {
        return ending
      }
      if input.hasKeys || waking.isReady(input.ofKeys) {
        let keys = input.keys()
        if keys.isEmpty || keys.contains(Self.quit) { return .enough }
      }
    }
  }

  private mutating func learn(_ state: Snapshot, _ session: inout Session) {
    page.learn(of: state, &session)
    self.state = state
  }

  /// Nil until somebody ends us.
  private mutating func obey(
    _ input: ScreenInput, _ screen: FullScreen?
  ) -> Ending? {
    while let number = input.nextSignal() {
      if Self.endings.contains(number) { return .signal(number) }
      if number == SIGTSTP { screen?.stop() }
      // The size has changed, or what was on the screen has gone.
      shown = []
    }
    return nil
  }

  // MARK: Showing

  private mutating func show(
    _ session: inout Session, _ place: Place, _ screen: FullScreen?, at now: Instant,
    isAway: Bool
  ) throws(Failure) {
    guard var state else { return }
    if place == .json {
      session.output.line(state.json)
      self.state = nil
      return session.output.flush()
    }
    state = state.moved(to: now)
    var lines =
      switch place {
      case .screen: try page.lines(of: state, rows: FullScreen.rows(), &session)
      case .lines, .json: try page.told(of: state, &session)
      }
    if isAway { lines.append(session.phrases()(WatchMessage.away)) }
    guard lines != shown else { return }
    if place == .screen {
      screen?.show(lines)
    } else {
      // When the daemon is back, what was said before it went is said again.
      let isBack = saidAway && !isAway
      for line in lines where isBack || !shown.contains(line) { session.output.line(line) }
      session.output.flush()
    }
    (shown, saidAway) = (lines, isAway)
  }
}

extension ScreenFollower {
  /// Where it is shown.
  private enum Place {
    case screen, lines, json

    init(_ request: Request, isPlain: Bool) {
      let isDrawn = isatty(STDOUT_FILENO) == 1 && Environment.process["TERM"] != "dumb"
      self =
        request.has(.json) ? .json : isPlain || !isDrawn ? .lines : .screen
    }
  }
}

/// What is kept true on a screen, or told line by line.
protocol FollowedPage {
  /// Asks what else the page needs, as often as the state is another.
  mutating func learn(of state: Snapshot, _ session: inout Session)
  /// On a screen of so many rows, where that is known.
  func lines(
    of state: Snapshot, rows: Int?, _ session: inout Session
  ) throws(Failure) -> [String]
  /// Where each is read by itself.
  func told(of state: Snapshot, _ session: inout Session) throws(Failure) -> [String]
  /// When it says something else by the clock alone.
  func nextChange(of state: Snapshot, after now: Instant) -> Instant?
}
