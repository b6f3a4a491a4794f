import Nouns

/// The first line of a segment, in clear. Nothing in it is believed: all of it is sealed beside each
/// operation, so that a segment of which a letter was changed cannot be opened.
struct SegmentHead: Equatable, Sendable {
  let person: RowID
  let device: RowID
  let range: ClosedRange<Int64>
  /// The digest of the log before the first operation; empty where there is none before it.
  let before: String

  private static let word = "fastd-segment"
  private static let version = "1"
  /// Of the longest possible one.
  static let longest = 160

  init(person: RowID, device: RowID, range: ClosedRange<Int64>, before: String) {
    (self.person, self.device, self.range, self.before) = (person, device, range, before)
  }

  init?(_ line: ArraySlice<UInt8>) {
    guard let text = String(validating: line, as: UTF8.self) else { return nil }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 7, words[0] == Self.word, words[1] == Self.version,
      let person = RowID(text: words[2]), let device = RowID(text: words[3]),
      let name = SegmentName("\(words[4])-\(words[5]).1.seg"),
      words[6] == "-" || words[6].utf8.count == 32
    else { return nil }
    self.init(
      person: person, device: device, range: name.range, before: words[6] == "-" ? "" : words[6])
  }

  var line: String {
    [
      Self.word, Self.version, person.text, device.text, "\(range.lowerBound)",
      "\(range.upperBound)", before.isEmpty ? "-" : before,
    ].joined(separator: " ")
  }

  /// The associated data of an operation.
  func known(_ seq: Int64, _ digest: [UInt8]) -> [UInt8] {
    Array("\(line) \(seq) ".utf8) + digest
  }
}
