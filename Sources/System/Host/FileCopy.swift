import CLinux
import Glibc

extension Files {
  private static let chunk = 1 << 16

  /// Copies a regular file of any size; the target is private, and there only when it is whole.
  package static func copy(_ source: String, to target: String) throws(FileError) {
    let number = open(source, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { throw .last("open", source) }
    let from = Descriptor(owning: number)
    var status = stat()
    guard fstat(from.number, &status) == 0 else { throw .last("fstat", source) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notARegularFile(source) }
    var temporary = Array("\(target).XXXXXX".utf8CString)
    let made = mkostemp(&temporary, O_CLOEXEC)
    guard made >= 0 else { throw .last("mkostemp", target) }
    let to = Descriptor(owning: made)
    do throws(FileError) {
      try pour(from, source, into: to, target)
      guard fsync(to.number) == 0 else { throw .last("fsync", target) }
      guard rename(temporary, target) == 0 else { throw .last("rename", target) }
    } catch {
      unlink(temporary)
      throw error
    }
    try syncDirectory(parent(of: target))
  }

  private static func pour(
    _ from: borrowing Descriptor, _ source: String, into to: borrowing Descriptor,
    _ target: String
  ) throws(FileError) {
    var buffer = [UInt8](repeating: 0, count: chunk)
    while true {
      let count = try FileError.naming(source) { () throws(SystemError) in
        try retrying("read") {
          buffer.withUnsafeMutableBytes { Glibc.read(from.number, $0.baseAddress, $0.count) }
        }
      }
      if count == 0 { return }
      try write(Array(buffer[..<count]), to: to, path: target)
    }
  }
}
