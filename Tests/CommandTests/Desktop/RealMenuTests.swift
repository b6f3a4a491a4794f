import Foundation
import Nouns
import Testing
import TestProcesses
import TestSupport
import Wire

@Suite struct `A real menu program` {
  /// A screen that nobody sees, on which no pop-up can be shown.
  private func screen() async throws -> (Child, String) {
    let screen = try Child(
      "Xvfb", ["-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp", "-noreset"],
      environment: plainEnvironment())
    return (screen, ":" + (try await screen.line()))
  }

  @Test(arguments: ["rofi", "dmenu"])
  func `takes the line on which Enter is pressed`(program: String) async throws {
    for needed in [program, "Xvfb", "xdotool"] where !isInstalled(needed) {
      try Test.cancel("\(needed) is not installed")
    }
    let (screen, display) = try await screen()
    defer { screen.end(by: SIGTERM) }
    let shelf = Scratch()
    try FileManager.default.createSymbolicLink(
      atPath: "\(shelf.path)/\(program)", withDestinationPath: "/usr/bin/\(program)")
    let person = try Person([
      "DISPLAY": display, "PATH": shelf.path,
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(shelf.path)/nowhere",
    ])
    try await person.daemon()
    let menu = try Clicked(["menu"], by: person)
    let hands = plainEnvironment().merging(["DISPLAY": display]) { $1 }
    let search = ["search", "--sync", "--onlyvisible", "--class", program]
    _ = try await Child("xdotool", search, environment: hands).allLines()
    // It can be seen before it listens.
    let end = ContinuousClock.now + .seconds(30)
    while try person.status().state != .fasting, ContinuousClock.now < end {
      _ = try await Child("xdotool", ["key", "Return"], environment: hands).allLines()
    }
    #expect(try await menu.end().last == "exit 0")
    #expect(try person.status().fast?.schedule == "16:8")
  }
}
