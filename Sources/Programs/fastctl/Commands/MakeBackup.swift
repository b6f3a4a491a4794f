import Host
import Views
import Wire

enum MakeBackup {
  static var declaration: Declaration {
    Declaration(
      name: "backup",
      summary: "Make a backup of everything, or list those there are",
      details: [
        "Without FILE it lies with the automatic ones, which are made once a day.",
        "A backup is a whole database; 'restore' takes it in again.",
      ],
      arguments: [.optional(.file)],
      options: [
        .init(name: .list, meaning: "List the backups there are, newest first"),
        .json,
      ],
      examples: [
        .init(words: "backup ~/fasts.db", meaning: "A copy for another place"),
        .init(words: "backup --list", meaning: "Which there are"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let file = session.request.arguments.first
    if session.request.has(.list) {
      guard file == nil else { throw .usage(.conflict(.list, file ?? "")) }
      return try list(&session)
    }
    let made = try session.order(BackupCalls.Make.self, NoFields())
    let path = made.directory + "/" + made.backup.name
    if let file {
      do throws(FileError) { try Files.copy(path, to: file) } catch { throw .file(error) }
    }
    if session.request.has(.json) { return session.output.line(made.json) }
    session.tell(
      try session.wording().phrases(BackupMessage.written, ["file": file ?? path]))
  }

  private static func list(_ session: inout Session) throws(Failure) {
    let list = try session.ask(BackupCalls.List.self, NoFields())
    if session.request.has(.json) { return session.output.line(list.json) }
    session.output.text(BackupTable(try session.wording(), on: session.screen()).text(of: list))
  }
}
