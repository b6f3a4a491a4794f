import Foundation
import TestProcesses
import TestSupport
import Testing

@Suite struct `The sound of a notice` {
  let desktop = Desktop()

  /// Our own sounds, of which there is one, for the programs of this test.
  private func environment(_ more: [String: String] = [:]) -> [String: String] {
    _ = desktop.scratch.file("goal-reached.wav", "RIFF")
    return desktop.environment.merging(["FASTD_SOUND_DIR": desktop.scratch.path]) { $1 }
      .merging(more) { $1 }
  }

  private var ownFile: String { "\(desktop.scratch.path)/goal-reached.wav" }

  @Test(arguments: [
    ("--sound=goal-reached", "sound-file=", true), ("--sound=bell", "sound-name=bell", false),
    ("--sound=../goal-reached", "sound-name=../goal-reached", false),
    ("--sound-file=/a.wav", "sound-file=/a.wav", false),
    ("--transient", "suppress-sound=true", false),
  ])
  func `is the server's to play where it can`(word: String, hint: String, isOurs: Bool)
    async throws
  {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer("--capabilities", "body,sound")
    let probe = try await desktop.probe(environment: environment())
    try await probe.showUntilTaken("goal", "Goal", "16 h", word)
    let hints = try await server.call().arguments[6].description.split(separator: " ")
    #expect(hints.filter { $0.contains("sound") } == ["\(hint)\(isOurs ? ownFile : "")"])
    bus.end(by: 9)
  }

  @Test(arguments: [["body"], ["body,sound"]])
  func `is not heard again when the text changes`(capabilities: [String]) async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer("--capabilities", capabilities[0])
    let probe = try await desktop.probe(
      environment: environment(FakeCanberra.none(in: Scratch())))
    try await probe.showUntilTaken("goal", "Goal", "16 h", "--sound=bell")
    try await probe.showUntilTaken("goal", "Goal", "17 h", "--sound=bell")
    _ = try await server.call()
    #expect(try await server.call().arguments[6].description.contains("suppress-sound=true"))
    bus.end(by: 9)
  }

  @Test func `is left out where nobody can play it`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let library = Scratch()
    let probe = try await desktop.probe(
      environment: environment(FakeCanberra.none(in: library)))
    try await probe.showUntilTaken("goal", "Goal", "16 h", "--sound=goal-reached")
    #expect(try await server.call().arguments[6].description.contains("suppress-sound=true"))
    try await probe.showUntilTaken("other", "Other", "", "--sound=goal-reached")
    bus.end(by: 9)
  }
}

/// Where the server has no sounds, and the system has libcanberra.
@Suite(.enabled(if: FakeCanberra.isPossible, "needs cc"))
struct `A sound of our own` {
  let desktop = Desktop()
  let library = Scratch()

  @Test(arguments: [
    ("--sound=bell", "event.id=bell"), ("--sound-file=/a.wav", "media.filename=/a.wav"),
  ])
  func `is played once, and nothing wakes us after it`(word: String, property: String)
    async throws
  {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let probe = try await desktop.probe(
      environment: desktop.environment.merging(FakeCanberra(in: library).variables) { $1 })
    probe.send("show\tgoal\tGoal\t16 h\t\(word)")
    let plays = "canberra plays application.name=fastd \(property) event.description=Goal"
    // The sound has a thread of its own, and so no place among the others.
    var open: Set = ["shown goal", plays, "canberra has ended"]
    while !open.isEmpty {
      let line = try await probe.line()
      if line == "server fake" { probe.send("show\tgoal\tGoal\t16 h\t\(word)") }
      open.remove(line)
    }
    #expect(try await server.call().arguments[6].description.contains("suppress-sound=true"))
    #expect(try await probe.wakeUps() == 0)
    bus.end(by: 9)
  }

  @Test func `is played with nothing on the screen, and without a server`() async throws {
    let bus = try await desktop.bus()
    _ = desktop.scratch.file("roar-single.wav", "RIFF")
    let variables = try FakeCanberra(in: library).variables
    let probe = try await desktop.probe(
      environment: desktop.environment.merging(variables) { $1 }
        .merging(["FASTD_SOUND_DIR": desktop.scratch.path]) { $1 })
    probe.send("play\troar-single\tWhoosh!")
    let file = "media.filename=\(desktop.scratch.path)/roar-single.wav"
    let plays = "canberra plays application.name=fastd \(file) event.description=Whoosh!"
    var open: Set = [plays, "canberra has ended"]
    while !open.isEmpty { open.remove(try await probe.line()) }
    #expect(try await probe.wakeUps() == 0)
    bus.end(by: 9)
  }

  @Test func `holds up nothing when it does not end`() async throws {
    let bus = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let fake = try FakeCanberra(in: library, neverEnds: true)
    let probe = try await desktop.probe(
      environment: desktop.environment.merging(fake.variables) { $1 })
    try await probe.showUntilTaken("goal", "Goal", "16 h", "--sound=bell")
    try await probe.showUntilTaken("other", "Other", "", "--sound=bell")
    probe.send("stop")
    // What it was told of the server before may come first.
    while try await probe.line() != "stopped" {}
    server.end(by: 9)
    bus.end(by: 9)
  }
}
