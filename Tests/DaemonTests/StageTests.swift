import Rules
import Testing
import Time
import Views

@Suite struct `The stages` {
  @Test func `begin in what is read when the rules say so`() {
    let told = StageMessage.allCases.map { Span.hours(Int64($0.hours)) }
    #expect(told == Stage.allCases.map(\.begins))
  }
}
