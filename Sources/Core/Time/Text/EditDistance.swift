/// How many letters must be inserted, left out, replaced or swapped with their neighbour.
package enum EditDistance {
  /// Nobody types more and hopes to be understood.
  private static let longest = 1200

  /// The candidate that was most likely meant; nil when none is near.
  package static func nearest(to text: String, among candidates: [String]) -> String? {
    guard text.utf8.count <= longest else { return nil }
    let typed = Array(text.utf8)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      // More than a third of the letters wrong is another word.
      let limit = max(1, candidate.utf8.count / 3)
      guard abs(typed.count - candidate.utf8.count) <= limit else { continue }
      let distance = between(typed, Array(candidate.utf8))
      guard distance <= limit else { continue }
      if best.map({ distance < $0.distance }) ?? true { best = (candidate, distance) }
    }
    return best?.candidate
  }

  package static func between(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast = [Int]()
    var last = Array(0...right.count)
    for (row, letter) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(last[column + 1], current[column]) + 1
        cost = min(cost, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
