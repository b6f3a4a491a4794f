/// Who this is; the one place that holds the version.
package enum Product {
  package static let name = "fastd"
  package static let vendor = "fastd"
  package static let version = "0.11.0"
  /// The version, and behind it the commit of what is installed: "0.9.0+4f1c2d3e5a6b".
  package static var build: String {
    BuildMark.commit().map { "\(version)+\($0)" } ?? version
  }

  /// Whether a program that says so of itself is of this build.
  package static func isBuild(_ other: String) -> Bool {
    var bytes = other.utf8.makeIterator()
    for byte in version.utf8 where bytes.next() != byte { return false }
    return BuildMark.isIn(&bytes)
  }
  package static let url = "https://github.com/fastd/fastd"
  /// What fastd ends with where another one serves the person already.
  package static let servedStatus: Int32 = 75
}
