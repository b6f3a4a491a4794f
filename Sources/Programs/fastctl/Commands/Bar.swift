import Time
import Views
import Wire

enum Bar {
  static var declaration: Declaration {
    Declaration(
      name: "bar",
      summary: "Print one line for a status bar",
      details: ["It always prints a valid line, also when the daemon is away."],
      arguments: [.required(.choice("FORMAT", among: BarFormat.words))],
      examples: [
        .init(words: "bar waybar", meaning: "The JSON that waybar's custom modules read"),
        .init(words: "bar plain", meaning: "A short text for any other bar or a prompt"),
      ])
  }

  /// A bar shows what it gets: so it always gets a line, and never an error.
  static func run(_ session: inout Session) throws(Failure) {
    let format = session.request.arguments.first.flatMap(BarFormat.init(name:)) ?? .plain
    let line = (try? line(&session, format)) ?? BarLine(away: session.phrases())
    switch format {
    case .waybar: session.output.line(line.waybar)
    case .plain: session.output.line(line.plain)
    }
  }

  private static func line(
    _ session: inout Session, _ format: BarFormat
  ) throws(Failure) -> BarLine {
    let snapshot = try session.ask(StatusCalls.Get.self, StatusQuestion())
    guard let wording = try? session.wording() else {
      // Without a zone no time can be named; the line itself names none.
      return BarLine(of: snapshot, session.speaking().wording(in: .utc), hasTooltip: false)
    }
    return BarLine(of: snapshot, wording, hasTooltip: format == .waybar)
  }
}
