package import Host
package import Wire

/// The errors that can occur between a client and the daemon.
package enum ControlError: Error, Equatable {
  // The place
  case notAbsolute(path: String)
  case pathTooLong(String, limit: Int, SocketPath.Origin)
  /// Others than the person could put a socket of theirs there.
  case unsafeDirectory(String)
  case notASocket(String)
  /// Somebody else's program listens there.
  case notOurs(path: String, user: UInt32)
  /// Somebody serves there already.
  case alreadyServed(path: String, by: Int32?)
  case lock(FileError)
  case system(SystemError, path: String)

  // The conversation
  /// Nobody answers there; the daemon may be started.
  case unreachable(SystemError)
  /// Others have all connections that the daemon has.
  case full
  /// The connection was lost before the whole call was sent: it was not done.
  case notSent(SystemError)
  /// The connection was lost after the call was sent: it may have been done.
  case lost
  /// No answer in time: it may have been done.
  case timedOut
  case notAMessage(MessageError)
  case replyTooLong(limit: Int)
  /// An answer of another version, or of another program.
  case unexpectedReply(FieldError)
  /// The daemon's own typed answer; a `WireError` can be read from it.
  case refused(Reply)

  /// The error with which the daemon turns a client away, unasked.
  static let noPlace = "io.github.fastd.TooManyConnections"
}
