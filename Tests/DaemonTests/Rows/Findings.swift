import Nouns
import Formats
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

extension Scene {
  /// What becomes of each row of a file, as fastctl reads it and the daemon looks at it; nothing is
  /// taken. Rows of several nouns would lose their order on the way.
  func findings(in file: [UInt8]) throws -> [String] {
    let items: [ImportItem]
    do {
      var reader = ImportReader(ImportOptions(zone: .utc))
      items = try reader.take(file[...]) + reader.finish()
    } catch {
      return ["no file: \(error.reason)"]
    }
    let rows = items.compactMap { item -> Row? in
      if case .row(let sent, _) = item, sent.unfit == nil { sent.row } else { nil }
    }
    var found = try judged(Call.encode(ImportCalls.Stage.self, StagedRows(rows: rows)))[...]
    return items.map { item in
      switch item {
      case .unread(let problem, _): return "unread \(problem)"
      case .row(let sent, _):
        if let field = sent.unfit { return "invalid badValue of \(field)" }
      }
      return found.popFirst() ?? "nothing"
    }
  }

  /// What a client is told that sends a row as it is.
  func findings(inCallOf row: RowText) throws -> [String] {
    let call =
      #"{"method":"\#(ImportCalls.Stage.name)","parameters":{"\#(row.list)":[\#(row.object)]}}"#
    return try judged(Array(call.utf8) + [0])
  }

  /// What becomes of one that is staged beside no other.
  func findings(of row: Row) throws -> String {
    try judged(Call.encode(ImportCalls.Stage.self, StagedRows(rows: [row]))).joined(separator: ", ")
  }

  private func judged(_ frame: [UInt8]) throws -> [String] {
    let client = client()
    func replies(to frame: [UInt8]) throws -> ArraySlice<Reply> {
      let before = self.replies[client]?.count ?? 0
      keeper.handle(try Call(frame: frame.dropLast()), from: client)
      return (self.replies[client] ?? []).dropFirst(before)
    }
    let staged = try #require(try replies(to: frame).last)
    if staged.error != nil {
      let reply = String(decoding: staged.frame.dropLast(), as: UTF8.self)
      return ["refused \(ServiceError(staged).map { "\($0)" } ?? reply)"]
    }
    let findings = try replies(to: Call.encode(ImportCalls.Check.self, NoFields(), more: true))
      .flatMap { try ImportFindings($0.parameters).findings }
    _ = try replies(to: Call.encode(ImportCalls.Drop.self, NoFields()))
    #expect(findings.map(\.row) == findings.indices.map(Int64.init))
    return findings.map(\.line)
  }
}

extension ImportFinding {
  fileprivate var line: String {
    let facts: [String?] = [
      verdict.rawValue, reason?.rawValue, field.map { "of \($0)" }, other.map { "with \($0)" },
      otherStart.map { "from \($0)" }, otherEnd.map { "to \($0)" }, confirm.map { "say \($0)" },
    ]
    return facts.compactMap(\.self).joined(separator: " ")
  }
}

/// What an import says of one row when one or two of its fields are wrong.
@MainActor struct FindingReport {
  let row: RowText
  let scene: Scene

  /// A way in which a field can be wrong.
  private struct Fault {
    let field: String
    let literal: Literal
    let finding: String

    var name: String { "\(field)=\(literal.name)" }
  }

  private func line(of row: RowText) throws -> String {
    let file = try scene.findings(in: RowText.document([row.line])).joined(separator: ", ")
    let call = try scene.findings(inCallOf: row).joined(separator: ", ")
    return file == call ? file : "\(file) | in a call: \(call)"
  }

  func text() throws -> String {
    var lines = [
      "as it is: \(try line(of: row))", "more=1: \(try line(of: row.with("more", "1")))",
    ]
    var faults: [Fault] = []
    for field in row.fields.map(\.name) {
      var known: Set<String> = ["new"]
      for literal in Literal.all(for: field) {
        let finding = try line(of: row.with(field, literal.json))
        let fault = Fault(field: field, literal: literal, finding: finding)
        lines.append("\(fault.name): \(finding)")
        if known.insert(finding).inserted { faults.append(fault) }
      }
    }
    return (lines + [""] + (try order(of: faults))).joined(separator: "\n") + "\n"
  }

  /// Which of two is told: for each that hides others, those, and what two come to that is neither.
  private func order(of faults: [Fault]) throws -> [String] {
    var hidden = [[String]](repeating: [], count: faults.count)
    var others: [String] = []
    for (index, fault) in faults.enumerated() {
      for (place, other) in faults.enumerated().dropFirst(index + 1)
      where fault.field != other.field && fault.finding != other.finding {
        let both = row.with(fault.field, fault.literal.json).with(other.field, other.literal.json)
        switch try line(of: both) {
        case fault.finding: hidden[index].append(other.name)
        case other.finding: hidden[place].append(fault.name)
        case let finding: others.append("\(fault.name) with \(other.name): \(finding)")
        }
      }
    }
    return zip(faults, hidden).filter { !$1.isEmpty }.map {
      "\($0.name) hides \($1.joined(separator: ", "))"
    } + others
  }
}
