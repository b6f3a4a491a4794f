import Glibc
import Host
import Nouns
import Time
import Views
import Wire

/// The answer of fastd-sync to an order.
enum ExchangeAnswer {
  case codes([String])
  case report(ExchangeReport)
  case board(FriendsBoard)
  /// Done, with nothing to say of it.
  case done
}

extension Session {
  /// The exchange that followed an order.
  mutating func exchange(
    _ words: [String], reading input: [UInt8] = [], naming folder: String
  ) throws(Failure) -> ExchangeReport {
    guard case .report(let report) = try runExchange(words, reading: input, naming: folder) else {
      throw .ended("fastd-sync")
    }
    return report
  }

  /// An exchange may take minutes, the first time.
  private static let longestExchange = Span.minutes(30)

  mutating func runExchange(
    _ words: [String], reading input: [UInt8] = [], naming folder: String
  ) throws(Failure) -> ExchangeAnswer {
    // It needs a daemon, and starts none.
    _ = try ask(SyncCalls.Have.self, NoFields())
    let program = OtherProgram(Companion.path(of: "fastd-sync"), words)
    let outcome: OtherProgram.Outcome
    do throws(SystemError) {
      outcome = try program.run(reading: input, timeout: Self.longestExchange)
    } catch {
      guard error.code == ENOENT else { throw .program(error, path: program.path) }
      throw .exchange(phrases()(ExchangeMessage.missing))
    }
    let lines = outcome.output.split(separator: "\n").map(Self.divided)
    let codes = lines.filter { $0.word == "code" }.map(\.rest)
    if !codes.isEmpty { return .codes(codes) }
    // The last report is of all that was done.
    for (word, rest) in lines.reversed() {
      switch word {
      case "report": if let report = Self.report(rest) { return .report(report) }
      case "board": if let board = Self.board(rest) { return .board(board) }
      case "refused": throw .exchange(sentence(forRefused: rest, folder))
      default: continue
      }
    }
    guard outcome.succeeded else {
      throw .ended(outcome.output.split(separator: "\n").last.map(String.init) ?? program.path)
    }
    return .done
  }

  private static func divided(_ line: Substring) -> (word: String, rest: String) {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    return (parts.first ?? "", parts.count > 1 ? parts[1] : "")
  }

  private static func report(_ text: String) -> ExchangeReport? {
    guard case .object(let object)? = try? JSON(parsing: Array(text.utf8)) else { return nil }
    return try? ExchangeReport(object)
  }

  private static func board(_ text: String) -> FriendsBoard? {
    guard case .object(let object)? = try? JSON(parsing: Array(text.utf8)) else { return nil }
    return try? FriendsBoard(object)
  }

  private mutating func sentence(forRefused word: String, _ folder: String) -> String {
    let (name, detail) = Self.divided(Substring(word))
    if name == ExchangeTrouble.hubAway.rawValue {
      return phrases()(ExchangeMessage.hubAwayNow, "detail", PlainText.line(detail))
    }
    if name == ExchangeTrouble.hubRefused.rawValue {
      return phrases()(ExchangeMessage.hubRefusesCode)
    }
    if let trouble = ExchangeTrouble(rawValue: name), name == "ended" || name.hasPrefix("hub") {
      return wordingAnyhow().sentence(for: trouble, detail, in: folder)
    }
    if let refused = BoardMessage.Refused(word: name) { return phrases()(refused) }
    let refused: ExchangeMessage.Refused =
      switch name {
      case "folder": .folder
      case "nested": .nested
      case "occupied": .occupied
      case "code": .code
      case "mistyped": .mistyped
      case "newer": .newer
      case "key": .key
      case "hubKey": .hubKey
      case "otherHub": .otherHub
      case "set": .set
      case "unset": .unset
      case "busy": .busy
      default: .file
      }
    return phrases()(refused, "folder", PlainText.line(folder))
  }

  /// An entry that is erased here goes everywhere.
  mutating func sentencesForErasing() -> [String] {
    guard let list = try? ask(SyncCalls.Machines.self, NoFields()), list.place != nil,
      list.machines.contains(where: { !$0.isOwn && !$0.left })
    else { return [] }
    return [phrases()(ExchangeMessage.erasedElsewhere)]
  }

  // MARK: Its result

  mutating func tellBegin(
    _ message: ExchangeMessage, _ place: String, in folder: String, _ report: ExchangeReport
  ) {
    if report.trouble != nil { exitCode = .refused }
    guard !request.has(.json) else { return output.line(report.json) }
    let place = PlainText.line(place)
    tell(phrases()(message, ["folder": place, "place": place]))
    guard report.trouble != nil || report.changed > 0 || report.held > 0 else { return }
    let wording = wordingAnyhow()
    for sentence in wording.sentences(forEndOf: report, in: folder) { tell(sentence) }
  }

  mutating func tell(_ report: ExchangeReport, of list: MachineList) throws(Failure) {
    if report.trouble != nil { exitCode = .refused }
    guard !request.has(.json) else { return output.line(report.json) }
    for sentence in try wording().sentences(
      forEndOf: report, in: list.folder ?? "", among: list.machines)
    { tell(sentence) }
  }
}
