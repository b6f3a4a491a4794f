import Control
import Host
import Loop
import Store
import Supervision
import Time

/// Why the daemon cannot go on, for the journal and for whoever started it by hand.
enum StartFailure {
  static func why(_ error: any Error) -> String {
    switch error {
    case let error as StoreError: why(error)
    case let error as ControlError: why(error)
    case let error as LocalZoneError: why(error)
    case let error as PlacesError: why(error)
    case let error as FileError: why(error)
    case LoopError.refused(let call, let code): SystemError(call.rawValue, code).sentence
    case let error as SystemError: error.sentence
    default: "\(error)"
    }
  }

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

  private static func why(_ error: StoreError) -> String {
    switch error {
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
    case .unwritable: "the database and its directory cannot be written"
    case .diskFull: "the disk is full"
    default:
      "the database cannot be used (\(error)); to go on with a backup, move it to another place, start "
        + "fastd again and do what fastctl status says"
    }
  }

  private static func why(_ error: ControlError) -> String {
    switch error {
    case .alreadyServed(let path, let pid):
      "another fastd\(pid.map { " (process \($0))" } ?? "") answers on \(path)"
    case .notAbsolute(let path): "FASTD_SOCKET is \(path); it must begin with a /"
    case .pathTooLong(let path, let limit, _):
      "\(path) is longer than the \(limit) bytes a socket's path may have; set FASTD_SOCKET"
    case .unsafeDirectory(let path):
      "\(path) is not a directory of ours alone; remove it, or set XDG_RUNTIME_DIR"
    case .notASocket(let path): "\(path) is there and is no socket; move it away"
    case .system(let error, let path): "\(path): \(error.text)"
    default: "the socket: \(error)"
    }
  }

  private static func why(_ error: FileError) -> String {
    switch error {
    case .system(let path, let error): "\(path): \(error.text)"
    case .tooLong(let path, let limit): "\(path) is longer than \(limit) bytes"
    case .notARegularFile(let path): "\(path) is no regular file"
    case .notADirectory(let path): "\(path) is no directory"
    case .notOurs(let path, _): "\(path) belongs to somebody else"
    case .locked(let path, _): "\(path) is in use by another program"
    }
  }

  private static func why(_ error: LocalZoneError) -> String {
    switch error {
    case .missing(let name): "TZ is \(name), and there is no such zone file; \(rightZone)"
    case .notUnderstood(let text, _):
      "TZ is \(text.prefix(100)), which is neither a time zone nor a rule for one; \(rightZone)"
    case .broken(let path, .leapSeconds):
      "the time zone file \(path) counts leap seconds, which no other program does; \(rightZone)"
    case .broken(let path, _): "\(path) is not a time zone file or is damaged; \(rightZone)"
    case .unreadable(let error): "the time zone cannot be read: \(why(error)); \(rightZone)"
    }
  }

  private static let rightZone =
    "set TZ to a time zone such as Europe/Berlin, or unset it and run timedatectl set-timezone"

  private static func why(_ error: PlacesError) -> String {
    switch error {
    case .noHome(let variable): "neither HOME nor \(variable) is set"
    case .relativeHome(let path): "HOME is \(path), which is not an absolute path"
    }
  }
}

extension SystemError {
  fileprivate var sentence: String { "\(call): \(text)" }
}
