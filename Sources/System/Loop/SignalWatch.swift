import Dispatch
import Glibc

/// Tells which of some signals came; several of a kind in quick succession may be told once.
package final class SignalWatch {
  private var registrations: [Registration] = []

  package init(_ signals: [CInt], whenCaught: @escaping @MainActor (CInt) -> Void) {
    for number in signals {
      // Before the source is activated: afterwards it would take the signal away from Dispatch.
      _ = signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
      registrations.append(Registration(source) { whenCaught(number) })
    }
  }

  /// The signals stay ignored.
  package func cancel() {
    registrations.forEach { $0.cancel() }
  }
}
