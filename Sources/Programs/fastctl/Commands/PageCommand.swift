import Glibc
import Host
import Nouns
import Time
import Views
import Wire

/// `fastctl page`: a report as a web page.
enum PageCommand: Command {
  static let name = "page"

  static func view(_ request: Request) -> String? { name }

  static var declaration: Declaration {
    Declaration(
      name: name,
      summary: "Write a report as a web page to read, print or show to somebody",
      details: [
        "It is one file that needs nothing else: no network, no scripts. It contains your fasts, statistics, a calendar, charts and your diet program.",
        "Weight, meals and notes are left out unless you ask for them. The file can only be read by you until you pass it on.",
        "On paper, the numbers and pictures are on the first sheet, and the tables follow it; with --brief they are left out.",
        "Without --from, it covers a year, or the time since your first entry. A month or a year means all of its days.",
      ],
      arguments: [.optional(.file)],
      options: [
        .init(name: .from, meaning: "From this day on"),
        .init(name: .to, meaning: "Up to and including this day"),
        .init(name: .with, meaning: "Also include these: weight, meals, notes"),
        .init(name: .brief, meaning: "One sheet of paper: numbers and pictures, no tables"),
        .init(name: .open, meaning: "Open it in your browser; without FILE, from a private file"),
        .init(name: .yes, meaning: "Replace a file that already exists"),
      ],
      examples: [
        .init(words: "page --open", meaning: "The last year, in your browser"),
        .init(
          typed: "page --brief --from 2026-03-01 --with weight,notes report.html",
          meaning: "Since March, one sheet for your doctor"),
      ])
  }

  static func run(_ session: inout Session) throws(Failure) {
    let file = session.request.arguments.first
    guard file != nil || session.request.has(.open) else {
      throw .usage(.missingArgument(.file, of: "page"))
    }
    if file == "-", session.request.has(.open) { throw .usage(.conflict(.open, "-")) }
    let parts = try ReportPart.set(typed: session.request.value(.with))
    let days = try days(&session)
    if let file { try agreeToReplace(file, &session) }
    var reading = ReportReading(days: days, isAsked: session.request.has(.from), parts: parts)
    let facts = try reading.facts(&session)
    let page = ReportPage(
      try session.wording(), language: session.speaking().code,
      isBrief: session.request.has(.brief))
    let bytes = Array(page.text(of: facts).utf8)
    guard let file else {
      let path = try ownPlace(session.environment)
      try write(bytes, to: path, &session)
      // A browser that may not read there, such as one from snap, leaves people with this path.
      session.say(session.phrases()(WebPageMessage.written, ["path": path]))
      return try open(path)
    }
    try write(bytes, to: file, &session)
    guard file != "-" else { return }
    session.say(session.phrases()(WebPageMessage.written, ["path": file]))
    if session.request.has(.open) { try open(Files.absolute(file)) }
  }

  // MARK: What is wanted

  private static let year: Int64 = 365
  /// As many days as a plan has.
  private static let longest: ClosedRange<Int64> = 1...3660

  private static func days(_ session: inout Session) throws(Failure) -> ClosedRange<Day> {
    let reader = try session.reader()
    let to = try day(.to, &session)?.upperBound ?? reader.zone.day(of: reader.now)
    let from = try day(.from, &session)?.lowerBound ?? to - (year - 1)
    guard from <= to else { throw .usage(.daysInReverse) }
    guard longest.contains(to - from + 1) else {
      throw .refused(.numberOutOfRange(field: "days", to - from + 1, allowed: longest))
    }
    return from...to
  }

  /// A month or a year means all of its days.
  private static func day(
    _ option: OptionName, _ session: inout Session
  ) throws(Failure) -> ClosedRange<Day>? {
    guard let text = session.request.value(option) else { return nil }
    do throws(Failure) {
      let day = try session.day(text, for: option)
      return day...day
    } catch {
      guard let page = try? session.reader().page(text) else { throw error }
      return page.first...page.last
    }
  }

  // MARK: Where it goes

  private static func agreeToReplace(
    _ file: String, _ session: inout Session
  ) throws(Failure) {
    guard file != "-", !session.request.has(.yes), access(file, F_OK) == 0,
      !FileWriter.isStream(file)
    else { return }
    guard session.seat == .terminal else { throw .fileExists(file) }
    session.say(session.phrases()(WebPageMessage.exists, ["path": file]))
    try session.askToGoOn()
  }

  /// For its owner alone, whatever lay there before, and whole or not there.
  private static func write(
    _ bytes: [UInt8], to path: String, _ session: inout Session
  ) throws(Failure) {
    let target = try ExportTarget(path)
    try target.write(bytes, &session)
    try target.finish()
  }

  private static func ownPlace(_ environment: Environment) throws(Failure) -> String {
    let path: String
    do throws(PlacesError) { path = try KeptReport.path(environment) } catch {
      throw .noHome(error)
    }
    let directory = String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex))
    do throws(FileError) { try Files.makePrivateDirectory(directory) } catch { throw .file(error) }
    return path
  }

  private static let browser = "xdg-open"

  private static func open(_ path: String) throws(Failure) {
    do throws(SystemError) {
      _ = try OtherProgram(browser, [path]).startDetached()
    } catch {
      throw .program(error, path: browser)
    }
  }
}

extension ReportPart {
  /// Those that are named in a list.
  static func set(typed text: String?) throws(Failure) -> Set<ReportPart> {
    var parts: Set<ReportPart> = []
    for word in (text ?? "").split(separator: ",") {
      let word = word.split(separator: " ").joined(separator: " ")
      guard let part = ReportPart(typed: word) else {
        throw .usage(.unknownChoice(word, among: ReportPart.terms))
      }
      parts.insert(part)
    }
    guard text == nil || !parts.isEmpty else {
      throw .usage(.unknownChoice(text ?? "", among: ReportPart.terms))
    }
    return parts
  }
}

enum WebPageMessage: String, Message {
  case written = "Wrote the page to {path}"
  case exists = "{path} already exists and would be replaced."
}
