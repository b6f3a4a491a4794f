import Glibc
import TestSupport
import Testing
import Time

@testable import Host

@Suite struct OtherProgramTests {
  @Test func `both outputs and the exit code are gathered`() throws {
    let outcome = try OtherProgram("sh", ["-c", "echo one; echo two >&2; exit 3"]).run()
    #expect(outcome.output == "one\ntwo\n")
    #expect(outcome.end == .exited(3))
    #expect(!outcome.succeeded)
  }

  @Test func `a signal that ends it is named`() throws {
    #expect(try OtherProgram("sh", ["-c", "kill -9 $$"]).run().end == .killed(signal: SIGKILL))
  }

  @Test func `a program that is not there is an error`() {
    #expect(throws: SystemError("posix_spawn", ENOENT)) {
      try OtherProgram("fastd-no-such-program").run()
    }
  }

  @Test func `output over the limit is dropped and the program can end`() throws {
    let outcome = try OtherProgram("head", ["-c", "1000000", "/dev/zero"]).run(outputLimit: 100)
    #expect(outcome.output.utf8.count == 100)
    #expect(outcome.succeeded)
  }

  @Test func `a program that takes too long is stopped with its children`() throws {
    let program = OtherProgram("sh", ["-c", "echo begun; sleep 100 & wait"])
    let outcome = try program.run(timeout: Span(milliseconds: 300))
    #expect(outcome.end == .tookTooLong)
    #expect(outcome.output == "begun\n")
  }

  @Test func `what it leaves behind with its output is not waited for`() throws {
    let outcome = try OtherProgram("sh", ["-c", "sleep 3 & echo done"]).run(timeout: .seconds(2))
    #expect(outcome.output == "done\n")
    #expect(outcome.succeeded)
  }

  @Test func `its signals are clean whatever ours are`() throws {
    var blocked = sigset_t()
    var before = sigset_t()
    sigemptyset(&blocked)
    sigaddset(&blocked, SIGUSR1)
    pthread_sigmask(SIG_BLOCK, &blocked, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let status = try OtherProgram("cat", ["/proc/self/status"]).run().output
    // The C library keeps two signals for its threads, which nobody else can change.
    let internals: UInt64 = 1 << 31 | 1 << 32
    for name in ["SigBlk:\t", "SigIgn:\t"] {
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix(name) })
      let signals = try #require(UInt64(line.dropFirst(name.count), radix: 16))
      #expect(signals & ~internals == 0)
    }
  }

  @Test func `nothing of ours is open in it`() throws {
    let descriptor = open("/dev/null", O_RDONLY)
    defer { close(descriptor) }
    let names = try OtherProgram("ls", ["/proc/self/fd"]).run().output
    // The fourth is the listing itself.
    #expect(names == "0\n1\n2\n3\n")
  }

  @Test func `its environment is ours with the differences`() throws {
    let environment = ["HOME": nil, "FASTD_TEST": "new"] as [String: String?]
    let output = try OtherProgram("env", environment: environment).run().output
    let lines = output.split(separator: "\n")
    let path = try #require(getenv("PATH").map { String(cString: $0) })
    #expect(lines.contains("PATH=\(path)"[...]))
    #expect(lines.contains("FASTD_TEST=new"))
    #expect(getenv("HOME") != nil && !lines.contains { $0.hasPrefix("HOME=") })
  }

  @Test func `a detached program has a session of its own and the root as its directory`() throws {
    let scratch = Scratch()
    let pipe = scratch.at("pipe")
    mkfifo(pipe, 0o600)
    let script = "{ ps -o sid= -p $$; pwd; readlink /proc/self/fd/2; } > \(pipe)"
    let pid = try OtherProgram("sh", ["-c", script]).startDetached()
    let output = try OtherProgram("cat", [pipe]).run().output
    let lines = output.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines == ["\(pid)", "/", "/dev/null"])
    var status: Int32 = 0
    waitpid(pid, &status, 0)
  }
}
