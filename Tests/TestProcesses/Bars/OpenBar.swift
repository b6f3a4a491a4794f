import Glibc
import TestSupport

/// A bar that is on the screen, with its ready file and as little else as it needs.
package final class OpenBar: Sendable {
  package let bar: RealBar
  private let scratch: Scratch
  private let children: [Child]

  /// Big letters of a common font: what is read has to be seen.
  private static let font = "DejaVu Sans"
  private static let (ground, ink) = ("#12151c", "#e6e9ef")

  package init(
    _ bar: RealBar, _ ready: ReadyFiles, in scratch: Scratch, _ environment: [String: String]
  ) throws {
    (self.bar, self.scratch) = (bar, scratch)
    let commands = try Self.commands(bar, ready, in: scratch)
    children = try commands.map { command in
      try Child(
        "/bin/sh", ["-c", #"log=$0 && exec "$@" >>"$log" 2>&1"#, "\(scratch.path)/log"] + command,
        environment: environment)
    }
  }

  /// What it has said so far about itself and its configuration.
  package var log: [String] {
    contents(of: "\(scratch.path)/log").split(separator: "\n").map(String.init)
  }

  /// What in it is neither good news nor about this scene, which names no monitor and has neither
  /// a tray nor a battery.
  package var complaints: [String] {
    let harmless = ["[info]", "|notice:", "No monitor specified", "basic_string::_M_create"]
    return log.filter { line in !harmless.contains { line.contains($0) } }
  }

  package func kill() {
    for child in children.reversed() { child.end(by: SIGKILL) }
  }

  deinit { kill() }

  private static func commands(
    _ bar: RealBar, _ ready: ReadyFiles, in scratch: Scratch
  ) throws -> [[String]] {
    switch bar {
    case .waybar: try waybar(ready, scratch)
    case .polybar: try polybar(ready, scratch)
    case .i3bar: i3(try ready.text("i3bar/fastd.conf"), scratch)
    case .i3blocks:
      i3("bar {\nstatus_command i3blocks -c \(try ready.path("i3blocks/fastd.conf"))\n}", scratch)
    case .tmux: try tmux(ready, scratch)
    }
  }

  private static func waybar(_ ready: ReadyFiles, _ scratch: Scratch) throws -> [[String]] {
    let configuration = scratch.file(
      "waybar.json",
      """
      {"layer": "top", "position": "top", "height": 30, "modules-right": ["custom/fastd"],
       "include": ["\(try ready.path("waybar/fastd.jsonc"))"]}
      """)
    let style = scratch.file(
      "waybar.css",
      """
      @import "\(try ready.path("waybar/style.css"))";
      * { font-family: "\(font)"; font-size: 14px; min-height: 0; }
      window#waybar { background: \(ground); color: \(ink); }
      """)
    return [["waybar", "-c", configuration, "-s", style]]
  }

  private static func polybar(_ ready: ReadyFiles, _ scratch: Scratch) throws -> [[String]] {
    let configuration = scratch.file(
      "polybar.ini",
      """
      [global/wm]
      include-file = \(try ready.path("polybar/fastd.ini"))
      [bar/main]
      width = 100%
      height = 36
      background = \(ground)
      foreground = \(ink)
      font-0 = \(font):size=17;4
      modules-right = fastd

      """)
    return [["polybar", "--config=\(configuration)", "main"]]
  }

  private static func i3(_ block: String, _ scratch: Scratch) -> [[String]] {
    // Without its first line it is taken for one of an older version.
    let configuration = scratch.file(
      "i3.conf",
      """
      # i3 config file (v4)
      font pango:\(font) 17
      ipc-socket \(scratch.path)/i3
      \(block)

      """)
    return [["i3", "-c", configuration]]
  }

  /// The server is a child of ours, not of the terminal, so that it ends with its owner.
  private static func tmux(_ ready: ReadyFiles, _ scratch: Scratch) throws -> [[String]] {
    let configuration = scratch.file(
      "tmux.conf",
      """
      set -g mouse on
      set -g status-left ''
      set -g status-right ''
      set -g window-status-current-format ''
      set -g status-style 'bg=\(ground),fg=\(ink)'
      source-file \(try ready.path("tmux/fastd.conf"))

      """)
    let socket = "\(scratch.path)/tmux"
    let client =
      "until tmux -N -u -S \(socket) new-session 'tail -f /dev/null' 2>/dev/null; do :; done"
    return [
      ["tmux", "-D", "-u", "-S", socket, "-f", configuration],
      [
        "xterm", "-fa", "DejaVu Sans Mono", "-fs", "17", "-geometry", "57x2+0+0", "-b", "0", "-bw",
        "0", "-bg", ground, "-fg", ink, "-e", "sh", "-c", client,
      ],
    ]
  }
}
