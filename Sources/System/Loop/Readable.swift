import Dispatch

/// Tells when a descriptor can be read.
///
/// Each time, read until `EAGAIN` or the end: when the peer hangs up, libdispatch tells once and
/// never again, however much is left to read.
package final class Readable {
  private let registration: Registration

  /// An owned descriptor is closed after Dispatch has let go of it; closed earlier, its number
  /// could be reused by a descriptor that then stays silent for ever.
  package init(
    _ descriptor: CInt, owned: Bool = false, whenReady: @escaping @MainActor () -> Void
  ) {
    registration = Registration(
      DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main),
      closing: owned ? descriptor : nil, whenReady)
  }

  package func cancel() {
    registration.cancel()
  }
}
