import Foundation
import Glibc
import TestProcesses
import TestSupport
import Testing
import Wire

/// Something that never ends where a file of the daemon's should be.
@Suite struct `A pipe in the place of a file` {
  /// Below the home.
  private static let places = [
    "data/fastd/foods.db", "data/fastd/foods.db-journal", "data/fastd/foods.db.new",
    "state/fastd/backups/fastd-20260301T120000Z-asked.db",
    "state/fastd/backups/fastd-20260301T120000Z-daily.db", "config/fastd/fastd.conf",
    "config/fastd/coach.txt", "state/fastd/inbox.json", "state/fastd/hints.json",
    "data/fastd/fastd.db-journal",
  ]

  private static let commands = [
    ["status"], ["meal", "milk 200ml"], ["food", "list"], ["backup"], ["backup", "--list"],
    ["start"], ["stop"], ["doctor"], ["report", "--output", "/dev/null"],
  ]

  @Test(arguments: places)
  func `holds up neither the daemon nor a command`(place: String) async throws {
    let person = try Person()
    try await person.daemon()
    let path = "\(person.home.path)/\(place)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    unlink(path)
    try #require(mkfifo(path, 0o600) == 0)
    for words in Self.commands {
      let run = try Run(
        "timeout", ["20", builtProgram("fastctl")] + words, environment: person.environment)
      #expect(run.code != 124 && run.code != 3, "\(words): \(run.code) \(run.text)")
    }
    var facts = stat()
    if lstat(path, &facts) == 0 { #expect(facts.st_mode & S_IFMT == S_IFIFO) }
    person.endDaemons()
    // A start may be refused, and then says why.
    let daemon = try person.launch()
    let line = try await daemon.line()
    #expect(line.contains("ready") || line.contains("did not end properly") || line.contains(path))
  }

  @Test func `that foods are in is named, and left where it is`() async throws {
    let person = try Person()
    try await person.daemon()
    let path = "\(person.home.path)/data/fastd/foods.db"
    mkfifo(path, 0o600)
    #expect(try person.fastctl("meal", "glimmsel 200ml").code == 0)
    #expect(try person.fastctl("status").output.contains("The imported foods cannot be read"))
    unlink(path)
    try person.call(FoodCalls.Search.self, FoodSearchQuestion(text: "bread"))
    #expect(try person.status().notices == [])
  }
}
