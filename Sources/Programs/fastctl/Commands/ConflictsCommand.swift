import Host
import Time
import Views
import Wire

enum ConflictsCommand: Command {
  static let name = "conflicts"
  static let onlyLooks = true

  static func view(_ request: Request) -> String? { name }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "List entries that your machines changed in different ways",
      details: [
        "Two machines can change the same entry before either knows of the other's change. One of the values is then in force, and the others are listed here until you decide.",
        "Below each value stands the command that chooses it. Changing the entry yourself decides as well. An entry that is held back counts nowhere until then.",
      ],
      options: [
        .init(name: .all, meaning: "Also what differs only in old copies"),
        .json(meaning: "Print the list as JSON"),
      ],
      examples: [
        .init(words: "conflicts", meaning: "Is there anything to decide?"),
        .init(words: "conflicts --all", meaning: "With differences between old copies"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let hasAll = session.request.has(.all)
    let list = try session.ask(
      SyncCalls.Conflicts.self, ConflictQuestion(all: hasAll ? true : nil))
    guard !session.request.has(.json) else { return session.output.line(list.json) }
    let machines =
      list.conflicts.isEmpty
      ? [] : try session.ask(SyncCalls.Machines.self, NoFields()).machines
    let page = ConflictPage(
      try session.wording(), on: session.screen(), machines: machines, now: Clock.now())
    session.output.text(page.text(of: list, hasAll: hasAll))
  }
}
