import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct WeighingTests {
  let scratch = Scratch()
  let ledger: Ledger
  /// Two of them at each moment.
  private let weighings: [Weighing]

  init() throws {
    ledger = try scratch.open()
    weighings = (1...30 as ClosedRange<UInt64>).map {
      .sample($0, hours: Int64($0 / 2), grams: 80_000 + Int64($0))
    }
    let changes = weighings.map { Change(before: nil, after: .weighing($0)) }
    _ = try ledger.commit(.command(changes), at: .later)
  }

  private var newestFirst: [Weighing] {
    weighings.sorted { ($0.at.instant, $0.id.text) > ($1.at.instant, $1.id.text) }
  }

  @Test(arguments: [1, 7, 30, 100])
  func `pages are newest first, and together each of them once`(length: Int) throws {
    var query = DatedQuery()
    var read: [Weighing] = []
    while true {
      let page = try ledger.newest(Weighing.self, query, limit: length)
      guard let last = page.last else { break }
      #expect(page.count <= length)
      read += page
      query.before = HistoryQuery.Place(start: last.at.instant, id: last.id)
    }
    #expect(read == newestFirst)
  }

  @Test func `one is found by the beginning of its id`() throws {
    let one = weighings[11]
    for length in [8, 26] {
      let prefix = String(one.id.text.prefix(length))
      #expect(try ledger.newest(Weighing.self, DatedQuery(idPrefix: prefix), limit: 9) == [one])
      var needs = Needs()
      needs.row = RowPrefix(.weighing, prefix)
      #expect(try ledger.facts(for: needs).rows == [.weighing(one)])
      needs.row = RowPrefix(.fast, prefix)
      #expect(try ledger.facts(for: needs).rows == [])
    }
    for prefix in ["zz", "%", "A", "'"] {
      #expect(try ledger.newest(Weighing.self, DatedQuery(idPrefix: prefix), limit: 9) == [])
      var needs = Needs()
      needs.row = RowPrefix(.weighing, prefix)
      #expect(try ledger.facts(for: needs).rows == [])
    }
    #expect(try ledger.newest(Weighing.self, DatedQuery(), limit: -1) == [])
  }

  @Test func `an import is compared with all of them`() throws {
    _ = try ledger.commit(.command([Change(before: nil, after: .reminder(.sample(90)))]), at: .noon)
    var needs = Needs()
    needs.everything = true
    let rows = try ledger.facts(for: needs).everything
    #expect(Set(rows.map(\.id)) == Set(weighings.map(\.id) + [RowID(90)]))
  }

  @Test func `they leave page by page, by their ids`() throws {
    var read: [Row] = []
    while true {
      let page = try ledger.rows(of: .weighing, after: read.last?.id, limit: 7)
      read += page
      if page.count < 7 { break }
    }
    #expect(read == weighings.sorted { $0.id.text < $1.id.text }.map(\.row))
  }

  @Test func `of many sound ones none is looked at when the database is opened`() throws {
    let suspects = try ledger.connection.rows(Row.Kind.weighing.table.suspects) { _ in true }
    #expect(suspects.isEmpty)
  }
}
