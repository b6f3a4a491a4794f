import Foundation
import Glibc
import Nouns
import Testing
import TestProcesses
import TestSupport
import Time
import Wire

@Suite(.enabled(if: RealHub.isPossible, "a hub needs PostgreSQL, and machines namespaces"))
struct `Accidents of a hub` {
  private func begin(
    _ names: [String] = ["laptop", "desktop"], _ settings: [String: String] = [:]
  ) async throws -> (hub: RealHub, machines: SharedMachines) {
    let hub = try await RealHub(settings)
    let machines = try await SharedMachines(invitedBy: try await hub.invite("anna"))
    for name in names { try await machines.add(name).sayHowItCounts() }
    try machines["laptop"]("weight", "83.1kg", "--note", "first")
    try machines.exchange()
    return (hub, machines)
  }

  /// An exchange that does not succeed, with its sentence.
  private func expectTrouble(
    _ machine: Machine, _ sentence: String, at location: SourceLocation = #_sourceLocation
  ) throws {
    let run = try machine.tries("sync", "now")
    #expect(
      run.code == 1 && run.text.replacing("\n", with: " ").contains(sentence), "\(run.text)",
      sourceLocation: location)
  }

  private func expectAll(
    _ machines: SharedMachines, _ notes: String..., at location: SourceLocation = #_sourceLocation
  ) throws {
    try machines.exchange(at: location)
    try machines.expectAlike(at: location)
    let list = try machines.all[0]("weight", "list").output
    for note in notes { #expect(list.contains(note), "\(list)", sourceLocation: location) }
  }

  @Test func `another certificate is noticed by nobody, and a stopped server is said`() async throws
  {
    let (hub, machines) = try await begin()
    try hub.server.newCertificate()
    try machines["desktop"]("weight", "83.2kg", "--note", "second")
    try expectAll(machines, "first", "second")
    hub.server.stop()
    try expectTrouble(machines["laptop"], "The hub cannot be reached")
    try machines["laptop"]("weight", "83.3kg", "--note", "third")
    try hub.server.start()
    try expectAll(machines, "third")
  }

  @Test func `a full quota loses nothing, and is told before`() async throws {
    let (hub, machines) = try await begin()
    try hub.server.sql("UPDATE fastd.person SET quota = used + 100")
    #expect(try machines["laptop"]("sync", "now").text.contains("% full."))
    try machines["laptop"]("weight", "83.2kg", "--note", "second")
    try expectTrouble(machines["laptop"], "The hub has no room left for you")
    try hub.server.sql("UPDATE fastd.person SET quota = 1000000")
    try expectAll(machines, "second")
  }

  @Test func `a hub that was put back from an old dump has all again, and nothing that was erased`()
    async throws
  {
    let (hub, machines) = try await begin()
    let note = try machines["laptop"]("weight", "83.2kg", "--note", "to-be-erased").output
    #expect(!note.isEmpty)
    try machines.exchange()
    let kept = """
      CREATE TABLE kept_op AS SELECT * FROM fastd.op;
      CREATE TABLE kept_log AS SELECT * FROM fastd.log;
      """
    try hub.server.sql(kept)
    let list = try machines["laptop"]("weight", "list", "--json").output
    let entry = try #require(
      list.split(separator: "{").first { $0.contains("to-be-erased") }, "\(list)")
    let id = try #require(entry.firstMatch(of: /"id":"([a-z0-9]+)"/)).1
    try machines["laptop"]("weight", "purge", String(id), "--confirm", "erase-for-good")
    try machines["desktop"]("weight", "83.4kg", "--note", "later")
    try machines.exchange()
    #expect(try hub.sql("SELECT count(*) > 0 FROM fastd.op WHERE body IS NULL") == "t")
    try hub.server.sql(
      """
      BEGIN; DELETE FROM fastd.op; DELETE FROM fastd.log;
      INSERT INTO fastd.op SELECT * FROM kept_op; INSERT INTO fastd.log SELECT * FROM kept_log;
      UPDATE fastd.person SET used =
        (SELECT sum(coalesce(octet_length(body), 0) + 100) FROM fastd.op); COMMIT;
      """)
    #expect(try hub.sql("SELECT count(*) FROM fastd.op WHERE body IS NULL") == "0")
    try expectAll(machines, "first", "later")
    #expect(try hub.sql("SELECT count(*) > 0 FROM fastd.op WHERE body IS NULL") == "t")
    let known = try machines["laptop"].known().logs
    #expect(
      try hub.sql("SELECT sum(seq), sum(emptied) FROM fastd.log")
        == "\(known.reduce(0) { $0 + $1.seq })|\(known.reduce(0) { $0 + $1.emptied })")
  }

  @Test
  func `an upgrade under running machines disturbs nobody, a later version is not written to`()
    async throws
  {
    let (hub, machines) = try await begin()
    try await hub.administer("hub")
    try machines["desktop"]("weight", "83.2kg", "--note", "second")
    try expectAll(machines, "second")
    // Tables of a later version are no reason to stop, an exchange of one is.
    try hub.server.sql("UPDATE fastd.version SET v = v + 1")
    try machines["desktop"]("weight", "83.3kg", "--note", "third")
    try expectAll(machines, "third")
    try hub.server.sql("UPDATE fastd.version SET v = v - 1")
    try hub.server.sql(
      PostgresServer.hub.replacing("  SELECT 1, p.key,", with: "  SELECT 2, p.key,"))
    try expectTrouble(machines["laptop"], "The hub is of a later version")
  }

  @Test func `a person who is locked out is told, and comes back in with a new code`() async throws
  {
    let (hub, machines) = try await begin()
    try await hub.administer("hub lock anna")
    try expectTrouble(machines["laptop"], "The hub no longer accepts this machine")
    let code = try await hub.invite("anna")
    try machines["laptop"].join(code)
    // Which is the administrator's: it has another password by now.
    try expectTrouble(machines["desktop"], "The hub no longer accepts this machine")
    try machines["desktop"].join(machines["laptop"].code())
    try machines["desktop"]("weight", "83.2kg", "--note", "second")
    try expectAll(machines, "first", "second")
  }

  @Test func `somebody else's key writes nothing`() async throws {
    let (hub, machines) = try await begin()
    let stranger = try await Machine("stranger", clock: machines.clock)
    let code = try await hub.invite("anna")
    let run = try Run(["sync", "join", "-"], by: stranger.person, reading: code)
    #expect(run.code == 1 && run.text.contains("entries under another key"), "\(run.text)")
    #expect(try hub.sql("SELECT count(*) FROM fastd.log") == "2")
    #expect(try stranger("sync").output.contains("with no other"))
  }

  @Test func `who may do too much at the server is refused`() async throws {
    let (hub, machines) = try await begin()
    try hub.server.sql("ALTER ROLE fastd_anna SUPERUSER")
    try expectTrouble(machines["laptop"], "was set up wrongly")
  }

  @Test func `rekey locks the others out at once, and they join again`() async throws {
    let (hub, machines) = try await begin()
    let old = try machines["laptop"].code()
    try machines["laptop"]("sync", "rekey", "--yes")
    try expectTrouble(machines["desktop"], "The hub no longer accepts this machine")
    let thief = try await Machine("thief", clock: machines.clock)
    let run = try Run(["sync", "join", "-"], by: thief.person, reading: old)
    #expect(run.code == 1, "\(run.text)")
    try machines["desktop"]("weight", "83.2kg", "--note", "second")
    try machines["desktop"].join(machines["laptop"].code())
    try expectAll(machines, "first", "second")
    #expect(try hub.sql("SELECT count(DISTINCT key) FROM fastd.person") == "1")
  }

  @Test func `purge deletes all at the hub, and each machine keeps its own`() async throws {
    let (hub, machines) = try await begin()
    try machines["laptop"]("sync", "purge", "--confirm", "erase-for-good")
    #expect(
      try hub.sql(
        """
        SELECT (SELECT count(*) FROM fastd.op), (SELECT count(*) FROM fastd.log),
          (SELECT count(*) FROM fastd.person)
        """) == "0|0|0")
    try expectTrouble(machines["desktop"], "The hub no longer accepts this machine")
    for machine in machines.all {
      #expect(try machine("weight", "list").output.contains("first"))
    }
    #expect(try machines["laptop"]("sync").output.contains("with no other"))
  }

  @Test func `a home that was put back goes on as a new device`() async throws {
    let (hub, machines) = try await begin()
    let laptop = machines["laptop"]
    let kept = Scratch()
    let database = "\(laptop.person.data)/fastd/fastd.db"
    laptop.person.endDaemons(by: SIGTERM)
    try FileManager.default.copyItem(atPath: database, toPath: kept.at("db"))
    try await laptop.start()
    try laptop("weight", "83.2kg", "--note", "lost")
    try machines.exchange()
    laptop.person.endDaemons(by: SIGTERM)
    for end in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: database + end) }
    try FileManager.default.copyItem(atPath: kept.at("db"), toPath: database)
    try await laptop.start()
    machines.pass()
    try laptop("weight", "83.3kg", "--note", "since")
    try expectAll(machines, "first", "lost", "since")
    #expect(try hub.sql("SELECT count(*) FROM fastd.log") == "3")
  }

  @Test func `a folder and a hub at once carry the same`() async throws {
    let (hub, machines) = try await begin()
    try machines["laptop"]("sync", "folder", machines.folder.path)
    let sync = try machines["laptop"]("sync").output
    #expect(sync.contains(machines.folder.path) && sync.contains("anna@"), "\(sync)")
    try machines["laptop"]("weight", "83.2kg", "--note", "second")
    try expectAll(machines, "first", "second")
    // Whoever shares through the folder alone has the same.
    let tablet = try await Machine("tablet", clock: machines.clock)
    let code = try machines["laptop"]("sync", "invite").output.split(separator: "\n")
    let own = try #require(code.first { !$0.contains("@") && $0.contains("-") })
    try tablet.join(String(own), in: machines.folder.path)
    #expect(try tablet("weight", "list").output.contains("second"))
    try machines["laptop"]("sync", "hub", "off")
    #expect(try !machines["laptop"]("sync").output.contains("anna@"))
    try machines["laptop"]("sync", "hub", "on")
    hub.server.stop()
    // The folder goes on.
    try tablet("weight", "83.3kg", "--note", "third")
    try tablet("sync", "now")
    try expectTrouble(machines["laptop"], "The hub cannot be reached")
    #expect(try machines["laptop"]("weight", "list").output.contains("third"))
  }

  @Test(.enabled(if: SmallDisk.isPossible, "only root can mount a small file system"))
  func `a server whose disk is full loses nothing`() async throws {
    let (hub, machines) = try await begin()
    let disk = try SmallDisk()
    try hub.server.sql("CREATE TABLESPACE small LOCATION '\(disk.path)'", database: "postgres")
    try hub.server.sql("ALTER TABLE fastd.op SET TABLESPACE small")
    try disk.fill()
    // As much as no page has room for.
    for number in 0..<40 {
      try machines["laptop"](
        "weight", "8\(number % 10).2kg", "--note", "second " + String(repeating: "x", count: 400))
    }
    try expectTrouble(machines["laptop"], "The hub has no room left for you")
    try disk.empty()
    try expectAll(machines, "first", "second")
  }
}

/// A disk of two megabytes, for the server's user.
private final class SmallDisk {
  private let scratch = Scratch()
  var path: String { scratch.at("disk") }

  static let isPossible: Bool = {
    guard let disk = try? SmallDisk() else { return false }
    return disk.isMounted
  }()
  private var isMounted = false

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let words = ["-t", "tmpfs", "-o", "size=2m", "tmpfs", path]
    isMounted = try Run("/usr/bin/mount", words).code == 0
    if isMounted { try PostgresProgram.give(path) }
    // It is entered by another user.
    chmod(scratch.path, 0o711)
  }

  deinit { if isMounted { _ = try? Run("/usr/bin/umount", ["-l", path]) } }

  func fill() throws {
    let file = fopen("\(path)/filler", "w")
    defer { fclose(file) }
    let block = [UInt8](repeating: 0, count: 4096)
    while fwrite(block, 1, block.count, file) == block.count, fflush(file) == 0 {}
  }

  func empty() throws { try FileManager.default.removeItem(atPath: "\(path)/filler") }
}
