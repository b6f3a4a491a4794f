import Formats
import Glibc
import Host
import Nouns
import Time
import Views
import Wire

enum ExportCommand: Command {
  static let name = "export"

  static func needsTerminal(_ request: Request) -> Bool { true }
  static func startsDaemon(_ request: Request) -> Bool { !request.has(.sync) }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Export your fasts to a file, or print them",
      details: [
        "The file name's extension decides the format; without one it is csv. Importing the same calendar again updates its events instead of duplicating them.",
        "csv, json and jsonl keep everything and can be imported again; ics and fast-e are for other programs and contain only finished fasts.",
        "If health.folder is set, fastd automatically writes each fast that reaches its goal to its own file there, and all weights to one file.",
      ],
      arguments: [.optional(.file)],
      options: [
        .init(name: .format, meaning: "The format: csv, json, jsonl, ics or fast-e"),
        .init(name: .from, meaning: "Only fasts on this day or later"),
        .init(name: .to, meaning: "Only fasts on this day or earlier"),
        .init(name: .all, meaning: "Everything except the journal of events, not only fasts"),
        .init(name: .csv, meaning: "Everything as tables, a file for each kind, in a new folder"),
        .init(name: .backfill, meaning: "Write older fasts to the health folder as well"),
        .init(name: .sync, meaning: "Update the health folder now"),
      ],
      verbs: ExportNouns.declarations + [ExportEvents.declaration],
      actsAlone: true,
      examples: [
        .init(typed: "export fasts.csv", meaning: "All fasts as a table"),
        .init(
          typed: "export --from 2026-03-01 fasts.ics",
          meaning: "Everything since March, for a calendar"),
        .init(typed: "export --all everything.json", meaning: "Everything, to take elsewhere"),
        .init(typed: "export --csv tables", meaning: "Everything, for a spreadsheet"),
        .init(typed: "export weights weights.csv", meaning: "Your weights as a table"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    if session.request.verb == ExportEvents.verb { return try ExportEvents.run(&session) }
    if try ExportNouns.run(&session) { return }
    if let folder = session.request.value(.csv) { return try ExportTables.run(folder, &session) }
    if session.request.has(.sync) { return try HealthSync.run(&session) }
    if session.request.has(.backfill) { return try HealthSync.backfill(&session) }
    let format = try format(session.request)
    try check(session.request, format)
    var pen = ExportPen(
      format.writer(at: Clock.now(), words: CalendarWords(session.phrases())),
      to: try ExportTarget(session.request.arguments.first))
    if session.request.has(.all) {
      try session.stream(ExportCalls.Everything.self, EverythingQuestion()) {
        (session, page) throws(Failure) in try pen.write(page.rows, &session)
      }
    } else {
      try session.stream(ExportCalls.Fasts.self, try question(format, &session)) {
        (session, page) throws(Failure) in
        try pen.write(page.fasts.map(Row.fast), &session)
      }
    }
    let count = try pen.finish(&session)
    let isAll = session.request.has(.all)
    if let path = session.request.arguments.first, path != "-" {
      let message = isAll ? PluralMessage.rowsWrittenTo : .fastsWrittenTo
      session.say(session.phrases()(message, Int64(count), "path", path))
    } else {
      session.say(session.phrases()(isAll ? .rowsWritten : .fastsWritten, Int64(count)))
    }
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
  static var fastsWritten: Self { Self(one: "Wrote {n} fast", many: "Wrote {n} fasts") }
  static var rowsWritten: Self { Self(one: "Wrote {n} entry", many: "Wrote {n} entries") }
  static var fastsWrittenTo: Self {
    Self(one: "Wrote {n} fast to {path}", many: "Wrote {n} fasts to {path}")
  }
  static var rowsWrittenTo: Self {
    Self(one: "Wrote {n} entry to {path}", many: "Wrote {n} entries to {path}")
  }
  static var healthWritten: Self {
    Self(
      one: "Wrote {n} fast to the health folder",
      many: "Wrote {n} fasts to the health folder")
  }
}

/// `fastctl export events`.
enum ExportEvents {
  static let verb = "events"

  static var declaration: Declaration {
    Declaration(
      name: verb,
      summary: "Export the journal of events to a file, or print it",
      details: [
        "Written as csv, json or jsonl, oldest first. It is for reading; it cannot be imported."
      ],
      arguments: [.optional(.file)],
      options: [
        .init(name: .format, meaning: "The format: csv, json or jsonl"),
        .init(name: .from, meaning: "From this day on"),
        .init(name: .to, meaning: "Up to and including this day"),
      ],
      examples: [.init(typed: "export events events.csv", meaning: "The whole journal as a table")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let path = session.request.arguments.first
    let writer = try writer(session.request)
    let question = EventsQuestion(from: try session.day(.from), to: try session.day(.to))
    let target = try ExportTarget(path)
    let events = try EventReading.read(question, &session).events
    try target.write(writer.file(of: events.reversed()), &session)
    try target.finish()
    session.say(session.phrases()(.eventsWritten, Int64(events.count)))
  }

  private static func writer(_ request: Request) throws(Failure) -> EventWriter {
    let formats = EventWriter.formats.map(\.rawValue)
    let file = request.arguments.first
    let ending = file.flatMap(ExportFormat.ending(of:))
    if let name = request.value(.format) {
      guard let writer = ExportFormat(rawValue: name).flatMap(EventWriter.init) else {
        throw .usage(.unknownChoice(name, among: .words(formats)))
      }
      return writer
    }
    let format = ending == nil ? .csv : file.flatMap(ExportFormat.init(fileName:))
    guard let writer = format.flatMap(EventWriter.init) else {
      throw .usage(.unknownEnding(ending ?? "", among: formats))
    }
    return writer
  }
}

extension PluralMessage {
  static var eventsWritten: Self { Self(one: "Wrote {n} event", many: "Wrote {n} events") }
}

/// `fastctl export --csv DIR`: a table for each noun.
enum ExportTables {
  static func run(_ folder: String, _ session: inout Session) throws(Failure) {
    for option in [OptionName.all, .from, .to, .format] where session.request.has(option) {
      throw .usage(.conflict(.csv, option.spelling))
    }
    if let file = session.request.arguments.first { throw .usage(.conflict(.csv, file)) }
    try prepare(folder)
    var tables: [Row.Kind: OpenTable] = [:]
    for kind in Row.Kind.allCases { tables[kind] = try OpenTable(kind, in: folder) }
    try session.stream(ExportCalls.Everything.self, EverythingQuestion()) {
      (session, page) throws(Failure) in
      for (kind, rows) in Dictionary(grouping: page.rows, by: \.kind) {
        try tables[kind]?.write(rows, &session)
      }
    }
    var count = 0
    for kind in Row.Kind.allCases { count += try tables[kind]?.finish(&session) ?? 0 }
    session.say(session.phrases()(.rowsWrittenTo, Int64(count), "path", folder))
  }

  /// Nothing that lies there already may be taken for ours, or be overwritten.
  private static func prepare(_ folder: String) throws(Failure) {
    if mkdir(folder, 0o700) == 0 { return }
    let error = SystemError.last("mkdir")
    guard Files.isDirectory(folder) else { throw .file(.system(folder, error)) }
    let names: [String]
    do { names = try Files.visible(in: folder) } catch { throw .file(error) }
    guard names.isEmpty else { throw .folderNotEmpty(folder) }
  }
}

/// A table that is being written; a class, since what cannot be copied has no place in a dictionary.
private final class OpenTable {
  private var pen: ExportPen?

  init(_ kind: Row.Kind, in folder: String) throws(Failure) {
    let target = try ExportTarget("\(folder)/\(NounTable.fileName(of: kind))")
    pen = ExportPen(NounTable.writer(of: kind), to: target)
  }

  func write(_ rows: [Row], _ session: inout Session) throws(Failure) {
    try pen?.write(rows, &session)
  }

  /// How many rows it has.
  func finish(_ session: inout Session) throws(Failure) -> Int {
    guard let pen = pen.take() else { return 0 }
    return try pen.finish(&session)
  }
}
