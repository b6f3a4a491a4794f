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

  /// All there is to know of one, but how its output is put together.
  private struct Row {
    let markup: BarMarkup
    var view = BarView.inline
    var hasShortText = false
    var showsGlance = false
    var followsLocale = false
    var hasActions = false
  }

  private var row: Row {
    switch self {
    case .waybar: Row(markup: .pango, showsGlance: true)
    case .polybar: Row(markup: .polybar)
    case .i3bar, .i3blocks: Row(markup: .none, hasShortText: true)
    // The text of its custom blocks is Pango's as well, and so are hyprlock's labels.
    case .i3statusRust: Row(markup: .pango, hasShortText: true)
    case .tmux: Row(markup: .tmux, followsLocale: true)
    case .xmobar: Row(markup: .xmobar)
    case .json: Row(markup: .none, showsGlance: true)
    case .argos: Row(markup: .argos, showsGlance: true, hasActions: true)
    case .genmon: Row(markup: .pango, showsGlance: true, hasActions: true)
    case .kde: Row(markup: .terminal, view: .full)
    case .conky: Row(markup: .conky, view: .full)
    case .lock: Row(markup: .pango, view: .full)
    case .prompt: Row(markup: .terminal, view: .countdown, followsLocale: true)
    case .plain: Row(markup: .terminal, followsLocale: true)
    }
  }

  package var markup: BarMarkup { row.markup }

  /// What is shown where nobody says what.
  package var view: BarView { row.view }

  static let shortView = BarView.countdown

  /// Whether it has a place for the same in fewer characters.
  var hasShortText: Bool { row.hasShortText }

  /// Whether it shows more than the one line: the card, the last fasts, a quiet time.
  package var showsGlance: Bool { row.showsGlance }

  /// Whether a terminal or a shell shows it, so that its locale decides in which characters.
  package var followsLocale: Bool { row.followsLocale }

  /// Whether its output names commands for a click.
  package var hasActions: Bool { row.hasActions }
}

/// The ready views, by the names that the widgets of fasting apps have.
package enum BarView: String, CaseIterable, Sendable {
  case elapsed, countdown, progress, ring, end = "end-time", inline, full
  /// The phase, the energy that is left, and the weight; the state if none of them is known.
  case day

  /// What it is in the language of templates, where a person can take it up and change it.
  package var text: String {
    switch self {
    case .elapsed: Self.icon + "{?elapsed:{elapsed}|{text}}"
    case .countdown: Self.icon + "{?remaining:{remaining}|{?over:+{over}|{text}}}"
    case .progress:
      Self.icon + "{?percent:{bar} {percent:long}{?over: +{over}}|{text}}"
    case .ring: "{?ring:{ring}|{?icon:{icon}|{text}}}"
    case .end: Self.icon + "{?remaining:{until}|{text}}"
    case .inline: Self.icon + "{?goal:{elapsed} {dot} }{text}" + Self.coming
    case .full:
      Self.icon + "{?percent:{bar} {elapsed} {dot} }{text}{?remaining: {dot} {until}}" + Self.coming
        + "{!elapsed:{?recent: {dot} {recent}}}{?streak: {dot} {streak:long}}{?quiet: {dot} {quiet}}"
    case .day:
      "{?phase:{phase}}{?kcal-left:{?phase: {dot} }{kcal-left:long}}"
        + "{?weight:{?phase: {dot} |{?kcal-left: {dot} }}{weight}}"
        + "{!phase:{!kcal-left:{!weight:{text}}}}"
    }
  }

  package var template: Template {
    do throws(TemplateError) { return try Template(text) } catch {
      preconditionFailure("the template of \(rawValue) is none")
    }
  }

  private static let icon = "{?icon:{icon} }"
  /// What comes after a time without a fast.
  private static let coming = "{?off: {dot} {off}|{?state=idle:{?next: {dot} {upcoming}}}}"
}
