import Time
import TestSupport
import Nouns
import Foundation
import Testing
import Wire

@testable import Formats

@Suite struct `A journal as a file` {
  private static let events = [
    JournalEvent(seq: 7, at: 1_772_391_600_000, name: .fastStarted),
    JournalEvent(
      seq: 8, at: 1_772_391_600_123, name: .cyclePhaseSwitched,
      payload: [
        EventFact(.from, word: "leadIn"), EventFact(.to, word: "diet"),
        EventFact(.dayNumber, number: 8), EventFact(.automatic, flag: true),
      ]),
  ]

  private func text(_ format: ExportFormat, _ events: [JournalEvent] = events) throws -> String {
    String(decoding: try #require(EventWriter(format)).file(of: events), as: UTF8.self)
  }

  @Test func `as a table has a column for each value`() throws {
    #expect(
      try text(.csv) == """
        at,name,step_number,step_name,duration_s,topic,from,to,day_number,automatic,client,view,\
        time_spent_s,stored,calculated,type,days,source,slot,has_macros,points\r
        2026-03-01T19:00:00Z,fast_started,,,,,,,,,,,,,,,,,,,\r
        2026-03-01T19:00:00.123Z,cycle_phase_switched,,,,,leadIn,diet,8,true,,,,,,,,,,,\r

        """)
  }

  @Test func `as JSON has the payload as an object, in a document and line by line`() throws {
    let lines = [
      #"{"seq":7,"at":1772391600000,"name":"fast_started","payload":{}}"#,
      #"{"seq":8,"at":1772391600123,"name":"cycle_phase_switched","payload":"#
        + #"{"from":"leadIn","to":"diet","day_number":8,"automatic":true}}"#,
    ]
    #expect(try text(.jsonLines) == lines.map { $0 + "\n" }.joined())
    #expect(
      try text(.json)
        == #"{"format":"io.github.fastd.events","version":1,"events":["# + "\n"
        + lines.joined(separator: ",\n") + "\n]}\n")
    let empty = try JSONSerialization.jsonObject(with: Data(try text(.json, []).utf8))
    #expect((empty as? [String: Any])?["events"] as? [String] == [])
  }

  @Test func `has no other forms`() {
    let formats = ExportFormat.allCases.filter { EventWriter($0) != nil }
    #expect(formats == [.csv, .json, .jsonLines])
  }
}
