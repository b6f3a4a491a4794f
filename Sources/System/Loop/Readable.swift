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

/// Tells, again and again until cancelled, that a descriptor can be written.
package final class Writable {
  private let registration: Registration

  /// The descriptor stays the caller's, who closes it only after the reading side has let go of it
  /// too.
  package init(_ descriptor: CInt, whenReady: @escaping @MainActor () -> Void) {
    registration = Registration(
      DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main), whenReady)
  }

  package func cancel() {
    registration.cancel()
  }
}
