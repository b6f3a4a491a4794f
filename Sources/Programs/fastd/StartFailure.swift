import Control
import Glibc
import Host
import Loop
import Store
import Supervision
import Time

/// An error with a sentence of its own: Swift's names for its cases mean nothing to people.
protocol ToldError: Error {
  var sentence: String { get }
}

/// Why the daemon cannot go on, for the journal and for whoever started it by hand.
enum StartFailure {
  static func why(_ error: some ToldError) -> String { error.sentence }

  /// Whether another fastd does already what this one was started for.
  static func isAboutAnother(_ error: any Error) -> Bool {
    switch error {
    case StoreError.inUse, ControlError.alreadyServed: true
    default: false
    }
  }

  static func why(_ deafness: SleepWatch.Deafness) -> String {
    switch deafness {
    case .noBus(let code):
      "there is no system bus to tell of sleep (\(SystemError("connect", code).text))"
    case .lost(let code): "the system bus is gone (\(SystemError("read", code).text))"
    case .noLogind: "there is no logind to tell of sleep"
    }
  }
}

extension StoreError: ToldError {
  var sentence: String {
    switch self {
    case .inUse(let pid):
      "another fastd\(pid.map { " (process \($0))" } ?? "") has the database; "
        + "it answers fastctl, so this one is not needed"
    case .foreign(let path):
      "\(path) is a database of another program; move it away, and fastd makes its own"
    case .newer(let version, let known):
      "the database is of a newer fastd (version \(version), this one knows \(known)); "
        + "install the newer fastd again, or restore a backup"
    case .noWriteAheadLog(let path):
      "\(path) is on a file system that cannot hold a database safely (a network, as a rule); "
        + "set XDG_DATA_HOME to a local directory"
    case .file(let path, let code), .cannotOpen(let path, let code):
      "\(path): \(SystemError("open", code).text)"
    case .notAFile(let path): "\(path) is not a regular file; move it away"
    case .unwritable: "the database and its directory cannot be written"
    case .diskFull: "the disk is full"
    case .ioFailed(let code, let number):
      "the disk failed under the database (\(SystemError("read", number).text), SQLite \(code))"
    case .corrupt(let detail): "the database is damaged (\(detail))" + Self.wayOn
    case .unusable(let column):
      "the database has a value that makes no sense in \(column)" + Self.wayOn
    case .unfit(_, let detail): "the copy of the database is not usable (\(detail))"
    case .readOnly: "the database is damaged, so nothing is written"
    case .moved: "the database was moved or removed while it was open"
    case .doubtful: "the disk failed at the last moment of a change to the database"
    case .partly: "a change was made in the backups, but not in the database"
    case .busy: "another program has locked the database"
    case .conflict: "rows or numbers in the database contradict each other" + Self.wayOn
    case .unstorable: "a text with a NUL in it cannot be kept"
    case .closed: "the database is closed"
    case .failed(let code, let message): "the database: \(message) (SQLite \(code))" + Self.wayOn
    }
  }
}

extension StoreError {
  fileprivate static let wayOn =
    "; to go on with a backup, move the database elsewhere, start fastd again and do what fastctl status "
    + "says"
}

extension ControlError: ToldError {
  var sentence: String {
    switch self {
    case .alreadyServed(let path, let pid):
      "another fastd\(pid.map { " (process \($0))" } ?? "") answers on \(path)"
    case .notAbsolute(let path): "FASTD_SOCKET is \(path); it must begin with a /"
    case .pathTooLong(let path, let limit, _):
      "\(path) is longer than the \(limit) bytes a socket's path may have; set FASTD_SOCKET"
    case .unsafeDirectory(let path):
      "\(path) is not a directory of ours alone; remove it, or set XDG_RUNTIME_DIR"
    case .notASocket(let path): "\(path) is there and is no socket; move it away"
    case .system(let error, let path): "\(path): \(error.text)"
    case .lock(let error): "the socket cannot be locked: \(error.sentence)"
    case .notOurs(let path, _): "\(path) belongs to somebody else"
    case .unreachable(let error), .notSent(let error): "the socket: \(error.text)"
    case .full, .lost, .timedOut, .notAMessage, .replyTooLong, .unexpectedReply, .refused:
      "the program that answers on the socket is not fastd, or is too busy"
    }
  }
}

extension FileError: ToldError {
  var sentence: String {
    switch self {
    case .system(let path, let error): "\(path): \(error.text)"
    case .tooLong(let path, let limit): "\(path) is longer than \(limit) bytes"
    case .notARegularFile(let path): "\(path) is not a regular file"
    case .notADirectory(let path): "\(path) is no directory"
    case .notOurs(let path, _): "\(path) belongs to somebody else"
    case .locked(let path, _): "\(path) is in use by another program"
    }
  }
}

extension LocalZoneError: ToldError {
  var sentence: String {
    switch self {
    case .missing(let name): "TZ is \(name), and there is no such zone file; \(Self.rightZone)"
    case .notUnderstood(let text, _):
      "TZ is \(text.prefix(100)), which is neither a time zone nor a rule for one; "
        + Self.rightZone
    case .broken(let path, .leapSeconds):
      "the time zone file \(path) counts leap seconds, which no other program does; "
        + Self.rightZone
    case .broken(let path, _):
      "\(path) is not a time zone file or is damaged; \(Self.rightZone)"
    case .unreadable(let error):
      "the time zone cannot be read: \(error.sentence); \(Self.rightZone)"
    }
  }

  private static let rightZone =
    "set TZ to a time zone such as Europe/Berlin, or unset it and run timedatectl set-timezone"
}

extension PlacesError: ToldError {
  var sentence: String {
    switch self {
    case .noHome(let variable): "neither HOME nor \(variable) is set"
    case .relativeHome(let path): "HOME is \(path), which is not an absolute path"
    }
  }
}

extension LoopError: ToldError {
  var sentence: String {
    switch self {
    case .refused(.inotifyInit, EMFILE), .refused(.inotifyInit, ENFILE):
      "other programs have all inotify instances of this user (fs.inotify.max_user_instances)"
    case .refused(let call, let code): SystemError(call.rawValue, code).sentence
    }
  }
}

extension SystemError: ToldError {
  var sentence: String { "\(call): \(text)" }
}
