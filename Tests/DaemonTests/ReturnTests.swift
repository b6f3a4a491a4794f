import Rules
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `Programs and profiles that leave` {
  private func export(_ scene: Scene) throws -> [ExportRow] {
    let client = try scene.open(ExportCalls.Everything.self, NoFields())
    return try scene.received(ExportCalls.Everything.self, by: client).flatMap(\.rows)
  }

  private func take(_ rows: [ExportRow], _ scene: Scene) throws -> ImportResult {
    let client = scene.client()
    func call<M: Method>(_ method: M.Type, _ input: M.Input) throws -> Reply {
      let bytes = Call.encode(method, input).dropLast()
      scene.keeper.handle(try Call(frame: Array(bytes)), from: client)
      return try #require(scene.replies[client]?.last)
    }
    _ = try call(ImportCalls.Stage.self, StagedRows(rows: rows))
    return try ImportResult(try call(ImportCalls.Commit.self, ConfirmedOrder()).parameters)
  }

  @Test func `come back into an empty machine byte for byte, and twice change nothing`() throws {
    var random = Seeded()
    let rows = Random.programs(60, &random) + Random.profiles(140, &random)
    let (first, second) = (try Scene(), try Scene())
    let count = Int64(rows.count)
    #expect(try take(rows, first) == ImportResult(taken: count, left: 0), "seed \(random.seed)")
    let left = try export(first)
    #expect(left == rows, "seed \(random.seed)")
    #expect(try take(left, second) == ImportResult(taken: count, left: 0))
    let (copy, whole) = (try export(second), EverythingPage(rows: left, isLast: true))
    #expect(EverythingPage(rows: copy, isLast: true).json == whole.json, "seed \(random.seed)")
    #expect(try take(left, second) == ImportResult(taken: 0, left: count))
    try second.restart()
    #expect(try export(second) == left, "seed \(random.seed)")
  }

  @Test func `are told by their nouns and dates`() throws {
    let scene = try Scene()
    let client = try scene.open(ChangeCalls.Follow.self, FollowQuestion(since: 0))
    _ = try take(
      [
        .program(ProgramRow(id: "", start: "2026-03-09", leadIn: 7)),
        .profile(ProfileRow(id: "", from: "2026-03-01")),
      ], scene)
    let events = try scene.received(ChangeCalls.Follow.self, by: client).compactMap(\.event)
    #expect(events.map(\.noun) == ["program", "profile"])
    #expect(events.map { $0.nameAfter?.prefix(10) } == ["2026-03-09", "2026-03-01"])
  }

  private let mistakes: [(String, (inout ProfileRow) -> Void)] = [
    ("birth", { $0.birth = "" }), ("birth", { $0.birth = "1981-02-30" }),
    ("birth", { $0.birth = "45@" }), ("birth", { $0.birth = "45@2026-03-02@" }),
    ("birth", { $0.birth = "999999999999999999999" }), ("birth", { $0.birth = "-5" }),
    ("pattern", { $0.pattern = Wire.EnergyPattern() }),
    ("pattern", { $0.pattern = Wire.EnergyPattern(days: []) }),
    ("pattern", { $0.pattern = Wire.EnergyPattern(days: ["someday"]) }),
    ("pattern", { $0.pattern = Wire.EnergyPattern(days: ["mon"], alternateFrom: "2026-03-02") }),
    ("pattern", { $0.pattern = Wire.EnergyPattern(alternateFrom: "tomorrow") }),
    ("from", { $0.from = "2026-3-1" }), ("height", { $0.height = .max }),
    ("id", { $0.id = "nonsense" }),
  ]

  @Test func `with a mistake say in which field`() throws {
    let scene = try Scene()
    let rows = mistakes.map { _, spoil in
      var row = ProfileRow(id: "", from: "2026-03-01")
      spoil(&row)
      return ExportRow.profile(row)
    }
    let client = scene.client()
    for bytes in [
      Call.encode(ImportCalls.Stage.self, StagedRows(rows: rows)),
      Call.encode(ImportCalls.Check.self, NoFields(), more: true),
    ] {
      scene.keeper.handle(try Call(frame: Array(bytes.dropLast())), from: client)
    }
    let reply = try #require(scene.replies[client]?.last)
    let findings = try ImportFindings(reply.parameters).findings
    #expect(findings.map(\.verdict) == rows.map { _ in .invalid })
    #expect(findings.map(\.reason) == rows.map { _ in .badValue })
    #expect(findings.map(\.field) == mistakes.map(\.0))
  }
}

/// Rows as they may have been made, the oldest first.
private enum Random {
  private static func date(_ day: Int64) -> String { Day(number: day).iso }

  private static func id(_ random: inout Seeded) -> String {
    RowID(
      bits: UInt64.random(in: 0...UInt64.max, using: &random),
      UInt64.random(in: 0...UInt64.max, using: &random)
    ).text
  }

  static func programs(_ count: Int, _ random: inout Seeded) -> [ExportRow] {
    var day: Int64 = 10_000
    return (0..<count).map { index in
      day += Int64.random(in: 0...40, using: &random)
      var row = ProgramRow(
        id: id(&random), start: date(day), leadIn: Int64.random(in: 0...28, using: &random))
      for _ in 0..<Int.random(in: 0...5, using: &random) {
        let from = day + Int64.random(in: 0...20, using: &random)
        day = from + Int64.random(in: 0...30, using: &random)
        row.pauses.append(ProgramBreak(from: date(from), to: date(day)))
      }
      day += Int64.random(in: 1...200, using: &random)
      if index < count - 1 {
        row.end = date(day)
      } else {
        row.pauses.append(.init(from: date(day)))
      }
      return .program(row)
    }
  }

  static func profiles(_ count: Int, _ random: inout Seeded) -> [ExportRow] {
    var day: Int64 = 9000
    return (0..<count).map { _ in
      day += Int64.random(in: 1...90, using: &random)
      return .profile(profile(from: day, &random))
    }
  }

  private static func profile(from day: Int64, _ random: inout Seeded) -> ProfileRow {
    func some<Value>(_ value: Value?) -> Value? {
      Bool.random(using: &random) ? value : nil
    }
    var row = ProfileRow(id: id(&random), from: date(day))
    let born = Int64.random(in: -15_000...3000, using: &random)
    let age = Int.random(in: 18...90, using: &random)
    let births = ["\(1930 + age)", date(born), "\(age)@\(date(day))"]
    row.birth = some(births.randomElement(using: &random))
    row.height = some(Int64.random(in: 1000...2500, using: &random))
    row.weight = some(Int64.random(in: 20_000...400_000, using: &random))
    row.goalWeight = some(Int64.random(in: 20_000...400_000, using: &random))
    row.restriction = some(Int64.random(in: 5...33, using: &random))
    row.maintenance = some(Int64.random(in: 800...10_000, using: &random))
    row.diet = some(Int64.random(in: 800...10_000, using: &random))
    row.basis = some(Wire.Basis.allCases.randomElement(using: &random))
    row.gender = some(Wire.Gender.allCases.randomElement(using: &random))
    row.activity = some(Wire.Activity.allCases.randomElement(using: &random))
    row.goal = some(Wire.WeightGoal.allCases.randomElement(using: &random))
    row.counts = some(Wire.DeficitChoice.allCases.randomElement(using: &random))
    let weekdays = Weekday.allCases.map(\.code).filter { _ in Bool.random(using: &random) }
    row.pattern = some(
      weekdays.isEmpty
        ? Wire.EnergyPattern(alternateFrom: date(day)) : Wire.EnergyPattern(days: weekdays))
    return row
  }
}
