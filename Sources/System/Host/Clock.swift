import Glibc
package import Time

/// The only reader of the machine's clocks.
package enum Clock {
  /// Wall time.
  package static func now() -> Instant {
    Instant(milliseconds: read(CLOCK_REALTIME))
  }

  /// Stands still while the machine sleeps; never set.
  package static func monotonic() -> Span {
    Span(milliseconds: read(CLOCK_MONOTONIC))
  }

  private static func read(_ clock: clockid_t) -> Int64 {
    var time = timespec()
    let code = clock_gettime(clock, &time)
    precondition(code == 0, "every Linux has these clocks")
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
