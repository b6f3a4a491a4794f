import Glibc
import TestSupport

/// The notification servers that people have.
package enum RealServer: String, CaseIterable, Sendable, CustomStringConvertible {
  case dunst, mako
  case xfce = "xfce4-notifyd"
  case gnome = "notification-daemon"

  package var description: String { rawValue }

  /// Whether it says what it shows, and lets a program press its buttons.
  package var isTelling: Bool { self == .dunst || self == .mako }

  var screen: Screen.Kind { self == .mako ? .wayland : .x11 }

  /// Nil where it is not installed.
  var program: String? {
    switch self {
    case .dunst, .mako: isInstalled(rawValue) ? rawValue : nil
    case .xfce: installed(in: "xfce4/notifyd")
    case .gnome: installed(in: "notification-daemon")
    }
  }

  /// Servers that only the bus starts are in nobody's PATH.
  private func installed(in folder: String) -> String? {
    let libraries = ["/usr/lib", "/usr/libexec", "/usr/lib64"]
    let machines = entries(of: "/usr/lib").filter { $0.contains("-linux-") }.map {
      "/usr/lib/\($0)"
    }
    let paths = (libraries + machines).flatMap {
      ["\($0)/\(folder)/\(rawValue)", "\($0)/\(rawValue)"]
    }
    return paths.first { access($0, X_OK) == 0 }
  }

  /// What is missing here to have it on a screen; nil when nothing is.
  package var lack: String? {
    guard program != nil else { return "\(self) is not installed" }
    let missing = (["dbus-daemon", "busctl", "gdbus"] + screen.programs).first { !isInstalled($0) }
    return missing.map { "\(self) needs \($0), which is not installed" }
  }
}
