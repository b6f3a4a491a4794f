import Views
import Wire

enum History {
  static var declaration: Declaration {
    Declaration(
      name: "history",
      summary: "List the fasts, newest first",
      options: [
        .init(name: .last, meaning: "How many"),
        .init(name: .all, meaning: "Cancelled ones, too"),
        .json(meaning: "Print the fasts as a JSON array"),
      ],
      examples: [
        .init(words: "history --last 10", meaning: "The last ten"),
        .init(words: "history --all --json", meaning: "Everything for a script"),
      ])
  }

  /// As many as fit into a reply of modest size.
  private static let pageLength: Int64 = 500

  static func run(_ session: inout Session) throws(Failure) {
    let fasts = try read(&session)
    if session.request.has(.json) {
      session.output.line(array: fasts.map(\.json))
    } else {
      let table = HistoryTable(try session.wording(), on: session.screen())
      session.output.text(table.text(of: fasts))
    }
  }

  private static func read(_ session: inout Session) throws(Failure) -> [Entry] {
    let wanted = try session.number(.last) ?? .max
    var fasts: [Entry] = []
    while Int64(fasts.count) < wanted {
      let question = HistoryQuestion(
        last: min(wanted - Int64(fasts.count), pageLength),
        cancelled: session.request.has(.all), before: fasts.last?.id)
      let page = try session.ask(HistoryCalls.List.self, question)
      fasts += page.fasts
      if page.isLast || page.fasts.isEmpty { break }
    }
    return fasts
  }
}
