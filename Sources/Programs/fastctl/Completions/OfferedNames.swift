import Host
import Nouns
import Time
import Views
import Wire

/// Words that only the daemon knows, for a shell that completes them: of one that does not run nothing is
/// asked, and nothing that goes wrong is said.
enum OfferedNames: String, CaseIterable {
  /// Foods of the person's own and what they ate lately, their foods, their recipes.
  case meals, foods, recipes
  /// Entries by their ids, those of which there is something to decide, and how many commands can be
  /// undone.
  case entries, conflicts, steps

  /// Which of them an argument is; `path` has the command, and its verb if any.
  init?(for kind: ValueKind, of path: String) {
    switch kind {
    case .meal where path.hasPrefix("meal"): self = .meals
    case .id where path.hasPrefix("meal"): self = .entries
    case .id where path == "resolve": self = .conflicts
    case .food where path.hasPrefix("food"): self = .foods
    case .food where path.hasPrefix("recipe"): self = .recipes
    case .recipe where path == "recipe edit": self = .recipes
    case .number where path == "undo": self = .steps
    default: return nil
    }
  }

  struct Word: Hashable {
    let text: String
    /// Beside it, where the shell shows such.
    var beside: String?

    var line: String { beside.map { "\(text)\t\($0)" } ?? text }
  }

  /// More than this helps nobody; a shell that shows nothing yet is given fewer.
  private static let most = 50
  private static let mostOfAll = 20
  private static let patience: Int32 = 500
  /// So many of those that have the text somewhere are looked through.
  private static let page: Int64 = 100

  /// Those that begin so.
  func words(beginning text: String, _ session: inout Session) -> [Word] {
    guard DaemonStart.isAlive(session.environment),
      let words = try? found(text, &session)
    else { return [] }
    return Array(words.prefix(text.isEmpty ? Self.mostOfAll : Self.most))
  }

  private func found(_ text: String, _ session: inout Session) throws(Failure) -> [Word] {
    switch self {
    case .meals:
      let question = MealItemQuestion(last: Self.page, text: text.isEmpty ? nil : text)
      let eaten = try session.ask(
        MealCalls.List.self, question, milliseconds: Self.patience
      ).items.newestFirst.map(\.name)
      return Self.names(eaten + (try foods(text, &session)), beginning: text)
    case .foods, .recipes: return Self.names(try foods(text, &session), beginning: text)
    case .entries: return try entries(&session).filter { $0.text.hasPrefix(text) }
    case .conflicts: return try conflicts(&session).filter { $0.text.hasPrefix(text) }
    case .steps: return try steps(&session).filter { $0.text.hasPrefix(text) }
    }
  }

  private func foods(_ text: String, _ session: inout Session) throws(Failure) -> [String] {
    let question = FoodQuestion(last: Self.page, text: text.isEmpty ? nil : text)
    let foods = try session.ask(FoodCalls.List.self, question, milliseconds: Self.patience).foods
    return foods.filter { self != .recipes || $0.isRecipe }.map(\.name)
  }

  /// Each once, and none that a command line would take for something else.
  private static func names(_ names: [String], beginning text: String) -> [Word] {
    let start = FoldedName.of(text)
    var known = Set(MealCommand.declaration.verbs.map { FoldedName.of($0.name) })
    return names.filter { name in
      let folded = FoldedName.of(name)
      return folded.hasPrefix(start) && PlainText.line(name) == name && !name.hasPrefix("-")
        && !folded.isEmpty && known.insert(folded).inserted
    }.map { Word(text: $0) }
  }

  private func entries(_ session: inout Session) throws(Failure) -> [Word] {
    let question = MealItemQuestion(last: Int64(Self.mostOfAll))
    let items = try session.ask(MealCalls.List.self, question, milliseconds: Self.patience).items
    let (ids, now) = (ShortIDs(items.map(\.id.text)), Clock.now())
    let wording = try session.wording()
    return items.newestFirst.map { item in
      let time = wording.soon(item.at.instant, now: now)
      return Word(text: ids[item.id.text], beside: "\(time)  \(wording.eaten(item))")
    }
  }

  private func conflicts(_ session: inout Session) throws(Failure) -> [Word] {
    let conflicts = try session.ask(
      SyncCalls.Conflicts.self, ConflictQuestion(), milliseconds: Self.patience
    ).conflicts
    let (ids, now) = (ShortIDs(conflicts.map(\.id)), Clock.now())
    let wording = try session.wording()
    var known: Set<String> = []
    return conflicts.filter { known.insert($0.id).inserted }
      .map { Word(text: ids[$0.id], beside: wording.name(of: $0, now: now)) }
  }

  /// By their number, what was done first of those that it takes back.
  private func steps(_ session: inout Session) throws(Failure) -> [Word] {
    let question = StepQuestion(last: Int64(Self.mostOfAll))
    let steps = try session.ask(ChangeCalls.List.self, question, milliseconds: Self.patience).steps
    let (wording, now) = (try session.wording(), Clock.now())
    return steps.filter { $0.state == .done }.prefix(9).enumerated().map { place, step in
      Word(text: String(place + 1), beside: wording.sentence(for: step, now: now))
    }
  }
}
