import Carrier
import Glibc
import Host
import Hub
import Nouns
import Time
import Wire

extension Run {
  private static let shortestRest = Span.seconds(2)

  func setLive(_ isOn: Bool) throws(Refusal) -> Int32 {
    guard places.hub != nil else { throw .membership(.unset) }
    do throws(FileError) { try places.setLive(isOn) } catch {
      Answer.complain(error.reason)
      throw .membership(.file)
    }
    if !isOn { LiveProcess.end(places) }
    return isOn ? exchange() : carry()
  }

  /// Listens at the hub, and exchanges whenever it tells of another machine; sleeps between.
  func live() throws(Refusal) -> Int32 {
    guard let lock = try? FileLock(places.liveLock) else { return 0 }
    defer { withExtendedLifetime(lock) {} }
    var pause = LivePause()
    var told: ExchangeTrouble?
    while places.isLive, places.hub != nil {
      do throws(ExchangeFailure) {
        let hub = try listener()
        pause = LivePause()
        try follow(hub)
      } catch {
        // The exchanges tell the person of it; the journal has it once.
        if case .trouble(let trouble, let detail) = error, trouble != .hubAway {
          if trouble != told {
            Answer.complain(detail.map { "\(trouble.rawValue): \($0)" } ?? trouble.rawValue)
          }
          told = trouble
          pause.lengthen()
        }
        pause.sleep()
      }
    }
    return 0
  }

  private func listener() throws(ExchangeFailure) -> HubConnection {
    let lock = try? FileLock.wait(places.lock, within: .minute)
    defer { withExtendedLifetime(lock) {} }
    let hub = try connection()
    try hub.listenForNews()
    return hub
  }

  private func follow(_ hub: HubConnection) throws(ExchangeFailure) {
    // Nothing that came before may be missed.
    var own = try exchangeAtOnce()
    while places.isLive {
      let told = try hub.nextNews()
      guard told.contains(where: { $0 != own }) else { continue }
      let begun = Clock.monotonic()
      own = try exchangeAtOnce()
      // A hub that tells without end must not keep this machine busy.
      let rest = begun + Self.shortestRest - Clock.monotonic()
      if rest > .zero { usleep(useconds_t(rest.milliseconds * 1000)) }
    }
  }

  /// Whose own changes need not be taken.
  private func exchangeAtOnce() throws(ExchangeFailure) -> String {
    if let lock = try? FileLock.wait(places.lock, within: .minute) {
      defer { withExtendedLifetime(lock) {} }
      _ = exchange()
    }
    var daemon = try Daemon()
    return RowID(text: try daemon.logs().device).map { Hex.text($0.bytes) } ?? ""
  }
}

/// Between attempts to reach the hub: longer and longer, and never the same on two machines.
struct LivePause {
  private var longest = Span.seconds(5)
  private static let most = Span.minutes(15)

  /// Only a person can help.
  mutating func lengthen() { longest = .hours(6) }

  mutating func sleep() {
    let part = Int64(Randomness.bits128().low % UInt64(longest.milliseconds))
    Glibc.sleep(UInt32(part / 1000) + 1)
    longest = max(min(longest * 2, Self.most), longest)
  }
}

/// The process that listens, which holds a lock with its number in it.
enum LiveProcess {
  static func end(_ places: CarrierPlaces) {
    _ = FileLock.askHolderToEnd(of: places.liveLock, program: "fastd-sync")
  }
}
