import Dispatch
import Foundation
import Glibc
import Testing
import TestProcesses
import Wire

@Suite struct `What a supervisor is told` {
  @Test func `ready only when the daemon answers, then how it is, and that it stops`()
    async throws
  {
    let person = try Person()
    let supervisor = try Supervising(at: "\(person.home.path)/notify")
    let daemon = try person.launch(supervisor.variables)
    try await supervisor.hears("READY=1")
    #expect(try person.status().state == .idle)
    try person.start(GoalWish(schedule: "16:8"))
    let status = try await supervisor.hears("STATUS=Fasting since ")
    #expect(status.contains("16:8"))
    try person.call(FastCalls.Cancel.self, NoFields())
    try await supervisor.hears("STATUS=Not fasting")
    daemon.signal(SIGHUP)
    let reloading = try await supervisor.hears("RELOADING=1")
    #expect(reloading.contains("MONOTONIC_USEC="))
    try await supervisor.hears("READY=1")
    #expect(daemon.end(by: SIGTERM) == 0)
    try await supervisor.hears("STOPPING=1")
  }

  @Test func `signs of life twice in the interval that was asked for`() async throws {
    let person = try Person()
    let supervisor = try Supervising(at: "\(person.home.path)/notify")
    // From before the first sign: however late this process gets to read, they cannot come sooner.
    let began = ContinuousClock.now
    try person.launch(supervisor.variables.merging(["WATCHDOG_USEC": "400000"]) { $1 })
    for _ in 0..<4 { try await supervisor.hears("WATCHDOG=1") }
    #expect(ContinuousClock.now - began > .milliseconds(500))
  }

  @Test func `only who was started by systemd itself calls it the supervisor`() async throws {
    let inherited = ["INVOCATION_ID": "0123", "SYSTEMD_EXEC_PID": "1"]
    let alone = try Person(inherited)
    try await alone.daemon()
    #expect(try alone.health().supervisor == .nobody)
    let unit = try Person(inherited)
    try await unit.daemon(
      through: ["/bin/sh", "-c", #"SYSTEMD_EXEC_PID=$$ exec "$0""#])
    #expect(try unit.health().supervisor == .systemd)
  }

  @Test func `why it cannot start, and nothing of being ready`() async throws {
    let person = try Person(["TZ": "/nonexistent"])
    let supervisor = try Supervising(at: "\(person.home.path)/notify")
    let daemon = try person.launch(supervisor.variables)
    #expect(daemon.end() == 1)
    let said = supervisor.waiting()
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix("STATUS=TZ is /nonexistent, which is neither") == true)
  }
}

/// The other end of sd_notify(3).
final class Supervising: Sendable {
  private let path: String
  private let descriptor: Int32

  struct NothingHeard: Error {
    let text: String
  }

  init(at path: String) throws {
    self.path = path
    let type = Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    descriptor = socket(AF_UNIX, type, 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    try #require(result == 0, "errno \(errno)")
  }

  deinit {
    close(descriptor)
  }

  var variables: [String: String] { ["NOTIFY_SOCKET": path] }

  /// Waits for a message with a line that begins so, and gives the message.
  @discardableResult
  func hears(_ text: String) async throws -> String {
    while let message = await next() {
      if message.split(separator: "\n").contains(where: { $0.hasPrefix(text) }) { return message }
    }
    throw NothingHeard(text: text)
  }

  private func next() async -> String? {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var wait = pollfd(fd: self.descriptor, events: Int16(POLLIN), revents: 0)
        let count = poll(&wait, 1, Person.patience)
        continuation.resume(returning: count > 0 ? self.waiting(atMost: 1).first : nil)
      }
    }
  }

  /// The messages that are here by now.
  func waiting(atMost limit: Int = .max) -> [String] {
    var messages: [String] = []
    var bytes = [UInt8](repeating: 0, count: 4096)
    while messages.count < limit {
      let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      guard count > 0 else { break }
      messages.append(String(decoding: bytes[..<count], as: UTF8.self))
    }
    return messages
  }
}
