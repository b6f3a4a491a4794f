import CLinux
import Glibc
import Host

/// The one epoll descriptor behind which all connections are.
struct Poller: ~Copyable {
  struct Interest: OptionSet {
    let rawValue: UInt32
    static let input = Interest(rawValue: UInt32(EPOLLIN.rawValue))
    static let output = Interest(rawValue: UInt32(EPOLLOUT.rawValue))
    /// Told always, asked for or not.
    static let end = Interest(rawValue: UInt32(EPOLLHUP.rawValue) | UInt32(EPOLLERR.rawValue))
  }

  /// So many events at a time: whoever comes later is served in the next round.
  private static let eventsAtOnce = 64

  let descriptor: Descriptor
  private var events = [epoll_event](repeating: epoll_event(), count: Self.eventsAtOnce)

  init() throws(SystemError) {
    descriptor = try Descriptor("epoll_create1") { epoll_create1(Int32(EPOLL_CLOEXEC)) }
  }

  func add(_ number: Int32, key: UInt64, _ interest: Interest) throws(SystemError) {
    try control(EPOLL_CTL_ADD, number, key, interest)
  }

  func change(_ number: Int32, key: UInt64, _ interest: Interest) throws(SystemError) {
    try control(EPOLL_CTL_MOD, number, key, interest)
  }

  private func control(
    _ operation: Int32, _ number: Int32, _ key: UInt64, _ interest: Interest
  ) throws(SystemError) {
    var event = epoll_event(events: interest.rawValue, data: epoll_data_t(u64: key))
    if epoll_ctl(descriptor.number, operation, number, &event) != 0 { throw .last("epoll_ctl") }
  }

  /// How many events there are just now; never waits.
  mutating func poll() -> Int {
    Int(max(0, epoll_wait(descriptor.number, &events, Int32(Self.eventsAtOnce), 0)))
  }

  func event(_ index: Int) -> (key: UInt64, interest: Interest) {
    (events[index].data.u64, Interest(rawValue: events[index].events))
  }
}
