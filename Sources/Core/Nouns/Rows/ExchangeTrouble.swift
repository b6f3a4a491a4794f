extension ExchangeTrouble {
  /// Only a person can put it right; the others pass.
  package var lasts: Bool {
    switch self {
    case .removed, .ended, .hubRefused, .hubFull, .hubUnsafe, .hubNewer, .hubFailed, .hubLibrary:
      true
    case .folder, .unwritable, .full, .key, .rejoined, .missing, .other, .hubAway: false
    }
  }
}
