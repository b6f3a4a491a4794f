import Nouns
import Control
import Formats
import Host
import Time
import Views
import Wire

/// A file on its way to the daemon, or a folder of our own tables.
struct ImportRun {
  let path: String
  /// The table that is read, of a folder.
  private var table: String?
  private var rows: [(row: Row, table: String?, line: Int)] = []
  private(set) var lines: [ImportLine] = []

  /// A frame is longer by little, and must stay below what the daemon takes at once.
  private static let pieceLength = 40 << 10

  init(path: String) {
    self.path = path
  }

  // MARK: The file

  mutating func read(_ options: ImportOptions, _ phrases: Phrases) throws(Failure) {
    if Files.isDirectory(path) {
      for name in try tables() {
        table = name
        try read(path + "/" + name, options, phrases)
      }
    } else {
      try read(path, options, phrases)
    }
    guard rows.count <= options.limits.rows else {
      throw .importing(ImportError(.tooManyRows(limit: options.limits.rows)), path: path)
    }
    // Those of a noun keep their order in a call, and fasts go last.
    rows = rows.filter { $0.row.fast == nil } + rows.filter { $0.row.fast != nil }
  }

  /// All that `export --csv` writes, whatever else is in the folder.
  private func tables() throws(Failure) -> [String] {
    let present: [String]
    do { present = try Files.visible(in: path) } catch { throw .file(error) }
    let names = Row.Kind.allCases.map(NounTable.fileName).filter(present.contains)
    guard !names.isEmpty else { throw .noTables(path) }
    return names
  }

  private mutating func read(
    _ path: String, _ options: ImportOptions, _ phrases: Phrases
  ) throws(Failure) {
    var file = try InputFile(path)
    var reader = ImportReader(options)
    do throws(ImportError) {
      while true {
        let chunk = try read(&file)
        if chunk.isEmpty { break }
        take(try reader.take(chunk), phrases)
      }
      take(try reader.finish(), phrases)
    } catch {
      if let failure { throw failure }
      throw .importing(error, path: path)
    }
  }

  /// Leaves out the rows of any other kind.
  mutating func keep(_ kind: Row.Kind) { rows = rows.filter { $0.row.kind == kind } }

  /// What kept us from reading, as one throw has one kind of error.
  private var failure: Failure?

  private mutating func read(
    _ file: inout InputFile
  ) throws(ImportError) -> ArraySlice<UInt8> {
    do throws(Failure) { return try file.read() } catch {
      failure = error
      throw ImportError(.empty)
    }
  }

  private mutating func take(_ items: [ImportItem], _ phrases: Phrases) {
    let sentences = ImportSentences(phrases: phrases)
    for item in items {
      switch item {
      case .row(let sent, let line):
        let row = sent.row
        if let field = sent.unfit {
          let finding = ImportFinding(row: 0, verdict: .invalid, reason: .badValue, field: field)
          lines.append(ImportLine(file: table, line: line, row: row, fate: .judged(finding)))
        } else if ExportLine(row).json.count < Self.pieceLength {
          rows.append((row, table, line))
        } else {
          unread(line, sentences.tooLong)
        }
      case .unread(let problem, let line): unread(line, sentences.text(of: problem))
      }
    }
  }

  private mutating func unread(_ line: Int, _ why: String) {
    lines.append(ImportLine(file: table, line: line, row: nil, fate: .unread(why)))
  }

  // MARK: The daemon

  /// In pieces, each of one noun so that the daemon counts them as we do.
  func stage(_ session: inout Session) throws(Failure) {
    var piece: [Row] = []
    var length = 0
    var sent = 0
    var progress = ProgressLine(&session)
    defer { progress.clear() }
    for (row, _, _) in rows {
      let bytes = ExportLine(row).json.count
      if length + bytes > Self.pieceLength || piece.last.map({ $0.kind != row.kind }) ?? false {
        sent += piece.count
        try stage(piece, total: sent, &session)
        progress.show(.entriesRead, sent)
        (piece, length) = ([], 0)
      }
      piece.append(row)
      length += bytes
    }
    try stage(piece, total: sent + piece.count, &session)
  }

  private func stage(
    _ piece: [Row], total: Int, _ session: inout Session
  ) throws(Failure) {
    let staged = try session.ask(ImportCalls.Stage.self, StagedRows(rows: piece)).staged
    // What was staged on a connection that broke is gone with it.
    guard staged == total else { throw .connection(.lost, mayBeDone: false) }
  }

  mutating func check(_ session: inout Session) throws(Failure) {
    var findings: [ImportFinding] = []
    try session.stream(ImportCalls.Check.self, NoFields()) { (_, page) throws(Failure) in
      findings += page.findings
    }
    guard findings.count == rows.count else { throw .connection(.lost, mayBeDone: false) }
    lines += zip(rows, findings).map { row, finding in
      ImportLine(file: row.table, line: row.line, row: row.row, fate: .judged(finding))
    }
    lines.sort { ($0.file ?? "", $0.line) < ($1.file ?? "", $1.line) }
  }

  // MARK: What comes of it

  func count(_ verdict: ImportVerdict) -> Int { lines.count { $0.verdict == verdict } }

  var unreadCount: Int { lines.count { $0.verdict == nil } }

  /// Some lines are not what the file should have; a fast that ran when it was written is no fault.
  var isFaulty: Bool {
    lines.contains { line in
      guard case .judged(let finding) = line.fate else { return true }
      guard finding.verdict == .invalid else { return false }
      return finding.reason != .unfinished && finding.reason != .alreadyFasting
    }
  }

  /// Takes the rows, where the person has nothing against it.
  func settle(_ session: inout Session) throws(Failure) {
    let left = lines.filter { $0.isAsked || $0.verdict != .new && $0.verdict != .same }
    let isAsked = !session.request.has(.yes)
    if isAsked, session.seat == .terminal, count(.new) > 0 {
      try say(left, &session)
      guard Confirmation(&session).isGiven() else { throw .said(.refused) }
    } else if isAsked, isFaulty {
      try say(left, &session)
      if count(.new) > 0 { session.say(session.phrases()(ImportTroubleMessage.faulty)) }
      throw .said(.refused)
    } else if !left.isEmpty, !session.request.has(.json) {
      try say(left, &session)
    }
    let taken = count(.new) == 0 ? 0 : try commit(&session)
    try show(left, taken: taken, &session)
  }

  /// Days without food ask for a word of their own, as a mistake in a date makes them.
  func commit(_ session: inout Session) throws(Failure) -> Int64 {
    try session.confirming { (session, word) throws(Failure) in
      let result = try session.order(
        ImportCalls.Commit.self, ConfirmedOrder(confirm: word))
      // What was staged on a connection that broke is gone with it, and nothing was taken.
      guard result.taken + result.left > 0 else { throw .connection(.lost, mayBeDone: false) }
      return result.taken
    }
  }
}
