import Glibc
import Wire

/// An order from fastd or fastctl.
enum Order: Equatable {
  case exchange
  /// Begins to share in a folder, or goes on there.
  case folder(String, asAnother: Bool)
  /// Joins others, by the code on standard input.
  case join(String?)
  case invite
  case leave(keepingKey: Bool)
  case rekey
  case purge
  /// Leaves the hub alone, or goes on there.
  case hub(isOn: Bool)
  /// Has other machines' changes taken as soon as they are in the hub.
  case live(Live)
  case board(BoardOrder)

  enum Live: String { case on, off, run }

  init(_ arguments: [String]) {
    let words = Array(arguments.dropFirst())
    switch (words.first, words.count) {
    case (nil, _): self = .exchange
    case ("--version", 1): Self.print("fastd-sync \(Product.build)")
    case ("--help", 1), ("-h", 1): Self.print(Self.help)
    case ("folder", 2): self = .folder(words[1], asAnother: false)
    case ("folder", 3) where words[2] == "--new": self = .folder(words[1], asAnother: true)
    case ("join", 1): self = .join(nil)
    case ("join", 2): self = .join(words[1])
    case ("invite", 1): self = .invite
    case ("off", 1): self = .leave(keepingKey: true)
    case ("leave", 1): self = .leave(keepingKey: false)
    case ("rekey", 1): self = .rekey
    case ("purge", 1): self = .purge
    case ("through-hub", 2) where ["on", "off"].contains(words[1]):
      self = .hub(isOn: words[1] == "on")
    case ("live", 1): self = .live(.run)
    case ("live", 2) where ["on", "off"].contains(words[1]):
      self = .live(words[1] == "on" ? .on : .off)
    case ("board", _):
      guard let order = BoardOrder(Array(words.dropFirst())) else { Self.refuse(words) }
      self = .board(order)
    case ("hub", _): Administration.carryOut(Array(words.dropFirst()))
    default: Self.refuse(words)
    }
  }

  private static func refuse(_ words: [String]) -> Never {
    Answer.complain("\(words.joined(separator: " ")) is not understood; try --help")
    exit(2)
  }

  private static func print(_ text: String) -> Never {
    Swift.print(text)
    exit(0)
  }

  private static let help = """
    Usage: fastd-sync [ORDER]

    Exchanges what was recorded with the person's other machines, by a folder that something else
    carries, or by a hub. fastd starts it when there is something to carry; fastctl sync gives it its
    orders.

      folder PATH [--new]   share in a folder
      join [PATH]           join other machines; the code is read from standard input
      invite                print the code for other machines
      off, leave            stop sharing on this machine; leave also deletes the key
      rekey                 go on with another key
      purge                 delete what is shared
      through-hub on|off    use the hub again, or no longer
      live [on|off]         take changes as soon as they are in the hub
      board [...]           a board among friends, on the hub: on, off, new NICKNAME,
                            join NICKNAME (the code is read from standard input),
                            leave, show or hide [CIRCLE], mute or unmute NICKNAME
      --version             print the version
      --help                print this text

    For the administrator of a hub, each to be piped into psql:

      hub                   install or upgrade a hub
      hub add NAME ADDRESS  let a person in, and print the code for their first machine
      hub lock NAME         let nobody in with this person's password
      hub remove NAME       delete a person with all of theirs

    Manual: man fastd-sync
    """
}
