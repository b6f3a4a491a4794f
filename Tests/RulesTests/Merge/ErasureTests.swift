import Nouns
import Rules
import Testing
import Time

/// Which operations an erasure empties.
@Suite struct ErasureTests {
  private static let fast = Sample.fast(1, 0, 10)

  private static func answers(_ questions: Set<SafetyQuestion>) -> SafetyAnswers {
    SafetyAnswers(id: Sample.id(9), applies: questions, isAgreed: false, at: .blank)
  }

  @Test func `a row is erased for ever, whatever is said of it before or after`() {
    var scribe = Scribe()
    scribe.add(.a, Self.fast)
    scribe.meet(.b)
    scribe.edit(.b, Self.fast, "note", ["note": .text("later")], at: 900)
    scribe.erase(.c, Self.fast)
    scribe.add(.c, Self.fast, at: 901)
    #expect(scribe.merge.rows.isEmpty)
    #expect(scribe.merge.conflicts.isEmpty)
  }

  @Test func `an erasure behind a gap erases nothing yet`() {
    var scribe = Scribe()
    scribe.add(.a, Self.fast)
    scribe.see(.b, [:])
    scribe.erase(.b, Self.fast)
    var logs = OperationLogs()
    for line in scribe.lines where line.verb.text != "seen" { logs.take(line) }
    #expect(Merge(logs).rows == [Self.fast.row])
  }

  @Test func `an erasure by a later version is kept, and erases nothing`() {
    var scribe = Scribe()
    scribe.add(.a, Self.fast)
    let erasure = scribe.erase(.a, Self.fast, version: 2)
    #expect(scribe.merge.rows == [Self.fast.row])
    #expect(scribe.merge.kept == [erasure])
  }

  @Test func `of answers only those are erased that the erasure knew of`() {
    var scribe = Scribe()
    scribe.add(.a, Self.answers([.pregnancy]))
    scribe.see(.b, [:])
    scribe.add(.b, Self.answers([.diabetes]))
    scribe.erase(.a, Self.answers([]))
    #expect(scribe.merge.rows == [Self.answers([.diabetes]).row])
    scribe.add(.a, Self.answers([.frail]), at: 1)
    #expect(scribe.merge.rows == [Self.answers([.diabetes, .frail]).row])
  }

  /// That it is there was only said by what the erasure emptied.
  @Test func `a yes that an erasure did not know of stands`() throws {
    var scribe = Scribe()
    let answers = Self.answers([.pregnancy])
    let first = scribe.add(.a, answers)
    scribe.meet(.b)
    let sets = Registers.of(.safety).sets(
      Self.answers([.pregnancy, .diabetes]).row.cells, in: ["answers"])
    scribe.write(.b, .init(answers.row), sets, ["answers"], prev: first)
    scribe.erase(.a, answers)
    let row = try #require(scribe.merge.rows.first)
    guard case .safety(let left) = row else { return #expect(Bool(false)) }
    #expect(left.applies == [.pregnancy, .diabetes])
  }

  @Test func `what a device says of itself is never erased`() {
    var scribe = Scribe()
    scribe.add(.a, Self.fast)
    scribe.meet(.b)
    scribe.write(
      .a, .init(noun: "device", id: Scribe.id(.b)), nil, kind: .erase, verb: "purge")
    scribe.edit(.b, Self.fast, "note", ["note": .text("B")])
    scribe.edit(.a, Self.fast, "note", ["note": .text("A")], at: 1)
    // It still knows A's first one, and A's second knows nothing of it.
    #expect(scribe.merge.conflictWords == ["fast note 1"])
    #expect(scribe.merge.rows.first?.fast?.note == "B")
  }

  /// Else who still has its body would hold settled what is open for all others.
  @Test func `what is erased tells no more what its device knew`() {
    var scribe = Scribe()
    let other = Sample.fast(2, 20, 30)
    scribe.see(.b, [:])
    scribe.add(.a, Self.fast)
    let note = scribe.edit(.a, Self.fast, "note", ["note": .text("A")])
    scribe.add(.b, other)
    scribe.write(.b, .init(other.row), ["mood": .number(3)], ["mood"], prev: note)
    scribe.edit(.b, Self.fast, "note", ["note": .text("B")])
    #expect(scribe.merge.conflicts.isEmpty)
    scribe.erase(.c, other)
    #expect(scribe.merge.conflictWords == ["fast note 1"])
    var emptied = OperationLogs()
    for line in scribe.lines {
      if line.subject.id == other.id.text, line.kind != .erase {
        emptied.take(emptied: line.name)
      } else {
        emptied.take(line)
      }
    }
    #expect(Merge(emptied) == scribe.merge)
  }
}
