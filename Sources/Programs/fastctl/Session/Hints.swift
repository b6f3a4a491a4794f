import Glibc
import Host
import Time
import Views

/// What is said once and not again; kept with what else is of this machine only.
struct Hints {
  enum Saying: Equatable {
    case disclaimer, safetyQuestions, newestSafetyQuestions
    /// Once for each fast; by its id.
    case longGoal(String)
    /// A fast since that meal was offered; once for each.
    case gap(Instant)
    case hint(Hint)
    /// It was opened to be read.
    case article(Article.Name)

    fileprivate var text: String {
      switch self {
      case .disclaimer: "disclaimer"
      case .safetyQuestions: "safety-questions"
      case .newestSafetyQuestions: "safety-questions 2"
      case .longGoal(let id): Self.longGoals + id
      case .gap(let meal): Self.gaps + String(meal.milliseconds)
      case .hint(let hint): "hint " + hint.rawValue
      case .article(let name): "read " + name.rawValue
      }
    }

    fileprivate static let longGoals = "long-goal "
    fileprivate static let gaps = "gap "
  }

  private let path: String?
  private var said: Set<String>

  private static let limit = 4096

  init(_ environment: Environment) {
    path = (try? Places(environment)).map { $0.state + "/hints" }
    let bytes = path.flatMap { try? Files.read($0, limit: Self.limit) } ?? []
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    said = Set(lines.map { String(decoding: $0, as: UTF8.self) })
  }

  func wasSaid(_ saying: Saying) -> Bool { said.contains(saying.text) }

  /// False where that cannot be kept, so that it would be said again another time.
  @discardableResult
  mutating func note(_ saying: Saying) -> Bool {
    // Of the fasts only the last one matters.
    if case .longGoal = saying { forgetLongGoals() }
    if case .gap = saying { said = said.filter { !$0.hasPrefix(Saying.gaps) } }
    said.insert(saying.text)
    return (try? keep()) != nil
  }

  private mutating func forgetLongGoals() {
    said = said.filter { !$0.hasPrefix(Saying.longGoals) }
  }

  private func keep() throws(FileError) {
    guard let path else { return }
    let text = said.sorted().map { $0 + "\n" }.joined()
    try Files.makePrivateDirectory(Files.parent(of: path))
    try Files.replace(path, with: Array(text.utf8))
  }

  /// Takes away what was kept, and says where it was.
  func forget() -> String? {
    guard let path, unlink(path) == 0 else { return nil }
    return path
  }
}

// What becomes of hints at moments that help.
extension Hints {
  func fate(of hint: Hint) -> Hint.Fate {
    if said.contains(Self.dismissal(of: hint)) { return .dismissed }
    let isCare = hint == .longGoal && said.contains { $0.hasPrefix(Saying.longGoals) }
    return isCare || wasSaid(.hint(hint)) ? .shown : .toCome
  }

  mutating func dismiss(_ hints: [Hint]) throws(FileError) {
    said.formUnion(hints.map(Self.dismissal))
    try keep()
  }

  /// Each of them comes once more.
  mutating func bringBack() throws(FileError) {
    forgetLongGoals()
    for hint in Hint.allCases {
      said.remove(Saying.hint(hint).text)
      said.remove(Self.dismissal(of: hint))
    }
    try keep()
  }

  private static func dismissal(of hint: Hint) -> String { "dismissed " + hint.rawValue }
}
