import TestSupport
import Testing

@testable import Views

@Suite struct `The colours of bars` {
  /// The darkest and the lightest of what bars have behind their text, as they come.
  private static let grounds = ["#000000", "#1d1f21", "#282a2e", "#2b303b", "#3b4252"]

  @Test func `each stands out from a dark bar by 4.5 to 1`() throws {
    for colour in BarColour.allCases {
      for ground in Self.grounds {
        #expect(try contrast("\(colour.hex)", ground) >= 4.5, "\(colour) on \(ground)")
      }
    }
  }

  @Test func `every mood but rest has one`() {
    for mood in BarMood.allCases { #expect((BarColour(mood) == nil) == (mood == .idle)) }
  }
}
