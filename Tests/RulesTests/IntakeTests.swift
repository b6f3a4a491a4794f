import Nouns
import Rules
import Testing
import Time

@Suite struct `Rows from elsewhere` {
  /// A finished fast that began so many hours ago.
  private func fast(
    _ number: UInt64, _ scene: Scene, ago: Int64, hours: Int64, goal: Int64? = 16,
    source: String? = nil, id: String? = nil
  ) -> Fast {
    let start = scene.now - .hours(ago)
    return Fast(
      id: RowID(bits: number &* 0x9e37_79b9_7f4a_7c15, number), start: Mark(start, in: .utc),
      end: Mark(start + .hours(hours), in: .utc), goal: goal.map(Span.hours),
      origin: source.map { Fast.Origin(source: $0, id: id) })
  }

  private func verdicts(_ fasts: [Fast], _ scene: Scene) -> [Intake.Verdict] {
    var needs = Needs()
    needs.everything = true
    return scene.engine.judge(
      Intake(fasts.map { .row(.fast($0)) }), given: scene.shelf.facts(for: needs),
      at: scene.moment)
  }

  private func take(_ fasts: [Fast], _ scene: inout Scene) throws {
    try scene.perform(.take(Intake(fasts.map { .row(.fast($0)) })))
  }

  @Test func `are measured by their texts and parts, of whatever noun they are`() {
    let id = RowID(bits: 1, 1)
    let text = String(repeating: "x", count: 400)
    let day = Day(number: 20_000)
    let pauses = (0..<20).map { DietProgram.Pause(from: day + $0 * 2, to: day + $0 * 2 + 1) }
    let long: [Row] = [
      .fast(Fast(id: id, start: .blank, note: text)),
      .reminder(Reminder(id: id, text: text, rule: .once(.blank))),
      .schedule(OwnSchedule(id: id, name: "", hours: 16, text: text)),
      .choice(ScheduleChoice(id: id, schedule: text)),
      .week(WeekPlan(id: id, from: day, days: [.monday: .fast(text, at: nil)])),
      .program(DietProgram(id: id, start: day, pauses: pauses)),
    ]
    for row in long {
      let blank = Intake.Item.row(Row(row.kind)).size
      #expect(400..<2000 ~= Intake.Item.row(row).size - blank, "\(row.kind)")
    }
  }

  @Test func `are taken as one step, which undo takes back exactly`() throws {
    var scene = Scene()
    try scene.fast(from: .hours(20), to: .hours(2))
    let before = (scene.shelf.rows, scene.engine.streaks)
    let fasts = (1...40).map { fast($0, scene, ago: Int64($0) * 24 + 24, hours: 16) }
    try take(fasts.shuffled(), &scene)
    #expect(scene.shelf.rows.count == 41)
    #expect(scene.engine.streaks == Streaks(scene.shelf.credits, mode: .end))
    #expect(scene.engine.streaks.longest >= 40)
    let after = (scene.shelf.rows, scene.engine.streaks)
    try scene.undo()
    #expect((scene.shelf.rows, scene.engine.streaks) == before)
    try scene.redo()
    #expect((scene.shelf.rows, scene.engine.streaks) == after)
    #expect(scene.engine.last == scene.shelf.lastFinished)
  }

  @Test func `the same again change nothing`() throws {
    var scene = Scene()
    let fasts = (1...5).map { fast($0, scene, ago: Int64($0) * 24, hours: 16) }
    try take(fasts, &scene)
    #expect(scene.refusal(of: .take(Intake(fasts.map { .row(.fast($0)) }))) == .nothingToChange)
    // Under other ids: by their times, though a program left out the seconds.
    let again = fasts.enumerated().map { index, old in
      Fast(
        id: RowID(bits: UInt64(index) << 60, 77),
        start: Mark(old.start.instant + .seconds(59), in: .utc),
        end: old.end.map { Mark($0.instant - .seconds(31), in: .utc) })
    }
    #expect(verdicts(again, scene) == fasts.map { .same($0.id) })
  }

  @Test func `are known by their names in the program they are from`() throws {
    var scene = Scene()
    let old = fast(1, scene, ago: 100, hours: 16, source: "Zero", id: "x")
    try take([old], &scene)
    let moved = fast(2, scene, ago: 50, hours: 16, source: "Zero", id: "x")
    let other = fast(3, scene, ago: 50, hours: 16, source: "Sunrise", id: "x")
    #expect(verdicts([moved], scene) == [.same(old.id)])
    #expect(verdicts([other], scene) == [.new])
  }

  @Test func `of one program are one fast where nearly all of it is shared`() throws {
    var scene = Scene()
    let old = fast(1, scene, ago: 100, hours: 20, source: "Zero")
    try take([old], &scene)
    #expect(
      verdicts([fast(2, scene, ago: 99, hours: 19, source: "Zero")], scene) == [.same(old.id)])
    let overlap = Intake.Verdict.overlaps(
      old.id, start: old.start.instant, end: old.end?.instant)
    #expect(verdicts([fast(2, scene, ago: 98, hours: 18, source: "Zero")], scene) == [overlap])
    #expect(verdicts([fast(2, scene, ago: 99, hours: 19, source: "Other")], scene) == [overlap])
    #expect(verdicts([fast(2, scene, ago: 80, hours: 10)], scene) == [.new])
    #expect(verdicts([fast(2, scene, ago: 110, hours: 10)], scene) == [.new])
  }

  @Test func `that share time with each other are taken the first of them`() throws {
    let scene = Scene()
    let (first, second) = (fast(1, scene, ago: 100, hours: 20), fast(2, scene, ago: 90, hours: 20))
    let overlap = Intake.Verdict.overlaps(
      first.id, start: first.start.instant, end: first.end?.instant)
    #expect(verdicts([first, second], scene) == [.new, overlap])
    #expect(verdicts([second, first], scene) == [overlap, .new])
    #expect(verdicts([first, first], scene) == [.new, .same(first.id)])
  }

  @Test func `are not taken where nobody could have recorded them`() throws {
    var scene = Scene()
    try scene.start(ago: .hours(3))
    var faulty: [(Fast, Intake.Fault)] = [
      (fast(1, scene, ago: 10, hours: 10 + 1), .inTheFuture),
      (fast(1, scene, ago: -1, hours: 2), .inTheFuture),
      (fast(1, scene, ago: 100, hours: 0), .endBeforeStart),
      (fast(1, scene, ago: 100, hours: -1), .endBeforeStart),
      (fast(1, scene, ago: 100, hours: 16, goal: 73), .goalTooLong),
      (fast(1, scene, ago: 100, hours: 16, goal: 0), .goalTooShort),
      (fast(1, scene, ago: 1_000_000, hours: 16), .tooLongAgo),
    ]
    let good = fast(1, scene, ago: 100, hours: 16)
    let wrong: [((inout Fast) -> Void, Intake.Fault)] = [
      ({ $0.note = String(repeating: "ä", count: 2001) }, .tooLong("note")),
      ({ $0.note = "a\u{0}b" }, .notPlain("note")),
      ({ $0.schedule = "\u{1B}[2J" }, .notPlain("schedule")),
      ({ $0.schedule = "Early\nbird" }, .notPlain("schedule")),
      ({ $0.origin = Fast.Origin(source: "Zero\tPlus", id: nil) }, .notPlain("source")),
      ({ $0.origin = Fast.Origin(source: "Zero", id: "1\n2") }, .notPlain("sourceID")),
      (
        { $0.start = Mark(instant: $0.start.instant, offset: 0, zone: "UT\nC", day: $0.start.day) },
        .notPlain("zone")
      ),
      ({ $0.mood = 6 }, .badValue("mood")),
      ({ $0.end = nil }, .alreadyFasting),
      (
        { $0.start = Mark(instant: $0.start.instant, offset: 99_999, zone: "", day: $0.start.day) },
        .badValue("offset")
      ),
      (
        { $0.start = Mark(instant: $0.start.instant, offset: 0, zone: "", day: $0.start.day + 9) },
        .badValue("day")
      ),
    ]
    for (change, fault) in wrong {
      var fast = good
      change(&fast)
      faulty.append((fast, fault))
    }
    for (fast, fault) in faulty {
      #expect(verdicts([fast], scene) == [.invalid(fault)], "\(fast)")
    }
    #expect(verdicts([good], scene) == [.new])
    let active = try #require(scene.engine.active)
    #expect(
      verdicts([fast(1, scene, ago: 4, hours: 2)], scene)
        == [.overlaps(active.id, start: active.start.instant, end: nil)])
  }

  @Test func `tell nothing of what is long past`() throws {
    var scene = Scene()
    scene.pass(.hours(1))
    let told = scene.told
    var running = fast(9, scene, ago: 30, hours: 1)
    running.end = nil
    let fasts = (1...8).map { fast($0, scene, ago: Int64($0) * 24 + 31, hours: 20) }
    try take(fasts + [running], &scene)
    #expect(scene.engine.active == running)
    #expect(scene.told == told)
    // The next warning is one that comes after it.
    scene.pass(.hours(19))
    #expect(scene.told.filter { $0.kind == .safety }.count == 1)
    #expect(
      scene.told.allSatisfy { $0.at > running.start.instant + .hours(30) || told.contains($0) })
  }

  @Test func `of other nouns fill what is empty and replace nothing`() throws {
    var scene = Scene()
    let id = { RowID(bits: $0 << 40, $0) }
    let reminder = Reminder(id: id(1), text: "Tea", rule: .once(scene.now + .hours(1)))
    let rows: [Row] = [
      .reminder(reminder), .choice(ScheduleChoice(id: id(2), schedule: "18:6")),
      .schedule(OwnSchedule(id: id(3), name: "Früh", hours: 15)),
      .vacation(Vacation(id: id(4), from: Day(number: 1), to: Day(number: 5))),
      .safety(SafetyAnswers(id: id(5), applies: [.frail], isAgreed: true, at: scene.now)),
      .program(DietProgram(id: id(7), start: Day(number: 10), end: Day(number: 40))),
      .profile(Profile(id: id(8), from: Day(number: 10))),
      .weighing(Weighing(id: id(9), at: Mark(scene.now, in: .utc), grams: 82_400)),
      .mealItem(.sample(id(21), "Oats", at: scene.now)),
      .food(Food(id: id(22), name: "Käse")), .completeDay(CompleteDay(id: id(23), on: .blank)),
      .target(Target(id: id(24), from: Day(number: 10), written: Mark(scene.now, in: .utc))),
      .drink(Drink(id: id(25), at: Mark(scene.now, in: .utc), ml: 300)),
    ]
    let intake = Intake(rows.map { .row($0) })
    let judge = { (scene: Scene, intake: Intake) in
      var needs = Needs()
      needs.everything = true
      return scene.engine.judge(intake, given: scene.shelf.facts(for: needs), at: scene.moment)
    }
    #expect(judge(scene, intake) == rows.map { _ in .new })
    try scene.perform(.take(intake))
    #expect(scene.engine.reminders == [reminder])
    #expect(scene.engine.standing.choice?.schedule == "18:6")
    let others: [Row] = [
      .reminder(Reminder(id: id(11), text: "Tea", rule: reminder.rule)),
      .choice(ScheduleChoice(id: id(12), schedule: nil)),
      .schedule(OwnSchedule(id: id(13), name: "früh", hours: 3)),
      .vacation(Vacation(id: id(14), from: Day(number: 5), to: Day(number: 9))),
      .safety(SafetyAnswers(id: id(15), applies: [], isAgreed: false, at: scene.now)),
      .program(DietProgram(id: id(17), start: Day(number: 39))),
      .profile(Profile(id: id(18), from: Day(number: 10))),
      .weighing(
        Weighing(
          id: id(20), at: Mark(instant: scene.now, offset: 0, zone: "GMT", day: scene.moment.day),
          grams: 82_400, note: "again")),
      .mealItem(.sample(id(31), "Oats", at: scene.now)),
      .food(Food(id: id(32), name: "KAESE")), .completeDay(CompleteDay(id: id(33), on: .blank)),
      .target(Target(id: id(34), from: Day(number: 10), written: Mark(scene.now, in: .utc))),
      .drink(Drink(id: id(35), at: Mark(scene.now, in: .utc), ml: 300, what: "tea")),
    ]
    #expect(
      judge(scene, Intake(others.map { .row($0) })) == rows.map { .same($0.id) })
    let bad: [(Row, Intake.Fault)] = [
      (.schedule(OwnSchedule(id: id(6), name: "x", hours: 24)), .badValue("hours")),
      (.vacation(Vacation(id: id(6), from: Day(number: 9), to: Day(number: 8))), .endBeforeStart),
      (.reminder(Reminder(id: id(6), text: " ", rule: reminder.rule)), .badValue("text")),
      (.food(Food(id: id(6), name: " ")), .badValue("name")),
      (.drink(Drink(id: id(6), at: Mark(scene.now, in: .utc), ml: 9)), .badValue("ml")),
    ]
    let names: [(name: String, fault: Intake.Fault)] = [
      ("16:8", .reserved("name")), ("open", .reserved("name")), ("90m", .reserved("name")),
      ("", .reserved("name")), (" ", .reserved("name")), (" Late", .reserved("name")),
      ("Late\nbird", .notPlain("name")), ("Late\tbird", .notPlain("name")),
    ]
    let named = names.map { (Row.schedule(.init(id: id(6), name: $0.name, hours: 15)), $0.fault) }
    for (row, fault) in bad + named {
      #expect(judge(scene, Intake([.row(row)])) == [.invalid(fault)], "\(row)")
    }
    let next = DietProgram(id: id(19), start: Day(number: 40))
    #expect(judge(scene, Intake([.row(.program(next))])) == [.new])
  }
}
