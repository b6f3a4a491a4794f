import Glibc
import Host
import Views
import Wire

enum Restore {
  static var declaration: Declaration {
    Declaration(
      name: "restore",
      summary: "Make everything as it is in a backup",
      details: [
        "It checks the file, says what would change and asks. Settings are no part of a backup.",
        "'undo' takes it back, and what was there is kept as a backup as well.",
        "FILE may be the name of an automatic backup, as 'backup --list' has it.",
      ],
      arguments: [.required(.file)],
      options: [
        .init(name: .dryRun, meaning: "Only say what would change"),
        .yes, .json,
      ],
      examples: [
        .init(words: "restore ~/fasts.db", meaning: "Look at it, and take it in"),
        .init(words: "restore ~/fasts.db --dry-run", meaning: "Only look"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let file = session.request.arguments.first ?? ""
    let list = try session.ask(BackupCalls.List.self, NoFields())
    if !file.contains("/"), list.backups.contains(where: { $0.name == file }) {
      return try take(file, &session)
    }
    // The daemon reads its own directories only.
    let name = ".restore-\(getpid())"
    let copy = list.directory + "/" + name
    try bring(file, to: copy, in: list.directory)
    defer { unlink(copy) }
    do throws(Failure) { try take(name, &session) } catch {
      guard case .refused(.notABackup(_, let reason)) = error else { throw error }
      throw .refused(.notABackup(name: file, reason: reason))
    }
  }

  private static func bring(
    _ file: String, to copy: String, in directory: String
  ) throws(Failure) {
    do throws(FileError) {
      try Files.makePrivateDirectory(directory)
      try Files.copy(file, to: copy)
    } catch {
      throw .file(error)
    }
  }

  private static func take(_ name: String, _ session: inout Session) throws(Failure) {
    let comparison = try session.ask(BackupCalls.Compare.self, BackupName(name: name))
    let isSame = comparison.added + comparison.changed + comparison.removed == 0
    if session.request.has(.dryRun) || isSame {
      return try tell(comparison, &session)
    }
    if !session.request.has(.yes) {
      for sentence in try session.wording().sentences(for: comparison) { Output.say(sentence) }
      try session.askToGoOn()
    }
    let answer = try session.order(BackupCalls.Restore.self, BackupName(name: name))
    if session.request.has(.json) { return session.output.line(answer.json) }
    for sentence in try session.wording().sentences(for: answer) { session.output.line(sentence) }
  }

  private static func tell(
    _ comparison: BackupComparison, _ session: inout Session
  ) throws(Failure) {
    if session.request.has(.json) { return session.output.line(comparison.json) }
    for sentence in try session.wording().sentences(for: comparison) {
      session.output.line(sentence)
    }
  }
}
