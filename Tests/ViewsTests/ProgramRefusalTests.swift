import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `A diet program that stays as it is` {
  private static let id = RowID(bits: 1, 1)
  static let refusals: [Refusal] = [
    .noProgram, .programRuns(id, start: .on("2026-03-02")),
    .programRuns(id, start: .on("2026-03-09")),
    .programPaused(id, from: .on("2026-03-04")), .programPaused(id, from: .on("2026-03-09")),
    .notPaused(id),
    .dietHasBegun(.on("2026-03-09")),
    .pauseOverlaps(from: .on("2026-03-20"), to: .on("2026-03-25")),
    .pauseOverlaps(from: .on("2026-03-20"), to: nil),
  ]

  @Test func `says why, and what helps`() throws {
    let now = Instant(milliseconds: Examples.at(9, 5, day: 1))
    let page = Way.page { way in
      Self.refusals.map { way.wording.sentence(for: $0, now: now) + "\n" }.joined()
    }
    try Golden.expect(page, is: "program-refusals", at: #_sourceLocation)
  }
}
