/// The differences between two texts, line by line, as `diff -u` shows them.
package enum UnifiedDifference {
  private static let context = 2

  private enum Line {
    case both(ArraySlice<UInt8>)
    case gone(ArraySlice<UInt8>)
    case new(ArraySlice<UInt8>)

    var isChange: Bool {
      if case .both = self { return false }
      return true
    }
  }

  /// Empty where nothing differs.
  package static func text(from old: [UInt8], to new: [UInt8]) -> String {
    let lines = lines(from: old, to: new)
    var text = ""
    var place = 0
    while let first = lines[place...].firstIndex(where: \.isChange) {
      let start = max(place, first - context)
      let end = hunkEnd(from: first, in: lines)
      text += hunk(start..<end, of: lines)
      place = end
    }
    return text
  }

  /// Where no change follows for so long that two hunks are shorter.
  private static func hunkEnd(from first: Int, in lines: [Line]) -> Int {
    var last = first
    for place in first..<lines.count {
      if lines[place].isChange {
        last = place
      } else if place - last > 2 * context {
        break
      }
    }
    return min(lines.count, last + 1 + context)
  }

  private static func hunk(_ range: Range<Int>, of lines: [Line]) -> String {
    let before = numbers(in: lines[..<range.lowerBound])
    let within = numbers(in: lines[range])
    let sides = [(before.old, within.old, "-"), (before.new, within.new, "+")].map {
      "\($0.2)\($0.1 == 0 ? $0.0 : $0.0 + 1),\($0.1)"
    }
    var text = "@@ \(sides.joined(separator: " ")) @@\n"
    for line in lines[range] {
      switch line {
      case .both(let bytes): text += " \(String(decoding: bytes, as: UTF8.self))\n"
      case .gone(let bytes): text += "-\(String(decoding: bytes, as: UTF8.self))\n"
      case .new(let bytes): text += "+\(String(decoding: bytes, as: UTF8.self))\n"
      }
    }
    return text
  }

  private static func numbers(in lines: ArraySlice<Line>) -> (old: Int, new: Int) {
    var (old, new) = (0, 0)
    for line in lines {
      switch line {
      case .both: (old, new) = (old + 1, new + 1)
      case .gone: old += 1
      case .new: new += 1
      }
    }
    return (old, new)
  }

  private static func lines(from old: [UInt8], to new: [UInt8]) -> [Line] {
    let (old, new) = (split(old), split(new))
    let difference = new.difference(from: old)
    var gone: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let place, _, _): gone.insert(place)
      case .insert(let place, _, _): added.insert(place)
      }
    }
    var lines: [Line] = []
    var (place, other) = (0, 0)
    while place < old.count || other < new.count {
      if gone.contains(place) {
        lines.append(.gone(old[place]))
        place += 1
      } else if added.contains(other) {
        lines.append(.new(new[other]))
        other += 1
      } else {
        lines.append(.both(old[place]))
        (place, other) = (place + 1, other + 1)
      }
    }
    return lines
  }

  private static func split(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    if text.isEmpty { return [] }
    let body = text.last == UInt8(ascii: "\n") ? text.dropLast() : text[...]
    return body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}
