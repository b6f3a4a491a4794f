import Nouns
import Rules

extension Keeper {
  /// Whoever keeps the folder looks for themselves at what has changed: this only says that
  /// something has, and so it may come late, twice or not at all.
  func keepHealth(after decision: Decision) {
    let changes = decision.commit.step?.changes ?? []
    if changes.contains(where: \.isOfPast) { syncHealth() }
  }

  package func syncHealth() { look(after: .health) }
}

extension Change {
  /// Whether it is of a fast that has ended or had, or of a weighing.
  fileprivate var isOfPast: Bool {
    [before, after].contains { $0?.fast?.end != nil || $0?.kind == .weighing }
  }
}
