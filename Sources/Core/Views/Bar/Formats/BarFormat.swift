/// The bars and other places that a state is printed for, each by its documented input.
package enum BarFormat: String, CaseIterable, Sendable {
  case waybar, polybar, i3bar, i3blocks
  case i3statusRust = "i3status-rust"
  case tmux, xmobar
  /// Everything as fields, for eww and programs of one's own.
  case json
  /// GNOME's Argos, and xbar.
  case argos
  case genmon, kde, conky, lock, prompt, plain

  package init?(name: String) {
    guard let format = Self.allCases.first(where: { $0.rawValue == name }) else { return nil }
    self = format
  }

  package static var words: [String] { allCases.map(\.rawValue) }

  /// What it takes for markup.
  package var escape: BarEscape {
    switch self {
    case .waybar, .i3statusRust, .genmon, .lock: .pango
    case .polybar: .polybar
    case .tmux: .tmux
    case .xmobar: .xmobar
    case .argos: .argos
    case .conky: .conky
    case .i3bar, .i3blocks, .json, .kde, .prompt, .plain: .none
    }
  }

  /// Whether it shows more than the one line: the card, the last fasts, a quiet time.
  package var showsGlance: Bool {
    switch self {
    case .waybar, .json, .argos, .genmon: true
    default: false
    }
  }
}
