/// Why a file is no backup that can be used.
package enum BackupFlaw: String, CaseIterable, Sendable {
  case missing, foreign
  /// A newer fastd wrote it.
  case newer
  case unreadable, damaged
  /// It holds something that no fastd ever wrote.
  case foreignPart
  case missingTable, longText, manyRows
  /// To read it took too long.
  case slow
}
