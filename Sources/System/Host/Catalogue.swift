import Glibc

/// A compiled gettext catalogue (`.mo`), searched in place.
///
/// The C library's own reader has one language a process, takes it from the environment, which
/// threads must not change, and costs a program that lives for a moment ten times as much.
struct Catalogue: Sendable {
  private let file: CatalogueFile
  private var bytes: UnsafeBufferPointer<UInt8> { file.bytes }
  private let count: Int
  /// Where the tables of (length, place) begin; the texts of the first are in order.
  private let originals: Int
  private let translations: Int
  private let rule: PluralRule

  private static let magic = 0x9504_12de
  private static let countLimit = 10_000

  /// Nil for what is no catalogue, and for one whose plural forms are not understood.
  init?(_ file: CatalogueFile) {
    let bytes = file.bytes
    guard Self.word(at: 0, in: bytes) == Self.magic, let count = Self.word(at: 8, in: bytes),
      let originals = Self.word(at: 12, in: bytes),
      let translations = Self.word(at: 16, in: bytes), count <= Self.countLimit,
      count > 0, let header = Self.range(0, of: translations, in: bytes),
      let rule = PluralRule(header: UnsafeBufferPointer(rebasing: bytes[header]))
    else { return nil }
    self.file = file
    self.count = count
    self.originals = originals
    self.translations = translations
    self.rule = rule
  }

  func text(_ english: String) -> String? {
    form(0, of: english)
  }

  func plural(_ one: String, count: Int) -> String? {
    form(rule.form(of: count), of: one)
  }

  private func form(_ form: Int, of english: String) -> String? {
    guard var range = translation(of: english) else { return nil }
    for _ in 0..<form {
      guard let end = bytes[range].firstIndex(of: 0) else { return nil }
      range = end + 1..<range.upperBound
    }
    let end = bytes[range].firstIndex(of: 0) ?? range.upperBound
    guard end > range.lowerBound else { return nil }
    return String(decoding: bytes[range.lowerBound..<end], as: UTF8.self)
  }

  private func translation(of english: String) -> Range<Int>? {
    var english = english
    return english.withUTF8 { english in
      var (low, high) = (0, count)
      while low < high {
        let middle = (low + high) / 2
        guard let range = Self.range(middle, of: originals, in: bytes) else { return nil }
        let order = order(of: english, and: range)
        if order == 0 { return Self.range(middle, of: translations, in: bytes) }
        if order < 0 { high = middle } else { low = middle + 1 }
      }
      return nil
    }
  }

  /// Below 0 when the text comes first; in the table a plural follows its singular after a zero.
  private func order(of text: UnsafeBufferPointer<UInt8>, and range: Range<Int>) -> Int {
    var place = range.lowerBound
    for byte in text {
      let other = place < range.upperBound ? bytes[place] : 0
      if byte != other { return Int(byte) - Int(other) }
      place += 1
    }
    return place < range.upperBound && bytes[place] != 0 ? -1 : 0
  }

  private static func range(
    _ index: Int, of table: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    let entry = table + index * 8
    guard let length = word(at: entry, in: bytes), let start = word(at: entry + 4, in: bytes),
      start + length <= bytes.count
    else { return nil }
    return start..<start + length
  }

  private static func word(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard place + 4 <= bytes.count else { return nil }
    return Int(bytes[place]) | Int(bytes[place + 1]) << 8 | Int(bytes[place + 2]) << 16
      | Int(bytes[place + 3]) << 24
  }
}

/// Which form a number takes; `contrib/messages` refuses a catalogue with any other rule.
private enum PluralRule: Sendable {
  case always, unlessOne, aboveOne

  init?(header: UnsafeBufferPointer<UInt8>) {
    if Self.contains("plural=(n != 1);", header) {
      self = .unlessOne
    } else if Self.contains("plural=(n > 1);", header) {
      self = .aboveOne
    } else if Self.contains("plural=0;", header) {
      self = .always
    } else {
      return nil
    }
  }

  func form(of count: Int) -> Int {
    switch self {
    case .always: 0
    case .unlessOne: count == 1 ? 0 : 1
    case .aboveOne: count > 1 ? 1 : 0
    }
  }

  /// By hand: what the library has for it looks conformances up by their names.
  private static func contains(
    _ text: StaticString, _ header: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let start = header.baseAddress, header.count >= text.utf8CodeUnitCount else {
      return false
    }
    return (0...header.count - text.utf8CodeUnitCount).contains { place in
      memcmp(start + place, text.utf8Start, text.utf8CodeUnitCount) == 0
    }
  }
}
