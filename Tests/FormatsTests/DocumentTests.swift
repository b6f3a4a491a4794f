import Time
import Nouns
import Foundation
import TestSupport
import Testing
import Wire

@testable import Formats

@Suite struct `Our own document` {
  static let others: [Row] = [
    .reminder(
      ReminderEntry(id: "b1", text: "Trink \"Wasser\"", daily: "08:30", days: ["mon"]).reminder),
    .schedule(OwnSchedule(id: RowID("c1"), name: "früh", hours: 15)),
    .choice(ScheduleChoice(id: RowID("d1"), schedule: "früh")),
    .week(
      WeekPlan(
        id: RowID("e1"), from: Day("2026-01-01"),
        days: [
          .monday: .fast("16:8", at: ClockTime(hour: 20, minute: 0)), .sunday: .rest,
        ])),
    .vacation(Vacation(id: "f1", from: "2026-07-01", to: "2026-07-14")),
    .safety(
      SafetyAnswers(
        id: RowID("g1"), applies: [.pregnancy], isAgreed: true, at: Instant(milliseconds: 1))),
    .program(
      DietProgram(
        id: "h1", start: "2026-01-12", leadIn: 0,
        pauses: [
          DietProgram.Pause(from: "2026-02-01", to: "2026-02-08"),
          DietProgram.Pause(from: "2026-03-01"),
        ])),
    .profile(Profile(id: RowID("a1"), from: Day("2026-01-01"))), .profile(profile),
  ]

  /// With everything said.
  private static var profile: Profile {
    var row = Profile(id: RowID("a2"), from: Day("2026-02-01"))
    (row.birth, row.height, row.weight) = (Birth("45@2026-03-02"), 1740, 82_500)
    (row.basis, row.gender, row.activity, row.goal) = (.neutral, .other, .light, .lose)
    (row.goalWeight, row.restriction, row.maintenance, row.diet) = (75_000, 30, 2300, 1900)
    (row.pattern, row.counts) = (.weekly([.monday, .thursday]), .program)
    return row
  }

  private func rows(by random: inout Seeded) -> [Row] {
    Self.others + (0..<100).map { _ in .fast(Fast.random(by: &random)) }
  }

  @Test func `gives every row of every noun back`() throws {
    var random = Seeded()
    let rows = rows(by: &random)
    let document = try JSON(parsing: rows.written(as: .json))
    guard case .object(let object) = document, case .array(let values)? = object["rows"] else {
      Issue.record("seed \(random.seed)")
      return
    }
    #expect(try ExportHead(object) == ExportHead())
    let read = try values.map { value in
      guard case .object(let row) = value else { throw FieldError.wrongType("rows") }
      return try ExportLine(row, strict: true).sent
    }
    #expect(read == rows.map { SentRow($0) }, "seed \(random.seed)")
  }

  @Test func `as lines gives them back one by one`() throws {
    var random = Seeded()
    let rows = rows(by: &random)
    let lines = rows.written(as: .jsonLines).split(separator: UInt8(ascii: "\n"))
    let objects = try lines.map { line in
      guard case .object(let object) = try JSON(parsing: Array(line)) else {
        throw FieldError.wrongType("line")
      }
      return object
    }
    #expect(try ExportHead(try #require(objects.first)) == ExportHead())
    let read = try objects.dropFirst().map { try ExportLine($0, strict: true).sent }
    #expect(read == rows.map { SentRow($0) }, "seed \(random.seed)")
  }

  @Test func `is JSON to Python, with exact numbers`() throws {
    let program = """
      import json, sys
      d = json.load(sys.stdin.buffer)
      print(d["format"], d["version"], len(d["rows"]), d["rows"][0]["noun"], d["rows"][0]["start"])
      """
    let text = try Oracle.python(program, [Fast.sample].written(as: .json))
    #expect(text == "io.github.fastd.export 1 1 fast 1772391600000\n")
  }

  @Test func `without rows is a document all the same`() throws {
    let empty = [Row]().written(as: .json)
    #expect(
      String(decoding: empty, as: UTF8.self)
        == "{\"format\":\"io.github.fastd.export\",\"version\":1,\"rows\":[\n]}\n")
  }

  @Test func `only JSON has a place for what is no fast`() {
    for format in ExportFormat.allCases {
      let isEmpty = Self.others.written(as: format) == [Row]().written(as: format)
      #expect(isEmpty == !format.holdsEverything, "\(format)")
    }
  }
}

@Suite struct `The format of a file` {
  @Test(arguments: [
    ("fasts.csv", ExportFormat.csv), ("fasts.JSON", .json), ("a.b.jsonl", .jsonLines),
    ("cal.ics", .calendar),
  ])
  func `is told by the ending of its name`(name: String, format: ExportFormat) {
    #expect(ExportFormat(fileName: name) == format)
  }

  @Test(arguments: ["fasts", "fasts.txt", "fast-e", ".", "fasts.fast-e", "-"])
  func `is not told by any other`(name: String) {
    #expect(ExportFormat(fileName: name) == nil)
  }
}
