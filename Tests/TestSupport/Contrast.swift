import Foundation
import Testing

/// How well one colour such as `#1d1f21` stands out from another, as WCAG 2.1 defines it.
package func contrast(_ one: String, _ other: String) throws -> Double {
  let light = try [one, other].map(luminance).sorted()
  return (light[1] + 0.05) / (light[0] + 0.05)
}

private func luminance(_ colour: String) throws -> Double {
  let number = try #require(Int(colour.dropFirst(), radix: 16), "\(colour)")
  let parts = [16, 8, 0].map { shift -> Double in
    let part = Double(number >> shift & 0xff) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
}
