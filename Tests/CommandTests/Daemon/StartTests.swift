import Control
import Foundation
import Glibc
import Nouns
import Testing
import TestProcesses
import TestSupport
import Wire

@Suite struct `Starting and ending the daemon` {
  @Test func `a second daemon on the same database says who has it, and ends`() async throws {
    let person = try Person()
    let first = try await person.daemon()
    let began = ContinuousClock.now
    let second = try person.launch(["FASTD_SOCKET": "\(person.home.path)/other.sock"])
    #expect(second.end() == Product.servedStatus)
    #expect(ContinuousClock.now - began < .seconds(1) * slowness)
    let line = try await second.logs("error")
    #expect(line.contains("(process \(first.id)) has the database"))
    #expect(try person.status().state == .idle)
  }

  @Test func `a second daemon on the same socket says who answers there, and ends`() async throws {
    let person = try Person()
    let first = try await person.daemon()
    let other = ["XDG_DATA_HOME": "\(person.home.path)/other"]
    let began = ContinuousClock.now
    let second = try person.launch(other)
    #expect(second.end() == Product.servedStatus)
    #expect(ContinuousClock.now - began < .seconds(1) * slowness)
    let line = try await second.logs("error")
    #expect(line.contains("(process \(first.id)) answers on \(person.socket)"))
    #expect(try person.status().state == .idle)
    #expect(first.end(by: SIGTERM) == 0)
    try await person.daemon(other)
    #expect(try person.health().uncleanStarts == 0, "what was refused was no crash")
  }

  @Test func `what is refused for an unknown zone is not done`() async throws {
    let person = try Person()
    try await person.daemon()
    let run = try Run(["start"], in: person.home, ["TZ": "Europe/Nowhere"])
    #expect(run.code == 1)
    #expect(run.said.contains("Europe/Nowhere"))
    #expect(try person.status().state == .idle)
    #expect(try Run(["start"], in: person.home).code == 0)
    #expect(try person.status().state == .fasting)
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `asked to end it ends, and takes its socket away`(signal: Int32) async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    try person.start()
    #expect(daemon.end(by: signal) == 0)
    #expect(!FileManager.default.fileExists(atPath: person.socket))
    try await person.daemon()
    let health = try person.health()
    #expect((health.cleanStarts, health.uncleanStarts) == (2, 0))
    #expect(try person.status().state == .fasting)
  }

  @Test func `a daemon ends with clients connected, also in the middle of a call`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    var follower = try person.client()
    try follower.open(ChangeCalls.Follow.self, FollowQuestion(), milliseconds: 1000)
    _ = try follower.next(milliseconds: Person.patience)
    let half = try person.client()
    try half.send(Array(#"{"method": "#.utf8), milliseconds: 1000)
    #expect(daemon.end(by: SIGTERM) == 0)
    #expect(throws: ControlError.lost) { try follower.next(milliseconds: Person.patience) }
  }

  @Test func `the socket that a killed daemon left is taken over`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    try person.start()
    #expect(daemon.end(by: SIGKILL) == -SIGKILL)
    #expect(FileManager.default.fileExists(atPath: person.socket))
    let next = try await person.daemon()
    #expect(try person.health().uncleanStarts == 1)
    #expect(try person.health().pid == Int64(next.id))
    #expect(try person.status().state == .fasting)
  }

  @Test func `socket and database are for the person alone`() async throws {
    let person = try Person()
    try await person.daemon()
    func mode(_ path: String) throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }
    let directory = (person.socket as NSString).deletingLastPathComponent
    #expect(try mode(person.socket) == 0o600)
    #expect(try mode(directory) == 0o700)
    #expect(try mode("\(person.data)/fastd") == 0o700)
    for file in ["", "-wal", "-shm"] { #expect(try mode(person.database + file) == 0o600) }
  }

  @Test func `too few open files end the daemon with a sentence, or are raised`() async throws {
    let person = try Person()
    let limited = ["/bin/sh", "-c", #"ulimit -n 16; exec "$0""#]
    let daemon = try person.launch(through: limited)
    let line = try await daemon.logs("ulimit -n")
    #expect(line.contains("40 or more"))
    #expect(daemon.end() == 1)
    let soft = ["/bin/sh", "-c", #"ulimit -S -n 16; exec "$0""#]
    try await person.daemon(through: soft)
    #expect(try person.start().state.state == .fasting)
  }

  @Test(arguments: ["/nonexistent", "Europe/Nowhere", "nonsense", ":"])
  func `a zone that is not known ends the daemon with a sentence`(zone: String) async throws {
    let daemon = try Person(["TZ": zone]).launch()
    let line = try await daemon.logs("time zone")
    #expect(line.contains("set TZ"))
    #expect(daemon.end() == 1)
  }

  @Test func `words that it does not know are refused, help and version are given`() async throws {
    func run(_ word: String...) async throws -> (Int32, String) {
      let person = try Person()
      let child = try Child(
        "/bin/sh", ["-c", #"exec "$0" "$@" 2>&1"#, builtProgram("fastd")] + word,
        environment: person.environment)
      let line = try await child.line()
      return (child.end(), line)
    }
    #expect(try await run("--version") == (0, "fastd \(Product.version)"))
    #expect(try await run("--help") == (0, "Usage: fastd"))
    #expect(try await run("--interface", "org.varlink.service").1.hasPrefix("#"))
    #expect(try await run("--interface").1.contains("there are org.varlink.service, io.github"))
    let refused = try await run("--frob")
    #expect(refused.0 == 2)
    #expect(refused.1.contains("--frob"))
  }

  @Test(.enabled(if: isInstalled("systemd-socket-activate"), "needs systemd-socket-activate"))
  func `a socket that was opened for it is served, and left where it is`() async throws {
    let person = try Person()
    try FileManager.default.createDirectory(
      atPath: (person.socket as NSString).deletingLastPathComponent,
      withIntermediateDirectories: true)
    let daemon = try person.launch(
      through: ["systemd-socket-activate", "-l", person.socket, "-E", "HOME"]
        + person.environment.map { "-E\($0.key)=\($0.value)" })
    try await daemon.logs("Listening on")
    #expect(try person.health().socketActivated)
    try await daemon.logs("ready")
    #expect(try person.start().state.state == .fasting)
    #expect(daemon.end(by: SIGTERM) == 0)
    #expect(FileManager.default.fileExists(atPath: person.socket))
  }

  @Test(arguments: [
    ("Europe/Berlin", "Europe/Berlin", nil), ("Asia/Kathmandu", "Asia/Kathmandu", Int64(20700)),
    ("<X>-5:30:20", "<X>-5:30:20", 19820), ("", "UTC", 0),
  ])
  func `the zone is the one of the environment, and is recorded`(
    variable: String, name: String, offset: Int64?
  ) async throws {
    let person = try Person(["TZ": variable])
    try await person.daemon()
    let answer = try person.start()
    #expect(answer.fast.zone == name)
    #expect(answer.state.zone == name)
    if let offset { #expect(answer.fast.startOffset == offset) }
    #expect(try person.health().zoneSource == "TZ")
  }

  @Test func `what was recorded in one zone stays there in another`() async throws {
    let person = try Person(["TZ": "<A>-10"])
    let daemon = try await person.daemon()
    let fast = try person.start().fast
    #expect(daemon.end(by: SIGTERM) == 0)
    try await person.daemon(["TZ": "<B>+8"])
    let stopped = try person.call(FastCalls.Stop.self, StopOrder()).fast
    #expect(stopped.startOffset == fast.startOffset)
    #expect((stopped.startOffset, stopped.endOffset) == (36000, -28800))
  }
}

/// Wall times fail only at this many times their bar: tests share the machine.
let slowness = Wish.number("FASTD_SLOWNESS") ?? 4
