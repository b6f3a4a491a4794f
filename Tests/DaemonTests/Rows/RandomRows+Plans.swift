import Nouns
import Rules
import Time
import Wire

/// What is planned: schedules, weeks, vacations, programs, and the profiles they count on.
extension RandomRows {
  mutating func schedule() -> RowText {
    RowText(
      .schedule,
      [
        "id": id(), "name": RowText.quoted(own(60)), "hours": "\(number(1...23))",
        "text": maybe(RowText.quoted(text(500, inLines: true))),
      ])
  }

  mutating func choice() -> RowText {
    RowText(.choice, ["id": id(), "schedule": maybe(RowText.quoted(text(60)))])
  }

  mutating func safety() -> RowText {
    let applies = SafetyQuestion.allCases.filter { _ in Bool.random(using: &random) }
    return RowText(
      .safety,
      [
        "id": id(), "applies": "[" + applies.map { "\"\($0)\"" }.joined(separator: ",") + "]",
        "agreed": "\(Bool.random(using: &random))",
        "at": "\(Instant.noon.milliseconds - number(0...9_000_000_000))",
        "wording": maybe(1...1000),
      ])
  }

  mutating func weeks(_ count: Int) -> [RowText] {
    var day: Int64 = 10_000
    return (1...count).map { index in
      let from = day + number(1...40)
      day = from + number(0...400)
      let to = index == count ? maybe(Self.date(day)) : Self.date(day)
      return RowText(
        .week,
        [
          "id": id(), "from": Self.date(from), "to": to,
          "days": "[" + weekdays().map { plan(for: $0) }.joined(separator: ",") + "]",
        ])
    }
  }

  mutating func plan(for day: Weekday) -> String {
    let isRest = Bool.random(using: &random)
    let schedule = isRest ? "null" : RowText.quoted(text(60))
    let at = isRest ? "null" : maybe(clock())
    return #"{"day":"\#(day.code)","rest":\#(isRest),"schedule":\#(schedule),"at":\#(at)}"#
  }

  mutating func vacations(_ count: Int) -> [RowText] {
    var day: Int64 = 10_000
    return (0..<count).map { _ in
      let from = day + number(1...400)
      day = from + number(0...365)
      return RowText(
        .vacation, ["id": id(), "from": Self.date(from), "to": Self.date(day)])
    }
  }

  mutating func programs(_ count: Int) -> [RowText] {
    var day: Int64 = 10_000
    return (1...count).map { index in
      day += number(0...40)
      let start = day
      var pauses: [String] = []
      for _ in 0..<number(0...5) {
        let from = day + number(0...20)
        day = from + number(0...30)
        pauses.append(#"{"from":\#(Self.date(from)),"to":\#(Self.date(day))}"#)
      }
      let lasts = index == count && Bool.random(using: &random)
      if lasts { pauses.append(#"{"from":\#(Self.date(day)),"to":null}"#) }
      day += number(1...200)
      return RowText(
        .program,
        [
          "id": id(), "start": Self.date(start), "leadIn": "\(number(0...28))",
          "pauses": "[" + pauses.joined(separator: ",") + "]",
          "end": lasts ? "null" : Self.date(day),
        ])
    }
  }

  mutating func profiles(_ count: Int) -> [RowText] {
    var day: Int64 = 9000
    return (0..<count).map { _ in
      day += number(1...90)
      return profile(from: day)
    }
  }

  mutating func profile(from day: Int64) -> RowText {
    let births = [
      "\"\(number(1850...2026))\"", Self.date(number(-40_000...3000)),
      "\"\(number(0...150))@\(Day(number: day).iso)\"",
    ]
    let patterns = [
      #"{"days":\#(codes()),"alternateFrom":null}"#,
      #"{"days":null,"alternateFrom":\#(Self.date(day))}"#,
    ]
    return RowText(
      .profile,
      [
        "id": RowText.version(on: day), "from": Self.date(day), "birth": maybe(pick(births)),
        "height": maybe(1000...2500), "weight": maybe(20_000...400_000),
        "basis": maybe(["male", "female", "neutral"]),
        "gender": maybe(["female", "male", "other"]),
        "activity": maybe(["sedentary", "light", "moderate", "very", "extra"]),
        "goal": maybe(["lose", "gain", "maintain"]), "goalWeight": maybe(20_000...400_000),
        "restriction": maybe(5...33), "maintenance": maybe(800...10_000),
        "diet": maybe(800...10_000), "pattern": maybe(pick(patterns)),
        "counts": maybe(["program", "pattern"]), "ownProtein": maybe(20...400),
        "ownCarbs": maybe(0...1200), "ownFat": maybe(15...400), "ownFiber": maybe(5...100),
      ])
  }
}
