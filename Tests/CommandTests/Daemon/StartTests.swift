import Control
import Foundation
import Glibc
import Testing
import TestProcesses
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

  @Test(arguments: [
    ("PRAGMA user_version = 99", "newer fastd (version 99"),
    ("PRAGMA application_id = 7", "a database of another program"),
  ])
  func `a database that is not for this daemon is refused and not touched`(
    sql: String, sentence: String
  ) async throws {
    let person = try Person()
    #expect(try await person.daemon().end(by: SIGTERM) == 0)
    try person.tamper(sql)
    let before = try Data(contentsOf: URL(filePath: person.database))
    let daemon = try person.launch()
    try await daemon.logs(sentence)
    #expect(daemon.end() == 1)
    #expect(try Data(contentsOf: URL(filePath: person.database)) == before)
  }

  @Test func `a database that another program made is refused`() async throws {
    let person = try Person()
    try person.tamper("CREATE TABLE recipes (name TEXT)")
    let daemon = try person.launch()
    let line = try await daemon.logs("a database of another program")
    #expect(line.contains(person.database))
    #expect(daemon.end() == 1)
  }

  @Test func `a damaged database is set aside, and the person is told where it is`() async throws {
    let person = try Person()
    let first = try await person.daemon()
    try person.start()
    #expect(first.end(by: SIGTERM) == 0)
    let rubbish = Data(repeating: 0x5a, count: 8192)
    try rubbish.write(to: URL(filePath: person.database))
    try await person.daemon()
    let status = try person.status()
    #expect(status.state == .idle)
    let notice = try #require(status.notices.first { $0.code == "storeSetAside" })
    let kept = try #require(notice.detail)
    #expect(try Data(contentsOf: URL(filePath: kept)) == rubbish)
    #expect(try person.start().state.state == .fasting)
  }

  @Test func `rows that make no sense are set aside, and all others go on`() async throws {
    let person = try Person()
    let first = try await person.daemon()
    try person.start()
    let backup = try person.call(BackupCalls.Make.self, NoFields()).backup.name
    #expect(first.end(by: SIGTERM) == 0)
    try person.tamper(
      "INSERT INTO vacations VALUES ('a0000000000000000000000001', 20800, 20700)")
    try await person.daemon()
    let status = try person.status()
    #expect(status.state == .fasting)
    #expect(status.notices.map(\.code) == ["rowsSetAside"])
    let doctor = try Run(["doctor"], in: person.home)
    #expect(doctor.output.contains("vacation a0000000000000000000000001: endBeforeStart"))
    #expect(try Run(["undo"], in: person.home).code == 0)
    #expect(try Run(["restore", backup, "--yes"], in: person.home).code == 0)
    #expect(try person.status().state == .fasting)
    #expect(try person.status().notices == [])
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
    func run(_ word: String) async throws -> (Int32, String) {
      let person = try Person()
      let child = try Child(
        "/bin/sh", ["-c", #"exec "$0" "$@" 2>&1"#, builtProgram("fastd"), word],
        environment: person.environment)
      let line = try await child.line()
      return (child.end(), line)
    }
    #expect(try await run("--version") == (0, "fastd \(Product.version)"))
    #expect(try await run("--help") == (0, "Usage: fastd"))
    let refused = try await run("--frob")
    #expect(refused.0 == 2)
    #expect(refused.1.contains("--frob"))
  }

  @Test func `SIGHUP reads the settings again`() async throws {
    let person = try Person()
    try person.write(settings: "notify.urgency = low\n")
    let daemon = try await person.daemon()
    var subscriber = try person.client()
    try subscriber.open(StatusCalls.Subscribe.self, StatusQuestion(), milliseconds: 1000)
    func next() throws -> [Notice] {
      let reply = try subscriber.next(milliseconds: Person.patience)
      return try ControlClient.output(of: StatusCalls.Subscribe.self, in: reply).state.notices
    }
    #expect(try next() == [])
    try person.write(settings: "notify.urgency = low\nfrob = 1\n")
    daemon.signal(SIGHUP)
    #expect(try next() == [Notice(code: "settingsRefused", detail: "2")])
    try person.write(settings: "log.level = info\n")
    daemon.signal(SIGHUP)
    #expect(try next() == [])
    try await daemon.logs("settings read")
    let settings = try person.call(SettingsCalls.Get.self, NoFields()).settings
    #expect(settings.filter { !$0.isDefault }.map(\.key) == ["log.level"])
  }

  @Test(arguments: ["in place", "renamed over", "behind a link", "in a directory made later"])
  func `settings are taken up by themselves; wrong ones are said, and the last good ones hold`(
    way: String
  ) async throws {
    let person = try Person()
    let config = "\(person.home.path)/config/fastd"
    let file = way == "behind a link" ? "\(person.home.path)/dotfiles" : "\(config)/fastd.conf"
    func write(_ text: String) throws {
      try FileManager.default.createDirectory(
        atPath: config, withIntermediateDirectories: true)
      try Data(text.utf8).write(
        to: URL(filePath: file), options: way == "renamed over" ? [.atomic] : [])
    }
    if way == "behind a link" {
      try write("")
      symlink(file, "\(config)/fastd.conf")
    } else if way != "in a directory made later" {
      try write("")
    }
    try await person.daemon()
    func halfway() throws -> String? {
      let settings = try person.call(SettingsCalls.Get.self, NoFields()).settings
      return settings.first { $0.key == "notify.halfway" }?.value
    }
    #expect(try halfway() == "off")
    var states = try person.states()
    _ = try await states.next()
    try write("notify.halfway = on\n")
    // A change is told to everybody who listens.
    while try halfway() != "on" { _ = try await states.next() }
    #expect(try person.status().notices == [])

    try write("notify.halfway = of\n")
    let wrong = try await states.next { !$0.notices.isEmpty }
    #expect(wrong.notices == [Notice(code: "settingsRefused", detail: "1")])
    #expect(try halfway() == "on")
    let history = try Run(["history"], in: person.home)
    #expect(history.said.split(separator: "\n").count == 1)
    #expect(history.said.contains("notify.halfway cannot be 'of'"))
    #expect(try Run(["doctor"], in: person.home).output.contains("mistake"))

    try write("notify.halfway = off\n")
    _ = try await states.next { $0.notices.isEmpty }
    #expect(try halfway() == "off")
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
let slowness = getenv("FASTD_SLOWNESS").flatMap { Int(String(cString: $0)) } ?? 4
