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

  /// The same more finely, to measure what takes less.
  package static func microseconds() -> Int64 {
    let time = time(of: CLOCK_MONOTONIC)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
  }

  /// Since the machine was booted, the time it slept included; never set.
  package static func boottime() -> Span {
    Span(milliseconds: read(CLOCK_BOOTTIME))
  }

  /// An id that no other boot of any machine has; read once.
  package static func bootID() -> String? { boot }

  private static let boot = bootID(in: "/proc/sys/kernel/random/boot_id")

  /// Nil for all but one short word.
  static func bootID(in path: String) -> String? {
    guard let bytes = try? Files.read(path, limit: 64) else { return nil }
    let word = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let hexadecimal = { (byte: UInt8) in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte
    }
    guard !word.isEmpty, word.allSatisfy({ hexadecimal($0) || $0 == UInt8(ascii: "-") }) else {
      return nil
    }
    return String(decoding: word, as: UTF8.self)
  }

  private static func read(_ clock: clockid_t) -> Int64 {
    let time = time(of: clock)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }

  private static func time(of clock: clockid_t) -> timespec {
    var time = timespec()
    let code = clock_gettime(clock, &time)
    precondition(code == 0, "every Linux has these clocks")
    return time
  }
}
