import Formats
import Host
import Nouns
import Settings
import Views
import Wire

/// Takes in the weights of the files that have come into a folder, such as the table that openScale
/// writes on a phone and that comes through Syncthing. It can be run as often as one likes.
struct WeightInbox {
  /// The newest; a folder that holds more is for something else.
  private static let most = 100

  static func run(_ session: inout Session) throws(Failure) {
    let settings = try SettingsStore(session.environment).read().settings
    guard case .path(let folder) = settings.weightInbox else { throw .noInbox }
    let memory = try InboxMemory(session.environment)
    let known = memory.read(of: folder)
    var (state, trouble) = (InboxState(folder: folder), Failure?.none)
    for name in try names(in: folder) {
      guard let stamp = Files.stamp(of: "\(folder)/\(name)") else { continue }
      let file = InboxFile(name: name, stamp: stamp)
      if !known.files.contains(file) {
        do throws(Failure) { try take("\(folder)/\(name)", &session) } catch {
          trouble = trouble ?? error
          continue
        }
      }
      state.files.append(file)
    }
    if state != known { try memory.write(state) }
    if let trouble { throw trouble }
  }

  /// Forgets what was taken in, and says where that stood.
  static func forget(_ session: inout Session) throws(Failure) -> [String] {
    let memory = try InboxMemory(session.environment)
    guard Files.size(memory.path) != nil else { return [] }
    try memory.clear()
    return [memory.path]
  }

  private static func names(in folder: String) throws(Failure) -> [String] {
    let names: [String]
    do { names = try Files.visible(in: folder) } catch { throw .inboxGone(folder) }
    return names.filter { $0.lowercased().hasSuffix(".csv") }.sorted().suffix(most)
  }

  private static func take(_ path: String, _ session: inout Session) throws(Failure) {
    var run = ImportRun(path: path)
    var options = ImportOptions(zone: try session.wording().zone)
    options.limits.rows = ImportCalls.mostRows
    try run.read(options, session.phrases())
    run.keep(.weighing)
    try run.stage(&session)
    try run.check(&session)
    let taken = run.count(.new) == 0 ? 0 : try run.commit(&session)
    guard taken > 0 else { return }
    let name = PlainText.line(Files.name(of: path))
    session.tell(session.phrases()(PluralMessage.weighingsArrived, taken, "file", name))
  }
}

extension PluralMessage {
  fileprivate static var weighingsArrived: Self {
    Self(
      one: "{n} weigh-in imported from {file}. To take it back: fastctl undo",
      many: "{n} weigh-ins imported from {file}. To take them back: fastctl undo")
  }
}
