import Nouns
import Rules
import Testing
import Time

/// Which value a register has, and what is told of the others.
@Suite struct RegisterRuleTests {
  private static let fast = Sample.fast(1, 0, 10)

  /// A fast on two machines that know it and nothing else of each other.
  private static var shared: Scribe {
    var scribe = Scribe()
    scribe.add(.a, fast)
    scribe.meet(.b)
    scribe.meet(.c)
    return scribe
  }

  @Test func `a deletion that nobody knew of stands, whatever the clocks`() {
    var scribe = Self.shared
    scribe.delete(.a, Self.fast)
    scribe.delete(.b, Self.fast)
    scribe.write(.b, .init(Self.fast.row), ["alive": .number(1)], ["alive"], kind: .undo)
    #expect(scribe.merge.rows.isEmpty)
    #expect(scribe.merge.conflictWords == ["fast alive 1"])
    scribe.meet(.a)
    scribe.write(.a, .init(Self.fast.row), ["alive": .number(1)], ["alive"], kind: .undo)
    #expect(scribe.merge.rows == [Self.fast.row])
    #expect(scribe.merge.conflicts.isEmpty)
  }

  @Test func `deleted here and edited there is one conflict with all that was lost`() {
    var scribe = Self.shared
    scribe.delete(.a, Self.fast, at: 900)
    scribe.edit(.b, Self.fast, "note", ["note": .text("B")])
    scribe.delete(.c, Self.fast, at: 30)
    scribe.write(.c, .init(Self.fast.row), ["alive": .number(1)], ["alive"], kind: .undo)
    #expect(scribe.merge.conflictWords == ["fast alive 2"])
  }

  @Test func `an edit by somebody who knew of the deletion is not lost to it`() {
    var scribe = Self.shared
    scribe.delete(.a, Self.fast)
    scribe.meet(.b)
    scribe.edit(.b, Self.fast, "note", ["note": .text("B")])
    #expect(scribe.merge.conflicts.isEmpty)
  }

  @Test func `a deletion that a baseline repeats goes by its place`() {
    var scribe = Self.shared
    scribe.delete(.b, Self.fast, verb: "baseline", at: 900)
    #expect(scribe.merge.rows == [Self.fast.row])
    #expect(scribe.merge.conflicts.isEmpty)
  }

  @Test(arguments: ["import", "restore", "baseline"])
  func `what only repeats gives way, and is told in one line`(verb: String) {
    var scribe = Self.shared
    scribe.edit(.a, Self.fast, "note", ["note": .text("A")])
    scribe.see(.c, [:])
    var old = Self.fast
    old.note = "old"
    scribe.add(.b, old, verb: verb, at: 900)
    #expect(scribe.merge.rows.first?.fast?.note == "A")
    #expect(scribe.merge.conflicts.filter { !$0.isRepeat }.isEmpty)
    #expect(scribe.merge.conflicts.contains { $0.subject.id == Self.fast.id.text })
  }

  /// The last that it wrote before its first word only repeats, and so knows nobody by its place.
  @Test func `whatever a device said before its first word tells what it knew`() {
    var scribe = Scribe()
    scribe.see(.a, [:])
    scribe.add(.a, Self.fast)
    scribe.edit(.a, Self.fast, "note", ["note": .text("A")])
    scribe.edit(.b, Self.fast, "note", ["note": .text("B")])
    var copy = Self.fast
    copy.note = "B"
    scribe.add(.b, copy, verb: "baseline")
    scribe.see(.b, [Scribe.id(.a): 3])
    #expect(scribe.merge.conflictWords == [])
    #expect(scribe.merge.rows.first?.fast?.note == "B")
  }

  @Test func `answers and births that only repeat are told one by one`() {
    var scribe = Scribe()
    let answers = { (applies: Set<SafetyQuestion>) in
      SafetyAnswers(id: Sample.id(9), applies: applies, isAgreed: false, at: .blank)
    }
    scribe.add(.a, answers([.frail]))
    scribe.see(.b, [:])
    scribe.add(.b, answers([.diabetes]), verb: "restore")
    #expect(scribe.merge.conflictWords == ["safety answers 1"])
    #expect(scribe.merge.conflicts.allSatisfy { !$0.isRepeat })
  }

  private struct Silent: CustomTestStringConvertible, Sendable {
    let row: Row
    let register: String
    let sets: [String: Cell]
    let isTold: Bool

    var testDescription: String { "\(row.kind) \(register)" }
  }

  private static var silent: [Silent] {
    let (day, mark) = (Day(number: 20_514), Sample.mark(0))
    var target = Target(id: Sample.id(1), from: day, written: mark)
    target.kcal = 1500
    var complete = CompleteDay()
    (complete.id, complete.on) = (Sample.id(2), day)
    let week = WeekPlan(id: Sample.id(3), from: day, days: [:])
    let weighing = Weighing(id: Sample.id(4), at: mark, grams: 80_000)
    let other: [String: Cell] = [
      "written_ms": .number(5), "written_offset": .number(0), "written_zone": .text("UTC"),
      "written_day": .number(20_514),
    ]
    return [
      Silent(row: target.row, register: "written", sets: other, isTold: false),
      Silent(row: target.row, register: "alive", sets: ["alive": .number(0)], isTold: false),
      Silent(
        row: complete.row, register: "on", sets: ["on_day": .number(20_515)], isTold: false),
      Silent(row: weighing.row, register: "written", sets: other, isTold: false),
      Silent(row: weighing.row, register: "grams", sets: ["grams": .number(1)], isTold: true),
      Silent(
        row: Sample.item(5).row, register: "written", sets: ["written_ms": .number(5)],
        isTold: false),
      Silent(
        row: fast.row, register: "origin", sets: ["source": .text("file")], isTold: false),
      Silent(row: fast.row, register: "reason", sets: ["reason": .text("hunger")], isTold: true),
      Silent(
        row: week.row, register: "dates",
        sets: ["from_day": .number(20_514), "to_day": .number(20_520)], isTold: false),
      Silent(row: week.row, register: "dates", sets: ["from_day": .number(20_515)], isTold: true),
      Silent(
        row: ScheduleChoice(id: Sample.id(6), schedule: nil).row, register: "id",
        sets: ["id": .text(Sample.id(7).text)], isTold: false),
    ]
  }

  @Test(arguments: silent)
  private func `of what says nothing to a person nothing is told`(example: Silent) {
    var scribe = Scribe()
    let registers = Registers.of(example.row.kind)
    let subject = Operation.Subject(example.row)
    scribe.write(.a, subject, registers.sets(example.row.cells))
    scribe.meet(.b)
    let own = registers.sets(example.row.cells, in: [example.register])
    let before = example.register == "alive" ? ["alive": .number(1)] : own
    scribe.write(.a, subject, example.sets, [example.register])
    scribe.write(.b, subject, before, [example.register])
    #expect(scribe.merge.conflicts.isEmpty != example.isTold)
  }

  @Test func `the words of a later version leave a register as it was`() {
    var scribe = Self.shared
    scribe.edit(.a, Self.fast, "reason", ["reason": .text("hunger")])
    let later = scribe.edit(.a, Self.fast, "reason", ["reason": .text("moon")])
    #expect(scribe.merge.rows.first?.fast?.reason == .hunger)
    #expect(scribe.merge.kept == [later])
  }

  @Test func `a row with nothing but such a word in a register waits whole`() {
    var scribe = Scribe()
    var sets = Registers.of(.mealItem).sets(Sample.item(1).row.cells)
    sets["slot"] = .text("supper")
    scribe.write(.a, .init(Sample.item(1).row), sets)
    #expect(scribe.merge.heldWords == ["mealItem newer"])
    #expect(scribe.merge.rows.isEmpty)
    scribe.edit(.a, Sample.item(1), "slot", ["slot": .text("lunch")])
    #expect(scribe.merge.rows == [Sample.item(1, slot: .lunch).row])
  }

  @Test func `the bits of a mask that are known count`() {
    var scribe = Scribe()
    let answers = SafetyAnswers(id: Sample.id(9), applies: [.frail], isAgreed: false, at: .blank)
    var sets = Registers.of(.safety).sets(answers.row.cells)
    sets["applies"] = .number(1 << 7 | 1 << 40)
    scribe.write(.a, .init(answers.row), sets)
    #expect(scribe.merge.rows == [answers.row])
    #expect(scribe.merge.kept.isEmpty)
  }

  @Test func `a row that lacks what it cannot do without waits`() {
    var scribe = Self.shared
    scribe.write(
      .a, .init(Sample.fast(2, 0).row), ["alive": .number(1), "mood": .number(3)],
      ["alive", "mood"])
    #expect(scribe.merge.heldWords == ["fast incomplete"])
    #expect(scribe.merge.rows == [Self.fast.row])
  }

  @Test func `what a later version says of a device is kept`() {
    var scribe = Self.shared
    let known = ["name", "seen", "left", "counts"]
    for register in known {
      scribe.write(.a, .init(noun: "device", id: Scribe.id(.a)), [:], [register])
    }
    #expect(scribe.merge.kept.isEmpty)
    let later = scribe.write(.a, .init(noun: "device", id: Scribe.id(.a)), [:], ["colour"])
    #expect(scribe.merge.kept == [later])
  }
}
