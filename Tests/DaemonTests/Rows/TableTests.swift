import Nouns
import Formats
import Rules
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `Tables of every noun` {
  private func read(_ bytes: [UInt8]) throws -> [Row] {
    var reader = ImportReader(ImportOptions(zone: .utc))
    return try (reader.take(bytes[...]) + reader.finish()).compactMap { item in
      guard case .row(let sent, _) = item else {
        Issue.record("\(item)")
        return nil
      }
      #expect(sent.unfit == nil)
      return sent.row
    }
  }

  private func table(_ kind: Row.Kind, _ rows: [Row]) -> [UInt8] {
    var writer = NounTable.writer(of: kind)
    var bytes: [UInt8] = []
    writer.begin(in: &bytes)
    for row in rows { _ = writer.add(row, to: &bytes) }
    writer.end(in: &bytes)
    return bytes
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `are read as they were written`(seed: UInt64) throws {
    var random = RandomRows(seed: seed)
    let rows = try read(RowText.document(random.home().map(\.line)))
    // The table of fasts is older, and has tests of its own.
    for kind in Row.Kind.allCases where kind != .fast {
      let ours = rows.filter { $0.kind == kind }
      #expect(!ours.isEmpty)
      let back = try read(table(kind, rows))
      #expect(back.count == ours.count, "seed \(seed), \(kind)")
      for (row, other) in zip(back, ours) { #expect(row == other, "seed \(seed)") }
    }
  }

  @Test func `a limited export has the rows of one noun, and an unknown one is refused`() throws {
    var random = RandomRows(seed: 3)
    let scene = try Scene()
    try scene.take(random.home())
    for kind in Row.Kind.allCases {
      let client = try scene.open(ExportCalls.Everything.self, EverythingQuestion(noun: kind))
      let pages = try scene.received(ExportCalls.Everything.self, by: client)
      #expect(pages.last?.isLast == true)
      let kinds = pages.flatMap(\.rows).map(\.kind)
      #expect(!kinds.isEmpty && kinds.allSatisfy { $0 == kind }, "\(kind)")
    }
    var question = EverythingQuestion()
    question.noun = "horse"
    #expect(throws: (any Error).self) { try scene.ask(ExportCalls.Everything.self, question) }
  }
}
