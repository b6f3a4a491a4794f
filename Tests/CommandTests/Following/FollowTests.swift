import Foundation
import Glibc
import Nouns
import Testing
import TestProcesses
import TestSupport
import Time
import Wire

/// A bar's module beside a real daemon.
@Suite(.serialized) struct `A bar that follows` {
  @Test func `shows the state first, and then each change once`() async throws {
    let (person, _) = try await Person.day(timeStands: true)
    let bar = try person.module()
    #expect(try await bar.text() == Shown.idle)
    try person.start(GoalOrder.schedule("16:8"), ago: 3600)
    #expect(try await bar.text() == "15:00 left")
    try person.call(
      FastCalls.SetGoal.self, GoalChangeOrder(goal: GoalOrder.span(.seconds(18 * 3600))))
    #expect(try await bar.text() == "17:00 left")
    // What it shows stays the same, and so nothing is said of it.
    try person.call(FastCalls.Edit.self, EditOrder(note: "tea"))
    try person.call(FastCalls.Cancel.self, NoFields())
    #expect(try await bar.text() == Shown.idle)
  }

  @Test func `gives waybar an object on each line`() async throws {
    let person = try Person()
    let bar = try person.module("waybar")
    for (mood, isLast) in [("away", false), ("idle", false), ("fasting", false), ("away", true)] {
      let line = try await bar.line()
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["alt"] as? String == mood)
      switch mood {
      case "away" where object?["tooltip"] == nil: Issue.record("no tooltip: \(line)")
      case "away": if !isLast { try await person.daemon() }
      case "idle": try person.start()
      default: kill(pid_t(try person.health().pid), SIGKILL)
      }
    }
  }

  @Test func `never starts a daemon, and finds one that is started`() async throws {
    let person = try Person()
    let bar = try person.module()
    #expect(try await bar.text() == Shown.away)
    #expect(!FileManager.default.fileExists(atPath: person.socket))
    let daemon = try await person.daemon()
    #expect(try await bar.text() == Shown.idle)
    _ = daemon
  }

  @Test func `says at once that the daemon was killed, and shows the state when it is back`()
    async throws
  {
    let person = try Person()
    let bar = try person.module()
    #expect(try await bar.text() == Shown.away)
    var open: Set<Int> = []
    for _ in 0..<3 {
      let daemon = try await person.daemon()
      #expect(try await bar.text() == Shown.idle)
      try await bar.rests()
      open.insert(bar.descriptorCount())
      daemon.end(by: SIGKILL)
      #expect(try await bar.text() == Shown.away)
    }
    #expect(open.count == 1, "nothing is left open of an absence")
  }

  @Test func `finds a daemon in a directory that was made anew`() async throws {
    let person = try Person()
    var daemon = try await person.daemon()
    let bar = try person.module()
    #expect(try await bar.text() == Shown.idle)
    for name in ["run/fastd", "run"] {
      try FileManager.default.removeItem(atPath: "\(person.home.path)/\(name)")
      daemon.end(by: SIGKILL)
      #expect(try await bar.text() == Shown.away)
      try FileManager.default.createDirectory(
        atPath: "\(person.home.path)/run", withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      daemon = try await person.daemon()
      #expect(try await bar.text() == Shown.idle)
    }
  }

  @Test func `speaks as the person wants it from when the settings are changed`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    try person.start(GoalOrder.schedule("16:8"), ago: 3600)
    let bar = try person.module("waybar")
    func has12Hours(_ line: String) -> Bool { line.contains(" AM") || line.contains(" PM") }
    #expect(try await !has12Hours(bar.line()))
    try person.write(settings: "time.format = 12\n")
    daemon.signal(SIGHUP)
    #expect(try await has12Hours(bar.line()))
  }

  /// As i3bar does it while nobody sees the bar.
  @Test func `that is stopped shows the newest state when it goes on`() async throws {
    let (person, _) = try await Person.day(timeStands: true)
    let bar = try person.module()
    #expect(try await bar.text() == Shown.idle)
    try await bar.rests()
    bar.signal(SIGSTOP)
    for hours in 2...9 {
      try person.start(GoalOrder.span(.seconds(Int64(hours) * 3600)))
      if hours < 9 { try person.call(FastCalls.Cancel.self, NoFields()) }
    }
    bar.signal(SIGCONT)
    #expect(try await bar.text() == "9:00 left")
  }

  @Test func `leaves the wheel and the buttons to fastctl`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    // Beside the program is what it calls, and that is not itself here.
    let programs = person.home.path + "/programs"
    try FileManager.default.createDirectory(atPath: programs, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: builtProgram("fastctl"), toPath: programs + "/module")
    person.home.script("programs/fastctl", #"echo "$@" >> "$HOME/clicks""#)
    let bar = try Child(
      programs + "/module", ["bar", "i3bar", "--follow"], environment: person.environment)
    _ = try await bar.lines { $0.contains(Shown.idle) }
    for line in ["[", #"{"button":1}"#, "noise", #",{"button":4,"name":"f"}"#, #",{"button":3}"#] {
      bar.send(line)
    }
    func clicks() -> Set<Substring> {
      let text = try? String(contentsOfFile: person.home.path + "/clicks", encoding: .utf8)
      return Set((text ?? "").split(separator: "\n"))
    }
    let wanted: Set<Substring> = ["toggle --popup", "goal +30m --popup", "menu"]
    try await until(itIsSo: { clicks() == wanted })
    try await until(itIsSo: { bar.children() == [] })
    try person.start()
    _ = try await bar.lines { $0.contains("left") }
    _ = daemon
  }

  /// Whose commands have its own standard input, with the clicks on whatever it shows.
  @Test func `leaves i3blocks its clicks`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    let bar = try Child(
      "/bin/sh", ["-c", "\(builtProgram("fastctl")) bar i3blocks --follow | sed -u 2q; cat"],
      environment: person.environment)
    let click = #",{"name":"volume","button":1}"#
    bar.send(click)
    _ = try await bar.lines { $0.contains(Shown.idle) }
    try person.start()
    _ = try await bar.lines { $0.contains("left") }
    #expect(try await bar.line() == click)
    _ = daemon
  }

  @Test(arguments: ["plain", "i3bar"])
  func `goes on when nobody sends it anything any more`(format: String) async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    let bar = try Child(
      "/bin/sh", ["-c", "exec \(builtProgram("fastctl")) bar \(format) --follow < /dev/null"],
      environment: person.environment)
    _ = try await bar.lines { $0.contains(Shown.idle) }
    try await bar.rests()
    let before = bar.contextSwitches()
    try person.start()
    _ = try await bar.lines { $0.contains("left") }
    try await bar.rests()
    #expect(bar.contextSwitches() - before <= 2)
    _ = daemon
  }

  /// What was written into a full pipe would be old when it is read.
  @Test func `that is not read keeps nothing, and shows the newest when it is`() async throws {
    let (person, _) = try await Person.day(timeStands: true)
    let bar = try person.module()
    #expect(try await bar.text() == Shown.idle)
    bar.shrinkPipe()
    // Lines of some bytes each, until a page is full of them and more.
    func change(_ count: Int) throws {
      for number in 0..<count {
        try person.start(GoalOrder.span(.seconds(number.isMultiple(of: 2) ? 36_000 : 72_000)))
        try person.call(FastCalls.Cancel.self, NoFields())
      }
    }
    try change(300)
    try await until(itIsSo: { bar.isResting })
    let (memory, wakeUps) = (bar.residentMemory(), bar.contextSwitches())
    try change(100)
    try person.start(GoalOrder.span(.seconds(30 * 3600)), ago: 3600)
    try await bar.rests()
    #expect(bar.contextSwitches() - wakeUps <= 2 * 201)
    #expect(bar.residentMemory() - memory < 512)
    let lines = try await bar.lines { Shown.text(of: $0) == "29:00 left" }
    #expect(lines.count < 500)
    #expect(!lines.contains { $0.isEmpty })
  }

  @Test(arguments: ["plain", "waybar", "i3bar"])
  func `ends within a second of its last reader, also while it sleeps`(format: String)
    async throws
  {
    let person = try Person()
    let daemon = try await person.daemon()
    // The first lines are read, and then nobody is there any more.
    let count = format == "i3bar" ? 3 : 1
    let bar = try person.module(format, readFor: count)
    for _ in 0..<count { _ = try await bar.line() }
    let began = ContinuousClock.now
    #expect(try await bar.line() == "ended 0")
    #expect(ContinuousClock.now - began < .seconds(1) * slowness)
    _ = daemon
  }
}
