import Glibc
import TestProcesses
import TestSupport

/// One place of the file system that a program sees as another, in a mount namespace where nobody
/// else does.
struct Binding {
  let source: String
  let target: String

  private static let unshare =
    ["unshare", "--mount"] + (geteuid() == 0 ? [] : ["--map-root-user"])

  /// What a program is started through.
  var wrapper: [String] {
    Self.unshare + ["sh", "-c", #"mount --bind "$0" "$1" && shift && exec "$@""#, source, target]
  }

  /// Whether this machine allows it.
  var isPossible: Bool {
    guard isInstalled("unshare"),
      let trial = try? Child(
        wrapper[0], wrapper.dropFirst() + ["true"], environment: plainEnvironment())
    else { return false }
    return trial.end() == 0
  }
}
