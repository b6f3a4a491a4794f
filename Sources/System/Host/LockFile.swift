import Glibc

/// Holds a file's lock for as long as it lives, and tells the others whose it is.
///
/// The kernel lets go of the lock when the process ends, however it ends. The file stays:
/// removing it would let a second holder lock a file of the same name.
package struct LockFile: ~Copyable {
  package enum Failure: Error, Equatable {
    /// Somebody has it; who, as far as the file tells.
    case held(path: String, by: Int32?)
    case system(SystemError, path: String)
  }

  private let descriptor: Descriptor

  package init(at path: String) throws(Failure) {
    let descriptor = try Self.open(path)
    try Self.lock(descriptor.number, path)
    self.descriptor = descriptor
    sign()
  }

  private static func open(_ path: String) throws(Failure) -> Descriptor {
    do throws(SystemError) {
      return try Descriptor("open") { Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600) }
    } catch {
      throw .system(error, path: path)
    }
  }

  private static func lock(_ number: Int32, _ path: String) throws(Failure) {
    do throws(SystemError) {
      _ = try retrying("flock") { flock(number, LOCK_EX | LOCK_NB) }
    } catch {
      if error.code == EWOULDBLOCK { throw .held(path: path, by: holder(writtenIn: number)) }
      throw .system(error, path: path)
    }
  }

  /// Writes who holds it; the lock holds without, so a full disk is no failure.
  private borrowing func sign() {
    let line = "\(getpid())\n"
    guard ftruncate(descriptor.number, 0) == 0 else { return }
    _ = line.withCString { pwrite(descriptor.number, $0, line.utf8.count, 0) }
  }

  private static func holder(writtenIn number: Int32) -> Int32? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = pread(number, &bytes, bytes.count, 0)
    let digits = bytes.prefix(max(0, count)).prefix { $0 != UInt8(ascii: "\n") }
    return Int32(String(decoding: digits, as: UTF8.self))
  }
}
