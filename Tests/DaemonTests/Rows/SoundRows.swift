import Nouns
import Time
import Wire

extension RowText {
  /// A moment so many hours before the tests' noon, in quotes of no kind.
  private static func ago(_ hours: Int64) -> String {
    String((Instant.noon - .hours(hours)).milliseconds)
  }

  /// Rows of all nouns without a fault, by what they are called; they can stand beside each other.
  static let sound: [(name: String, row: RowText)] = [
    ("fast", fast), ("fast-running", running), ("reminder-daily", daily),
    ("reminder-once", once), ("schedule", schedule), ("choice", choice), ("week", week),
    ("vacation", vacation), ("safety", safety), ("program", program), ("profile", profile),
    ("weighing", weighing), ("mealItem", mealItem), ("food", food), ("completeDay", completeDay),
    ("target", target), ("drink", drink), ("rule", rule), ("dayFact", dayFact), ("badge", badge),
  ]

  static let fast = RowText(
    .fast,
    [
      "id": id(1), "start": ago(40), "startOffset": "3600", "startZone": "\"Europe/Berlin\"",
      "startDay": "\"2026-02-28\"", "end": ago(24), "endOffset": "3600",
      "endZone": "\"Europe/Berlin\"", "endDay": "\"2026-03-01\"", "goal": "57600000",
      "reached": "43200000", "schedule": "\"16:8\"", "note": "\"tea, \\\"green\\\"\\nand 🍏\"",
      "mood": "4", "cancelled": "false", "source": "\"Zero\"", "sourceID": "\"x1\"",
      "reason": "\"hunger\"",
    ])

  static let running = RowText(
    .fast,
    [
      "id": id(2), "start": ago(2), "startOffset": "0", "startZone": "\"UTC\"",
      "startDay": "\"2026-03-02\"", "end": "null", "endOffset": "null", "endZone": "null",
      "endDay": "null", "goal": "null", "reached": "null", "schedule": "null", "note": "null",
      "mood": "null", "cancelled": "false", "source": "null", "sourceID": "null",
      "reason": "null",
    ])

  static let daily = RowText(
    .reminder,
    [
      "id": id(3), "text": "\"Drink water\"", "at": "null", "daily": "\"08:30\"",
      "days": "[\"mon\",\"thu\"]", "next": "null",
    ])

  static let once = RowText(
    .reminder,
    [
      "id": id(4), "text": "\"See the doctor\"", "at": ago(-5), "daily": "null", "days": "null",
      "next": "null",
    ])

  static let schedule = RowText(
    .schedule,
    ["id": id(5), "name": "\"early bird\"", "hours": "15", "text": "\"for work\""])

  static let choice = RowText(.choice, ["id": id(6), "schedule": "\"early bird\""])

  static let week = RowText(
    .week,
    [
      "id": id(7), "from": "\"2026-01-05\"", "to": "\"2026-02-01\"",
      "days":
        #"[{"day":"mon","rest":false,"schedule":"16:8","at":"20:00"},"#
        + #"{"day":"tue","rest":false,"schedule":"early bird","at":null},"#
        + #"{"day":"sun","rest":true,"schedule":null,"at":null}]"#,
    ])

  static let vacation = RowText(
    .vacation, ["id": id(8), "from": "\"2026-02-02\"", "to": "\"2026-02-08\""])

  static let safety = RowText(
    .safety,
    [
      "id": id(9), "applies": "[\"diabetes\",\"frail\"]", "agreed": "true", "at": ago(1),
      "wording": "2",
    ])

  static let program = RowText(
    .program,
    [
      "id": id(10), "start": "\"2026-01-12\"", "leadIn": "7",
      "pauses":
        #"[{"from":"2026-02-01","to":"2026-02-08"},{"from":"2026-02-20","to":"2026-02-20"}]"#,
      "end": "\"2026-02-27\"",
    ])

  static let profile = RowText(
    .profile,
    [
      "id": version(on: 20_454), "from": "\"2026-01-01\"", "birth": "\"1985-03-12\"",
      "height": "1740",
      "weight": "82500", "basis": "\"neutral\"", "gender": "\"other\"", "activity": "\"light\"",
      "goal": "\"lose\"", "goalWeight": "75000", "restriction": "30", "maintenance": "2300",
      "diet": "1900", "pattern": #"{"days":["mon","thu"],"alternateFrom":null}"#,
      "counts": "\"program\"", "ownProtein": "120", "ownCarbs": "200", "ownFat": "70",
      "ownFiber": "30",
    ])

  static let weighing = RowText(
    .weighing,
    [
      "id": id(12), "at": ago(5), "atOffset": "3600", "atZone": "\"Europe/Berlin\"",
      "atDay": "\"2026-03-02\"", "moved": "\"2026-03-02\"", "grams": "82400",
      "note": "\"after \\\"tea\\\"\"",
      "written": ago(4), "writtenOffset": "3600", "writtenZone": "\"Europe/Berlin\"",
      "writtenDay": "\"2026-03-02\"",
    ])

  static let mealItem = RowText(
    .mealItem,
    [
      "id": id(13), "at": ago(5), "atOffset": "3600", "atZone": "\"Europe/Berlin\"",
      "atDay": "\"2026-03-02\"", "logged": "\"2026-03-02\"", "meal": id(14), "written": ago(4),
      "name": "\"Käse \\\"jung\\\"\"", "food": "\"cheese\"", "source": "\"staple\"",
      "amount": "2000", "unit": "\"slice\"", "portion": "600", "kcal": "212", "protein": "150",
      "carbs": "1", "fat": "168", "fiber": "12", "alcohol": "3", "slot": "\"breakfast\"",
    ])

  static let food = RowText(
    .food,
    [
      "id": id(15), "name": "\"Chili\"", "aliases": "\"stew\\nEintopf\"",
      "per": "\"hundredGrams\"", "kcal": "95", "protein": "52", "carbs": "101", "fat": "31",
      "fiber": "38", "alcohol": "4", "portions": "\"bowl=350\"", "servings": "4",
      "ingredients": "\"beans 400 g\\nonion\"",
    ])

  static let completeDay = RowText(.completeDay, ["id": id(16), "on": "\"2026-03-01\""])

  static let target = RowText(
    .target,
    [
      "id": id(17), "from": "\"2026-03-01\"", "written": ago(30), "writtenOffset": "3600",
      "writtenZone": "\"Europe/Berlin\"", "writtenDay": "\"2026-03-01\"", "kcal": "1900",
      "reason": "\"diet\"", "maintenance": "2300", "diet": "1900", "origin": "\"adaptive\"",
      "dietOrigin": "\"formula\"", "restriction": "30", "since": "\"2026-03-01\"",
      "weight": "82400", "weightSource": "\"avg7\"", "expenditure": "2310",
      "recordDays": "28", "completeDays": "21", "protein": "132", "carbs": "190", "fat": "63",
      "fiber": "27",
    ])

  static let drink = RowText(
    .drink,
    [
      "id": id(18), "at": ago(5), "atOffset": "3600", "atZone": "\"Europe/Berlin\"",
      "atDay": "\"2026-03-02\"", "ml": "300", "what": "\"Tee \\\"grün\\\" 🍏\"",
    ])
}

extension RowText {
  static let rule = RowText(
    .rule,
    [
      "id": name(HabitRule(.freezes, from: Day(number: 20_500), "2").id), "key": "\"freezes\"",
      "from": "\"2026-02-16\"", "value": "\"2\"",
    ])

  static let dayFact = RowText(
    .dayFact,
    [
      "id": name(DayFact(.checkIn, on: Day(number: 20_500)).id), "on": "\"2026-02-16\"",
      "fact": "\"checkIn\"",
    ])

  static let badge = RowText(
    .badge,
    [
      "id": name(Badge(.init(.streak, .gold), on: Day(number: 20_500)).id),
      "category": "\"streak\"", "tier": "\"gold\"", "on": "\"2026-02-16\"",
    ])

  private static func name(_ id: RowID) -> String { "\"\(id.text)\"" }
}

extension RowText {
  /// The same noun in another place, where it can stand beside this one.
  var moved: Self {
    switch noun {
    case .fast where fields.contains { $0.name == "end" && $0.value == "null" }:
      with("start", "1772449200000")
    case .fast:
      with([
        "start": "1771704000000", "end": "1771761600000", "startDay": "null", "endDay": "null",
        "sourceID": "\"x2\"",
      ])
    case .reminder: with("text", "\"Something else\"")
    case .schedule: with("name", "\"late owl\"")
    case .choice: with("schedule", "\"16:8\"")
    case .week, .vacation: with(["from": "\"2026-05-04\"", "to": "\"2026-05-10\""])
    case .safety: with("agreed", "false")
    case .program:
      with(["start": "\"2026-05-04\"", "end": "\"2026-06-04\"", "pauses": "[]"])
    case .profile: with("from", "\"2026-02-01\"")
    case .weighing: with(["grams": "81900", "atDay": "null"])
    case .mealItem: with(["name": "\"Tea\"", "atDay": "null"])
    case .food: with("name", "\"Stew\"")
    case .completeDay: with("on", "\"2026-02-01\"")
    case .target: with("from", "\"2026-03-02\"")
    case .drink: with(["ml": "500", "atDay": "null"])
    case .rule: with("value", "\"1\"")
    case .dayFact: self
    case .badge: with("on", "\"2026-02-17\"")
    }
  }

  /// The same without all that can be left out.
  var bare: Self {
    let optional: [String]
    switch noun {
    case .fast:
      optional = [
        "endOffset", "endZone", "startDay", "endDay", "goal", "reached", "schedule", "note",
        "mood", "source", "sourceID", "reason",
      ]
    case .reminder: optional = ["days"]
    case .schedule: optional = ["text"]
    case .choice: optional = ["schedule"]
    case .week: return with("days", "[]")
    case .safety: return with("applies", "[]")
    case .program: return with("pauses", "[]")
    case .vacation: return self
    case .weighing:
      optional = [
        "atDay", "moved", "note", "written", "writtenOffset", "writtenZone", "writtenDay",
      ]
    case .mealItem:
      let needed: Set = ["id", "at", "atOffset", "atZone", "meal", "written", "name", "source"]
      optional = fields.map(\.name).filter { !needed.contains($0) }
    case .food: optional = fields.map(\.name).filter { !["id", "name", "per"].contains($0) }
    case .completeDay: return self
    case .drink: optional = ["atDay", "what"]
    case .rule, .dayFact, .badge: return self
    case .target:
      optional = [
        "writtenDay", "diet", "weight", "weightSource", "expenditure", "recordDays",
        "completeDays", "protein", "carbs", "fat", "fiber",
      ]
    case .profile: optional = fields.map(\.name).filter { $0 != "id" && $0 != "from" }
    }
    return optional.reduce(self) { $0.with($1, "null") }
  }
}
