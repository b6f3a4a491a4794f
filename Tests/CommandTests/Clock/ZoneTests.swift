import Foundation
import Glibc
import Nouns
import Testing
import TestProcesses
import TestSupport
import Wire

/// An /etc of one daemon's own, in a mount namespace where nobody else sees it.
struct OtherEtc {
  let scratch = Scratch()

  static let isPossible: Bool = {
    let scratch = Scratch()
    return Binding(source: scratch.path, target: "/etc").isPossible
  }()

  /// What a daemon is started through: it knows no TZ, only this /etc.
  var wrapper: [String] {
    Binding(source: scratch.path, target: "/etc").wrapper + ["env", "-u", "TZ"]
  }

  func link(to target: String) {
    symlink(target, "\(scratch.path)/new")
    rename("\(scratch.path)/new", "\(scratch.path)/localtime")
  }

  func copy(of zone: String, to name: String) throws {
    let bytes = try Data(contentsOf: URL(filePath: "/usr/share/zoneinfo/\(zone)"))
    try bytes.write(to: URL(filePath: "\(scratch.path)/\(name)"))
  }
}

@Suite(
  .serialized, .enabled(if: OtherEtc.isPossible, "needs a mount namespace with another /etc"))
struct `A daemon in a machine whose zone changes` {
  private let etc = OtherEtc()
  /// Nobody else's setting of the machine's clock is told to the daemon.
  private let clock = MovedClock()
  private let zones = "/usr/share/zoneinfo"

  private func daemon(_ person: Person) async throws -> Child {
    try await person.daemon(through: etc.wrapper)
  }

  @Test func `lives in the new zone at once, and says so`() async throws {
    etc.link(to: "\(zones)/Europe/Berlin")
    let person = try Person(clock.variables)
    let daemon = try await daemon(person)
    #expect(try person.status().zone == "Europe/Berlin")
    var states = try person.states()
    _ = try await states.next()
    etc.link(to: "\(zones)/Asia/Kathmandu")
    let state = try await states.next { $0.zone == "Asia/Kathmandu" }
    #expect(state.offset == 20700)
    try await daemon.logs("the time zone is Asia/Kathmandu")
    let run = try Run(["status", "--json"], in: person.home)
    #expect(run.output.contains(#""zone":"Asia/Kathmandu""#))
    #expect(try person.start().fast.zone == "Asia/Kathmandu")
    #expect(try person.health().zoneSource == "/etc/localtime")
  }

  @Test func `over the date line loses no fast and keeps its times`() async throws {
    etc.link(to: "\(zones)/Pacific/Kiritimati")
    let person = try Person(clock.variables)
    let daemon = try await daemon(person)
    let fast = try person.start(ago: 3600).fast
    for zone in ["Pacific/Pago_Pago", "Pacific/Kiritimati", "Pacific/Pago_Pago"] {
      etc.link(to: "\(zones)/\(zone)")
      try await daemon.logs("the time zone is \(zone)")
      let state = try person.status()
      #expect(state.fast?.id == fast.id && state.fast?.start == fast.start)
    }
    let stopped = try person.call(FastCalls.Stop.self, StopOrder()).fast
    #expect((stopped.startOffset, stopped.endOffset) == (14 * 3600, -11 * 3600))
  }

  @Test(arguments: [("broken", "/proc/version"), ("unreadable", "/usr")])
  func `keeps the zone it had when the new one cannot be read, and says why`(
    reason: String, target: String
  ) async throws {
    etc.link(to: "\(zones)/Europe/Berlin")
    let person = try Person(clock.variables)
    let daemon = try await daemon(person)
    var states = try person.states()
    #expect(try await states.next().notices == [])
    etc.link(to: target)
    let state = try await states.next()
    #expect(state.notices == [Notice(code: "zoneUnreadable", detail: reason)])
    #expect(state.zone == "Europe/Berlin")
    try await daemon.logs("Europe/Berlin stays")
    let said = try Run(["status"], in: person.home).output
    #expect(said.contains("The new time zone cannot be read (\(reason))"))
    etc.link(to: "\(zones)/Asia/Kathmandu")
    let healed = try await states.next { $0.notices.isEmpty && $0.zone == "Asia/Kathmandu" }
    #expect(healed.offset == 20700)
  }

  @Test(arguments: ["in place", "as a package does"])
  func `takes up new rules behind an unchanged link by itself`(way: String) async throws {
    try etc.copy(of: "Europe/Berlin", to: "rules")
    etc.link(to: "rules")
    let person = try Person(clock.variables)
    let daemon = try await daemon(person)
    #expect([3600, 7200].contains(try person.status().offset))
    let isInPlace = way == "in place"
    try etc.copy(of: "Asia/Kathmandu", to: isInPlace ? "rules" : "rules.dpkg-new")
    if !isInPlace {
      rename("\(etc.scratch.path)/rules.dpkg-new", "\(etc.scratch.path)/rules")
    }
    try await daemon.logs("the time zone is")
    #expect(try person.status().offset == 20700)
  }

  @Test(arguments: ["removed", "leads nowhere"])
  func `takes UTC when nothing says where the person lives, and says so`(
    way: String
  ) async throws {
    etc.link(to: "\(zones)/Europe/Berlin")
    let person = try Person(clock.variables)
    let daemon = try await daemon(person)
    if way == "removed" {
      unlink("\(etc.scratch.path)/localtime")
    } else {
      etc.link(to: "/nowhere/at/all")
    }
    try await daemon.logs("the time zone is UTC")
    let state = try person.status()
    #expect(state.zone == "UTC")
    #expect(state.notices == [Notice(code: "zoneUnsaid", detail: "/etc/localtime")])
    etc.link(to: "\(zones)/Asia/Kathmandu")
    try await daemon.logs("the time zone is Asia/Kathmandu")
    #expect(try person.status().notices == [])
  }

  @Test func `starts without a localtime, and fastctl answers in UTC with a hint`() async throws {
    let person = try Person(clock.variables)
    let daemon = try person.launch(through: etc.wrapper)
    try await daemon.logs("there is no /etc/localtime, so times are in UTC")
    try await daemon.logs("ready")
    let wrapper = etc.wrapper
    for words in [["status"], ["history"], ["start", "16:8"], ["doctor"]] {
      let run = try Run(
        Array(wrapper.dropFirst()) + [builtProgram("fastctl")] + words, in: person.home,
        program: "/usr/bin/\(wrapper[0])")
      #expect(words == ["doctor"] || run.code == 0, "\(words): \(run.said)")
      #expect(!run.said.contains("time zone"))
      if words != ["history"] { #expect(run.output.contains("so times are in UTC")) }
      #expect(!run.output.contains("counts days in"))
    }
  }
}

@Suite(.serialized, .enabled(if: MachineBus.isPossible, "needs dbus-daemon"))
struct `A daemon on the machine's bus` {
  private let system = MachineBus()
  /// Nobody else's setting of the machine's clock is told to the daemon.
  private let clock = MovedClock()

  private func daemon(_ person: Person, through wrapper: [String] = []) async throws -> Child {
    try person.write(settings: "log.level = debug\n")
    let daemon = try person.launch(system.variables, through: wrapper)
    try await daemon.logs("logind is there")
    return daemon
  }

  @Test func `decides anew when the machine has resumed`() async throws {
    let bus = try await system.start()
    let machine = try await system.machine()
    let person = try Person(clock.variables)
    let daemon = try await daemon(person)
    var states = try person.states()
    let before = try await states.next()
    machine.send("sleep")
    machine.send("resume")
    try await daemon.logs("the machine has resumed")
    #expect(try await states.next().now >= before.now)
    _ = bus
  }

  @Test(
    .enabled(if: OtherEtc.isPossible, "needs a mount namespace with another /etc"),
    arguments: ["resume", "zone"])
  func `takes up new rules of its zone`(word: String) async throws {
    let etc = OtherEtc()
    try etc.copy(of: "Europe/Berlin", to: "rules")
    etc.link(to: "rules")
    let bus = try await system.start()
    let machine = try await system.machine()
    let person = try Person(clock.variables)
    let daemon = try await daemon(person, through: etc.wrapper)
    try etc.copy(of: "Asia/Kathmandu", to: "rules")
    machine.send(word)
    try await daemon.logs("the time zone is")
    #expect(try person.status().offset == 20700)
    _ = bus
  }

  @Test func `says once that there is none, and finds one that comes later`() async throws {
    let person = try Person(clock.variables)
    try person.write(settings: "log.level = debug\n")
    let daemon = try person.launch(system.variables)
    try await daemon.logs("there is no system bus to tell of sleep")
    try await daemon.logs("ready")
    let bus = try await system.start()
    let machine = try await system.machine()
    daemon.signal(SIGHUP)
    try await daemon.logs("logind is there")
    machine.send("resume")
    try await daemon.logs("the machine has resumed")
    _ = bus
  }

  @Test func `does without logind, and without a bus that has gone`() async throws {
    let bus = try await system.start()
    let other = try await system.machine("org.freedesktop.timedate1")
    let person = try Person(clock.variables)
    try person.write(settings: "log.level = info\n")
    let daemon = try await person.daemon(system.variables)
    try await daemon.logs("there is no logind to tell of sleep")
    bus.end(by: SIGKILL)
    try await daemon.logs("the system bus is gone")
    #expect(try person.start().state.state == .fasting)
    #expect(daemon.end(by: SIGTERM) == 0)
    _ = other
  }

  @Test func `sleeps for as long as nothing is due, with all that it listens to`() async throws {
    let bus = try await system.start()
    let machine = try await system.machine()
    let desktop = Desktop()
    let session = try await desktop.bus()
    let server = try await desktop.fakeServer()
    let variables = [system.variables, clock.variables].reduce(desktop.variables) {
      $0.merging($1) { $1 }
    }
    let person = try Person(variables)
    let reminders = [
      "halfway", "before", "beyond", "stages", "forgotten", "window.opens", "window.closes",
      "window.closed", "start",
    ]
    try person.write(settings: reminders.map { "notify.\($0) = on\n" }.joined())
    let daemon = try await person.daemon()
    #expect(try person.status().notices == [])
    try person.start()
    // The question lets it meet the server before the measurement.
    while try person.health().alertServer?.name != "fake" {}
    #expect(try await daemon.wakeUps() == 0)
    _ = (bus, machine, session, server)
  }
}

@Suite struct `A zone that is named wrongly` {
  @Test(arguments: [
    ("Europe/Nowhere", "TZ is Europe/Nowhere, which is neither a time zone nor a rule for one"),
    (":Nowhere", "TZ is :Nowhere, and there is no such zone file"),
    ("/proc/version", "/proc/version is not a time zone file"),
    ("right/UTC", "counts leap seconds"),
  ])
  func `keeps the daemon from starting with a sentence for people`(
    name: String, sentence: String
  ) async throws {
    let person = try Person(["TZ": name])
    let daemon = try person.launch()
    let line = try await daemon.logs(sentence)
    #expect(line.contains("set TZ to a time zone such as Europe/Berlin"))
    for leak in ["Optional(", "ZoneError", "(text:", "notUnderstood(", "missing("] {
      #expect(!line.contains(leak))
    }
    #expect(daemon.end() == 1)
    let run = try Run(["history"], in: person.home, ["TZ": name])
    #expect(run.code != 0)
    #expect(run.said.contains("Europe/Berlin"))
  }
}
