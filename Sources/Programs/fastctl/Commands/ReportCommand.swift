import Glibc
import Host
import Time
import Views

enum ReportCommand: Command {
  static let name = "report"

  static func startsDaemon(_ request: Request) -> Bool { false }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Write the details for a bug report to a file",
      details: [
        "Nothing is sent. Read the file before you share it.",
        "It contains the versions, the findings of doctor, the state of the unit and the end of its log.",
      ],
      options: [.init(name: .output, meaning: "The file to write")],
      examples: [.init(words: "report", meaning: "Write it and print its path")])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let path = try path(of: session.request, session.environment)
    let text = BugReport.text(&session)
    do throws(FileError) {
      if !session.request.has(.output) {
        try Files.makePrivateDirectory(Files.parent(of: path))
      }
      try Files.replace(
        path, with: Array(text.utf8), isChosen: session.request.has(.output))
    } catch {
      throw .file(error)
    }
    // A stream need not be found, and may lead to the same place.
    if !FileWriter.isStream(path) { session.output.line(PlainText.escaped(path)) }
    session.say(session.phrases()(ReportMessage.readFirst))
  }

  private static func path(
    of request: Request, _ environment: Environment
  ) throws(Failure) -> String {
    if let path = request.value(.output) { return path }
    do {
      return try Places(environment).state + "/report-\(Clock.now().seconds).txt"
    } catch {
      throw .noHome(error)
    }
  }
}

enum ReportMessage: String, Message {
  case readFirst = "Nothing was sent. Read the file before you share it."
}

/// The page that `page --open` leaves where only its owner reads it, until the next one.
enum KeptReport {
  static func path(_ environment: Environment) throws(PlacesError) -> String {
    try Places(environment).state + "/report.html"
  }

  /// What is erased may stand in it. The path of what was removed; nil where there was none.
  @discardableResult static func forget(_ environment: Environment) -> String? {
    guard let path = try? path(environment), unlink(path) == 0 else { return nil }
    return path
  }
}
