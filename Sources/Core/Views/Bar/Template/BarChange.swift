import Time

/// The first of several moments, all of them after one.
struct BarChange {
  private let now: Instant
  private(set) var first: Instant?

  init(after now: Instant) {
    self.now = now
  }

  mutating func note(_ moment: Instant?) {
    guard let moment, moment > now else { return }
    if first.map({ moment < $0 }) ?? true { first = moment }
  }
}
