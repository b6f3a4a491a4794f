import Foundation
import Nouns
import Testing
import TestProcesses
import TestSupport
import Wire

/// The built fastctl with the built fastd, and the files they leave.
@Suite struct `Backups by hand` {
  private func files(_ person: Person) throws -> [String] {
    [person.data + "/fastd", person.home.path + "/state/fastd/backups"].flatMap { directory in
      ((try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []).map {
        directory + "/" + $0
      }
    }
  }

  private func holders(of text: String, _ person: Person) throws -> [String] {
    try files(person).filter {
      try Data(contentsOf: URL(filePath: $0)).range(of: Data(text.utf8)) != nil
    }
  }

  @Test func `one is made, looked at, taken in and taken back`() async throws {
    let (person, fastctl) = try await Person.day()
    _ = try fastctl("start", "--ago", "20h", "--note", "the first")
    _ = try fastctl("stop", "--ago", "2h")
    _ = try fastctl("schedule", "add", "Early bird", "15")
    let file = person.home.path + "/mine.db"
    #expect(try fastctl("backup", file).output == "Backup written to \(file)\n")
    #expect(mode(of: file) == 0o600)
    let before = try fastctl("history", "--json").output

    _ = try fastctl("edit", "--note", "another")
    _ = try fastctl("schedule", "remove", "Early bird")
    _ = try fastctl("start")
    let after = try fastctl("history", "--json").output
    let look = try fastctl("restore", file, "--dry-run")
    #expect(look.output.contains("This backup holds 1 fast, "))
    #expect(look.output.contains("1 would be added, 1 changed, 1 removed."))
    #expect(try fastctl("history", "--json").output == after)
    let unasked = try fastctl("restore", file)
    #expect(unasked.code == 1 && unasked.said.contains("--yes"))

    let restored = try fastctl("restore", file, "--yes")
    #expect(restored.code == 0 && restored.output.contains("fastctl undo"))
    #expect(try fastctl("history", "--json").output == before)
    #expect(try fastctl("schedule", "list").output.contains("Early bird"))
    #expect(try fastctl("restore", file).output.contains("nothing would change"))
    #expect(try fastctl("undo").code == 0)
    #expect(try fastctl("history", "--json").output == after)
    #expect(try person.status().state == .fasting)
    // What was there before is kept as well, and can be taken in by its name.
    let list = try person.call(BackupCalls.List.self, NoFields())
    #expect(list.backups.map(\.reason).contains(.restore))
    #expect(try !files(person).contains { $0.contains(".restore-") })
  }

  @Test func `what is crafted is named, and left out or refused whole`() async throws {
    let (person, fastctl) = try await Person.day()
    _ = try fastctl("start", "--note", "kept")
    let file = person.home.path + "/crafted.db"
    func craft(_ sql: String) throws {
      try? FileManager.default.removeItem(atPath: file)
      _ = try fastctl("backup", file)
      try person.tamper(sql, in: file)
    }
    try craft(
      """
      UPDATE fasts SET note = 'changed';
      INSERT INTO vacations VALUES ('a0000000000000000000000001', 20800, 20700)
      """)
    for run in [
      try fastctl("restore", file, "--dry-run"), try fastctl("restore", file, "--yes"),
    ] { #expect(run.code == 0 && run.output.contains("cannot be used and are left out: 1.")) }
    let look = try fastctl("restore", file, "--dry-run")
    #expect(
      look.output.contains("vacation a0000000000000000000000001: ends before it starts"))
    #expect(try person.status().fast?.note == "changed")
    try craft("CREATE TRIGGER t AFTER INSERT ON fasts BEGIN DELETE FROM fasts; END")
    let refused = try fastctl("restore", file, "--yes")
    #expect(refused.code == 1 && refused.said.contains("never wrote (trigger t)"))
    try craft("DROP TABLE news")
    #expect(try fastctl("restore", file, "--yes").said.contains("lacks the table news"))
    #expect(try fastctl("undo").code == 0)
    #expect(try person.status().fast?.note == "kept")
  }

  @Test func `what is no backup is named, and changes nothing`() async throws {
    let (person, fastctl) = try await Person.day()
    _ = try fastctl("start")
    let whole = person.home.path + "/whole.db"
    _ = try fastctl("backup", whole)
    let bytes = try Data(contentsOf: URL(filePath: whole))
    let cut = person.home.path + "/cut.db"
    try bytes.prefix(bytes.count / 2).write(to: URL(filePath: cut))
    // SQLite knows formats of a schema up to four.
    let strange = person.home.path + "/strange.db"
    var changed = bytes
    changed[47] = 9
    try changed.write(to: URL(filePath: strange))
    for (file, reason) in [
      (cut, "damaged or cut off"), (strange, "damaged or cut off"),
      ("/etc/passwd", "not a fastd backup"),
      (person.home.path + "/none.db", "No such file"),
    ] {
      let run = try fastctl("restore", file, "--yes")
      #expect(run.code == 1 && run.said.contains(file) && run.said.contains(reason))
    }
    #expect(try person.status().state == .fasting)
    #expect(try !files(person).contains { $0.contains("/.") })
  }

  @Test func `one fast is erased from everywhere, and only with a word`() async throws {
    let (person, fastctl) = try await Person.day()
    _ = try fastctl("start", "--ago", "20h", "--note", "nobody is to read this")
    _ = try fastctl("stop", "--ago", "2h")
    _ = try fastctl("backup")
    let id = try #require(try person.status().last).id
    let asked = try fastctl("purge", id)
    #expect(asked.code == 1 && asked.said.contains("--confirm erase-for-good"))
    #expect(try !holders(of: "nobody is to read this", person).isEmpty)
    #expect(try fastctl("purge", id, "--confirm", "erase-for-good").code == 0)
    #expect(try holders(of: "nobody is to read this", person) == [])
    // What tells other machines of it has its name, and nothing else.
    #expect(try holders(of: id, person) == [person.database])
    #expect(try person.status().last == nil)
    #expect(try person.status().streak.longest == 0)
    #expect(try fastctl("undo").code == 1)
  }

  @Test(arguments: [
    ["weight", "82.4", "--note", "nobody is to read this"],
    ["meal", "\"nobody is to read this\" 300kcal"],
    ["food", "add", "nobody is to read this = 300kcal"],
  ])
  func `one entry of a journal is erased from everywhere, and only with a word`(
    entering: [String]
  ) async throws {
    let (person, _) = try await Person.day()
    let (command, secret) = (entering[0], "nobody is to read this")
    #expect(try Run(entering, by: person).code == 0)
    if command == "meal" {
      _ = try Run(["food", "purge", secret, "--confirm", "erase-for-good"], by: person)
    }
    let id = try newest(command, person)
    #expect(try Run(["backup"], by: person).code == 0)
    let asked = try Run([command, "purge", id], by: person)
    #expect(asked.code == 1 && asked.said.contains("--confirm erase-for-good"), "\(asked.said)")
    #expect(!asked.said.contains("the fast"), "\(asked.said)")
    #expect(try !holders(of: secret, person).isEmpty)
    // What was deleted before is in the log and in the backup.
    let yes = command == "food" ? ["--yes"] : []
    #expect(try Run([command, "delete", id] + yes, by: person).code == 0)
    let gone = try Run([command, "purge", id, "--confirm", "erase-for-good"], by: person)
    #expect(gone.code == 0 && gone.output.hasPrefix("Erased for good, also from "), "\(gone.said)")
    #expect(try holders(of: secret, person) == [])
    #expect(try Run(["undo"], by: person).code == 1)
    let again = try Run([command, "purge", id, "--confirm", "erase-for-good"], by: person)
    #expect(again.code != 0 && again.said.contains(id), "\(again.said)")
  }

  @Test func `a fast that was erased stays out of an import, which says so`() async throws {
    let (person, fastctl) = try await Person.day()
    _ = try fastctl("start", "--ago", "20h", "--note", "nobody is to read this")
    _ = try fastctl("stop", "--ago", "2h")
    let id = try #require(try person.status().last).id
    let file = person.home.path + "/all.json"
    #expect(try fastctl("export", "--all", file).code == 0)
    #expect(try fastctl("purge", id, "--confirm", "erase-for-good").code == 0)
    let brought = try fastctl("import", file, "--yes")
    #expect(brought.text.contains("erased for good earlier"), "\(brought.text)")
    #expect(try person.status().last == nil)
  }

  @Test func `a version of the profile and the safety answers are erased, and only with a word`()
    async throws
  {
    let (_, fastctl) = try await Person.day()
    #expect(try fastctl("profile", "--height", "1.83m", "--weight", "82kg").code == 0)
    #expect(try fastctl("profile", "safety", "--answers", "2").code == 0)
    #expect(try fastctl("backup").code == 0)
    let profile = try fastctl("profile", "--json")
    let from = try #require(profile.output.firstMatch(of: /"from":"([-0-9]+)"/)?.1)
    for what in [String(from), "safety"] {
      let asked = try fastctl("profile", "purge", what)
      #expect(asked.code == 1 && asked.said.contains("--confirm erase-for-good"), "\(asked.said)")
      let gone = try fastctl("profile", "purge", what, "--confirm", "erase-for-good")
      #expect(gone.output.hasPrefix("Erased for good, also from "), "\(gone.text)")
      let again = try fastctl("profile", "purge", what, "--confirm", "erase-for-good")
      #expect(again.code != 0, "\(again.text)")
    }
    #expect(try fastctl("profile", "--json").output.contains("\"height\":null"))
    #expect(try fastctl("profile", "safety", "--json").output.contains("\"at\":null"))
    #expect(try fastctl("undo").code == 1)
    let doctor = try fastctl("doctor")
    #expect(!doctor.text.contains("differ"), "\(doctor.text)")
    let never = try fastctl("profile", "purge", "2024-02-03", "--confirm", "erase-for-good")
    #expect(never.said.contains("Your profile has no version from 2024-02-03."), "\(never.said)")
  }

  @Test func `foods that were learned stay, and are named, whatever the entry says by now`()
    async throws
  {
    let (person, fastctl) = try await Person.day()
    _ = try fastctl("meal", "zugzwang cake 321kcal")
    let id = try newest("meal", person)
    _ = try fastctl("meal", "edit", id, "plum cake 300kcal")
    _ = try fastctl("backup")
    let purged = try fastctl("meal", "purge", id, "--confirm", "erase-for-good")
    #expect(purged.code == 0)
    for (name, text) in [("zugzwang cake", "zugzwang"), ("plum cake", "plum")] {
      #expect(purged.said.contains("fastctl food purge '\(name)'"), "\(purged.said)")
      #expect(try !holders(of: text, person).isEmpty)
      let food = try fastctl("food", "purge", name, "--confirm", "erase-for-good")
      #expect(food.code == 0, "\(food.said)")
      #expect(try holders(of: text, person) == [])
    }
    _ = try fastctl("meal", "rye bread 210kcal")
    let order = EntryErasureOrder(
      .mealItem, id: try newest("meal", person), confirm: "erase-for-good")
    let answer = try person.call(BackupCalls.EraseEntry.self, order)
    #expect(answer.foods?.map(\.name) == ["rye bread"])
  }

  private func newest(_ command: String, _ person: Person) throws -> String {
    switch command {
    case "weight":
      try #require(try person.call(WeightCalls.List.self, .init()).weighings.first).id.text
    case "meal": try #require(try person.call(MealCalls.List.self, .init()).items.first).id.text
    default: try #require(try person.call(FoodCalls.List.self, .init()).foods.first).id.text
    }
  }

  @Test func `everything goes with a word, and says what went`() async throws {
    let (person, fastctl) = try await Person.day()
    _ = try fastctl("start", "--ago", "20h", "--note", "nobody is to read this")
    _ = try fastctl("backup")
    let asked = try fastctl("purge")
    #expect(asked.code == 1 && asked.said.contains("--confirm delete-everything"))
    let purged = try fastctl("purge", "--confirm", "delete-everything")
    #expect(purged.code == 0 && purged.output.contains("  \(person.database)\n"))
    #expect(try holders(of: "nobody is to read this", person) == [])
    #expect(try person.status().state == .idle)
    #expect(try fastctl("start").code == 0)
    #expect(try fastctl("history", "--json").output.contains(#""end":null"#))
  }
}
