import Glibc

/// Held by one process at a time and let go when that ends, however it ends.
package struct FileLock: ~Copyable, Sendable {
  private let file: Descriptor

  /// Never waits; the holder's process id is left in the file for whoever comes second.
  package init(_ path: String) throws(FileError) {
    let file = try FileError.naming(path) { () throws(SystemError) in
      try Descriptor("open") { open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600) }
    }
    guard flock(file.number, LOCK_EX | LOCK_NB) == 0 else {
      throw errno == EWOULDBLOCK ? .locked(path, by: Self.holder(of: path)) : .last("flock", path)
    }
    let note = "\(getpid())\n"
    // The number is a courtesy: the lock holds without it.
    if ftruncate(file.number, 0) == 0 { _ = pwrite(file.number, note, note.utf8.count, 0) }
    self.file = file
  }

  // Closing alone would leave it with a child that is between its fork and its exec.
  deinit { flock(file.number, LOCK_UN) }

  /// Who has it, or had it last.
  package static func holder(of path: String) -> Int32? {
    guard let text = try? Files.read(path, limit: 32) else { return nil }
    return Int32(String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
  }
}
