import Control
import Host
import Wire

// Sentences for the journal; fastctl words the rest in the person's language.

extension ControlError {
  var reason: String {
    switch self {
    case .unreachable(let error), .notSent(let error): "fastd does not answer (\(error.text))"
    case .notOurs(let path, _): "another user's program listens at \(path)"
    case .timedOut: "fastd takes too long to answer"
    case .lost: "the connection to fastd was lost"
    case .full: "fastd has too many clients"
    case .refused(let reply): "fastd refused a call (\(reply.error ?? ""))"
    default: "the answer of fastd was not understood"
    }
  }
}

extension FileError {
  var reason: String {
    switch self {
    case .system(let path, let error): "\(path): \(error.text)"
    case .tooLong(let path, let limit): "\(path) is longer than \(limit) bytes"
    case .notARegularFile(let path): "\(path) is not a regular file"
    case .notADirectory(let path): "\(path) is not a directory"
    case .notOurs(let path, _): "\(path) belongs to another user"
    case .locked(let path, _): "\(path) is locked"
    }
  }
}

extension PlacesError {
  var reason: String {
    switch self {
    case .noHome(let variable): "neither \(variable) nor HOME is set"
    case .relativeHome(let home): "HOME is not an absolute path (\(home))"
    }
  }
}
