import Nouns
import Time

extension Fast {
  var isLong: Bool {
    guard let duration, !isCancelled else { return false }
    return duration > .longestFastUnasked
  }

  func checkLength(confirmed: String?) throws(Refusal) {
    guard !isLong || confirmed.holds(.longFast) else { throw .needsConfirmation([.longFast]) }
  }
}
