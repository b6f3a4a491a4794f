import Views
import Wire

enum Status {
  static var declaration: Declaration {
    Declaration(
      name: "status",
      summary: "Show the fast as it stands",
      details: ["This is what fastctl does when it is given no command."],
      options: [.json(meaning: "Print the state as JSON, as it comes over the wire")],
      examples: [
        .init(words: "status", meaning: "How long, how far, until when"),
        .init(words: "status --json", meaning: "The same for a script"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let snapshot = try session.ask(StatusCalls.Get.self, NoFields())
    if session.request.has(.json) {
      session.output.line(snapshot.json)
    } else {
      let card = StatusCard(try session.wording(), on: session.screen())
      session.output.text(utf8: card.utf8(of: snapshot))
    }
    session.warnOfOtherVersion(snapshot.version)
  }
}
