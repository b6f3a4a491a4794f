import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

/// Somebody whose database is damaged on one page, who types what they always do, reads what fastctl
/// says, and types the command that stands there.
struct DamageWalk {
  struct Damage: CustomStringConvertible {
    let page: Int
    /// With zeros, else with what chance brings.
    let isBlank: Bool
    /// Under the daemon, else before it starts.
    let isLive: Bool

    var description: String {
      "page \(page) \(isBlank ? "blank" : "random")\(isLive ? " under the daemon" : "")"
    }
  }

  /// The outcome of a case.
  enum Verdict: Equatable {
    /// Nobody needs that page.
    case unnoticed
    /// After so many commands that were read in a sentence.
    case restored(commands: Int)
    case wrong(String)
  }

  static let pageSize = 4096
  private static let tables = ["fasts", "weighings", "meal_items", "foods", "drinks", "reminders"]
  /// None that deletes anything.
  private static let usual = [
    ["weight", "81.5"], ["today"], ["meal", "walked cake 321kcal"], ["history"],
    ["drink", "0.3l tea"],
    ["weight", "list"], ["undo"], ["stats"], ["meal", "list"],
    ["remind", "add", "call", "--at", "20:00"],
    ["food", "list"], ["export", "--all"], ["backup"], ["status"],
  ]
  private static let mostCommands = 3

  let person: Person
  let backup: String
  private let template = Scratch()
  private let expected: Set<String>

  init(weighings: Int) async throws {
    person = try Person(inMemory: true)
    try person.write(settings: "backup.daily = off\n")
    let daemon = try await person.daemon()
    let now = try person.status().now
    for day in 1...8 as ClosedRange<Int64> {
      let start = Instant(milliseconds: now) - .hours(24 * day)
      try person.call(FastCalls.Add.self, AddOrder(start: start, end: start + .hours(16)))
    }
    try person.start(ago: 3600)
    let day = Zone.utc.day(of: Instant(milliseconds: now))
    let table = (1...Int64(weighings)).map { "\((day - $0).iso),\(80 + $0 % 7).5" }
    let file = person.home.file("w.csv", "Date,Weight\n" + table.joined(separator: "\n") + "\n")
    for words in [
      ["import", file, "--unit", "kg", "--yes"], ["meal", "zugzwang cake 321kcal"],
      ["drink", "0.3l tea"], ["remind", "add", "call", "--at", "20:00"],
    ] {
      let run = try Run(words, by: person)
      guard run.code == 0 else { throw Unable(said: run.said + run.output) }
    }
    backup = try person.call(BackupCalls.Make.self, NoFields()).backup.name
    _ = try Run(["weight", "80.0"], by: person)
    daemon.end(by: SIGTERM)
    for (name, directory) in Self.places(person) {
      try FileManager.default.copyItem(atPath: directory, toPath: "\(template.path)/\(name)")
    }
    expected = try Self.rows(in: "\(template.path)/state/backups/\(backup)")
  }

  struct Unable: Error { let said: String }

  var pages: Int { ((try? bytes(of: person.database).count) ?? 0) / Self.pageSize }

  private static func places(_ person: Person) -> [(name: String, directory: String)] {
    [("data", person.data + "/fastd"), ("state", person.home.path + "/state/fastd")]
  }

  private static func rows(in database: String) throws -> Set<String> {
    let database = try Database(database)
    var rows: Set<String> = []
    for table in tables {
      for row in try database.rows("SELECT * FROM \(table)") {
        rows.insert(([table] + row).joined(separator: "|"))
      }
    }
    return rows
  }

  // MARK: One case

  func verdict(of damage: Damage, _ seed: UInt64) async -> Verdict {
    defer { person.endDaemons() }
    do { return try await walk(damage, seed) } catch { return .wrong("\(error)") }
  }

  private func walk(_ damage: Damage, _ seed: UInt64) async throws -> Verdict {
    var dice = Dice(seed: seed)
    try reset()
    if !damage.isLive { try spoil(person.database, damage, &dice) }
    var daemon = try await person.daemon()
    if damage.isLive { try spoil(person.database, damage, &dice) }
    var said = try live(&dice)
    if said == nil {
      // The page may have been in the daemon's memory.
      daemon.end(by: SIGTERM)
      daemon = try await person.daemon()
      said = try live(&dice)
    }
    guard let said else { return try judge(.unnoticed, daemon) }
    return try judge(try follow(said), daemon)
  }

  /// The first sentence about damage, if there is one.
  private func live(_ dice: inout Dice) throws -> String? {
    for words in Self.usual.shuffled(using: &dice) + [["status"]] {
      let said = try read(words).said
      if said.contains("damaged") || said.contains("could not be") { return said }
    }
    return nil
  }

  private func read(_ words: [String]) throws -> (code: Int32, said: String) {
    let run = try Run(words, by: person)
    let said = (run.output + " " + run.said).split { " \n".contains($0) }.joined(separator: " ")
    return (run.code, said)
  }

  private func follow(_ first: String) throws -> Verdict {
    var said = first
    for count in 1...Self.mostCommands {
      guard let words = Self.advice(in: said) else { return .wrong("no advice in: \(said)") }
      let isRestore = words.first == "restore"
      let answer = try read(words + (isRestore ? ["--yes"] : []))
      for bad in ["cut off", "here already", "could not be"] where answer.said.contains(bad) {
        return .wrong("\(words) said: \(answer.said)")
      }
      if isRestore {
        guard answer.code == 0 else { return .wrong("\(words) said: \(answer.said)") }
        return .restored(commands: count)
      }
      said = answer.said
    }
    return .wrong("still no restore: \(said)")
  }

  /// The command that a sentence ends with.
  static func advice(in said: String) -> [String]? {
    let advice = said.components(separatedBy: ": fastctl ").dropFirst().map { rest in
      rest.split(separator: " ").map(String.init)
    }
    let restore = advice.first { $0.first == "restore" && $0.count > 1 }
    if let restore { return [restore[0], restore[1].trimmingCharacters(in: ["."])] }
    return advice.compactMap(\.first).map { $0.trimmingCharacters(in: ["."]) }
      .first { ["status", "doctor"].contains($0) }.map { [$0] }
  }

  private func judge(_ verdict: Verdict, _ daemon: Child) throws -> Verdict {
    if case .wrong = verdict { return verdict }
    for words in [["weight", "82.0"], ["status"]] {
      let run = try read(words)
      if verdict == .unnoticed, run.said.contains("damaged") {
        // The last one to notice it.
        return try judge(try follow(run.said), daemon)
      }
      guard run.code == 0 else { return .wrong("\(verdict), and then \(words): \(run.said)") }
    }
    let notices = try person.status().notices
    if verdict == .unnoticed, !notices.isEmpty {
      // The daemon has looked at the whole file by itself meanwhile.
      return try judge(try follow(try read(["status"]).said), daemon)
    }
    guard notices.isEmpty else { return .wrong("\(verdict), and then \(notices)") }
    guard daemon.end(by: SIGTERM) == 0 else { return .wrong("\(verdict), and ended badly") }
    let missing = expected.subtracting(try Self.rows(in: person.database))
    return missing.isEmpty ? verdict : .wrong("\(verdict), but \(missing.prefix(3)) are missing")
  }

  // MARK: Files

  func reset() throws {
    for (name, directory) in Self.places(person) {
      try? FileManager.default.removeItem(atPath: directory)
      try FileManager.default.copyItem(atPath: "\(template.path)/\(name)", toPath: directory)
    }
  }

  func spoil(_ path: String, _ damage: Damage, _ dice: inout Dice) throws {
    let file = try FileHandle(forUpdating: URL(filePath: path))
    try file.seek(toOffset: UInt64((damage.page - 1) * Self.pageSize))
    let bytes = (0..<Self.pageSize).map { _ in
      damage.isBlank ? 0 : UInt8.random(in: .min ... .max, using: &dice)
    }
    try file.write(contentsOf: Data(bytes))
    try file.close()
  }

  private func bytes(of path: String) throws -> Data { try Data(contentsOf: URL(filePath: path)) }
}
