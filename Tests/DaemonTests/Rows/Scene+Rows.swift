import Time
import Nouns
import Formats
import Rules
import TestSupport
import Testing
import Wire

@testable import Daemon

extension Scene {
  /// As the engine knows it.
  func row(_ text: RowText) throws -> Row {
    var reader = ImportReader(ImportOptions(zone: .utc))
    let bytes = RowText.document([text.line])
    let items = try reader.take(bytes[...]) + reader.finish()
    guard case .row(let sent, _)? = items.first,
      case .row(let row) = Intake.Item(
        sent, dayStart: .midnight, freshID: { RowID(bits: 0, 0) })
    else { throw Strange() }
    #expect(row.fault(at: now) == nil)
    return row
  }

  /// Imports the rows as the daemon is asked to by fastctl, and says how many it took.
  @discardableResult
  func take(_ rows: [RowText], confirmed: String? = "long-fast") throws -> ImportResult {
    try take(RowText.document(rows.map(\.line)), confirmed: confirmed)
  }

  @discardableResult
  func take(_ file: [UInt8], confirmed: String? = "long-fast") throws -> ImportResult {
    var reader = ImportReader(ImportOptions(zone: .utc))
    let items = try reader.take(file[...]) + reader.finish()
    let rows = items.compactMap { if case .row(let sent, _) = $0 { sent.row } else { nil } }
    #expect(rows.count == items.count)
    let client = client()
    func call<M: Method>(_ method: M.Type, _ input: M.Input) throws -> JSONObject {
      let bytes = Call.encode(method, input).dropLast()
      keeper.handle(try Call(frame: Array(bytes)), from: client)
      let reply = try #require(replies[client]?.last)
      #expect(reply.error == nil)
      return reply.parameters
    }
    _ = try call(ImportCalls.Stage.self, StagedRows(rows: rows))
    return try ImportResult(call(ImportCalls.Commit.self, ConfirmedOrder(confirm: confirmed)))
  }

  /// All that there is, as `fastctl export --all` writes it.
  func exported() throws -> [UInt8] {
    let client = try open(ExportCalls.Everything.self, EverythingQuestion())
    return document(
      of: try received(ExportCalls.Everything.self, by: client).flatMap(\.rows))
  }

  private func document(of rows: [Row]) -> [UInt8] {
    var writer = ExportFormat.json.writer(at: now)
    var bytes: [UInt8] = []
    writer.begin(in: &bytes)
    for row in rows { #expect(writer.add(row, to: &bytes)) }
    writer.end(in: &bytes)
    return bytes
  }

  /// The lines of the rows in it.
  func exportedLines() throws -> [String] { lines(in: try exported()) }

  private func lines(in document: [UInt8]) -> [String] {
    String(decoding: document, as: UTF8.self).split(separator: "\n").dropFirst().dropLast()
      .map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }
  }

  /// What followers are told of each change: the row before it and after it, as an export has them.
  func followedLines() throws -> [[String?]] {
    let client = try open(ChangeCalls.Follow.self, FollowQuestion(since: 0))
    return try received(ChangeCalls.Follow.self, by: client).compactMap(\.event).map { event in
      [event.rowBefore?.row, event.rowAfter?.row].map { row in
        row.flatMap { lines(in: document(of: [$0])).first }
      }
    }
  }
}
