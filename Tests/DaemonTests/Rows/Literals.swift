/// What a field can be made to say, as JSON and as it is called where that is long.
struct Literal: Sendable {
  /// Nil for a field that is left out.
  let json: String?
  let name: String

  private init(_ json: String?, called name: String) {
    self.json = json
    self.name = name
  }

  private init(_ json: String) { self.init(json, called: json) }

  private static func text(_ count: Int) -> Self {
    Literal("\"" + String(repeating: "x", count: count) + "\"", called: "\"x\" * \(count)")
  }

  /// Of every kind, whatever the field is.
  private static let general =
    [Literal(nil, called: "absent")]
    + [
      "null", "true", "false", "7", "-1", "0", "1.5", "9223372036854775807",
      "-9223372036854775808", "9223372036854775808", #""""#, #"" ""#, #""x""#, #""\u0007""#,
      #""a\nb""#, #""a\tb""#, "[]", "{}", #"["x"]"#, "[7]", "[{}]", "[null]",
    ].map { Literal($0) }

  private static let dates = [
    "2026-03-02", "2026-03-03", "2026-03-04", "2026-02-27", "2026-01-04", "2026-02-30", "2026-3-2",
    "20260302", "2026-03-02T00:00", "1970-01-01", "1969-12-31", "1969-12-30", "0001-01-01",
    "9999-12-31", "10000-01-01", "-0001-01-01", "2027-02-01", "2027-02-02", "2027-02-03",
  ].map { Literal("\"\($0)\"") }

  private static let moments = [
    "1772452800000", "1772452800001", "1772452799999", "1772366400000", "1772308800000",
    "1771848000000", "1771847999999", "1772539200000", "253402300799999", "999999999999999",
  ].map { Literal($0) }

  private static let spans = ["59999", "60000", "259200000", "259200001"].map { Literal($0) }
  private static let offsets = ["45296", "93600", "93601", "-93600", "-93601"].map { Literal($0) }
  private static let clocks = [
    "20:00", "24:00", "23:59:59", "08:30:15", "8:30", "08.30", "25:00", "08:60", "8pm",
  ].map { Literal("\"\($0)\"") }
  private static let names =
    ["16:8", "omad", "none", "early bird", " early", "12h", "+2h", "Ruhe"].map {
      Literal("\"\($0)\"")
    } + [text(60), text(61)]
  private static let weekdays = [
    #"["mon"]"#, #"["mon","mon"]"#, #"["mon","someday"]"#, #"["Mon"]"#, #"["mon",1]"#,
  ].map { Literal($0) }
  private static let plans = [
    #"{"day":"mon","rest":true}"#, #"{"day":"mon","rest":true,"schedule":null,"at":null}"#,
    #"{"day":"mon"}"#, #"{"rest":true}"#, #"{"day":"mon","rest":false}"#,
    #"{"day":"mon","rest":true,"schedule":"16:8"}"#, #"{"day":"mon","rest":true,"at":"20:00"}"#,
    #"{"day":"mon","rest":false,"schedule":"16:8","at":"24:00"}"#,
    #"{"day":"mon","rest":false,"schedule":"a\u0007"}"#,
    #"{"day":"mon","rest":false,"schedule":""}"#, #"{"day":"monday","rest":true}"#,
    #"{"day":"mon","rest":1}"#, #"{"day":1,"rest":true}"#,
    #"{"day":"mon","rest":true,"more":1}"#, #"{"day":"mon","rest":true},{"day":"mon","rest":true}"#,
  ].map { Literal("[\($0)]") }
  private static let pauses =
    [
      #"{"from":"2026-02-01"}"#, #"{"from":"2026-02-01","to":null}"#, #"{"to":"2026-02-01"}"#,
      #"{"from":"2026-02-30"}"#, #"{"from":"2026-02-01","to":"x"}"#, #"{"from":1}"#,
      #"{"from":"2026-02-03","to":"2026-02-02"}"#, #"{"from":"2026-02-03","to":"2026-02-03"}"#,
      #"{"from":"2026-02-03"},{"from":"2026-02-04"}"#, #"{"from":"2026-02-01","more":1}"#,
      #"{"from":"2026-02-03","to":"2026-02-09"},{"from":"2026-02-08"}"#,
      #"{"from":"2025-01-01","to":"2025-01-02"}"#,
    ].map { Literal("[\($0)]") } + [many(pauses: 500), many(pauses: 501)]
  private static func many(pauses count: Int) -> Self {
    let pause = #"{"from":"2026-02-01","to":"2026-02-01"}"#
    return Literal(
      "[" + Array(repeating: pause, count: count).joined(separator: ",") + "]",
      called: "[\(pause)] * \(count)")
  }
  private static let patterns = [
    #"{"days":["mon"]}"#, #"{"days":[]}"#, #"{"days":["someday"]}"#, #"{"days":["mon","mon"]}"#,
    #"{"alternateFrom":"2026-03-02"}"#, #"{"alternateFrom":"2026-02-30"}"#,
    #"{"alternateFrom":"1969-12-30"}"#, #"{"days":["mon"],"alternateFrom":"2026-03-02"}"#,
    #"{"days":null,"alternateFrom":null}"#, #"{"days":"mon"}"#, #"{"days":["mon"],"more":1}"#,
  ].map { Literal($0) }
  private static let births = [
    "1985", "1849", "1850", "9999", "0000", "85", "45@2026-03-02", "150@2026-03-02",
    "151@2026-03-02", "0@2026-03-02", "-5@2026-03-02", "45@", "45@2026-02-30", "45@2026-03-02@",
    "1849-12-31", "1850-01-01", "999999999999999999999", "-5",
  ].map { Literal("\"\($0)\"") }

  private static func edges(_ lowest: Int, _ highest: Int) -> [Self] {
    [lowest - 1, lowest, highest, highest + 1].map { Literal("\($0)") }
  }

  private static func words(_ words: String...) -> [Self] { words.map { Literal("\"\($0)\"") } }

  /// Those that are near a limit of some noun's field of that name.
  private static let particular: [String: [Self]] = [
    "id": [
      RowText.id(99), RowText.id(99).uppercased(), "\"abc\"", "\"i" + RowText.id(99).dropFirst(2),
      RowText.id(99).dropLast() + "0\"", RowText.id(99).dropLast(2) + "l\"",
    ].map { Literal(String($0)) },
    "start": moments + dates, "end": moments + dates, "at": moments, "next": moments,
    "startOffset": offsets, "endOffset": offsets,
    "startZone": [text(100), text(101)], "endZone": [text(100), text(101)],
    "startDay": dates, "endDay": dates, "from": dates, "to": dates,
    "goal": spans + words("lose", "gain", "maintain", "Lose"), "reached": spans,
    "schedule": names, "name": names, "mood": edges(1, 5),
    "note": [text(4000), text(4001)], "text": [text(500), text(501)] + words("  ", "ä"),
    "source": [text(200), text(201)], "sourceID": [text(200), text(201)],
    "reason": words("hunger", "mistake", "Hunger", ""), "daily": clocks, "days": weekdays + plans,
    "hours": edges(1, 23),
    "applies": [
      #"["underAge"]"#, #"["underAge","underAge"]"#, #"["UnderAge"]"#, #"["diabetes","cold"]"#,
    ].map { Literal($0) },
    "leadIn": edges(0, 28), "pauses": pauses, "birth": dates + births,
    "height": edges(1000, 2500), "weight": edges(20_000, 400_000),
    "goalWeight": edges(20_000, 400_000), "restriction": edges(5, 33),
    "maintenance": edges(800, 10_000), "diet": edges(800, 10_000), "pattern": patterns,
    "basis": words("male", "female", "Male"), "gender": words("female", "male", "Other"),
    "activity": words("sedentary", "extra", "Very"), "counts": words("pattern", "Pattern"),
  ]

  static func all(for field: String) -> [Self] { general + (particular[field] ?? []) }
}
