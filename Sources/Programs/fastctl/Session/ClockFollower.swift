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
  private var isAway = false
  private var shown: [String] = []
  private var pause = Self.shortestPause

  private static let shortestPause: Int32 = 1000
  private static let longestPause: Int32 = 60_000
  private static let quit = UInt8(ascii: "q")
  private static let endings = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  init(_ style: ClockStyle) {
    self.style = style
  }

  mutating func run(_ session: inout Session) throws(Failure) {
    // The first answer starts the daemon, as that of any status; later it is only waited for.
    let first = try session.ask(StatusCalls.Get.self, StatusQuestion())
    session.warnOfOtherVersion(first.version)
    guard case .signal(let number) = try follow(&session, from: first) else { return }
    // Whoever started us is to see by what we ended.
    signal(number, SIG_DFL)
    raise(number)
  }

  // MARK: Waiting

  private mutating func follow(
    _ session: inout Session, from first: Snapshot
  ) throws(Failure) -> Ending {
    let watch = try SocketWatch(try Self.path())
    let place = Place(session.request)
    let alarm = try Self.made { () throws(SystemError) in try WallAlarm() }
    let numbers = Self.endings + (place == .screen ? [SIGWINCH, SIGTSTP] : [])
    let signals = try Self.made { () throws(SystemError) in try SignalQueue(numbers) }
    let screen = place == .screen ? FullScreen() : nil
    var feed = StateFeed.connected()
    if place != .json { state = first }
    while true {
      try show(&session, place, screen)
      if place != .json { arm(alarm) }
      let timeout = feed == nil ? pause : -1
      let woken = Woken(
        feed: feed?.descriptor ?? watch.descriptor, alarm: alarm.descriptor,
        signals: signals.descriptor, keys: screen?.takesKeys == true ? STDIN_FILENO : -1, timeout)
      if woken.isReaderGone { return .enough }
      if woken.byAlarm { alarm.take() }
      if woken.byKey, let keys = screen?.keys(), keys.isEmpty || keys.contains(Self.quit) {
        return .enough
      }
      if woken.bySignal, let ending = obey(signals, screen) { return ending }
      if feed == nil {
        if woken.byFeed { watch.drain() }
        if woken.byFeed || woken.isTimeOver { feed = reconnect(woken) }
      } else if woken.byFeed {
        if let current = feed, try !read(current) { feed = nil }
      }
    }
  }

  private static func made<Thing: ~Copyable>(
    _ make: () throws(SystemError) -> Thing
  ) throws(Failure) -> Thing {
    do throws(SystemError) { return try make() } catch {
      throw .program(error, path: "fastctl")
    }
  }

  private static func path() throws(Failure) -> SocketPath {
    do throws(ControlError) { return try SocketPath.current() } catch {
      throw Failure(error, changes: false)
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

  private func arm(_ alarm: borrowing WallAlarm) {
    let next = state?.nextChange(after: Clock.now(), hasSeconds: style.hasSeconds)
    // Refused only for what no clock can show: then it waits for the daemon alone.
    try? alarm.arm(at: next)
  }

  // MARK: The daemon

  private mutating func reconnect(_ woken: Woken) -> StateFeed? {
    // A socket is there before it listens, and nothing tells of that: look again soon.
    pause = woken.byFeed ? Self.shortestPause : min(pause * 2, Self.longestPause)
    return StateFeed.connected()
  }

  /// What is there to read; false when the daemon has gone.
  private mutating func read(_ feed: StateFeed) throws(Failure) -> Bool {
    do throws(ControlError) {
      while let state = try feed.next() {
        self.state = state
        isAway = false
        pause = Self.shortestPause
      }
      return true
    } catch {
      switch error {
      case .unreachable, .lost, .notSent, .timedOut: isAway = true
      default: throw Failure(error, changes: false)
      }
      return false
    }
  }

  // MARK: Showing

  private mutating func show(
    _ session: inout Session, _ place: Place, _ screen: FullScreen?
  ) throws(Failure) {
    guard var state else { return }
    if place == .json {
      session.output.line(state.json)
      self.state = nil
      return session.output.flush()
    }
    let wording = try session.wording()
    state = state.moved(to: Clock.now())
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

    init(_ request: Request) {
      let isDrawn = isatty(STDOUT_FILENO) == 1 && Environment.process["TERM"] != "dumb"
      self =
        request.has(.json) ? .json : request.has(.plain) || !isDrawn ? .lines : .screen
    }
  }

  /// What of several things came first.
  private struct Woken {
    private let waits: [pollfd]
    let isTimeOver: Bool

    init(feed: Int32, alarm: Int32, signals: Int32, keys: Int32, _ milliseconds: Int32) {
      let descriptors = [feed, alarm, signals, keys, STDOUT_FILENO]
      var waits = descriptors.map { number in
        pollfd(fd: number, events: number == STDOUT_FILENO ? 0 : Int16(POLLIN), revents: 0)
      }
      isTimeOver = poll(&waits, nfds_t(waits.count), milliseconds) == 0
      self.waits = waits
    }

    var byFeed: Bool { waits[0].revents != 0 }
    var byAlarm: Bool { waits[1].revents != 0 }
    var bySignal: Bool { waits[2].revents != 0 }
    var byKey: Bool { waits[3].revents != 0 }
    var isReaderGone: Bool { waits[4].revents != 0 }
  }
}

/// The daemon's word on every change of the state.
final class StateFeed {
  private var client: ControlClient

  /// Nil where the daemon is away.
  static func connected() -> StateFeed? {
    try? StateFeed()
  }

  private init() throws(ControlError) {
    var client = try ControlClient(connecting: try SocketPath.current())
    try client.open(StatusCalls.Subscribe.self, StatusQuestion(), milliseconds: 10_000)
    self.client = client
  }

  var descriptor: Int32 { client.descriptor }

  /// The next state that is here already.
  func next() throws(ControlError) -> Snapshot? {
    guard let reply = try client.receive() else { return nil }
    return try ControlClient.output(of: StatusCalls.Subscribe.self, in: reply).state
  }
}
