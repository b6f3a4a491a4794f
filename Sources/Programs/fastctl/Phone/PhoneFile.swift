import Glibc
import Host
import Nouns
import Wire

/// The lines of a file, as they were typed on a phone.
struct PhoneFile {
  struct Line: Equatable {
    let text: String
    let name: PhoneLine
  }

  let lines: [Line]
  /// Of all of it.
  let digest: String

  enum Fault: Error {
    case notText, tooLong, tooManyLines
  }

  static let longest = 4096
  static let mostLines = 100

  /// Nil where it has gone meanwhile.
  static func read(_ file: ArrivedFile, in directory: String) throws(Failure) -> Result<
    Self, Fault
  >? {
    guard file.bytes <= Int64(longest) else { return .failure(.tooLong) }
    let bytes: [UInt8]?
    do throws(FileError) {
      bytes = try Files.read("\(directory)/\(file.name)", limit: longest, behindLinks: false)
    } catch {
      if case .tooLong = error { return .failure(.tooLong) }
      throw .file(error)
    }
    return bytes.map { parse($0, named: file.name) }
  }

  static func parse(_ bytes: [UInt8], named name: String) -> Result<Self, Fault> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    guard let text = String(validating: bytes, as: UTF8.self), !text.utf8.contains(0) else {
      return .failure(.notText)
    }
    let texts = text.split(whereSeparator: \.isNewline).map(Self.trimmed).filter { !$0.isEmpty }
    guard texts.count <= mostLines else { return .failure(.tooManyLines) }
    var numbers: [String: Int] = [:]
    let lines = texts.map { text in
      numbers[text, default: 0] += 1
      return Line(text: text, name: PhoneLine(text, number: numbers[text] ?? 1, in: name))
    }
    let digest = SHA256.digest(bytes).prefix(16)
    return .success(Self(lines: lines, digest: Hex.text(Array(digest))))
  }

  /// Keyboards of phones put in spaces that nobody sees.
  private static func trimmed(_ line: Substring) -> String {
    line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
