import Glibc
import Host
import Settings
import Time
import Views
import Wire

extension Examination {
  /// Whether what ends can be written where it is to be; nothing where that is nowhere.
  mutating func examineHealthFolder() {
    guard let settings = try? SettingsStore(environment).read().settings,
      case .path(let path) = settings.health.folder
    else { return }
    do {
      let count = try Files.visible(in: path).count {
        HealthFolder.id(in: $0) != nil || HealthWeights.isName($0)
      }
      found(
        .healthFolder, .ok, .healthFolderFine,
        ["path": path, "count": wording.number(Int64(count))])
    } catch {
      found(.healthFolder, .warn, .healthFolderAway, ["path": path])
    }
  }

  /// Whether weights can be read where they are to arrive.
  mutating func examineInbox() {
    guard let settings = try? SettingsStore(environment).read().settings,
      case .path(let path) = settings.weightInbox
    else { return }
    if let count = try? WeightInbox.tables(in: path).count {
      let isFull = count > WeightInbox.most
      found(
        .weightInbox, isFull ? .warn : .ok, isFull ? .inboxFull : .inboxFine,
        ["path": path, "count": wording.number(Int64(WeightInbox.most))])
    } else {
      found(.weightInbox, .warn, .inboxAway, ["path": path])
    }
  }
}

extension Examination {
  /// Whether lines from a phone can be read and answered, and which was the last file.
  mutating func examinePhone() {
    guard let settings = try? SettingsStore(environment).read().settings,
      let folder = PhoneFolder(settings)
    else { return }
    guard Files.isDirectory(folder.inbox) else {
      return found(.phone, .warn, .phoneAway, ["path": folder.inbox])
    }
    guard access(folder.path, W_OK | X_OK) == 0, access(folder.outbox, W_OK | X_OK) == 0 else {
      return found(.phone, .fail, .phoneUnwritable, ["path": folder.path])
    }
    guard let last = try? PhoneInbox.memory(environment).read()?.files.last else {
      return found(.phone, .ok, .phoneUnused, ["path": folder.inbox])
    }
    found(
      .phone, .ok, .phoneFine,
      [
        "path": folder.inbox, "file": PlainText.line(last.name),
        "time": wording.moment(Instant(milliseconds: last.at), now: Clock.now()),
        "done": wording.number(last.done), "refused": wording.number(last.refused),
      ])
  }
}

extension Examination {
  /// More of them in one file have one cause.
  private static let mostNamed = 5

  /// The person's own lines for the coach; nothing where there are none.
  mutating func examineCoach() {
    guard let path = (try? Places(environment))?.coachLines else { return }
    let text: [UInt8]?
    do { text = try Files.read(path, limit: CoachBook.Limit.fileLength) } catch {
      let sentences = Sentences(phrases: phrases, wording: wording)
      return found(.coach, .warn, sentences.reason(for: .file(error)))
    }
    guard let text else { return }
    let book = CoachBook(text)
    guard !book.problems.isEmpty else {
      return found(.coach, .ok, .coachFine, ["path": path, "count": "\(book.count)"])
    }
    let sentences = CoachSentences(phrases: phrases)
    for problem in book.problems.prefix(Self.mostNamed) {
      found(
        .coach, .warn, .coachWrong,
        [
          "line": "\(problem.line)", "path": path,
          "why": sentences.text(of: problem.mistake),
        ])
    }
    let rest = book.problems.count - Self.mostNamed
    if rest > 0 { found(.coach, .warn, .coachMore, ["count": "\(rest)", "path": path]) }
  }
}

/// Whether what was done comes to what is recorded.
extension Examination {
  /// A report that names a few of them is enough to look for why.
  private static let mostListed = 3

  /// Nil from a daemon that does not know of them, which has been found to be of another version.
  func askForOperations(_ session: inout Session) -> CheckedOperations? {
    try? session.ask(ChangeCalls.CheckOperations.self, NoFields())
  }

  mutating func examineOperations(_ check: CheckedOperations?) {
    guard let check else { return }
    if !check.differing.isEmpty {
      found(.operations, .warn, .operationsDiffer, ["rows": Self.list(check.differing)])
    }
    if !check.altered.isEmpty {
      found(.operations, .warn, .operationsAltered, ["operations": Self.list(check.altered)])
    }
    if let ahead = check.ahead, !ahead.isEmpty {
      found(.clock, .warn, .datedAhead, ["rows": Self.list(ahead)])
    }
    if check.differing.isEmpty, check.altered.isEmpty {
      found(.operations, .ok, phrases(.operationsAgree, check.operations))
    }
  }

  private static func list(_ names: [String]) -> String {
    let more = names.count > mostListed ? ["…"] : []
    return (names.prefix(mostListed) + more).joined(separator: ", ")
  }
}

extension PluralMessage {
  fileprivate static var operationsAgree: Self {
    Self(
      one: "{n} operation agrees with what is recorded",
      many: "{n} operations agree with what is recorded")
  }
}
