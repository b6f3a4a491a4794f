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

/// A moment in a file's name: UTC, so that names sort by time; such as `20260301T200000Z`.
nonisolated enum Stamp {
  private static let length = 16

  static func text(_ instant: Instant) -> String {
    let local = Zone.utc.local(instant)
    let (year, month, day) = local.day.civil
    let (hour, minute, second) = (local.clock.hour, local.clock.minute, local.clock.second)
    return padded(year, 4) + padded(month, 2) + padded(day, 2) + "T" + padded(hour, 2)
      + padded(minute, 2) + padded(second, 2) + "Z"
  }

  /// Takes back what `text` gave; nil for anything else.
  static func instant(_ text: some StringProtocol) -> Instant? {
    let bytes = Array(text.utf8)
    guard bytes.count == length, bytes[8] == UInt8(ascii: "T"), bytes[15] == UInt8(ascii: "Z"),
      let year = number(bytes[0..<4]), let month = number(bytes[4..<6]),
      let dayOfMonth = number(bytes[6..<8]), let hour = number(bytes[9..<11]),
      let minute = number(bytes[11..<13]), let second = number(bytes[13..<15]),
      let day = Day(year: year, month: month, day: dayOfMonth),
      let clock = ClockTime(hour: hour, minute: minute, second: second)
    else { return nil }
    return Zone.utc.startOfDay(day) + .seconds(Int64(clock.secondOfDay))
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number
  }
}
