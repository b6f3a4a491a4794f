import Glibc

/// The environment variables of this process, or a table in a test.
package struct Environment: Sendable {
  private let lookup: @Sendable (String) -> String?

  package static let process = Environment { name in
    getenv(name).map { String(cString: $0) }
  }

  package init(_ lookup: @escaping @Sendable (String) -> String?) {
    self.lookup = lookup
  }

  package init(_ values: [String: String]) {
    lookup = { values[$0] }
  }

  /// Nil also for an empty value: nearly all conventions treat both alike.
  package subscript(name: String) -> String? {
    guard let value = lookup(name), !value.isEmpty else { return nil }
    return value
  }

  /// The value as it stands, empty or not.
  package func exact(_ name: String) -> String? { lookup(name) }

  /// The locale's name for one category, such as "LC_TIME".
  package func locale(for category: String) -> String? {
    self["LC_ALL"] ?? self[category] ?? self["LANG"]
  }
}
