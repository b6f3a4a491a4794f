import Glibc
package import Time

/// Held by one process at a time and let go when that ends, however it ends.
package struct FileLock: ~Copyable, Sendable {
  private let file: Descriptor

  /// Never waits; the holder's process id is left in the file for whoever comes second.
  package init(_ path: String) throws(FileError) {
    let file = try Files.regular(path, O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o600)
    guard flock(file.number, LOCK_EX | LOCK_NB) == 0 else {
      throw errno == EWOULDBLOCK ? .locked(path, by: Self.holder(of: path)) : .last("flock", path)
    }
    let note = "\(getpid())\n"
    // The number is a courtesy: the lock holds without it.
    if ftruncate(file.number, 0) == 0 { _ = pwrite(file.number, note, note.utf8.count, 0) }
    self.file = file
  }

  /// Waits for another holder to let go; `locked` is thrown where it does not in that time.
  ///
  /// The directory is made each time: the other may have removed it.
  package static func wait(_ path: String, within span: Span) throws(FileError) -> FileLock {
    let end = Clock.monotonic() + span
    while true {
      do throws(FileError) {
        try Files.makePrivateDirectory(Files.parent(of: path))
        return try FileLock(path)
      } catch {
        guard case .locked = error, Clock.monotonic() < end else { throw error }
        usleep(50_000)
      }
    }
  }

  // Closing alone would leave it with a child that is between its fork and its exec.
  deinit { flock(file.number, LOCK_UN) }

  /// The process that holds it now, as far as the kernel tells us; nil where none does.
  package static func liveHolder(of path: String) -> Int32? {
    guard let noted = holder(of: path), noted > 0, kill(noted, 0) == 0 else { return nil }
    var status = stat()
    guard stat(path, &status) == 0, let table = try? Files.read("/proc/locks", limit: 1 << 20)
    else { return noted }
    let inode = Array(":\(status.st_ino)".utf8)
    let isHeld = table.split(separator: UInt8(ascii: "\n")).contains { line in
      let words = line.split(separator: UInt8(ascii: " "))
      return words.count > 5 && words[1].elementsEqual("FLOCK".utf8)
        && words[4].elementsEqual("\(noted)".utf8) && words[5].suffix(inode.count) == inode[...]
    }
    return isHeld ? noted : nil
  }

  /// Asks the holder to end if it is a program of that name and of the same person; nil where
  /// there is none. A stopped one is made to go on, so that it hears of it.
  package static func askHolderToEnd(of path: String, program: String) -> Int32? {
    guard let holder = liveHolder(of: path), isOurs(holder, program) else { return nil }
    guard kill(holder, SIGTERM) == 0 else { return nil }
    kill(holder, SIGCONT)
    return holder
  }

  private static func isOurs(_ process: Int32, _ program: String) -> Bool {
    var status = stat()
    guard stat("/proc/\(process)", &status) == 0, status.st_uid == geteuid() else { return false }
    return ProcessName.of(process) == program
  }

  /// The process that holds it, or held it last.
  package static func holder(of path: String) -> Int32? {
    guard let text = try? Files.read(path, limit: 32) else { return nil }
    return Int32(String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
  }
}
