import Glibc
import Host
import Nouns
import Views
import Wire

enum RestoreCommand: Command {
  static let name = "restore"
  static let shownBy = "undo --list"

  static func needsTerminal(_ request: Request) -> Bool { true }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Restore everything from a backup",
      details: [
        "It checks the file, shows what would change and asks. Settings are not part of a backup.",
        "'undo' takes it back, and the data it replaces is backed up as well.",
        "FILE can be the name of an automatic backup, as shown by 'backup --list'.",
        "With --none, nothing is restored: the warning about a lost database goes away, and a damaged one is replaced by an empty one.",
      ],
      arguments: [.optional(.file)],
      options: [
        .init(name: .dryRun, meaning: "Only show what would change"),
        .init(name: .none, meaning: "Continue without the data of a lost database"),
        .yes, .json,
      ],
      examples: [
        .init(typed: "restore ~/fasts.db", meaning: "Check it, then restore it"),
        .init(typed: "restore ~/fasts.db --dry-run", meaning: "Only check it"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    if session.request.has(.none) { return try dismiss(&session) }
    guard let file = session.request.arguments.first else {
      throw .usage(.missingArgument(.file, of: "restore"))
    }
    let list = try session.ask(BackupCalls.List.self, NoFields())
    if !file.contains("/"), list.backups.contains(where: { $0.name == file }) {
      return try take(file, &session) { _ in }
    }
    // The daemon reads its own directories only.
    let name = ".restore-\(getpid())"
    let copy = Copy(file: file, path: list.directory + "/" + name)
    defer { copy.remove() }
    do throws(Failure) {
      try take(name, &session) { isWanted throws(Failure) in
        if isWanted { try copy.make() } else { copy.remove() }
      }
    } catch {
      guard case .refused(.notABackup(_, let flaw, let detail)) = error else { throw error }
      throw .refused(.notABackup(name: file, flaw, detail: detail))
    }
  }

  /// A database of the person's with its logs, where the daemon can read it.
  private struct Copy {
    let file: String
    let path: String
    private static let suffixes = ["-wal", "-journal", ""]

    func make() throws(Failure) {
      do throws(FileError) {
        try Files.makePrivateDirectory(Files.parent(of: path))
        for suffix in Self.suffixes where suffix.isEmpty || Files.size(file + suffix) != nil {
          try Files.copy(file + suffix, to: path + suffix)
        }
      } catch {
        throw .file(error)
      }
    }

    func remove() {
      for suffix in Self.suffixes + ["-shm"] { unlink(path + suffix) }
    }
  }

  /// While the person thinks, no copy lies about that nobody would remove after Ctrl-C; should the file
  /// be another one by then, they are asked again.
  private static func take(
    _ name: String, _ session: inout Session, bring: (Bool) throws(Failure) -> Void
  ) throws(Failure) {
    var agreed: BackupComparison?
    while true {
      try bring(true)
      let comparison = try session.ask(BackupCalls.Compare.self, BackupName(name: name))
      if session.request.has(.dryRun) || comparison.changesNothing {
        return try tell(comparison, &session)
      }
      if session.request.has(.yes) || agreed == comparison { break }
      try bring(false)
      for sentence in try session.wording().sentences(for: comparison) { session.say(sentence) }
      let machines = try session.ask(SyncCalls.Machines.self, NoFields())
      let others = Int64(machines.machines.count { !$0.isOwn && !$0.left })
      if machines.place != nil, others > 0 { session.say(session.phrases()(.goesTo, others)) }
      try session.askToGoOn()
      agreed = comparison
    }
    let answer = try session.order(BackupCalls.Restore.self, BackupName(name: name))
    if session.request.has(.json) { return session.output.line(answer.json) }
    for sentence in try session.wording().sentences(for: answer) { session.tell(sentence) }
  }

  private static func dismiss(_ session: inout Session) throws(Failure) {
    if let file = session.request.arguments.first { throw .usage(.conflict(.none, file)) }
    let answer = try session.order(BackupCalls.Dismiss.self, NoFields())
    if session.request.has(.json) { return session.output.line(answer.json) }
    session.tell(try session.wording().sentence(for: answer))
  }

  private static func tell(
    _ comparison: BackupComparison, _ session: inout Session
  ) throws(Failure) {
    if session.request.has(.json) { return session.output.line(comparison.json) }
    for sentence in try session.wording().sentences(for: comparison) {
      session.tell(sentence)
    }
  }
}
