import Nouns
import Foundation
import TestSupport
import Testing
import Time
import Wire

@testable import Formats

@Suite struct `Our own table` {
  private static let asJSON = """
    import csv, io, json, sys
    text = sys.stdin.buffer.read().decode("utf-8")
    print(json.dumps(list(csv.DictReader(io.StringIO(text, newline="")))))
    """

  private func read(_ fasts: [Fast]) throws -> [[String: String]] {
    let text = try Oracle.python(Self.asJSON, fasts.written(as: .csv))
    return try JSONDecoder().decode([[String: String]].self, from: Data(text.utf8))
  }

  @Test func `has the columns that it is known by`() {
    let text = String(decoding: [Fast]().written(as: .csv), as: UTF8.self)
    #expect(
      text == """
        id,start_utc,end_utc,start_local,end_local,tz,start_offset_s,end_offset_s,duration_s,goal_s,\
        completed,note,schedule,cancelled,mood,start_day,end_day,end_tz,source,source_id,\
        reached_s,reason\r\n
        """)
  }

  @Test func `has a line for a fast`() {
    let text = String(decoding: [Fast.sample].written(as: .csv), as: UTF8.self)
    #expect(
      text.hasSuffix(
        """
        a0123456789abcdefghjkmnpqr,2026-03-01T19:00:00Z,2026-03-02T11:30:00Z,2026-03-01T20:00:00,\
        2026-03-02T12:30:00,Europe/Berlin,3600,3600,59400,57600,true,,16:8,false,,2026-03-01,\
        2026-03-02,Europe/Berlin,,,,\r\n
        """))
  }

  @Test func `what Python reads is what was written, and no cell is a formula`() throws {
    var random = Seeded()
    let fasts = (0..<300).map { _ in Fast.random(by: &random) }
    let lines = try read(fasts)
    #expect(lines.count == fasts.count, "seed \(random.seed)")
    for (line, fast) in zip(lines, fasts) {
      let sameTexts =
        [("note", fast.note), ("schedule", fast.schedule), ("source", fast.origin?.source)]
        .allSatisfy { CSVLine.unguarded(line[$0] ?? "") == $1 ?? "" }
      #expect(sameTexts, "seed \(random.seed): \(line)")
      #expect(line["id"] == fast.id.text)
      #expect(line["mood"] == fast.mood.map(String.init) ?? "")
      #expect(line["start_utc"] == fast.start.instant.iso)
      #expect(line["tz"].map(CSVLine.unguarded) == fast.start.zone)
      let risky = line.filter { column, cell in
        !column.hasSuffix("_s")
          && cell.unicodeScalars.first.map { "=+-@\t\r\n＝".unicodeScalars.contains($0) } ?? false
      }
      #expect(risky == [:], "seed \(random.seed)")
    }
  }

  @Test(arguments: ["=1", "+1", "-1", "@x", "'x", "''=", "\tx", "\rx", "\nx", "＝1", "x", ""])
  func `a guard is put on what needs it and taken away again`(text: String) {
    var line = CSVLine()
    line.cell(guarding: text)
    let cell = String(decoding: line.bytes, as: UTF8.self)
      .trimmingCharacters(in: CharacterSet(charactersIn: "\""))
    #expect(CSVLine.unguarded(cell) == text)
    #expect((cell != text) == !["x", ""].contains(text))
  }

  @Test func `a goal keeps its milliseconds`() throws {
    var fast = Fast.sample
    let length = Span(milliseconds: 57_600_007)
    fast.goal = length
    fast.end = fast.end?.moved(to: (fast.start.instant + length).milliseconds)
    let line = try #require(try read([fast]).first)
    #expect(line["goal_s"] == "57600.007")
    #expect(line["duration_s"] == "57600.007")
    #expect(line["completed"] == "true")
    #expect(line["end_utc"] == "2026-03-02T11:00:00.007Z")
  }
}

@Suite struct `The table of Fast-E` {
  private func text(_ fasts: [Fast]) -> String {
    String(decoding: fasts.written(as: .fastE), as: UTF8.self)
  }

  @Test func `is exactly its own`() {
    var early = Fast.sample
    early.end = early.end?.moved(to: (early.start.instant + .hours(10)).milliseconds)
    early.goal = nil
    early.schedule = "my, own"
    #expect(
      text([.sample, early]) == """
        Start Date,End Date,Schedule,Duration (hours),Target (hours),Completed
        2026-03-01T19:00:00Z,2026-03-02T11:30:00Z,16:8,16.5,16.0,Yes
        2026-03-01T19:00:00Z,2026-03-02T05:00:00Z,"my, own",10.0,,No

        """)
  }

  @Test func `has no place for what runs or was cancelled`() {
    var running = Fast.sample
    running.end = nil
    var cancelled = Fast.sample
    cancelled.isCancelled = true
    #expect(text([running, cancelled]) == text([]))
  }

  @Test func `rounds as printf does`() throws {
    var random = Seeded()
    let spans =
      (0..<400).map { Int64($0) * 180_000 }
      + (0..<400).map { _ in Int64.random(in: 0...500_000_000, using: &random) }
    let program = "import sys\nfor l in sys.stdin: print('%.1f' % (int(l) / 3600000))"
    let input = spans.map { "\($0)\n" }.joined()
    let expected = try Oracle.python(program, Array(input.utf8)).split(separator: "\n")
    let found = spans.map { FastEWriter.hours(Span(milliseconds: $0)) }
    #expect(found == expected.map(String.init), "seed \(random.seed)")
  }
}

extension [Fast] {
  func written(as format: ExportFormat) -> [UInt8] {
    map(Row.fast).written(as: format)
  }
}

extension [Row] {
  func written(as format: ExportFormat) -> [UInt8] {
    var writer = format.writer(at: Instant(seconds: 1_780_000_000))
    var bytes: [UInt8] = []
    writer.begin(in: &bytes)
    for row in self { _ = writer.add(row, to: &bytes) }
    writer.end(in: &bytes)
    return bytes
  }
}
