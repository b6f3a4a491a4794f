import Glibc
import Host
import Time

/// What the store does with files beside what SQLite does.
extension Files {
  /// Makes an empty file that is private from its first moment.
  nonisolated static func makePrivateFile(_ path: String) throws(StoreError) {
    _ = try StoreError.translating { () throws(FileError) in
      try regular(path, O_RDWR | O_CREAT, mode: 0o600)
    }
  }

  /// Corrects the mode of a file that may not exist.
  nonisolated static func restrict(_ path: String) throws(StoreError) {
    guard chmod(path, 0o600) == 0 || errno == ENOENT else { throw .last(path) }
  }

  /// Throws if something other than a file is there: opening it could block for ever.
  nonisolated static func requireFile(_ path: String) throws(StoreError) {
    var facts = stat()
    if stat(path, &facts) == 0, facts.st_mode & S_IFMT != S_IFREG { throw .notAFile(path: path) }
  }

  nonisolated static func exists(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }

  /// In bytes, nil where there is nothing; a disk that does not say is no answer.
  nonisolated static func length(_ path: String) throws(StoreError) -> Int64? {
    var facts = stat()
    if lstat(path, &facts) == 0 { return Int64(facts.st_size) }
    guard errno == ENOENT || errno == ENOTDIR else { throw .last(path) }
    return nil
  }

  /// Reads a file to its end; one that is not there has nothing wrong with it.
  nonisolated static func readThrough(_ path: String) throws(StoreError) {
    try chunks(of: path) { _ in }
  }

  /// Whether a file has these bytes in it anywhere.
  nonisolated static func holds(
    _ needle: [UInt8], in path: String, between pause: () -> Void
  ) throws(StoreError) -> Bool {
    var end: [UInt8] = []
    var isFound = false
    try chunks(of: path) { chunk in
      pause()
      let window = end + chunk
      isFound = isFound || window.firstRange(of: needle) != nil
      end = Array(window.suffix(needle.count - 1))
    }
    return isFound
  }

  private nonisolated static func chunks(
    of path: String, each: (ArraySlice<UInt8>) -> Void
  ) throws(StoreError) {
    let file: Descriptor
    do throws(FileError) { file = try regular(path) } catch {
      if case .system(_, let error) = error, error.code == ENOENT { return }
      throw StoreError(error)
    }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(file.number, &chunk, chunk.count)
      if count == 0 { return }
      if count > 0 { each(chunk[..<count]) } else if errno != EINTR { throw .last(path) }
    }
  }

  /// Nil where there is nothing.
  nonisolated static func identity(_ path: String) -> FileIdentity? {
    var facts = stat()
    return stat(path, &facts) == 0 ? FileIdentity(device: facts.st_dev, inode: facts.st_ino) : nil
  }

  /// When a file was written last; the beginning of time for what is not there.
  nonisolated static func changed(_ path: String) -> Instant {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return Instant(milliseconds: 0) }
    return Instant(seconds: Int64(facts.st_mtim.tv_sec))
  }

  /// Removes a database that nobody needs, with its companions; what stays is in nobody's way.
  nonisolated static func removeDatabase(_ path: String) {
    for path in StoreFiles.companions(of: path) + [path] { try? remove(path) }
  }

  nonisolated static func remove(_ path: String) throws(StoreError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .last(path) }
  }

  nonisolated static func rename(_ path: String, to target: String) throws(StoreError) {
    guard Glibc.rename(path, target) == 0 else { throw .last(path) }
  }

  /// Brings a file's bytes to the disk.
  nonisolated static func synchronize(_ path: String) throws(StoreError) {
    let file = try StoreError.translating { () throws(FileError) in try regular(path) }
    guard fsync(file.number) == 0 else { throw .last(path) }
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

/// What a file is known by while its name may come to mean another one.
nonisolated struct FileIdentity: Equatable {
  let device: dev_t
  let inode: ino_t

  /// Whether a path leads to another file by now, or to none; false where that cannot be seen.
  func isElsewhere(than path: String) -> Bool {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return errno == ENOENT || errno == ENOTDIR }
    return facts.st_dev != device || facts.st_ino != inode
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
    case .notARegularFile(let path): self = .notAFile(path: path)
    case .tooLong(let path, _): self = .file(path: path, errno: EFBIG)
    }
  }

  /// Runs what names files, in the store's own terms.
  nonisolated static func translating<Result: ~Copyable>(
    _ body: () throws(FileError) -> Result
  ) throws(StoreError) -> Result {
    do { return try body() } catch { throw StoreError(error) }
  }
}
