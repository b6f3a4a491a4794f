import Foundation
import TestSupport
import Testing
import Time

@Suite struct `Ten years of a life` {
  private static let steps = 2_500
  private static let years = Span.hours(10 * 365 * 24)
  private static let livesAtEachPlace = Wish.times(2, short: 1)

  /// The same lives in each run, so that a change is judged by what it changed; others with a
  /// number, or with `random`, in FASTD_LIVES. Those of 1 and 2, 100,000 steps, end without a
  /// complaint; no life is known that does not.
  private static var seeds: [UInt64] {
    let wish = ProcessInfo.processInfo.environment["FASTD_LIVES"] ?? "1"
    if wish == "random" { return Dice.seeds(livesAtEachPlace) }
    var dice = Dice(seed: UInt64(wish) ?? 1)
    return (0..<livesAtEachPlace).map { _ in dice.next() >> 32 }
  }

  @Test(arguments: Place.all, seeds)
  func `bring each piece of news once, in time, and never early`(
    place: Place, seed: UInt64
  ) throws {
    var person = try Person(seed: seed, near: place)
    while person.steps < Self.steps || person.lived < Self.years,
      person.machine.witness.complaints.isEmpty
    {
      person.step()
    }
    let complaint = person.machine.witness.complaints.first
    #expect(complaint == nil, "seed \(seed), step \(person.steps), \(place.testDescription)")
    guard complaint == nil else { return }
    #expect(person.machine.witness.toldCount > 50, "seed \(seed)")
  }
}
