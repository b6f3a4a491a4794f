import Carrier
import Host

/// All that decides how the hub is reached; each one is said, so that no file decides it.
enum HubParameters {
  static func values(
    _ hub: ExchangeHub, _ password: HubPassword, isSigned: Bool
  ) -> [(String, String)] {
    [
      ("host", hub.host), ("port", "\(hub.port)"), ("dbname", hub.database),
      ("user", hub.role), ("password", password.text),
      ("channel_binding", "require"),
      ("sslmode", isSigned ? "verify-full" : "require"),
      ("sslrootcert", isSigned ? authorities : nowhere),
      ("sslcert", nowhere), ("sslkey", nowhere), ("sslcrl", nowhere), ("sslcrldir", nowhere),
      ("passfile", nowhere), ("gssencmode", "disable"), ("ssl_min_protocol_version", "TLSv1.2"),
      ("client_encoding", "UTF8"), ("options", settings), ("application_name", ""),
      ("fallback_application_name", ""), ("target_session_attrs", "any"),
      ("keepalives", "1"), ("keepalives_idle", "300"), ("tcp_user_timeout", "15000"),
    ]
  }

  /// Whatever somebody has set for this role while they had the password.
  private static let settings = "-c statement_timeout=60000 -c lock_timeout=0 -c row_security=on"

  /// A file that cannot be there; an empty value would mean one in the person's home.
  private static let nowhere = "/dev/null/none"

  private static var authorities: String {
    let known = [
      "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt",
      "/etc/ssl/cert.pem",
    ]
    return known.first { Files.size($0) != nil } ?? nowhere
  }
}

extension HubFault {
  /// A connection that was not made says so in words, and where the server speaks, ends with its code.
  init(connecting message: String) {
    let line = Self.line(message)
    let last = message.split(separator: "\n").last { !$0.hasPrefix("\t") }.map(String.init) ?? ""
    // Behind the address, in which any word may stand. libpq speaks English here.
    let parts = last.split(separator: " failed: ", maxSplits: 1).map(String.init)
    let said = parts.count > 1 ? parts[1] : ""
    let code = last.split(separator: " ").last.map(String.init) ?? ""
    if Self.isState(code), said.contains(":  ") {
      self = .state(code, line)
    } else if said.hasPrefix("SSL SYSCALL") || said.contains("closed") {
      self = .away(line)
    } else if Self.proofs.contains(where: { said.contains($0) }) {
      self = .unsafe(line)
    } else {
      self = .away(line)
    }
  }

  private static let proofs = ["certificate", "channel binding", "digest", "SSL", "SCRAM"]

  private static func isState(_ code: String) -> Bool {
    code.utf8.count == 5
      && code.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
          || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
      }
  }

  /// Short enough to be shown.
  static func line(_ message: String) -> String {
    // Advice of libpq stands indented below.
    let lines = message.split(separator: "\n").filter { !$0.hasPrefix("\t") }
    return String(lines.joined(separator: " ").prefix(300))
  }
}
