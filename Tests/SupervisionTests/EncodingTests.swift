import Testing
import Time

@testable import Supervision

@MainActor
@Suite struct `What is told to the supervisor` {
  @Test(arguments: [
    (Announcement.ready, "READY=1"),
    (.stopping, "STOPPING=1"),
    (.alive, "WATCHDOG=1"),
    (.status("Fasting since 20:00, 16:8"), "STATUS=Fasting since 20:00, 16:8"),
    (.reloading(since: Span(milliseconds: 12_345)), "RELOADING=1\nMONOTONIC_USEC=12345000"),
  ])
  func `each announcement has its words`(announcement: Announcement, lines: String) {
    #expect(announcement.lines == lines)
  }

  @Test(arguments: ["a\nREADY=1", "a\rb", "a\u{0}b", "a\u{1b}[31mb", "a\r\nSTOPPING=1"])
  func `a person's text adds no line`(text: String) {
    let lines = Announcement.status(text).lines
    #expect(!lines.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(lines.hasPrefix("STATUS=a "))
  }

  @Test func `a long status is cut`() {
    let text = String(repeating: "ü", count: 10_000)
    #expect(Announcement.status(text).lines.count == "STATUS=".count + 500)
  }
}

@MainActor
@Suite struct `Lines of the log` {
  let entry = LogEntry(
    .warning, "The clock was stepped", event: .clockStepped,
    fields: [.init("FASTD_BY", "-3 s"), .init("FASTD_ZONE", "Europe/Berlin")])

  @Test func `the journal gets the message, its level, its id and its fields`() {
    #expect(
      entry.journalFields(program: "fastd") == [
        "MESSAGE=The clock was stepped", "PRIORITY=4", "SYSLOG_IDENTIFIER=fastd",
        "MESSAGE_ID=\(LogEvent.clockStepped.messageID)", "FASTD_PART=clock", "FASTD_BY=-3 s",
        "FASTD_ZONE=Europe/Berlin",
      ])
  }

  @Test func `people get one line`() {
    #expect(
      entry.plainText(program: "fastd")
        == "fastd: warning: The clock was stepped [FASTD_BY=-3 s FASTD_ZONE=Europe/Berlin]")
  }

  @Test(arguments: ["a\nfastd: forged", "a\u{85}b", "a\r\nb", "a\u{2028}b"])
  func `a peer's text forges no line`(text: String) {
    let entry = LogEntry(.info, text, fields: [.init("FASTD_PEER", text)])
    #expect(!entry.plainText(program: "fastd").contains { $0.isNewline })
  }

  @Test(arguments: ["", "_PID", "lower", "WITH SPACE", "A=B", "1ST", "Ä", "A\u{301}"])
  func `a field the journal would refuse is left out`(name: String) {
    let entry = LogEntry(.info, "text", fields: [.init(name, "value"), .init("FASTD_OK", "1")])
    #expect(entry.journalFields(program: "fastd").last == "FASTD_OK=1")
    #expect(entry.journalFields(program: "fastd").count == 4)
  }

  @Test func `a flood of fields is cut`() {
    let fields = (0..<1000).map { LogEntry.Field("F\($0)", String(repeating: "x", count: 5000)) }
    let encoded = LogEntry(.info, "text", fields: fields).journalFields(program: "fastd")
    #expect(encoded.count == 3 + 32)
    #expect(encoded.allSatisfy { $0.utf8.count <= 1010 })
  }

  @Test func `every event has an id of its own, in the form the journal wants`() {
    let ids = LogEvent.allCases.map(\.messageID)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.count == 32)
      #expect(id.allSatisfy { "0123456789abcdef".contains($0) }, "\(id)")
    }
  }

  @Test func `every event says which part of the program it is from`() {
    for event in LogEvent.allCases {
      let fields = LogEntry(.info, "text", event: event).journalFields(program: "fastd")
      #expect(fields.contains("FASTD_PART=\(event.part)"))
      #expect(event.part == event.part.lowercased() && !event.part.isEmpty)
    }
    #expect(LogEvent.phaseSwitched.part == "program")
  }

  @Test func `ids are never changed`() {
    #expect(LogEvent.started.messageID == "7e18fc7485ad4914960591802b56ad83")
    #expect(LogEvent.clockStepped.messageID == "e79431788786436b8e725bdab8557586")
  }
}
