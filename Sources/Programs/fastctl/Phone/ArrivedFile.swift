import Glibc
import Host
import Time

/// A file of the inbox, and nothing that only leads to one.
struct ArrivedFile: Equatable {
  let name: String
  let bytes: Int64
  /// When it was written, by the phone's clock where the carrier keeps that.
  let modified: Instant
  /// When it came or was changed here, by this machine's clock.
  let changed: Instant

  init?(_ name: String, in directory: String) {
    var status = stat()
    guard lstat("\(directory)/\(name)", &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      name.utf8.count <= Self.longestName
    else { return nil }
    self.name = name
    bytes = Int64(status.st_size)
    modified = Instant(status.st_mtim)
    changed = Instant(status.st_ctim)
  }

  /// With the letters that tell a file that is being written.
  private static let longestName = 240

  func isSameText(as other: Self) -> Bool {
    bytes == other.bytes && modified == other.modified
  }

  /// Whether it is only on its way, or of a program that has it open.
  var isPassing: Bool {
    let endings = ["~", ".tmp", ".part", ".partial", ".crdownload", ".swp", ".bak"]
    return name.hasPrefix("~") || name.hasPrefix("#")
      || endings.contains { name.lowercased().hasSuffix($0) }
  }

  private static let marks = [".sync-conflict-", "_conflict-", " (Case Conflict", " (SFConflict"]

  /// The name of the file that it is another version of; nil for an original.
  var original: String? {
    let mark = Self.marks.compactMap { place(of: $0) }.min()
    let copy = place(of: "conflicted copy") == nil ? nil : place(of: " (")
    guard let place = mark ?? copy, place > 0 else { return nil }
    let beginning = String(decoding: name.utf8.prefix(place), as: UTF8.self)
    return beginning + (name.lowercased().hasSuffix(".txt") ? ".txt" : "")
  }

  private func place(of mark: String) -> Int? {
    let (name, mark) = (Array(name.utf8), Array(mark.utf8))
    guard name.count >= mark.count else { return nil }
    return (0...name.count - mark.count).first { name[$0...].starts(with: mark) }
  }

  var isText: Bool { !name.contains(".") || name.lowercased().hasSuffix(".txt") }
}

extension Instant {
  /// Of a file, whose time may be anything.
  fileprivate init(_ time: timespec) {
    let seconds = min(max(Int64(time.tv_sec), -1 << 40), 1 << 40)
    self.init(milliseconds: seconds * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }
}
