import Foundation
import Glibc
import Synchronization
package import Time

/// The clocks of some programs, which the test moves while they run.
package final class MovedClock: Sendable {
  private let scratch = Scratch()
  private let path: String
  private let fifo: CInt
  private let offsets: Mutex<(wall: Span, boot: Span)>

  /// Nil where there is no C compiler.
  private static let library: Library? = Library()
  package static let isPossible = library != nil

  package init(movedBy wall: Span = .zero) {
    path = scratch.file("clock")
    mkfifo("\(scratch.path)/moves", 0o600)
    fifo = open("\(scratch.path)/moves", O_RDWR | O_CLOEXEC)
    offsets = Mutex((wall, .zero))
    write((wall, .zero))
  }

  /// What a program needs to know to live by this clock.
  package var variables: [String: String] {
    guard let library = Self.library else { return [:] }
    return [
      "LD_PRELOAD": library.path, "FASTD_MOVED_CLOCK": path,
      "FASTD_CLOCK_MOVES": "\(scratch.path)/moves",
    ]
  }

  deinit { close(fifo) }

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
  package var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    let milliseconds = Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
    return Instant(milliseconds: milliseconds) + offsets.withLock { $0.wall }
  }

  /// The whole page at once, and then a word that it is there.
  private func write(_ offsets: (wall: Span, boot: Span)) {
    let page = [offsets.wall, offsets.boot].map { $0.milliseconds * 1_000_000 }
    let file = open(path, O_WRONLY | O_CLOEXEC)
    defer { close(file) }
    let size = page.count * MemoryLayout<Int64>.size
    precondition(pwrite(file, page, size, 0) == size, "pwrite: errno \(errno)")
    precondition(Glibc.write(fifo, [1], 1) == 1, "write: errno \(errno)")
  }
}

/// What is loaded before all else, compiled once for this run of the tests.
private final class Library: Sendable {
  private let scratch = Scratch()
  let path: String

  init?() {
    path = "\(scratch.path)/libclock.so"
    let source = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../MovedClock/clock.c").standardizedFileURL.path
    let arguments = ["-O1", "-Wall", "-Werror", "-fPIC", "-shared", "-o", path, source]
    guard let compiler = ["cc", "clang", "gcc"].first(where: isInstalled),
      let compilation = try? Child(compiler, arguments, environment: plainEnvironment()),
      compilation.end() == 0
    else { return nil }
  }
}
