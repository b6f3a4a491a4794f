import Foundation
import Glibc
import TestProcesses
import TestSupport
import Testing

/// A screen whose daemon has stopped answering.
@Suite(.serialized) struct `A screen that is left while the daemon hangs` {
  enum Way: String, CaseIterable, Sendable { case q, interrupt, suspend, terminate }

  private func open(_ words: [String], _ person: Person) throws -> Typist {
    try Typist(
      builtProgram("fastctl"), words,
      environment: person.environment.merging(["TERM": "xterm-256color"]) { $1 }, rows: 24)
  }

  @Test(arguments: [["ui"], ["today", "--follow"], ["status", "--follow"]], Way.allCases)
  func `is gone within a second`(words: [String], way: Way) async throws {
    // A second is meant; a machine that tests other things as well may add another, and seldom more.
    var least = Duration.seconds(60)
    for _ in 0..<3 where least >= .seconds(2) {
      least = min(least, try await leave(words, by: way))
    }
    #expect(least < .seconds(2))
  }

  /// How long it takes.
  private func leave(_ words: [String], by way: Way) async throws -> Duration {
    let person = try Person()
    let daemon = try await person.daemon()
    let screen = try open(words, person)
    try await screen.shows("Not fasting")
    daemon.signal(SIGSTOP)
    defer { daemon.signal(SIGCONT) }
    // It asks for a page, and nobody answers.
    if words == ["ui"] { screen.type("3") }
    try await Task.sleep(for: .milliseconds(200))
    let begin = ContinuousClock.now
    switch way {
    case .q: screen.type("q")
    case .interrupt: screen.type("\u{3}")
    case .suspend: screen.type("\u{1a}")
    case .terminate: screen.signal(SIGTERM)
    }
    if way == .suspend {
      try await screen.waits(until: { contents(of: "/proc/\(screen.id)/stat").contains(") T ") })
      // Its last bytes may still be on their way.
      try await screen.waits(until: { (try? screen.seen())?.modes.isEmpty == true })
    } else {
      _ = await screen.rest()
      #expect(screen.end() == (way == .q ? 0 : way == .interrupt ? -SIGINT : -SIGTERM))
    }
    let time = ContinuousClock.now - begin
    #expect(try screen.seen().modes.isEmpty && screen.seen().isCursorShown)
    #expect(screen.mode.c_lflag == screen.firstFlags)
    return time
  }

  @Test func `loses nothing that was typed meanwhile`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    let screen = try open(["ui"], person)
    try await screen.shows("Not fasting")
    daemon.signal(SIGSTOP)
    screen.type("3")
    try await Task.sleep(for: .milliseconds(200))
    screen.type("9")
    daemon.signal(SIGCONT)
    try await screen.shows("matador")
  }
}

@Suite struct `A daemon whose connections are all taken` {
  @Test func `says so to whoever comes, and doctor kills nobody`() async throws {
    let person = try Person()
    try await person.daemon()
    let clients = try (0..<256).map { _ in try UnixSocket.connected(to: person.socket) }
    defer { for client in clients { close(client) } }
    for words in [["status"], ["start"], ["weight"]] {
      let run = try person.fastctl(by: words)
      #expect(run.code == 3, "\(run.text)")
      #expect(run.said.contains("Other programs hold all connections"), "\(run.said)")
    }
    let doctor = try person.fastctl("doctor").output
    #expect(doctor.contains("Other programs hold all connections") && !doctor.contains("kill"))
  }
}
