import Foundation
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

  /// By WCAG 2.1, "contrast ratio".
  private func contrast(_ one: String, _ other: String) throws -> Double {
    let (a, b) = (try luminance(one), try luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private func luminance(_ hex: String) throws -> Double {
    let number = try #require(Int(hex.dropFirst(), radix: 16))
    return [(16, 0.2126), (8, 0.7152), (0, 0.0722)].reduce(0) { sum, channel in
      let value = Double(number >> channel.0 & 0xff) / 255
      let linear = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      return sum + linear * channel.1
    }
  }

  @Test func `every mood but rest has one`() {
    for mood in BarMood.allCases { #expect((BarColour(mood) == nil) == (mood == .idle)) }
  }
}
