import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Daemon

@Suite @MainActor struct `What an import says` {
  @Test(arguments: RowText.sound)
  func `of a field that is wrong, and of two`(name: String, row: RowText) throws {
    let report = FindingReport(row: row, scene: try Scene())
    try Golden.expect(try report.text(), is: "findings-\(name)", at: #_sourceLocation)
  }

  @Test func `of what is no row`() throws {
    let scene = try Scene()
    let lines = [
      "5", "null", "[]", "\"fast\"", "{}", #"{"noun":null}"#, #"{"noun":1}"#, #"{"noun":"meal"}"#,
      #"{"noun":"Fast"}"#, #"{"noun":"fast"}"#, #"{"id":"","noun":"choice","schedule":null}"#,
      #"{"noun":"choice","noun":"choice","id":""}"#, #"{"noun":"choice","id":"","id":""}"#,
      #"{"noun":"choice","id":"","schedule":"\ud800"}"#, #"{"noun":"choice","id":""#,
      #"{"noun":"export","format":"io.github.fastd.export","version":1}"#,
    ]
    let text = try lines.map { line in
      "\(line): \(try scene.findings(in: RowText.document([line])).joined(separator: ", "))\n"
    }
    try Golden.expect(text.joined(), is: "findings-no-rows", at: #_sourceLocation)
  }

  /// Rows that are sound by themselves, or whose fault is in what two fields say together.
  private nonisolated static let pairs: [(what: String, row: RowText)] = [
    ("a fast that ends as it begins", RowText.fast.with("end", "1772308800000")),
    (
      "a cancelled one that does",
      RowText.fast.with(["end": "1772308800000", "endDay": "null", "cancelled": "true"])
    ),
    (
      "a cancelled one without an end",
      RowText.running.with("cancelled", "true")
    ),
    (
      "a long one",
      RowText.fast.with(["start": "1772020800000", "startDay": "null", "goal": "259200000"])
    ),
    (
      "a running one of last week",
      RowText.running.with(["start": "1771847940000", "startDay": "null"])
    ),
    (
      "a running one that is forgotten",
      RowText.running.with(["start": "1771847939999", "startDay": "null"])
    ),
    ("a reminder once and daily", RowText.once.with("daily", "\"08:30\"")),
    ("a reminder at no time", RowText.once.with("at", "null")),
    ("a week backwards", RowText.week.with("to", "\"2026-01-04\"")),
    ("a vacation of a day", RowText.vacation.with("to", "\"2026-02-02\"")),
    ("a vacation backwards", RowText.vacation.with("to", "\"2026-02-01\"")),
    ("a program of no day", RowText.program.with("end", "\"2026-01-12\"")),
    ("a program backwards", RowText.program.with("end", "\"2026-01-11\"")),
    ("a weighing of the same moment", RowText.weighing.with("grams", "20000")),
    ("a meal to come", RowText.mealItem.with(["at": "1772452800001", "atDay": "null"])),
    ("a food of another kind with the name", RowText.food.with("name", "\"chi-li\"")),
    ("a weighing to come", RowText.weighing.with(["at": "1772452800001", "atDay": "null"])),
  ]

  @Test func `of what fields say together`() throws {
    let scene = try Scene()
    let text = try Self.pairs.map { what, row in
      let findings = try scene.findings(in: RowText.document([row.line]))
      return "\(what): \(findings.joined(separator: ", "))\n"
    }
    try Golden.expect(text.joined(), is: "findings-together", at: #_sourceLocation)
  }

  // MARK: Beside others

  private static func cases(of row: RowText) -> [(what: String, rows: [RowText])] {
    let moved = row.moved
    let other = row.noun == .choice ? RowText.safety : .choice
    let otherID = other.fields.first { $0.name == "id" }?.value
    return [
      ("the same", [row]), ("the same without an id", [row.with("id", "\"\"")]),
      ("its id in another place", [moved]),
      ("another id in another place", [moved.with("id", RowText.id(50))]),
      ("the id of another noun", [moved.with("id", otherID)]),
      ("one id twice", [moved.with("id", RowText.id(50)), row.with("id", RowText.id(50))]),
      (
        "one place twice",
        [moved.with("id", RowText.id(50)), moved.with("id", RowText.id(51))]
      ),
      ("wrong, then right", [moved.with("id", "\"x\""), moved.with("id", RowText.id(50))]),
    ]
  }

  @Test func `of rows beside those that are here, and beside each other`() throws {
    let (empty, full) = (try Scene(), try Scene())
    try full.take(RowText.sound.map(\.row))
    var text = ""
    for (name, row) in RowText.sound {
      for (what, rows) in Self.cases(of: row) {
        let file = RowText.document(rows.map(\.line))
        text += "\(name), \(what)\n"
        text += "  in an empty home: \(try empty.findings(in: file).joined(separator: ", "))\n"
        text += "  in a full one: \(try full.findings(in: file).joined(separator: ", "))\n"
      }
    }
    try Golden.expect(text, is: "findings-beside", at: #_sourceLocation)
  }

  /// Where a fast can stand beside the one in `RowText.fast`, and the one that runs.
  private nonisolated static let fasts: [(what: String, row: RowText)] = {
    let hour: Int64 = 3_600_000
    let (start, end) = (
      Instant.noon.milliseconds - 40 * hour, Instant.noon.milliseconds - 24 * hour
    )
    func fast(_ start: Int64, _ end: Int64?, _ more: KeyValuePairs<String, String>) -> RowText {
      RowText.fast.with([
        "id": RowText.id(60), "start": "\(start)", "end": end.map { "\($0)" } ?? "null",
        "startDay": "null", "endDay": "null", "sourceID": "null", "goal": "null",
      ]).with(more)
    }
    return [
      ("the same to the minute", fast(start + 59_999, end - 59_999, ["source": "null"])),
      ("a minute beside", fast(start + 60_000, end, ["source": "null"])),
      ("of the same program, nearly all of it", fast(start + hour, end, [:])),
      ("of the same program, less of it", fast(start + 2 * hour, end, [:])),
      ("of another, nearly all of it", fast(start + hour, end, ["source": "\"Sunrise\""])),
      ("of another with the same name there", fast(0, hour, ["sourceID": "\"x1\""])),
      ("just before", fast(start - hour, start, [:])),
      ("just after", fast(end, end + hour, [:])),
      ("before the one that runs", fast(end + 20 * hour, end + 22 * hour, [:])),
      ("into the one that runs", fast(end + 20 * hour, end + 22 * hour + 1, [:])),
      ("running as well", fast(end + 21 * hour, nil, ["endOffset": "null"])),
      ("running from the same minute", fast(end + 22 * hour + 59_999, nil, [:])),
      ("cancelled in its place", fast(start, end, ["cancelled": "true"])),
    ]
  }()

  @Test func `of fasts near others`() throws {
    let scene = try Scene()
    try scene.take([RowText.fast, RowText.running])
    let text = try Self.fasts.map { what, row in
      "\(what): \(try scene.findings(in: RowText.document([row.line])).joined(separator: ", "))\n"
    }
    try Golden.expect(text.joined(), is: "findings-near", at: #_sourceLocation)
  }

  @Test(arguments: [
    (RowText.once, "text", 100), (.schedule, "name", 100), (.vacation, "from", 200),
    (.week, "from", 1000), (.program, "start", 1000),
  ])
  func `of more than there may be`(row: RowText, field: String, most: Int) throws {
    let isDated = field == "from" || field == "start"
    let rows = (0...most).map { index in
      let row = row.with("id", RowText.id(1000 + index))
      guard isDated else { return row.with(field, "\"number \(index)\"") }
      let day = "\"\(Day(number: Int64(index) * 2).iso)\""
      let next = "\"\(Day(number: Int64(index) * 2 + 1).iso)\""
      return row.with(field, day).with(row.noun == .program ? "end" : "to", next)
        .with(row.noun == .program ? ["pauses": "[]"] : [:])
    }
    let findings = try Scene().findings(in: RowText.document(rows.map(\.line)))
    #expect(findings == Array(repeating: "new", count: most) + ["invalid tooMany"])
  }
}
