/// Why a file or a directory could not be used.
package enum FileError: Error, Equatable, Sendable {
  case system(String, SystemError)
  case tooLong(String, limit: Int)
  case notARegularFile(String)
  case notADirectory(String)
  /// It belongs to another user, so nothing in it can be trusted.
  case notOurs(String, owner: UInt32)
  /// Another process holds the lock.
  case locked(String, by: Int32?)

  static func last(_ call: String, _ path: String) -> Self {
    .system(path, .last(call))
  }

  /// Adds the path to the failure of a system call.
  package static func naming<Result: ~Copyable>(
    _ path: String, _ body: () throws(SystemError) -> Result
  ) throws(FileError) -> Result {
    do {
      return try body()
    } catch {
      throw .system(path, error)
    }
  }
}
