/// The words and marks of an interface, each with its place.
struct Lexer {
  enum Token: Equatable {
    case word(String)
    case mark(Character)
    case arrow
    case comment(ownLine: Bool)
  }

  private(set) var tokens: [(token: Token, place: Place)] = []
  /// Where the text ends.
  let end: Place

  init(_ lines: [SourceLine], of file: String) throws(Mistake) {
    end = lines.last?.place ?? Place(file: file, line: 1)
    for line in lines { try read(line) }
  }

  private mutating func read(_ line: SourceLine) throws(Mistake) {
    var rest = line.text[...]
    var isFirst = true
    while let character = rest.first {
      if character.isNewline { throw Mistake(.lineEnds, at: line.place) }
      if character == "#" {
        // Go swallows the line after a comment without text.
        guard rest.dropFirst().contains(where: { $0 != " " }) else {
          throw Mistake(.comment, at: line.place)
        }
        return tokens.append((.comment(ownLine: isFirst), line.place))
      }
      if character == " " || character == "\t" {
        rest.removeFirst()
        continue
      }
      isFirst = false
      tokens.append((take(&rest, character), line.place))
    }
  }

  private func take(_ rest: inout Substring, _ character: Character) -> Token {
    let word = rest.prefix { $0.isLetter || $0.isNumber || "_.-".contains($0) }
    if rest.hasPrefix("->") {
      rest.removeFirst(2)
      return .arrow
    }
    guard word.isEmpty else {
      rest.removeFirst(word.count)
      return .word(String(word))
    }
    rest.removeFirst()
    return .mark(character)
  }
}
