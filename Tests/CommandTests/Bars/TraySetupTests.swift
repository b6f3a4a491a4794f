import Foundation
import TestSupport
import Testing

@testable import fastctl

/// The tray, by an entry for autostart or by its unit.
extension `The setup of a bar` {
  private static let entry = "config/autostart/fastd-tray.desktop"

  @Test(.enabled(if: isInstalled("desktop-file-validate")))
  func `lets a desktop start the tray, and no longer`() throws {
    let home = Scratch()
    let added = try setup("tray", "--yes", in: home)
    #expect(added.code == 0, "\(added.said)")
    let programs = URL(filePath: builtProgram("fastctl")).resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    #expect(text(Self.entry, in: home)?.contains("\nExec=\(programs)/fastd-tray\n") == true)
    #expect(added.output.contains("\n+Exec=\(programs)/fastd-tray\n"))
    #expect(added.said.contains("To see it now: \(programs)/fastd-tray &"))
    let valid = try Run(
      ["\(home.path)/\(Self.entry)"], in: home, program: "/usr/bin/desktop-file-validate")
    #expect(valid.code == 0 && valid.said.isEmpty && valid.output.isEmpty)
    #expect(try setup("tray", "--yes", in: home).said == "tray already shows fastd.\n")
    #expect(try setup(in: home).output.contains("tray           set up\n"))
    let undone = try setup("tray", "--undo", "--yes", in: home)
    #expect(undone.code == 0 && undone.said.contains("until you log out"))
    #expect(text(Self.entry, in: home) == nil)
    #expect(try setup("tray", "--undo", "--yes", in: home).code == 1)
  }

  @Test func `leaves an entry alone that is somebody else's`() throws {
    let home = Scratch()
    try put("[Desktop Entry]\nExec=mine\n", at: Self.entry, in: home)
    let run = try setup("tray", "--yes", in: home)
    #expect(run.code == 1 && run.said.contains("is not from fastd"))
    #expect(text(Self.entry, in: home) == "[Desktop Entry]\nExec=mine\n")
  }

  // MARK: The unit

  /// Stands for systemctl: what is enabled is a file, and each command a line of another.
  private func manager(in home: Scratch, enabling: String) throws -> [String: String] {
    let script = """
      shift
      case $1 in
        is-active | cat) exit 0 ;;
        is-enabled) test -e \(home.path)/enabled; exit ;;
        enable) echo "$*" >>\(home.path)/told; \(enabling) ;;
        disable) echo "$*" >>\(home.path)/told; rm \(home.path)/enabled ;;
        *) exit 1 ;;
      esac
      """
    mkdir(home.at("bin"), 0o700)
    home.script("bin/systemctl", script)
    return ["PATH": "\(home.path)/bin:/usr/bin:/bin"]
  }

  @Test func `enables the tray's unit where systemd runs the session`() throws {
    let home = Scratch()
    let path = try manager(in: home, enabling: "touch \(home.path)/enabled")
    let asked = try setup("tray", in: home, path)
    #expect(asked.code == 1 && asked.output.contains("enable --now fastd-tray.service"))
    #expect(text("told", in: home) == nil)
    #expect(try setup("tray", "--yes", in: home, path).code == 0)
    #expect(text(Self.entry, in: home) == nil)
    #expect(try setup("tray", "--yes", in: home, path).said == "tray already shows fastd.\n")
    #expect(try setup(in: home, path).output.contains("tray           set up\n"))
    let undone = try setup("tray", "--undo", "--yes", in: home, path)
    #expect(undone.code == 0 && undone.output.hasPrefix("systemctl --user disable --now"))
    #expect(
      text("told", in: home)
        == "enable --now fastd-tray.service\ndisable --now fastd-tray.service\n")
    #expect(try setup("tray", "--undo", "--yes", in: home, path).code == 1)
  }

  @Test func `says what systemd says where the unit cannot be enabled`() throws {
    let home = Scratch()
    let path = try manager(in: home, enabling: "echo 'Unit is masked.' >&2; exit 1")
    let run = try setup("tray", "--yes", in: home, path)
    #expect(run.code == 1)
    #expect(
      run.said
        == "systemctl --user enable --now fastd-tray.service failed: Unit is masked.\n")
  }
}
