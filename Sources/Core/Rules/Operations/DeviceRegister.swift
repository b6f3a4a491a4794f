package import Nouns

/// The registers of a device. It is no row of the person's: its operations tell what it had of the others
/// when it went on, so that an edit that did not know of another one can be told from one that did.
package enum DeviceRegister: String, CaseIterable, Sendable {
  case name, seen, left, counts

  package static let noun = "device"
  /// Of other devices in one operation, so that its line stays short; the rest is said the next time.
  package static let most = 1000

  /// As it is said: in one line, and no longer than a reader takes.
  package static func fitting(_ name: String) -> String {
    let line = name.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7f }
    let fitting = String(String.UnicodeScalarView(line)).prefix(longestName)
    return fitting.isEmpty ? noun : String(fitting)
  }

  private static let longestName = 60

  /// The last operation of each device, such as `b9wy0qj7r1m4x8k2c5s3v6t0dz:412`, sorted by its bytes.
  package static func text(of seen: [String: Int64]) -> String {
    seen.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: " ")
  }

  /// Leaves out all that is no such name.
  package static func seen(_ text: String) -> [String: Int64] {
    var seen: [String: Int64] = [:]
    for part in text.split(separator: " ") {
      let words = part.split(separator: ":", omittingEmptySubsequences: false)
      guard words.count == 2, let seq = Int64(words[1]) else { continue }
      seen[String(words[0]), default: 0] = max(seq, seen[String(words[0])] ?? 0)
    }
    return seen
  }
}

extension Operation {
  package var seen: Cell? { body?.sets[DeviceRegister.seen.rawValue] }
}
