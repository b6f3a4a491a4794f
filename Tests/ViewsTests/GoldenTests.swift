import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct GoldenTests {
  static let states: [(String, Snapshot)] = [
    ("fasting", Examples.fasting(now: Examples.at(9, 5, day: 1))),
    ("fasting-just-begun", Examples.fasting(now: Examples.at(20), streak: 0)),
    ("fasting-reached-now", Examples.fasting(now: Examples.at(12, 0, day: 1))),
    ("fasting-reached", Examples.fasting(now: Examples.at(13, 10, day: 1), streak: 5)),
    ("fasting-open", Examples.fasting(now: Examples.at(17, day: 1), goal: nil, streak: 1)),
    ("fasting-days", Examples.fasting(now: Examples.at(9, 5, day: 8), goal: 70 * Examples.hour)),
    ("idle", Examples.idle()), ("idle-first", Examples.idle(last: nil)),
    ("idle-ended-early", Examples.idle(last: Examples.finished(minutes: 300, outcome: .partial))),
    ("eating", Examples.eating()), ("eating-planned", planned), ("doubted", doubted),
    ("troubled", troubled),
  ]

  /// Until the next fast is planned, which is before the window closes.
  private static var planned: Snapshot {
    var snapshot = Examples.eating()
    snapshot.plan?.at = Examples.at(19, 30, day: 1)
    return snapshot
  }

  /// By a clock that was put forward by more than a day.
  private static var doubted: Snapshot {
    var snapshot = Examples.fasting(now: Examples.at(21, 30, day: 1), goal: 36 * Examples.hour)
    snapshot.notices = [Notice(code: "clockMoved", detail: "89940")]
    return snapshot.moved(to: Instant(milliseconds: snapshot.now))
  }

  static var troubled: Snapshot {
    var snapshot = Examples.fasting(now: Examples.at(9, 5, day: 1))
    snapshot.zone = "Asia/Tokyo"
    snapshot.offset = 32400
    snapshot.fast?.note = "tea\nand \u{1b}[31mbroth"
    snapshot.notices = [
      Notice(code: "storeReadOnly"), Notice(code: "storeSetAside", detail: "/x/fastd.db.1"),
      Notice(code: "settingsRefused", detail: "3"), Notice(code: "backupFailed", detail: "full"),
      Notice(code: "zoneUnreadable", detail: "Mars/Base"),
      Notice(code: "clockMoved", detail: "7200"), Notice(code: "clockMoved", detail: "-5400"),
      Notice(code: "clockMoved"), Notice(code: "clockBeforeStart"),
      Notice(code: "ofTomorrow", detail: "who knows"),
    ]
    return snapshot
  }

  @Test(arguments: states)
  func `the status card`(name: String, snapshot: Snapshot) throws {
    try Golden.expect(
      Way.page { StatusCard($0.wording, on: $0.screen).text(of: snapshot) }, is: "status-\(name)",
      at: #_sourceLocation)
  }

  @Test func `what the daemon tells its supervisor`() throws {
    let page = Way.page { way in
      Self.states.map { way.wording.statusLine(of: $0.1) + "\n" }.joined()
    }
    try Golden.expect(page, is: "status-line", at: #_sourceLocation)
  }

  @Test func `one goal is as long wherever it is shown`() {
    var fast = Examples.fasting(now: Examples.at(23), goal: 34_019)
    let card = StatusCard(Way.english, on: .plain).text(of: fast)
    #expect(card.hasPrefix("3:00 of 9 h 26 min · "))
    fast.fast?.goal = nil
    let entry = Examples.finished(minutes: 600, goal: 34_019)
    for page in [
      HistoryTable(Way.english, on: .plain, now: Examples.today).text(of: [entry]),
      FastCard(Way.english, on: .plain).text(of: entry),
    ] {
      #expect(page.contains("9 h 26 min"), "\(page)")
    }
  }

  @Test func `the bar has the colour of the state, as the clock has it`() {
    let screen = Screen(width: 80, hasColour: true, hasBlocks: true)
    for (hour, colour) in [(Int64(9), "34"), (11, "33"), (12, "32"), (13, "32")] {
      let card = StatusCard(Way.english, on: screen)
        .text(of: Examples.fasting(now: Examples.at(hour, day: 1)))
      #expect(card.contains("\u{1b}[\(colour)m━"), "\(hour)")
    }
  }

  @Test func `while a fast runs the last one stays, and a schedule has its name`() {
    var snapshot = Examples.fasting(now: Examples.at(9, 5, day: 1))
    snapshot.last = Examples.finished()
    snapshot.fast?.schedule = "Early bird"
    let card = StatusCard(Way.english, on: .plain).text(of: snapshot)
    #expect(card.contains("\nSince Thu 20:00 (Early bird) · "))
    #expect(card.contains(" · Last fast: 16 h 20 min (goal 16:8), goal met\n"))
    let said = SpokenStatus(Way.english).text(of: snapshot)
    #expect(said.contains("The schedule is Early bird."))
    let reading = BarStates.reading(snapshot, Way.english)
    let tooltip = String(decoding: BarCard(reading).utf8, as: UTF8.self)
    let clock = ClockFace(Way.english, on: .plain, style: ClockStyle()).lines(of: snapshot)
    for text in [tooltip, clock.joined(separator: "\n")] {
      #expect(text.contains("(Early bird)") && text.contains("Last fast: 16 h 20 min"), "\(text)")
    }
  }

  @Test func `the history`() throws {
    try Golden.expect(
      Way.page {
        HistoryTable($0.wording, on: $0.screen, now: Examples.today).text(of: Examples.history)
      },
      is: "history", at: #_sourceLocation)
    try Golden.expect(
      Way.page { HistoryTable($0.wording, on: $0.screen, now: Examples.today).text(of: []) },
      is: "history-empty",
      at: #_sourceLocation)
    try Golden.expect(
      Way.page { way in
        let table = HistoryTable(way.wording, on: way.screen, now: Examples.today)
        return table.text(of: [], total: 0, isSought: true)
          + table.text(of: [Examples.history[1]], total: 1)
          + table.text(of: Array(Examples.history.prefix(2)), total: 1_234_567)
      }, is: "history-sought", at: #_sourceLocation)
  }

  @Test func `a narrow history keeps the outcome, and names what it leaves out`() {
    let narrow = Screen(width: 40, hasColour: false, hasBlocks: true)
    let table = HistoryTable(Way.english, on: narrow, now: Examples.today).text(of: [
      Examples.finished()
    ])
    #expect(table.contains("5 Mar 20:00") && table.contains("\n● goal met\n"), "\(table)")
    #expect(!table.contains("Thu") && !table.contains("2026"))
    #expect(!table.contains("No room for"), "the sign says what the column would")
    for line in table.split(separator: "\n") { #expect(line.cells <= 40) }
  }

  @Test func `a long text goes on below itself`() {
    let fast = Examples.running(note: "a note that takes more than one line")
    let narrow = Screen(width: 36, hasColour: false, hasBlocks: true)
    let card = FastCard(Way.english, on: narrow).text(of: fast)
    #expect(
      card.contains(
        """
        Note     a note that takes more than
                 one line

        """))
  }

  @Test func `the cards of fasts`() throws {
    try Golden.expect(
      Way.page { FastCard($0.wording, on: $0.screen).text(of: Examples.history) }, is: "show",
      at: #_sourceLocation)
  }

  @Test func `the steps and the events`() throws {
    let now = Instant(milliseconds: Examples.at(9, 5, day: 1))
    try Golden.expect(
      Way.page { StepTable($0.wording, on: $0.screen).text(of: Changes.steps, now: now) },
      is: "steps", at: #_sourceLocation)
    try Golden.expect(
      Way.page { StepTable($0.wording, on: $0.screen).text(of: [], now: now) }, is: "steps-empty",
      at: #_sourceLocation)
    try Golden.expect(
      Way.page { way in
        Changes.events.map { way.wording.line(for: $0) + "\n" }.joined()
      }, is: "events", at: #_sourceLocation)
    try Golden.expect(
      Way.page { way in
        Changes.steps.map { way.wording.sentence(forUndoing: $0, now: now) + "\n" }.joined()
      }, is: "steps-undone", at: #_sourceLocation)
  }

  @Test func `the answers to commands`() throws {
    for (name, answer) in Answers.all {
      try Golden.expect(
        Way.page { way in
          let card = AnswerCard(way.wording, on: way.screen)
          let isAdded = name == "added"
          return String(
            decoding: isAdded ? card.utf8(ofAdded: answer) : card.utf8(of: answer), as: UTF8.self)
        }, is: "answer-\(name)", at: #_sourceLocation)
    }
    let gone = DeleteAnswer(fasts: Array(Examples.history.dropFirst()), state: Examples.idle())
    try Golden.expect(
      Way.page { way in
        String(decoding: AnswerCard(way.wording, on: way.screen).utf8(of: gone), as: UTF8.self)
      }, is: "answer-deleted", at: #_sourceLocation)
    let now = Instant(milliseconds: Examples.at(9, 5, day: 1))
    try Golden.expect(
      Way.page { way in
        Changes.steps.flatMap { step in
          [StepState.undone, .done].flatMap {
            way.wording.sentences(for: step, as: $0, now: now)
          }
        }.map { $0 + "\n" }.joined()
      }, is: "answer-undone", at: #_sourceLocation)
  }

  @Test func `the refusals`() throws {
    let now = Instant(milliseconds: Examples.at(9, 5, day: 1))
    let page = Way.page { way in
      Refusals.all.map { way.wording.sentence(for: $0, now: now) + "\n" }.joined()
    }
    try Golden.expect(page, is: "refusals", at: #_sourceLocation)
  }
}
