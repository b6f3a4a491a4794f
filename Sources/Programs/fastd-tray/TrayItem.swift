import Bus
import Views

/// The icon as org.kde.StatusNotifierItem.
enum TrayItem {
  static let name = "org.kde.StatusNotifierItem"
  static let path = "/StatusNotifierItem"
  /// Of the one that runs, whatever its number.
  static let only = "io.github.fastd.Tray"
  static let watcher = "org.kde.StatusNotifierWatcher"

  static let interface = BusInterface(
    name,
    [
      BusMethod("Activate", takes: [.integer, .integer]),
      BusMethod("SecondaryActivate", takes: [.integer, .integer]),
      BusMethod("ContextMenu", takes: [.integer, .integer]),
      BusMethod("Scroll", takes: [.integer, .text]),
    ])

  /// What a click has fastctl do; nil for one that does nothing.
  static func words(for method: String) -> [String]? {
    switch method {
    case "Activate": ["status", "--popup"]
    case "SecondaryActivate", "ContextMenu": ["menu"]
    default: nil
    }
  }

  static func properties(of reading: TrayReading) -> [BusValue.Entry] {
    let icon = pixmaps(of: reading)
    return [
      .init("Category", .text("ApplicationStatus")), .init("Id", .text("fastd")),
      .init("Title", .text("fastd")), .init("Status", .text(status(of: reading))),
      .init("WindowId", .signed(0)), .init("IconThemePath", .text("")),
      .init("IconName", .text("")), .init("IconPixmap", icon),
      .init("AttentionIconName", .text("")), .init("AttentionIconPixmap", icon),
      .init("OverlayIconName", .text("")), .init("ToolTip", tooltip(of: reading)),
      .init("ItemIsMenu", .bool(false)), .init("Menu", .path(TrayMenu.path)),
    ]
  }

  static func status(of reading: TrayReading) -> String {
    reading.needsAttention ? "NeedsAttention" : "Active"
  }

  private static func tooltip(of reading: TrayReading) -> BusValue {
    let lines = reading.tooltip.map(escaped)
    return .record([
      .text(""), .list([], of: "(iiay)"), .text(lines.first ?? "fastd"),
      .text(lines.dropFirst().joined(separator: "\n")),
    ])
  }

  /// Hosts take some tags for what they mean.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character)
      }
    }
  }

  /// For panels of the usual height, once and twice as fine.
  private static let sizes = [24, 48]

  private static func pixmaps(of reading: TrayReading) -> BusValue {
    .list(
      sizes.map { size in
        let pixels = RingIcon(size: size).pixels(of: reading.mood, permille: reading.permille)
        return .record([.signed(Int32(size)), .signed(Int32(size)), .bytes(pixels)])
      }, of: "(iiay)")
  }
}
