import Glibc
import Host
import Nouns
import Time
import Views
import Wire

enum DeleteCommand: Command {
  static let name = "delete"

  static var declaration: Declaration {
    var id = Declaration.Argument.required(.id)
    id.repeats = true
    return Declaration(
      name: name,
      summary: "Delete fasts",
      details: [
        "On a terminal it shows what will be deleted and asks; elsewhere it needs --yes.",
        "They are deleted as one step: 'undo' brings them all back.",
      ],
      arguments: [id],
      options: [
        .init(name: .yes, meaning: "Do not ask for confirmation"),
        .json(meaning: "Print the fasts and the new status as JSON"),
      ],
      examples: [
        .init(words: "delete k7m2", meaning: "The one whose ID starts with k7m2"),
        .init(words: "delete k7m2 b4x9 --yes", meaning: "Two fasts, without being asked"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    var ids = session.request.arguments
    if session.request.has(.yes) {
      for sentence in try session.sentences(forHeldBackBy: ids) { session.say(sentence) }
    } else {
      ids = try agreed(ids, &session)
    }
    let answer = try session.order(FastCalls.Delete.self, DeleteOrder(ids: ids))
    if session.request.has(.json) {
      session.output.line(answer.json)
    } else {
      let card = AnswerCard(try session.wording(), on: session.screen())
      session.output.text(utf8: card.utf8(of: answer))
    }
    session.hasToldNotices = true
    session.output.flush()
    session.say(session.phrases()(CancelMessage.undo))
    session.warnOfOtherVersion(answer.state.version)
  }

  /// The whole ids of what was shown, so that nothing else goes.
  private static func agreed(
    _ ids: [String], _ session: inout Session
  ) throws(Failure) -> [String] {
    var fasts: [Entry] = []
    for id in ids {
      let found = try session.ask(HistoryCalls.Show.self, ShowQuestion(id: id)).fasts
      guard let fast = found.first else { throw .refused(.notFound(id)) }
      guard fast.end != nil else { throw .refused(.useCancel(try RowID(given: fast.id))) }
      if !fasts.contains(where: { $0.id == fast.id }) { fasts.append(fast) }
    }
    guard session.seat == .terminal else { throw .needsYes }
    let table = HistoryTable(try session.wording(), on: session.errorScreen(), now: Clock.now())
    session.show(table.rows(of: fasts) + "\n")
    let agreed = try session.withHeldBack(fasts.map(\.id))
    try session.askToGoOn()
    return agreed
  }
}
