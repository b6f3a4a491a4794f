import Host
import Views
import Wire

enum BackupCommand: Command {
  static let name = "backup"

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Back up everything, or list your backups",
      details: [
        "Without FILE, it is kept with the automatic backups, which are made once a day.",
        "A backup is a whole database; 'restore' brings it back.",
      ],
      arguments: [.optional(.file)],
      options: [
        .init(name: .list, meaning: "List your backups, newest first"),
        .json,
      ],
      examples: [
        .init(typed: "backup ~/fasts.db", meaning: "A copy to keep elsewhere"),
        .init(words: "backup --list", meaning: "All backups"),
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
      do { try Files.copy(path, to: file, isChosen: true) } catch { throw .file(error) }
    }
    if session.request.has(.json) { return session.output.line(made.json) }
    let sentence = try session.wording().phrases(BackupMessage.written, ["file": file ?? path])
    if let file, FileWriter.isStream(file) { session.say(sentence) } else { session.tell(sentence) }
  }

  private static func list(_ session: inout Session) throws(Failure) {
    let list = try session.ask(BackupCalls.List.self, NoFields())
    if session.request.has(.json) { return session.output.line(list.json) }
    session.output.text(BackupTable(try session.wording(), on: session.screen()).text(of: list))
  }
}
