/// Why somebody else's configuration is left as it is.
package enum ConfigFault: Error, Equatable, Sendable {
  /// From this line on it is not what its program reads.
  case notUnderstood(line: Int)
  /// It does not say what stands in the bar, or says it in another file.
  case noPlace
  /// There are several bars, by these names, and none was chosen.
  case several([String])
  /// Something of this name is in it that is not ours.
  case named(String)
  /// The one place there is holds another program.
  case taken(by: String)
}
