import Host
import Settings
import Time
import Views
import Wire

/// What somebody needs who looks for a mistake, without what is only the person's.
enum BugReport {
  static func text(_ session: inout Session) -> String {
    let environment = session.environment
    var report = section(
      "fastd",
      [
        "fastctl \(Product.build)",
        "fastd \((try? session.ask(GetInfo.self, NoFields()).version) ?? "does not answer")",
        "written \(Clock.now().iso)",
      ])
    report += section("system", [file("/proc/version"), distribution])
    report += section("doctor", findings(&session))
    report += section("slowest calls", slowestCalls(&session))
    report += section("settings", settings(environment))
    report += section(
      "unit",
      [
        run(
          "systemctl", "--user", "--no-pager", "--lines=0", "status", "fastd.service",
          "fastd.socket")
      ])
    let log = run(
      "journalctl", "--user", "--no-pager", "--lines=200", "--output=short-iso", "--unit=fastd")
    report += section("log", [withoutOutput(log)])
    report += section(
      "crashes",
      [
        run("coredumpctl", "--no-pager", "list", "fastd"), "More of one: coredumpctl info fastd",
      ])
    return withoutNames(report, environment)
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    "== \(title)\n" + lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n\n"
  }

  /// In English, for whoever reads it.
  private static func findings(_ session: inout Session) -> [String] {
    [DoctorPage(.english, on: .plain).text(of: DoctorCommand.examine(&session, forOthers: true))]
  }

  private static func slowestCalls(_ session: inout Session) -> [String] {
    let health = try? session.ask(DaemonCalls.Health.self, NoFields())
    return (health?.slowest ?? []).map { call in
      "\(call.method): \(call.longest) us at most, of \(call.count)"
    }
  }

  /// Keys and values, not the comments around them.
  private static func settings(_ environment: Environment) -> [String] {
    guard let file = try? SettingsStore(environment).read() else { return [] }
    return Settings.Key.allCases.filter { file.sets($0) }.map {
      "\($0.rawValue) = \(file.isOwn($0) ? "(your own)" : file.settings[$0])"
    }
      + file.problems.map { "line \($0.line): \("\($0.error)".prefix { $0 != "(" })" }
  }

  private static var distribution: String {
    let lines = file("/etc/os-release").split(separator: "\n")
    return lines.first { $0.hasPrefix("PRETTY_NAME=") }.map(String.init) ?? ""
  }

  private static func file(_ path: String) -> String {
    guard let bytes = try? Files.read(path, limit: 64 * 1024) else { return "" }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.last == "\n" ? String(text.dropLast()) : text
  }

  private static func run(_ program: String, _ arguments: String...) -> String {
    let command = OtherProgram(program, arguments, environment: ["LC_ALL": "C.UTF-8"])
    guard let outcome = try? command.run(timeout: .seconds(10)) else {
      return "(\(program) is not here)"
    }
    return outcome.output
  }

  /// Without the output of hooks and click commands, and without values that were not understood.
  private static func withoutOutput(_ log: String) -> String {
    let lines = log.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.contains("]: settings, "), let value = line.firstRange(of: " (") {
        return String(line[..<value.lowerBound])
      }
      guard let start = ["]: hook ", "]: click command: "].lazy.compactMap(line.firstRange).first,
        let colon = line[start.lowerBound...].dropFirst(2).firstRange(of: ": ")
      else { return String(line) }
      return line[..<colon.upperBound] + "(its output)"
    }
    return lines.joined(separator: "\n")
  }

  /// The person's names for their own files and folders, the longest first.
  private static func ownNames(_ environment: Environment) -> [(name: String, stand: String)] {
    var names: [(name: String, stand: String)] = []
    if let file = try? SettingsStore(environment).read() {
      for key in Settings.Key.allCases where file.isOwn(key) {
        let value = file.settings[key]
        names.append((value, "(\(key.rawValue))"))
        names += ((try? Files.visible(in: value)) ?? []).map { ($0, "(a file)") }
      }
    }
    let hooks = (try? Places(environment)).flatMap { try? HookDirectory($0.hooks).files() }
    names += (hooks ?? []).map { ($0.name, "(a hook)") }
    return names.filter { $0.name.utf8.count > 2 }
      .sorted { $0.name.utf8.count > $1.name.utf8.count }
  }

  /// A home directory holds its owner's name.
  private static func withoutNames(_ text: String, _ environment: Environment) -> String {
    var text = text
    for (name, stand) in ownNames(environment) { text = replacing(name, by: stand, in: text) }
    for (name, stand) in [("HOME", "~"), ("USER", "(user)")] {
      guard let value = environment[name], value.utf8.count > 2, value != "root" else { continue }
      text = replacing(value, by: stand, in: text)
    }
    return text
  }

  private static func replacing(_ part: String, by stand: String, in text: String) -> String {
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    let part = Array(part.utf8)
    while let first = rest.first {
      if first == part[0], rest.starts(with: part) {
        result += stand.utf8
        rest = rest.dropFirst(part.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension SettingsFile {
  /// Whether the key is set to a path or a command of the person's.
  fileprivate func isOwn(_ key: Settings.Key) -> Bool {
    guard sets(key), !key.shape.words.contains(settings[key]) else { return false }
    return switch key.shape.form {
    case .path, .nameOrPath, .commandLine: true
    default: false
    }
  }
}
