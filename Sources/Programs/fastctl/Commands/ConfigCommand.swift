import Host
import Settings
import Time
import Views
import Wire

enum ConfigCommand: Command {
  static let name = "config"

  static func view(_ request: Request) -> String? { request.isLooking ? "settings" : nil }
  static func needsTerminal(_ request: Request) -> Bool { request.verb == "edit" }
  /// The file is read without one.
  static func startsDaemon(_ request: Request) -> Bool {
    request.verb != ConfigVerb.list.rawValue
      && request.arguments.first.flatMap(Settings.Key.init(rawValue:))?.isRow == true
  }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Show and change the settings",
      details: [
        "The daemon checks a change before it is written; the file keeps its comments and order.",
        "The file can be changed while the daemon is not running; what is kept with your data needs it.",
      ],
      verbs: [
        Declaration(
          name: "list", summary: "List all settings with their values",
          details: [
            "A line that starts with # shows a default.",
            "How each kind of notification looks is listed only where you changed it.",
          ],
          arguments: [.optional(.settingKey)],
          options: [
            .init(
              name: .all,
              meaning: "Include the urgency, timeout, sound and icon of each notification"), .json,
          ],
          examples: [
            .init(words: "config list", meaning: "All settings and their values"),
            .init(words: "config list notify", meaning: "Only the settings of notifications"),
          ]),
        Declaration(
          name: "get", summary: "Print the value of a setting",
          arguments: [.required(.settingKey)],
          examples: [.init(words: "config get language", meaning: "Which language is used")]),
        Declaration(
          name: "set", summary: "Change a setting",
          arguments: [.required(.settingKey), .required(.settingValue)],
          examples: [.init(words: "config set time.format 24", meaning: "13:00, not 1 pm")]),
        Declaration(
          name: "unset", summary: "Reset a setting to its default",
          arguments: [.required(.settingKey)],
          examples: [
            .init(words: "config unset time.format", meaning: "Back to your locale's format")
          ]),
        Declaration(
          name: "edit", summary: "Edit the file; it takes effect once it has no mistakes",
          details: ["It opens $VISUAL, otherwise $EDITOR, otherwise vi."],
          examples: [.init(words: "config edit", meaning: "All settings, each with an explanation")]
        ),
      ],
      examples: [.init(words: "config list", meaning: "All settings and their values")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    switch session.request.verb.flatMap(ConfigVerb.init(rawValue:)) {
    case .list: try list(&session)
    case .get: try get(&session)
    case .set: try set(&session)
    case .unset: try unset(&session)
    case .edit: try edit(&session)
    case nil: throw .usage(.missingVerb(name, among: declaration.visibleVerbs))
    }
  }

  // MARK: Looking

  private static func list(_ session: inout Session) throws(Failure) {
    let file = try withRows(try SettingsStore(session.environment).read(), &session)
    let isWhole = session.request.has(.all) || session.request.has(.json)
    var shown = Settings.Key.allCases.filter { isWhole || !$0.isLook || file.sets($0) }
    if let beginning = session.request.arguments.first {
      shown.removeAll { !$0.rawValue.utf8.starts(with: beginning.utf8) }
      if shown.isEmpty { shown = [try key(session.request)] }
    }
    let values = values(of: shown, in: file)
    if session.request.has(.json) {
      session.output.line(array: values.map(\.json))
    } else if session.screen().width == nil {
      let phrases = session.isPlain() ? session.phrases() : nil
      for value in values { session.output.line(line(of: value, inWords: phrases)) }
    } else {
      let groups = groups(of: Array(zip(shown, values)), &session)
      session.showPages(groups.listing.text)
    }
    try refuse(file.problems, session.phrases())
  }

  /// Those that are listed without a word, each with its key.
  static func shown(
    _ session: inout Session
  ) throws(Failure) -> (listing: Listing, keys: [Settings.Key]) {
    let file = try withRows(try SettingsStore(session.environment).read(), &session)
    try refuse(file.problems, session.phrases())
    let shown = Settings.Key.allCases.filter { !$0.isLook || file.sets($0) }
    return groups(of: Array(zip(shown, values(of: shown, in: file))), &session)
  }

  private static func values(of keys: [Settings.Key], in file: SettingsFile) -> [SettingValue] {
    keys.map { key in
      SettingValue(key: key.rawValue, value: file.settings[key], isDefault: !file.sets(key))
    }
  }

  /// What a person at a terminal wants to choose from; a program gets the lines alone.
  private static func groups(
    of settings: [(key: Settings.Key, value: SettingValue)], _ session: inout Session
  ) -> (listing: Listing, keys: [Settings.Key]) {
    let phrases = session.phrases()
    let entries = settings.map { key, value in
      let entry = SettingList.Entry(
        line: line(of: value, inWords: nil), meaning: phrases(key.sentence),
        isDefault: value.isDefault)
      return (key: key, entry: (key: key, shown: entry))
    }
    let groups = SettingGroup.divided(entries)
    let listing = SettingList(on: session.screen()).listing(
      of: groups.map {
        (heading: phrases($0.group), entries: $0.entries.map(\.shown))
      })
    return (listing, groups.flatMap { $0.entries.map(\.key) })
  }

  /// As the file has it, a default commented out; or in words.
  private static func line(of setting: SettingValue, inWords phrases: Phrases?) -> String {
    guard let phrases else {
      return "\(setting.isDefault ? "# " : "")\(setting.key) = \(setting.value)"
    }
    let message: ConfigMessage = setting.isDefault ? .byDefault : .isSet
    return phrases(message, "key", setting.key, "value", setting.value)
  }

  private static func get(_ session: inout Session) throws(Failure) {
    let key = try key(session.request)
    var file = try SettingsStore(session.environment).read()
    if key.isRow { file = try withRows(file, &session, isNeeded: true) }
    session.output.line(file.settings[key])
  }

  // MARK: Changing

  private static func set(_ session: inout Session) throws(Failure) {
    try set(try key(session.request), to: session.request.arguments[1], &session)
  }

  static func set(
    _ key: Settings.Key, to value: String, _ session: inout Session
  ) throws(Failure) {
    try set([(key, value)], &session)
  }

  /// Several at once, or none.
  static func set(
    _ values: [(key: Settings.Key, value: String)], _ session: inout Session
  ) throws(Failure) {
    let store = try SettingsStore(session.environment)
    var file = try store.read()
    let old = file.text
    for (key, value) in values {
      guard !key.isRow else { file.unset(key); continue }
      do { try file.set(key, to: written(value, for: key)) } catch { throw .setting(error) }
    }
    if file.text != old { try refuse(file.problems, session.phrases()) }
    try setRows(values.filter(\.key.isRow), &session)
    if file.text != old { try save(file, to: store, &session) }
  }

  /// Words may be typed in either language; the file has the English one.
  static func written(_ value: String, for key: Settings.Key) -> String {
    let words = key.shape.words
    if words.contains(value) { return value }
    return Term.settings.filter { words.contains($0.word) }.term(for: value)?.word ?? value
  }

  private static func unset(_ session: inout Session) throws(Failure) {
    let key = try key(session.request)
    guard !key.isRow else { return try set(key, to: key.fallback, &session) }
    let store = try SettingsStore(session.environment)
    var file = try store.read()
    let old = file.problems
    file.unset(key)
    // What is left to mend is named by the lines of the file as it stays.
    if !file.problems.isEmpty { try refuse(old, session.phrases()) }
    try save(file, to: store, &session)
  }

  private static func edit(_ session: inout Session) throws(Failure) {
    let store = try SettingsStore(session.environment)
    let editor = try Editor(session.environment)
    let phrases = session.phrases()
    var text =
      try store.text() ?? Array(SettingsFile.sample { phrases(Phrase(rawValue: $0)) }.utf8)
    while true {
      text = try editor.edit(text, beside: store.path)
      do throws(Failure) {
        return try saveEdited(SettingsFile(text), to: store, &session)
      } catch {
        guard case .settings = error else { throw error }
        session.say(Sentences(phrases: phrases, wording: nil).text(of: error) ?? "")
        guard Dialog(&session).agrees(phrases(ConfigMessage.again), onEnter: true) == true else {
          throw .said(.refused)
        }
      }
    }
  }

  /// Lines of values that are rows are carried out, and then leave the file: until then it has all that was
  /// typed.
  private static func saveEdited(
    _ edited: SettingsFile, to store: SettingsStore, _ session: inout Session
  ) throws(Failure) {
    try save(edited, to: store, &session)
    let rows = Settings.Key.allCases.filter { $0.isRow && edited.sets($0) }
    guard !rows.isEmpty else { return }
    try setRows(rows.map { ($0, edited.settings[$0]) }, &session)
    var file = edited
    for key in rows { file.unset(key) }
    try save(file, to: store, &session)
  }

  /// The daemon approves first; without one the same parser judges here.
  private static func save(
    _ file: SettingsFile, to store: SettingsStore, _ session: inout Session
  ) throws(Failure) {
    try refuse(file.problems, session.phrases())
    let text = SettingsText(text: String(decoding: file.text, as: UTF8.self))
    let judged = try? session.ask(SettingsCalls.Check.self, text)
    if let problems = judged?.problems, !problems.isEmpty {
      throw .settings(problems.map(Failure.Problem.init))
    }
    try store.write(file.text)
    if judged != nil { _ = try session.ask(SettingsCalls.Reload.self, NoFields()) }
  }

  private static func refuse(
    _ problems: [SettingsFile.Problem], _ phrases: Phrases
  ) throws(Failure) {
    guard !problems.isEmpty else { return }
    let sentences = SettingSentences(phrases: phrases)
    throw .settings(
      problems.map { Failure.Problem(line: $0.line, text: sentences.text(of: $0.error)) })
  }

  private static func key(_ request: Request) throws(Failure) -> Settings.Key {
    do { return try SettingsFile.key(named: request.arguments.first ?? "") } catch {
      throw .setting(error)
    }
  }
}

enum ConfigVerb: String {
  case list, get, set, unset, edit
}

enum ConfigMessage: String, Message {
  case isSet = "{key}: {value}"
  case byDefault = "{key}: {value} (default)"
  case again = "Nothing was changed. Edit the file again?"
}

extension Failure.Problem {
  /// As a daemon of another version sees it.
  init(_ problem: SettingsProblem) {
    let facts = [problem.key, problem.code, problem.detail].compactMap { $0 }
    self.init(line: Int(clamping: problem.line), text: facts.joined(separator: ": "))
  }
}
