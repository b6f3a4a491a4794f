import Control
import Glibc
import Host
import Time
import Views
import Wire

/// Keeps a clock true until the person has seen enough: woken by the daemon, by the wall clock and
/// by the terminal, and by nothing else.
struct ClockFollower {
  private enum Ending: Equatable {
    case enough
    case signal(Int32)
  }

  private let style: ClockStyle
  private var state: Snapshot?
  private var shown: [String] = []

  private static let quit = UInt8(ascii: "q")
  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  init(_ style: ClockStyle) {
    self.style = style
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
    var vigil = try Self.made { () throws(SystemError) in try Vigil(question) }
    let numbers = Self.endings + (place == .screen ? [SIGWINCH, SIGTSTP] : [])
    let signals = try Self.made { () throws(SystemError) in try SignalQueue(numbers) }
    let screen = place == .screen ? FullScreen() : nil
    let keys = screen?.takesKeys == true ? STDIN_FILENO : -1
    state = vigil.ask() ?? first
    while true {
      if let trouble = vigil.trouble { throw Failure(trouble, changes: false) }
      let now = Clock.now()
      try show(&session, place, screen, at: now, isAway: vigil.isAway)
      // Counted from the moment that was shown: a minute that ends meanwhile is not missed.
      let next = state?.nextChange(after: now, hasSeconds: style.hasSeconds)
      let waking = vigil.wait(until: next, besides: [signals.descriptor, keys])
      if waking.isReaderGone { return .enough }
      if let state = waking.state {
        self.state = state
        session.relearn()
      }
      if waking.isReady(keys), let keys = screen?.keys(), keys.isEmpty || keys.contains(Self.quit) {
        return .enough
      }
      if waking.isReady(signals.descriptor), let ending = obey(signals, screen) { return ending }
    }
  }

  private static func made<Thing: ~Copyable>(
    _ make: () throws(SystemError) -> Thing
  ) throws(Failure) -> Thing {
    do throws(SystemError) { return try make() } catch {
      throw .program(error, path: "fastctl")
    }
  }

  /// Nil until somebody ends us.
  private mutating func obey(
    _ signals: borrowing SignalQueue, _ screen: FullScreen?
  ) -> Ending? {
    while let number = signals.next() {
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
    let wording = try session.wording()
    state = state.moved(to: now)
    var lines: [String]
    switch place {
    case .screen:
      let clock = ClockFace(
        wording, on: session.drawingScreen(), rows: FullScreen.rows(), style: style)
      lines = clock.lines(of: state)
    case .lines, .json:
      lines = [ClockFace(wording, on: session.drawingScreen(), style: style).line(of: state)]
    }
    if isAway { lines.append(wording.phrases(WatchMessage.away)) }
    guard lines != shown else { return }
    if place == .screen {
      screen?.show(lines)
    } else {
      // When the daemon is back, what was said before it went is said again.
      let isBack = lines.count < shown.count
      for line in lines where isBack || !shown.contains(line) { session.output.line(line) }
      session.output.flush()
    }
    shown = lines
  }
}

extension ClockFollower {
  /// Where the clock is shown.
  private enum Place {
    case screen, lines, json

    init(_ request: Request, isPlain: Bool) {
      let isDrawn = isatty(STDOUT_FILENO) == 1 && Environment.process["TERM"] != "dumb"
      self =
        request.has(.json) ? .json : isPlain || !isDrawn ? .lines : .screen
    }
  }
}
