import Foundation
import Testing

/// How well one colour such as `#1d1f21` stands out from another, as WCAG 2.1 defines it.
package func contrast(_ one: String, _ other: String) throws -> Double {
  let light = try [one, other].map(luminance).sorted()
  return (light[1] + 0.05) / (light[0] + 0.05)
}

private func luminance(_ colour: String) throws -> Double {
  let parts = try linear(colour)
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
}

private func linear(_ colour: String) throws -> [Double] {
  let number = try #require(Int(colour.dropFirst(), radix: 16), "\(colour)")
  return [16, 8, 0].map { shift -> Double in
    let part = Double(number >> shift & 0xff) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}

/// How eyes see that lack one kind of cones, by Machado, Oliveira and Fernandes (2009).
package enum Eyes: CaseIterable, Sendable {
  case withoutGreen, withoutRed

  private var rows: [[Double]] {
    switch self {
    case .withoutGreen:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
        [-0.011820, 0.042940, 0.968881],
      ]
    case .withoutRed:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ]
    }
  }

  /// Between two colours such as `#1d1f21`, as CIE 1976 has it.
  package func distance(_ one: String, _ other: String) throws -> Double {
    let seen = try [one, other].map { colour in
      let parts = try linear(colour)
      return lab(
        rows.map { row in min(1, max(0, zip(row, parts).reduce(0) { $0 + $1.0 * $1.1 })) })
    }
    return zip(seen[0], seen[1]).reduce(0) { $0 + pow($1.0 - $1.1, 2) }.squareRoot()
  }

  private func lab(_ rgb: [Double]) -> [Double] {
    let xyz = [
      [0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750],
      [0.0193339, 0.1191920, 0.9503041],
    ]
    let white = [0.95047, 1, 1.08883]
    let parts = zip(xyz, white).map { row, white in
      let value = zip(row, rgb).reduce(0) { $0 + $1.0 * $1.1 } / white
      return value > 0.008856 ? cbrt(value) : 7.787 * value + 16.0 / 116
    }
    return [116 * parts[1] - 16, 500 * (parts[0] - parts[1]), 200 * (parts[1] - parts[2])]
  }
}
