/// The name of somebody on a board among friends.
package enum Nickname {
  package static let most = 30

  /// Whether others can read it: 1 to 30 signs, none of which is there without being seen, and no space
  /// at its ends. A hub asks for the same, and keeps it in its composed form.
  package static func isSound(_ text: String) -> Bool {
    let signs = text.unicodeScalars
    return (1...most).contains(signs.count) && signs.first != " " && signs.last != " "
      && signs.allSatisfy { sign in !unseen.contains { $0.contains(sign.value) } }
  }

  /// Control characters, all spaces but the plain one, marks of direction, and what fills a place.
  private static let unseen: [ClosedRange<UInt32>] = [
    0...0x1f, 0x7f...0xa0, 0xad...0xad, 0x34f...0x34f, 0x61c...0x61c, 0x115f...0x1160,
    0x1680...0x1680, 0x17b4...0x17b5, 0x180b...0x180f, 0x2000...0x200f, 0x2028...0x202f,
    0x205f...0x206f, 0x2800...0x2800, 0x3000...0x3000, 0x3164...0x3164, 0xfe00...0xfe0f,
    0xfeff...0xfeff, 0xffa0...0xffa0, 0xfff0...0xffff, 0xe0000...0xe0fff,
  ]
}
