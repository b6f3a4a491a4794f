import Host
import Time
import Views
import Wire

enum SyncCommand: Command {
  static let name = "sync"
  static let onlyLooks = true

  static func view(_ request: Request) -> String? { name }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Show the machines that share your entries",
      details: [
        "For each machine: how many of its changes are here, and when it made the last one, by its own clock."
      ],
      options: [.json(meaning: "Print the machines as JSON")],
      examples: [.init(words: "sync", meaning: "Which machines are there?")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let answer = try session.ask(SyncCalls.Machines.self, NoFields())
    guard !session.request.has(.json) else { return session.output.line(answer.json) }
    let page = MachinePage(try session.wording(), on: session.screen())
    session.output.text(page.text(of: answer.machines, now: Clock.now()))
  }
}
