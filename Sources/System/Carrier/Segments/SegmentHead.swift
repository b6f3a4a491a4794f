import Nouns

/// The first line of a segment, in clear. Nothing in it is believed: all of it is sealed beside each
/// operation, so that a segment of which a letter was changed cannot be opened.
struct SegmentHead: Equatable, Sendable {
  let person: RowID
  let device: RowID
  let name: SegmentName
  /// The digest of the log before the first operation; empty at the beginning of the log.
  let before: String

  private static let word = "fastd-segment"
  private static let version = "1"
  /// Of the longest possible one.
  static let longest = 160

  init(person: RowID, device: RowID, name: SegmentName, before: String) {
    (self.person, self.device, self.name, self.before) = (person, device, name, before)
  }

  init?(_ line: ArraySlice<UInt8>) {
    guard let text = String(validating: line, as: UTF8.self) else { return nil }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard words.count == 8, words[0] == Self.word, words[1] == Self.version,
      let person = RowID(text: words[2]), let device = RowID(text: words[3]),
      let name = SegmentName("\(words[4])-\(words[5]).\(words[6]).seg"),
      words[7] == "-" || words[7].utf8.count == 32
    else { return nil }
    self.init(
      person: person, device: device, name: name, before: words[7] == "-" ? "" : words[7])
  }

  var line: String {
    [
      Self.word, Self.version, person.text, device.text, "\(name.from)", "\(name.to)",
      "\(name.generation)", before.isEmpty ? "-" : before,
    ].joined(separator: " ")
  }

  /// Sealed beside each operation.
  var place: SealedPlace { SealedPlace(of: device, name: line) }
}
