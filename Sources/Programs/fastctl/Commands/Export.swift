import Formats
import Host
import Time
import Views
import Wire

enum Export {
  static var declaration: Declaration {
    Declaration(
      name: "export",
      summary: "Write the fasts to a file, or print them",
      details: [
        "The format is that of the file's ending; without one it is csv. A calendar that takes the same export again is brought up to date, and nothing in it is doubled.",
        "csv, json and jsonl lose nothing and can be imported again; ics and fast-e are for other programs, and have finished fasts only.",
        "With the setting health.folder each fast that reaches its goal is written there as a file of its own; fastd sees to it by itself.",
      ],
      arguments: [.optional(.file)],
      options: [
        .init(name: .format, meaning: "As csv, json, jsonl, ics or fast-e"),
        .init(name: .from, meaning: "Only fasts that touch this day or later ones"),
        .init(name: .to, meaning: "Only fasts that touch this day or earlier ones"),
        .init(name: .all, meaning: "Everything but the journal of events, not only fasts"),
        .init(name: .backfill, meaning: "Write older fasts to the health folder, too"),
        .init(name: .sync, meaning: "Bring the health folder up to date now"),
      ],
      verbs: [ExportEvents.declaration],
      actsAlone: true,
      examples: [
        .init(words: "export fasts.csv", meaning: "All fasts as a table"),
        .init(words: "export --from 2026-03-01 fasts.ics", meaning: "Since March, for a calendar"),
        .init(words: "export --all everything.json", meaning: "All there is, to take elsewhere"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    if session.request.verb == ExportEvents.verb { return try ExportEvents.run(&session) }
    if session.request.has(.sync) { return try HealthSync.run(&session) }
    if session.request.has(.backfill) { return try HealthSync.backfill(&session) }
    let format = try format(session.request)
    try check(session.request, format)
    var pen = ExportPen(
      format.writer(at: Clock.now(), words: CalendarWords(session.phrases())),
      to: try ExportTarget(session.request.arguments.first))
    if session.request.has(.all) {
      try session.stream(ExportCalls.Everything.self, NoFields()) {
        (session, page) throws(Failure) in try pen.write(page.rows, &session)
      }
    } else {
      try session.stream(ExportCalls.Fasts.self, try question(format, &session)) {
        (session, page) throws(Failure) in
        try pen.write(page.fasts.map(ExportRow.fast), &session)
      }
    }
    let count = try pen.finish(&session)
    let message = session.request.has(.all) ? PluralMessage.rowsWritten : .fastsWritten
    session.say(session.phrases()(message, Int64(count)))
  }

  // MARK: What is wanted

  private static func format(_ request: Request) throws(Failure) -> ExportFormat {
    if let text = request.value(.format) {
      guard let format = ExportFormat(rawValue: text) else {
        throw .usage(.unknownChoice(text, among: .words(ExportFormat.allCases.map(\.rawValue))))
      }
      return format
    }
    guard let name = request.arguments.first, let ending = ExportFormat.ending(of: name) else {
      return request.has(.all) ? .json : .csv
    }
    guard let format = ExportFormat(fileName: name) else {
      throw .usage(.unknownEnding(ending, among: ExportFormat.allCases.map(\.rawValue)))
    }
    return format
  }

  /// What is everything has no ends, and does not fit into each format.
  private static func check(_ request: Request, _ format: ExportFormat) throws(Failure) {
    guard request.has(.all) else { return }
    for option in [OptionName.from, .to] where request.has(option) {
      throw .usage(.conflict(.all, option.spelling))
    }
    guard format.holdsEverything else {
      throw .usage(.conflict(.all, "\(OptionName.format.spelling) \(format.rawValue)"))
    }
  }

  private static func question(
    _ format: ExportFormat, _ session: inout Session
  ) throws(Failure) -> FastsQuestion {
    FastsQuestion(
      from: try session.day(.from), to: try session.day(.to),
      cancelled: format.isLossless, newestFirst: format == .fastE)
  }
}

extension CalendarWords {
  init(_ phrases: Phrases) {
    self.init(fast: phrases(ExportMessage.fast), goal: phrases(ExportMessage.goal))
  }
}

enum ExportMessage: String, Message {
  case fast = "Fast"
  case goal = "Goal"
}

extension PluralMessage {
  static var fastsWritten: Self { Self(one: "{n} fast written", many: "{n} fasts written") }
  static var rowsWritten: Self { Self(one: "{n} entry written", many: "{n} entries written") }
  static var healthWritten: Self {
    Self(
      one: "{n} fast written to the health folder",
      many: "{n} fasts written to the health folder")
  }
}
