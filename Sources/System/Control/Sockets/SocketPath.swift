import Glibc
import Host

/// Where the daemon listens: decided here for both ends.
package struct SocketPath: Equatable, Sendable {
  package enum Origin: Equatable, Sendable {
    /// The person named it: what is around it is theirs to answer for.
    case named
    case runtimeDirectory
    /// A directory that others could have made before us.
    case temporary
  }

  package let path: String
  package let origin: Origin

  package init(_ path: String, origin: Origin = .named) throws(ControlError) {
    guard path.utf8.first == UInt8(ascii: "/") else { throw .notAbsolute(path: path) }
    guard path.utf8.count < SocketAddress.capacity else {
      throw .pathTooLong(path, limit: SocketAddress.capacity - 1, origin)
    }
    self.path = path
    self.origin = origin
  }

  /// Where nothing says it, as under cron and su: where systemd would say it is, else in a place of our
  /// own; but while a daemon lives in that, which began before the other was there, it is found.
  package static func decide(
    user: UInt32, runtimes: String = "/run/user", temporary: String = "/tmp",
    variable: (String) -> String?
  ) throws(ControlError) -> Self {
    if let named = variable("FASTD_SOCKET"), !named.isEmpty { return try Self(named) }
    // A relative value is to be ignored, says the specification of base directories.
    if let runtime = variable("XDG_RUNTIME_DIR"), runtime.utf8.first == UInt8(ascii: "/") {
      return try Self(runtime + "/fastd/control.sock", origin: .runtimeDirectory)
    }
    let own = try Self("\(temporary)/fastd-\(user)/control.sock", origin: .temporary)
    guard let usual = try ofSession("\(runtimes)/\(user)", user) else { return own }
    return !usual.hasSocket && own.isServed ? own : usual
  }

  package static func current() throws(ControlError) -> Self {
    try decide(user: geteuid()) { getenv($0).map { String(cString: $0) } }
  }

  /// Where systemd keeps what lives as long as a session; nil where that is not there, or not ours.
  private static func ofSession(
    _ directory: String, _ user: UInt32
  ) throws(ControlError) -> Self? {
    var status = stat()
    guard lstat(directory, &status) == 0, status.st_mode & S_IFMT == S_IFDIR,
      status.st_uid == user, status.st_mode & 0o022 == 0
    else { return nil }
    return try Self(directory + "/fastd/control.sock", origin: .runtimeDirectory)
  }

  private var hasSocket: Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFSOCK
  }

  private var isServed: Bool {
    (try? requireOwnDirectory()) != nil && FileLock.liveHolder(of: lockPath) != nil
  }

  package var directory: String { Files.parent(of: path) }

  package var lockPath: String { path + ".lock" }

  /// Makes the directory, for our eyes only, where it is missing.
  func prepareDirectory() throws(ControlError) {
    if mkdir(directory, 0o700) != 0, errno != EEXIST {
      throw .system(.last("mkdir"), path: directory)
    }
    if origin != .named { try requireOwnDirectory() }
  }

  /// Refuses a directory that is somebody else's, or open to others, or a symbolic link.
  func requireOwnDirectory(orNone: Bool = false) throws(ControlError) {
    var status = stat()
    guard lstat(directory, &status) == 0 else {
      if orNone, errno == ENOENT { return }
      throw .system(.last("lstat"), path: directory)
    }
    guard status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
      status.st_mode & 0o077 == 0
    else { throw .unsafeDirectory(directory) }
  }
}
