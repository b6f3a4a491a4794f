package import Nouns

/// A segment as it lies in the person's folder: whose operations it has, and in whose directory.
package struct ShelvedSegment: Hashable, Sendable {
  /// The machine whose directory it is in; nobody else writes there.
  package let holder: RowID
  package let owner: RowID
  package let name: SegmentName
  package let bytes: Int64
  /// When it was written last, in microseconds.
  package let modified: Int64

  package init(
    holder: RowID, owner: RowID, name: SegmentName, bytes: Int64, modified: Int64 = 0
  ) {
    (self.holder, self.owner, self.name) = (holder, owner, name)
    (self.bytes, self.modified) = (bytes, modified)
  }

  package var isPlausible: Bool { name.isPlausible(bytes: bytes) }

  /// Below the person's directory; what somebody holds of another one lies one directory deeper.
  var path: String {
    holder == owner
      ? "\(holder.text)/\(name.text)" : "\(holder.text)/\(owner.text)/\(name.text)"
  }
}

/// The contents of the person's folder, by the names alone.
package struct Shelf: Sendable {
  package var segments: [ShelvedSegment] = []
  /// Other files in our own directory, such as one that a crash left half written.
  package var strays: [String] = []

  /// More in one directory than machines ever make; what others put there hides nothing elsewhere.
  static let mostOfOne = 20_000

  package init() {}

  package func of(_ owner: RowID) -> [ShelvedSegment] {
    segments.filter { $0.owner == owner && $0.isPlausible }
  }

  /// The ranges of a machine's log that are there, whoever holds them.
  package func ranges(of owner: RowID) -> Ranges { Ranges(of(owner).map(\.name.range)) }
}

/// Numbers of operations, as ranges that neither touch nor overlap.
package struct Ranges: Equatable, Sendable {
  package private(set) var list: [ClosedRange<Int64>] = []

  package init(_ ranges: [ClosedRange<Int64>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      guard let last = list.last, range.lowerBound <= last.upperBound + 1 else {
        list.append(range)
        continue
      }
      list[list.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    }
  }

  package func covers(_ range: ClosedRange<Int64>) -> Bool {
    list.contains { $0.contains(range.lowerBound) && $0.contains(range.upperBound) }
  }

  /// The gaps up to a number.
  package func lacking(upTo end: Int64) -> [ClosedRange<Int64>] {
    var (lacking, next): ([ClosedRange<Int64>], Int64) = ([], 1)
    for range in list where next <= end {
      if range.lowerBound > next { lacking.append(next...min(range.lowerBound - 1, end)) }
      next = max(next, range.upperBound + 1)
    }
    if next <= end { lacking.append(next...end) }
    return lacking
  }
}
