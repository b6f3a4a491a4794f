import CNotify
import Host
import Popups
import Synchronization
package import Time

/// Keeps out what would fill our memory if others sent too much of it.
///
/// It stands in GLib's thread that reads from the bus, before anything is queued for ours: what is
/// kept out is gone, and answers to our own calls always pass.
final class FloodGate: Sendable {
  private struct State {
    /// Nobody clicks as fast, and one who closes all that is on the screen does so once.
    var words = Allowance(most: 500, oneMoreEach: Span(milliseconds: 20))
    var owners = Allowance(most: 50, oneMoreEach: Span(milliseconds: 100))
    var wordsTold = Allowance(most: 1, oneMoreEach: .minute)
    /// Who has the server's name is not known until all is begun anew, with another gate.
    var isOwnerLost = false
  }

  /// Far more than an action and a token have.
  private static let longest: gsize = 16_384

  private let state = Mutex(State())
  private let mailbox: Mailbox
  private let report: @Sendable (Report) -> Void

  init(before mailbox: Mailbox, report: @escaping @Sendable (Report) -> Void) {
    self.mailbox = mailbox
    self.report = report
  }

  /// Tells the number by which the connection can be rid of it.
  func stand(before connection: OpaquePointer) -> guint {
    g_dbus_connection_add_filter(
      connection,
      { _, message, isIncoming, data in
        guard isIncoming != 0, let message, let gate = FloodGate.from(data),
          !gate.lets(message)
        else { return message }
        g_object_unref(UnsafeMutableRawPointer(message))
        return nil
      },
      Unmanaged.passRetained(self).toOpaque(),
      { data in data.map { Unmanaged<FloodGate>.fromOpaque($0).release() } })
  }

  private static func from(_ data: gpointer?) -> FloodGate? {
    data.map { Unmanaged<FloodGate>.fromOpaque($0).takeUnretainedValue() }
  }

  private func lets(_ message: OpaquePointer) -> Bool {
    let type = g_dbus_message_get_message_type(message)
    guard type == G_DBUS_MESSAGE_TYPE_SIGNAL || type == G_DBUS_MESSAGE_TYPE_METHOD_CALL else {
      return true
    }
    return tellsOwner(message) ? letsOwner() : letsWords(lengthOfBody(message))
  }

  /// The bus itself says who a message is from.
  private func tellsOwner(_ message: OpaquePointer) -> Bool {
    guard let member = g_dbus_message_get_member(message),
      let sender = g_dbus_message_get_sender(message)
    else { return false }
    return strcmp(member, "NameOwnerChanged") == 0 && strcmp(sender, SessionBus.busName) == 0
  }

  private func lengthOfBody(_ message: OpaquePointer) -> gsize {
    g_dbus_message_get_body(message).map { g_variant_get_size($0) } ?? 0
  }

  private func letsOwner() -> Bool {
    let now = Clock.monotonic()
    let (passes, isNews) = state.withLock { state in
      // Parts of the truth are none.
      guard !state.isOwnerLost else { return (false, false) }
      let passes = state.owners.take(at: now)
      state.isOwnerLost = !passes
      return (passes, !passes)
    }
    if isNews { mailbox.post(.startOver) }
    return passes
  }

  private func letsWords(_ length: gsize) -> Bool {
    let now = Clock.monotonic()
    let (passes, isNews) = state.withLock { state in
      let passes = length <= Self.longest && state.words.take(at: now)
      return (passes, !passes && state.wordsTold.take(at: now))
    }
    if isNews { report(.event(.flooded)) }
    return passes
  }
}

/// How much of something is taken: so much at once, and after that one more in each interval.
package struct Allowance: Sendable {
  private let most: Int64
  private let interval: Span
  /// Each that was taken is paid off by one interval; what is owed ends here.
  private var owedUntil = Span.zero

  package init(most: Int64, oneMoreEach interval: Span) {
    self.most = most
    self.interval = interval
  }

  /// How long it will be before the next one is taken, on a clock that is never set.
  package func wait(at now: Span) -> Span {
    max(owedUntil - interval * (most - 1) - now, .zero)
  }

  package mutating func take(at now: Span) -> Bool {
    guard wait(at: now) == .zero else { return false }
    owedUntil = max(owedUntil, now) + interval
    return true
  }
}
