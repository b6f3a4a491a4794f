import Nouns
import TestSupport
import Testing
import Views
import Wire

extension Examples {
  static func tally(
    _ fasts: Int64, scored: Int64? = nil, completed: Int64? = nil, minutes: Int64 = 975
  ) -> Tally {
    let (scored, completed) = (scored ?? fasts, completed ?? fasts)
    return Tally(
      fasts: fasts, scored: scored, completed: completed, seconds: fasts * minutes * 60,
      rate: scored > 0 ? (completed * 1000 + scored / 2) / scored : nil,
      average: fasts > 0 ? minutes * 60 : nil)
  }

  static func summary(
    all: Tally = tally(412, scored: 400, completed: 349), cancelled: Int64 = 3,
    schedules: [NamedTally] = [
      NamedTally(schedule: "16:8", tally: tally(300, completed: 260)),
      NamedTally(schedule: "18:6", tally: tally(95, completed: 89, minutes: 1083)),
      NamedTally(schedule: nil, tally: tally(17, scored: 5, completed: 0, minutes: 600)),
    ], streak: Streak = Streak(current: 5, longest: 41)
  ) -> SummaryAnswer {
    SummaryAnswer(
      today: "2026-03-06", all: all, cancelled: cancelled, median: 16 * hour,
      longest: LongestFast(date: "2025-11-03", seconds: 72 * hour + 300), lastSevenDays: 6,
      week: Comparison(from: "2026-03-02", now: tally(4), before: tally(7, completed: 6)),
      month: Comparison(from: "2026-03-01", now: tally(5), before: tally(27)),
      year: Comparison(from: "2026-01-01", now: tally(62), before: tally(0)),
      schedules: schedules, weekdays: [61, 58, 60, 59, 60, 57, 0].map { tally($0) },
      usualStart: "20:04", usualEnd: "12:11", streak: streak, last: finished())
  }

  /// A person who fasts without goals.
  static var goalless: SummaryAnswer {
    let all = tally(1, scored: 0, completed: 0)
    var summary = summary(
      all: all, cancelled: 0, schedules: [NamedTally(schedule: nil, tally: all)],
      streak: Streak(current: 0, longest: 0))
    summary.last = finished(goal: nil, outcome: .open)
    return summary
  }

  /// More schedules than a page has room for, one of them with a hostile name.
  static var many: SummaryAnswer {
    summary(
      schedules: (1...9).map {
        NamedTally(
          schedule: $0 == 9 ? "my\n\u{1b}[31mvery own schedule" : "plan \($0)",
          tally: tally($0 * 3, completed: $0))
      })
  }

  static let stories: [StreakStory] = [
    StreakStory(mode: .end, isAlive: false),
    StreakStory(mode: .end, isAlive: false, isFasting: true),
    StreakStory(
      mode: .end, isAlive: true, counted: 5, first: "2026-03-02", last: "2026-03-06",
      missed: "2026-03-01"),
    StreakStory(
      mode: .start, isAlive: true, isFasting: true, counted: 19, first: "2026-02-02",
      last: "2026-03-04", restDays: 3, vacationDays: 7, freezes: 1, held: 1),
    StreakStory(
      mode: .end, isAlive: false, counted: 1, first: "2026-03-02", last: "2026-03-02",
      missed: "2026-03-03"),
  ]
}

@Suite struct StatisticsTests {
  static let summaries: [(String, SummaryAnswer)] = [
    ("full", Examples.summary()), ("goalless", Examples.goalless), ("many", Examples.many),
    ("empty", Examples.summary(all: Tally())),
  ]

  @Test(arguments: summaries)
  func `the page of numbers`(name: String, summary: SummaryAnswer) throws {
    try Golden.expect(
      Way.page { SummaryPage($0.wording, on: $0.screen).text(of: summary) }, is: "stats-\(name)",
      at: #_sourceLocation)
  }

  @Test(arguments: summaries, Way.all.indices)
  func `the page fits on a screen`(summary: (String, SummaryAnswer), way: Int) {
    let way = Way.all[way]
    let lines = SummaryPage(way.wording, on: way.screen).text(of: summary.1)
      .split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 38)
    if (way.screen.width ?? 80) >= 80 { #expect(lines.count <= 31) }
    guard let width = way.screen.width, !way.screen.hasColour else { return }
    for line in lines { #expect(line.count <= width, "\(line)") }
  }

  @Test func `goals of one's own have rows of their length, and years of fasts are hours`() {
    var summary = Examples.summary(schedules: [
      NamedTally(schedule: nil, goal: 16 * Examples.hour, tally: Examples.tally(1750)),
      NamedTally(schedule: nil, goal: 34_019, tally: Examples.tally(8)),
      NamedTally(schedule: nil, tally: Examples.tally(3, scored: 0, completed: 0)),
    ])
    summary.all.seconds = 28_797 * Examples.hour + 47 * 60
    let page = SummaryPage(Way.english, on: .plain).text(of: summary)
    #expect(page.contains("412 fasts, 28,797 h 47 min in total"))
    for row in ["16 h      1,750", "9 h 27 min     8", "no goal         3"] {
      let words = row.split(separator: " ").joined(separator: " ")
      let rows = page.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
      #expect(rows.contains { $0.hasPrefix(words) }, "\(row)")
    }
  }

  @Test func `while the first fast runs nobody is told to begin one`() {
    let none = Examples.summary(all: Tally())
    let page = SummaryPage(Way.english, on: .plain).text(of: none, isFasting: true)
    #expect(page == "Your first fast is running. It counts here once it has ended.\n")
  }

  @Test(arguments: [20, 24, 30])
  func `however narrow the screen, it says what a row is about`(width: Int) {
    let screen = Screen(width: width, hasColour: false, hasBlocks: true)
    let page = SummaryPage(Way.english, on: screen).text(of: Examples.summary())
    #expect(page.contains("\nSchedule"))
    #expect(page.contains("\n16:8"))
  }

  @Test func `who has no goals sees nothing that was not met`() {
    let page = SummaryPage(Way.english, on: .plain).text(of: Examples.goalless)
    for word in ["Goals", "Streak", "Discarded", "%"] { #expect(!page.contains(word)) }
  }

  @Test func `where the numbers come from`() throws {
    let answers: [(WhyAnswer, Topic)] =
      Examples.stories.map { (WhyAnswer(streak: $0), .streak) }
      + [
        (WhyAnswer(all: Examples.tally(4, scored: 4, completed: 3), cancelled: 1), .rate),
        (WhyAnswer(all: Examples.tally(2, scored: 0, completed: 0), cancelled: 0), .rate),
        (WhyAnswer(all: Tally(), cancelled: 0), .average),
        (
          WhyAnswer(
            all: Examples.tally(4), cancelled: 2, median: 58_000,
            longest: LongestFast(date: "2026-03-01", seconds: 90_000)), .average
        ),
        (WhyAnswer(all: Examples.tally(4), cancelled: 2, median: 58_000), .median),
        (WhyAnswer(all: Tally(), cancelled: 0), .median),
        (
          WhyAnswer(all: Examples.tally(4), usualStart: "20:05", usualEnd: "12:10"), .usual
        ),
        (WhyAnswer(all: Examples.tally(4)), .usual),
      ]
    try Golden.expect(
      Way.page { way in
        answers.map { way.wording.text(why: $0, $1, on: way.screen) }.joined(separator: "\n")
      }, is: "stats-why", at: #_sourceLocation)
    for (answer, topic) in answers {
      let text = Way.english.text(why: answer, topic, on: .plain)
      #expect(text.split(separator: "\n").count <= 2)
    }
  }
}
