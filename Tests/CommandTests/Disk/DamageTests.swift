import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Wire

/// A page of the database is damaged, and a daemon meets it sooner or later.
///
/// Twenty cases by chance, or as many as FASTD_PAGES says.
@Suite struct `Damage that a running daemon meets` {
  private static let wish = Wish.number("FASTD_PAGES")

  @Test(.timeLimit(.minutes(1 + (wish ?? 20) / 8)))
  func `the advice leads to everything in the newest copy, in three commands at most`()
    async throws
  {
    let walk = try await DamageWalk(weighings: Self.wish == nil ? 90 : 700)
    var dice = Dice(seed: Wish.seed)
    let pages = walk.pages
    var verdicts: [String: Int] = [:]
    for number in 0..<(Self.wish ?? 20) {
      let damage = DamageWalk.Damage(
        page: Self.wish ?? 0 < pages ? Int(dice.number(1...Int64(pages))) : number % pages + 1,
        isBlank: dice.once(in: 2), isLive: dice.once(in: 3))
      let seed = dice.next()
      let verdict = await walk.verdict(of: damage, seed)
      if case .wrong(let what) = verdict { Issue.record("\(damage), seed \(seed): \(what)") }
      verdicts["\(verdict)", default: 0] += 1
    }
    print("\(pages) pages, seed \(dice.seed): \(verdicts)")
    // Most pages are met sooner or later, and are worth nothing if nobody says so.
    let unnoticed = verdicts.filter { $0.key.hasPrefix("unnoticed") }.values.reduce(0, +)
    #expect(2 * unnoticed <= max(2, Self.wish ?? 20), "seed \(dice.seed): \(verdicts)")
  }

  /// The copy of a database that is well, and then both.
  @Test func `sentences say which of the two files is damaged`() async throws {
    let walk = try await DamageWalk(weighings: 90)
    let person = walk.person
    func fastctl(_ words: String...) throws -> Run { try Run(words, by: person) }
    var dice = Dice(seed: 7)
    let directory = "\(person.home.path)/state/fastd/backups/"
    for copy in entries(of: directory) {
      try walk.spoil(directory + copy, .init(page: 3, isBlank: true, isLive: false), &dice)
    }
    let daemon = try await person.daemon()
    let before = try fastctl("history", "--json").output
    let refused = try fastctl("restore", walk.backup, "--yes")
    #expect(refused.code == 1 && refused.said.contains("'\(walk.backup)' is damaged or cut off"))
    #expect(try person.status().notices == [])
    #expect(try fastctl("history", "--json").output == before)

    try walk.spoil(person.database, .init(page: 2, isBlank: true, isLive: true), &dice)
    daemon.end(by: SIGKILL)
    // A log still has some pages, and would bring them back.
    for suffix in ["-wal", "-shm"] { unlink(person.database + suffix) }
    for page in 2...walk.pages {
      try walk.spoil(person.database, .init(page: page, isBlank: true, isLive: false), &dice)
    }
    try await person.daemon()
    let said = try fastctl("status").output.split { " \n".contains($0) }.joined(separator: " ")
    #expect(said.contains("The database was damaged, and there is no readable copy"))
    #expect(said.contains("fastctl restore --none"))
    #expect(
      try fastctl("restore", walk.backup, "--yes").said.contains("'\(walk.backup)' is damaged"))
    #expect(try fastctl("restore", "--none").code == 0)
    #expect(try person.status().notices == [])
    #expect(try fastctl("start").code == 0)
  }

  @Test func `without a copy an empty database is begun if wanted, and the file is kept`()
    async throws
  {
    let walk = try await DamageWalk(weighings: 90)
    let person = walk.person
    try FileManager.default.removeItem(atPath: "\(person.home.path)/state/fastd/backups")
    var dice = Dice(seed: 7)
    let daemon = try await person.daemon()
    let root = "SELECT rootpage FROM sqlite_schema WHERE name = 'weighings'"
    let page = try #require(Int(try Database(person.database).rows(root)[0][0]))
    try walk.spoil(person.database, .init(page: page, isBlank: true, isLive: true), &dice)
    // The daemon forgets the pages that it has read when somebody else writes.
    try person.tamper("UPDATE meta SET value = value + 1 WHERE key = 'unclean_starts'")
    let refused = try Run(["weight", "list"], by: person)
    #expect(refused.said.contains("To see what to do: fastctl status"), "\(refused.said)")
    let spoiled = try Data(contentsOf: URL(filePath: person.database))
    let said = try Run(["status"], by: person).output
    #expect(said.contains("fastctl restore --none"), "\(said)")
    let begun = try Run(["restore", "--none"], by: person)
    let path = try #require(begun.output.split { " \n".contains($0) }.last).description
    #expect(try Data(contentsOf: URL(filePath: path)) == spoiled)
    #expect(try person.status().notices == [])
    #expect(try Run(["start"], by: person).code == 0)
    #expect(daemon.end(by: SIGTERM) == 0)
    try await person.daemon()
    #expect(try person.status().notices == [])
    #expect(try person.status().state == .fasting)
  }
}
