import Glibc
import Host

/// What the store does with files beside what SQLite does.
extension Files {
  /// Makes an empty file that is private from its first moment.
  nonisolated static func makePrivateFile(_ path: String) throws(StoreError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last(path) }
    close(descriptor)
  }

  /// Corrects the mode of a file that may not exist.
  nonisolated static func restrict(_ path: String) throws(StoreError) {
    guard chmod(path, 0o600) == 0 || errno == ENOENT else { throw .last(path) }
  }

  nonisolated static func exists(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }

  nonisolated static func remove(_ path: String) throws(StoreError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .last(path) }
  }

  nonisolated static func rename(_ path: String, to target: String) throws(StoreError) {
    guard Glibc.rename(path, target) == 0 else { throw .last(path) }
  }

  /// Brings a file's bytes to the disk.
  nonisolated static func synchronize(_ path: String) throws(StoreError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw .last(path) }
  }

  /// Empty when the directory does not exist.
  nonisolated static func names(in directory: String) throws(StoreError) -> [String] {
    guard let stream = opendir(directory) else {
      if errno == ENOENT { return [] }
      throw .last(directory)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}

extension StoreError {
  /// Must be asked for at once: any other call may change `errno`.
  nonisolated static func last(_ path: String) -> Self {
    refused(path, errno)
  }

  private nonisolated static func refused(_ path: String, _ code: Int32) -> Self {
    code == ENOSPC || code == EDQUOT ? .diskFull : .file(path: path, errno: code)
  }

  nonisolated init(_ error: FileError) {
    switch error {
    case .system(let path, let error): self = .refused(path, error.code)
    case .notADirectory(let path): self = .file(path: path, errno: ENOTDIR)
    case .notOurs(let path, _): self = .file(path: path, errno: EPERM)
    case .locked(_, let pid): self = .inUse(pid: pid)
    case .tooLong(let path, _), .notARegularFile(let path):
      self = .file(path: path, errno: EINVAL)
    }
  }

  /// Runs what names files, in the store's own terms.
  nonisolated static func translating<Result: ~Copyable>(
    _ body: () throws(FileError) -> Result
  ) throws(StoreError) -> Result {
    do { return try body() } catch { throw StoreError(error) }
  }
}
