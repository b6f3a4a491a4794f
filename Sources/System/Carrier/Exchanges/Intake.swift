import Nouns

/// Which segment of a machine's log is read next.
struct Intake {
  let owner: RowID
  /// The next operation that is missing here.
  var position: Int64
  /// Those that may have it, the one to be read first at the end: of several the one written last, then
  /// the one that goes furthest.
  private var segments: [ShelvedSegment]

  init(of owner: RowID, from position: Int64, on shelf: Shelf) {
    (self.owner, self.position) = (owner, position)
    segments = shelf.of(owner).filter { $0.name.to >= position }.sorted {
      ($0.name.generation, $0.name.to, $1.holder.text) < (
        $1.name.generation, $1.name.to, $0.holder.text
      )
    }
  }

  /// Each is given once: what was of no use is not read again.
  mutating func next() -> ShelvedSegment? {
    guard let place = segments.lastIndex(where: { $0.name.range.contains(position) }) else {
      return nil
    }
    return segments.remove(at: place)
  }
}
