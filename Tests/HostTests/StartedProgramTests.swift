import Glibc
import TestSupport
import Testing
import Time

@testable import Host

@Suite struct StartedProgramTests {
  /// What it writes until it has ended, and how that was.
  private func finish(_ started: StartedProgram) throws -> (String, OtherProgram.Outcome.End?) {
    var poller = pollfd(fd: started.ending, events: Int16(POLLIN), revents: 0)
    try #require(poll(&poller, 1, 30_000) == 1)
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(started.output, &buffer, buffer.count)
    close(started.output)
    close(started.ending)
    return (String(decoding: buffer.prefix(max(count, 0)), as: UTF8.self), started.reap())
  }

  @Test func `it reads what it is given, where it is told to be`() throws {
    let scratch = Scratch()
    let program = OtherProgram("sh", ["-c", "pwd; cat; exit 5"])
    let started = try program.start(reading: Array("to read".utf8), in: scratch.path)
    let (output, end) = try finish(started)
    #expect(output == "\(scratch.path)\nto read")
    #expect(end == .exited(5))
  }

  @Test func `it can be ended with its group, and only then be reaped`() throws {
    let program = OtherProgram("sh", ["-c", "sleep 100; sleep 100"])
    let started = try program.start(reading: [], in: "/")
    #expect(started.reap() == nil)
    started.signal(SIGTERM)
    #expect(try finish(started).1 == .killed(signal: SIGTERM))
  }

  @Test func `the longest input fits, and more is refused`() throws {
    let program = OtherProgram("wc", ["-c"])
    let longest = [UInt8](repeating: 0x78, count: OtherProgram.longestInput)
    let (output, _) = try finish(try program.start(reading: longest, in: "/"))
    #expect(output == "\(OtherProgram.longestInput)\n")
    #expect(throws: SystemError("write", EMSGSIZE)) {
      try program.start(reading: longest + [0], in: "/")
    }
  }

  @Test func `what cannot be started leaves nothing open`() throws {
    func count() throws -> Int {
      try OtherProgram("ls", ["/proc/\(getpid())/fd"]).run().output.split(separator: "\n").count
    }
    // Other tests open and close meanwhile: the fewest of several counts.
    let before = try (0..<5).map { _ in try count() }.min() ?? 0
    for _ in 0..<200 { _ = try? OtherProgram("/fastd/none").start(reading: [1], in: "/") }
    let after = try (0..<5).map { _ in try count() }.min() ?? 0
    #expect(after < before + 100)
  }
}
