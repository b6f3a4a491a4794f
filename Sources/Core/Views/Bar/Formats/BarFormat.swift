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

  /// The characters that it takes for markup.
  package var escape: BarEscape {
    switch self {
    // hyprlock's labels and the text of i3status-rust's custom blocks are Pango's as well.
    case .waybar, .i3statusRust, .genmon, .lock: .pango
    case .polybar: .polybar
    case .tmux: .tmux
    case .xmobar: .xmobar
    case .argos: .argos
    case .conky: .conky
    case .i3bar, .i3blocks, .json, .kde, .prompt, .plain: .none
    }
  }

  /// The view that is shown unless another one is asked for.
  package var view: BarView {
    switch self {
    case .kde, .conky, .lock: .full
    case .prompt: .countdown
    default: .inline
    }
  }

  static let shortView = BarView.countdown

  /// Whether it has a place for the same in fewer characters.
  var hasShortText: Bool {
    switch self {
    case .i3bar, .i3blocks, .i3statusRust: true
    default: false
    }
  }

  /// Whether it shows more than the one line: the card, the last fasts, a quiet time.
  package var showsGlance: Bool {
    switch self {
    case .waybar, .json, .argos, .genmon: true
    default: false
    }
  }

  /// Whether a terminal or a shell shows it, so that its locale decides in which characters.
  package var followsLocale: Bool {
    switch self {
    case .tmux, .prompt, .plain: true
    default: false
    }
  }

  /// Whether its output names commands for a click.
  package var hasActions: Bool { self == .argos || self == .genmon }
}
