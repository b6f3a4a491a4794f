import Glibc
import Host
import Time
import Views
import Wire

enum Delete {
  static var declaration: Declaration {
    var id = Declaration.Argument.required(.id)
    id.repeats = true
    return Declaration(
      name: "delete",
      summary: "Take fasts away",
      details: [
        "On a terminal it shows what would go and asks; elsewhere it needs --yes.",
        "All of them are one step: 'undo' brings them back together.",
      ],
      arguments: [id],
      options: [
        .init(name: .yes, meaning: "Do not ask"),
        .json(meaning: "Print the fasts and the state after it as JSON"),
      ],
      examples: [
        .init(words: "delete k7m2", meaning: "The one whose ID begins so"),
        .init(words: "delete k7m2 b4x9 --yes", meaning: "Two of them, without a question"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    var ids = session.request.arguments
    if !session.request.has(.yes) { ids = try agreed(ids, &session) }
    let answer = try session.order(FastCalls.Delete.self, DeleteOrder(ids: ids))
    if session.request.has(.json) {
      session.output.line(answer.json)
    } else {
      let card = AnswerCard(try session.wording(), on: session.screen())
      session.output.text(utf8: card.utf8(of: answer))
    }
    session.hasToldNotices = true
    session.output.flush()
    Output.say(session.phrases()(CancelMessage.undo))
    session.warnOfOtherVersion(answer.state.version)
  }

  /// The whole ids of what was shown, so that nothing else goes.
  private static func agreed(
    _ ids: [String], _ session: inout Session
  ) throws(Failure) -> [String] {
    guard session.seat == .terminal else { throw .needsYes }
    var fasts: [Entry] = []
    for id in ids {
      let found = try session.ask(HistoryCalls.Show.self, ShowQuestion(id: id)).fasts
      guard let fast = found.first else { throw .refused(.notFound(id: id)) }
      guard fast.end != nil else { throw .refused(.useCancel(id: fast.id)) }
      if !fasts.contains(where: { $0.id == fast.id }) { fasts.append(fast) }
    }
    let table = HistoryTable(try session.wording(), on: session.screen(), now: Clock.now())
    Output.say(table.rows(of: fasts))
    try session.askToGoOn()
    return fasts.map(\.id)
  }
}
