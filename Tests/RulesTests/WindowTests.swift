import Nouns
import Rules
import TestSupport
import Testing
import Time

@Suite struct `Eating windows` {
  private static func fixed(_ text: String) throws -> WindowRule {
    let ends = text.split(separator: "-").map(String.init)
    return .fixed(opens: try ClockTime(ends[0]), closes: try ClockTime(ends[1]))
  }

  @Test(arguments: try vectors(fn: "window"))
  func `a meal has its place`(vector: Vector) throws {
    struct Input: Decodable { let meal: String, window: String? }
    let input = try vector.input(as: Input.self)
    let meal = Zone.utc.instants(
      of: LocalTime(day: Day(number: 20_516), clock: try ClockTime(input.meal))
    ).first
    let rule = try Self.fixed(input.window ?? "12:00-18:00")
    let place = rule.place(of: meal, last: nil, in: .utc)
    #expect(place?.rawValue == (try vector.expect(as: String.self)))
  }

  @Test func `grace ends with its last moment`() throws {
    let noon = try Self.fixed("12:00-18:00")
    let closes = try Instant(iso: "2026-03-03T18:00:00Z")
    let end = closes + WindowRule.grace
    func place(_ meal: Instant) -> WindowRule.Place? {
      noon.place(of: meal, last: nil, in: .utc)
    }
    #expect(place(closes - Span(milliseconds: 1)) == .inside)
    #expect(place(closes) == .grace)
    #expect(place(end) == .grace)
    #expect(place(end + Span(milliseconds: 1)) == .outside)
  }

  /// What a window is on a day on which the clocks change; no text where it has no time.
  static let changes: [(zone: String, window: String, day: String, opens: String, closes: String)] =
    [
      (
        "Europe/Berlin", "01:00-05:00", "2026-03-29", "2026-03-29T00:00:00Z", "2026-03-29T03:00:00Z"
      ),
      (
        "Europe/Berlin", "02:30-04:00", "2026-03-29", "2026-03-29T01:00:00Z", "2026-03-29T02:00:00Z"
      ),
      ("Europe/Berlin", "02:00-03:00", "2026-03-29", "", ""),
      (
        "Europe/Berlin", "18:00-02:30", "2026-03-28", "2026-03-28T17:00:00Z", "2026-03-29T01:00:00Z"
      ),
      (
        "Europe/Berlin", "12:00-18:00", "2026-03-29", "2026-03-29T10:00:00Z", "2026-03-29T16:00:00Z"
      ),
      (
        "Europe/Berlin", "02:30-03:30", "2026-10-25", "2026-10-25T00:30:00Z", "2026-10-25T02:30:00Z"
      ),
      (
        "Europe/Berlin", "22:00-02:30", "2026-10-24", "2026-10-24T20:00:00Z", "2026-10-25T00:30:00Z"
      ),
      (
        "America/Sao_Paulo", "18:00-00:00", "2018-11-03", "2018-11-03T21:00:00Z",
        "2018-11-04T03:00:00Z"
      ),
      (
        "America/Sao_Paulo", "22:00-00:30", "2018-11-03", "2018-11-04T01:00:00Z",
        "2018-11-04T03:00:00Z"
      ),
      (
        "America/Sao_Paulo", "00:00-06:00", "2018-11-04", "2018-11-04T03:00:00Z",
        "2018-11-04T08:00:00Z"
      ),
      ("America/Sao_Paulo", "00:00-01:00", "2018-11-04", "", ""),
      ("Pacific/Apia", "22:00-02:00", "2011-12-29", "2011-12-30T08:00:00Z", "2011-12-30T10:00:00Z"),
      ("Pacific/Apia", "22:00-02:00", "2011-12-30", "2011-12-30T10:00:00Z", "2011-12-30T12:00:00Z"),
      ("Pacific/Apia", "12:00-18:00", "2011-12-30", "", ""),
      ("Pacific/Apia", "12:00-18:00", "2011-12-31", "2011-12-30T22:00:00Z", "2011-12-31T04:00:00Z"),
    ]

  @Test(arguments: changes)
  func `the clocks of a day make its window`(
    name: String, text: String, day: String, opens: String, closes: String
  ) throws {
    guard case .fixed(let from, let to) = try Self.fixed(text) else { return }
    let zone = try Zone(installed: name)
    let window = Window(on: try Day(iso: day), from: from, to: to, in: zone)
    #expect(window?.opens.iso ?? "" == opens)
    #expect(window?.closes.iso ?? "" == closes)
    guard let window else { return }
    // The rule finds it from any moment inside it.
    let rule = try Self.fixed(text)
    for moment in [window.opens, window.closes - .second] {
      #expect(rule.window(at: moment, last: nil, in: zone) == window)
      #expect(rule.place(of: moment, last: nil, in: zone) == .inside)
    }
    #expect(rule.place(of: window.opens - .second, last: nil, in: zone) != nil)
  }

  @Test func `the day that was left out has no window, and the next is that of the next day`()
    throws
  {
    let zone = try Zone(installed: "Pacific/Apia")
    let noon = try Self.fixed("12:00-18:00")
    let evening = try Instant(iso: "2011-12-29T19:00:00-10:00")
    let next = noon.windows(around: evening, last: nil, in: zone).first { $0.opens > evening }
    #expect(next?.opens.iso == "2011-12-30T22:00:00Z")
    #expect(noon.place(of: evening, last: nil, in: zone) == .grace)
  }

  @Test func `in a week of any minutes a window is open as long as it says`() throws {
    let zone = try Zone(installed: "Europe/Berlin")
    let monday = try Instant(iso: "2026-06-01T00:00:00+02:00")
    for (text, hours) in [("12:00-18:00", 6), ("18:00-02:00", 8), ("00:00-12:00", 12)] {
      let rule = try Self.fixed(text)
      let open = (0..<Int64(7 * 24 * 4)).filter {
        rule.window(at: monday + .minutes($0 * 15), last: nil, in: zone) != nil
      }
      #expect(open.count == 7 * hours * 4, "\(text)")
    }
  }

  // MARK: The one that follows

  private func fast(_ end: Instant, goal: Span?, schedule: String? = nil) -> Fast {
    Fast(
      id: .sample, start: Mark(end - .hours(16), in: .utc), end: Mark(end, in: .utc), goal: goal,
      schedule: schedule)
  }

  static let patterns: [(schedule: String?, goal: Int64?, eating: Int64)] = [
    ("16:8", 16, 8), ("20:4", 20, 4), ("omad", 23, 1), (nil, 18, 6), (nil, nil, 8), (nil, 36, 8),
  ]

  @Test(arguments: patterns)
  func `it lasts as long as the pattern leaves`(
    schedule: String?, goal: Int64?, eating: Int64
  ) throws {
    let end = try Instant(iso: "2026-03-28T20:00:00Z")
    let last = fast(end, goal: goal.map { .hours($0) }, schedule: schedule)
    let window = try #require(WindowRule.following.window(at: end, last: last, in: .utc))
    #expect(window.opens == end)
    // Real hours, whatever the clocks do in between.
    #expect(window.closes == end + .hours(eating))
    let rule = WindowRule.following
    #expect(rule.window(at: window.closes, last: last, in: .utc) == nil)
    #expect(rule.place(of: window.closes, last: last, in: .utc) == .grace)
  }

  @Test(
    arguments: [(9, .outside), (23, .outside), (24, nil), (90, nil)] as [(Int64, WindowRule.Place?)]
  )
  func `a day after it opened nothing is outside of it any more`(
    hours: Int64, place: WindowRule.Place?
  ) throws {
    let end = try Instant(iso: "2026-03-28T12:00:00Z")
    let last = fast(end, goal: .hours(18), schedule: "18:6")
    #expect(WindowRule.following.place(of: end + .hours(hours), last: last, in: .utc) == place)
  }

  @Test func `without a fast there is none`() {
    #expect(WindowRule.following.window(at: .init(seconds: 0), last: nil, in: .utc) == nil)
    #expect(WindowRule.following.place(of: .init(seconds: 0), last: nil, in: .utc) == nil)
  }
}
