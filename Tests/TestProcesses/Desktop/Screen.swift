import Glibc

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

  private let compositor: Child
  package let variables: [String: String]

  init(_ kind: Kind, in scratch: Scratch) async throws {
    switch kind {
    case .x11: (compositor, variables) = try await Self.x11()
    case .wayland: (compositor, variables) = try await Self.wayland(in: scratch)
    }
  }

  /// Asked to end, since Xvfb takes its lock file away only then.
  deinit {
    compositor.end(by: SIGTERM)
  }

  private static func x11() async throws -> (Child, [String: String]) {
    // It finds a free number by itself and tells it.
    let server = try Child(
      "Xvfb", ["-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp", "-noreset"],
      environment: plainEnvironment())
    do { return (server, ["DISPLAY": try await ":" + server.line()]) } catch {
      throw Impossible(reason: "Xvfb does not start here")
    }
  }

  /// Sway does not start as root, whose tests run it as nobody.
  private static func wayland(in scratch: Scratch) async throws -> (Child, [String: String]) {
    let directory = "\(scratch.path)/wayland"
    let isRoot = geteuid() == 0
    let nobody: uid_t = 65534
    mkdir(directory, 0o700)
    let configuration = scratch.file(
      "wayland/sway.conf",
      """
      xwayland disable
      output HEADLESS-1 resolution 800x600
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
