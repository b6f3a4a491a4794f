import Carrier
import Hub
import Nouns
import Wire

/// The answer of fastd about a person's rows.
enum BoardStanding {
  case entry(BoardEntry)
  /// Not yet, or it was not asked.
  case nothing
  /// The care for the person speaks against it, or they have switched points off: they leave every
  /// board, and come back only when they turn it on again.
  case gone
}

/// A person's rows, written behind an exchange that has taken and given everything there is. No exchange fails
/// because of it: the next one tries again.
struct Publication {
  let board: HubBoard

  func carryOut(_ standing: BoardStanding) {
    do throws(HubFault) { try publish(standing) } catch {
      // A hub that has no board yet is as good for everything else.
      guard !error.isOlder, !error.passes,
        case .trouble(let trouble, let detail) = ExchangeFailure(error)
      else { return }
      Answer.complain("the board was not published (\(detail ?? trouble.rawValue))")
    }
  }

  private func publish(_ standing: BoardStanding) throws(HubFault) {
    switch standing {
    case .entry(let entry): _ = try board.publish(entry)
    // Another machine may have turned it on, and be away now.
    case .gone: if try board.isOn() { try board.turn(false) }
    case .nothing: return
    }
  }
}
