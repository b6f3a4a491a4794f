import Foundation
import Host
import Settings
import TestProcesses
import TestSupport
import Testing
import Views
import Wire

@testable import fastctl

/// What doctor finds of a real daemon.
@Suite struct `The findings of doctor` {
  private struct Found: Decodable, Equatable {
    let level: String
    let text: String
  }

  private struct Line: Decodable {
    let part: String
    let level: String
    let text: String
  }

  private func findings(_ person: Person, _ part: String) throws -> [Found] {
    let json = try person.fastctl("doctor", "--json").output
    let lines = try JSONDecoder().decode([Line].self, from: Data(json.utf8))
    for line in lines { #expect(!line.text.contains("{"), "nothing is left to fill in") }
    return lines.filter { $0.part == part }.map { Found(level: $0.level, text: $0.text) }
  }

  @Test func `name the daemon's language where it is another`() async throws {
    let catalogues = try await germanCatalogues()
    let person = try Person(["FASTD_LOCALE_DIR": catalogues.path])
    let daemon = try await person.daemon(["LANGUAGE": "de"])
    let text =
      "notifications are in German, fastctl answers in English. To use one language: "
      + "fastctl config set language en"
    #expect(try findings(person, "language") == [Found(level: "warn", text: text)])
    // What it says helps.
    #expect(try person.fastctl("config", "set", "language", "en").code == 0)
    #expect(
      try findings(person, "language") == [Found(level: "ok", text: "English, same as fastctl")])
    daemon.end(by: SIGTERM)
  }

  @Test func `say why hooks cannot be used where a file is in their place`() async throws {
    let person = try Person()
    try person.write(settings: "")
    let path = "\(person.home.path)/config/fastd/hooks.d"
    try Data().write(to: URL(filePath: path))
    try await person.daemon()
    let text = "\(path) cannot be used (Not a directory), so no hook runs"
    #expect(try findings(person, "hooks") == [Found(level: "warn", text: text)])
  }

  @Test func `see nothing wrong in a notification server that sleeps`() async throws {
    let desktop = Desktop()
    let bus = try await desktop.bus(startable: ["/bin/false"])
    defer { bus.end(by: SIGKILL) }
    let person = try Person(desktop.variables)
    try await person.daemon()
    let text = "the notification server starts when there is something to show"
    #expect(try findings(person, "alerts") == [Found(level: "ok", text: text)])
  }

  @Test func `count what lies in the write-ahead log with the database`() async throws {
    let person = try Person()
    try await person.daemon()
    for _ in 0..<20 {
      try person.start()
      try person.call(FastCalls.Cancel.self, NoFields())
    }
    let sizes = try [person.database, person.database + "-wal"].map { path in
      try #require(
        FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber
      ).int64Value
    }
    #expect(sizes[1] > sizes[0], "the log has most of it")
    let size = Wording(zone: .utc).size(bytes: sizes[0] + sizes[1])
    #expect(
      try findings(person, "store")
        == [Found(level: "ok", text: "\(person.database), \(size)")])
    let free = try #require(try findings(person, "disk").first)
    #expect(free.text.contains(#/^[\d.]+ [kMGT]B free$/#), "\(free)")
  }

  /// Nothing that a unit could be told, where there is none.
  @Test func `name both databases where the shell has another`() async throws {
    let person = try Person()
    try await person.daemon()
    let other = "\(person.home.path)/other"
    let said = try Run(["doctor", "--plain"], by: person, ["XDG_DATA_HOME": other]).output
    let text = "the daemon uses \(person.database), this shell uses \(other)/fastd/fastd.db"
    #expect(said.components(separatedBy: "\n").contains { $0.hasSuffix(text) }, "\(said)")
  }

  @Test func `say whether operations agree with what is recorded`() async throws {
    let person = try Person()
    try await person.daemon()
    let fast = try person.start().fast.id
    // With the one in which the machine says what it is called.
    let sound = "2 operations agree with what is recorded"
    #expect(try findings(person, "operations") == [Found(level: "ok", text: sound)])
    #expect(try person.fastctl("doctor").output.contains(sound))
    try person.tamper("UPDATE fasts SET note = 'of nobody'")
    let report = "To report it: fastctl report"
    let differing = Found(
      level: "warn",
      text:
        "these entries do not match their operations: fast \(fast). The entries themselves are untouched. \(report)"
    )
    #expect(try findings(person, "operations") == [differing])
    try person.tamper("UPDATE ops SET actor = 'nobody' WHERE noun = 'fast'")
    let device = try Database(person.database).rows("SELECT id FROM devices")[0][0]
    let altered = Found(
      level: "warn",
      text: "changed or missing since they were written: \(device) 2. "
        + "The entries you see are untouched. \(report)")
    #expect(try findings(person, "operations") == [differing, altered])
    try person.tamper("UPDATE fasts SET note = NULL")
    #expect(try findings(person, "operations") == [altered])
  }

  @Test func `leave the person's own words out of what is handed to strangers`() async throws {
    let person = try Person()
    let folder = "\(person.home.path)/SECRETFOLDER"
    let hooks = "\(person.home.path)/config/fastd/hooks.d"
    for path in [folder, hooks] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try Data().write(to: URL(filePath: "\(hooks)/SECRETHOOK"))
    try person.write(
      settings:
        "weight.inbox = \(folder)\nclick = echo SECRETCLICK\nstreak.mode = SECRETWORD\n")
    try await person.daemon()
    _ = try person.call(RemindCalls.Add.self, ReminderOrder(text: "SECRETPILL", daily: "12:00"))
    let told = try person.fastctl("doctor").output
    for word in ["SECRETPILL", "SECRETHOOK", "SECRETFOLDER"] {
      #expect(told.contains(word), "\(told)")
    }
    let file = "\(person.home.path)/report.txt"
    #expect(try person.fastctl("report", "--output", file).code == 0)
    let report = try String(contentsOfFile: file, encoding: .utf8)
    #expect(!report.contains("SECRET"), "\(report)")
    #expect(report.contains("weight.inbox = (your own)") && report.contains("badValue"))
  }

  @Test func `name a few operations of many, and nothing of a daemon that has none`() throws {
    var examination = Examination(
      phrases: .english, wording: Wording(zone: .utc), environment: Environment([:]))
    examination.examineOperations(nil)
    #expect(examination.findings.isEmpty)
    let check = CheckedOperations(
      operations: 12_345, devices: 2, differing: ["fast a", "fast b", "fast c"],
      altered: ["d 1", "d 2", "d 3", "d 4"])
    examination.examineOperations(check)
    #expect(
      examination.findings.map(\.text)
        == [
          "these entries do not match their operations: fast a, fast b, fast c. "
            + "The entries themselves are untouched. To report it: fastctl report",
          "changed or missing since they were written: d 1, d 2, d 3, …. "
            + "The entries you see are untouched. To report it: fastctl report",
        ])
    examination.examineOperations(
      CheckedOperations(operations: 12_345, devices: 2, differing: [], altered: []))
    #expect(
      examination.findings.map(\.text).last
        == "12,345 operations agree with what is recorded")
  }

  @Test func `tell how often the diet program was put right, as its status does`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    #expect(try findings(person, "program") == [])
    daemon.end(by: SIGTERM)
    try person.tamper(
      """
      INSERT INTO meta (key, value)
      VALUES ('recoveries', 3), ('recovered_ms', 1767225600000), ('recovered_for', 'resumed')
      """)
    try await person.daemon()
    let text =
      "The phase was corrected 3 times, most recently Thu 1 Jan 2026 00:00: "
      + "the computer had been asleep"
    #expect(try findings(person, "program") == [Found(level: "ok", text: text)])
    let status = try person.fastctl("program", "status").output.replacing("\n", with: " ")
    #expect(status.contains(text))
  }
}

/// A directory of catalogues with the German one, as installed.
func germanCatalogues() async throws -> Scratch {
  let locale = Scratch()
  try FileManager.default.createDirectory(
    atPath: "\(locale.path)/de/LC_MESSAGES", withIntermediateDirectories: true)
  let catalogue = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../contrib/po/de.po").standardized.path
  _ = try await Child(
    "msgfmt", ["-o", "\(locale.path)/de/LC_MESSAGES/fastd.mo", catalogue],
    environment: plainEnvironment()
  ).allLines()
  return locale
}
