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
