import Control
import Glibc
import Host
import Time
import Wire

/// The daemon's states over its absences, of whose end the kernel tells and not a clock.
struct DaemonLink: ~Copyable {
  private let question: StatusQuestion
  private let interruption: (any Interruption)?
  private var feed: StateFeed?
  /// There only while the daemon is away: all programs of a person share few of them.
  private var watch: SocketWatch?
  private var pause = Pause()
  private var since = Span.zero
  private(set) var isAway = false
  /// What no waiting mends: its answers are not understood.
  private(set) var trouble: ControlError?

  /// What lasted for so long did not end because of us.
  private static let lasting = Span.seconds(10)

  init(_ question: StatusQuestion, _ interruption: (any Interruption)?) {
    (self.question, self.interruption) = (question, interruption)
  }

  /// Readable when `hear` has something to do.
  var descriptor: Int32 {
    if let feed { return feed.descriptor }
    return switch watch {
    case .some(let watch): watch.descriptor
    case nil: -1
    }
  }

  /// How long to wait for that in milliseconds; -1 is for ever.
  var patience: Int32 { feed == nil ? pause.milliseconds : -1 }

  /// Asks how things stand now and waits a little for the answer; nil where none comes.
  mutating func ask() -> Snapshot? {
    // Let go first: who asks takes up no second place among the daemon's clients.
    feed = nil
    connect()
    return read { feed throws(ControlError) in try feed.first() }
  }

  /// Takes what was waited for; nil where no newer state is here.
  mutating func hear(isWoken: Bool, isTimeOver: Bool) -> Snapshot? {
    if feed != nil {
      return isWoken ? read { feed throws(ControlError) in try feed.newest() } : nil
    }
    if isWoken {
      pause = Pause()
    } else if isTimeOver {
      pause.grow(to: watch?.isBlind == true ? SocketWatch.longestBlind : nil)
    } else {
      return nil
    }
    connect()
    return nil
  }

  private mutating func read(
    _ take: (StateFeed) throws(ControlError) -> Snapshot?
  ) -> Snapshot? {
    guard let feed else { return nil }
    do throws(ControlError) {
      guard let state = try take(feed) else { return nil }
      isAway = false
      return state
    } catch {
      lose(because: error)
      return nil
    }
  }

  /// Not followed by an attempt at once: who accepts us and hangs up would do so again.
  private mutating func lose(because error: ControlError) {
    switch error {
    case .unreachable, .full, .lost, .notSent, .timedOut: break
    default: trouble = error
    }
    feed = nil
    isAway = true
    if Clock.monotonic() - since > Self.lasting { pause = Pause() }
    look()
  }

  private mutating func connect() {
    guard let error = attempt() else { return }
    isAway = true
    pause.isOfNoUse = false
    look()
    // Looking begins before the last attempt, so that no birth of the socket is missed.
    guard error.isToldOf, let error = attempt() else { return }
    pause.isOfNoUse = watch?.isBlind == false && error.isToldOf
  }

  private mutating func look() {
    watch = try? SocketWatch(SocketPath.current())
  }

  /// Why there is nobody; nil where there is.
  private mutating func attempt() -> ControlError? {
    do throws(ControlError) {
      feed = try StateFeed(question, interruption)
      watch = nil
      since = Clock.monotonic()
      return nil
    } catch {
      return error
    }
  }
}

extension ControlError {
  /// The directory changes when it is no longer so.
  fileprivate var isToldOf: Bool {
    guard case .unreachable(let error) = self else { return false }
    return error.code == ENOENT || error.code == ECONNREFUSED
  }
}

/// How long to wait before the next attempt: ever longer, until it is of no use any more.
private struct Pause {
  private var length = shortest
  /// Somebody else tells when an attempt is worth it.
  var isOfNoUse = false

  private static let shortest: Int32 = 50
  private static let longest: Int32 = 60_000

  /// As `poll` wants it.
  var milliseconds: Int32 { isOfNoUse && length == Self.longest ? -1 : length }

  mutating func grow(to most: Int32?) { length = min(length * 2, most ?? Self.longest) }
}

/// The daemon's word on every change of the state.
final class StateFeed {
  private var client: ControlClient

  /// Both a slow disk and a daemon that is stopped answer later, and nobody waits here for that.
  private static let patience: Int32 = 1000

  init(
    _ question: StatusQuestion, _ interruption: (any Interruption)?
  ) throws(ControlError) {
    var client = try ControlClient(connecting: try SocketPath.current())
    client.interruption = interruption
    try client.open(StatusCalls.Subscribe.self, question, milliseconds: Self.patience)
    self.client = client
  }

  var descriptor: Int32 { client.descriptor }

  /// Waits a little for the state as it is; nil where it is still to come.
  func first() throws(ControlError) -> Snapshot? {
    do throws(ControlError) {
      return try Self.state(in: client.next(milliseconds: Self.patience))
    } catch {
      guard error == .timedOut else { throw error }
      return nil
    }
  }

  /// The newest state that is here already.
  func newest() throws(ControlError) -> Snapshot? {
    var newest: Reply?
    while let reply = try client.receive() { newest = reply }
    return try newest.map { reply throws(ControlError) in try Self.state(in: reply) }
  }

  private static func state(in reply: Reply) throws(ControlError) -> Snapshot {
    try ControlClient.output(of: StatusCalls.Subscribe.self, in: reply).state
  }
}
