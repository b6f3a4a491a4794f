import Host
import Loop
import Time

/// Tells what logind and timedated say on the machine's bus: that it has resumed from sleep, and that
/// its zone was set.
///
/// Both are also noticed in other ways, as a rule, so that a machine without them lacks little.
package final class SleepWatch {
  package nonisolated enum Event: Equatable, Sendable {
    /// From now on nothing is missed.
    case listening
    case resumed
    /// Or another property of timedated's.
    case zoneSet
    /// There is nobody to listen to; not told again while it stays so.
    case deaf(Deafness)
  }

  package nonisolated enum Deafness: Equatable, Sendable {
    /// Nothing is armed; see `listen`.
    case noBus(errno: CInt)
    /// The bus has gone; it is tried again by and by.
    case lost(errno: CInt)
    case noLogind
  }

  private let tell: (Event) -> Void
  private var bus: SystemBus?
  private var connectedAt = Span.zero
  private var failures = 0
  private var deafness: Deafness?
  private lazy var alarm = MonotonicTimer { [weak self] in self?.listen() }

  package init(_ tell: @escaping (Event) -> Void) {
    self.tell = tell
  }

  /// Connects, unless it is connected: at first, and when other things say that a bus may be there
  /// by now.
  package func listen() {
    guard bus == nil else { return }
    alarm.disarm()
    do throws(SystemError) {
      let bus = try SystemBus { [weak self] in self?.hear($0) }
      for signal in MachineSignal.allCases { bus.listen(for: signal) }
      bus.askOwner(of: MachineSignal.logind)
      connectedAt = Clock.monotonic()
      self.bus = bus
    } catch {
      failed(errno: error.code)
    }
  }

  private func hear(_ event: SystemBus.Event) {
    switch event {
    case .heard(.resumed): tell(.resumed)
    case .heard(.zoneSet): tell(.zoneSet)
    case .owned(true):
      deafness = nil
      tell(.listening)
    case .owned(false): turnDeaf(.noLogind)
    case .gone(let errno): lost(errno: errno)
    }
  }

  /// Where there was a bus once, there will be one again.
  private func lost(errno: CInt) {
    bus = nil
    if Clock.monotonic() - connectedAt >= Self.steady { failures = 0 }
    failures += 1
    alarm.arm(after: Self.wait(after: failures))
    turnDeaf(.lost(errno: errno))
  }

  private func failed(errno: CInt) {
    guard failures > 0 else { return turnDeaf(.noBus(errno: errno)) }
    failures += 1
    alarm.arm(after: Self.wait(after: failures))
  }

  private func turnDeaf(_ now: Deafness) {
    guard now != deafness else { return }
    deafness = now
    tell(.deaf(now))
  }

  /// A connection that has held for so long was a good one.
  private static let steady = Span.minute

  /// Doubles from a second to an hour, which nobody notices in the battery.
  static func wait(after failures: Int) -> Span {
    min(.second * (1 << Int64(min(max(failures - 1, 0), 12))), .hour)
  }
}
