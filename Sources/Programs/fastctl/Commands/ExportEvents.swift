import Formats
import Views
import Wire

/// `fastctl export events`.
enum ExportEvents {
  static let verb = "events"

  static var declaration: Declaration {
    Declaration(
      name: verb,
      summary: "Write the journal of events to a file, or print it",
      details: ["As csv, json or jsonl, oldest first. It is for looking at, and not for import."],
      arguments: [.optional(.file)],
      options: [
        .init(name: .format, meaning: "As csv, json or jsonl"),
        .init(name: .from, meaning: "From this day on"),
        .init(name: .to, meaning: "Up to this day"),
      ],
      examples: [.init(words: "export events events.csv", meaning: "All of it as a table")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let path = session.request.arguments.first
    let writer = try writer(session.request)
    let question = EventsQuestion(from: try session.day(.from), to: try session.day(.to))
    let target = try ExportTarget(path)
    let events = try EventReading.read(question, &session).events
    try target.write(writer.file(of: events.reversed()), &session)
    try target.finish()
    Output.say(session.phrases()(.eventsWritten, Int64(events.count)))
  }

  private static func writer(_ request: Request) throws(Failure) -> EventWriter {
    let name = request.value(.format)
    let format =
      name.map(ExportFormat.init(rawValue:))
      ?? request.arguments.first.flatMap(ExportFormat.init(fileName:)) ?? .csv
    guard let format, let writer = EventWriter(format) else {
      throw .usage(
        .unknownChoice(
          name ?? format?.rawValue ?? "", among: EventWriter.formats.map(\.rawValue)))
    }
    return writer
  }
}

extension PluralMessage {
  static var eventsWritten: Self { Self(one: "{n} event written", many: "{n} events written") }
}
