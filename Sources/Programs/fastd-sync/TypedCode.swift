import Glibc

/// The code on standard input.
enum TypedCode {
  private static let longest = 1024

  static func read() -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 512)
    while bytes.count <= longest {
      let count = Glibc.read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return String(decoding: bytes.prefix(longest), as: UTF8.self)
  }
}
