import Foundation
import TestSupport
import Testing

@testable import Views

@Suite struct `A ring as an icon` {
  private static func pixels(
    _ mood: BarMood, _ permille: Int64, size: Int = 24
  ) -> [(alpha: Int, colour: [Int])] {
    let bytes = RingIcon(size: size).pixels(of: mood, permille: permille).map(Int.init)
    #expect(bytes.count == size * size * 4)
    return stride(from: 0, to: bytes.count, by: 4).map {
      (bytes[$0], Array(bytes[$0 + 1...$0 + 3]))
    }
  }

  @Test func `fills clockwise, thick where the way is gone and thin where it is to come`() {
    func width(_ permille: Int64, _ turn: Double) -> Int {
      let pixels = Self.pixels(.fasting, permille)
      return Self.ray(turn, size: 24).count { pixels[$0].alpha > 127 }
    }
    for (permille, thick, thin) in [(250, 0.12, 0.6), (500, 0.4, 0.9), (900, 0.8, 0.95)] {
      #expect(width(Int64(permille), thick) > width(Int64(permille), thin))
      #expect(width(Int64(permille), thin) > 0)
    }
    #expect(Self.pixels(.fasting, 500)[12 * 24 + 12].alpha == 0)
  }

  /// The pixels from the middle outwards, so many turns from the top.
  private static func ray(_ turn: Double, size: Int) -> [Int] {
    let middle = Double(size) / 2
    return (0..<size / 2).map { step in
      let radius = Double(step) + 0.5
      let (x, y) = (
        middle + radius * sin(2 * .pi * turn), middle - radius * cos(2 * .pi * turn)
      )
      return min(size - 1, Int(y)) * size + min(size - 1, Int(x))
    }
  }

  /// Panels as they come: waybar and Breeze, light and dark, GNOME's black, Nord.
  private static let panels = ["#f5f5f5", "#eff0f1", "#ffffff", "#121212", "#000000", "#2e3440"]

  private static func shown(_ pixel: (alpha: Int, colour: [Int]), on panel: String) -> String {
    let ground = Int(panel.dropFirst(), radix: 16) ?? 0
    return "#"
      + zip([16, 8, 0], pixel.colour).map { shift, channel in
        let below = ground >> shift & 0xff
        let value = (channel * pixel.alpha + below * (255 - pixel.alpha)) / 255
        return (value < 16 ? "0" : "") + String(value, radix: 16)
      }.joined()
  }

  /// WCAG 2, 1.4.11, in what a panel shows: wherever one looks around the ring, or, of one in dashes, mostly.
  @Test(arguments: BarMood.allCases, [22, 24, 48])
  func `stands out by 3 to 1 from light and dark panels`(mood: BarMood, size: Int) throws {
    let turns = (0..<48).map { Double($0) / 48 }
    for permille: Int64 in [0, 300, 990, 1000] {
      let pixels = Self.pixels(mood, permille, size: size)
      for panel in Self.panels {
        let seen = try turns.count { turn in
          try Self.ray(turn, size: size).contains {
            try contrast(Self.shown(pixels[$0], on: panel), panel) >= 3
          }
        }
        let isDashed = mood == .eating || mood == .away
        #expect(seen >= (isDashed ? 24 : 48), "\(permille) on \(panel): \(seen)")
      }
    }
  }

  /// Those of the signs, so that the ring, the bars and the terminal say the same.
  @Test func `has the hue of its state, and the states are told apart without it`() {
    #expect(Set(Self.pixels(.fasting, 500).map(\.colour)) == [[0x1d, 0x81, 0xf6]])
    let looks = [BarMood.idle, .eating, .fasting, .reached, .away].map { mood in
      Self.pixels(mood, mood == .reached ? 1000 : mood == .fasting ? 500 : 0).map(\.alpha)
    }
    #expect(Set(looks).count == looks.count)
    for mood in BarMood.allCases where Sign(mood).hue != nil {
      #expect(Self.pixels(mood, 0)[0].colour != Self.pixels(.idle, 0)[0].colour)
    }
  }

  @Test(arguments: [Int.min, 0, 500, Int.max])
  func `has a size that a panel can show`(size: Int) {
    #expect((8...128).contains(RingIcon(size: size).size))
    #expect(RingIcon(size: 8).pixels(of: .near, permille: .max).count == 256)
  }
}
