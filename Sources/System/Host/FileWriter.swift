import CLinux
import Glibc

/// A file that is written piece by piece beside its place and takes it when it is whole; what is
/// not finished leaves nothing behind.
package struct FileWriter: ~Copyable {
  private let target: String
  private let temporary: [CChar]
  private let file: Descriptor

  /// For its owner alone, behind any symbolic links.
  package init(_ path: String) throws(FileError) {
    let target = try Files.resolved(path)
    var name = Array("\(target).XXXXXX".utf8CString)
    let number = mkostemp(&name, O_CLOEXEC)
    guard number >= 0 else { throw .last("mkostemp", target) }
    self.init(target, name, Descriptor(owning: number))
  }

  private init(_ target: String, _ temporary: [CChar], _ file: consuming Descriptor) {
    self.target = target
    self.temporary = temporary
    self.file = file
  }

  package func write(_ bytes: [UInt8]) throws(FileError) {
    try Files.write(bytes, to: file, path: target)
  }

  /// Puts it in its place for good.
  package consuming func finish() throws(FileError) {
    guard fsync(file.number) == 0 else { throw .last("fsync", target) }
    guard rename(temporary, target) == 0 else { throw .last("rename", target) }
    try Files.syncDirectory(Files.parent(of: target))
  }

  // Once it is in its place there is nothing of that name any more.
  deinit { unlink(temporary) }
}
