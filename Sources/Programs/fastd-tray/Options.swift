import Glibc
import Wire

/// What can be said to fastd-tray on its command line.
struct Options {
  init(_ arguments: [String]) {
    for word in arguments.dropFirst() {
      switch word {
      case "--version": Self.print("fastd-tray \(Product.build)")
      case "--help", "-h": Self.print(Self.help)
      default: TrayFailure.end(notUnderstood: word)
      }
    }
  }

  private static func print(_ text: String) -> Never {
    Swift.print(text)
    exit(0)
  }

  private static let help = """
    Usage: fastd-tray

    Shows your fast as an icon in the tray of a panel: a ring that fills, with a tooltip and a menu.
    For panels that show StatusNotifierItem: KDE, LXQt, Xfce, Cinnamon, MATE, waybar.

      --version     print the version
      --help        print this text

    Manual: man fastd-tray
    """
}
