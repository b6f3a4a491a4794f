import Carrier
import Glibc
import Wire

/// Answers to fastctl, a line each: a word, and the rest that belongs to it.
enum Answer {
  static func code(_ code: String) { say("code \(code)") }

  static func report(_ report: ExchangeReport) {
    say("report \(String(decoding: report.json, as: UTF8.self))")
  }

  static func refused(_ refusal: Membership.Refusal) {
    say("refused \(refusal.rawValue)")
  }

  /// For the journal, where nobody reads the lines above.
  static func complain(_ sentence: String) {
    let line = "fastd-sync: \(sentence)\n"
    _ = write(STDERR_FILENO, line, line.utf8.count)
  }

  private static func say(_ line: String) { print(line) }
}
