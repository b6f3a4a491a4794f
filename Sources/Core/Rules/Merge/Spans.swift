/// Spans of instants or days that do not overlap; touching is not overlapping.
struct Spans<Bound: Comparable> {
  private struct Taken {
    let from: Bound
    let to: Bound
    let entry: Int
    let turn: Int
  }

  /// Sorted by start, and therefore also by end.
  private var taken: [Taken] = []

  /// The first one taken among those that overlap the given span.
  func first(sharing from: Bound, _ to: Bound) -> Int? {
    var index = place { $0.from < to }
    var first: Taken?
    while index > 0, taken[index - 1].to > from {
      index -= 1
      if taken[index].turn < first?.turn ?? .max { first = taken[index] }
    }
    return first?.entry
  }

  mutating func take(_ entry: Int, from: Bound, to: Bound) {
    let new = Taken(from: from, to: to, entry: entry, turn: taken.count)
    taken.insert(new, at: place { ($0.from, $0.to) < (from, to) })
  }

  /// The index behind all elements that come before.
  private func place(_ isBefore: (Taken) -> Bool) -> Int {
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(taken[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
