import Formats
import Host
import Nouns
import Settings
import Views
import Wire

/// Takes in the weights of the files that have come into a folder, such as the table that openScale
/// writes on a phone and that comes through Syncthing. It can be run as often as one likes.
struct WeightInbox {
  /// The last by their names; a folder that holds more is for something else.
  static let most = 2000
  /// After so many it is written down that they were read: what is broken off then goes on there.
  private static let atOnce = 50

  static func run(_ session: inout Session) throws(Failure) {
    let settings = try SettingsStore(session.environment).read().settings
    guard case .path(let folder) = settings.weightInbox else { throw .noInbox }
    let memory = try memory(session.environment)
    let known = memory.read().flatMap { $0.folder == folder ? $0 : nil }
    var (state, trouble) = (InboxState(folder: folder), Failure?.none)
    var arrived: [String] = []
    let before = Set(known?.files ?? [])
    var fresh = 0
    for file in try files(in: folder) {
      if !before.contains(file) {
        fresh += 1
        if fresh.isMultiple(of: Self.atOnce) { try memory.write(state.joined(with: known)) }
        do throws(Failure) { try take("\(folder)/\(file.name)", &arrived, &session) } catch {
          trouble = trouble ?? error
          continue
        }
      }
      state.files.append(file)
    }
    if state != known { try memory.write(state) }
    // What went wrong comes first: of what fastctl says the daemon keeps the first line.
    if let trouble {
      session.say(Sentences(phrases: session.phrases(), wording: nil).text(of: trouble) ?? "")
    }
    for sentence in arrived { session.tell(sentence) }
    if let trouble { throw .said(trouble.exitCode) }
  }

  /// What lies there now stays out: else all that the person has erased would be back at once.
  static func passOver(_ session: inout Session) {
    guard let settings = try? SettingsStore(session.environment).read().settings,
      case .path(let folder) = settings.weightInbox, let files = try? files(in: folder),
      let memory = try? memory(session.environment)
    else { return }
    var state = InboxState(folder: folder)
    state.files = files
    try? memory.write(state)
  }

  private static func memory(
    _ environment: Environment
  ) throws(Failure) -> StateFile<InboxState> {
    try StateFile("inbox.json", environment)
  }

  private static func files(in folder: String) throws(Failure) -> [InboxFile] {
    try tables(in: folder).suffix(most).compactMap { name in
      Files.stamp(of: "\(folder)/\(name)").map { InboxFile(name: name, stamp: $0) }
    }
  }

  /// By their names.
  static func tables(in folder: String) throws(Failure) -> [String] {
    let names: [String]
    do { names = try Files.visible(in: folder) } catch { throw .inboxGone(folder) }
    return names.filter { $0.lowercased().hasSuffix(".csv") }.sorted()
  }

  private static func take(
    _ path: String, _ arrived: inout [String], _ session: inout Session
  ) throws(Failure) {
    var run = ImportRun(path: path)
    var options = ImportOptions(zone: try session.wording().zone)
    options.limits.rows = ImportCalls.mostRows
    try run.read(options, session.phrases())
    run.keep(.weighing)
    try run.stage(&session)
    try run.check(&session)
    let taken = run.count(.new) == 0 ? 0 : try run.commit(&session)
    let name = PlainText.line(Files.name(of: path))
    if taken > 0 {
      arrived.append(session.phrases()(PluralMessage.weighingsArrived, taken, "file", name))
    }
    guard !run.isFaulty else { throw .unreadLines(file: name) }
  }
}

extension PluralMessage {
  fileprivate static var weighingsArrived: Self {
    Self(
      one: "{n} weigh-in imported from {file}. To take it back: fastctl undo",
      many: "{n} weigh-ins imported from {file}. To take them back: fastctl undo")
  }
}

/// Which files of the inbox were taken in, and as they were then: what the person deletes afterwards
/// does not come back before its file is another one.
struct InboxState: Record, Equatable {
  var folder = ""
  var files: [InboxFile] = []

  init(folder: String) { self.folder = folder }

  init() {}

  /// With what was known before and is still to be looked at.
  func joined(with earlier: InboxState?) -> InboxState {
    let names = Set(files.map(\.name))
    var all = self
    all.files += (earlier?.files ?? []).filter { !names.contains($0.name) }
    return all
  }

  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("folder", &folder)
    try fields.records("files", &files)
  }
}

struct InboxFile: Record, Hashable {
  var name = ""
  var stamp = ""

  init(name: String, stamp: String) { (self.name, self.stamp) = (name, stamp) }

  init() {}

  mutating func fields<F: Fields>(_ fields: inout F) throws(F.Failure) {
    try fields.string("name", &name)
    try fields.string("stamp", &stamp)
  }
}
