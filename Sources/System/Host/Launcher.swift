package import Time

/// How programs of the person's choice are started, so that our sandbox is never theirs.
package enum Launcher: Equatable, Sendable {
  /// As children of ours, which have no sandbox.
  case directly
  /// As units of their own, by the person's systemd.
  case systemd

  /// How long a program may run.
  package enum Lifetime: Equatable, Sendable {
    /// It and all it has started are asked to end after `length`, and made to after `grace` more.
    case limited(_ length: Span, grace: Span)
    /// As long as it likes, and what it leaves behind, too.
    case unlimited
  }

  /// `variables` come on top of the person's environment.
  package func program(
    _ path: String, _ arguments: [String], title: String, variables: [String: String],
    lifetime: Lifetime
  ) -> OtherProgram {
    let variables = variables.mapValues(Self.oneLine)
    var environment = OwnVariables.removed
    for (name, value) in variables { environment[name] = value }
    switch self {
    case .directly: return OtherProgram(path, arguments, environment: environment)
    case .systemd:
      // It takes the values from its environment: its arguments can be read by everybody.
      let settings = variables.keys.sorted().map { "--setenv=\($0)" }
      return OtherProgram(
        "systemd-run",
        Self.unit(title, lifetime) + settings + ["--", path] + arguments.map(Self.unexpanded),
        environment: environment)
    }
  }

  /// Starts a unit that ends by itself, and waits for that; nil without systemd.
  package func program(ofUnit name: String) -> OtherProgram? {
    guard self == .systemd else { return nil }
    return OtherProgram(
      "systemctl", ["--user", "--quiet", "start", name], environment: OwnVariables.removed)
  }

  private static func unit(_ title: String, _ lifetime: Lifetime) -> [String] {
    let base = ["--user", "--wait", "--collect", "--quiet", "--description=\(oneLine(title))"]
    switch lifetime {
    case .limited(let length, let grace):
      return base + [
        "--pipe", "--property=KillMode=control-group", "--property=RuntimeMaxSec=\(time(length))",
        "--property=TimeoutStopSec=\(time(grace))",
      ]
    case .unlimited:
      // It outlives us, and would die of writing into a pipe of ours: it has the journal instead.
      return base + ["--property=KillMode=process", "--property=SyslogIdentifier=fastd-click"]
    }
  }

  private static func time(_ span: Span) -> String { "\(span.milliseconds)ms" }

  /// systemd puts variables into the arguments of what it starts.
  private static func unexpanded(_ argument: String) -> String {
    argument.split(separator: "$", omittingEmptySubsequences: false).joined(separator: "$$")
  }

  private static let longestValue = 1000

  /// systemd refuses a variable with control characters.
  private static func oneLine(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars.prefix(longestValue) {
      let isControl = scalar.properties.generalCategory == .control
      line.unicodeScalars.append(isControl ? " " : scalar)
    }
    return line
  }
}
