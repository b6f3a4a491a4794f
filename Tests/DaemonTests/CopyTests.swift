import Nouns
import Rules
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon
@testable import Store

/// Changes in a copy that nobody's fastd would make, drawn at random.
private struct Crafts {
  private static let numbers: [Int64] = [
    .min, -1, 0, 5, 20_513, 1_772_452_800_000, 1_000_000_000_000_000, .max,
  ]
  private static let columns = [
    ("fasts", ["start_ms", "end_ms", "start_day", "end_day", "start_offset", "goal_ms", "mood"]),
    ("vacations", ["from_day", "to_day"]), ("weeks", ["from_day", "to_day"]),
    ("programs", ["start_day", "end_day", "lead_in"]), ("reminders", ["at_ms"]),
    ("profiles", ["from_day", "height_mm", "weight_g", "maintenance"]), ("safety", ["at_ms"]),
  ]
  private static let texts = [
    "UPDATE programs SET pauses = '5-4'", "UPDATE programs SET pauses = '1-9223372036854775807'",
    "UPDATE profiles SET birth = 'year 9223372036854775807'",
    "UPDATE profiles SET birth = 'age 45 -9223372036854775807'",
    "UPDATE profiles SET pattern = 'alternate 9223372036854775807'",
    "UPDATE weeks SET monday = '99999999 x'", "UPDATE fasts SET note = hex(zeroblob(5000))",
    "UPDATE fasts SET schedule = char(10), start_zone = ''",
    "INSERT INTO schedules SELECT 'a' || substr(id, 2), 'open', 24, NULL FROM schedules",
    "DELETE FROM fasts", "DROP TABLE events", "CREATE VIEW v AS SELECT 1",
    "UPDATE reminders SET id = (SELECT id FROM fasts)",
    "INSERT INTO choices VALUES ('a0000000000000000000000001', 'x')",
  ]
  var chance: Seeded

  mutating func sql() -> String {
    guard let (table, columns) = Self.columns.randomElement(using: &chance),
      let column = columns.randomElement(using: &chance),
      let number = Self.numbers.randomElement(using: &chance),
      Int.random(in: 0...3, using: &chance) > 0
    else { return Self.texts.randomElement(using: &chance) ?? "" }
    return "UPDATE \(table) SET \(column) = \(number) WHERE abs(random()) % 2 = 0"
  }
}

@MainActor @Suite struct `A daemon that restores any copy` {
  private func live(_ scene: Scene) throws {
    func id(_ number: UInt64) -> RowID { RowID(bits: number &* 0x9e37_79b9_7f4a_7c15, number) }
    let day = Zone.utc.day(of: scene.now)
    var profile = Profile(id: id(1), from: day - 20)
    (profile.birth, profile.height, profile.weight) = (.year(1981), 1780, 90_000)
    (profile.goal, profile.activity) = (.lose, .light)
    var rows: [Row] = [
      .profile(profile), .program(DietProgram(id: id(2), start: day - 30)),
      .vacation(Vacation(id: id(3), from: day - 9, to: day - 8)),
      .week(WeekPlan(id: id(4), from: day - 50, days: [.sunday: .rest])),
      .schedule(OwnSchedule(id: id(5), name: "early", hours: 15)),
      .choice(ScheduleChoice(id: id(6), schedule: "early")),
      .reminder(Reminder(id: id(7), text: "drink", rule: .once(scene.now + .hours(9)))),
      .safety(SafetyAnswers(id: id(8), applies: [], isAgreed: false, at: scene.now)),
      .fast(Fast(id: id(9), start: Mark(scene.now - .hours(3), in: .utc), goal: .hours(16))),
    ]
    for number in 10...30 as ClosedRange<UInt64> {
      let start = scene.now - .hours(Int64(number) * 24)
      rows.append(
        .fast(
          Fast(
            id: id(number), start: Mark(start, in: .utc), end: Mark(start + .hours(17), in: .utc),
            goal: .hours(16))))
    }
    let step = Step(
      kind: .command, verb: VerbWord("import"), changes: rows.map { Change(before: nil, after: $0) }
    )
    _ = try scene.ledger.commit(Commit(step: step, actor: "test"), at: scene.now)
    try scene.restart()
  }

  private func look(_ scene: Scene) throws {
    _ = try scene.status()
    _ = try? scene.ask(StatisticsCalls.Summary.self, NoFields())
    _ = try? scene.ask(StatisticsCalls.Why.self, WhyQuestion(what: .streak))
    _ = try? scene.ask(ProgramCalls.Plan.self, ProgramPlanQuestion())
    #expect(!scene.ledger.isReadOnly)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `answers as before, takes it back and starts again`(seed: UInt64) throws {
    let scene = try Scene()
    try live(scene)
    let before = try scene.ask(StatusCalls.Get.self, StatusQuestion()).fast
    let backup = try scene.ask(BackupCalls.Make.self, NoFields())
    var crafts = Crafts(chance: Seeded(seed))
    let copy = try Store.Connection(
      path: backup.directory + "/" + backup.backup.name, access: .readWrite)
    try copy.script("PRAGMA ignore_check_constraints = ON; PRAGMA foreign_keys = OFF")
    for _ in 0..<Int.random(in: 1...4, using: &crafts.chance) { try? copy.script(crafts.sql()) }
    copy.close()

    let name = BackupName(name: backup.backup.name)
    let looked = Result { try scene.ask(BackupCalls.Compare.self, name) }
    let restored = Result { try scene.ask(BackupCalls.Restore.self, name) }
    if case .success(let looked) = looked, case .success(let restored) = restored {
      #expect(looked.left == restored.left)
      #expect(looked.leftRows?.count == restored.left.map { Int(min($0, 100)) })
    }
    try look(scene)
    try scene.restart(after: .minutes(1))
    try look(scene)
    guard case .success = restored else { return }
    try scene.ask(ChangeCalls.Undo.self, NoFields())
    #expect(try scene.ask(StatusCalls.Get.self, StatusQuestion()).fast?.id == before?.id)
  }
}
