import Glibc

extension Files {
  /// Makes the directory and what is missing above it, for its owner alone.
  ///
  /// A link is followed: it is for places beside which only the person can make entries.
  package static func makePrivateDirectory(_ path: String) throws(FileError) {
    try makeDirectories(path)
    let number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else {
      throw errno == ENOTDIR ? .notADirectory(path) : .last("open", path)
    }
    let directory = Descriptor(owning: number)
    var status = stat()
    guard fstat(directory.number, &status) == 0 else { throw .last("fstat", path) }
    guard status.st_uid == geteuid() else { throw .notOurs(path, owner: status.st_uid) }
    guard status.st_mode & 0o077 != 0 else { return }
    guard fchmod(directory.number, 0o700) == 0 else { throw .last("fchmod", path) }
  }

  private static func makeDirectories(_ path: String) throws(FileError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, parent(of: path) != path else { throw .last("mkdir", path) }
    try makeDirectories(parent(of: path))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .last("mkdir", path) }
  }
}
