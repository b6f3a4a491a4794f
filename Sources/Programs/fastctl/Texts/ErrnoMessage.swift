import Glibc
import Host
import Views

/// Why the system refused a call, as its users know it.
enum ErrnoMessage: String, Message, CaseIterable {
  case noSuchFile = "No such file or directory"
  case noPermission = "Permission denied"
  case notPermitted = "Operation not permitted"
  case noSpace = "No space left on device"
  case readOnly = "Read-only file system"
  case notADirectory = "Not a directory"
  case isADirectory = "Is a directory"
  case exists = "File exists"
  case links = "Too many levels of symbolic links"
  case nameTooLong = "File name too long"
  case tooManyFiles = "Too many open files"
  case noMemory = "Cannot allocate memory"
  case inputOutput = "Input/output error"
  case quota = "Disk quota exceeded"
  case connectionRefused = "Connection refused"
  case brokenPipe = "Broken pipe"
  case invalid = "Invalid argument"
  case timedOut = "Connection timed out"
  case noDevice = "No such device"
  case otherDevice = "Invalid cross-device link"
  case notEmpty = "Directory not empty"
  case busy = "Device or resource busy"
  case notExecutable = "Exec format error"
  case other = "error {code}"

  init(_ code: Int32) {
    self = Self.known.first { $0.code == code }?.message ?? .other
  }

  private static let known: [(code: Int32, message: Self)] = [
    (ENOENT, .noSuchFile), (EACCES, .noPermission), (EPERM, .notPermitted), (ENOSPC, .noSpace),
    (EROFS, .readOnly), (ENOTDIR, .notADirectory), (EISDIR, .isADirectory), (EEXIST, .exists),
    (ELOOP, .links), (ENAMETOOLONG, .nameTooLong), (EMFILE, .tooManyFiles),
    (ENFILE, .tooManyFiles), (ENOMEM, .noMemory), (EIO, .inputOutput), (EDQUOT, .quota),
    (ECONNREFUSED, .connectionRefused), (EPIPE, .brokenPipe), (EINVAL, .invalid),
    (ETIMEDOUT, .timedOut), (ENODEV, .noDevice), (EXDEV, .otherDevice), (ENOTEMPTY, .notEmpty),
    (EBUSY, .busy), (ENOEXEC, .notExecutable),
  ]
}

extension Phrases {
  func reason(for error: SystemError) -> String {
    self(ErrnoMessage(error.code), ["code": "\(error.code)"])
  }

  /// What the daemon said last, which it says in English: "~/.local: Permission denied".
  func lastWords(_ words: String) -> String {
    for message in ErrnoMessage.allCases where words.hasSuffix(": " + message.rawValue) {
      return words.dropLast(message.rawValue.count) + self(message)
    }
    return words
  }
}
