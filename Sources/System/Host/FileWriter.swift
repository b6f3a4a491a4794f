import CLinux
import Glibc

/// A file that is written piece by piece beside its place and takes it when it is whole; what is
/// not finished leaves nothing behind.
///
/// The one place from which files are written. What is there and no regular file is never replaced:
/// a pipe or a device of the person's choice is written into, all else is refused.
package struct FileWriter: ~Copyable {
  private let target: String
  /// Nil where the target itself is written into.
  private let temporary: [CChar]?
  private let file: Descriptor
  private let mode: UInt32

  /// For its owner alone, behind any symbolic links or in the place of one.
  package init(
    _ path: String, mode: UInt32 = 0o600, behindLinks: Bool = true, isChosen: Bool = true
  ) throws(FileError) {
    if let taker = try Self.taker(path, behindLinks: behindLinks, isChosen: isChosen) {
      self.init(path, nil, taker, mode)
      return
    }
    let target = behindLinks ? try Files.resolved(path) : path
    var name = Array("\(target).XXXXXX".utf8CString)
    let number = mkostemp(&name, O_CLOEXEC)
    guard number >= 0 else { throw .last("mkostemp", target) }
    self.init(target, name, Descriptor(owning: number), mode)
  }

  private init(
    _ target: String, _ temporary: [CChar]?, _ file: consuming Descriptor, _ mode: UInt32
  ) {
    (self.target, self.temporary, self.mode) = (target, temporary, mode)
    self.file = file
  }

  package func write(_ bytes: [UInt8]) throws(FileError) {
    try Files.write(bytes, to: file, path: target)
  }

  /// Puts it in its place, and for good unless it is of no use after a crash.
  package consuming func finish(isLasting: Bool = true) throws(FileError) {
    guard let temporary else { return }
    guard fchmod(file.number, mode) == 0 else { throw .last("fchmod", target) }
    guard !isLasting || fsync(file.number) == 0 else { throw .last("fsync", target) }
    guard rename(temporary, target) == 0 else { throw .last("rename", target) }
    if isLasting { try Files.syncDirectory(Files.parent(of: target)) }
  }

  // Once it is in its place there is nothing of that name any more.
  deinit { if let temporary { unlink(temporary) } }
}

extension FileWriter {
  /// Whether what is written there flows away, and nothing is replaced.
  package static func isStream(_ path: String) -> Bool {
    var status = stat()
    return ownDescriptor(path) != nil || stat(path, &status) == 0 && takes(status)
  }

  /// A pipe or device that takes the bytes; nil where a file is to be made or replaced.
  private static func taker(
    _ path: String, behindLinks: Bool, isChosen: Bool
  ) throws(FileError) -> Descriptor? {
    if isChosen, let number = ownDescriptor(path) {
      return try FileError.naming(path) { () throws(SystemError) in
        try Descriptor("dup") { fcntl(number, F_DUPFD_CLOEXEC, 3) }
      }
    }
    var status = stat()
    guard (behindLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG, S_IFLNK: return nil
    case S_IFDIR: throw .system(path, SystemError("open", EISDIR))
    default: break
    }
    guard isChosen, takes(status) else { throw .notARegularFile(path) }
    let file = try FileError.naming(path) { () throws(SystemError) in
      try Descriptor("open") { open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY) }
    }
    // It may be another by now.
    guard fstat(file.number, &status) == 0, takes(status) else { throw .notARegularFile(path) }
    return file
  }

  /// A disk is no place for a file, a socket cannot be opened, and behind another user's pipe sits
  /// that user.
  private static func takes(_ status: stat) -> Bool {
    switch status.st_mode & S_IFMT {
    case S_IFCHR: true
    case S_IFIFO: [0, geteuid()].contains(status.st_uid)
    default: false
    }
  }

  /// Which of our own descriptors a path means, as /dev/stdout does and what a shell makes of
  /// `>(gzip)`: opened by its name once more, a file would be written from its beginning.
  private static func ownDescriptor(_ path: String) -> Int32? {
    var path = path
    for _ in 0..<8 {
      let directory = realpath(Files.parent(of: path), nil)
      defer { free(directory) }
      guard let directory else { return nil }
      if String(cString: directory) == "/proc/\(getpid())/fd" {
        let number = Int32(Files.name(of: path))
        // Ours are closed for the programs that we start; those are not of the caller's.
        return number.flatMap { fcntl($0, F_GETFD) & FD_CLOEXEC == 0 ? $0 : nil }
      }
      guard let target = Files.linkTarget(of: path) else { return nil }
      path = target.hasPrefix("/") ? target : Files.parent(of: path) + "/" + target
    }
    return nil
  }
}
