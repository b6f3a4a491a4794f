import Nouns
import TestSupport
import Testing
import Wire

@testable import Views

@Suite struct `Why a fast has met its goal or not` {
  static let fasts: [Entry] = {
    var moved = Examples.finished(minutes: 1_200, goal: 24 * Examples.hour)
    (moved.reachedGoal, moved.day) = (16 * Examples.hour, "2026-03-06")
    return Examples.history + [moved, Examples.running(goal: nil)]
  }()

  static func text(_ way: Way, hasStreaks: Bool = true) -> String {
    FastWhy(way.wording, on: way.screen).text(of: fasts, hasStreaks: hasStreaks)
  }

  @Test func `is told in plain words`() throws {
    let page = Way.page { way in
      Self.text(way) + "-- without streaks\n" + Self.text(way, hasStreaks: false)
    }
    try Golden.expect(page, is: "fast-why", at: #_sourceLocation)
  }

  @Test func `has no word of streaks where they are not counted`() {
    for (way, word) in [(Way.all[0], "streak"), (Way.all[1], "Serie")] {
      #expect(Self.text(way).contains(word), "the word itself is right")
      #expect(!Self.text(way, hasStreaks: false).contains(word))
    }
  }

  @Test(arguments: HostileTests.extremes)
  func `no number breaks it`(number: Int64) {
    for other in HostileTests.extremes {
      for outcome in [nil, Outcome.completed, .partial, .open, .cancelled] {
        var fast = Examples.finished(outcome: .completed)
        (fast.start, fast.goal, fast.reachedGoal) = (number, other, number)
        (fast.end, fast.outcome) = (outcome == nil ? nil : other, outcome)
        for way in Way.all {
          let page = FastWhy(way.wording, on: way.screen)
          #expect(page.text(of: [fast], hasStreaks: true).hasSuffix("\n"))
        }
      }
    }
  }
}
