import Control
import Glibc
import Host
import Time
import Views
import Wire

/// Prints each change as it comes, over the daemon's absences, until nobody reads any more.
struct Watcher {
  private var since: Int64?
  private var saidAway = false

  init(since: Int64?) {
    self.since = since
  }

  mutating func run(_ session: inout Session) throws(Failure) {
    let path: SocketPath
    do throws(ControlError) { path = try SocketPath.current() } catch {
      throw Failure(error, changes: false)
    }
    // Looking begins before the first attempt, so that no birth of the socket is missed.
    let watch = try SocketWatch(path)
    var pause = Self.shortestPause
    while true {
      let before = since
      guard try follow(path, &session) else { return }
      if since != before { pause = Self.shortestPause }
      // Where somebody accepts us and hangs up, the socket does not change: ask less and less often.
      switch watch.wait(milliseconds: pause) {
      case .readerGone: return
      // A socket is there before it listens, and nothing tells of that: look again soon.
      case .changed: pause = Self.shortestPause
      case .timedOut: pause = min(pause * 2, Self.longestPause)
      }
    }
  }

  private static let shortestPause: Int32 = 1000
  private static let longestPause: Int32 = 60_000

  /// False when nobody reads any more; true when the daemon has gone.
  private mutating func follow(
    _ path: SocketPath, _ session: inout Session
  ) throws(Failure) -> Bool {
    do throws(ControlError) {
      var client = try ControlClient(connecting: path)
      try client.open(
        ChangeCalls.Follow.self, FollowQuestion(since: since), milliseconds: 10_000)
      saidAway = false
      while Self.waitForReply(client.descriptor) {
        while let reply = try client.receive() {
          try take(try ControlClient.output(of: ChangeCalls.Follow.self, in: reply), &session)
        }
      }
      return false
    } catch {
      try judge(error, &session)
      return true
    }
  }

  private mutating func judge(
    _ error: ControlError, _ session: inout Session
  ) throws(Failure) {
    switch error {
    case .unreachable, .full, .lost, .notSent, .timedOut:
      if !saidAway { session.say(session.phrases()(WatchMessage.away)) }
      saidAway = true
    default: throw Failure(error, changes: false)
    }
  }

  private mutating func take(
    _ reply: FollowedEvent, _ session: inout Session
  ) throws(ControlError) {
    since = reply.seq
    guard let event = reply.event else { return }
    if session.request.has(.json) {
      session.output.line(event.json)
    } else if let wording = try? session.wording() {
      session.output.line(wording.line(for: event))
    }
    session.output.flush()
  }

  /// False when the reader of our output has gone.
  private static func waitForReply(_ descriptor: Int32) -> Bool {
    while true {
      var waits = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
      ]
      let count = poll(&waits, nfds_t(waits.count), -1)
      if count > 0 { return waits[1].revents == 0 }
    }
  }
}

enum WatchMessage: String, Message {
  case away = "fastd is not running; waiting for it."
}
