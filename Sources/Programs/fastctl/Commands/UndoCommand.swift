import Nouns
import Host
import Time
import Views
import Wire

enum UndoCommand: Command {
  static let name = "undo"
  static let shownBy = "undo --list"

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Undo the last command",
      arguments: [.optional(.number)],
      options: [
        .init(name: .list, meaning: "List what can be undone, newest first"),
        .init(name: .last, meaning: "List only the last NUMBER"),
        .popup, .json,
      ],
      examples: [
        .init(words: "undo", meaning: "Undo one command"),
        .init(words: "undo 3", meaning: "Undo the last three commands"),
        .init(words: "undo --list", meaning: "See what was done"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    guard !session.request.has(.list) else { return try list(&session) }
    // Who means several steps must not get one.
    guard !session.request.has(.last) else { throw .usage(.missingOption(.list, for: .last)) }
    try session.takeSteps(.undone) { (session) throws(Failure) in
      try session.order(ChangeCalls.Undo.self, NoFields())
    }
  }

  private static let shortList = 20

  private static func list(_ session: inout Session) throws(Failure) {
    let last = try session.number(.last)
    // One more, to know whether there are more.
    let question = StepQuestion(last: last ?? Int64(shortList) + 1)
    var steps = try session.ask(ChangeCalls.List.self, question).steps
    let isCut = last == nil && steps.count > shortList
    if isCut { steps.removeLast() }
    if session.request.has(.json) {
      session.output.line(array: steps.map(\.json))
    } else {
      let list = StepTable(try session.wording(), on: session.screen())
      session.output.text(list.text(of: steps, now: Clock.now()))
    }
    if isCut { session.say(session.phrases()(.latestSteps, Int64(shortList))) }
  }
}

enum RedoCommand: Command {
  static let name = "redo"
  static let shownBy = "undo --list"

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Redo what was undone",
      arguments: [.optional(.number)],
      options: [.json],
      examples: [.init(words: "redo", meaning: "Redo one command")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    try session.takeSteps(.done) { (session) throws(Failure) in
      try session.order(ChangeCalls.Redo.self, NoFields())
    }
  }
}

extension PluralMessage {
  static var latestSteps: Self {
    Self(
      one: "This is the latest command. To list more: fastctl undo --list --last 100",
      many: "These are the latest {n} commands. To list more: fastctl undo --list --last 100")
  }
}
