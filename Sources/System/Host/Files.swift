import CLinux
import Glibc

/// Whole files, read with a limit and written so that they are old or new, never half.
package enum Files {
  /// Nil when there is no such file.
  package static func read(
    _ path: String, limit: Int, behindLinks: Bool = true
  ) throws(FileError) -> [UInt8]? {
    let number = open(path, behindLinks ? reading : reading | O_NOFOLLOW)
    // No error is thrown for what is usual: to make one costs a short program more than the look.
    if number < 0, errno == ENOENT || errno == ENOTDIR { return nil }
    guard number >= 0 else { throw .last("open", path) }
    let file = Descriptor(owning: number)
    let size = try requireFile(file, path)
    return try read(file, path, limit: limit, expected: size)
  }

  private static var reading: Int32 { O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY }

  /// Opens a file and nothing else: what a pipe or a device of its name would do is not for us, and
  /// to open it may already wait for ever.
  package static func regular(
    _ path: String, _ flags: Int32 = O_RDONLY, mode: UInt32 = 0
  ) throws(FileError) -> Descriptor {
    let file = try FileError.naming(path) { () throws(SystemError) in
      try Descriptor("open") { open(path, flags | reading, mode) }
    }
    _ = try requireFile(file, path)
    return file
  }

  /// How long it is.
  private static func requireFile(
    _ file: borrowing Descriptor, _ path: String
  ) throws(FileError) -> Int {
    var status = stat()
    guard fstat(file.number, &status) == 0 else { throw .last("fstat", path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notARegularFile(path) }
    return Int(status.st_size)
  }

  private static func read(
    _ file: borrowing Descriptor, _ path: String, limit: Int, expected: Int
  ) throws(FileError) -> [UInt8] {
    guard expected <= limit else { throw .tooLong(path, limit: limit) }
    // Files in /proc say that they are empty, and any file can grow meanwhile: one byte more shows the end.
    let most = (expected == 0 ? limit : expected) + 1
    var failure: FileError?
    let bytes = [UInt8](unsafeUninitializedCapacity: most) { buffer, length in
      do throws(FileError) {
        length = try fill(UnsafeMutableRawBufferPointer(buffer), from: file.number, path)
      } catch { failure = error }
    }
    if let failure { throw failure }
    guard bytes.count < most else { throw .tooLong(path, limit: limit) }
    return bytes
  }

  /// As far as the file or the buffer goes; how many bytes that are.
  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from file: CInt, _ path: String
  ) throws(FileError) -> Int {
    var length = 0
    while length < buffer.count {
      let count = try FileError.naming(path) { () throws(SystemError) in
        try retrying("read") {
          let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[length...])
          return Glibc.read(file, rest.baseAddress, rest.count)
        }
      }
      if count == 0 { break }
      length += count
    }
    return length
  }

  /// In bytes; nil when there is no such file.
  package static func size(_ path: String) -> Int64? {
    var status = stat()
    return stat(path, &status) == 0 ? Int64(status.st_size) : nil
  }

  /// Replaces the file behind any symbolic links, or the link itself; a new file gets `mode`, an old
  /// one keeps its own. Of the person's choice, it may also be what only takes bytes.
  package static func replace(
    _ path: String, with bytes: [UInt8], mode: UInt32 = 0o600, behindLinks: Bool = true,
    isChosen: Bool = false
  ) throws(FileError) {
    var status = stat()
    let isThere = (behindLinks ? stat(path, &status) : lstat(path, &status)) == 0
    let isFile = isThere && status.st_mode & S_IFMT == S_IFREG
    let kept = isFile ? status.st_mode & 0o7777 : mode
    let file = try FileWriter(path, mode: kept, behindLinks: behindLinks, isChosen: isChosen)
    try file.write(bytes)
    try file.finish()
  }

  /// Makes what was created, renamed or removed in a directory last.
  package static func syncDirectory(_ path: String) throws(FileError) {
    let number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { throw .last("open", path) }
    let directory = Descriptor(owning: number)
    guard fsync(directory.number) == 0 else { throw .last("fsync", path) }
  }

  static func write(
    _ bytes: [UInt8], to file: borrowing Descriptor, path: String
  ) throws(FileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = try FileError.naming(path) { () throws(SystemError) in
        try retrying("write") {
          rest.withUnsafeBytes { Glibc.write(file.number, $0.baseAddress, $0.count) }
        }
      }
      rest = rest.dropFirst(count)
    }
  }

  /// The end of a chain of symbolic links, whether or not anything is there.
  package static func resolved(_ path: String) throws(FileError) -> String {
    var path = path
    for _ in 0..<40 {
      guard let target = linkTarget(of: path) else { return path }
      path = target.hasPrefix("/") ? target : parent(of: path) + "/" + target
    }
    throw .system(path, SystemError("readlink", ELOOP))
  }

  /// Nil for what is no symbolic link.
  package static func linkTarget(of path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX)) { buffer in
      guard let start = buffer.baseAddress else { return nil }
      let length = readlink(path, start, buffer.count)
      guard length > 0, length < buffer.count else { return nil }
      return String(decoding: UnsafeRawBufferPointer(buffer).prefix(length), as: UTF8.self)
    }
  }

  /// As seen from the root, by the directory that we are in.
  package static func absolute(_ path: String) -> String {
    guard path.utf8.first != UInt8(ascii: "/"), let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    return String(cString: here) + "/" + path
  }

  /// The path without links and dots; nil where nothing is there.
  package static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  package static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last component of a path.
  package static func name(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }
}
