import Glibc

/// By what a file is known to be the one that was read before, whatever links lead to it.
package struct FileStamp: Equatable, Sendable {
  private var inode: ino_t = 0
  private var size: off_t = 0
  private var seconds = 0
  private var nanoseconds = 0

  /// Of no file where there is none.
  package init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    inode = status.st_ino
    size = status.st_size
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
