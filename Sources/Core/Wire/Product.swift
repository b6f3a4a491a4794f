/// Who this is; the one place that holds the version.
package enum Product {
  package static let name = "fastd"
  package static let vendor = "fastd"
  package static let version = "0.1.0"
  package static let url = "https://github.com/fastd/fastd"
  /// What fastd ends with where another one serves the person already.
  package static let servedStatus: Int32 = 75
}
