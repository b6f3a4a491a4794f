import Glibc
import Loop

/// Reads commands, words separated by tabs; the end of them is the end of the process.
final class LineInput {
  private var unread: [UInt8] = []
  private var readable: Readable?
  private let obey: ([String]) -> Void

  init(_ obey: @escaping ([String]) -> Void) {
    self.obey = obey
    _ = fcntl(0, F_SETFL, fcntl(0, F_GETFL) | O_NONBLOCK)
    readable = Readable(hearing: 0) { [weak self] in self?.read() }
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(0, &buffer, buffer.count)
      if count == 0 { exit(0) }
      if count < 0 { break }
      unread += buffer[..<count]
    }
    while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: unread[..<end], as: UTF8.self)
      unread.removeSubrange(...end)
      obey(line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
    }
  }
}

/// One line to the test that drives us, at once.
func say(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  _ = write(1, bytes, bytes.count)
}
