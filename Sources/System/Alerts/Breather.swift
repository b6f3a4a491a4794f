import CNotify
import Host
import Time

enum Errand {
  case meet, startOver
}

/// Lets what costs much be done at once a few times, and then once a second.
///
/// Lives on the alerts thread.
final class Breather {
  private let context: OpaquePointer
  private let happenings: Happenings
  private var allowance = Allowance(most: 3, oneMoreEach: .second)
  private var isArmed = false

  init(context: OpaquePointer, happenings: Happenings) {
    self.context = context
    self.happenings = happenings
  }

  /// Where it is too early, `.rested` is noted as soon as it no longer is.
  func lets() -> Bool {
    let now = Clock.monotonic()
    if allowance.take(at: now) { return true }
    if !isArmed { arm(after: allowance.wait(at: now)) }
    return false
  }

  private func arm(after span: Span) {
    isArmed = true
    let source = g_timeout_source_new(guint(clamping: span.milliseconds))
    g_source_set_callback(
      source,
      { data in
        data.map { Unmanaged<Breather>.fromOpaque($0).takeUnretainedValue() }?.rested()
        return 0
      },
      Unmanaged.passRetained(self).toOpaque(),
      { data in data.map { Unmanaged<Breather>.fromOpaque($0).release() } })
    g_source_attach(source, context)
    g_source_unref(source)
  }

  private func rested() {
    isArmed = false
    happenings.note(.rested)
  }
}
