import TestSupport

/// The status bars that people have.
package enum RealBar: String, CaseIterable, Sendable, CustomStringConvertible {
  case waybar, polybar, i3bar, i3blocks, tmux

  package var description: String { rawValue }

  /// What shows the pop-ups beside it, and so on which kind of screen it is.
  package var server: RealServer { self == .waybar ? .mako : .dunst }

  private var programs: [String] {
    switch self {
    case .waybar, .polybar: [rawValue]
    case .i3bar: ["i3", "i3bar"]
    case .i3blocks: ["i3", "i3bar", "i3blocks"]
    case .tmux: ["xterm", "tmux"]
    }
  }

  /// What is missing here to look at it; nil when nothing is.
  package var lack: String? {
    let missing =
      programs.first { !isInstalled($0) } ?? Screen.lack(of: server.screen)
      ?? Pointer.lack(on: server.screen)
    return missing.map { "\(self) needs \($0), which is not installed" } ?? server.lack
  }

  /// The strip of the screen that shows fastd, right of what else is in a bar.
  package var region: Region {
    let height = self == .waybar ? 30 : self == .tmux ? Self.line : 36
    let y = isBelow ? Screen.height - height : self == .tmux ? Self.line : 0
    return Region(x: Screen.width / 2, y: y, width: Screen.width / 2, height: height)
  }

  private var isBelow: Bool { self == .i3bar || self == .i3blocks }

  /// The height of a line of the terminal, of which tmux has the second.
  private static let line = 29
}
