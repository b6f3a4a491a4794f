import Foundation
import Testing
import TestProcesses

/// A screen, a session bus that starts nothing by itself, and what runs there.
final class Desktop: Sendable {
  private let scratch = Scratch()
  private let address: String
  private let screen: Child?
  private let display: String

  static let isInstalled = ["dbus-daemon", "Xvfb", "dunst", "dunstctl"].allSatisfy(
    TestProcesses.isInstalled)

  /// Without a screen there can be no dunst, but a fake server.
  init(screen: Bool = true) async throws {
    address = "unix:path=\(scratch.path)/bus"
    guard screen else {
      self.screen = nil
      display = ""
      return
    }
    // It finds a free number by itself and tells it.
    let server = try Child(
      "Xvfb", ["-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp", "-noreset"],
      environment: plainEnvironment())
    display = ":" + (try await server.line())
    self.screen = server
  }

  /// What a program needs to know to show something here.
  var variables: [String: String] {
    ["DBUS_SESSION_BUS_ADDRESS": address, "DISPLAY": display]
  }

  private var environment: [String: String] {
    plainEnvironment().merging(
      ["HOME": scratch.path, "XDG_RUNTIME_DIR": scratch.path].merging(variables) { $1 }
    ) { $1 }
  }

  func bus() async throws -> Child {
    let configuration = scratch.file(
      "bus.conf",
      """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig><type>session</type><listen>\(address)</listen><auth>EXTERNAL</auth>
      <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/>
      <allow own="*"/></policy></busconfig>
      """)
    try? FileManager.default.removeItem(atPath: "\(scratch.path)/bus")
    let bus = try Child(
      "dbus-daemon", ["--config-file=\(configuration)", "--nofork", "--print-address=1"],
      environment: environment)
    _ = try await bus.line()
    return bus
  }

  /// Prints the title of each pop-up that it shows; `button` is what the person will press.
  func dunst(button: String = "") async throws -> Child {
    let choose = try program("choose", #"grep -m 1 -F -- "\#(button)""#)
    let tell = try program("tell", #"echo "shown: $DUNST_SUMMARY""#)
    let configuration = scratch.file(
      "dunstrc",
      """
      [global]
          dmenu = \(choose)
          idle_threshold = 0
          font = Monospace 8
      [tell]
          summary = "*"
          script = \(tell)
      """)
    return try Child("dunst", ["-conf", configuration], environment: environment)
  }

  private func program(_ name: String, _ text: String) throws -> String {
    let path = scratch.file(name, "#!/bin/sh\n\(text)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: path)
    return path
  }

  /// Opens the menu of buttons, from which the button is chosen.
  func press() throws {
    let status = try Child("dunstctl", ["context"], environment: environment).end()
    try #require(status == 0)
  }

  func fakeServer(_ arguments: String...) async throws -> Child {
    let server = try Child(
      builtProgram("FakeNotifications"), arguments, environment: environment)
    _ = try await server.line()
    return server
  }
}
