import Nouns
import Rules
import Testing
import Time

/// Targets that machines apply by themselves when a block begins.
@Suite struct TargetRuleTests {
  private static let start = Day(number: 20_514)

  private static func target(_ number: UInt64, on day: Int64, hour: Int64) -> Target {
    var target = Target(id: Sample.id(number), from: start + day, written: Sample.mark(hour))
    target.kcal = 1500 + Int64(number)
    return target
  }

  private static func ids(_ merge: Merge) -> [RowID] {
    merge.rows.filter { $0.kind == .target }.map(\.id)
  }

  @Test func `a block keeps the one that was written first, on whichever of its days`() {
    var scribe = Scribe()
    // Two days at maintenance, then a diet block of a fortnight.
    scribe.add(.a, DietProgram(id: Sample.id(9), start: Self.start, leadIn: 2))
    scribe.see(.b, [:])
    scribe.add(.b, Self.target(1, on: 3, hour: 90), verb: "applyTarget")
    scribe.add(.a, Self.target(2, on: 2, hour: 60), verb: "applyTarget")
    #expect(Self.ids(scribe.merge) == [Sample.id(2)])
    #expect(scribe.merge.heldWords == ["target automatic, untold"])
    scribe.add(.b, Self.target(3, on: 16, hour: 400), verb: "applyTarget")
    #expect(Self.ids(scribe.merge) == [Sample.id(2), Sample.id(3)])
  }

  @Test func `a program that is held back makes no blocks`() {
    var scribe = Scribe()
    let held = DietProgram(id: Sample.id(8), start: Self.start, leadIn: 0)
    scribe.add(.a, held)
    scribe.add(.b, DietProgram(id: Sample.id(9), start: Self.start, leadIn: 3))
    scribe.add(.b, Self.target(1, on: 2, hour: 50), verb: "applyTarget")
    scribe.add(.c, Self.target(2, on: 3, hour: 70), verb: "applyTarget")
    #expect(Self.ids(scribe.merge).count == 2)
  }

  @Test func `without a program it is one for each date`() {
    var scribe = Scribe()
    scribe.add(.a, Self.target(1, on: 0, hour: 1), verb: "applyTarget")
    scribe.add(.b, Self.target(2, on: 0, hour: 2), verb: "applyTarget")
    scribe.add(.c, Self.target(3, on: 1, hour: 25), verb: "applyTarget")
    #expect(Self.ids(scribe.merge) == [Sample.id(1), Sample.id(3)])
  }

  @Test func `one that a person asked for counts beside it`() {
    var scribe = Scribe()
    scribe.add(.a, Self.target(1, on: 0, hour: 1), verb: "applyTarget")
    scribe.add(.b, Self.target(2, on: 0, hour: 2), verb: "profile")
    #expect(Self.ids(scribe.merge).count == 2)
  }

  @Test(arguments: ["restore", "baseline"])
  func `a copy of one makes it no other`(verb: String) {
    var scribe = Scribe()
    scribe.add(.a, Self.target(1, on: 0, hour: 1), verb: "applyTarget")
    scribe.add(.b, Self.target(2, on: 0, hour: 2), verb: "applyTarget")
    scribe.add(.c, Self.target(2, on: 0, hour: 2), verb: verb)
    #expect(Self.ids(scribe.merge) == [Sample.id(1)])
  }

  /// Else a number that is mended in the middle of a block would be held, and made again for ever.
  @Test func `so does one whose device knew of the first`() {
    var scribe = Scribe()
    scribe.add(.a, Self.target(1, on: 0, hour: 1), verb: "applyTarget")
    scribe.add(.a, Self.target(2, on: 0, hour: 2), verb: "applyTarget")
    scribe.meet(.b)
    scribe.add(.b, Self.target(3, on: 0, hour: 3), verb: "applyTarget")
    #expect(Self.ids(scribe.merge).count == 3)
    scribe.add(.c, Self.target(4, on: 0, hour: 4), verb: "applyTarget")
    #expect(Self.ids(scribe.merge) == [1, 2, 3].map(Sample.id))
  }
}
