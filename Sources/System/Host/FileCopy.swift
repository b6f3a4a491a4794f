import Glibc

extension Files {
  private static let chunk = 1 << 16

  /// Copies a regular file of any size to one of ours, or to what the person has chosen; a file is
  /// private, and there only when it is whole. Then it is also on the disk, unless it is of no use
  /// after a crash.
  package static func copy(
    _ source: String, to target: String, isChosen: Bool = false, isLasting: Bool = true,
    between pause: () -> Void = {}
  ) throws(FileError) {
    let from = try regular(source)
    let to = try FileWriter(target, behindLinks: isChosen, isChosen: isChosen)
    try pour(from, source, into: to, pause)
    try to.finish(isLasting: isLasting)
  }

  private static func pour(
    _ from: borrowing Descriptor, _ source: String, into to: borrowing FileWriter,
    _ pause: () -> Void
  ) throws(FileError) {
    var buffer = [UInt8](repeating: 0, count: chunk)
    while true {
      let count = try FileError.naming(source) { () throws(SystemError) in
        try retrying("read") {
          buffer.withUnsafeMutableBytes { Glibc.read(from.number, $0.baseAddress, $0.count) }
        }
      }
      if count == 0 { return }
      pause()
      try to.write(Array(buffer[..<count]))
    }
  }
}
