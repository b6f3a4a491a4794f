/// A file that is ready for a bar.
package struct ReadyText {
  package let bytes: [UInt8]

  /// Stands for the directory of the programs in what is not installed.
  private static let mark = Array("@bindir@".utf8)
  /// Every line that calls fastctl for a bar has this in it.
  private static let call = Array("/fastctl bar ".utf8)

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
  /// `programs` is where the fastctl lies that is called; any where nil.
  package static func isCalled(in file: [UInt8], from programs: String? = nil) -> Bool {
    let text = ConfigText(file)
    let call = Array((programs ?? "").utf8) + call
    return text.lines.contains { line in
      let words = text.words(of: line)
      let isComment = ["#", ";", "//"].contains { words.starts(with: $0.utf8) }
      return !isComment && place(of: call, in: words) != nil
    }
  }

  private static func place(of piece: [UInt8], in text: ArraySlice<UInt8>) -> Int? {
    text.indices.first { text[$0...].starts(with: piece) }
  }
}
