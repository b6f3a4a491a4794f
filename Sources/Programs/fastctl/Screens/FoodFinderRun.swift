import Control
import Glibc
import Host
import Nouns
import Views
import Wire

/// Asks the person for a food: on a screen that follows what they type, or line by line.
struct FoodFinderRun {
  private enum Ending {
    case choice(FoodFinder.Choice)
    case signal(Int32)
  }

  private var finder: FoodFinder
  /// Whether only foods of their own are meant.
  private let isOwn: Bool
  private var reader = KeyReader()
  private var shown: Grid?

  private static let endings = [SIGTERM, SIGHUP, SIGQUIT]
  private static let escape: UInt8 = 0x1b
  /// Theirs come first, but not all of them are called as they are typed.
  private static let mostOfAll: Int64 = 50

  /// Where there is somebody to ask.
  static func choose(
    _ finder: FoodFinder, isOwn: Bool = false, _ session: inout Session
  ) throws(Failure) -> FoodFinder.Choice {
    session.output.flush()
    var run = FoodFinderRun(finder: finder, isOwn: isOwn)
    guard !session.isPlain(), NotebookRun.isPossible(session.environment) else {
      return try run.askInLines(&session)
    }
    let ending = try run.follow(&session)
    switch ending {
    case .choice(let choice): return choice
    case .signal(let number):
      // Whoever started us is to see by what we ended.
      signal(number, SIG_DFL)
      raise(number)
      return .left
    }
  }

  /// Of all foods, or of their own: these stand there before anything is typed.
  static func search(
    _ title: FinderMessage, isOwn: Bool = false, _ session: inout Session
  ) throws(Failure) -> FoodFinder.Choice {
    let own = try foods(nil, isOwn: true, &session)
    let finder = FoodFinder(
      try session.wording(), on: session.drawingScreen(), asking: session.phrases()(title),
      among: own)
    return try choose(finder, isOwn: isOwn, &session)
  }

  private init(finder: FoodFinder, isOwn: Bool) {
    (self.finder, self.isOwn) = (finder, isOwn)
  }

  private static func foods(
    _ text: String?, isOwn: Bool, _ session: inout Session
  ) throws(Failure) -> [FoundFood] {
    let limit = isOwn && text != nil ? mostOfAll : Int64(FoodFinder.most)
    let question = FoodSearchQuestion(text: text, limit: limit)
    let foods = try session.ask(FoodCalls.Search.self, question).foods
    return isOwn ? foods.filter { $0.origin == .own } : foods
  }

  // MARK: On a screen

  private mutating func follow(_ session: inout Session) throws(Failure) -> Ending {
    var opened: FullScreen?
    let input = try Failure.orOurs { () throws(SystemError) in
      try ScreenInput(
        endings: Self.endings + [SIGINT], others: [SIGWINCH, SIGTSTP], quit: nil
      ) {
        // Pasted text comes in marks of its own.
        opened = FullScreen(tellsFocus: true)
        return opened
      }
    }
    guard let screen = opened, screen.takesKeys else { throw .noTerminal }
    session.interruption = input
    session.frame = finder.screen
    defer {
      session.interruption = nil
      session.frame = nil
    }
    while true {
      draw(on: screen)
      let isIdle = !input.isHeard && !screen.hasKeys(within: 0)
      if isIdle, let text = finder.sought {
        try search(text, input, &session)
        continue
      }
      if isIdle { input.wait() }
      while let number = input.nextSignal() {
        if Self.endings.contains(number) { return .signal(number) }
        if number == SIGINT { return .choice(.left) }
        if number == SIGTSTP { screen.stop() }
        shown = nil
      }
      guard input.hasKeys || screen.hasKeys(within: 0) else { continue }
      guard let keys = input.keys(&reader) else { return .choice(.left) }
      if let choice = try take(keys, input, screen, &session) { return .choice(choice) }
    }
  }

  private mutating func draw(on screen: FullScreen) {
    let size = FullScreen.sizeOrUsual
    screen.show(finder.grid(columns: size.columns, rows: size.rows), over: &shown)
  }

  private mutating func take(
    _ keys: [Key], _ input: ScreenInput, _ screen: FullScreen, _ session: inout Session
  ) throws(Failure) -> FoodFinder.Choice? {
    for key in keys {
      if key == .control("l") { shown = nil }
      if finder.awaitsFoods(for: key), let text = finder.sought {
        draw(on: screen)
        // They have typed ahead: only with Esc they do not wait for the lines.
        input.quit = Self.escape
        defer { input.quit = nil }
        try search(text, input, &session)
        guard finder.sought == nil else { return nil }
      }
      if let choice = finder.take(key) { return choice }
    }
    return nil
  }

  private mutating func search(
    _ text: String, _ input: ScreenInput, _ session: inout Session
  ) throws(Failure) {
    do throws(Failure) {
      finder.show(try Self.foods(text, isOwn: isOwn, &session), for: text)
    } catch {
      // They have typed on, or leave: an answer to that text is of no use.
      guard input.isHeard else { throw error }
    }
  }

  // MARK: In lines

  private mutating func askInLines(_ session: inout Session) throws(Failure) -> FoodFinder.Choice {
    let dialog = Dialog(&session)
    dialog.say(finder.title)
    while true {
      if !finder.foods.isEmpty { dialog.say(finder.text) }
      let text: String
      switch dialog.ask(finder.asked) {
      case .left: return .left
      case .nothing: return .typed("")
      case .text(let line): text = line
      }
      if let number = Int(text), finder.foods.indices.contains(number - 1) {
        return .food(finder.foods[number - 1])
      }
      guard finder.leaving == nil else { return .typed(text) }
      finder.type(line: text)
      let sought = finder.sought ?? ""
      finder.show(try Self.foods(sought, isOwn: isOwn, &session), for: sought)
      if finder.foods.isEmpty { dialog.say(session.phrases()(FinderMessage.none)) }
    }
  }
}
