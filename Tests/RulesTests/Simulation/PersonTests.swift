import Testing
import Time

@Suite struct `Ten years of a life` {
  private static let steps = 2_500
  private static let years = Span.hours(10 * 365 * 24)
  private static let livesAtEachPlace = 4

  @Test(arguments: Place.all, Dice.seeds(livesAtEachPlace))
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
    #expect(person.machine.witness.toldCount > 100, "seed \(seed)")
  }
}
