import Dispatch
package import Time

/// A one-shot alarm after a span during which the machine was awake; clock steps do not move it.
package final class MonotonicTimer {
  package private(set) var isArmed = false
  private let whenDue: () -> Void
  private let source = DispatchSource.makeTimerSource(queue: .main)
  private var registration: Registration?

  package init(whenDue: @escaping () -> Void) {
    self.whenDue = whenDue
    source.schedule(deadline: .distantFuture)
    registration = Registration(source) { [weak self] in self?.fire() }
  }

  /// Replaces what was armed before.
  package func arm(after span: Span) {
    isArmed = true
    let milliseconds = min(max(span, .zero), .hours(24 * 365)).milliseconds
    source.schedule(deadline: .now() + .milliseconds(Int(milliseconds)))
  }

  package func disarm() {
    isArmed = false
    source.schedule(deadline: .distantFuture)
  }

  private func fire() {
    // A firing may already be queued when the timer is disarmed.
    guard isArmed else { return }
    isArmed = false
    whenDue()
  }
}
