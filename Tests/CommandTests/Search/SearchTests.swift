import Foundation
import TestProcesses
import TestSupport
import Testing
import Wire

@Suite(.enabled(if: Launcher.isPossible))
struct SearchTests {
  @Test func `the bus starts it, it answers both launchers, and the daemon stays away`()
    async throws
  {
    let launcher = try Launcher()
    let bus = try await launcher.bus()
    defer { bus.end(by: SIGTERM) }
    let found = try await launcher.gnome("GetInitialResultSet", "as", "3", "how", "long", "fast")
    #expect(found == #"as 1 "status""#)
    #expect(try await launcher.gnome("GetInitialResultSet", "as", "1", "firefox") == "as 0")
    let subsearch = try await launcher.gnome(
      "GetSubsearchResultSet", "asas", "1", "status", "2", "fasten", "starten")
    #expect(subsearch == #"as 1 "start""#)
    let metas = try await launcher.gnome("GetResultMetas", "as", "2", "status", "nonsense")
    #expect(metas.hasPrefix(#"aa{sv} 1 4 "id" s "status" "name" s "fastd is not running" "#))
    let matches = try await launcher.plasma("Match", "s", "wie lange faste ich")
    #expect(
      matches.hasPrefix(#"a(sssida{sv}) 1 "status" "fastd is not running" "io.github.fastd-ring-"#))
    #expect(try await launcher.plasma("Match", "s", "fast food") == "a(sssida{sv}) 0")
    #expect(try await launcher.plasma("Actions") == "a(sss) 0")
    #expect(try await launcher.plasma("Teardown") == "")
    #expect(!FileManager.default.fileExists(atPath: launcher.person.socket))
  }

  @Test func `says how the fast stands`() async throws {
    let launcher = try Launcher()
    let bus = try await launcher.bus()
    defer { bus.end(by: SIGTERM) }
    try await launcher.person.daemon()
    try launcher.person.start(.schedule("16:8"), ago: 13 * 3600)
    let found = try await launcher.gnome("GetInitialResultSet", "as", "1", "fast")
    #expect(found == #"as 2 "status" "stop""#)
    let metas = try await launcher.gnome("GetResultMetas", "as", "1", "status")
    // On a busy machine minutes may pass until somebody asks.
    #expect(metas.contains(/"name" s "13:0[0-9] of 16 h/), "\(metas)")
    #expect(metas.contains(#""gicon" s "io.github.fastd-ring-80""#), "\(metas)")
  }

  /// The offer is recorded as it is shown, and a pound is less than half a kilogram.
  @Test func `reads weights in the person's own unit`() async throws {
    let launcher = try Launcher()
    let bus = try await launcher.bus()
    defer { bus.end(by: SIGTERM) }
    try launcher.person.write(settings: "units.weight = lb")
    let found = try await launcher.gnome("GetInitialResultSet", "as", "2", "weight", "180")
    #expect(found == #"as 1 "weight:81647""#)
    let metas = try await launcher.gnome("GetResultMetas", "as", "1", "weight:81647")
    #expect(metas.contains(#""name" s "Log weight: 180.0 lb""#), "\(metas)")
  }

  @Test func `speaks the person's language`() async throws {
    let locale = try await germanCatalogues()
    let launcher = try Launcher(["LANGUAGE": "de", "FASTD_LOCALE_DIR": locale.path])
    let bus = try await launcher.bus()
    defer { bus.end(by: SIGTERM) }
    let match = try await launcher.plasma("Match", "s", "start fasting")
    #expect(match.contains(#""start" "Fasten beginnen""#), "\(match)")
  }

  @Test(arguments: [
    (["ActivateResult", "sasu", "start", "0", "0"], "start --popup"),
    (["ActivateResult", "sasu", "stop", "1", "$(reboot)", "0"], "stop --popup"),
    (["ActivateResult", "sasu", "status", "0", "0"], "status --popup"),
    (["LaunchSearch", "asu", "1", "; reboot", "0"], "status --popup"),
  ])
  func `what is chosen is done by the fastctl beside it`(
    _ words: [String], _ command: String
  ) async throws {
    let launcher = try Launcher()
    let bus = try await launcher.bus()
    defer { bus.end(by: SIGTERM) }
    let listener = try launcher.listener()
    let name = "io.github.fastd.SearchProvider"
    _ = try await launcher.call(name, ["org.gnome.Shell.SearchProvider2"] + words)
    #expect(try await listener.line() == command)
    _ = try await launcher.plasma("Run", "ss", String(command.split(separator: " ")[0]), "")
    #expect(try await listener.line() == command)
  }

  @Test func `nothing but its own results can be chosen`() async throws {
    let launcher = try Launcher()
    let bus = try await launcher.bus()
    defer { bus.end(by: SIGTERM) }
    for id in ["", "start --at", "start;reboot", "../fastctl", "START", "cancel"] {
      await #expect(throws: Child.Failed.self) { try await launcher.plasma("Run", "ss", id, "") }
    }
  }

  @Test func `it goes when nobody asks, loses no call on its way, and comes again`() async throws {
    let launcher = try Launcher()
    let bus = try await launcher.bus()
    defer { bus.end(by: SIGTERM) }
    let monitor = try await launcher.monitor()
    // Who had its number before may still ask, for two seconds: a busy machine needs several tries.
    var late: String?
    var process: pid_t?
    var connections: [String] = []
    for _ in 0..<20 where late == nil || process == nil {
      #expect(try await launcher.plasma("Teardown") == "")
      let connection = try await monitor.owner()
      try await monitor.logs(Launcher.goes)
      async let asked = launcher.process(of: connection)
      late = try? await launcher.call(connection, ["org.kde.krunner1", "Teardown"])
      process = try? await asked
      connections.append(connection)
    }
    #expect(late == "")
    // Whoever asks by name gets the next one.
    #expect(try await launcher.plasma("Match", "s", "x") == "a(sssida{sv}) 0")
    #expect(await hasEnded(try #require(process)))
    connections.append(try await monitor.owner())
    #expect(Set(connections).count == connections.count)
    try await monitor.logs(Launcher.goes)
  }

  @Test func `many ask while it comes and goes, and each is answered`() async throws {
    let launcher = try Launcher()
    let bus = try await launcher.bus(idle: "100ms")
    defer { bus.end(by: SIGTERM) }
    let monitor = try await launcher.monitor()
    for _ in 0..<12 {
      try await withThrowingTaskGroup(of: String.self) { group in
        for _ in 0..<5 {
          group.addTask { try await launcher.gnome("GetInitialResultSet", "as", "1", "fastd") }
        }
        for try await answer in group { #expect(answer == #"as 3 "status" "start" "stop""#) }
      }
      // The next ones meet it on its way out.
      try await monitor.logs(Launcher.goes)
    }
  }

  @Test func `ends with its bus`() async throws {
    let launcher = try Launcher()
    let bus = try await launcher.bus(idle: "1h")
    _ = try await launcher.plasma("Teardown")
    let process = try await launcher.process(of: Launcher.name)
    bus.end(by: SIGTERM)
    #expect(await hasEnded(process))
  }

  @Test func `says what it cannot do`() throws {
    let home = Scratch()
    let nowhere = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(home.path)/nowhere"]
    let program = builtProgram("fastd-search")
    let without = try Run([], in: home, nowhere, program: program)
    #expect(without.code == 1 && without.said.hasPrefix("fastd-search: sd_bus_"))
    for words in [["--idle"], ["--idle", "x"], ["--idle", "1ms"], ["--idle", "2h"], ["start"]] {
      let run = try Run(words, in: home, nowhere, program: program)
      #expect(run.code == 2 && run.said.contains("is not understood; try --help"), "\(words)")
    }
    let version = try Run(["--version"], in: home, program: program).output
    #expect(version == "fastd-search \(Product.version)\n")
    #expect(try Run(["--help"], in: home, program: program).output.hasPrefix("Usage: fastd-search"))
  }
}
