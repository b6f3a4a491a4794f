import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

@Suite struct `What was exported` {
  /// Fasts a day and more apart with everything in them that can be kept of one.
  private static func fasts(by random: inout Seeded) -> [String] {
    let notes = ["=1+1", "'", "''+", "-2", "a, b; \"c\"", "zwei\nZeilen", "\tTab", "日本語 👩🏽‍🚒", "\\n"]
    let length = Int64(24 * 3600 * 1000)
    return (0..<150).map { index in
      let start = Int64(index) * 400_000_000 + Int64.random(in: 0..<1_000_000, using: &random)
      let end = start + Int64.random(in: 1...250_000_000, using: &random)
      let day = start / length
      let goal =
        Bool.random(using: &random) ? Int64.random(in: 3600...259_200, using: &random) : nil
      let isCancelled = Int.random(in: 0..<6, using: &random) == 0
      let isComplete = goal.map { end - start >= $0 * 1000 } ?? false && !isCancelled
      let note = notes.randomElement(using: &random).map { text in
        "'" + text.replacingOccurrences(of: "'", with: "''") + "'"
      }
      let mood = Bool.random(using: &random) ? "\(Int.random(in: 1...5, using: &random))" : "NULL"
      return """
        ('a\(String(format: "%025d", index))', \(start), 3600, 'Europe/Berlin', \(day), \(end),
        0, 'UTC', \(day + (end - start) / length), \(goal.map { "\($0 * 1000)" } ?? "NULL"),
        '16:8', \(Bool.random(using: &random) ? note ?? "NULL" : "NULL"), \(mood),
        \(isCancelled ? 1 : 0), \(isComplete ? 1 : 0))
        """
    }
  }

  /// Programs and what the person said of themselves.
  private static let others: String = {
    func id(_ day: Int64) -> String { Profile.id(on: Day(number: day)).text }
    return """
      INSERT INTO programs (id, start_day, lead_in, pauses, end_day) VALUES
        ('ba00000000000000000000000b', 20000, 7, '20010-20020 20030-20030', 20100),
        ('ba00000000000000000000000c', 20100, 0, '20200-', NULL);
      INSERT INTO profiles (id, from_day, birth, height_mm, weight_g, basis, gender, activity, goal,
        goal_weight_g, restriction, maintenance, diet, pattern, counts) VALUES
        ('\(id(19_990))', 19990, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
          NULL, NULL, NULL, NULL),
        ('\(id(20_000))', 20000, 'age 45 20000', 1740, 82500, 'neutral', 'other',
          'light', 'lose', 75000, 30, 2300, 1900, 'weekly 9', 'program'),
        ('\(id(20_040))', 20040, 'date 4053', 1740, 81000, 'male', NULL, 'very',
          'maintain', NULL, NULL, NULL, NULL, 'alternate 20041', 'pattern');
      """
  }()

  private func stopped(_ person: Person) async throws {
    let daemon = try await person.daemon()
    daemon.signal(SIGTERM)
    #expect(daemon.end() == 0)
  }

  /// A home with all that is kept, and its daemon.
  private func old(by random: inout Seeded) async throws -> Person {
    let old = try Person()
    try await stopped(old)
    try old.tamper(
      """
      INSERT INTO fasts (id, start_ms, start_offset, start_zone, start_day, end_ms, end_offset,
        end_zone, end_day, goal_ms, schedule, note, mood, cancelled, completed) VALUES
      """ + Self.fasts(by: &random).joined(separator: ",\n"))
    try old.tamper(Self.others)
    try await old.daemon()
    #expect(try !old.fastctl("doctor").output.contains("set aside"))
    try old.call(RemindCalls.Add.self, ReminderOrder(text: "Water", daily: "08:30", days: ["mon"]))
    return old
  }

  @Test func `comes back into an empty home as it was`() async throws {
    var random = Seeded()
    let old = try await old(by: &random)
    for (name, words) in [("all.json", ["--all"]), ("all.jsonl", ["--all"]), ("fasts.csv", [])] {
      let file = "\(old.home.path)/\(name)"
      let exported = try Run(["export", file] + words, in: old.home, old.environment)
      #expect(exported.code == 0, "\(exported.said)")
      let new = try Person()
      try await new.daemon()
      let imported = try new.fastctl("import", file, "--yes")
      #expect(imported.code == 0, "seed \(random.seed): \(name): \(imported.said)")
      let again = "\(new.home.path)/\(name)"
      _ = try Run(["export", again] + words, in: new.home, new.environment)
      let text = try String(contentsOfFile: file, encoding: .utf8)
      let copy = try String(contentsOfFile: again, encoding: .utf8)
      #expect(copy == text, "seed \(random.seed): \(name)")
    }
  }

  /// One by one they would be judged before all of them are there, and targets renewed in between.
  @Test func `comes back from a folder of tables as one step`() async throws {
    var random = Seeded()
    let old = try await old(by: &random)
    #expect(try old.fastctl("meal", "oats 300kcal").code == 0)
    #expect(try old.fastctl("weight", "82.4kg").code == 0)
    let new = try Person()
    try await new.daemon()
    let tables = "\(old.home.path)/tables"
    #expect(try old.fastctl("export", "--csv", tables).code == 0)
    try "not ours".write(toFile: "\(tables)/notes.csv", atomically: true, encoding: .utf8)
    let imported = try new.fastctl("import", tables, "--yes")
    #expect(imported.code == 0, "seed \(random.seed): \(imported.said)")
    let again = "\(new.home.path)/tables"
    #expect(try new.fastctl("export", "--csv", again).code == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: again)
    #expect(names.count == Row.Kind.allCases.count)
    for name in names {
      let written = try [tables, again].map {
        try String(contentsOfFile: "\($0)/\(name)", encoding: .utf8)
      }
      #expect(written[0] == written[1], "seed \(random.seed): \(name)")
    }
    let programs = try String(contentsOfFile: "\(again)/programs.csv", encoding: .utf8)
    #expect(programs.contains(",2024-10-14/2024-10-24 2024-11-03/2024-11-03,"), "\(programs)")
    #expect(try new.fastctl("undo").code == 0)
    #expect(try !new.fastctl("export", "--all").output.contains("82400"))
  }

  @Test func `is asked for where a folder has none`() async throws {
    let person = try Person()
    try await person.daemon()
    let refused = try person.fastctl("import", person.home.path)
    #expect(refused.code == 1)
    #expect(refused.said.contains("is a folder without tables of fastd"))
  }
}
