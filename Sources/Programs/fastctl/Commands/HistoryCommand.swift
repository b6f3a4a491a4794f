import Host
import Nouns
import Time
import Views
import Wire

enum HistoryCommand: Command {
  static let name = "history"
  static let onlyLooks = true

  static func view(_ request: Request) -> String? { name }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "List your fasts, newest first",
      details: [
        "With several options, it lists only the fasts that match all of them.",
        "A fast counts for one day, also in sums: the day it ends or, with streak.mode = start, the day it starts.",
      ],
      arguments: [.optional(.number)],
      options: [
        .init(name: .last, meaning: "Only the last NUMBER"),
        .init(name: .from, meaning: "From this day on"),
        .init(name: .to, meaning: "Up to and including this day"),
        .init(name: .outcome, meaning: "Only fasts with this outcome, as the list shows it"),
        .init(name: .schedule, meaning: "Only fasts with this schedule"),
        .init(name: .text, meaning: "Only fasts with these words in their note or schedule"),
        .init(name: .all, meaning: "Include discarded fasts"),
        .json(meaning: "Print the fasts as a JSON array"),
      ],
      examples: [
        .init(words: "history 10", meaning: "The last ten"),
        .init(
          typed: "history --from mon --outcome \"ended early\"", meaning: "Ended early since Monday"
        ),
        .init(typed: "history --text birthday", meaning: "What did I write on that birthday?"),
        .init(words: "history --all --json", meaning: "Everything for a script"),
      ])
  }

  private static let shortList = 20

  /// As many as fit into a reply of modest size.
  private static let pageLength: Int64 = 500

  static func run(_ session: inout Session) throws(Failure) {
    // A fast without an outcome runs.
    let isRunning = session.request.value(.outcome) == OutcomeMessage.running.term.word
    let question = try question(&session)
    // It has no outcome to ask for, and is the newest of all.
    let most = isRunning ? 1 : try session.number(.last) ?? .max
    var (fasts, total) = try read(question, atMost: most, &session)
    if isRunning { (fasts, total) = (fasts.filter { $0.end == nil }, nil) }
    if session.request.has(.json) {
      session.output.line(array: fasts.map(\.json))
    } else {
      let table = HistoryTable(try session.wording(), on: session.screen(), now: Clock.now())
      let text = table.text(
        of: fasts, total: total, isSought: isRunning || question != HistoryQuestion())
      // What fits on any screen needs no pages.
      guard fasts.count > shortList else { return session.output.text(text) }
      session.showPages(text)
    }
  }

  private static func question(_ session: inout Session) throws(Failure) -> HistoryQuestion {
    let request = session.request
    var question = HistoryQuestion(
      schedule: request.value(.schedule), text: request.value(.text))
    if request.has(.all) { question.cancelled = true }
    question.from = try day(.from, &session)
    question.to = try day(.to, &session)
    if let from = question.from, let to = question.to, to < from { throw .usage(.daysInReverse) }
    question.outcome = request.value(.outcome).flatMap(Outcome.init(rawValue:))
    return question
  }

  private static func day(
    _ option: OptionName, _ session: inout Session
  ) throws(Failure) -> String? {
    guard let text = session.request.value(option) else { return nil }
    let reader = try session.reader()
    do { return try reader.day(text).iso } catch {
      throw .notUnderstood(error, place: option.spelling)
    }
  }

  /// Page by page; the number of them all comes with the first.
  private static func read(
    _ question: HistoryQuestion, atMost wanted: Int64, _ session: inout Session
  ) throws(Failure) -> ([Entry], total: Int64?) {
    var question = question
    question.count = !session.request.has(.json)
    var fasts: [Entry] = []
    var total: Int64?
    while Int64(fasts.count) < wanted {
      question.last = min(wanted - Int64(fasts.count), pageLength)
      question.before = fasts.last?.id
      let page = try session.ask(HistoryCalls.List.self, question)
      fasts += page.fasts
      total = total ?? page.count
      question.count = nil
      if page.isLast || page.fasts.isEmpty { break }
    }
    return (fasts, total)
  }
}
