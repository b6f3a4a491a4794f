import Foundation
import TestProcesses
import Testing

private let canRunDunst = ["dunst", "Xvfb", "dbus-daemon", "busctl"].allSatisfy(isInstalled)

/// The real dunst on a real, if invisible, screen.
@Suite(.enabled(if: canRunDunst, "needs dunst, Xvfb, dbus-daemon and busctl"))
struct `Notices in dunst` {
  let desktop = Desktop()

  @Test func `it shows the notice, and its button comes back`() async throws {
    let stage = try await Stage(desktop)
    try await stage.probe.showUntilTaken("goal", "Goal reached", "16 h & <3", "end=End fast")
    try stage.dunst("org.dunstproject.cmd0", "NotificationAction", "u", "0")
    #expect(try await stage.probe.line() == "action goal end -")
    let history = try stage.dunst("org.dunstproject.cmd0", "NotificationListHistory")
    #expect(history.contains(#""data":"Goal reached""#))
    #expect(history.contains("16 h &amp; &lt;3") || history.contains("16 h & <3"))
    #expect(history.contains(#""data":"x-fastd.goal""#))
    stage.strike()
  }

  @Test func `whether it is muted can be asked`() async throws {
    let stage = try await Stage(desktop)
    // Only then is dunst on the bus.
    try await stage.probe.showUntilTaken("goal", "Goal", "16 h")
    for muted in [true, false] {
      try stage.dunst(
        "org.freedesktop.DBus.Properties", "Set", "ssv", "org.dunstproject.cmd0", "paused", "b",
        "\(muted)")
      stage.probe.send("inspect")
      var told = try await stage.probe.line()
      if told.hasPrefix("server ") { told = try await stage.probe.line() }
      #expect(told.hasPrefix("inspected dunst "))
      #expect(told.hasSuffix("muted \(muted)"))
    }
    stage.strike()
  }
}

/// Xvfb, a bus, dunst and the probe.
private struct Stage {
  let desktop: Desktop
  let bus: Child
  let screen: Child
  let server: Child
  let probe: Child

  init(_ desktop: Desktop) async throws {
    self.desktop = desktop
    bus = try await desktop.bus()
    screen = try Child(
      "Xvfb", ["-displayfd", "1", "-screen", "0", "640x480x24", "-nolisten", "tcp"],
      environment: desktop.environment)
    var environment = desktop.environment
    environment["DISPLAY"] = try await ":" + screen.line()
    let configuration = desktop.scratch.file("dunstrc", "[global]\nmarkup = full\n")
    server = try Child("dunst", ["-conf", configuration], environment: environment)
    probe = try await desktop.probe()
  }

  @discardableResult
  func dunst(_ interface: String, _ method: String, _ arguments: String...) throws -> String {
    let busctl = Process()
    busctl.executableURL = URL(filePath: "/usr/bin/busctl")
    busctl.arguments =
      ["--address=\(desktop.address)", "--json=short", "call", "org.freedesktop.Notifications"]
      + ["/org/freedesktop/Notifications", interface, method] + arguments
    let output = Pipe()
    busctl.standardOutput = output
    try busctl.run()
    busctl.waitUntilExit()
    #expect(busctl.terminationStatus == 0)
    return String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// Xvfb takes its lock file away only when asked to end.
  func strike() {
    server.end(by: SIGTERM)
    screen.end(by: SIGTERM)
    bus.end(by: SIGTERM)
  }
}
