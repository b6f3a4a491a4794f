import Host
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
      options: [
        .init(name: .follow, meaning: "Print a line whenever it changes, until nobody reads it")
      ],
      examples: [
        .init(words: "bar waybar", meaning: "The JSON that waybar's custom modules read"),
        .init(words: "bar waybar --follow", meaning: "The same for as long as the bar runs"),
        .init(words: "bar plain", meaning: "A short text for any other bar or a prompt"),
      ])
  }

  /// A bar shows what it gets: so it always gets a line, and never an error.
  static func run(_ session: inout Session) throws(Failure) {
    let format = session.request.arguments.first.flatMap(BarFormat.init(name:)) ?? .plain
    let page = BarPage(format: format, template: nil, view: nil, icons: nil, hasColour: false)
    if session.request.has(.follow), var follower = try? BarFollower(page) {
      return follower.run(&session)
    }
    session.output.text(utf8: page.utf8(of: reading(&session, format)))
  }

  private static func reading(_ session: inout Session, _ format: BarFormat) -> BarReading {
    // Without a zone no time can be named as the clock on the wall shows it.
    let wording = (try? session.wording()) ?? session.speaking().wording(in: .utc)
    let question = StatusQuestion(glance: format.showsGlance ? true : nil)
    guard let snapshot = try? session.ask(StatusCalls.Get.self, question) else {
      return BarReading(awayAt: Clock.now(), wording)
    }
    return BarReading(snapshot, at: Instant(milliseconds: snapshot.now), wording)
  }
}
