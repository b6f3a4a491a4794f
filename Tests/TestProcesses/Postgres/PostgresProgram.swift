import Foundation
import Glibc
import TestSupport

/// The programs of PostgreSQL: those of `FASTD_POSTGRES`, or the distribution's newest.
package enum PostgresProgram {
  /// Whether the tests can have a server of their own here.
  package static let isPossible =
    directory != nil && isInstalled("openssl")
    && (geteuid() != 0 || (user != nil && isInstalled("setpriv")))

  /// Not every build can.
  package static let hasTLS: Bool = {
    let said = try? run([path("pg_config"), "--configure"]).output
    return said?.contains("openssl") ?? false
  }()

  /// Such as 15.
  package static let version: Int = {
    let said = (try? run(words("postgres", ["--version"])).output) ?? ""
    return Int(said.drop { !$0.isNumber }.prefix { $0.isNumber }) ?? 0
  }()

  package struct Failed: Error {
    let words: [String]
    let text: String
  }

  private static let chosen = getenv("FASTD_POSTGRES").map { String(cString: $0) }

  private static let directory: String? = {
    if let chosen { return chosen }
    let root = "/usr/lib/postgresql"
    let newest = entries(of: root).compactMap { Int($0) }.max()
    return newest.map { "\(root)/\($0)/bin" }
  }()

  /// The path of a program, where it is one of PostgreSQL's.
  package static func path(_ name: String) -> String {
    let own = "\(directory ?? "")/\(name)"
    return access(own, X_OK) == 0 ? own : name
  }

  package static let environment: [String: String] = {
    var variables = plainEnvironment().merging(["TZ": "UTC", "LC_ALL": "C.UTF-8"]) { $1 }
    if let chosen {
      let libraries = [URL(filePath: chosen).deletingLastPathComponent().path + "/lib"]
      let all = libraries.filter { access($0, R_OK) == 0 } + [variables["LD_LIBRARY_PATH"] ?? ""]
      variables["LD_LIBRARY_PATH"] = all.filter { !$0.isEmpty }.joined(separator: ":")
    }
    return variables
  }()

  // MARK: Root's servers

  /// A server refuses to run as root.
  private static let user: (name: String, id: uid_t, group: gid_t)? = {
    guard let entry = getpwnam("postgres") else { return nil }
    return ("postgres", entry.pointee.pw_uid, entry.pointee.pw_gid)
  }()

  /// How the server's user starts one of its programs.
  static func words(_ program: String, _ arguments: [String]) -> [String] {
    let own = [path(program)] + arguments
    guard geteuid() == 0, let user else { return own }
    return ["setpriv", "--reuid=\(user.name)", "--regid=\(user.name)", "--init-groups"] + own
  }

  /// A directory that is for the server's user from now on.
  package static func give(_ directory: String) throws {
    guard geteuid() == 0, let user else { return }
    guard chown(directory, user.id, user.group) == 0 else {
      throw Failed(words: ["chown", directory], text: String(cString: strerror(errno)))
    }
  }

  @discardableResult
  static func run(_ words: [String], environment: [String: String]? = nil) throws -> Run {
    let run = try Run(
      words[0], Array(words.dropFirst()), environment: environment ?? self.environment)
    guard run.code == 0 else { throw Failed(words: words, text: run.text) }
    return run
  }

  // MARK: Clusters

  /// In memory where there is enough of it: a cluster has a thousand files, and a disk that others are
  /// busy with takes seconds for them.
  static let place: String = {
    var facts = statvfs()
    guard statvfs(Scratch.memory, &facts) == 0 else { return "/tmp" }
    return UInt64(facts.f_bavail) * UInt64(facts.f_bsize) > 4 << 30 ? Scratch.memory : "/tmp"
  }()

  static func copyCluster(to path: String) throws {
    try run(["cp", "-a", template.get().at("data"), path])
  }

  /// Made once for all tests of this process, and gone with it.
  private static let template = Result {
    let scratch = Scratch(in: place)
    try give(scratch.path)
    let options = [
      "-D", scratch.at("data"), "-U", "postgres", "-A", "trust", "--no-sync", "--no-instructions",
      "-E", "UTF8", "--locale=C.UTF-8", "--wal-segsize=1",
    ]
    try run(words("initdb", options))
    let rules =
      "local all all trust\n" + (hasTLS ? "hostssl all all 127.0.0.1/32 scram-sha-256\n" : "")
    let file = try FileHandle(forWritingTo: URL(filePath: scratch.at("data/pg_hba.conf")))
    try file.truncate(atOffset: 0)
    try file.write(contentsOf: Data(rules.utf8))
    atexit { PostgresProgram.removeTemplate() }
    return scratch
  }

  private static func removeTemplate() {
    guard let scratch = try? template.get() else { return }
    try? FileManager.default.removeItem(atPath: scratch.path)
  }
}
