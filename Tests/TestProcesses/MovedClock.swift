import Foundation
import Glibc
import Synchronization
import TestSupport
package import Time

/// The clocks of some programs, which the test moves while they run.
package final class MovedClock: Sendable {
  private let scratch = Scratch()
  private let path: String
  private let offsets: Mutex<Offsets>
  /// One for each program that has timers of its own.
  private let fifos = Mutex<[String: CInt]>([:])

  private struct Offsets {
    var wall: Span
    var boot = Span.zero
    var lived = Span.zero
    /// What clocks show that stand but for the others.
    var stood: (wall: Span, boot: Span)?

    var now: Instant {
      Instant(milliseconds: 0) + (stood?.wall ?? MovedClock.read(CLOCK_REALTIME)) + wall
    }
  }

  /// Nil where there is no C compiler.
  private static let library: Preloaded? = Preloaded("../MovedClock/clock.c")
  package static let isPossible = library != nil

  /// One that stands goes on only as far as it is moved, so that what is said of minutes does not
  /// depend on how busy the machine is.
  package init(movedBy wall: Span = .zero, stands: Bool = false) {
    path = scratch.file("clock")
    let stood = stands ? (Self.read(CLOCK_REALTIME), Self.read(CLOCK_BOOTTIME)) : nil
    offsets = Mutex(Offsets(wall: wall, stood: stood))
    offsets.withLock { write($0) }
  }

  /// What the one program needs to know that lives by this clock, with others that have no timers.
  package var variables: [String: String] { variables(of: "daemon") }

  /// The same for one of several.
  package func variables(of program: String) -> [String: String] {
    guard let library = Self.library else { return [:] }
    let fifo = "\(scratch.path)/\(program)"
    fifos.withLock { fifos in
      guard fifos[program] == nil else { return }
      mkfifo(fifo, 0o600)
      fifos[program] = open(fifo, O_RDWR | O_CLOEXEC)
    }
    return [
      "LD_PRELOAD": library.path, "FASTD_MOVED_CLOCK": path, "FASTD_CLOCK_MOVES": fifo,
    ]
  }

  deinit { fifos.withLock { for fifo in $0.values { close(fifo) } } }

  /// Time goes by as it always does: nobody sets a clock and nothing sleeps.
  package func pass(until moment: Instant) {
    offsets.withLock {
      let span = moment - $0.now
      guard span > .zero else { return }
      $0.wall = $0.wall + span
      $0.boot = $0.boot + span
      $0.lived = $0.lived + span
      write($0)
    }
  }

  /// Somebody sets the clock.
  package func step(_ by: Span) {
    offsets.withLock {
      $0.wall = $0.wall + by
      write($0)
    }
  }

  /// The machine is asleep for so long.
  package func sleep(_ span: Span) {
    offsets.withLock {
      $0.wall = $0.wall + span
      $0.boot = $0.boot + span
      write($0)
    }
  }

  /// As the programs see it.
  package var now: Instant { offsets.withLock { $0.now } }

  /// Since its beginning.
  private static func read(_ clock: clockid_t) -> Span {
    var time = timespec()
    clock_gettime(clock, &time)
    return Span(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }

  /// The whole page at once, and then a word to each that it is there.
  private func write(_ offsets: Offsets) {
    let (wall, boot) = offsets.stood ?? (.zero, .zero)
    let page = [offsets.wall, offsets.boot, offsets.lived, wall, boot].map {
      $0.milliseconds * 1_000_000
    }
    let file = open(path, O_WRONLY | O_CLOEXEC)
    defer { close(file) }
    let size = page.count * MemoryLayout<Int64>.size
    precondition(pwrite(file, page, size, 0) == size, "pwrite: errno \(errno)")
    fifos.withLock { fifos in
      for fifo in fifos.values {
        precondition(Glibc.write(fifo, [1], 1) == 1, "write: errno \(errno)")
      }
    }
  }
}
