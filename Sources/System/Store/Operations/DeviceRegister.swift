import Nouns
import Rules
import Time

/// The registers of a device. It is no row of the person's: its operations tell what it had of the others
/// when it went on, so that an edit that did not know of another one can be told from one that did.
nonisolated enum DeviceRegister: String, CaseIterable {
  case name, seen, left, counts

  static let noun = "device"
  /// Of other devices in one operation, so that its line stays short; the rest is said the next time.
  static let most = 1000

  /// The last operation of each device, such as `b9wy0qj7r1m4x8k2c5s3v6t0dz:412`, sorted by its bytes.
  static func text(of seen: [String: Int64]) -> String {
    seen.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }.joined(separator: " ")
  }

  /// Leaves out all that is no such name.
  static func seen(_ text: String) -> [String: Int64] {
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
  nonisolated var seen: Cell? { body?.sets[DeviceRegister.seen.rawValue] }
}

extension Ledger {
  /// Before a device goes on by itself it says what it has of the others.
  static func tellSeen(
    in connection: Connection, on hardware: String?, at now: Instant
  ) throws(StoreError) {
    guard try Devices(in: connection).ids.count > 1 else { return }
    try connection.transaction { () throws(StoreError) in
      var journal = try OperationJournal(in: connection, on: hardware)
      let act = journal.act(.do, VerbWord("seen"), by: "fastd", at: now)
      // An end that is missing stays as it was written down.
      if try journal.addSeen(of: act) { try journal.finish() }
    }
  }
}
