import Time
import Nouns
import Control
import Foundation
import TestProcesses
import TestSupport
import Testing
import Wire

@Suite struct `Importing with the programs` {
  private func file(_ name: String, _ text: String, of person: Person) throws -> String {
    let path = "\(person.home.path)/\(name)"
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  private func run(_ words: [String], _ person: Person) throws -> Run {
    try Run(words, in: person.home, person.environment)
  }

  /// Every fast that there is, as our own lines.
  private func everything(_ person: Person) throws -> [String] {
    try run(["export", "--all", "--format", "jsonl"], person).output
      .split(separator: "\n").map(String.init)
  }

  private static let zero = """
    Date,Start,End,Hours,Night Eating
    1/17/21,19:15,12:00,16,1
    1/15/21,20:00,11:30,16,0

    """

  @Test func `a dry run changes nothing, and the same file twice only once`() async throws {
    let person = try Person()
    try await person.daemon()
    let path = try file("zero.csv", Self.zero, of: person)
    let dry = try run(["import", path, "--dry-run"], person)
    #expect(dry.code == 0 && dry.said == "")
    #expect(dry.output.contains("2 are new"))
    #expect(try person.status().last == nil)
    #expect(try run(["import", path], person).output.contains("2 entries imported"))
    let again = try run(["import", path], person)
    #expect(again.code == 0 && again.output == "2 are already there\n")
    let undone = try run(["undo"], person)
    #expect(undone.code == 0)
    #expect(try person.status().last == nil)
  }

  @Test func `weights come in once, and go again with one undo`() async throws {
    let person = try Person(inMemory: true)
    try await person.daemon()
    let path = try file("w.csv", "Date,Weight\n2026-02-01,181.7\n2026-02-02,5\n", of: person)
    let unsaid = try run(["import", path], person)
    #expect(unsaid.code == 1 && unsaid.said.contains("--unit kg"))
    let faulty = try run(["import", path, "--unit", "lb"], person)
    #expect(faulty.code == 1 && faulty.said.contains("'5' is not a weight from 20 to 400 kg"))
    #expect(try everything(person).count == 1)
    let taken = try run(["import", path, "--unit", "lb", "--yes"], person)
    #expect(taken.code == 0 && taken.output.contains("1 entry imported"))
    #expect(try everything(person).last?.contains(#""grams":82418"#) == true)
    let again = try run(["import", path, "--unit", "lb", "--yes"], person)
    #expect(again.output.contains("1 is already there"))
    #expect(try run(["undo"], person).code == 0)
    #expect(try everything(person).count == 1)
    #expect(try run(["import", path, "--unit", "oz"], person).code == 2)
  }

  @Test func `what is exported comes back as it was`() async throws {
    let (person, other) = (try Person(inMemory: true), try Person(inMemory: true))
    try await person.daemon()
    try await other.daemon()
    let path = try file("zero.csv", Self.zero, of: person)
    #expect(try run(["import", path], person).code == 0)
    #expect(try run(["start", "18:6", "--ago", "30m", "--note", "=1+1, \"so\""], person).code == 0)
    #expect(
      try run(["remind", "add", "Tea", "--daily", "07:30", "--days", "mon"], person).code == 0)
    for format in ["json", "jsonl"] {
      let all = "\(person.home.path)/all.\(format)"
      #expect(try run(["export", "--all", all], person).code == 0)
      let back = try run(["import", all], other)
      #expect(back.code == 0, "\(back.said)")
      #expect(try everything(other) == everything(person))
      let again = try run(["import", all], other)
      #expect(again.output == "4 are already there\n")
    }
  }

  @Test func `lines that cannot be taken are listed, and nothing is taken without a word`()
    async throws
  {
    let person = try Person()
    try await person.daemon()
    let path = try file(
      "zero.csv",
      Self.zero + "99/1/21,20:00,11:30,16,0\n1/1/99,20:00,1:00,5,0\n1/1/65,1:00,2:00,1,0\n",
      of: person)
    let refused = try run(["import", path], person)
    #expect(refused.code == 1 && refused.output == "")
    #expect(refused.said.contains("   4"))
    #expect(refused.said.contains("'99/1/21' is not a time"))
    #expect(refused.said.contains("in the future"))
    #expect(refused.said.contains("Nothing was changed"))
    #expect(try person.status().last == nil)
    let taken = try run(["import", path, "--yes", "--json"], person)
    #expect(taken.code == 0)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(taken.output.utf8)) as? [String: Any])
    #expect(json["taken"] as? Int == 3)
    #expect(json["unread"] as? Int == 1)
    #expect((json["lines"] as? [[String: Any]])?.map { $0["line"] as? Int } == [4, 6])
  }

  @Test func `a file that is no such file is refused with its line`() async throws {
    let person = try Person()
    try await person.daemon()
    let cut = try file("cut.json", "{\"fast_data\": [\n{\"StartDTM\": ", of: person)
    let run1 = try run(["import", cut], person)
    #expect(run1.code == 1)
    #expect(run1.said == "\(cut):2: The file is cut off.\n")
    let run2 = try run(["import", "\(person.home.path)/none"], person)
    #expect(run2.code == 1 && run2.said.contains("No such file"))
    let run3 = try run(["import", person.home.path], person)
    #expect(run3.code == 1 && run3.said.contains("is a folder without tables"))
    #expect(try run(["import", cut, "--format", "ics"], person).code == 2)
    #expect(try run(["import", cut, "--map", "begin=a"], person).code == 2)
    #expect(try run(["import", cut, "--zone", "Europe/Nowhere"], person).code == 1)
  }

  @Test func `what is staged is gone with the connection`() async throws {
    let person = try Person()
    try await person.daemon()
    let row = Fast(
      start: 1_700_000_000_000, startOffset: 0, startZone: "UTC", end: 1_700_050_000_000,
      endOffset: 0, endZone: "UTC")
    let order = StagedRows(rows: [.fast(row)])
    do {
      var client = try person.client()
      _ = try client.call(ImportCalls.Stage.self, order, milliseconds: Person.patience)
    }
    var client = try person.client()
    // The daemon has taken leave of the first connection before it hears of the second one's call.
    let staged = try client.call(ImportCalls.Stage.self, order, milliseconds: Person.patience)
    #expect(staged.staged == 1)
  }

  @Test func `many rows take bounded memory and little time`() async throws {
    let person = try Person(inMemory: true)
    let daemon = try await person.daemon()
    var lines = "start,end,note\n"
    for index in 0..<5000 {
      let start = 1_200_000_000 + index * 90_000
      lines += "\(start),\(start + 57_600),note \(index)\n"
    }
    let path = try file("many.csv", lines, of: person)
    let words = ["import", path, "--map", "start=start,end=end,note=note", "--source", "log"]
    let first = try run(words, person)
    #expect(first.code == 0, "\(first.said)")
    let settled = try #require(processStatus("VmHWM", of: daemon.id))
    #expect(settled < 150_000, "\(settled) kB")
    #expect(try run(words, person).output == "5,000 are already there\n")
    for index in 0..<5 {
      // Refused halfway: nothing of it stays.
      let cut = try file("cut\(index).csv", lines + "\"", of: person)
      #expect(try run(["import", cut] + words.dropFirst(2), person).code == 1)
    }
    #expect(try #require(processStatus("VmHWM", of: daemon.id)) < settled + 20_000)
  }
}
