import Glibc

/// A file of text that is read or written whole.
struct TextFile {
  let lines: [SourceLine]

  init(_ path: String) throws(Mistake) {
    let bytes = try Self.bytes(path)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Mistake("this is not UTF-8", at: Place(file: path, line: 1))
    }
    lines = SourceLine.lines(of: text, in: path)
    guard text.hasSuffix("\n") else {
      throw Mistake(.lineEnds, at: Place(file: path, line: max(1, lines.count)))
    }
  }

  private static func bytes(_ path: String) throws(Mistake) -> [UInt8] {
    guard let file = fopen(path, "r") else { throw failure(path, "cannot be read") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&part, 1, part.count, file), count > 0 {
      bytes += part.prefix(count)
    }
    guard ferror(file) == 0 else { throw failure(path, "cannot be read") }
    return bytes
  }

  static func write(_ text: String, to path: String) throws(Mistake) {
    guard let file = fopen(path, "w") else { throw failure(path, "cannot be written") }
    let bytes = Array(text.utf8)
    let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
    guard fclose(file) == 0, isWritten else { throw failure(path, "cannot be written") }
  }

  private static func failure(_ path: String, _ what: String) -> Mistake {
    Mistake("\(what): \(String(cString: strerror(errno)))", at: Place(file: path, line: 1))
  }
}
