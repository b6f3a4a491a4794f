import Carrier
import Glibc
import Hub
import Nouns
import Wire

/// Answers to fastctl, a line each: a word, and the rest that belongs to it.
enum Answer {
  static func code(_ code: String) { say("code \(code)") }

  static func report(_ report: ExchangeReport) {
    say("report \(String(decoding: report.json, as: UTF8.self))")
  }

  static func board(_ board: FriendsBoard) {
    say("board \(String(decoding: board.json, as: UTF8.self))")
  }

  static func refused(_ refusal: Refusal) {
    switch refusal {
    case .membership(let refusal): say("refused \(refusal.rawValue)")
    case .board(let refusal): say("refused \(refusal.rawValue)")
    case .hub(.key): say("refused hubKey")
    case .hub(.newer): say("refused \(ExchangeTrouble.hubNewer.rawValue)")
    case .hub(.membership(let refusal)): say("refused \(refusal.rawValue)")
    case .hub(.hub(let fault)):
      guard case .trouble(let trouble, let detail) = ExchangeFailure(fault) else { return }
      say("refused \(trouble.rawValue) \(detail ?? "")")
    }
  }

  /// For the journal, where nobody reads the lines above.
  static func complain(_ sentence: String) {
    let line = "fastd-sync: \(sentence)\n"
    _ = write(STDERR_FILENO, line, line.utf8.count)
  }

  private static func say(_ line: String) { print(line) }
}

/// Why nothing was changed.
enum Refusal: Error {
  case membership(Membership.Refusal)
  case hub(HubMembership.Refusal)
  case board(BoardRefusal)
}

func asMember<Value>(
  _ body: () throws(Membership.Refusal) -> Value
) throws(Refusal) -> Value {
  do throws(Membership.Refusal) { return try body() } catch { throw .membership(error) }
}

func atHub<Value>(
  _ body: () throws(HubMembership.Refusal) -> Value
) throws(Refusal) -> Value {
  do throws(HubMembership.Refusal) { return try body() } catch { throw .hub(error) }
}
