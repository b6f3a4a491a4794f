import Glibc
import Host
import Settings
import Time

/// The directories of a phone in a folder that something else carries to it. What is in them is in clear.
struct PhoneFolder {
  let path: String

  static let common = "fastd-phone"

  var inbox: String { path + "/inbox" }
  var outbox: String { path + "/outbox" }

  /// Nil where no phone is used.
  init?(_ settings: Settings) {
    guard case .path(let path) = settings.phone.folder else { return nil }
    self.path = path
  }

  init(_ path: String) { self.path = path }

  func prepare(for device: String) throws(Failure) {
    do throws(FileError) {
      for directory in [path, inbox, outbox] { try Files.makePrivateDirectory(directory) }
      try Files.replace(mark, with: Array("\(device)\n".utf8), behindLinks: false)
    } catch { throw .file(error) }
  }

  private var mark: String { path + "/.device" }

  /// The device whose machine carries out what arrives; nil where none has taken it yet.
  var owner: String? {
    guard let bytes = (try? Files.read(mark, limit: 100, behindLinks: false)) ?? nil else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").first.map(String.init)
  }

  func open() throws(Failure) -> OpenPhoneFolder {
    do throws(FileError) { return try OpenPhoneFolder(path) } catch { throw .file(error) }
  }
}

/// The same while it is worked in. Others write there as well: no link that they put in the place of a
/// directory leads anywhere.
struct OpenPhoneFolder {
  private let root: OpenDirectory
  private let directories: (inbox: OpenDirectory, outbox: OpenDirectory, done: OpenDirectory)

  var inbox: String { directories.inbox.path }
  private var outbox: String { directories.outbox.path }
  private var done: String { directories.done.path }
  var page: String { root.path + "/today.html" }

  fileprivate init(_ path: String) throws(FileError) {
    let above = Files.parent(of: path)
    if Files.name(of: above) == PhoneFolder.common {
      let shared = try OpenDirectory(Files.parent(of: above))
      let common = try OpenDirectory(PhoneFolder.common, in: shared)
      root = try OpenDirectory(Files.name(of: path), in: common)
    } else {
      root = try OpenDirectory(path)
    }
    directories = (
      try OpenDirectory("inbox", in: root), try OpenDirectory("outbox", in: root),
      try OpenDirectory("done", in: root)
    )
  }

  /// More is for something else.
  private static let most = 2000

  /// The files that have arrived and are to be looked at, the oldest first.
  func arrived() throws(Failure) -> [ArrivedFile] {
    let names: [String]
    do throws(FileError) { names = try Files.visible(in: inbox) } catch { throw .file(error) }
    let files = names.compactMap { ArrivedFile($0, in: inbox) }
      .filter { !$0.isPassing && $0.bytes > 0 }
      .sorted { ($0.modified, $0.name) < ($1.modified, $1.name) }
    // Those that stay must not keep others from being read.
    let texts = files.filter { $0.isText && $0.original == nil }.prefix(Self.most)
    return Array(texts) + files.filter { !$0.isText || $0.original != nil }.prefix(Self.most)
  }

  func isUnchanged(_ file: ArrivedFile) -> Bool { ArrivedFile(file.name, in: inbox) == file }

  // MARK: Done files

  private static let age = Span.hours(7 * 24)

  /// Away from what is still to be done, if it is still the same; where it cannot be moved it stays.
  func setAside(_ file: ArrivedFile) {
    let (here, there) = ("\(inbox)/\(file.name)", "\(done)/\(file.name)")
    guard isUnchanged(file), rename(here, there) == 0 else { return }
    guard let moved = ArrivedFile(file.name, in: done), !moved.isSameText(as: file) else { return }
    // It was written again in this moment.
    if access(here, F_OK) != 0 { _ = rename(there, here) }
  }

  /// A week is enough to look something up.
  func clear(at now: Instant) {
    for path in told {
      guard path != page,
        let file = ArrivedFile(Files.name(of: path), in: Files.parent(of: path)),
        now - file.changed > Self.age
      else { continue }
      try? Files.delete(path)
    }
  }

  /// All that is there but what is still to be done.
  var told: [String] {
    let files = [done, outbox].flatMap { directory in
      ((try? Files.visible(in: directory)) ?? []).map { "\(directory)/\($0)" }
    }
    return files + [page]
  }

  // MARK: Answers

  private static let longestAnswers = 1 << 18

  /// Answers that grow too long begin again.
  func answers(to name: String) -> String? {
    let bytes = try? Files.read(
      "\(outbox)/\(name)", limit: Self.longestAnswers, behindLinks: false)
    return (bytes ?? nil).map { String(decoding: $0, as: UTF8.self) }
  }

  func write(_ answers: String, to name: String) throws(Failure) {
    do throws(FileError) {
      try Files.replace("\(outbox)/\(name)", with: Array(answers.utf8), behindLinks: false)
    } catch { throw .file(error) }
  }
}

/// A directory that stays the same, whatever comes in its place.
private final class OpenDirectory {
  private let descriptor: Descriptor

  init(_ path: String) throws(FileError) {
    descriptor = try FileError.naming(path) { () throws(SystemError) in
      try Descriptor("open") { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    }
  }

  /// It is made where it is missing.
  init(_ name: String, in parent: OpenDirectory) throws(FileError) {
    let above = parent.descriptor.number
    mkdirat(above, name, 0o700)
    descriptor = try FileError.naming(name) { () throws(SystemError) in
      try Descriptor("open") {
        openat(above, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
      }
    }
  }

  /// By which all that takes paths reaches it.
  var path: String { "/proc/self/fd/\(descriptor.number)" }
}
