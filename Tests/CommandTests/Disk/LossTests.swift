import Foundation
import Nouns
import Testing
import TestProcesses
import TestSupport
import Time
import Wire

/// What the person reads after their database is lost, and what brings it back.
@Suite struct `A lost database` {
  /// Eight fasts and a running one in a backup, and a daemon that has ended.
  private func life() async throws -> (Person, backup: String) {
    let person = try Person()
    // The one backup is the newest.
    try person.write(settings: "backup.daily = off\n")
    let daemon = try await person.daemon()
    let now = try person.status().now
    for day in 1...8 as ClosedRange<Int64> {
      let start = now - day * 86_400_000
      let order = AddOrder(
        start: Instant(milliseconds: start), end: Instant(milliseconds: start + 57_600_000))
      try person.call(FastCalls.Add.self, order)
    }
    try person.start(ago: 3600)
    let backup = try person.call(BackupCalls.Make.self, NoFields()).backup.name
    // What a log still held would bring the damaged pages back.
    daemon.end(by: SIGTERM)
    return (person, backup)
  }

  private func damage(_ person: Person) throws {
    try Data(repeating: 0x5a, count: 12_288).write(to: URL(filePath: person.database))
  }

  /// Without the breaks of lines.
  private func said(by command: String, _ person: Person) throws -> String {
    try Run([command], in: person.home).output.split { " \n".contains($0) }.joined(separator: " ")
  }

  @Test func `is told first, with the command that brings all of it back`() async throws {
    let (person, backup) = try await life()
    try damage(person)
    var daemon = try await person.daemon()
    func fastctl(_ words: String...) throws -> Run { try Run(words, in: person.home) }
    // A new fast, its backup and a restart change nothing of what is said.
    try person.start()
    daemon.end(by: SIGKILL)
    daemon = try await person.daemon()
    for word in ["status", "doctor"] {
      let said = try said(by: word, person)
      #expect(said.contains("Your fast from"))
      #expect(said.contains("fastctl restore \(backup)"))
      #expect(!said.contains("fastctl doctor"))
    }
    let card = try fastctl("status").output
    #expect(card.hasPrefix("Your fast from") && card.contains("with 9 fasts"))
    #expect(try fastctl("restore", backup, "--yes").code == 0)
    let status = try person.status()
    #expect(status.notices.isEmpty && status.state == .fasting)
    #expect(try fastctl("history", "--json").output.components(separatedBy: #""id""#).count == 10)
    daemon.end(by: SIGTERM)
    try await person.daemon()
    #expect(try person.status().notices.isEmpty)
  }

  @Test func `can be let go, and is not spoken of again`() async throws {
    let (person, _) = try await life()
    try damage(person)
    let daemon = try await person.daemon()
    #expect(try person.status().notices.map(\.code) == ["storeSetAside"])
    #expect(try Run(["restore", "--none"], in: person.home).code == 0)
    #expect(try person.status().notices.isEmpty)
    daemon.end(by: SIGTERM)
    try await person.daemon()
    #expect(try person.status().notices.isEmpty)
  }

  @Test func `that was removed under the daemon loses no command`() async throws {
    let (person, _) = try await life()
    try await person.daemon()
    try person.call(FastCalls.Edit.self, EditOrder(note: "the last word"))
    for suffix in ["", "-wal", "-shm"] {
      try FileManager.default.removeItem(atPath: person.database + suffix)
    }
    let refused = try refusal { try person.call(FastCalls.Stop.self, StopOrder()) }
    #expect(refused == .notStored(.moved))
    let notice = try #require(try person.status().notices.first)
    let offer = try #require(notice.offer)
    #expect(notice.code == "storeGone" && offer.fasts == 9 && offer.running != nil)
    try person.call(BackupCalls.Restore.self, BackupName(name: offer.file))
    #expect(try person.status().fast?.note == "the last word")
    #expect(try person.status().notices.isEmpty)
  }

  @Test func `that was removed is found by doctor`() async throws {
    let (person, _) = try await life()
    try await person.daemon()
    try FileManager.default.removeItem(atPath: person.database)
    // In one piece: a path may be wider than the page.
    let said = try Run(["doctor", "--json"], in: person.home).output
    #expect(said.contains("Your fast from") && said.contains("fastctl restore fastd-"))
  }

  @Test(arguments: [true, false])
  func `that passes for damaged only once is used again`(isKilled: Bool) async throws {
    let (person, _) = try await life()
    if !isKilled {
      let daemon = try await person.daemon()
      daemon.end(by: SIGTERM)
    }
    let before = try await person.daemon()
    let history = try Run(["history", "--json"], in: person.home).output
    before.end(by: isKilled ? SIGKILL : SIGTERM)
    let disk = FaultyDisk(of: person.data)
    for first in [3, 9, 15, 21, 27, 33, 39, 45] {
      disk.fail(EIO, at: first, lasting: false)
      let daemon = try person.launch(disk.variables)
      let isReady = (try? await daemon.logs("ready")) != nil
      disk.mend()
      if isReady { #expect(try Run(["history", "--json"], in: person.home).output == history) }
      daemon.end(by: isKilled ? SIGKILL : SIGTERM)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: person.data + "/fastd")
        .filter { $0.contains("corrupt") } == [])
  }
}
