import Nouns
import Rules
import TestSupport
import Testing
import Time

@testable import Store

@MainActor @Suite struct NewsTests {
  let scratch = Scratch()
  let ledger: Ledger

  init() throws {
    ledger = try scratch.open()
  }

  private func commit(_ news: News...) throws {
    _ = try ledger.commit(.news(news), at: .noon)
  }

  private var events: [News] {
    get throws {
      try ledger.changes(since: 0, limit: .max).compactMap {
        if case .news(let news) = $0.subject { news } else { nil }
      }
    }
  }

  @Test(arguments: News.Kind.allCases)
  func `news of every kind and state is read back as it was written`(kind: News.Kind) throws {
    let all = News.State.allCases.enumerated().map { number, state in
      let at = Instant.noon + .minutes(Int64(number))
      return News(
        key: .init(subject: "x", kind: kind, at: at), decided: at + .second,
        boot: number.isMultiple(of: 2) ? BootTime(id: "boot ü", elapsed: .minutes(7)) : nil,
        state: state, again: state == .snoozed ? at + .hour : nil)
    }
    _ = try ledger.commit(.news(all), at: .noon)
    #expect(try ledger.news(about: ["x"]) == all)
    let told = Set(try events.map(\.state))
    let heard: Set<News.State> = [.due, .held, .absorbed]
    #expect(told.isSubset(of: kind == .cycleRecovered ? heard.union([.silent]) : heard))
    #expect(try events.allSatisfy(all.contains))
  }

  @Test func `the most extreme numbers come back from table and log`() throws {
    let extremes = [Int64.min, .max].map { number in
      News(
        key: .init(subject: "", kind: .beyond, at: Instant(milliseconds: number)),
        decided: Instant(milliseconds: number),
        boot: BootTime(id: "", elapsed: Span(milliseconds: number)), state: .due,
        again: Instant(milliseconds: number))
    }
    _ = try ledger.commit(.news(extremes), at: .noon)
    #expect(try ledger.news(about: [""]) == extremes)
    #expect(try events == extremes)
  }

  @Test func `a row takes over all that is new about it`() throws {
    var news = News.sample()
    try commit(news)
    news.decided = .noon + .hour
    news.boot = BootTime(id: "boot", elapsed: .hour)
    news.state = .snoozed
    news.again = .noon + .hours(2)
    try commit(news)
    #expect(try ledger.news(about: ["x"]) == [news])
    news.boot = nil
    news.again = nil
    try commit(news)
    #expect(try ledger.news(about: ["x"]) == [news])
  }

  /// The states a row goes through, and after which of them followers hear of it.
  nonisolated static let lives: [(News.Kind, [News.State], [Int])] = [
    (.goalReached, [.due, .shown, .seen, .withdrawn], [0]),
    (.goalReached, [.due, .due, .closed, .due, .shown], [0, 3]),
    (.goalReached, [.held, .due, .shown], [0]),
    (.goalReached, [.held, .absorbed], [0]),
    (.goalReached, [.held, .closed], [0]),
    (.goalReached, [.due, .snoozed, .due, .seen, .snoozed, .due], [0]),
    (.safety, [.absorbed, .absorbed, .withdrawn], [0]),
    // A server took it along, and the next one shows it.
    (.goalReached, [.due, .shown, .due], [0]),
    (.halfway, [.absorbed], []),
    (.goalReached, [.silent], []),
    // Nobody is told, and the log is.
    (.cycleRecovered, [.silent], [0]),
    (.windowClosed, [.withdrawn], []),
    (.summary, [.due, .shown], []),
    (.reminder, [.held, .absorbed], [0]),
  ]

  @Test(arguments: lives)
  func `followers see once what the person is told once`(
    kind: News.Kind, states: [News.State], heard: [Int]
  ) throws {
    let rows = states.map { News.sample("x", kind, $0) }
    for news in rows { try commit(news) }
    #expect(try events == heard.map { rows[$0] })
    #expect(try ledger.news(about: ["x"]) == rows.suffix(1))
  }

  @Test func `followers hear again of what a wrong clock had told too early`() throws {
    let early = News.sample("x", .goalReached, .shown)
    var due = early
    due.state = .due
    try commit(due)
    try commit(early)
    due.decided = due.decided + .hours(5)
    try commit(due)
    #expect(try events.count == 2)
  }

  @Test func `the news of some subjects are theirs alone`() throws {
    let id = RowID(1).text
    let all = [
      News.sample("2026-03-02", .windowOpened, .silent), .sample(id, .goalReached, .shown),
      .sample(id, .halfway, .absorbed), .sample(id + "@2026-03-02", .reminder, .seen),
    ]
    _ = try ledger.commit(.news(all + [.sample("2026-03-03", .windowOpened)]), at: .noon)
    var needs = Needs()
    needs.newsOf = ["2026-03-02", id]
    #expect(try ledger.facts(for: needs).news == all)
    needs.newsOf = [id + "@2026-03-02", "nobody"]
    #expect(try ledger.facts(for: needs).news == [all[3]])
  }

  private func opening(at now: Instant = .noon) throws -> Opening {
    ledger.close()
    return try Ledger.open(scratch.places, at: now).opening
  }

  @Test func `the opening has what is open, and nothing that is settled or long past`() throws {
    let old = Instant.noon - .hours(60 * 24) - .second
    for (number, state) in News.State.allCases.enumerated() {
      try commit(.sample("new \(number)", .reminder, at: .noon, state))
      try commit(.sample("old \(number)", .reminder, at: old, state))
    }
    let news = try opening().news
    #expect(news.filter { $0.key.at == old }.map(\.state) == [.due])
    #expect(
      Set(news.filter { $0.key.at == .noon }.map(\.state))
        == [.due, .held, .snoozed, .shown, .seen])
    #expect(news.count == 6)
  }

  @Test func `the opening has all about the running and the last fast`() throws {
    let fasts = [
      Fast.sample(1, hours: -90, lasting: .hour), .sample(2, hours: -80, lasting: .hour),
      .sample(3),
    ]
    _ = try ledger.commit(
      .command(fasts.map { Change(before: nil, after: .fast($0)) }), at: .noon)
    let long = Instant.noon - .hours(9000)
    let all = fasts.flatMap { fast in
      News.State.allCases.enumerated().map { number, state in
        News.sample(fast.id.text, .beyond, at: long + .hours(Int64(number)), state)
      }
    }
    _ = try ledger.commit(.news(all), at: .noon)
    let news = try opening().news
    #expect(news.filter { $0.key.subject == fasts[0].id.text }.map(\.state) == [.due])
    for fast in fasts[1...] {
      #expect(
        news.filter { $0.key.subject == fast.id.text }.map(\.state) == News.State.allCases)
    }
    #expect(zip(news, news.dropFirst()).allSatisfy { $0.key.at <= $1.key.at })
  }

  @Test func `a piece of news that no fastd wrote is told anew`() throws {
    try commit(.sample())
    try ledger.connection.script("UPDATE news SET state = 'unheard of'")
    #expect(try ledger.openNews(at: .noon, about: []) == [])
    try commit(.sample())
    #expect(try ledger.openNews(at: .noon, about: []) == [.sample()])
  }
}
