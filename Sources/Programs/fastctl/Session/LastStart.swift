import Control
import Glibc
import Host

/// Why the last attempt to start the daemon failed, kept beside the socket for those who ask later.
enum LastStart {
  private static func file(_ path: SocketPath) -> String { path.path + ".failed" }

  static func remember(_ reason: String?, _ path: SocketPath) {
    // Said once it has been already; kept where that can be done.
    try? Files.replace(file(path), with: Array((reason ?? "").utf8))
  }

  static func forget(_ path: SocketPath) {
    unlink(file(path))
  }

  static func reason(_ path: SocketPath) -> String? {
    guard let bytes = try? Files.read(file(path), limit: 16 * 1024), !bytes.isEmpty else {
      return nil
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
