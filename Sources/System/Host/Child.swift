import CLinux
import Glibc
import Time

/// A started program whose end and output are waited for.
struct Child {
  let pid: pid_t
  let limit: Int
  private var gathered: [UInt8] = []

  init(pid: pid_t, limit: Int) {
    self.pid = pid
    self.limit = limit
  }

  /// Its own end counts, not that of what it may have left behind with the same output.
  mutating func finish(
    output: borrowing Descriptor, by deadline: Span
  ) throws(SystemError) -> OtherProgram.Outcome {
    let hasEnded = try wait(output: output, by: deadline)
    if !hasEnded { kill(-pid, SIGKILL) }
    let end = try reap()
    _ = fcntl(output.number, F_SETFL, O_NONBLOCK)
    while gather(output) {}
    return OtherProgram.Outcome(
      end: hasEnded ? end : .tookTooLong, output: String(decoding: gathered, as: UTF8.self))
  }

  private mutating func wait(
    output: borrowing Descriptor, by deadline: Span
  ) throws(SystemError) -> Bool {
    let process = pid
    let handle = try Descriptor("pidfd_open") { fastd_pidfd_open(process) }
    var isOpen = true
    while true {
      let rest = deadline - Clock.monotonic()
      guard rest > .zero else { return false }
      // A descriptor below zero is not waited for.
      var waits = [
        pollfd(fd: handle.number, events: Int16(POLLIN), revents: 0),
        pollfd(fd: isOpen ? output.number : -1, events: Int16(POLLIN), revents: 0),
      ]
      _ = try retrying("poll") {
        poll(&waits, nfds_t(waits.count), Int32(clamping: rest.milliseconds))
      }
      if waits[1].revents != 0 { isOpen = gather(output) }
      if waits[0].revents != 0 { return true }
    }
  }

  /// False at the end of the output, and where nothing more is there now.
  private mutating func gather(_ output: borrowing Descriptor) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 4096)
    guard let count = try? retrying("read", { read(output.number, &buffer, buffer.count) }),
      count > 0
    else { return false }
    // Output beyond the limit is read and dropped, so that the program can go on writing.
    gathered += buffer.prefix(min(count, limit - gathered.count))
    return true
  }

  private func reap() throws(SystemError) -> OtherProgram.Outcome.End {
    var status: Int32 = 0
    _ = try retrying("waitpid") { waitpid(pid, &status, 0) }
    return OtherProgram.Outcome.End(status: status)
  }
}

extension OtherProgram.Outcome.End {
  /// From what waitpid(2) tells.
  init(status: Int32) {
    let signal = status & 0x7f
    self = signal == 0 ? .exited(status >> 8 & 0xff) : .killed(signal: signal)
  }
}
