package import Nouns
package import Time

/// A machine's memory from one exchange to the next, as lines of text.
package struct ExchangeState: Equatable, Sendable {
  /// A segment that this machine has written, as it must lie in its directory.
  package struct Written: Equatable, Sendable {
    package let owner: RowID
    package let name: SegmentName
    package let bytes: Int64
    /// When, in microseconds: a file that was written since then is looked into.
    package let modified: Int64
    /// How many of its operations are empty.
    package let emptied: Int64
    /// Of its last operation.
    package let digest: String

    package init(
      owner: RowID, name: SegmentName, bytes: Int64, modified: Int64, emptied: Int64,
      digest: String
    ) {
      (self.owner, self.name, self.bytes, self.modified) = (owner, name, bytes, modified)
      (self.emptied, self.digest) = (emptied, digest)
    }
  }

  /// Whose directory the segments are in; all is forgotten where that is another one.
  package var device: RowID?
  package var person: RowID?
  /// The end of the last exchange that was complete.
  package var last: Instant?
  /// When this machine took a new device last.
  package var rejoined: Instant?
  package var written: [Written] = []
  /// How many operations were empty when the segments of a silent machine were taken over. If it writes
  /// them again, they have none of those any more.
  package var takenOver: [RowID: Int64] = [:]
  /// How many operations of each machine were empty when the hub was told which.
  package var erased: [RowID: Int64] = [:]
  /// Whether a public authority has signed the hub's certificate; nil before the first time.
  package var isSigned: Bool?

  package init() {}

  /// Skips lines that are not understood: an exchange finds out again what they said.
  package init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ").map(String.init)
      switch (words.first, words.count) {
      case ("device", 2): device = RowID(text: words[1])
      case ("person", 2): person = RowID(text: words[1])
      case ("last", 2): last = Int64(words[1]).map(Instant.init(milliseconds:))
      case ("rejoined", 2): rejoined = Int64(words[1]).map(Instant.init(milliseconds:))
      case ("over", 3): if let id = RowID(text: words[1]) { takenOver[id] = Int64(words[2]) }
      case ("erased", 3): if let id = RowID(text: words[1]) { erased[id] = Int64(words[2]) }
      case ("signed", 1), ("unsigned", 1): isSigned = words[0] == "signed"
      case ("segment", 7): if let written = Written(words) { self.written.append(written) }
      default: continue
      }
    }
  }

  package var text: String {
    var lines: [String] = []
    if let device { lines.append("device \(device.text)") }
    if let person { lines.append("person \(person.text)") }
    if let last { lines.append("last \(last.milliseconds)") }
    if let rejoined { lines.append("rejoined \(rejoined.milliseconds)") }
    for (word, counts) in [("over", takenOver), ("erased", erased)] {
      for (id, count) in counts.sorted(by: { $0.key.text < $1.key.text }) {
        lines.append("\(word) \(id.text) \(count)")
      }
    }
    if let isSigned { lines.append(isSigned ? "signed" : "unsigned") }
    for one in written {
      lines.append(
        "segment \(one.owner.text) \(one.name.text) \(one.bytes) \(one.modified) \(one.emptied) "
          + one.digest)
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension ExchangeState.Written {
  fileprivate init?(_ words: [String]) {
    guard let owner = RowID(text: words[1]), let name = SegmentName(words[2]),
      let bytes = Int64(words[3]), let modified = Int64(words[4]), let emptied = Int64(words[5])
    else { return nil }
    self.init(
      owner: owner, name: name, bytes: bytes, modified: modified, emptied: emptied,
      digest: words[6])
  }
}
