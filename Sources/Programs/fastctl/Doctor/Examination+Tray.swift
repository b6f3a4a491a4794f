import Formats
import Glibc
import Host
import Time

extension Examination {
  /// Nothing where there is no panel to be seen, and nobody wants it.
  mutating func examineTray() {
    let bus = NameBus()
    let hasUnit = TrayUnit.isEnabled
    let isRunning = bus.hasOwner(of: TrayNames.ours)
    switch (isRunning, hasUnit || hasTrayEntry) {
    case (false, false):
      guard environment["WAYLAND_DISPLAY"] != nil || environment["DISPLAY"] != nil else { return }
      found(.tray, .ok, .trayOff)
    case (false, true):
      let command = hasUnit ? TrayUnit.typed(TrayUnit.starting) : "fastd-tray &"
      found(.tray, .warn, .trayEnded, ["command": command])
    case (true, let isWanted):
      guard bus.hasOwner(of: TrayNames.watcher), bus.hasHost else {
        return found(.tray, .warn, .trayUnseen)
      }
      found(.tray, .ok, isWanted ? .trayShown : .trayShownNow)
    }
  }

  private var hasTrayEntry: Bool {
    guard let places = try? BarPlaces(environment),
      let path = StatusBar.tray.files.first.flatMap(places.own),
      let bytes = try? Files.read(path, limit: BarPlaces.limit)
    else { return false }
    return ReadyText.isCalled(StatusBar.tray.call, in: bytes)
  }
}

private enum TrayNames {
  /// That of fastd-tray while it runs.
  static let ours = "io.github.fastd.Tray"
  /// Of whoever brings icons and panels together.
  static let watcher = "org.kde.StatusNotifierWatcher"
}

/// The person's session bus, asked by a program that comes with it: fastctl itself knows none.
private struct NameBus {
  func hasOwner(of name: String) -> Bool {
    isTrue(
      "--dest=org.freedesktop.DBus", "/org/freedesktop/DBus",
      "org.freedesktop.DBus.NameHasOwner", "string:\(name)")
  }

  /// Whether the watcher knows a panel that shows icons.
  var hasHost: Bool {
    isTrue(
      "--dest=\(TrayNames.watcher)", "/StatusNotifierWatcher",
      "org.freedesktop.DBus.Properties.Get", "string:\(TrayNames.watcher)",
      "string:IsStatusNotifierHostRegistered")
  }

  private func isTrue(_ words: String...) -> Bool {
    let program = OtherProgram(
      "dbus-send", ["--session", "--print-reply", "--reply-timeout=2000"] + words)
    guard let outcome = try? program.run(timeout: .seconds(5)), outcome.succeeded else {
      return false
    }
    return outcome.output.hasSuffix("boolean true\n")
  }
}
