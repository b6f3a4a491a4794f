import Time

/// What a person may want of fastd in a launcher; the texts go over the bus as ids.
package enum SearchIntent: Hashable, Sendable {
  case status, start, stop
  /// To record it in grams, or to be asked for it.
  case weight(Int64?)
  /// To log it in the person's words, or to be asked for it.
  case meal(String?)

  static let ofFasts: [Self] = [.status, .start, .stop]

  /// How fastctl is asked for it.
  package var command: [String] {
    switch self {
    case .status, .start, .stop: [rawValue, "--popup"]
    case .weight(let grams):
      ["weight", "--popup"] + (grams.map { ["--", Self.kilograms($0)] } ?? [])
    case .meal(let text): ["meal", "--popup"] + (text.map { ["--", $0] } ?? [])
    }
  }

  private static func kilograms(_ grams: Int64) -> String {
    "\(grams / 1000).\(String(1000 + grams % 1000).dropFirst()) kg"
  }
}

extension SearchIntent: RawRepresentable {
  package var rawValue: String {
    switch self {
    case .status: "status"
    case .start: "start"
    case .stop: "stop"
    case .weight(let grams): grams.map { "weight:\($0)" } ?? "weight"
    case .meal(let text): text.map { "meal:" + $0 } ?? "meal"
    }
  }

  /// Any program of the session may send one.
  package init?(rawValue: String) {
    guard rawValue.utf8.count <= JournalQuery.longest + 10 else { return nil }
    let parts = rawValue.split(separator: ":", maxSplits: 1)
    switch (parts.first, parts.count > 1 ? parts[1] : nil) {
    case ("status", nil): self = .status
    case ("start", nil): self = .start
    case ("stop", nil): self = .stop
    case ("weight", nil): self = .weight(nil)
    case ("meal", nil): self = .meal(nil)
    case ("weight", let text?):
      guard let grams = Int64(text), Mass.ofPeople.contains(grams) else { return nil }
      self = .weight(grams)
    case ("meal", let text?): self = .meal(String(text))
    default: return nil
    }
  }
}
