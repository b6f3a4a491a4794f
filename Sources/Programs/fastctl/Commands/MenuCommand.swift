import Control
import Host
import Nouns
import Time
import Views
import Wire

enum MenuCommand: Command {
  static let name = "menu"

  static func isTyped(_ request: Request) -> Bool { false }
  static func needsTerminal(_ request: Request) -> Bool { true }
  static func startsDaemon(_ request: Request) -> Bool {
    !request.has(.list) && !request.has(.json)
  }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Offer what you can do now in a menu on the screen",
      details: [
        "It uses fuzzel, wofi, bemenu, wmenu, rofi or dmenu, or the program in the setting menu.command.",
        "If none is installed, the likeliest entries become buttons of a pop-up.",
        "Meals and weights can be typed into the menu as on the command line, such as 82.4 or oats 80g; without a menu program, into a dialog of zenity or kdialog.",
      ],
      options: [
        .init(name: .list, meaning: "Print each entry with its command, for your own menu"),
        .json(meaning: "Print the entries as JSON; those of a submenu stand within its entry"),
      ],
      examples: [
        .init(words: "menu", meaning: "For a right-click on a status bar"),
        .init(words: "menu --list", meaning: "Entry, tab, command"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let isListed = session.request.has(.json) || session.request.has(.list)
    let page = isListed ? try listed(&session) : try page(&session)
    if session.request.has(.json) {
      var json = JSONWriter()
      tell(page.entries, in: &json)
      return session.output.line(json.bytes)
    }
    if session.request.has(.list) { return list(page, &session) }
    guard let words = try session.words(from: page) else { return }
    // Somebody who has picked a line that says it has been asked.
    try Invocation.run(
      forClick(words), hasAgreed: words.first == StopCommand.name, &session)
  }

  /// Before what is no option any more, and behind a verb.
  private static func forClick(_ words: [String]) -> [String] {
    let head = words.first == ProgramCommand.name ? 2 : 1
    return words.prefix(head) + [OptionName.popup.spelling] + words.dropFirst(head)
  }

  /// What is only listed does not bring back a daemon that was ended.
  private static func listed(_ session: inout Session) throws(Failure) -> MenuPage {
    do throws(Failure) { return try page(&session) } catch {
      guard case .connection(.unreachable, _) = error else { throw error }
      return session.speaking().wording(in: .utc).menuWhileAway
    }
  }

  private static func page(_ session: inout Session) throws(Failure) -> MenuPage {
    let state = try session.ask(StatusCalls.Get.self, StatusQuestion())
    let most = try session.ask(ProfileCalls.GetSafety.self, NoFields()).safety.longestGoal
    let schedules = try session.ask(ScheduleCalls.List.self, NoFields()).schedules
    let step = try session.ask(ChangeCalls.List.self, StepQuestion(last: 1)).steps.first
    return Menu(
      try session.wording(), state: state,
      schedules: schedules.filter { $0.fasting <= (most ?? .max) / 3600 }, lastStep: step
    ).page
  }

  // MARK: For scripts

  private static func list(_ page: MenuPage, _ session: inout Session) {
    for entry in page.entries {
      switch entry.stepForPicking {
      case .command(let words):
        let line = (["fastctl"] + forClick(words)).map(quoted).joined(separator: " ")
        session.output.line(entry.label + "\t" + line)
      case .page(let next): list(next, &session)
      case nil: break
      }
    }
  }

  private static func tell(_ entries: [MenuEntry], in json: inout JSONWriter) {
    json.beginArray()
    for entry in entries {
      guard let step = entry.stepForPicking else { continue }
      json.beginObject()
      json.name("label")
      json.string(entry.label)
      switch step {
      case .command(let words):
        json.name("command")
        json.beginArray()
        for word in forClick(words) { json.string(word) }
        json.endArray()
      case .page(let next):
        json.name("entries")
        tell(next.entries, in: &json)
      }
      json.endObject()
    }
    json.endArray()
  }

  /// As a shell reads it back.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "+"),
        UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "@"):
        true
      default: false
      }
    }
    guard !isPlain || word.isEmpty else { return word }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: #"'\''"#) + "'"
  }
}
