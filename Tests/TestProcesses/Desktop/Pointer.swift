import TestSupport

/// What a mouse can say, as X numbers it: a wheel has two buttons.
package enum MouseButton: Int, CaseIterable, Sendable {
  case left = 1
  case middle, right, up, down
}

/// The mouse of a screen that nobody sees; a Wayland seat has none before.
package final class Pointer: Sendable {
  private let screen: Screen
  private let virtual: VirtualPointer?

  package init(on screen: Screen) throws {
    self.screen = screen
    virtual = try screen.variables["WAYLAND_DISPLAY"].map(VirtualPointer.init(display:))
  }

  package static func lack(on kind: Screen.Kind) -> String? {
    kind == .x11 && !isInstalled("xdotool") ? "xdotool" : nil
  }

  package func move(x: Int, y: Int) async throws {
    guard let virtual else { return try await xdotool(["mousemove", "\(x)", "\(y)"]) }
    try virtual.move(x: x, y: y)
  }

  package func click(_ button: MouseButton, x: Int, y: Int) async throws {
    try await move(x: x, y: y)
    guard let virtual else { return try await xdotool(["click", "\(button.rawValue)"]) }
    try virtual.click(button)
  }

  private func xdotool(_ words: [String]) async throws {
    try await screen.run(["xdotool"] + words)
  }
}
