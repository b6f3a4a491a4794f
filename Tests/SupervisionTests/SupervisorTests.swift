import Glibc
import TestProcesses
import Testing

/// A supervisor's end: the datagram socket of sd_notify(3).
private final class NotifySocket: Sendable {
  let scratch = Scratch()
  let path: String
  private let descriptor: CInt

  init() {
    path = "\(scratch.path)/notify"
    descriptor = socket(AF_UNIX, CInt(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    precondition(result == 0, "bind: errno \(errno)")
  }

  deinit { close(descriptor) }

  func next(within milliseconds: CInt = 30_000) -> String? {
    var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&poller, 1, milliseconds) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &buffer, buffer.count, 0)
    return String(decoding: buffer[..<max(count, 0)], as: UTF8.self)
  }
}

@Suite struct `A supervised process` {
  private func probe(_ more: [String: String] = [:]) async throws -> Child {
    let environment = plainEnvironment().merging(more) { $1 }
    let probe = try Child(
      builtProgram("SystemProbe"), ["supervision"], environment: environment)
    #expect(try await probe.line() == "ready")
    return probe
  }

  @Test func `readiness and status come in one datagram`() async throws {
    let supervisor = NotifySocket()
    let probe = try await probe(["NOTIFY_SOCKET": supervisor.path])
    probe.send("ready\tNot fasting")
    #expect(supervisor.next() == "READY=1\nSTATUS=Not fasting")
    probe.send("reloading")
    #expect(supervisor.next() == "RELOADING=1\nMONOTONIC_USEC=7000000")
    probe.send("stopping")
    #expect(supervisor.next() == "STOPPING=1")
  }

  @Test func `signs of life come as often as asked for, and stop when it hangs`() async throws {
    let supervisor = NotifySocket()
    let probe = try await probe(["NOTIFY_SOCKET": supervisor.path, "WATCHDOG_USEC": "100000"])
    probe.send("watchdog")
    #expect(try await probe.line() == "interval 100")
    for _ in 0..<5 { #expect(supervisor.next() == "WATCHDOG=1") }
    probe.send("hang")
    probe.send("stopping")
    // What was under way may still come; then there is silence for ten intervals.
    var last = supervisor.next(within: 1000)
    for _ in 0..<200 where last == "WATCHDOG=1" { last = supervisor.next(within: 1000) }
    #expect(last == nil)
  }

  @Test(arguments: ["", "0", "nonsense"])
  func `nobody who did not ask gets signs of life`(interval: String) async throws {
    let probe = try await probe(interval.isEmpty ? [:] : ["WATCHDOG_USEC": interval])
    probe.send("watchdog")
    #expect(try await probe.line() == "interval -1")
  }

  @Test func `without a supervisor nothing happens`() async throws {
    let probe = try await probe()
    probe.send("ready\tNot fasting")
    probe.send("sockets")
    #expect(try await probe.line() == "sockets ")
  }

  @Test func `a journal that is not where standard error leads is not used`() async throws {
    let probe = try await probe(["JOURNAL_STREAM": "1:2"])
    probe.send("log\tThe clock was stepped\tk7\n")
    #expect(try await probe.line() == "logged")
  }
}

@Suite(.enabled(if: isInstalled("systemd-socket-activate"), "needs systemd-socket-activate"))
struct `A socket that was handed over` {
  @Test func `it comes with its name, once`() async throws {
    let scratch = Scratch()
    let path = "\(scratch.path)/control.sock"
    let activator = try Child(
      "systemd-socket-activate",
      ["--listen=\(path)", "--fdname=varlink", builtProgram("SystemProbe"), "supervision"],
      environment: plainEnvironment())
    while access(path, F_OK) != 0 { sched_yield() }
    connect(to: path)
    #expect(try await activator.line() == "ready")
    activator.send("sockets")
    #expect(try await activator.line() == "sockets varlink")
    activator.send("sockets")
    #expect(try await activator.line() == "sockets ")
  }

  private func connect(to path: String) {
    let descriptor = socket(AF_UNIX, CInt(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    var result: CInt = -1
    while result != 0 {
      result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
    }
    close(descriptor)
  }
}
