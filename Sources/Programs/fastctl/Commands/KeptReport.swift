import Glibc
import Host

/// The page that `page --open` leaves where only its owner reads it, until the next one.
enum KeptReport {
  static func path(_ environment: Environment) throws(PlacesError) -> String {
    try Places(environment).state + "/report.html"
  }

  /// What is erased may stand in it. The path of what was removed; nil where there was none.
  @discardableResult static func forget(_ environment: Environment) -> String? {
    guard let path = try? path(environment), unlink(path) == 0 else { return nil }
    return path
  }
}
