import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `A diet program that stays as it is` {
  private static let refusals: [Refusal] = [
    .noProgram, .programRuns(id: Programs.id, start: "2026-03-02"),
    .programRuns(id: Programs.id, start: "2026-03-09"),
    .programPaused(id: Programs.id, from: "2026-03-04"), .notPaused(id: Programs.id),
    .dietHasBegun(on: "2026-03-09"), .pauseOverlaps(from: "2026-03-20", to: "2026-03-25"),
    .pauseOverlaps(from: "2026-03-20", to: nil), .pauseOverlaps(from: "\u{1b}[2J", to: "tomorrow"),
  ]

  @Test func `says why, and what helps`() throws {
    let now = Instant(milliseconds: Examples.at(9, 5, day: 1))
    let page = Way.page { way in
      Self.refusals.map { way.wording.sentence(for: $0, now: now) + "\n" }.joined()
    }
    try Golden.expect(page, is: "program-refusals", at: #_sourceLocation)
  }
}
