import Nouns
import Rules
import TestSupport
import Time
import Wire

/// Rows at random, as they are exported.
struct RandomRows {
  var random: Seeded
  private var last: UInt64 = 0

  init(seed: UInt64) { random = Seeded(seed) }

  /// Some of every noun, which can stand beside each other.
  mutating func home() -> [RowText] {
    var rows = (0..<2).map { _ in schedule() } + [choice(), safety()]
    rows += fasts(12) + (0..<6).map { _ in reminder() }
    rows += (0..<9).map { _ in weighing() } + (0..<9).map { _ in mealItem() }
    rows += (0..<4).map { _ in food() } + (0..<4).map { completeDay($0) }
    rows += (0..<4).map { target($0) } + (0..<9).map { _ in drink() }
    rows += weeks(6) + vacations(5) + programs(5) + profiles(8)
    return rows + habit()
  }

  // MARK: Values

  mutating func number(_ range: ClosedRange<Int64>) -> Int64 {
    .random(in: range, using: &random)
  }

  mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int(number(0...Int64(values.count - 1)))]
  }

  mutating func id() -> String {
    RowText.quoted(RowID(bits: random.next(), random.next()).text)
  }

  mutating func maybe(_ value: String) -> String { pick([value, "null"]) }

  mutating func maybe(_ range: ClosedRange<Int64>) -> String {
    maybe(String(number(range)))
  }

  mutating func maybe(_ words: [String]) -> String { maybe("\"\(pick(words))\"") }

  private static let pieces = [
    "=1+1", "'", "\"", "\\", ",", "Zürich", "日本語", "👩🏽‍🚒", "\u{2028}", " ", "{\"a\":1}",
    "e\u{301}", "\u{FEFF}", "</b>", "%s", "word",
  ]

  mutating func text(_ limit: Int, inLines: Bool = false) -> String {
    var text = ""
    for _ in 0..<number(0...6) {
      let piece = pick(Self.pieces + (inLines ? ["\n", "\t"] : []))
      if text.utf8.count + piece.utf8.count <= limit { text += piece }
    }
    return text
  }

  /// Told apart from all others.
  mutating func own(_ limit: Int) -> String {
    last += 1
    return "x\(last)" + text(limit - 10) + "x"
  }

  static func date(_ day: Int64) -> String { "\"\(Day(number: day).iso)\"" }

  mutating func clock() -> String {
    let parts = [number(0...23), number(0...59)].map { $0 < 10 ? "0\($0)" : "\($0)" }
    return "\"\(parts.joined(separator: ":"))\""
  }

  mutating func weekdays() -> [Weekday] {
    let days = Weekday.allCases.filter { _ in Bool.random(using: &random) }
    return days.isEmpty ? [.sunday] : days
  }

  mutating func codes() -> String {
    "[" + weekdays().map { "\"\($0.code)\"" }.joined(separator: ",") + "]"
  }

  // MARK: Fasts

  /// The last of them runs.
  private mutating func fasts(_ count: Int) -> [RowText] {
    var hour = Instant.noon - .hours(400 * 24)
    let ended = (1..<count).map { _ in
      hour = hour + .hours(number(1...200))
      let start = hour + Span(milliseconds: number(0...3_599_999))
      hour = start + Span(milliseconds: number(1...100 * 3_600_000))
      return fast(from: start, to: hour)
    }
    let start = Instant.noon - Span(milliseconds: number(0...7 * 24 * 3_600_000))
    return ended + [fast(from: start, to: nil)]
  }

  private mutating func fast(from start: Instant, to end: Instant?) -> RowText {
    let source = maybe(RowText.quoted(own(200)))
    let isCancelled = end != nil && number(0...4) == 0
    let (first, second) = (mark(start), end.map { mark($0) })
    return RowText(
      .fast,
      [
        "id": id(), "start": "\(start.milliseconds)", "startOffset": first.offset,
        "startZone": first.zone, "startDay": first.day,
        "end": end.map { "\($0.milliseconds)" } ?? "null", "endOffset": second?.offset ?? "null",
        "endZone": second?.zone ?? "null", "endDay": second?.day ?? "null",
        "goal": maybe(60_000...259_200_000), "reached": maybe(60_000...259_200_000),
        "schedule": maybe(RowText.quoted(text(60))),
        "note": maybe(RowText.quoted(text(4000, inLines: true))), "mood": maybe(1...5),
        "cancelled": "\(isCancelled)", "source": source,
        "sourceID": source == "null" ? "null" : maybe(RowText.quoted(own(200))),
        "reason": end == nil ? "null" : maybe(RowText.quoted("unwell")),
      ])
  }

  private mutating func mark(
    _ instant: Instant
  ) -> (offset: String, zone: String, day: String) {
    let offset = number(-93_600...93_600)
    let day = Zone.utc.day(of: instant + .seconds(offset)).number - number(0...1)
    return ("\(offset)", RowText.quoted(text(100)), Self.date(day))
  }

  // MARK: Others

  private mutating func reminder() -> RowText {
    let row = RowText(.reminder, ["id": id(), "text": RowText.quoted(own(500))])
    if Bool.random(using: &random) {
      let at = Instant.noon + Span(milliseconds: number(-9_000_000_000...9_000_000_000))
      return row.with([
        "at": "\(at.milliseconds)", "daily": "null", "days": "null", "next": "null",
      ])
    }
    let days = codes()
    let isDaily = days.split(separator: ",").count == Weekday.allCases.count
    return row.with([
      "at": "null", "daily": clock(), "days": isDaily ? "null" : maybe(days), "next": "null",
    ])
  }

  /// Rows that say by their ids what they are.
  private mutating func habit() -> [RowText] {
    let first = Day(number: 20_400)
    return (0..<3).flatMap { place -> [RowText] in
      let day = first + Int64(place) * 7 + number(0...6)
      let rule = HabitRule(.freezes, from: day, "\(number(0...2))")
      let fact = DayFact(pick([.checkIn, .skipped]), on: day)
      let badge = Badge(Badge.Name.all[Int(place) * 5], on: day)
      return [
        RowText(
          .rule,
          [
            "id": RowText.quoted(rule.id.text), "key": "\"freezes\"",
            "from": RowText.quoted(day.iso), "value": RowText.quoted(rule.value),
          ]),
        RowText(
          .dayFact,
          [
            "id": RowText.quoted(fact.id.text), "on": RowText.quoted(day.iso),
            "fact": RowText.quoted(fact.fact.rawValue),
          ]),
        RowText(
          .badge,
          [
            "id": RowText.quoted(badge.id.text),
            "category": RowText.quoted(badge.category.rawValue),
            "tier": RowText.quoted(badge.tier.rawValue), "on": RowText.quoted(day.iso),
          ]),
      ]
    }
  }

  private mutating func drink() -> RowText {
    last += 1
    let at = Instant.noon - .hours(Int64(last) * 11) - Span(milliseconds: number(0...3_599_999))
    let mark = mark(at)
    return RowText(
      .drink,
      [
        "id": id(), "at": "\(at.milliseconds)", "atOffset": mark.offset, "atZone": mark.zone,
        "atDay": mark.day, "ml": "\(number(10...5000))", "what": maybe(RowText.quoted(text(120))),
      ])
  }

  private mutating func weighing() -> RowText {
    last += 1
    // No two at one moment.
    let at = Instant.noon - .hours(Int64(last) * 11) - Span(milliseconds: number(0...3_599_999))
    let mark = mark(at)
    return RowText(
      .weighing,
      [
        "id": id(), "at": "\(at.milliseconds)", "atOffset": mark.offset, "atZone": mark.zone,
        "atDay": mark.day, "moved": last.isMultiple(of: 2) ? mark.day : "null",
        "grams": "\(number(20_000...400_000))",
        "note": maybe(RowText.quoted(text(500, inLines: true))),
      ]
    ).with(written(after: at))
  }

  /// Nothing of it, as of an older version, or all.
  private mutating func written(after at: Instant) -> KeyValuePairs<String, String> {
    guard Bool.random(using: &random) else {
      return [
        "written": "null", "writtenOffset": "null", "writtenZone": "null", "writtenDay": "null",
      ]
    }
    let written = at + Span(milliseconds: number(0...3_599_999))
    let mark = mark(written)
    return [
      "written": "\(written.milliseconds)", "writtenOffset": mark.offset,
      "writtenZone": mark.zone, "writtenDay": mark.day,
    ]
  }

  private mutating func mealItem() -> RowText {
    last += 1
    let at = Instant.noon - .hours(Int64(last) * 7) - Span(milliseconds: number(0...3_599_999))
    let mark = mark(at)
    return RowText(
      .mealItem,
      [
        "id": id(), "at": "\(at.milliseconds)", "atOffset": mark.offset, "atZone": mark.zone,
        "atDay": mark.day, "logged": maybe(mark.day), "meal": id(),
        "written": "\(at.milliseconds + number(0...3_599_999))",
        "name": RowText.quoted(text(120)), "food": maybe(RowText.quoted(text(100))),
        "source": "\"\(pick(["own", "staple", "imported", "typed"]))\"",
        "amount": maybe(1...100_000_000), "unit": maybe(RowText.quoted(text(40))),
        "portion": maybe(1...50_000), "kcal": maybe(0...9999), "protein": maybe(0...9999),
        "carbs": maybe(0...9999), "fat": maybe(0...9999), "fiber": maybe(0...9999),
        "alcohol": maybe(0...9999), "slot": maybe(["breakfast", "lunch", "dinner", "snack"]),
      ])
  }

  private mutating func food() -> RowText {
    RowText(
      .food,
      [
        "id": id(), "name": RowText.quoted(own(120)),
        "aliases": maybe(RowText.quoted(text(2000, inLines: true))),
        "per": "\"\(pick(["hundredGrams", "hundredMillilitres", "portion"]))\"",
        "kcal": maybe(0...9999), "protein": maybe(0...9999), "carbs": maybe(0...9999),
        "fat": maybe(0...9999), "fiber": maybe(0...9999), "alcohol": maybe(0...9999),
        "portions": maybe(RowText.quoted(text(2000, inLines: true))), "servings": maybe(1...100),
        "ingredients": maybe(RowText.quoted(text(4000, inLines: true))),
      ])
  }

  private mutating func completeDay(_ place: Int64) -> RowText {
    RowText(
      .completeDay, ["id": id(), "on": Self.date(10_000 + 100 * place + number(0...99))])
  }

  private mutating func target(_ place: Int64) -> RowText {
    // The newest holds today: nothing has begun since that waits for another one.
    let at = Instant.noon - .hours(place + 1)
    let offset = number(-93_600...36_000)
    let day = Zone.utc.day(of: at + .seconds(offset)).number - number(0...1)
    return RowText(
      .target,
      [
        "id": id(), "from": Self.date(Zone.utc.day(of: .noon).number - 100 * place),
        "written": "\(at.milliseconds)", "writtenOffset": "\(offset)",
        "writtenZone": RowText.quoted(text(100)), "writtenDay": Self.date(day),
        "kcal": "\(number(0...20_000))", "reason": "\"\(pick(["maintenance", "diet", "noDiet"]))\"",
        "maintenance": "\(number(0...20_000))", "diet": maybe(0...20_000),
        "origin": "\"\(pick(["formula", "manual", "adaptive"]))\"",
        "dietOrigin": "\"\(pick(["formula", "manual", "adaptive"]))\"",
        "restriction": "\(number(0...100))", "since": Self.date(number(9000...10_000)),
        "weight": maybe(20_000...400_000), "weightSource": maybe(["avg7", "last", "profile"]),
        "expenditure": maybe(0...20_000), "recordDays": maybe(0...100),
        "completeDays": maybe(0...100), "protein": maybe(0...5000), "carbs": maybe(0...5000),
        "fat": maybe(0...5000), "fiber": maybe(0...5000),
      ])
  }
}
