import Host
import Nouns
import Settings
import Time
import Views
import Wire

// Where the person picks a line, types one, or presses a button that stands for one.
extension Session {
  func menuPrograms() -> [MenuProgram] {
    let path = try? Places.settings(environment)
    let text = path.flatMap { try? Files.read($0, limit: SettingsFile.Limit.fileLength) }
    let file = SettingsFile(text ?? []) { $0 == .single(.menuCommand) }
    return switch file.settings.menu {
    case .auto: MenuProgram.find(environment)
    case .command(let line): [MenuProgram(commandLine: line)]
    }
  }

  enum Pick {
    case line(String)
    case nothing
    /// No program came up on the screen.
    case noMenu
  }

  /// With the first program that comes up, which then is the first.
  func pick(
    among labels: [String], icons: [String?] = [], _ prompt: String,
    with menus: inout [MenuProgram]
  ) throws(Failure) -> Pick {
    while let menu = menus.first {
      do throws(SystemError) {
        let line = try menu.choose(among: labels, icons: icons, prompt: prompt)
        return line.map(Pick.line) ?? .nothing
      } catch {
        guard error == MenuProgram.notShown else {
          throw .program(error, path: "menu.command")
        }
        menus.removeFirst()
      }
    }
    return .noMenu
  }

  /// What they choose on the page or one behind it; nil where they want none of it.
  mutating func words(from page: MenuPage) throws(Failure) -> [String]? {
    var (page, menus) = (page, menuPrograms())
    while true {
      let labels = page.entries.map(\.label)
      let icons = page.entries.map(\.icon)
      switch try pick(among: labels, icons: icons, page.prompt, with: &menus) {
      case .nothing: return nil
      case .noMenu: return try wordsWithoutMenu(from: page)
      case .line(let label):
        switch page.entry(labelled: label)?.step {
        case .command(let words): return words
        case .page(let next): page = next
        case nil: return page.typed.map { $0 + [label] }
        }
      }
    }
  }

  /// A dialog takes a text and has no lines: those with a number stand above it.
  private mutating func wordsWithoutMenu(from page: MenuPage) throws(Failure) -> [String]? {
    if let typed = page.typed, let dialog = MenuProgram.findDialog(environment) {
      let lines = page.isNumbered ? page.entries.map(\.label) : []
      let prompt = ([page.prompt] + lines).joined(separator: "\n")
      do throws(SystemError) {
        return try dialog.line(prompt: prompt, offering: page.offered).map { typed + [$0] }
      } catch { throw .program(error, path: dialog.command.first ?? "") }
    }
    return try press(page)
  }

  private mutating func press(_ page: MenuPage) throws(Failure) -> [String]? {
    let likely = page.entries.filter(\.isLikely).prefix(page.mostButtons)
    if likely.isEmpty, let otherwise = page.otherwise { return try refuse(otherwise, .refused) }
    let question = page.question(offering: Array(likely))
    do throws(Failure) {
      let key = try chooseInPopup(question)
      guard let place = key.flatMap({ Int($0) }), likely.indices.contains(place),
        case .command(let words) = likely[place].step
      else { return nil }
      return words
    } catch {
      guard case .refused(.noPopup) = error else { throw error }
      throw error.asNobodyToAsk
    }
  }

  /// Says why not, where they look, and ends.
  mutating func refuse<Value>(
    _ sentence: String, _ code: ExitCode
  ) throws(Failure) -> Value {
    say(sentence)
    if seat == .desktop {
      let text = speaking().wording(in: .utc).popup(notDone: sentence)
      _ = try? ask(PopupCalls.Show.self, text)
    }
    throw .said(code)
  }

  // MARK: What can be taken back

  /// Says what was done just now, with a button that undoes it; what else was pressed.
  mutating func answer(
    _ text: PopupText, offering more: [PopupButton] = []
  ) throws(Failure) -> PopupChoice? {
    let wording = try wording()
    let step = try? newestStep()
    let undo = step == nil ? [] : [wording.undoButton]
    let choice = say(text, offering: more + undo)
    guard choice == .undo, let step else { return choice }
    // Another command may have come in between.
    guard try newestStep() == step else { throw .refused(.nothingToChange) }
    let answer = try order(ChangeCalls.Undo.self, NoFields())
    try say(undone: [answer.step])
    return choice
  }

  private mutating func newestStep() throws(Failure) -> Int64? {
    try ask(ChangeCalls.List.self, StepQuestion(last: 1)).steps.first.flatMap {
      $0.state == .done ? $0.number : nil
    }
  }
}
