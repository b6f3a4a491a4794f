import Glibc
import Host
import Settings
import Time

/// The directories of a phone in a folder that something else carries to it. What is in them is in clear.
struct PhoneFolder {
  let path: String

  var inbox: String { path + "/inbox" }
  var outbox: String { path + "/outbox" }
  var done: String { path + "/done" }
  var page: String { path + "/today.html" }

  /// Nil where no phone is used.
  init?(_ settings: Settings) {
    guard case .path(let path) = settings.phone.folder else { return nil }
    self.path = path
  }

  init(_ path: String) { self.path = path }

  func prepare() throws(Failure) {
    do throws(FileError) {
      for directory in [path, inbox, outbox, done] { try Files.makePrivateDirectory(directory) }
    } catch { throw .file(error) }
  }

  /// More is for something else.
  static let most = 2000

  /// The files that have arrived, the oldest first.
  func arrived() throws(Failure) -> [ArrivedFile] {
    let names: [String]
    do throws(FileError) { names = try Files.visible(in: inbox) } catch { throw .file(error) }
    let files = names.compactMap { ArrivedFile($0, in: inbox) }
    return Array(files.sorted { ($0.modified, $0.name) < ($1.modified, $1.name) }.prefix(Self.most))
  }

  // MARK: Done files

  private static let age = Span.hours(7 * 24)

  /// Away from what is still to be done; where it cannot be moved it stays.
  func setAside(_ file: ArrivedFile) {
    _ = rename("\(inbox)/\(file.name)", "\(done)/\(file.name)")
  }

  /// A week is enough to look something up.
  func clear(at now: Instant) {
    for directory in [done, outbox] {
      for name in (try? Files.visible(in: directory)) ?? [] {
        guard let file = ArrivedFile(name, in: directory), now - file.changed > Self.age else {
          continue
        }
        try? Files.delete("\(directory)/\(name)")
      }
    }
  }

  // MARK: Answers

  private static let longestAnswers = 1 << 18

  func answers(to name: String) -> String? {
    guard let bytes = try? Files.read(place(of: name), limit: Self.longestAnswers) else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  func write(_ answers: String, to name: String) throws(Failure) {
    do throws(FileError) {
      try Files.replace(place(of: name), with: Array(answers.utf8), behindLinks: false)
    } catch { throw .file(error) }
  }

  private func place(of name: String) -> String { "\(outbox)/\(name)" }
}

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

  /// With what is added to it on the way.
  private static let longestName = 200

  /// Whether it is only on its way, or of a program that has it open.
  var isPassing: Bool {
    let endings = ["~", ".tmp", ".part", ".partial", ".crdownload", ".swp", ".bak"]
    return name.hasPrefix("~") || name.hasPrefix("#")
      || endings.contains { name.lowercased().hasSuffix($0) }
  }

  /// The name of the file that it is another version of; nil for an original.
  var original: String? {
    for sign in [".sync-conflict-", " (conflicted copy", "_conflict-", " (Case Conflict"] {
      if let range = Self.range(of: sign, in: name), range.lowerBound > name.startIndex {
        let ending = name.lowercased().hasSuffix(".txt") ? ".txt" : ""
        return String(name[..<range.lowerBound]) + ending
      }
    }
    return nil
  }

  var isText: Bool { !name.contains(".") || name.lowercased().hasSuffix(".txt") }

  private static func range(of part: String, in text: String) -> Range<String.Index>? {
    var place = text.startIndex
    while place < text.endIndex {
      if text[place...].hasPrefix(part) {
        return place..<text.index(place, offsetBy: part.count)
      }
      place = text.index(after: place)
    }
    return nil
  }
}

extension Instant {
  fileprivate init(_ time: timespec) {
    self.init(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }
}
