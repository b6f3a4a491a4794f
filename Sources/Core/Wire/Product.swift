/// Who this is; the one place that holds the version.
package enum Product {
  package static let name = "fastd"
  package static let vendor = "fastd"
  package static let version = "0.1.0"
  package static let url = "https://github.com/fastd/fastd"
}
