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

  /// All there is to know of one.
  private struct Row {
    /// The program by which it is found.
    let program: String?
    /// By what it shows the change at once; nil where that happens by itself.
    var reload: String?
    /// In the order in which they are written; none where it is changed by hand only.
    var files: [File] = []
    /// Advice where fastd does not edit the file itself, and the ready-made file it is about.
    var advice: (text: BarAdviceMessage, file: String)?
  }

  private var row: Row {
    switch self {
    case .waybar:
      Row(program: rawValue, reload: "killall -SIGUSR2 waybar", files: Self.waybarFiles)
    case .polybar:
      Row(
        program: rawValue, reload: "polybar-msg cmd restart",
        files: [
          File(
            ready: "fastd.ini",
            places: [.config("polybar/config.ini"), .config("polybar/config")],
            models: [.system("polybar/config.ini"), .system("../polybar/config.ini")],
            editor: .polybar)
        ])
    case .i3bar:
      Row(
        program: rawValue, reload: "i3-msg restart",
        files: [bar(.config("i3/config"), .home(".i3/config"))])
    case .swaybar:
      Row(
        program: rawValue, reload: "swaymsg reload",
        files: [bar(.home(".sway/config"), .config("sway/config"))])
    case .i3blocks:
      Row(
        program: rawValue, reload: "i3-msg restart",
        files: [
          File(
            ready: "fastd.conf", places: [.config("i3blocks/config"), .home(".i3blocks.conf")],
            models: [.system("i3blocks/config"), .system("../i3blocks.conf")],
            editor: .block(.hash))
        ])
    case .i3statusRust:
      Row(
        program: "i3status-rs", reload: "i3-msg restart",
        files: [block("fastd.toml", .config("i3status-rust/config.toml"))])
    case .tmux:
      Row(
        program: rawValue,
        files: [
          block(
            "fastd.conf", .home(".tmux.conf"), .config("tmux/tmux.conf"), beginsEmpty: true)
        ])
    case .hyprlock:
      Row(program: rawValue, files: [block("fastd.conf", .config("hypr/hyprlock.conf"))])
    case .starship:
      Row(
        program: rawValue,
        files: [
          block(
            "fastd.toml", .variable("STARSHIP_CONFIG"), .home(".config/starship.toml"),
            beginsEmpty: true)
        ])
    case .argos:
      Row(
        program: nil,
        files: [
          File(
            ready: "fastd.1m.sh", places: [.config("argos/fastd.1m.sh")], editor: .whole,
            beginsEmpty: true, mode: 0o755)
        ])
    case .tray:
      Row(
        program: "fastd-tray",
        files: [
          File(
            ready: "fastd-tray.desktop", places: [.config("autostart/fastd-tray.desktop")],
            editor: .whole, beginsEmpty: true)
        ])
    case .xmobar: Row(program: rawValue, advice: (.xmobar, "fastd.xmobarrc"))
    case .eww: Row(program: rawValue, advice: (.eww, "fastd.yuck"))
    case .genmon: Row(program: "xfce4-panel", advice: (.genmon, "genmon.rc"))
    case .kde: Row(program: "plasmashell", advice: (.kde, "fastd.conf"))
    case .conky: Row(program: rawValue, advice: (.conky, "fastd.conf"))
    case .swaylock: Row(program: rawValue, advice: (.swaylock, "fastd-lock"))
    case .powerlevel10k: Row(program: nil, advice: (.powerlevel10k, "fastd.zsh"))
    case .kdeconnect: Row(program: "kdeconnect-cli", advice: (.kdeconnect, "commands.json"))
    }
  }

  var program: String? { row.program }
  var reload: String? { row.reload }
  var files: [File] { row.files }
  var advice: BarAdviceMessage? { row.advice?.text }

  /// The ready file that is spoken of.
  var adviceFile: String { row.advice?.file ?? files.last?.ready ?? "" }

  /// What a line that shows fastd there has in it.
  var call: StaticString { self == .tray ? "fastd-tray" : ReadyText.usualCall }

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
}
