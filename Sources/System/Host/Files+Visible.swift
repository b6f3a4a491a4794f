import Glibc

extension Files {
  /// The names in a directory that are not hidden, in no order.
  package static func visible(in path: String) throws(FileError) -> [String] {
    guard let stream = opendir(path) else { throw .last("opendir", path) }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names
  }

  /// The same of a directory that may not be there.
  package static func visible(orNone path: String) throws(FileError) -> [String] {
    do throws(FileError) { return try visible(in: path) } catch {
      if case .system(_, let error) = error, error.code == ENOENT { return [] }
      throw error
    }
  }

  /// Takes a file away; one that is gone already is no failure.
  package static func delete(_ path: String) throws(FileError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .last("unlink", path) }
  }

  package static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
