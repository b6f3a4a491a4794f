import Formats
import Glibc
import Host
import Views

/// Puts fastd into the configuration of a bar, or takes it out again.
struct BarSetup {
  let bar: StatusBar
  private let places: BarPlaces
  let phrases: Phrases

  /// `setup bar [NAME] [--undo]`.
  static func run(_ name: String?, _ session: inout Session) throws(Failure) {
    guard let bar = name.flatMap(StatusBar.init(rawValue:)) else {
      guard !session.request.has(.undo) else {
        let names = StatusBar.allCases.map(\.rawValue)
        throw .usage(
          .missingArgument(.choice(placeholder: "NAME", among: .words(names)), of: "setup bar"))
      }
      return try list(&session)
    }
    let setup = Self(
      bar: bar, places: try BarPlaces(session.environment), phrases: session.phrases())
    switch (bar, session.request.has(.undo)) {
    case (.tray, false): try setup.addTray(&session)
    case (.tray, true): try setup.undoTray(&session)
    case (_, false): try setup.add(&session)
    case (_, true): try setup.undo(&session)
    }
  }

  // MARK: Which there are

  private static func list(_ session: inout Session) throws(Failure) {
    let places = try BarPlaces(session.environment)
    let phrases = session.phrases()
    let width = StatusBar.allCases.map(\.rawValue.count).max() ?? 0
    let isPlain = session.isPlain()
    for bar in StatusBar.allCases {
      let name = bar.rawValue + String(repeating: " ", count: width - bar.rawValue.count)
      let setup = Self(bar: bar, places: places, phrases: phrases)
      let standing = phrases(setup.standing)
      session.tell(isPlain ? "\(bar.rawValue): \(standing)" : "\(name)  \(standing)")
    }
    session.say(phrases(BarSetupMessage.choose))
  }

  var standing: BarSetupMessage {
    if hasOwnFile || bar == .tray && TrayUnit.isEnabled { return .setUp }
    return places.isHere(bar) ? .here : .notHere
  }

  /// Whether a file of the person's calls fastd.
  var hasOwnFile: Bool { bar.files.contains { isSetUp($0) } }

  private func isSetUp(_ file: StatusBar.File, from programs: String? = nil) -> Bool {
    guard let path = places.own(file), let bytes = try? Files.read(path, limit: BarPlaces.limit)
    else { return false }
    return ReadyText.isCalled(bar.call, in: bytes, from: programs)
  }

  // MARK: Putting it in

  func add(_ session: inout Session) throws(Failure) {
    if let advice = bar.advice { return try advise(phrases(advice), &session) }
    var changes: [BarChange] = []
    for file in bar.files {
      let change = try change(file, &session)
      if change.isAny { changes.append(change) }
    }
    // The last file is what names fastd; colours alone would change nothing that is shown.
    guard changes.contains(where: { $0.name == bar.files.last?.ready }) else {
      let isOurs = bar.files.contains { isSetUp($0, from: places.programs) }
      let message = isOurs ? BarSetupMessage.already : .alreadyElsewhere
      return session.say(phrases(message, "bar", bar.rawValue))
    }
    let kept = try make(changes, &session)
    session.say(phrases(BarSetupMessage.done, "directory", kept, "bar", bar.rawValue))
    if let reload = bar.reload {
      session.say(phrases(BarSetupMessage.reload, "command", reload))
    } else if bar == .tmux {
      let command = "tmux source-file \(changes[0].path)"
      session.say(phrases(BarSetupMessage.reload, "command", command))
    } else if bar == .tray {
      let command = "\(places.programs)/fastd-tray &"
      session.say(phrases(BarSetupMessage.reload, "command", command))
    }
  }

  private func change(
    _ file: StatusBar.File, _ session: inout Session
  ) throws(Failure) -> BarChange {
    let ready = try places.ready(file.ready, for: bar)
    let own = places.own(file)
    guard let path = own ?? places.new(file) else { throw .bar(.noConfig(bar)) }
    let source = own ?? places.model(file)
    guard source != nil || file.beginsEmpty else { throw .bar(.noConfig(bar)) }
    let base = try source.flatMap { path throws(Failure) in try BarPlaces.read(path) } ?? []
    let after = try edit(file, ready, base, path, &session)
    return BarChange(
      name: file.ready, path: path, before: own == nil ? nil : base, after: after,
      model: own == nil ? source.map { ($0, base) } : nil, mode: file.mode)
  }

  /// Asks which bar is meant where there are several, and somebody to ask.
  private func edit(
    _ file: StatusBar.File, _ ready: [UInt8], _ base: [UInt8], _ path: String,
    _ session: inout Session
  ) throws(Failure) -> [UInt8] {
    var name: String?
    while true {
      do throws(ConfigFault) {
        return try file.editor.added(ready, to: base, bar: name)
      } catch {
        guard case .several(let names) = error, session.seat == .terminal,
          !session.request.has(.yes)
        else {
          session.output.data(ready)
          throw .bar(.config(error, path: path, ready: places.readyPath(file.ready, for: bar)))
        }
        let list = names.joined(separator: ", ")
        switch Dialog(&session).ask(phrases(BarSetupMessage.which, "names", list)) {
        case .text(let text): name = names.contains(text) ? text : nil
        case .nothing: continue
        case .left: throw .said(.refused)
        }
      }
    }
  }

  /// Shows them, asks, keeps what was, and writes.
  private func make(_ changes: [BarChange], _ session: inout Session) throws(Failure) -> String {
    for change in changes { try change.check() }
    for change in changes { session.output.text(change.difference) }
    session.output.flush()
    try session.askToGoOn()
    for change in changes { try change.checkMeanwhile() }
    let kept = try BarBackup.keep(changes, of: bar, session.environment)
    for change in changes { try change.write() }
    return kept
  }

  /// Where only the person can do it: what, and with which lines.
  private func advise(_ sentence: String, _ session: inout Session) throws(Failure) {
    session.output.data(try places.ready(bar.adviceFile, for: bar))
    session.say(sentence)
    let path = places.readyPath(bar.adviceFile, for: bar)
    session.say(phrases(BarSetupMessage.byHand, "file", path))
    throw .said(.refused)
  }
}

extension BarSetup {
  // MARK: Taking it out

  func undo(_ session: inout Session) throws(Failure) {
    let backup = try BarBackup.last(of: bar, session.environment)
    let made = if let backup { backup.changes } else { try unrecorded() }
    var changes: [BarChange] = []
    for change in made {
      guard let back = try back(change, backup), back.isAny else { continue }
      changes.append(back)
    }
    guard !changes.isEmpty else {
      try backup?.noteUndone()
      session.say(phrases(BarSetupMessage.notThere, "bar", bar.rawValue))
      throw .said(.refused)
    }
    for change in changes { try change.check() }
    for change in changes { session.output.text(change.difference) }
    session.output.flush()
    try session.askToGoOn()
    for change in changes { try change.checkMeanwhile() }
    for change in changes { try change.write() }
    try backup?.noteUndone()
    session.say(phrases(BarSetupMessage.undone, "bar", bar.rawValue))
    if bar == .tmux { session.say(phrases(BarSetupMessage.untilRestart)) }
    if let reload = bar.reload {
      session.say(phrases(BarSetupMessage.reload, "command", reload))
    }
  }

  /// The person's files where nobody noted that they were changed.
  private func unrecorded() throws(Failure) -> [BarChange] {
    var changes: [BarChange] = []
    for file in bar.files {
      guard let path = places.own(file) else { continue }
      changes.append(BarChange(name: file.ready, path: path, before: nil, after: nil))
    }
    return changes
  }

  /// As the file was before; of one that was changed since only our part goes.
  private func back(_ made: BarChange, _ backup: BarBackup?) throws(Failure) -> BarChange? {
    guard let now = try BarPlaces.read(made.path) else { return nil }
    if let after = made.after, now == after {
      return BarChange(name: made.name, path: made.path, before: now, after: made.before)
    }
    guard let file = bar.files.first(where: { $0.ready == made.name }) else { return nil }
    do throws(ConfigFault) {
      guard let left = try file.editor.removed(from: now) else { return nil }
      return BarChange(name: made.name, path: made.path, before: now, after: left)
    } catch {
      throw .bar(.changedSince(path: made.path, backup: backup?.place(of: made)))
    }
  }
}
