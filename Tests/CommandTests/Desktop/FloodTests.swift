import Foundation
import Testing
import TestProcesses
import TestSupport
import Wire

/// The built daemon, and a server that does what none should.
@Suite(.enabled(if: isInstalled("dbus-daemon"), "needs dbus-daemon"))
struct `A notification server that floods` {
  @Test func `fills neither the memory nor the log, holds up nobody, and is still heard`()
    async throws
  {
    let flood = try await Flood()
    flood.server.send("flood 0 2000")
    let slowest = try await flood.watch(milliseconds: 2000)
    let told = try await flood.server.logs("flooded")
    // It answers after all that it has sent, so that the flood is over when it has.
    try await until(itIsSo: { try flood.person.health().alertServer?.name == "fake" })
    let (growth, log) = (flood.growth, flood.log)
    print("\(told): \(growth) KiB more, \(log.count) lines, slowest status \(slowest)")
    #expect(growth < 15_000)
    #expect(slowest < .seconds(2))
    #expect(log.count < 30)
    #expect(log.filter { $0.contains("more signals come from the session bus") }.count == 1)
    try await flood.click()
  }

  @Test(arguments: [3, 0])
  func `with its comings and goings is shown what is open about once a second`(pause: Int)
    async throws
  {
    let flood = try await Flood()
    flood.server.send("flap \(pause) 3000")
    var shown = 0
    var line = ""
    while !line.contains("flapped") {
      line = try await flood.server.line()
      if line.contains(#""Notify""#) { shown += 1 }
    }
    let (growth, log) = (flood.growth, flood.log)
    print("\(line): shown \(shown) times, \(growth) KiB more, \(log.count) lines")
    // Three times at once, then once a second.
    #expect(shown <= 3 + 3)
    #expect(growth < 15_000)
    #expect(log.count < 30)
    try await flood.click()
  }

  /// Each question about the daemon's health is two about the server's: more than a pipe holds, if
  /// nobody reads what the server says of them.
  @Test func `answers however often it is asked`() async throws {
    let flood = try await Flood()
    for _ in 0..<1500 {
      try #require(flood.person.health().alertServer?.name == "fake")
    }
    try await flood.click()
  }
}

/// A goal that was reached, on the screen of a server that is about to flood.
private struct Flood {
  let desktop = Desktop()
  let bus: Child
  let server: Child
  let person: Person
  let daemon: Child
  let before: Int

  init() async throws {
    bus = try await desktop.bus()
    server = try await desktop.fakeServer()
    let person = try Person(desktop.variables)
    self.person = person
    // Into a file, which never makes it wait.
    daemon = try person.launch(
      through: ["/bin/sh", "-c", #"exec "$0" 2>"\#(person.home.path)/log""#])
    try await until(itIsSo: { Self.log(of: person).contains { $0.contains("ready") } })
    try person.startDue()
    try await server.logs(#""Notify""#)
    try await until(itIsSo: { try person.health().waitingNews == 0 })
    before = daemon.residentMemory()
  }

  /// How long the slowest of many questions takes meanwhile.
  func watch(milliseconds: Int) async throws -> Duration {
    let end = ContinuousClock.now + .milliseconds(milliseconds)
    var slowest = Duration.zero
    while ContinuousClock.now < end {
      slowest = max(slowest, try ContinuousClock().measure { _ = try person.status() })
      await Task.yield()
    }
    return slowest
  }

  /// By how many KiB the daemon has grown.
  var growth: Int { daemon.residentMemory() - before }

  var log: [String] { Self.log(of: person) }

  private static func log(of person: Person) -> [String] {
    let text = try? String(contentsOfFile: "\(person.home.path)/log", encoding: .utf8)
    return text?.split(separator: "\n").map(String.init) ?? []
  }

  /// Again, as people do, until something happens.
  func click() async throws {
    try await until(itIsSo: {
      server.send("action 0 end")
      // The server has heard of it when it has answered this.
      _ = try person.health()
      return try person.status().fast == nil
    })
  }
}
