import Foundation
import Glibc
import Synchronization
import TestSupport

/// A real PostgreSQL for one test: a cluster of its own, which listens on this machine alone and is
/// gone with its owner.
///
/// Everybody may log in as anybody through the socket, whose directory the server's user alone can
/// enter. Through TCP a role needs its password, and TLS.
package final class PostgresServer: Sendable {
  package let port = freePort()
  private let scratch = Scratch(in: PostgresProgram.place)
  private let postmaster = Mutex<Child?>(nil)

  package struct NotStarted: Error {
    let log: String
  }

  /// Started; settings as in postgresql.conf.
  package init(_ settings: [String: String] = [:]) throws {
    try PostgresProgram.give(scratch.path)
    try PostgresProgram.copyCluster(to: data)
    if PostgresProgram.hasTLS { try makeCertificate() }
    let all = defaults.merging(settings) { $1 }
    let lines = all.map { "\($0) = '\($1)'" }.sorted().joined(separator: "\n")
    try append(lines, to: "postgresql.conf")
    try start()
  }

  deinit { postmaster.withLock { _ = $0?.end(by: SIGQUIT) } }

  private var data: String { scratch.at("data") }
  /// The directory of its socket, for `PGHOST`.
  package var directory: String { scratch.path }
  /// The certificate that it shows, which signs itself; for `sslrootcert`.
  package var certificate: String { scratch.at("server.crt") }

  private var defaults: [String: String] {
    let own = [
      "listen_addresses": "127.0.0.1", "port": "\(port)", "unix_socket_directories": directory,
      "shared_buffers": "16MB", "max_connections": "40", "fsync": "off",
      "synchronous_commit": "on", "full_page_writes": "on", "timezone": "UTC",
    ]
    guard PostgresProgram.hasTLS else { return own }
    let files = ["ssl_cert_file": certificate, "ssl_key_file": scratch.at("server.key")]
    return own.merging(["ssl": "on"]) { $1 }.merging(files) { $1 }
  }

  private func append(_ text: String, to name: String) throws {
    let file = try FileHandle(forWritingTo: URL(filePath: "\(data)/\(name)"))
    try file.seekToEnd()
    try file.write(contentsOf: Data("\n\(text)\n".utf8))
  }

  // MARK: Starting and ending

  package func start() throws {
    try postmaster.withLock { postmaster in
      guard postmaster == nil else { return }
      let words = PostgresProgram.words("postgres", ["-D", data])
      let child = try Child(
        "/bin/sh", ["-c", #"exec "$@" >/dev/null 2>>"$0""#, logFile] + words,
        environment: PostgresProgram.environment)
      while !isReady(child.id) {
        guard !isDead(child.id) else { throw NotStarted(log: log) }
        usleep(2000)
      }
      postmaster = child
    }
  }

  /// All sessions end, and everything is written.
  package func stop() {
    postmaster.withLock { postmaster in
      postmaster?.end(by: SIGINT)
      postmaster = nil
    }
  }

  /// As a power cut would: none of its processes can do anything more, and clients are told nothing.
  package func kill() {
    postmaster.withLock { postmaster in
      guard let parent = postmaster else { return }
      // It starts no more of them meanwhile.
      parent.signal(SIGSTOP)
      let children = parent.children()
      for child in children { Glibc.kill(child, SIGKILL) }
      parent.end(by: SIGKILL)
      // The next start would find their shared memory in use.
      while children.contains(where: { !isDead($0) }) { usleep(1000) }
      postmaster = nil
    }
  }

  /// While it runs.
  package var id: pid_t? { postmaster.withLock { $0?.id } }

  private func isReady(_ process: pid_t) -> Bool {
    let lines = contents(of: "\(data)/postmaster.pid").split(
      separator: "\n", omittingEmptySubsequences: false)
    return lines.first == "\(process)" && lines.count > 7 && lines[7].hasPrefix("ready")
  }

  private func isDead(_ process: pid_t) -> Bool {
    let line = contents(of: "/proc/\(process)/stat")
    guard let name = line.lastIndex(of: ")") else { return true }
    return line[name...].dropFirst(2).hasPrefix("Z")
  }

  // MARK: Its log and its certificate

  private var logFile: String { scratch.at("log") }

  /// All that it has logged; with `log_statement = all` also what it was told.
  package var log: String {
    (try? String(contentsOf: URL(filePath: logFile), encoding: .utf8)) ?? ""
  }

  /// Reads its files again, which new sessions notice when this returns.
  package func reload() throws {
    let time = "SELECT pg_conf_load_time()"
    let before = try sql(time, database: "postgres")
    postmaster.withLock { $0?.signal(SIGHUP) }
    while try sql(time, database: "postgres") == before { usleep(2000) }
  }

  /// Shows another certificate from now on, to new sessions.
  package func newCertificate() throws {
    try makeCertificate()
    try reload()
  }

  private func makeCertificate() throws {
    let words = PostgresProgram.words(
      "openssl",
      [
        "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
        "-keyout", scratch.at("server.key"), "-out", certificate, "-days", "2",
        "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1",
      ])
    try PostgresProgram.run(words, environment: plainEnvironment())
  }
}
