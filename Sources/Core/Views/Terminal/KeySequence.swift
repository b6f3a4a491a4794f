/// The sequences that xterm, rxvt, the Linux console, tmux and screen send for a key.
enum KeySequence {
  /// Below 0x80 and no Esc.
  static func byte(_ byte: UInt8) -> Key? {
    switch byte {
    case 9: .tab
    case 10, 13: .enter
    case 8, 0x7f: .backspace
    case 1...26: .control(Character(Unicode.Scalar(byte + 0x60)))
    case 0x20...0x7e: .character(Character(Unicode.Scalar(byte)))
    default: nil
    }
  }

  static func alt(_ byte: UInt8) -> Key? {
    guard case .character(let letter)? = Self.byte(byte) else { return nil }
    return .alt(letter)
  }

  /// Behind `ESC O`.
  static func single(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "P")...UInt8(ascii: "S"): .function(Int(byte) - 0x4f)
    case UInt8(ascii: "M"): .enter
    default: letter(byte)
    }
  }

  /// Behind `ESC [`: what stands before the last byte, and that.
  static func control(_ bytes: [UInt8], _ last: UInt8) -> Key? {
    if bytes.first == UInt8(ascii: "<") { return mouse(bytes.dropFirst(), last) }
    if bytes == [UInt8(ascii: "[")], (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(last) {
      return .function(Int(last) - 0x40)
    }
    guard let numbers = numbers(bytes[...]) else { return nil }
    switch last {
    case UInt8(ascii: "~"), UInt8(ascii: "$"), UInt8(ascii: "^"), UInt8(ascii: "@"):
      return numbers.first.flatMap(numbered)
    case UInt8(ascii: "I") where bytes.isEmpty: return .focused
    case UInt8(ascii: "O") where bytes.isEmpty: return .unfocused
    case UInt8(ascii: "Z"): return .backTab
    // With another number it says where the cursor is.
    case UInt8(ascii: "P")...UInt8(ascii: "S"):
      return bytes.isEmpty || numbers.first == 1 ? .function(Int(last) - 0x4f) : nil
    case UInt8(ascii: "a")...UInt8(ascii: "d"): return letter(last - 32)
    default: return letter(last)
    }
  }

  private static func letter(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "F"): .end
    case UInt8(ascii: "H"): .home
    default: nil
    }
  }

  private static func numbered(_ number: Int) -> Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...24: .function(number - 12)
    default: nil
    }
  }

  /// Nil where something else is among them.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int]? {
    var numbers: [Int] = []
    for part in bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      if part.isEmpty {
        numbers.append(0)
        continue
      }
      guard let number = Int(String(decoding: part, as: UTF8.self)), number >= 0 else {
        return nil
      }
      numbers.append(number)
    }
    return numbers
  }

  /// As mode 1006 has it; what is let go of says nothing.
  private static func mouse(_ bytes: ArraySlice<UInt8>, _ last: UInt8) -> Key? {
    guard last == UInt8(ascii: "M"), let numbers = numbers(bytes), numbers.count == 3,
      (1...9999).contains(numbers[1]), (1...9999).contains(numbers[2])
    else { return nil }
    let (row, column) = (numbers[2] - 1, numbers[1] - 1)
    switch numbers[0] {
    case 0: return .mouse(MouseEvent(.pressed, row: row, column: column))
    case 64: return .mouse(MouseEvent(.wheelUp, row: row, column: column))
    case 65: return .mouse(MouseEvent(.wheelDown, row: row, column: column))
    default: return nil
    }
  }
}
