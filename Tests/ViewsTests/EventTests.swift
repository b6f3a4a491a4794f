import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `The journal of events, shown` {
  private static let now = Instant(milliseconds: Examples.at(9, 5, day: 1))

  /// One of each, a quarter of an hour apart, newest first.
  static let events: [JournalEvent] = EventName.allCases.enumerated().map { index, name in
    JournalEvent(
      seq: Int64(index + 1), at: now.milliseconds - Int64(index) * 900_000, name: name,
      payload: payload(name))
  }

  private static func payload(_ name: EventName) -> [EventFact] {
    switch name {
    case .onboardingStepCompleted:
      [EventFact(.stepNumber, number: 2), EventFact(.stepName, word: "schedule")]
    case .articleOpened: [EventFact(.topic, word: "matador")]
    case .cyclePhaseSwitched:
      [
        EventFact(.from, word: "leadIn"), EventFact(.to, word: "diet"),
        EventFact(.automatic, flag: true),
      ]
    case .sessionEnded: [EventFact(.duration, number: 2700)]
    case .viewOpened, .viewClosed: [EventFact(.view, word: "history")]
    case .errorOccurred: [EventFact(.type, word: "AlreadyFasting")]
    case .warningShown: [EventFact(.type, word: "safety")]
    case .streakMilestoneReached: [EventFact(.days, number: 30)]
    case .weightLogged, .drinkLogged: [EventFact(.source, word: "manual")]
    case .badgeEarned: [EventFact(.type, word: "streak-gold")]
    case .pointsAwarded, .decayApplied: [EventFact(.points, number: 17)]
    case .mealLogged:
      [
        EventFact(.source, word: "manual"), EventFact(.slot, word: "lunch"),
        EventFact(.hasMacros, flag: true),
      ]
    default: []
    }
  }

  private static var summary: EventSummaryAnswer {
    let counts = events.map {
      EventCount(name: $0.name, count: $0.seq * 400, first: $0.at - 864_000_000, last: $0.at)
    }
    var summary = EventSummaryAnswer(enabled: true, counts: counts)
    summary.onboardingFinished = true
    summary.activeOnDay7 = false
    return summary
  }

  @Test func `line by line`() throws {
    try Golden.expect(
      Way.page {
        EventPage($0.wording, on: $0.screen)
          .text(of: Self.events, isFiltered: false, now: Self.now)
      },
      is: "journal", at: #_sourceLocation)
  }

  @Test func `as a sum`() throws {
    try Golden.expect(
      Way.page {
        EventPage($0.wording, on: $0.screen)
          .text(of: Self.summary, isFiltered: false, now: Self.now)
      },
      is: "journal-sum", at: #_sourceLocation)
  }

  @Test func `without anything in it`() {
    for way in Way.all {
      let page = EventPage(way.wording, on: .plain)
      let noSum = EventSummaryAnswer(enabled: false, counts: [])
      let none = page.text(of: [], isFiltered: true, now: Self.now)
      #expect(none.hasSuffix("fastctl events\n"))
      #expect(page.text(of: noSum, isFiltered: true, now: Self.now) == none)
      let nothing = page.text(of: [], isFiltered: false, now: Self.now)
      #expect(!nothing.contains("fastctl") && nothing.hasSuffix(".\n"))
      #expect(page.text(of: noSum, isFiltered: false, now: Self.now) == nothing)
    }
  }

  @Test func `keeps to its width, and shows nothing that a terminal would obey`() {
    var hostile = Self.events
    hostile[3].payload = [EventFact(.topic, word: "\u{1B}[2J\nx")]
    for way in Way.all {
      for width in [40, 60, 80, 120] {
        let screen = Screen(width: width, hasColour: false, hasBlocks: true)
        let page = EventPage(way.wording, on: screen)
        for text in [
          page.text(of: hostile, isFiltered: false, now: Self.now),
          page.text(of: Self.summary, isFiltered: false, now: Self.now),
        ] {
          #expect(!text.contains("\u{1B}"))
          for line in text.split(separator: "\n") where width > 60 { #expect(line.cells <= width) }
        }
      }
    }
  }
}
