import CLinux
import Glibc
package import Time

/// A program that runs beside us, in a session of its own.
///
/// Its owner is told of its end by `ending`, must then `reap` it, and closes both descriptors.
package struct StartedProgram: Sendable {
  package let pid: Int32
  /// Can be read when it has ended.
  package let ending: Int32
  /// Its output; reading never waits.
  package let output: Int32

  /// Signals it and all that has stayed in its group; only before `reap` is the number its own.
  package func signal(_ number: Int32) {
    kill(-pid, number)
  }

  /// Nil while it runs.
  package func reap() -> OtherProgram.Outcome.End? {
    OtherProgram.Outcome.End.reaping(pid)
  }
}

extension OtherProgram.Outcome.End {
  /// How a child has ended; nil while it runs.
  package static func reaping(_ pid: Int32) -> Self? {
    var status: Int32 = 0
    do throws(SystemError) {
      let result = try retrying("waitpid") { waitpid(pid, &status, WNOHANG) }
      return result == pid ? Self(status: status) : nil
    } catch {
      // Whoever started us ignores SIGCHLD: then the kernel has reaped it, and nobody knows.
      return .exited(-1)
    }
  }
}

extension OtherProgram {
  /// In bytes; a pipe keeps that much although nobody reads.
  package static let longestInput = 48 * 1024

  /// Starts it with all it is to read already written, so that nobody ever waits for it to read.
  package func start(
    reading input: [UInt8], in directory: String
  ) throws(SystemError) -> StartedProgram {
    guard input.count <= Self.longestInput else { throw SystemError("write", EMSGSIZE) }
    let toRead = try Self.pipe(filledWith: input)
    var ends: [Int32] = [-1, -1]
    _ = try retrying("pipe2") { pipe2(&ends, O_CLOEXEC) }
    let reading = Descriptor(owning: ends[0])
    let writing = Descriptor(owning: ends[1])
    _ = fcntl(reading.number, F_SETFL, O_NONBLOCK)
    let streams = Streams(input: toRead.number, output: writing.number)
    let pid = try spawn(streams, in: directory, FASTD_SPAWN_SETSID)
    do throws(SystemError) {
      let ending = try Descriptor("pidfd_open") { fastd_pidfd_open(pid) }
      return StartedProgram(pid: pid, ending: ending.release(), output: reading.release())
    } catch {
      // Nobody could be told of its end.
      kill(-pid, SIGKILL)
      waitpid(pid, nil, 0)
      throw error
    }
  }

  /// Runs it with all it is to read already written, waits for its end, and gathers what it writes.
  package func run(
    reading input: [UInt8], timeout: Span, outputLimit: Int = 256 * 1024
  ) throws(SystemError) -> Outcome {
    let toRead = try Self.pipe(filledWith: input)
    var ends: [Int32] = [0, 0]
    _ = try retrying("pipe2") { pipe2(&ends, O_CLOEXEC) }
    let reading = Descriptor(owning: ends[0])
    let pid = try spawn(from: toRead, to: Descriptor(owning: ends[1]))
    var child = Child(pid: pid, limit: outputLimit)
    return try child.finish(output: reading, by: Clock.monotonic() + timeout)
  }

  /// Our ends must be closed for its end to be seen.
  private func spawn(
    from input: consuming Descriptor, to output: consuming Descriptor
  ) throws(SystemError) -> pid_t {
    try spawn(
      Streams(input: input.number, output: output.number), in: nil,
      Int16(POSIX_SPAWN_SETPGROUP))
  }

  /// The end to read from; the other is closed.
  static func pipe(filledWith bytes: [UInt8]) throws(SystemError) -> Descriptor {
    var ends: [Int32] = [-1, -1]
    _ = try retrying("pipe2") { pipe2(&ends, O_CLOEXEC | O_NONBLOCK) }
    let reading = Descriptor(owning: ends[0])
    let writing = Descriptor(owning: ends[1])
    let count = try retrying("write") { write(writing.number, bytes, bytes.count) }
    // A person with very many pipes gets small ones.
    guard count == bytes.count else { throw SystemError("write", EMSGSIZE) }
    // Programs do not expect that their input has nothing at the moment.
    _ = fcntl(reading.number, F_SETFL, 0)
    return reading
  }
}
