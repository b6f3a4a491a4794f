import Control
import Foundation
import Glibc
import Host
import Testing
import TestProcesses
import TestSupport
import Wire

@Suite struct `One daemon, always found` {
  @Test func `many fastctl at once without a daemon are all answered`() async throws {
    let person = try Person()
    for round in 1...4 {
      let clients = try (1...8).map { _ in
        try Child(builtProgram("fastctl"), ["status"], environment: person.environment)
      }
      for client in clients {
        #expect(try await client.allLines().hasPrefix("Not fasting"), "round \(round)")
      }
      try await person.endHolder(by: SIGKILL)
    }
  }

  @Test func `a socket that is removed comes back, and so does its directory`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    let directory = (person.socket as NSString).deletingLastPathComponent
    for path in [person.socket, directory] {
      try FileManager.default.removeItem(atPath: path)
      try await daemon.logs("there is one again")
      #expect(try person.health().pid == Int64(daemon.id))
    }
    #expect(daemon.end(by: SIGTERM) == 0)
    #expect(!FileManager.default.fileExists(atPath: person.socket))
  }

  @Test func `a daemon in whose place another socket listens leaves`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    let other = try Listener(binding: SocketPath(person.socket + ".other"))
    #expect(rename(person.socket + ".other", person.socket) == 0)
    try await daemon.logs("nobody finds this fastd any more")
    #expect(daemon.end() == 0)
    // What is another's stays.
    #expect(FileManager.default.fileExists(atPath: person.socket))
    withExtendedLifetime(other) {}
  }

  @Test(
    .enabled(if: isInstalled("systemd-socket-activate"), "needs systemd-socket-activate"),
    arguments: [false, true])
  func `a daemon that systemd starts takes over from one outside`(isStopped: Bool) async throws {
    let person = try Person()
    let before = try await person.daemon()
    let fast = try person.start().fast
    if isStopped { before.signal(SIGSTOP) }
    let after = try person.launch(
      through: ["systemd-socket-activate", "-l", person.socket, "-E", "HOME"]
        + person.environment.map { "-E\($0.key)=\($0.value)" })
    try await after.logs("Listening on")
    #expect(try person.status().fast?.id == fast.id)
    #expect(before.end() == 0)
    let health = try person.health()
    #expect(health.socketActivated && health.pid == Int64(after.id))
    #expect(health.uncleanStarts == 0)
  }

  @Test(arguments: [
    ("PRAGMA user_version = 99", "the database is of a newer fastd (version 99"),
    ("PRAGMA application_id = 7", "is a database of another program"),
  ])
  func `why the daemon cannot start reaches the person`(
    sql: String, reason: String
  ) async throws {
    let person = try Person()
    #expect(try await person.daemon().end(by: SIGTERM) == 0)
    try person.tamper(sql)
    let status = try Run(["status"], in: person.home, person.environment)
    #expect(status.code == 3)
    #expect(status.said.hasPrefix("fastd cannot start: "))
    #expect(status.said.contains(reason))
    let doctor = try Run(["doctor"], in: person.home, person.environment)
    #expect(doctor.code == 1)
    #expect(doctor.output.contains("fastd could not be started: "))
    #expect(!doctor.output.contains("To start fastd"))
  }

  @Test(arguments: [
    ("file", "/file/.local/share/fastd: Not a directory"),
    ("", "HOME is relative, which is not an absolute path"),
  ])
  func `a home that is none is named`(home: String, reason: String) throws {
    let scratch = Scratch()
    _ = scratch.file("file", "")
    let none = ["XDG_DATA_HOME": "", "XDG_STATE_HOME": "", "XDG_CONFIG_HOME": ""]
    let path = ["HOME": home.isEmpty ? "relative" : "\(scratch.path)/\(home)"]
    let run = try Run(["status"], in: scratch, none.merging(path) { $1 })
    #expect(run.code == 3)
    #expect(run.said.hasPrefix("fastd cannot start: ") && run.said.contains(reason), "\(run.said)")
    #expect(run.said.split(separator: "\n").count == 1)
  }

  @Test func `doctor knows a daemon that cannot be reached`() async throws {
    let person = try Person()
    let daemon = try await person.daemon(["FASTD_SOCKET": "\(person.home.path)/elsewhere.sock"])
    let doctor = try Run(["doctor", "--plain"], in: person.home, person.environment)
    #expect(doctor.output.contains("is running as process \(daemon.id)"))
  }

  @Test func `what others open later gets none of the numbers that were closed`() async throws {
    let person = try Person()
    let daemon = try Child(
      "/bin/sh", ["-c", #"exec "$0" 0<&- 1<&- 2<&-"#, builtProgram("fastd")],
      environment: person.environment)
    // Else fastctl, which finds nobody yet, starts another one.
    try await until { person.holder == daemon.id }
    let status = try Run(["status"], in: person.home, person.environment)
    #expect(status.code == 0)
    for number in 0...2 {
      let file = "/proc/\(daemon.id)/fd/\(number)"
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file) == "/dev/null")
    }
    let lock = try String(contentsOfFile: person.database + ".lock", encoding: .utf8)
    #expect(lock == "\(daemon.id)\n")
    #expect(daemon.end(by: SIGTERM) == 0)
  }
}

extension Person {
  /// The process that has the database.
  fileprivate var holder: Int32? { FileLock.liveHolder(of: database + ".lock") }

  /// Kills the daemon that fastctl has started, where there is one.
  func killHolder() {
    if let holder { kill(holder, SIGKILL) }
  }

  /// Ends the daemon that fastctl has started, and waits until it is gone.
  func endHolder(by signal: Int32) async throws {
    let holder = try #require(holder)
    try #require(kill(holder, signal) == 0)
    try #require(await hasEnded(holder))
  }
}
