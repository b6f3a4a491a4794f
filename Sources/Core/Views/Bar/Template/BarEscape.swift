/// What a bar would take for markup, and how it is told that it is none.
package enum BarEscape: CaseIterable, Sendable {
  case none, pango, polybar, tmux, conky, argos, xmobar
}
