import Glibc
import TestSupport

/// A screen that nobody sees, gone with its owner.
package final class Screen: Sendable {
  package enum Kind: Sendable {
    case x11, wayland

    /// What has to be installed for it.
    var programs: [String] {
      switch self {
      case .x11: ["Xvfb"]
      case .wayland: ["sway"] + (geteuid() == 0 ? ["setpriv"] : [])
      }
    }
  }

  package let kind: Kind
  private let compositor: Child
  package let variables: [String: String]

  /// Points of the screen, each of which Wayland may draw with several pixels a side.
  static let (width, height) = (800, 600)

  init(_ kind: Kind, in scratch: Scratch, scale: Int = 1) async throws {
    self.kind = kind
    switch kind {
    case .x11: (compositor, variables) = try await Self.x11()
    case .wayland: (compositor, variables) = try await Self.wayland(in: scratch, scale: scale)
    }
  }

  /// Asked to end, since Xvfb takes its lock file away only then.
  deinit {
    compositor.end(by: SIGTERM)
  }

  private static func x11() async throws -> (Child, [String: String]) {
    // It finds a free number by itself and tells it.
    let server = try Child(
      "Xvfb",
      [
        "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset",
      ], environment: plainEnvironment())
    do { return (server, ["DISPLAY": try await ":" + server.line()]) } catch {
      throw Impossible(reason: "Xvfb does not start here")
    }
  }

  /// Sway does not start as root, whose tests run it as nobody.
  private static func wayland(
    in scratch: Scratch, scale: Int
  ) async throws -> (Child, [String: String]) {
    let directory = "\(scratch.path)/wayland"
    let isRoot = geteuid() == 0
    let nobody: uid_t = 65534
    mkdir(directory, 0o700)
    let configuration = scratch.file(
      "wayland/sway.conf",
      """
      xwayland disable
      output HEADLESS-1 resolution \(width * scale)x\(height * scale) scale \(scale)
      exec echo "display $WAYLAND_DISPLAY"

      """)
    if isRoot {
      chmod(scratch.path, 0o711)
      for path in [directory, configuration] { chown(path, nobody, nobody) }
    }
    let command =
      (isRoot ? ["setpriv", "--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups"] : [])
      + ["sway", "-c", configuration]
    let own = [
      "XDG_RUNTIME_DIR": directory, "HOME": directory, "WLR_BACKENDS": "headless",
      "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1", "LIBSEAT_BACKEND": "noop",
    ]
    let sway = try Child(
      "/bin/sh", ["-c", #"exec "$0" "$@" 2>/dev/null"#] + command,
      environment: plainEnvironment().merging(own) { $1 })
    while let line = try? await sway.line() {
      guard line.hasPrefix("display ") else { continue }
      return (sway, ["WAYLAND_DISPLAY": "\(directory)/\(line.dropFirst("display ".count))"])
    }
    throw Impossible(reason: "sway does not start here")
  }
}

/// What this machine does not allow, for tests that end there.
package struct Impossible: Error {
  package let reason: String
}
