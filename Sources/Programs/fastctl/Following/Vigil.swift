import Control
import Glibc
import Host
import Time
import Wire

/// Sleeps until what is shown may be another: by the daemon's word, by the wall clock, by what else
/// a follower waits for, or because nobody reads it any more.
struct Vigil: ~Copyable {
  private var link: DaemonLink
  private let alarm: WallAlarm
  /// From when on the state may be another by the clock alone.
  private var holdsUntil: Instant?

  /// Where an answer is over before it comes, the daemon is not asked more often than this.
  private static let leastHold = Span.minute

  init(
    _ question: StatusQuestion, _ interruption: (any Interruption)? = nil
  ) throws(SystemError) {
    link = DaemonLink(question, interruption)
    alarm = try WallAlarm()
  }

  var isAway: Bool { link.isAway }
  var trouble: ControlError? { link.trouble }

  /// How things stand now; nil where no daemon says it soon.
  mutating func ask() -> Snapshot? {
    holdsUntil = nil
    return note(link.ask())
  }

  /// Also ends when the clock is set; and, for who `needsRoom`, when more can be written. While
  /// `nobodyLooks` the clock alone wakes nobody.
  mutating func wait(
    until next: Instant?, needsRoom: Bool = false, nobodyLooks: Bool = false,
    besides others: [Int32] = []
  ) -> Waking {
    let wish = nobodyLooks ? nil : [next, holdsUntil].compactMap(\.self).min()
    // The clock was set since the instant was counted out: there may be another one now.
    guard arm(at: wish) else { return Waking() }
    var waits = ([link.descriptor, alarm.descriptor] + others).map { number in
      pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    }
    let room = Int16(needsRoom ? POLLOUT : 0)
    waits.append(pollfd(fd: STDOUT_FILENO, events: room, revents: 0))
    let isTimeOver = poll(&waits, nfds_t(waits.count), link.patience) == 0
    if let reader = waits.last, reader.revents & ~room != 0 { return Waking(isReaderGone: true) }
    if waits[1].revents != 0 { alarm.take() }
    let state = note(link.hear(isWoken: waits[0].revents != 0, isTimeOver: isTimeOver))
    let ready = waits.dropFirst(2).dropLast().filter { $0.revents != 0 }.map(\.fd)
    return Waking(state: (nobodyLooks ? nil : refresh()) ?? state, ready: ready)
  }

  /// False where the clock was set meanwhile.
  private func arm(at instant: Instant?) -> Bool {
    do throws(SystemError) { try alarm.arm(at: instant) } catch {
      // What no clock can show is waited for with the daemon alone.
      return error.code != ECANCELED
    }
    return true
  }

  private mutating func note(_ state: Snapshot?) -> Snapshot? {
    guard let state else { return nil }
    let now = Clock.now()
    holdsUntil = state.glance.map { glance in
      let end = Instant(milliseconds: glance.holdsUntil)
      return end > now ? end : now + Self.leastHold
    }
    return state
  }

  private mutating func refresh() -> Snapshot? {
    guard let holdsUntil, Clock.now() >= holdsUntil else { return nil }
    return ask()
  }
}

extension Vigil {
  /// What came first, or what came together.
  struct Waking {
    /// A newer one than before.
    var state: Snapshot?
    var isReaderGone = false
    fileprivate var ready: [Int32] = []

    func isReady(_ descriptor: Int32) -> Bool { ready.contains(descriptor) }
  }
}
