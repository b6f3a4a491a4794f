import Nouns
import Host
import Views
import Wire

enum LearnCommand: Command {
  static let name = "learn"
  static let onlyLooks = true

  static func view(_ request: Request) -> String? { request.arguments.isEmpty ? name : nil }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Read about fasting and what is known about it",
      details: [
        "Without a name, it lists the articles, with those that you have read, and the hints.",
        "A hint appears below an answer on a terminal, once, when it helps; hints = off turns them off.",
        "On a terminal it opens $PAGER, otherwise less.",
      ],
      arguments: [
        .optional(.choice(placeholder: "ARTICLE", among: Article.Name.terms))
      ],
      options: [
        .init(name: .hints, meaning: "Print all hints in full"),
        .init(name: .dismiss, meaning: "Hide this hint; all hides every hint"),
        .init(name: .again, meaning: "Show every hint once more, including hidden ones"),
      ],
      examples: [
        .init(words: "learn", meaning: "What is there to read?"),
        .init(typed: "learn stages", meaning: "What a clock can know, and what it cannot"),
        .init(words: "learn --hints", meaning: "Every hint you may be shown"),
        .init(words: "learn --dismiss streak-broken", meaning: "Hide this hint"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    switch try deed(session.request) {
    case .hints: session.showPages(HintPage(session.phrases(), on: session.screen()).all())
    case .dismiss: try dismiss(&session)
    case .again: try bringBack(&session)
    default: try read(&session)
    }
  }

  /// One thing at a time: an article, or something about hints.
  private static func deed(_ request: Request) throws(Failure) -> OptionName? {
    let deeds = [OptionName.hints, .dismiss, .again].filter(request.has)
    guard let deed = deeds.first else { return nil }
    if let other = deeds.dropFirst().first?.spelling ?? request.arguments.first {
      throw .usage(.conflict(deed, other))
    }
    return deed
  }

  // MARK: Articles

  private static func read(_ session: inout Session) throws(Failure) {
    if let name = session.request.arguments.first.flatMap(Article.Name.init(rawValue:)) {
      session.note(.articleOpened, [EventFact(.topic, word: name.rawValue)])
      var hints = Hints(session.environment)
      if !hints.wasSaid(.article(name)) { hints.note(.article(name)) }
      return session.showPages(page(&session).text(of: name))
    }
    session.output.text(list(&session).text)
    try session.addCoach(on: .learning)
  }

  /// The articles in their order, with the hints below them.
  static func list(_ session: inout Session) -> Listing {
    let hints = Hints(session.environment)
    var list = page(&session).list { hints.wasSaid(.article($0)) }
    list.text +=
      "\n"
      + HintPage(session.phrases(), on: session.screen())
      .list(isOn: session.speaking().takesHints, hints.fate)
    return list
  }

  private static func page(_ session: inout Session) -> ArticlePage {
    ArticlePage(session.wordingAnyhow(), in: session.speaking().code, on: session.screen())
  }

  // MARK: Hints

  private static func dismiss(_ session: inout Session) throws(Failure) {
    // Any other word stands for all of them.
    let hint = session.request.value(.dismiss).flatMap(Hint.init(rawValue:))
    var hints = Hints(session.environment)
    do throws(FileError) { try hints.dismiss(hint.map { [$0] } ?? Hint.allCases) } catch {
      throw .file(error)
    }
    let phrases = session.phrases()
    session.tell(
      hint.map { phrases(HintPageMessage.willNotCome, "hint", $0.rawValue) }
        ?? phrases(HintPageMessage.noneWillCome))
  }

  private static func bringBack(_ session: inout Session) throws(Failure) {
    var hints = Hints(session.environment)
    do throws(FileError) { try hints.bringBack() } catch { throw .file(error) }
    session.tell(session.phrases()(HintPageMessage.willComeAgain))
  }
}
