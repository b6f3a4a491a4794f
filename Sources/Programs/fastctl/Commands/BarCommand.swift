import Host
import Time
import Views
import Wire

enum BarCommand: Command {
  static let name = "bar"

  static func isTyped(_ request: Request) -> Bool { false }
  static func needsTerminal(_ request: Request) -> Bool { true }
  static func startsDaemon(_ request: Request) -> Bool { false }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Print one line for a status bar",
      details: [
        "It always prints something the bar can read, even while the daemon is not running, and never starts the daemon. It fails only if the command line is wrong, for example because of a mistake in a template.",
        "waybar, polybar, i3bar, i3blocks, i3status-rust, tmux, xmobar, argos (also for xbar), genmon (Xfce), kde (the Command Output widget) and conky are for the programs of these names. json has everything as fields, for eww or your own script. lock is for labels in hyprlock and others that take Pango markup, prompt for a shell prompt (empty while you are not fasting), plain for anything else.",
        "The views are elapsed, countdown, progress, ring (one character), end-time, inline, full and day (the phase, the energy left and the weight). A template is your own text: man fastd-templates",
        "Colours follow the state (fasting, near, reached, over, open, eating, away); the text never relies on them. waybar and eww get a class for each state instead.",
      ],
      arguments: [.required(.choice(placeholder: "FORMAT", among: .words(BarFormat.words)))],
      options: [
        .init(
          name: .follow,
          meaning: "Print a new line whenever it changes, for as long as the bar is reading"),
        .init(name: .view, meaning: "One of the ready-made views"),
        .init(name: .template, meaning: "Your own text, with fields in braces"),
        .init(name: .icons, meaning: "Icons: none, ring, ascii, emoji or nerd (needs a Nerd Font)"),
        .init(name: .colour, meaning: "Show the state by colour as well"),
      ],
      examples: [
        .init(words: "bar waybar", meaning: "JSON as waybar's custom modules read it"),
        .init(
          words: "bar waybar --follow", meaning: "The same, kept up to date while the bar runs"),
        .init(
          words: "bar tmux --view progress --icons ascii", meaning: "Another view, with icons"),
        .init(
          typed: "bar plain --template \"{elapsed:hm} of {goal:hm}\"",
          meaning: "Your own text, for any other bar or a prompt"),
      ])
  }

  /// A bar shows what it gets: so it always gets a line, and never an error but for wrong words.
  static func run(_ session: inout Session) throws(Failure) {
    var page = try page(session.request)
    page.isPlain = session.isPlain()
    if session.request.has(.follow), var follower = try? BarFollower(page) {
      return follower.run(&session)
    }
    session.output.bar(page.single(of: reading(for: page, &session)), page.format)
  }

  /// What was asked to be shown, and how.
  static func page(_ request: Request) throws(Failure) -> BarPage {
    let format = request.arguments.first.flatMap(BarFormat.init(name:)) ?? .plain
    var icons: BarIcons? = try choice(.icons, in: request)
    if icons == .ring, format.followsLocale, Output.charset != .unicode { icons = .ascii }
    var page = BarPage(
      format: format, template: try template(request), view: try choice(.view, in: request),
      icons: icons, hasColour: request.has(.colour))
    if format.hasActions, let path = Executable.path { page.program = path }
    return page
  }

  private static func template(_ request: Request) throws(Failure) -> Template? {
    guard let text = request.value(.template) else { return nil }
    guard !request.has(.view) else {
      throw .usage(.conflict(.template, OptionName.view.spelling))
    }
    do throws(TemplateError) { return try Template(text) } catch { throw .template(error) }
  }

  private static func choice<C: CaseIterable & RawRepresentable<String>>(
    _ option: OptionName, in request: Request
  ) throws(Failure) -> C? {
    guard let word = request.value(option) else { return nil }
    guard let choice = C(rawValue: word) else {
      throw .usage(.unknownChoice(word, among: .words(C.allCases.map(\.rawValue))))
    }
    return choice
  }

  private static func reading(for page: BarPage, _ session: inout Session) -> BarReading {
    // Without a zone no time can be named as the clock on the wall shows it.
    let wording = (try? session.wording()) ?? session.speaking().wording(in: .utc)
    let question = StatusQuestion(glance: page.showsGlance ? true : nil)
    guard let snapshot = try? session.ask(StatusCalls.Get.self, question) else {
      return BarReading(awayAt: Clock.now(), wording)
    }
    return BarReading(snapshot, at: Instant(milliseconds: snapshot.now), wording)
  }
}
