import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Formats

@Suite struct `Files of other programs` {
  private func reading(_ file: ForeignFile) throws -> Reading {
    try Reading(file.text, file.options)
  }

  @Test func `of Zero's older table the end is the time that fits the hours`() throws {
    let read = try reading(.zeroTable)
    #expect(
      read.times == [
        "2021-01-18T20:00:00 -", "2021-01-17T19:15:00 2021-01-18T12:00:00",
        "2021-01-01T20:00:00 2021-01-04T19:00:00",
      ])
    #expect(read.lines == [2, 3, 4])
    #expect(read.fasts.allSatisfy { $0.origin?.source == "Zero" && $0.start.zone.hasPrefix("CET") })
  }

  @Test func `of Zero's document the ids are kept, and UTC becomes the person's zone`() throws {
    let read = try reading(.zero)
    #expect(
      read.times == ["2024-05-04T20:00:00 2024-05-05T12:00:00.123", "2024-05-05T20:00:00 -"])
    #expect(read.fasts.map(\.origin?.id) == ["6F1B-1", "6F1B-2"])
    #expect(read.fasts.map(\.goal?.milliseconds) == [57_600_000, 48_600_000])
    #expect(read.lines == [2, 5])
  }

  @Test func `Sunrise counts from the beginning of 2001`() throws {
    let read = try reading(.sunrise)
    #expect(read.fasts.map(\.start.instant.milliseconds) == [1_678_307_200_500, 1_678_397_200_000])
    #expect(read.fasts.map(\.end?.instant.milliseconds) == [1_678_364_800_000, 1_678_407_200_000])
    #expect(read.fasts.map(\.goal?.milliseconds) == [57_600_000, nil])
    #expect(read.fasts.map(\.mood) == [4, nil])
    #expect(read.fasts.map(\.note) == ["gut", nil])
  }

  @Test func `Fast-E's table has instants, names and hours`() throws {
    let read = try reading(.fastE)
    #expect(read.times.first == "2026-03-01T20:00:00 2026-03-02T12:30:00")
    #expect(read.fasts.map(\.schedule) == ["16:8", "früh, spät"])
    #expect(read.fasts.map(\.goal?.milliseconds) == [57_600_000, 57_600_000])
  }

  @Test func `Apple Health has sessions and workouts of the app that is asked for`() throws {
    let read = try reading(.health)
    #expect(
      read.times == [
        "2024-05-04T20:00:00 2024-05-05T12:00:00", "2024-01-05T20:00:00 2024-01-06T11:00:00",
      ])
    #expect(read.fasts.map(\.start.zone) == [Reading.berlin.name, "+05:30"])
    #expect(read.lines == [15, 20])
  }

  @Test func `Apple Health without an app asks which`() {
    // With weights in it there is something to take even so.
    let text = ForeignFile.health.text.replacing("BodyMass", with: "Height")
    #expect(refusal(text) == ImportError(.sourceNeeded(["Zero", "Calm & Co"])))
    var options = ImportOptions(zone: .utc)
    options.source = "Fastic"
    #expect(
      refusal(text, options) == ImportError(.noSuchSource("Fastic", ["Zero", "Calm & Co"])))
  }

  @Test func `a table is read by the columns that the person names`() throws {
    let read = try reading(.table)
    #expect(
      read.times == [
        "2026-03-01T20:00:00 2026-03-02T12:00:00", "2026-03-03T20:15:00 2026-03-04T11:45:00",
      ])
    #expect(read.fasts.map(\.goal?.milliseconds) == [57_600_000, 55_800_000])
    #expect(read.fasts.map(\.schedule) == ["16:8", nil])
    #expect(read.fasts.map(\.note) == ["erster \"Tag\"", nil])
  }

  @Test func `a table may have a date and clock times, or lengths`() throws {
    var options = ImportOptions(zone: Reading.berlin)
    options.columns = [.date: "day", .start: "2", .end: "end", .mood: "mood"]
    let clocks = try Reading("day,start,end,mood\n2026-03-01,20:00,12:00,3\n", options)
    #expect(clocks.times == ["2026-03-01T20:00:00 2026-03-02T12:00:00"])
    #expect(clocks.fasts.first?.mood == 3)
    options.columns = [.start: "START", .duration: "h", .id: "id"]
    options.source = "Mine"
    let lengths = try Reading(
      "start\th\tid\n1772391600\t16h30m\tx\n1772391600000\t16,5\ty\n2026-03-01 20:00\t16:30\tz\n",
      options)
    #expect(Set(lengths.times) == ["2026-03-01T20:00:00 2026-03-02T12:30:00"])
    #expect(lengths.fasts.map(\.origin?.id) == ["x", "y", "z"])
  }

  @Test(arguments: ForeignFile.allCases)
  func `each is known by what is in it, and in pieces of any length`(file: ForeignFile) throws {
    let bytes = Array(file.text.utf8)
    let whole = try Reading(bytes, file.options, piece: bytes.count)
    #expect(!whole.rows.isEmpty && whole.unread.isEmpty)
    for piece in [1, 2, 3, 64] {
      #expect(try Reading(bytes, file.options, piece: piece) == whole)
    }
  }

  @Test(arguments: ForeignFile.allCases)
  func `a mark in front and Windows' line ends change nothing`(file: ForeignFile) throws {
    let plain = try Reading(file.text, file.options)
    let windows = file.text.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n")
    #expect(try Reading("\u{FEFF}" + windows, file.options) == plain)
  }

  @Test(arguments: [ExportFormat.csv, .json, .jsonLines])
  func `what export writes comes back as it was`(format: ExportFormat) throws {
    var random = Seeded()
    var rows: [Row] = (0..<300).map { _ in .fast(Fast.random(by: &random)) }
    if format.holdsEverything { rows = `Our own document`.others + rows }
    let read = try Reading(
      rows.written(as: format), ImportOptions(zone: Reading.berlin), piece: 999)
    #expect(read.rows == rows, "seed \(random.seed)")
    #expect(read.unread == [])
  }
}

@Suite struct `Rows that cannot be read` {
  @Test func `are told with their line, and the others are read`() throws {
    let read = try Reading(
      """
      Date,Start,End,Hours,Night Eating
      13/40/21,20:00,12:00,16,0
      1/17/21,25:00,12:00,16,0
      1/16/21,20:00,12:00,many,0

      "1/15/21",20:00,12:00,16,"a
      b"
      ,20:00,12:00,16,0
      """)
    #expect(read.times == ["2021-01-15T20:00:00 2021-01-16T12:00:00"])
    #expect(read.lines == [6])
    #expect(
      read.unread == [
        .init(line: 2, problem: .notATime("Date", text: "13/40/21")),
        .init(line: 3, problem: .notATime("Start", text: "25:00")),
        .init(line: 4, problem: .notANumber("Hours", text: "many")),
        .init(line: 8, problem: .missing("Date")),
      ])
  }

  @Test func `in a document are told with their line, too`() throws {
    let read = try Reading(
      """
      {"fast_data": [
        {"RowID": "a", "EndDTM": null},
        {"StartDTM": 5},
        "fast",
        {"StartDTM": "2024-05-04T18:00:00Z", "EndDTM": "gestern"}
      ]}
      """)
    #expect(
      read.unread == [
        .init(line: 2, problem: .missing("StartDTM")),
        .init(line: 3, problem: .badField("StartDTM")),
        .init(line: 4, problem: .badField("{}")),
        .init(line: 5, problem: .notATime("EndDTM", text: "gestern")),
      ])
  }

  @Test func `are not guessed where a date can be two`() {
    var options = ImportOptions(zone: Reading.berlin)
    options.columns = [.start: "a", .end: "b"]
    #expect(
      refusal("a,b\n2026-03-01 20:00,2026-03-02 12:00\n3/4/2026 20:00,4/4/2026 12:00\n", options)
        == ImportError(.dateOrder("3/4/2026 20:00"), line: 3))
  }

  @Test func `are not too many`() {
    let text = "Date,Start,End,Hours\n" + String(repeating: "x,1,2,3\n", count: 2000)
    #expect(refusal(text) == ImportError(.tooManyUnread(limit: 1000), line: 1002))
  }
}
