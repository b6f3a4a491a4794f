import Glibc
import Host
import Views

/// The code with which a machine joins, as a person brings it.
enum ExchangeCode {
  /// Whether a word that names no folder looks like a code.
  static func isLikely(_ text: String) -> Bool {
    if text.contains("#"), text.contains("@") { return true }
    let letters = text.filter { $0 != "-" }
    return letters.utf8.count >= 40 && !text.contains("/") && letters.allSatisfy(\.isASCII)
  }

  static func piped() throws(Failure) -> String? {
    var file = try InputFile("-")
    var bytes: [UInt8] = []
    while bytes.count < 1024 {
      let more = try file.read()
      if more.isEmpty { break }
      bytes += more
    }
    return String(decoding: bytes.prefix(1024), as: UTF8.self)
  }

  /// At the terminal, where nobody reads it over a shoulder; nil where they leave.
  static func ask(_ session: inout Session) throws(Failure) -> String? {
    guard session.seat == .terminal else {
      throw .exchange(session.phrases()(ExchangeMessage.Refused.noTerminal))
    }
    return Dialog(&session).secret(session.phrases()(ExchangeMessage.askCode))
  }
}
