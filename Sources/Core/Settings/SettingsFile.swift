/// The text of `fastd.conf`: `key = value` lines, `#` comments, values in quotes or without.
package struct SettingsFile: Sendable {
  package enum Limit {
    package static let fileLength = 64 * 1024
    package static let lines = 1000
    package static let lineLength = 500
  }

  /// What was understood; a line with a problem leaves its key's default.
  package private(set) var settings = Settings()
  package private(set) var problems: [Problem] = []
  private var entries: [Entry] = []
  private var lines: [ArraySlice<UInt8>]
  private let renames: Renames

  private struct Entry: Sendable {
    let key: Settings.Key
    /// From 0.
    let line: Int
    let valueRange: Range<Int>
  }

  package init(_ text: [UInt8], renames: Renames = .released) {
    self.renames = renames
    lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    read()
  }

  /// The whole file, each line ended.
  package var text: [UInt8] {
    var text: [UInt8] = []
    for line in lines {
      text += line
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  /// Whether the file itself gives the key a value.
  package func sets(_ key: Settings.Key) -> Bool {
    entries.contains { $0.key == key }
  }

  /// Finds a key by the name a person typed, also by one that it had in an earlier version.
  package static func key(
    named name: String, renames: Renames = .released
  ) throws(SettingsError) -> Settings.Key {
    if let key = Settings.Key(rawValue: name) ?? renames.key(named: name) { return key }
    let names = Settings.Key.allCases.map(\.rawValue)
    throw .unknownKey(name, nearest: EditDistance.nearest(to: name, among: names))
  }

  /// Changes the line that sets the key, or adds one at the end.
  package mutating func set(_ key: Settings.Key, to value: String) throws(SettingsError) {
    var checked = settings
    try checked.set(key, to: value)
    if let entry = entries.first(where: { $0.key == key }) {
      let line = Line(bytes: lines[entry.line])
      lines[entry.line] = line.replacing(entry.valueRange, with: value)[...]
    } else {
      lines.append(Array("\(key.rawValue) = \(value)".utf8)[...])
    }
    read()
  }

  /// Takes every line away that sets the key, so that its default counts again.
  package mutating func unset(_ key: Settings.Key) {
    for entry in entries.reversed() where entry.key == key { lines.remove(at: entry.line) }
    read()
  }

  private mutating func read() {
    settings = Settings()
    problems = []
    entries = []
    for (number, line) in lines.enumerated() {
      guard number < Limit.lines else {
        problems.append(
          Problem(line: number + 1, error: .tooManyLines(limit: Limit.lines)))
        return
      }
      do {
        try read(line, number)
      } catch {
        problems.append(Problem(line: number + 1, error: error))
      }
    }
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>, _ number: Int) throws(SettingsError) {
    guard bytes.count <= Limit.lineLength else { throw .lineTooLong(limit: Limit.lineLength) }
    guard case .entry(let name, let value, let range) = try Line(bytes: bytes).content() else {
      return
    }
    let key = try Self.key(named: name, renames: renames)
    let earlier = entries.first { $0.key == key }
    entries.append(Entry(key: key, line: number, valueRange: range))
    if let earlier { throw .duplicate(key, firstLine: earlier.line + 1) }
    guard !value.isEmpty else { throw .noValue(key) }
    try settings.set(key, to: value)
  }
}

/// Names that keys had in earlier versions; once released, an old name is understood for ever.
package struct Renames: Sendable {
  private let pairs: [(old: String, key: Settings.Key)]

  package static let released = Renames([])

  package init(_ pairs: [(old: String, key: Settings.Key)]) {
    self.pairs = pairs
  }

  func key(named name: String) -> Settings.Key? {
    pairs.first { $0.old == name }?.key
  }
}
