import Glibc

/// Keeps a second daemon from the same database for as long as this value lives.
nonisolated final class Lock {
  private let descriptor: Int32

  init(_ path: String) throws(StoreError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Files.failure(path) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let error: StoreError =
        errno == EWOULDBLOCK
        ? .inUse(pid: Self.holder(descriptor)) : .file(path: path, errno: errno)
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
    // Who holds it is a courtesy to the next one: a full disk must not keep this one from starting.
    let text = "\(getpid())\n"
    if ftruncate(descriptor, 0) == 0 { _ = pwrite(descriptor, text, text.utf8.count, 0) }
  }

  deinit {
    close(descriptor)
  }

  private static func holder(_ descriptor: Int32) -> Int32? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    guard count > 0 else { return nil }
    let digits = bytes.prefix(count).prefix { $0 != UInt8(ascii: "\n") }
    return Int32(String(decoding: digits, as: UTF8.self))
  }
}
