import Control
import Time
import Views
import Host
import Wire

// Waiting for what takes the daemon long.
extension Session {
  /// No working daemon keeps anybody waiting this long, whatever it is doing.
  static let longestSilence: Int32 = 10_000

  /// The next reply, for as long as the daemon works; from a second on, a terminal shows that it does.
  mutating func next(from client: inout ControlClient) throws(ControlError) -> Reply {
    if let reply = try client.next(within: ProgressLine.silence) { return reply }
    var progress = ProgressLine(&self, after: ProgressLine.silence)
    defer { progress.clear() }
    var seen = Clock.monotonic()
    while true {
      if interruption?.isWanted() == true { throw .timedOut }
      progress.showTime()
      if let reply = try client.next(within: ProgressLine.pause) { return reply }
      guard Clock.monotonic() - seen >= Span(milliseconds: Int64(Self.longestSilence)) else {
        continue
      }
      guard answersOthers() else { throw .timedOut }
      seen = Clock.monotonic()
    }
  }

  /// Whether the daemon still says how things stand, as it does in the middle of anything long.
  private func answersOthers() -> Bool {
    guard let path = try? SocketPath.current(),
      var other = try? ControlClient(connecting: path)
    else { return false }
    other.interruption = interruption
    let status = try? other.call(
      StatusCalls.Get.self, StatusQuestion(), milliseconds: Self.longestSilence)
    return status != nil
  }
}

extension ControlClient {
  /// Nil if none comes in that time.
  fileprivate mutating func next(within time: Span) throws(ControlError) -> Reply? {
    do throws(ControlError) {
      return try next(milliseconds: Int32(clamping: time.milliseconds))
    } catch {
      guard error == .timedOut else { throw error }
      return nil
    }
  }
}
