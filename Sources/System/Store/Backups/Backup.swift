package import Time

/// A whole copy of the database in the backup directory; its name says when and why it was made.
package nonisolated struct Backup: Equatable, Sendable {
  package enum Reason: Hashable, Sendable {
    case daily
    /// The person wanted one.
    case asked
    /// Made before an import, or before another backup was taken in.
    case importing, restoring
    /// Made before the database was brought to that version.
    case migration(to: Int64)
  }

  package let path: String
  package var name: String {
    String(path[path.index(after: path.lastIndex(of: "/") ?? path.startIndex)...])
  }
  package let at: Instant
  package let reason: Reason

  private static let prefix = "fastd-"
  private static let suffix = ".db"

  init(in directory: String, at: Instant, reason: Reason) {
    path = "\(directory)/\(Self.prefix)\(Stamp.text(at))-\(Self.text(reason))\(Self.suffix)"
    self.at = at
    self.reason = reason
  }

  /// Nil for a name that we did not give.
  init?(name: String, in directory: String) {
    guard name.hasPrefix(Self.prefix), name.hasSuffix(Self.suffix) else { return nil }
    let parts = name.dropFirst(Self.prefix.count).dropLast(Self.suffix.count)
      .split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let at = Stamp.instant(parts[0]),
      let reason = Self.reason(parts[1])
    else { return nil }
    self.init(in: directory, at: at, reason: reason)
  }

  static func text(_ reason: Reason) -> String {
    switch reason {
    case .daily: "daily"
    case .asked: "asked"
    case .importing: "import"
    case .restoring: "restore"
    case .migration(let version): "before-\(version)"
    }
  }

  private static func reason(_ text: Substring) -> Reason? {
    if let plain = [Reason.daily, .asked, .importing, .restoring].first(where: {
      self.text($0) == text
    }) {
      return plain
    }
    guard text.hasPrefix("before-"), let version = Int64(text.dropFirst("before-".count)) else {
      return nil
    }
    return .migration(to: version)
  }
}
