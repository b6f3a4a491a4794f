import Nouns
import Time

extension Fast {
  /// What a person must repeat to record a longer one.
  package static let longConfirmation = "long-fast"

  var isLong: Bool {
    guard let duration, !isCancelled else { return false }
    return duration > .longestFastUnasked
  }

  func checkLength(confirmed: String?) throws(Refusal) {
    guard !isLong || confirmed.holds(Self.longConfirmation) else {
      throw .needsConfirmation(Self.longConfirmation)
    }
  }
}

extension String? {
  /// Whether the person gave their word for that, among others between commas.
  func holds(_ key: String) -> Bool { self?.split(separator: ",").contains(key[...]) ?? false }
}
