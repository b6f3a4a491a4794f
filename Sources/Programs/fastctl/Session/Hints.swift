import Glibc
import Host
import Time
import Views
import Wire

/// What is said once and not again; kept with what else is of this machine only.
struct Hints {
  enum Hint: Equatable {
    case disclaimer, safetyQuestions
    /// Once for each fast; by its id.
    case longGoal(String)

    fileprivate var text: String {
      switch self {
      case .disclaimer: "disclaimer"
      case .safetyQuestions: "safety-questions"
      case .longGoal(let id): Self.longGoals + id
      }
    }

    fileprivate static let longGoals = "long-goal "
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

  func wasSaid(_ hint: Hint) -> Bool { said.contains(hint.text) }

  /// Where that cannot be kept it is said again another time, which harms nobody.
  mutating func note(_ hint: Hint) {
    // Of the fasts only the last one matters.
    if case .longGoal = hint { said = said.filter { !$0.hasPrefix(Hint.longGoals) } }
    said.insert(hint.text)
    guard let path else { return }
    let text = said.sorted().map { $0 + "\n" }.joined()
    try? Files.makePrivateDirectory(Files.parent(of: path))
    try? Files.replace(path, with: Array(text.utf8))
  }

  /// Takes away what was kept, and says where it was.
  func forget() -> String? {
    guard let path, unlink(path) == 0 else { return nil }
    return path
  }
}

extension Session {
  /// With the first fast begun at a terminal: what fastd is not, and who should be asked first.
  mutating func introduce(_ fast: Entry) {
    guard !request.has(.json), seat != .desktop, isatty(STDERR_FILENO) == 1 else { return }
    var hints = Hints(environment)
    if !hints.wasSaid(.disclaimer) {
      say("\n" + phrases()(DisclaimerMessage.disclaimer))
      hints.note(.disclaimer)
    }
    guard !hints.wasSaid(.safetyQuestions), fast.end == nil, let goal = fast.goal,
      goal > SafetyQuestion.longestForAll,
      let safety = try? ask(ProfileCalls.GetSafety.self, NoFields()).safety
    else { return }
    if safety.at == nil { say("\n" + phrases()(SetupMessage.offer)) }
    hints.note(.safetyQuestions)
  }

  /// Such a goal is no reason to refuse or to ask, but one to say what to mind, once for each fast.
  mutating func careForLongGoal(_ fast: Entry) {
    guard let care = longGoalCare(fast) else { return }
    output.flush()
    Output.say(care)
  }

  /// Nil where it has been said of this fast.
  mutating func longGoalCare(_ fast: Entry) -> String? {
    guard fast.end == nil, let goal = fast.goal, goal > Span.hours(24).seconds else { return nil }
    var hints = Hints(environment)
    guard !hints.wasSaid(.longGoal(fast.id)) else { return nil }
    hints.note(.longGoal(fast.id))
    return phrases()(TroubleMessage.longGoal)
  }

  /// A paragraph to the person, after all that was printed for them.
  mutating func say(_ paragraph: String) {
    output.flush()
    let lines = paragraph.split(separator: "\n", omittingEmptySubsequences: false)
    let screen = errorScreen()
    Output.prompt(lines.map { Page.paragraph(String($0), on: screen) }.joined())
  }
}
