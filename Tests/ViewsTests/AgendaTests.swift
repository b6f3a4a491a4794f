import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `What will come` {
  private let now = Instant(milliseconds: Examples.at(9, 5, day: 1))

  @Test(arguments: Agendas.all)
  func `the list of what will be told`(name: String, agenda: AgendaAnswer) throws {
    try Golden.expect(
      Way.page { AgendaPage($0.wording, on: $0.screen).text(of: agenda, now: now) },
      is: "remind-\(name)", at: #_sourceLocation)
  }

  @Test func `why a start is usual`() throws {
    let page = Way.page { way in
      Agendas.habits.map {
        way.wording.reason(for: $0, isTold: $0.learnt, now: now, on: way.screen)
      }.joined()
    }
    try Golden.expect(page, is: "remind-why", at: #_sourceLocation)
  }

  @Test func `what is said of quiet, and what comes next`() throws {
    let end = Examples.at(7, day: 2)
    let page = Way.page { way in
      let wording = way.wording
      return [
        wording.sentence(forQuietUntil: nil, isWanted: false, now: now),
        wording.sentence(forQuietUntil: end, isWanted: false, now: now),
        wording.sentence(forQuietUntil: end, isWanted: true, now: now),
        wording.sentence(for: Agendas.daily.reminder, isThere: true, now: now),
        wording.sentence(for: Agendas.daily.reminder, isThere: false, now: now),
        wording.next(in: Agendas.full, now: now) ?? "",
      ].map { $0 + "\n" }.joined()
    }
    try Golden.expect(page, is: "remind-said", at: #_sourceLocation)
    #expect(Way.english.next(in: Agendas.answer(), now: now) == nil)
  }

  static let days: [([Weekday], String)] = [
    ([], ""), ([.monday], "Mon"), ([.monday, .tuesday], "Mon, Tue"),
    ([.monday, .tuesday, .wednesday], "Mon–Wed"), ([.saturday, .sunday], "Sat, Sun"),
    ([.monday, .wednesday, .thursday, .friday, .sunday], "Mon, Wed–Fri, Sun"),
    (Weekday.allCases, "Mon–Sun"),
  ]

  @Test(arguments: days)
  func `days in a row are named by their ends`(days: [Weekday], text: String) {
    #expect(Way.english.names(of: Set(days)) == text)
  }

  @Test(arguments: Agendas.all)
  func `a list keeps to its width`(name: String, agenda: AgendaAnswer) {
    for way in Way.all {
      for width in [40, 60, 80, 120] {
        let screen = Screen(width: width, hasColour: false, hasBlocks: true)
        let page = AgendaPage(way.wording, on: screen).text(of: agenda, now: now)
        let lines = page.split(separator: "\n")
        #expect(!lines.isEmpty)
        for line in lines { #expect(line.cells <= width, "\(name), \(way.name)") }
      }
    }
  }

  @Test(arguments: HostileTests.extremes)
  func `any numbers are told without a trap`(number: Int64) {
    let window = Window(opens: number, closes: -1 - number)
    let agenda = Agendas.answer(
      [Agendas.entry("safety", number, held: number)],
      reminders: [ReminderEntry(id: "", text: "", at: number, next: number)], quiet: number)
    let answer = WindowAnswer(mode: .fixed, window: window, next: window, graceUntil: number)
    let habit = StartHabit(
      learnt: true, starts: [PastStart(at: number, offset: number)], fewest: number)
    for way in Way.all {
      for now in [now, Instant(milliseconds: number)] {
        let at = Instant(milliseconds: number)
        let texts = [
          AgendaPage(way.wording, on: way.screen).text(of: agenda, now: now),
          way.wording.next(in: agenda, now: now) ?? "",
          way.wording.reason(for: habit, isTold: false, now: now, on: way.screen),
          WindowCard(way.wording, on: way.screen).text(of: answer, isFasting: true, now: now),
          way.wording.sentence(
            for: MealAnswer(place: .outside, window: window), at: at, now: now),
          way.wording.sentence(for: Notice(code: "clockMoved", detail: String(number))),
        ]
        #expect(texts.allSatisfy { !$0.isEmpty })
      }
    }
  }
}

@Suite struct `The eating window in words` {
  private let now = Instant(milliseconds: Examples.at(9, 5, day: 1))

  @Test func `the card`() throws {
    let page = Way.page { way in
      Windows.answers.map { answer, isFasting in
        WindowCard(way.wording, on: way.screen)
          .text(of: answer, isFasting: isFasting, now: now)
      }.joined(separator: "\n")
    }
    try Golden.expect(page, is: "window", at: #_sourceLocation)
  }

  @Test func `a meal is told without blame`() throws {
    let page = Way.page { way in
      Windows.meals.map { meal, at in
        way.wording.sentence(for: meal, at: Instant(milliseconds: at), now: now) + "\n"
      }.joined()
    }
    try Golden.expect(page, is: "window-meals", at: #_sourceLocation)
  }
}
