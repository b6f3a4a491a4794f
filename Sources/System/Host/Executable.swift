/// The running program's own file.
package enum Executable {
  /// Nil where /proc is not mounted.
  package static let path: String? = {
    guard let path = Files.linkTarget(of: "/proc/self/exe") else { return nil }
    // An upgrade has replaced the file; what lies beside it is still found.
    let mark = " (deleted)"
    return path.hasSuffix(mark) ? String(path.dropLast(mark.count)) : path
  }()

  package static var directory: String? { path.map(Files.parent) }
}
