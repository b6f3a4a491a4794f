import Nouns
import Rules
import Testing
import Time

@testable import Store

@MainActor @Suite struct QueryTests {
  let ten: TenFasts
  var ledger: Ledger { ten.ledger }
  var fasts: [Fast] { ten.fasts }

  init() throws {
    ten = try TenFasts()
  }

  private func history(_ change: (inout HistoryQuery) -> Void) throws -> [Int] {
    var query = HistoryQuery()
    change(&query)
    return ten.numbers(try ledger.history(query))
  }

  @Test func `history is newest first and without the cancelled`() throws {
    #expect(try history { _ in } == [99, 9, 8, 7, 6, 5, 3, 2, 1, 0])
    #expect(try history { $0.includesCancelled = true } == [99, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
  }

  nonisolated static let lengths: [(Int, [Int])] = [
    (-1, []), (0, []), (3, [99, 9, 8]), (.max, [99, 9, 8, 7, 6, 5, 3, 2, 1, 0]),
  ]

  @Test(arguments: lengths)
  func `history is as long as asked`(last: Int, expected: [Int]) throws {
    #expect(try history { $0.last = last } == expected)
  }

  @Test(arguments: 1...11)
  func `pages join without a gap or a double`(size: Int) throws {
    var joined: [Fast] = []
    var query = HistoryQuery()
    query.last = size
    while case let page = try ledger.history(query), let last = page.last {
      joined += page
      query.before = .init(start: last.start.instant, id: last.id)
    }
    #expect(ten.numbers(joined) == [99, 9, 8, 7, 6, 5, 3, 2, 1, 0])
  }

  @Test func `fasts of one instant are paged by id`() throws {
    let twins = (200..<205).map { Fast.sample($0, hours: -90, lasting: .hour) }
    for twin in twins { _ = try ledger.commit(.command(after: twin), at: .noon) }
    let sorted = twins.sorted { $0.id.text > $1.id.text }
    var query = HistoryQuery()
    query.before = .init(start: sorted[1].start.instant, id: sorted[1].id)
    #expect(try ledger.history(query) == Array(sorted[2...]))
  }

  nonisolated static let touched: [(ClosedRange<Int64>, [Int])] = [
    (0...0, [0]), (1...1, [1, 0]), (3...5, [5, 3, 2]), (-9 ... -1, []), (11...19, []),
    (20...20, [99]), (25...30, [99]),
  ]

  @Test(arguments: touched)
  func `history of days holds every fast that touches one`(
    days: ClosedRange<Int64>, expected: [Int]
  ) throws {
    let range = Day.monday + days.lowerBound...Day.monday + days.upperBound
    #expect(try history { $0.days = range } == expected)
  }

  @Test func `history of days without end holds what touches them, page by page`() throws {
    func query(_ days: ClosedRange<Int64>, last: Int? = nil) throws -> [Int] {
      try history {
        $0.days = Day.monday + days.lowerBound...Day.monday + days.upperBound
        $0.last = last
      }
    }
    #expect(try query(-1_000_000...3) == [3, 2, 1, 0])
    #expect(try query(7...1_000_000) == [99, 9, 8, 7, 6])
    #expect(try query(-1_000_000...1_000_000, last: 2) == [99, 9])
    #expect(try query(-1_000_000...6, last: 2) == [6, 5])
  }

  nonisolated static let outcomes: [(Fast.Outcome, [UInt64])] = [
    (.completed, [301]), (.partial, [302]), (.open, [303]), (.cancelled, [304, 4]),
  ]

  @Test(arguments: outcomes)
  func `history of an outcome holds no other`(outcome: Fast.Outcome, expected: [UInt64]) throws {
    let table: [(UInt64, Span?, Bool)] = [
      (301, .hours(18), false), (302, .hours(19), false), (303, nil, false),
      (304, .hours(18), true),
    ]
    var found: [UInt64: Fast] = [4: fasts[4]]
    for (number, goal, isCancelled) in table {
      var fast = Fast.sample(number, hours: 24 * Int64(number), lasting: .hours(18))
      fast.goal = goal
      fast.isCancelled = isCancelled
      found[number] = fast
      _ = try ledger.commit(.command(after: fast), at: .noon)
    }
    var query = HistoryQuery()
    query.outcome = outcome
    let listed = try ledger.history(query).filter { fast in found.values.contains(fast) }
    #expect(listed == expected.compactMap { found[$0] })
    #expect(try ledger.history(query).allSatisfy { $0.outcome == outcome })
    #expect(try ledger.count(query) == Int64(try ledger.history(query).count))
  }

  nonisolated static let words: [([String], [String])] = [
    (["tea"], ["Green TEA", "tea at Bärbel's"]), (["TEA", "green"], ["Green TEA"]),
    (["BÄR"], ["tea at Bärbel's", "BÄRLAUCH"]), (["bor"], ["Borsch"]), (["100%"], ["100% done"]),
    (["1%"], []), (["a_b"], ["a_b"]), (["\\"], ["back\\slash"]), (["16:8"], ["100% done"]),
    (["Ελλάδα"], ["ελλάδα"]), ([String(repeating: "x", count: 200)], []),
  ]

  @Test(arguments: words)
  func `words are found in whatever case, and signs are no wildcards`(
    words: [String], expected: [String]
  ) throws {
    let notes = [
      "Green TEA", "tea at Bärbel's", "BÄRLAUCH", "100% done", "a_b", "axb", "back\\slash",
      "ελλάδα", "Borsch",
    ]
    for (index, note) in notes.enumerated() {
      var fast = Fast.sample(UInt64(400 + index), hours: 2000 - 24 * Int64(index), lasting: .hour)
      fast.note = note
      fast.schedule = note == "100% done" ? "16:8" : nil
      _ = try ledger.commit(.command(after: fast), at: .noon)
    }
    var query = HistoryQuery()
    query.words = words
    query.days = Day.monday + 50...Day.monday + 100
    let found = try ledger.history(query).filter(query.matches)
    #expect(found.compactMap(\.note) == expected)
    if words.allSatisfy({ $0.utf8.count == $0.unicodeScalars.count }) {
      #expect(try ledger.count(query) == Int64(found.count))
    } else {
      #expect(try ledger.count(query) == nil)
    }
  }

  @Test func `a schedule is found by its name`() throws {
    var fast = Fast.sample(500, hours: 2000, lasting: .hour)
    fast.schedule = "Nights"
    _ = try ledger.commit(.command(after: fast), at: .noon)
    #expect(try history { $0.schedule = "nights" }.count == 1)
    #expect(try history { $0.schedule = "night" } == [])
  }

  @Test func `all are counted, whatever the page`() throws {
    var query = HistoryQuery()
    query.last = 3
    query.before = .init(start: fasts[2].start.instant, id: fasts[2].id)
    #expect(try ledger.count(query) == 10)
    query.includesCancelled = true
    #expect(try ledger.count(query) == 11)
  }

  @Test func `history of a prefix holds what begins with it`() throws {
    let text = fasts[3].id.text
    #expect(try history { $0.idPrefix = String(text.prefix(12)) } == [3])
    #expect(try history { $0.idPrefix = text } == [3])
    #expect(try history { $0.idPrefix = text + "0" } == [])
    #expect(try history { $0.idPrefix = "" }.count == 10)
  }

  @Test(arguments: ["%", "_", "A", "é", "a\0", " "])
  func `what no id begins with finds nothing`(prefix: String) throws {
    #expect(try history { $0.idPrefix = prefix } == [])
    var needs = Needs()
    needs.fast = prefix
    #expect(try ledger.facts(for: needs).fasts == [])
  }

  @Test func `all conditions hold together`() throws {
    #expect(
      try history {
        $0.includesCancelled = true
        $0.last = 2
        $0.before = .init(start: fasts[6].start.instant, id: fasts[6].id)
        $0.days = .monday + 4...(.monday + 9)
      } == [5, 4])
  }

  @Test func `the log is read in pages from any number`() throws {
    let all = try ledger.changes(since: 0, limit: 100)
    #expect(all.map(\.seq) == Array(1...11))
    let rows = (fasts + [ten.running]).map(Row.fast)
    #expect(all.map(\.subject) == rows.map { .change(Change(before: nil, after: $0)) })
    #expect(try ledger.changes(since: 3, limit: 2) == Array(all[3..<5]))
    #expect(try ledger.changes(since: 11, limit: 5) == [])
    #expect(try ledger.changes(since: 0, limit: -1) == [])
    #expect(all.allSatisfy { $0.actor == "test" && $0.at == .noon })
  }
}
