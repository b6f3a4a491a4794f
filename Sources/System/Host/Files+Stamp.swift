import Glibc

extension Files {
  /// A text that changes whenever the file is written again; nil where it is not a plain file.
  package static func stamp(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let time = status.st_mtim
    return "\(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }
}
