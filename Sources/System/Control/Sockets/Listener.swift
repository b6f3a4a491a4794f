import CLinux
import Glibc
package import Host

/// A socket that clients connect to; one that was bound here is removed with it.
package final class Listener {
  let descriptor: Descriptor
  private let bound: Bound?

  /// The socket that only we may remove, and the proof of it.
  private struct Bound: ~Copyable {
    let path: SocketPath
    let inode: ino_t?
    let lock: FileLock

    deinit {
      if inode == Listener.inode(of: path) { unlink(path.path) }
    }
  }

  /// Takes over a listening socket from systemd, whose path and lock are not ours.
  package init(inherited descriptor: consuming Descriptor) {
    self.descriptor = descriptor
    bound = nil
  }

  /// Binds a new socket; one that a dead daemon left behind is removed under the lock.
  package init(binding path: SocketPath) throws(ControlError) {
    try path.prepareDirectory()
    let lock = try Self.lock(path)
    try Self.removeStale(path)
    descriptor = try Self.bind(path)
    bound = Bound(path: path, inode: Self.inode(of: path), lock: lock)
  }

  private static func bind(_ path: SocketPath) throws(ControlError) -> Descriptor {
    do throws(SystemError) {
      let descriptor = try Descriptor.socket()
      let number = descriptor.number
      // The file gets the mode of the socket: at no moment can others connect.
      if fchmod(number, 0o600) != 0 { throw SystemError.last("fchmod") }
      try SocketAddress(path).with("bind") { Glibc.bind(number, $0, $1) }
      if listen(number, SOMAXCONN) != 0 { throw SystemError.last("listen") }
      return descriptor
    } catch {
      throw .system(error, path: path.path)
    }
  }

  /// Whether clients that look for it at its path still find this one.
  package var isInPlace: Bool {
    switch bound {
    case .some(let bound): bound.inode != nil && bound.inode == Self.inode(of: bound.path)
    case nil: true
    }
  }

  private static func inode(of path: SocketPath) -> ino_t? {
    var status = stat()
    return lstat(path.path, &status) == 0 ? status.st_ino : nil
  }

  private static func lock(_ path: SocketPath) throws(ControlError) -> FileLock {
    do throws(FileError) { return try FileLock(path.lockPath) } catch {
      if case .locked(_, let holder) = error {
        throw .alreadyServed(path: path.path, by: holder)
      }
      throw .lock(error)
    }
  }

  private static func removeStale(_ path: SocketPath) throws(ControlError) {
    var status = stat()
    guard lstat(path.path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFSOCK else { throw .notASocket(path.path) }
    try refuseLive(path)
    if unlink(path.path) != 0 { throw .system(.last("unlink"), path: path.path) }
  }

  /// systemd holds its sockets without our lock, so only a refused connection proves death.
  private static func refuseLive(_ path: SocketPath) throws(ControlError) {
    let peer: fastd_credentials
    do throws(SystemError) { peer = try Descriptor.connected(to: path).peer() } catch {
      switch error.code {
      case ECONNREFUSED: return
      case EAGAIN: throw .alreadyServed(path: path.path, by: nil)
      default: throw .system(error, path: path.path)
      }
    }
    throw .alreadyServed(path: path.path, by: peer.pid)
  }
}
