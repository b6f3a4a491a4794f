import CLinux
import Dispatch
import Glibc

/// Tells when a descriptor can be read.
///
/// One whose peer may hang up is watched by `init(hearing:)`. For libdispatch must not see that: it tells
/// of it once and never again, however much is left to read, and it frees what it keeps of the descriptor
/// on the loop's thread while its own thread may still look into it, which ends the process.
package final class Readable {
  private let registration: Registration

  /// An owned descriptor is closed after Dispatch has let go of it; closed earlier, its number
  /// could be reused by a descriptor that then stays silent for ever.
  package init(
    _ descriptor: CInt, owned: Bool = false, whenReady: @escaping @MainActor () -> Void
  ) {
    registration = Registration(
      DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main),
      closing: owned ? [descriptor] : [], whenReady)
  }

  /// Owns the descriptor, and tells of a hang-up until it is cancelled.
  ///
  /// libdispatch watches an epoll descriptor in front of it, which can be read whatever has happened behind.
  package init(hearing descriptor: CInt, whenReady: @escaping @MainActor () -> Void) {
    let front = epoll_create1(CInt(EPOLL_CLOEXEC))
    var event = epoll_event(events: EPOLLIN.rawValue, data: epoll_data_t(u64: 0))
    let isBehind = front >= 0 && epoll_ctl(front, EPOLL_CTL_ADD, descriptor, &event) == 0
    // Where no descriptor is left, that rare end is better than to hear nothing.
    registration = Registration(
      DispatchSource.makeReadSource(
        fileDescriptor: isBehind ? front : descriptor, queue: .main),
      closing: front >= 0 ? [front, descriptor] : [descriptor], whenReady)
  }

  package func cancel() {
    registration.cancel()
  }
}
