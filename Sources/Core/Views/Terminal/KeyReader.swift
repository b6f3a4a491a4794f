/// Finds keys in what a terminal sends, in whatever pieces it comes.
///
/// A sequence that we do not know is swallowed whole, so that no part of it counts as typed.
package struct KeyReader: Sendable {
  private enum State {
    case text
    case escape
    /// Behind `ESC [`, with what came so far.
    case control([UInt8])
    /// Behind `ESC O`.
    case single
    /// An answer of the terminal's up to its end.
    case string(isEscaped: Bool)
    case paste([UInt8], matched: Int)
    /// The three bytes of an old report of a mouse.
    case oldMouse(Int)
    case letter([UInt8], missing: Int, isAlt: Bool)
  }

  private var state = State.text

  /// No sequence that means something is longer.
  private static let longest = 32
  /// In bytes; what goes on behind it is dropped.
  package static let longestPaste = 4096
  private static let endOfPaste = Array("\u{1b}[201~".utf8)

  package init() {}

  /// Whether Esc alone, or the beginning of a sequence, has come: the rest of one comes at once.
  package var isWaiting: Bool {
    switch state {
    case .text, .paste: false
    default: true
    }
  }

  /// So many bytes are kept.
  package var held: Int {
    switch state {
    case .control(let bytes), .letter(let bytes, _, _): bytes.count
    case .paste(let bytes, _): bytes.count
    default: 0
    }
  }

  package mutating func keys(in bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes {
      if let key = key(after: byte) { keys.append(key) }
    }
    return keys
  }

  /// Nothing more comes for now: an Esc was pressed alone, and any other beginning meant nothing.
  package mutating func settle() -> [Key] {
    guard isWaiting else { return [] }
    defer { state = .text }
    if case .escape = state { return [.escape] }
    return []
  }

  private mutating func key(after byte: UInt8) -> Key? {
    switch state {
    case .text: return plain(byte, isAlt: false)
    case .escape: return escaped(byte)
    case .control(let bytes): return control(bytes, byte)
    case .single:
      state = .text
      return KeySequence.single(byte)
    case .string(let isEscaped):
      let isOver = byte == 7 || isEscaped && byte == UInt8(ascii: "\\")
      state = isOver ? .text : .string(isEscaped: byte == 0x1b)
      return nil
    case .paste(let bytes, let matched): return paste(bytes, matched, byte)
    case .oldMouse(let missing):
      state = missing > 1 ? .oldMouse(missing - 1) : .text
      return nil
    case .letter(let bytes, let missing, let isAlt): return letter(bytes, missing, isAlt, byte)
    }
  }

  // MARK: Letters

  private mutating func plain(_ byte: UInt8, isAlt: Bool) -> Key? {
    state = .text
    switch byte {
    case 0x1b:
      state = .escape
      return nil
    case 0x80...:
      let missing = byte >= 0xf0 ? 3 : byte >= 0xe0 ? 2 : 1
      if byte >= 0xc2, byte < 0xf5 { state = .letter([byte], missing: missing, isAlt: isAlt) }
      return nil
    default: return isAlt ? KeySequence.alt(byte) : KeySequence.byte(byte)
    }
  }

  private mutating func letter(
    _ bytes: [UInt8], _ missing: Int, _ isAlt: Bool, _ byte: UInt8
  ) -> Key? {
    // A byte that does not continue a letter is a key of its own.
    guard byte & 0xc0 == 0x80 else { return plain(byte, isAlt: false) }
    let bytes = bytes + [byte]
    state = missing > 1 ? .letter(bytes, missing: missing - 1, isAlt: isAlt) : .text
    guard missing == 1, let text = String(validating: bytes, as: UTF8.self),
      let letter = text.first, PlainText.isLine(text)
    else { return nil }
    return isAlt ? .alt(letter) : .character(letter)
  }

  // MARK: Sequences

  private mutating func escaped(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "["): state = .control([])
    case UInt8(ascii: "O"): state = .single
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(isEscaped: false)
    case 0x1b: return .escape
    default: return plain(byte, isAlt: true)
    }
    return nil
  }

  private mutating func control(_ bytes: [UInt8], _ byte: UInt8) -> Key? {
    switch byte {
    // The keys F1 to F5 of the Linux console have a second bracket.
    case UInt8(ascii: "[") where bytes.isEmpty:
      state = .control([byte])
      return nil
    case 0x40...0x7e:
      state = .text
      return end(bytes, byte)
    case 0x20...0x3f:
      state = .control(bytes.count < Self.longest ? bytes + [byte] : bytes)
      return nil
    default: return plain(byte, isAlt: false)
    }
  }

  private mutating func end(_ bytes: [UInt8], _ last: UInt8) -> Key? {
    if bytes == Array("200".utf8), last == UInt8(ascii: "~") {
      state = .paste([], matched: 0)
      return nil
    }
    if bytes.isEmpty, last == UInt8(ascii: "M") {
      state = .oldMouse(3)
      return nil
    }
    return KeySequence.control(bytes, last)
  }

  private mutating func paste(_ bytes: [UInt8], _ matched: Int, _ byte: UInt8) -> Key? {
    let end = Self.endOfPaste
    if byte == end[matched] {
      guard matched + 1 == end.count else {
        state = .paste(bytes, matched: matched + 1)
        return nil
      }
      state = .text
      let text = String(decoding: bytes, as: UTF8.self)
      return .pasted(PlainText.line(text))
    }
    var bytes = bytes + end[..<matched]
    var matched = 0
    if byte == end[0] { matched = 1 } else { bytes.append(byte) }
    state = .paste(Array(bytes.prefix(Self.longestPaste)), matched: matched)
    return nil
  }
}
