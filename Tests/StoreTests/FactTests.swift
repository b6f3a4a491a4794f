import Nouns
import Rules
import Testing
import Time

@testable import Store

/// What the rules ask for.
@MainActor @Suite struct FactTests {
  let ten: TenFasts
  var ledger: Ledger { ten.ledger }
  var fasts: [Fast] { ten.fasts }

  init() throws {
    ten = try TenFasts()
  }

  @Test func `each of several ids is looked up, and the last one beside some`() throws {
    var needs = Needs()
    needs.fasts = [fasts[7].id.text, "zz", fasts[4].id.text]
    needs.lastBeside = [fasts[9].id, fasts[8].id, fasts[2].id]
    let facts = try ledger.facts(for: needs)
    #expect(facts.named == [[fasts[7]], [], [fasts[4]]])
    #expect(facts.lastBeside == [fasts[7], fasts[7]])
    needs.lastBeside = Set(fasts.map(\.id))
    #expect(try ledger.facts(for: needs).lastBeside == [])
  }

  @Test func `nothing is read that was not asked for`() throws {
    #expect(try ledger.facts(for: Needs()) == Facts())
  }

  nonisolated static let ranges: [(Int64, Int64, [Int])] = [
    (0, 18, [0]), (18, 24, []), (17, 25, [0, 1]), (-5, 0, []), (24, 24 * 3, [1, 2]),
    (24 * 3, 24 * 6, [3, 5]), (24 * 20, 24 * 30, []), (1, 1, [0]),
  ]

  @Test(arguments: ranges)
  func `overlapping fasts are those that share time with the range`(
    from: Int64, to: Int64, expected: [Int]
  ) throws {
    var needs = Needs()
    needs.overlapping = Instant.noon + .hours(from)..<Instant.noon + .hours(to)
    #expect(ten.numbers(try ledger.facts(for: needs).overlapping) == expected)
  }

  @Test func `an ambiguous prefix names some of the candidates`() throws {
    var needs = Needs()
    needs.fast = ""
    #expect(try ledger.facts(for: needs).fasts.count == 10)
    needs.fast = ten.running.id.text
    #expect(try ledger.facts(for: needs).fasts == [ten.running])
  }

  @Test func `the last finished fast is neither running nor cancelled`() throws {
    var needs = Needs()
    needs.lastFinished = true
    #expect(try ledger.facts(for: needs).lasts.finished == fasts[9])
  }

  @Test func `the last that was meant is no slip`() throws {
    var needs = Needs()
    needs.lastFinished = true
    let lengths: [(minutes: Int64, goal: Span?)] = [(5, .hours(16)), (1, nil), (4, .minutes(3))]
    for (number, length) in lengths.enumerated() {
      var slip = Fast.sample(
        UInt64(200 + number), hours: 24 * 15 + Int64(number), lasting: .minutes(length.minutes))
      slip.goal = length.goal
      _ = try ledger.commit(.command(after: slip), at: .noon)
      let facts = try ledger.facts(for: needs)
      #expect(facts.lasts.finished == slip)
      // The last one met its goal.
      #expect(facts.lasts.meant == (number < 2 ? fasts[9] : slip))
      var beside = Needs()
      beside.lastBeside = number < 2 ? [fasts[9].id] : [slip.id]
      let others = try ledger.facts(for: beside).lastBeside
      #expect(others.last == (number < 2 ? fasts[8] : fasts[9]))
    }
  }

  @Test func `credits are the days of the completed fasts, oldest first`() throws {
    var needs = Needs()
    needs.credits = true
    let expected: [DaySpan] = fasts.filter { !$0.isCancelled }.compactMap(\.creditSpan)
    #expect(try ledger.facts(for: needs).credits == expected)
  }

  @Test func `credits agree with the rules`() throws {
    var cases: [Fast] = []
    for (number, goal) in [nil, Span.zero, .hours(5), .hours(6), .hours(7)].enumerated() {
      for (index, lasting) in [Span.zero, .hours(6), .hours(-3)].enumerated() {
        let id = UInt64(1000 + 10 * number + index)
        cases.append(.sample(id, hours: -500, lasting: lasting, goal: goal))
      }
    }
    let before = try ledger.credits().count
    for fast in cases { _ = try ledger.commit(.command(after: fast), at: .noon) }
    #expect(try ledger.credits().count - before == cases.compactMap(\.creditSpan).count)
  }
}
