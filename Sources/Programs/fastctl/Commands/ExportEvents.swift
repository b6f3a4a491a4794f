import Formats
import Views
import Wire

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
