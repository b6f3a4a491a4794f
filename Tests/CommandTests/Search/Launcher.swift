import Foundation
import TestProcesses
import TestSupport
import Testing

/// A session bus that knows of fastd-search what its files say, and the programs beside it.
final class Launcher: Sendable {
  static let isPossible = ["dbus-daemon", "busctl", "gdbus"].allSatisfy(isInstalled)

  let desktop = Desktop()
  let person: Person
  static let name = "io.github.fastd.SearchProvider"
  private static let path = "/io/github/fastd/SearchProvider"
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init(_ more: [String: String] = [:]) throws {
    person = try Person(desktop.variables.merging(more) { $1 })
    let bin = "\(person.home.path)/bin"
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    mkfifo("\(person.home.path)/told", 0o600)
    // The other program's part is to be asked.
    person.home.script("bin/fastctl", #"echo "$@" >"\#(person.home.path)/told""#)
  }

  /// The bus, with our file in its directory of services; it ends with what is given back.
  func bus(idle: String = "300ms") async throws -> Child {
    let file = Self.root.appending(path: "contrib/search/\(Self.name).service")
    let service = try String(contentsOf: file, encoding: .utf8)
      .replacingOccurrences(of: "@bindir@", with: "\(person.home.path)/bin")
      .replacingOccurrences(of: "/fastd-search\n", with: "/fastd-search --idle \(idle)\n")
    // By another process: what we have open for writing nobody can start, and nor can a child of ours.
    _ = try await Child(
      "cp", [builtProgram("fastd-search"), "\(person.home.path)/bin/"],
      environment: plainEnvironment()
    ).allLines()
    let services = "\(desktop.scratch.path)/services"
    try FileManager.default.createDirectory(atPath: services, withIntermediateDirectories: true)
    try Data(service.utf8).write(to: URL(filePath: "\(services)/\(Self.name).service"))
    return try await desktop.bus(services: services, environment: person.environment)
  }

  // MARK: Calls

  func gnome(_ method: String, _ arguments: String...) async throws -> String {
    try await call(Self.name, ["org.gnome.Shell.SearchProvider2", method] + arguments)
  }

  func plasma(_ method: String, _ arguments: String...) async throws -> String {
    try await call(Self.name, ["org.kde.krunner1", method] + arguments)
  }

  /// `owner` may be the number of a connection instead of its name.
  func call(_ owner: String, _ words: [String]) async throws -> String {
    try await busctl(["call", owner, Self.path] + words)
  }

  /// Prints what the fake fastctl is asked for, a line each time.
  func listener() throws -> Child {
    // Open for both, so that no end of a writer is the end.
    try Child(
      "/bin/sh", ["-c", #"exec cat 0<>"$0""#, "\(person.home.path)/told"],
      environment: plainEnvironment())
  }

  // MARK: The bus

  /// The process of a connection, by its number or its name.
  func process(of connection: String) async throws -> pid_t {
    let bus = "org.freedesktop.DBus"
    let words = ["call", bus, "/org/freedesktop/DBus", bus, "GetConnectionUnixProcessID", "s"]
    let answer = try await busctl(words + [connection]).split(separator: " ").last
    return try #require(answer.flatMap { pid_t($0) })
  }

  /// Tells what becomes of the name, a line each; it asks for it once by itself.
  func monitor() async throws -> Child {
    let child = try Child(
      "gdbus", ["monitor", "--address", desktop.address, "--dest", Self.name],
      environment: desktop.environment)
    try await child.logs(Self.goes)
    return child
  }

  fileprivate static let comes = "is owned by"
  static let goes = "does not have an owner"

  private func busctl(_ words: [String]) async throws -> String {
    try await Child(
      "busctl", ["--address=\(desktop.address)"] + words, environment: desktop.environment
    ).allLines()
  }
}

extension Child {
  /// From a monitor: the number of the next connection that has the name.
  func owner() async throws -> String {
    try #require(try await logs(Launcher.comes).split(separator: " ").last.map(String.init))
  }
}
