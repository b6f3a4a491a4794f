import Host
import Time
import Views
import Wire

enum History {
  static var declaration: Declaration {
    Declaration(
      name: "history",
      summary: "List the fasts, newest first",
      details: [
        "With several options it lists the fasts that fit all of them.",
        "A fast belongs to each day that it touches.",
      ],
      options: [
        .init(name: .last, meaning: "How many"),
        .init(name: .from, meaning: "From this day on"),
        .init(name: .to, meaning: "Up to this day"),
        .init(name: .outcome, meaning: "Only those with that outcome, as the list shows it"),
        .init(name: .schedule, meaning: "Only those of a schedule"),
        .init(name: .text, meaning: "Only those with these words in their note or schedule"),
        .init(name: .all, meaning: "Cancelled ones, too"),
        .json(meaning: "Print the fasts as a JSON array"),
      ],
      examples: [
        .init(words: "history --last 10", meaning: "The last ten"),
        .init(
          words: "history --from mon --outcome \"ended early\"", meaning: "Cut short since Monday"),
        .init(words: "history --text birthday", meaning: "What did I note then?"),
        .init(words: "history --all --json", meaning: "Everything for a script"),
      ])
  }

  /// By their words on the wire; a fast without an outcome runs.
  static let outcomes = Outcome.allCases.map(\.rawValue) + [running]
  private static let running = "running"

  private static let shortList = 20

  /// As many as fit into a reply of modest size.
  private static let pageLength: Int64 = 500

  static func run(_ session: inout Session) throws(Failure) {
    let isRunning = try outcome(&session) == .running
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
    question.outcome = try outcome(&session).flatMap { Outcome(rawValue: "\($0)") }
    return question
  }

  /// By its word on the wire or by the one that the list shows.
  private static func outcome(_ session: inout Session) throws(Failure) -> OutcomeMessage? {
    guard let text = session.request.value(.outcome) else { return nil }
    let phrases = session.phrases()
    let word = text.lowercased().split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    let found = OutcomeMessage.allCases.first { outcome in
      ["\(outcome)", outcome.rawValue, phrases(outcome)].contains { $0.lowercased() == word }
    }
    guard let found else {
      throw .usage(.unknownChoice(text, among: OutcomeMessage.allCases.map { phrases($0) }))
    }
    return found
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
