import Dispatch
import Glibc
import Synchronization

/// Tells which of some signals came; several of a kind in quick succession may be told once.
package final class SignalWatch {
  private var registrations: [Registration] = []

  /// From here on none of them is lost, and none ends the process.
  package init(_ signals: [CInt], whenCaught: @escaping @MainActor (CInt) -> Void) {
    for number in signals {
      EarlySignals.keep(number)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      let registration = Registration(
        source, whenRegistered: { if EarlySignals.take(number) { whenCaught(number) } },
        { whenCaught(number) })
      registrations.append(registration)
    }
  }

  /// What comes afterwards is lost.
  package func cancel() {
    registrations.forEach { $0.cancel() }
  }
}

/// The signals between the wish to hear of them and the turn in which libdispatch begins to listen:
/// a daemon that is stopped right after its start must not miss it.
private enum EarlySignals {
  nonisolated private static let caught = Atomic<UInt64>(0)

  static func keep(_ number: CInt) {
    // Made now, because a signal handler must not.
    caught.bitwiseAnd(~bit(number), ordering: .relaxed)
    _ = signal(number) { number in
      EarlySignals.caught.bitwiseOr(EarlySignals.bit(number), ordering: .relaxed)
    }
  }

  static func take(_ number: CInt) -> Bool {
    caught.bitwiseAnd(~bit(number), ordering: .relaxed).oldValue & bit(number) != 0
  }

  nonisolated private static func bit(_ number: CInt) -> UInt64 {
    1 << UInt64(clamping: number & 63)
  }
}
