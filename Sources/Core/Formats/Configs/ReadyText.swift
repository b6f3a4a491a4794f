/// A file that is ready for a bar.
package struct ReadyText {
  package let bytes: [UInt8]

  /// Stands for the directory of the programs in what is not installed.
  private static let mark = Array("@bindir@".utf8)
  /// Every line that calls fastctl for a bar has this in it.
  package static let usualCall: StaticString = "fastctl bar "

  /// With the programs' directory in its places.
  package init(_ bytes: [UInt8], programs: String) {
    var result: [UInt8] = []
    var rest = bytes[...]
    while let place = Self.place(of: Self.mark, in: rest) {
      result += rest[..<place] + Array(programs.utf8)
      rest = rest[(place + Self.mark.count)...]
    }
    self.bytes = result + rest
  }

  /// Whether somebody's configuration has it already, and not only in a comment.
  /// `programs` is where the fastctl lies that is called, if the path is said; any where nil.
  package static func isCalled(
    _ call: StaticString = usualCall, in file: [UInt8], from programs: String? = nil
  ) -> Bool {
    let text = ConfigText(file)
    let call = call.withUTF8Buffer { Array($0) }
    let directory = programs.map { Array("\($0)/".utf8) }
    return text.lines.contains { line in
      let words = text.words(of: line)
      let isComment = ["#", ";", "//"].contains { words.starts(with: $0.utf8) }
      return !isComment
        && places(of: call, in: words).contains { before in
          guard let directory, before.last == UInt8(ascii: "/") else { return true }
          return before.suffix(directory.count).elementsEqual(directory)
        }
    }
  }

  /// The part of a line before each call in it.
  private static func places(
    of call: [UInt8], in line: ArraySlice<UInt8>
  ) -> [ArraySlice<UInt8>] {
    line.indices.filter { line[$0...].starts(with: call) }.map { line[..<$0] }
      .filter { !($0.last.map(isWordByte) ?? false) }
  }

  /// Whether a program's name, or a pattern for one, may have it before `fastctl`.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: "*"), 0x80...:
      true
    default: false
    }
  }

  private static func place(of piece: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first { text[$0...].starts(with: piece) }
  }
}
