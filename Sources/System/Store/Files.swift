import Glibc

/// The few file operations that keep what we write private and durable.
nonisolated enum Files {
  /// Makes the directory and its missing parents; what others could enter becomes the person's alone.
  static func makePrivateDirectory(_ path: String) throws(StoreError) {
    if mkdir(path, 0o700) != 0 {
      switch errno {
      case EEXIST: break
      case ENOENT:
        try makePrivateDirectory(try parent(of: path))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw failure(path) }
        return
      default: throw failure(path)
      }
    }
    guard chmod(path, 0o700) == 0 else { throw failure(path) }
  }

  /// Makes an empty file that is private from its first moment.
  static func makePrivate(_ path: String) throws(StoreError) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(path) }
    close(descriptor)
  }

  /// Corrects the mode of a file that may not exist.
  static func restrict(_ path: String) throws(StoreError) {
    guard chmod(path, 0o600) == 0 || errno == ENOENT else { throw failure(path) }
  }

  static func exists(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }

  static func remove(_ path: String) throws(StoreError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw failure(path) }
  }

  static func rename(_ path: String, to target: String) throws(StoreError) {
    guard Glibc.rename(path, target) == 0 else { throw failure(path) }
  }

  /// Brings a file's bytes, or a directory's names, to the disk.
  static func synchronize(_ path: String) throws(StoreError) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure(path) }
  }

  /// Empty when the directory does not exist.
  static func names(in directory: String) throws(StoreError) -> [String] {
    guard let stream = opendir(directory) else {
      if errno == ENOENT { return [] }
      throw failure(directory)
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

  static func parent(of path: String) throws(StoreError) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else {
      throw .file(path: path, errno: ENOENT)
    }
    return String(path[..<slash])
  }

  static func failure(_ path: String) -> StoreError {
    errno == ENOSPC || errno == EDQUOT ? .diskFull : .file(path: path, errno: errno)
  }
}
