import Formats

/// The bars, panels, locks and prompts that there are ready files for.
enum StatusBar: String, CaseIterable, Sendable {
  case waybar, polybar, i3bar, swaybar, i3blocks
  case i3statusRust = "i3status-rust"
  case tmux, xmobar, eww, argos, genmon, kde, conky, swaylock, hyprlock, starship, powerlevel10k
  case kdeconnect
  /// Of whatever panel has one.
  case tray

  /// A file that is changed, and with what.
  struct File: Sendable {
    /// The ready file, in the bar's folder.
    let ready: String
    /// Where the person's may lie; the first of them that is there is the one that is read.
    let places: [Place]
    /// What is copied where they have none of their own.
    var models: [Place] = []
    let editor: ConfigEditor
    /// Whether it may consist of nothing else.
    var beginsEmpty = false
    var mode: UInt32 = 0o644
  }

  /// A path below one of the places that programs look in.
  enum Place: Sendable {
    case config(String)
    case home(String)
    case system(String)
    /// Where a variable says, if it does.
    case variable(String)
  }

  /// The folder of its ready files.
  var folder: String { self == .swaybar ? StatusBar.i3bar.rawValue : rawValue }

  /// The program by which it is found.
  var program: String? {
    switch self {
    case .i3statusRust: "i3status-rs"
    case .genmon: "xfce4-panel"
    case .kde: "plasmashell"
    case .powerlevel10k, .argos: nil
    case .kdeconnect: "kdeconnect-cli"
    case .tray: "fastd-tray"
    default: rawValue
    }
  }

  /// What a line that shows fastd there has in it.
  var call: StaticString { self == .tray ? "fastd-tray" : ReadyText.usualCall }

  /// By what it shows the change at once; nil where that happens by itself.
  var reload: String? {
    switch self {
    case .waybar: "killall -SIGUSR2 waybar"
    case .polybar: "polybar-msg cmd restart"
    case .i3bar, .i3blocks, .i3statusRust: "i3-msg restart"
    case .swaybar: "swaymsg reload"
    default: nil
    }
  }

  /// In the order in which they are written; none where it is changed by hand only.
  var files: [File] {
    switch self {
    case .waybar: Self.waybarFiles
    case .polybar:
      [
        File(
          ready: "fastd.ini",
          places: [.config("polybar/config.ini"), .config("polybar/config")],
          models: [.system("polybar/config.ini"), .system("../polybar/config.ini")],
          editor: .polybar)
      ]
    case .i3bar: [bar(.config("i3/config"), .home(".i3/config"))]
    case .swaybar: [bar(.home(".sway/config"), .config("sway/config"))]
    case .i3blocks:
      [
        File(
          ready: "fastd.conf", places: [.config("i3blocks/config"), .home(".i3blocks.conf")],
          models: [.system("i3blocks/config"), .system("../i3blocks.conf")],
          editor: .block(.hash))
      ]
    case .i3statusRust: [block("fastd.toml", .config("i3status-rust/config.toml"))]
    case .tmux:
      [
        block(
          "fastd.conf", .home(".tmux.conf"), .config("tmux/tmux.conf"), beginsEmpty: true)
      ]
    case .hyprlock: [block("fastd.conf", .config("hypr/hyprlock.conf"))]
    case .starship:
      [
        block(
          "fastd.toml", .variable("STARSHIP_CONFIG"), .home(".config/starship.toml"),
          beginsEmpty: true)
      ]
    case .argos:
      [
        File(
          ready: "fastd.1m.sh", places: [.config("argos/fastd.1m.sh")], editor: .whole,
          beginsEmpty: true, mode: 0o755)
      ]
    case .tray:
      [
        File(
          ready: "fastd-tray.desktop", places: [.config("autostart/fastd-tray.desktop")],
          editor: .whole, beginsEmpty: true)
      ]
    case .xmobar, .eww, .genmon, .kde, .conky, .swaylock, .powerlevel10k, .kdeconnect: []
    }
  }

  private static let waybarFiles = [
    File(
      ready: "style.css", places: [.config("waybar/style.css")],
      models: [.system("waybar/style.css")], editor: .block(.stars), beginsEmpty: true),
    File(
      ready: "fastd.jsonc", places: [.config("waybar/config"), .config("waybar/config.jsonc")],
      models: [.system("waybar/config"), .system("waybar/config.jsonc")], editor: .waybar),
  ]

  private func bar(_ places: Place...) -> File {
    File(ready: "fastd.conf", places: places, editor: .windowManager)
  }

  private func block(_ ready: String, _ places: Place..., beginsEmpty: Bool = false) -> File {
    File(ready: ready, places: places, editor: .block(.hash), beginsEmpty: beginsEmpty)
  }

  /// What a person does where fastd does not.
  var advice: BarAdviceMessage? {
    switch self {
    case .xmobar: .xmobar
    case .eww: .eww
    case .genmon: .genmon
    case .kde: .kde
    case .conky: .conky
    case .swaylock: .swaylock
    case .powerlevel10k: .powerlevel10k
    case .kdeconnect: .kdeconnect
    default: nil
    }
  }

  /// The ready file that the advice is about.
  var adviceFile: String {
    switch self {
    case .xmobar: "fastd.xmobarrc"
    case .eww: "fastd.yuck"
    case .genmon: "genmon.rc"
    case .swaylock: "fastd-lock"
    case .powerlevel10k: "fastd.zsh"
    case .kdeconnect: "commands.json"
    case .kde, .conky: "fastd.conf"
    default: files.last?.ready ?? ""
    }
  }
}
