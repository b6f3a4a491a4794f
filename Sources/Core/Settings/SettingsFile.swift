import Time

/// The text of `fastd.conf`: `key = value` lines, `#` comments, values in quotes or without.
package struct SettingsFile: Sendable {
  package enum Limit {
    package static let fileLength = 64 * 1024
    package static let lines = 1000
    /// Room for the longest command line, its key and a comment.
    package static let lineLength = 1200
  }

  /// What was understood; a line with a problem leaves its key's default.
  package private(set) var settings = Settings()
  package private(set) var problems: [Problem] = []
  /// The whole file, each line ended.
  package private(set) var text: [UInt8]
  private var entries: [Entry] = []
  private let renames: Renames
  private let takes: @Sendable (Settings.Key) -> Bool

  private struct Entry: Sendable {
    let key: Settings.Key
    /// From 1.
    let line: Int
    /// Its bytes in the text, with the one that ends it.
    let range: Range<Int>
    let valueRange: Range<Int>
  }

  /// What reads often and needs little `takes` only that; the other values are not looked at.
  package init(
    _ text: [UInt8], renames: Renames = .released,
    takes: @escaping @Sendable (Settings.Key) -> Bool = { _ in true }
  ) {
    self.renames = renames
    self.takes = takes
    self.text = text
    read()
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
    guard let written = Line.written(checked[key]) else {
      throw .badValue(key: key, value: value, why: .bothQuotes)
    }
    if let entry = entries.first(where: { $0.key == key }) {
      text.replaceSubrange(entry.valueRange, with: written.utf8)
    } else {
      text += "\(key.rawValue) = \(written)\n".utf8
    }
    read()
  }

  /// Takes every line away that sets the key, so that its default counts again.
  package mutating func unset(_ key: Settings.Key) {
    for entry in entries.reversed() where entry.key == key { text.removeSubrange(entry.range) }
    read()
  }

  private mutating func read() {
    settings = Settings()
    problems = []
    entries = []
    if let last = text.last, last != Self.lineEnd { text.append(Self.lineEnd) }
    var number = 0
    var start = 0
    while start < text.count {
      number += 1
      let end = text[start...].firstIndex(of: Self.lineEnd) ?? text.count - 1
      guard number <= Limit.lines else {
        return problems.append(
          Problem(line: number, error: .tooManyLines(limit: Limit.lines)))
      }
      do {
        try read(start..<end, number)
      } catch {
        problems.append(Problem(line: number, error: error))
      }
      start = end + 1
    }
  }

  private static let lineEnd = UInt8(ascii: "\n")

  private mutating func read(_ range: Range<Int>, _ number: Int) throws(SettingsError) {
    guard range.count <= Limit.lineLength else { throw .lineTooLong(limit: Limit.lineLength) }
    guard case .entry(let name, let value, let valueRange) = try Line(bytes: text[range]).content()
    else { return }
    let key = try Self.key(named: name, renames: renames)
    let earlier = entries.first { $0.key == key }
    entries.append(
      Entry(
        key: key, line: number, range: range.lowerBound..<range.upperBound + 1,
        valueRange: valueRange))
    if let earlier { throw .duplicate(key, firstLine: earlier.line) }
    guard !value.isEmpty else { throw .noValue(key) }
    if takes(key) { try settings.set(key, to: value) }
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

/// What is wrong with a settings file or a change to it; the sentences are made at the edge.
package enum SettingsError: Error, Equatable, Sendable {
  case unknownKey(String, nearest: String?)
  case badValue(key: Settings.Key, value: String, why: ValueMistake)
  /// The key already has a value on that line.
  case duplicate(Settings.Key, firstLine: Int)
  case noEqualsSign(String)
  case noKey
  case noValue(Settings.Key)
  case openQuote
  case textAfterQuote(String)
  case notText
  case lineTooLong(limit: Int)
  case tooManyLines(limit: Int)
}

extension SettingsFile {
  package struct Problem: Equatable, Sendable {
    /// From 1.
    package let line: Int
    package let error: SettingsError

    package init(line: Int, error: SettingsError) {
      self.line = line
      self.error = error
    }
  }
}

extension SettingsFile {
  /// A file that explains every key and sets none of them. Rows of the person's data are none of its
  /// lines.
  package static func sample(translate: (String) -> String = { $0 }) -> String {
    var text = ""
    for key in Settings.Key.Single.allCases.map(Settings.Key.single) {
      text += "# \(translate(key.sentence.rawValue)).\n# \(key.shape.explanation(translate))\n"
      let line =
        key.isRow
        ? "# \(translate(SettingMessage.inData.rawValue)) \(key.rawValue)"
        : "#\(key.rawValue) = \(key.fallback)"
      text += "\(line)\n\n"
    }
    let kinds = Settings.Occasion.allCases.map(\.rawValue).joined(separator: " ")
    text += "# \(translate(SettingMessage.looks.rawValue)):\n# \(kinds)\n"
    let kind = translate("KIND")
    for aspect in Settings.Aspect.allCases {
      let row = aspect.row(of: .goal)
      text += "# notify.\(kind).\(aspect.rawValue) = \(row.shape.explanation(translate))\n"
      text += "#   \(translate(row.sentence.rawValue)).\n"
    }
    return text
  }
}

extension Shape {
  /// What can be written, and in parentheses its limits or an example.
  fileprivate func explanation(_ translate: (String) -> String) -> String {
    let forms = syntax.dropFirst(words.count).map(translate)
    let syntax = (words + forms).joined(separator: " | ")
    switch form {
    case nil: return syntax
    case .clock(let limits):
      return syntax + " (\(limits.lowerBound.written) – \(limits.upperBound.written))"
    case .span(let limits, let usual):
      let meaning = usual.map { "; on = \($0.written)" } ?? ""
      return syntax + " (\(limits.lowerBound.written) – \(limits.upperBound.written)\(meaning))"
    case .number(let limits, _):
      return syntax + " (\(limits.lowerBound) – \(limits.upperBound))"
    case .clocks, .quietRules, .nameOrPath, .path, .commandLine: return syntax + " (\(example))"
    }
  }
}
