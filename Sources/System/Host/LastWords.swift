import CLinux
import Glibc

/// The last output of a program that is started on its own.
///
/// In memory and of a fixed size, so that a program that runs for months fills no disk.
package struct LastWords: ~Copyable {
  private static let size = 16 * 1024

  let file: Descriptor

  /// With nothing said.
  package static func none() throws(SystemError) -> LastWords {
    let file = try Descriptor("memfd_create") { memfd_create("last-words", FASTD_MEMFD_FLAGS) }
    let number = file.number
    _ = try retrying("ftruncate") { ftruncate(number, off_t(size)) }
    _ = try retrying("fcntl") { fcntl(number, FASTD_ADD_SEALS, FASTD_SEAL_SIZE) }
    return LastWords(file)
  }

  private init(_ file: consuming Descriptor) {
    self.file = file
  }

  /// The last line of it; nil where nothing was said.
  package var line: String? {
    var bytes = [UInt8](repeating: 0, count: Self.size)
    let number = file.number
    guard let count = try? retrying("pread", { pread(number, &bytes, bytes.count, off_t(0)) })
    else {
      return nil
    }
    return bytes[..<count].prefix { $0 != 0 }.split(separator: UInt8(ascii: "\n")).last.map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension OtherProgram {
  /// Starts it on its own, as `startDetached`, and keeps what it says.
  package func startDetached(
    keeping words: borrowing LastWords
  ) throws(SystemError) -> Int32 {
    try spawn(Streams(output: words.file.number), in: "/", FASTD_SPAWN_SETSID)
  }
}
