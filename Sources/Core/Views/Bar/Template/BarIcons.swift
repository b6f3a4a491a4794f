/// The pictures that stand for a mood, from the plainest to what needs a special font.
package enum BarIcons: String, CaseIterable, Sendable {
  case none, ascii, emoji, nerd
}
