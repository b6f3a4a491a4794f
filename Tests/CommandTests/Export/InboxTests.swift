import Foundation
import TestProcesses
import Testing
import Wire

@Suite struct `An inbox for weights that the real daemon reads` {
  private static let header = "DATE,TIME,BODY_FAT,WEIGHT\n"

  private func folder(of person: Person) -> String { "\(person.home.path)/Scale" }

  private func read(_ daemon: Child) async throws {
    try await daemon.logs("the inbox has been read")
  }

  private func person(isThere: Bool = true) async throws -> (Person, Child) {
    let person = try Person()
    let folder = folder(of: person)
    if isThere {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    try person.write(settings: "weight.inbox = \(folder)\nlog.level = debug\n")
    return (person, try await person.daemon())
  }

  private func put(_ text: String, _ name: String, _ person: Person) throws {
    let path = "\(folder(of: person))/\(name)"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func grams(_ person: Person) throws -> [Int64] {
    try person.call(WeightCalls.List.self, WeighingQuestion()).weighings.map(\.grams)
  }

  @Test func `takes in what arrives, each weight once`() async throws {
    let (person, daemon) = try await person()
    try await read(daemon)
    #expect(try grams(person) == [])
    try put(Self.header + "2026-03-01,07:30:00,20.1,82.4\n", "openScale.csv", person)
    try await read(daemon)
    #expect(try grams(person) == [82_400])
    // The whole table again, with one line more, and a file that is no table.
    try put(
      Self.header + "2026-03-01,07:30:00,20.1,82.4\n2026-03-02,07:31:00,,82.1\n",
      "openScale.csv", person)
    try put("hello", "notes.txt", person)
    try await read(daemon)
    #expect(try grams(person) == [82_100, 82_400])
    #expect(try person.status().notices == [])
    // What the person takes back does not come again with the same file.
    #expect(try person.fastctl("undo").code == 0)
    #expect(try person.fastctl("import", "--inbox").output == "")
    #expect(try grams(person) == [82_400])
    #expect(try person.fastctl("doctor").output.contains("ok    Weight inbox"))
    let purged = try person.fastctl("purge", "--confirm", "delete-everything")
    #expect(purged.code == 0)
    // Nor what was erased.
    try put("hello", "more.txt", person)
    #expect(try person.fastctl("import", "--inbox").output == "")
    #expect(try grams(person) == [])
  }

  @Test func `says what it could not read, and takes the others`() async throws {
    let (person, daemon) = try await person()
    try await read(daemon)
    // The good one first: the folder may be read between them.
    try put(Self.header + "2026-03-01,07:30:00,20.1,82.4\n", "b.csv", person)
    try put("Date,Weight\n2026-03-01,181.7\n", "a.csv", person)
    try await daemon.logs("the inbox could not be read")
    #expect(try grams(person) == [82_400])
    #expect(try person.status().notices.map(\.code) == ["inboxFailed"])
    let again = try person.fastctl("import", "--inbox")
    #expect(again.code != 0 && again.said.contains("a.csv") && again.said.contains("--unit"))
    try FileManager.default.removeItem(atPath: "\(folder(of: person))/a.csv")
    try put(Self.header + "2026-03-01,07:30:00,20.1,82.4\n", "c.csv", person)
    try await read(daemon)
    #expect(try person.status().notices == [])
    #expect(try grams(person) == [82_400])
  }

  @Test func `says that some lines of a table are none, and takes the others`() async throws {
    let (person, daemon) = try await person()
    try await read(daemon)
    try put(Self.header + "2026-03-01,07:30:00,,82.4\nsoon,,,81\n", "a.csv", person)
    let line = try await daemon.logs("the inbox could not be read")
    #expect(line.contains("Some lines of a.csv could not be read"))
    #expect(try grams(person) == [82_400])
    try put(Self.header + "2026-03-01,07:30:00,,82.4\n", "a.csv", person)
    try await read(daemon)
    #expect(try person.status().notices == [])
  }

  @Test func `reads more tables than anybody has, and goes on where it was broken off`()
    async throws
  {
    let (person, daemon) = try await person()
    try await read(daemon)
    daemon.end(by: SIGTERM)
    let count = 150
    for number in 0..<count {
      let day = 1 + number % 28
      let month = 1 + number / 28
      let date = "2025-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
      try put(Self.header + "\(date),07:30:00,,82.4\n", "scale-\(1000 + number).csv", person)
    }
    // A table that nobody can read breaks it off, and is asked for each time.
    try put("Date,Weight\n2026-03-01,181.7\n", "unit.csv", person)
    try await person.daemon().logs("the inbox could not be read")
    var weighings = 0
    var before: String?
    while true {
      let page = try person.call(
        WeightCalls.List.self, WeighingQuestion(last: 100, before: before)
      ).weighings
      guard let last = page.last else { break }
      (weighings, before) = (weighings + page.count, last.id.text)
    }
    #expect(weighings == count)
    #expect(try person.fastctl("import", "--inbox").output == "")
  }

  @Test func `that is not there is said`() async throws {
    let (person, _) = try await person(isThere: false)
    #expect(try person.status().notices.map(\.code) == ["inboxFailed"])
    #expect(try person.fastctl("doctor").output.contains("warn  Weight inbox"))
    let asked = try person.fastctl("import", "--inbox")
    #expect(asked.code == 1 && asked.said.contains("fastctl config set weight.inbox"))
    #expect(try person.fastctl("import", "--inbox", "x.csv").code == 2)
    #expect(try person.fastctl("import").code == 2)
  }
}
