import Nouns
import Time

@testable import Wire

/// Each refusal as it goes over the wire: what clients of today read they must read tomorrow.
enum RefusalTable {
  private static let text = "hk3f9m2qv7w8x1y4z6n5p0r3st"
  static let id = RowID(text: text) ?? RowID(bits: 0, 0)
  private static let one = Instant(milliseconds: 1_772_736_000_001)
  private static let two = Instant(milliseconds: 1_772_793_600_002)
  // 2026-03-05 and 2026-03-09.
  private static let day = Day(number: 20_517)
  private static let later = Day(number: 20_521)

  static let rows: [(refusal: Refusal, facts: String)] = fasts + goals + words + plans + body + rest

  private static let fasts: [(Refusal, String)] = [
    (.alreadyFasting(id, since: one), #""id":"\#(text)","start":1772736000001"#),
    (.notFasting, ""),
    (
      .overlaps(id, start: one, end: nil),
      #""id":"\#(text)","start":1772736000001,"end":null,"wantedStart":null,"wantedEnd":null"#
    ),
    (
      .overlaps(id, start: one, end: two, wanted: one..<two),
      #""id":"\#(text)","start":1772736000001,"end":1772793600002,"#
        + #""wantedStart":1772736000001,"wantedEnd":1772793600002"#
    ),
    (.inTheFuture(one), #""at":1772736000001"#),
    (.tooLongAgo(one, earliest: two), #""at":1772736000001,"earliest":1772793600002"#),
    (.endBeforeStart(start: two, end: one), #""start":1772793600002,"end":1772736000001"#),
    (.stillRunning(id), #""id":"\#(text)""#), (.useCancel(id), #""id":"\#(text)""#),
    (.noSuchMood(6), #""mood":6"#), (.tooManyFasts(limit: 1000), #""limit":1000"#),
  ]

  private static let goals: [(Refusal, String)] = [
    (.goalTooShort(.seconds(-30), least: .minute), #""goal":-30,"least":60"#),
    (.goalTooLong(.hours(73), most: .hours(72)), #""goal":262800,"most":259200"#),
    (.notSafe(.eatingDisorder, most: .hours(12)), #""question":"eatingDisorder","most":43200"#),
    (.noGoal, ""),
  ]

  private static let words: [(Refusal, String)] = [
    (.notFound("zz\u{7}"), #""id":"zz\u0007""#),
    (.ambiguous("h", []), #""id":"h","candidates":[]"#),
    (.ambiguous("h", [id, id]), #""id":"h","candidates":["\#(text)","\#(text)"]"#),
    (.textTooLong(field: "note", limit: 2000), #""field":"note","limit":2000"#),
    (.textNotPlain(field: "note"), #""field":"note""#),
    (.textMissing(field: "name"), #""field":"name""#),
    (
      .needsConfirmation([.weightJump, .ofAge]),
      #""text":"weight-jump,of-age","number":null,"at":null"#
    ),
    (
      .needsConfirmation([.weightJump], about: .weight(grams: 185_000)),
      #""text":"weight-jump","number":185000,"at":null"#
    ),
    (
      .needsConfirmation([.goalMet], about: .start(one, goal: .hours(16))),
      #""text":"goal-met","number":57600,"at":1772736000001"#
    ),
  ]

  private static let plans: [(Refusal, String)] = [
    (.unknownSchedule("ä\"b"), #""name":"ä\"b""#), (.scheduleExists("x"), #""name":"x""#),
    (.nameReserved("16h"), #""name":"16h""#), (.presetSchedule("omad"), #""name":"omad""#),
    (.hoursOutOfRange(.max, allowed: 1...23), #""hours":9223372036854775807,"least":1,"most":23"#),
    (.tooManySchedules(limit: 100), #""limit":100"#),
    (
      .vacationOverlaps(id, days: day...later),
      #""id":"\#(text)","from":"2026-03-05","to":"2026-03-09""#
    ),
    (.vacationTooLong(days: 366), #""days":366"#), (.tooManyVacations(limit: 200), #""limit":200"#),
    (.inThePast(one), #""at":1772736000001"#), (.tooManyReminders(limit: 100), #""limit":100"#),
    (.noPopup(reason: "noServer"), #""reason":"noServer""#),
  ]

  private static let body: [(Refusal, String)] = [
    (.profileIncomplete([.birth, .goalWeight]), #""missing":["birth","goalWeight"]"#),
    (.underAge(years: 16), #""years":16"#),
    (
      .dateOutOfRange(field: "on", later, allowed: day...day),
      #""field":"on","date":"2026-03-09","earliest":"2026-03-05","latest":"2026-03-05""#
    ),
    (
      .numberOutOfRange(field: "height", 3, allowed: 1000...2500),
      #""field":"height","number":3,"least":1000,"most":2500"#
    ),
    (.goalWeightTooLow(50_000, least: 59_940), #""weight":50000,"least":59940"#),
    (.aimNotSafe(.underweight), #""reason":"underweight""#),
    (.aimNotSafe(.answer(.pregnancy)), #""reason":"pregnancy""#),
    (.dietAboveMaintenance(2400, maintenance: 2300), #""diet":2400,"maintenance":2300"#),
    (.macrosAboveMaintenance(2900, maintenance: 2300), #""kcal":2900,"maintenance":2300"#),
    (.dietTooLow(700, least: 800), #""diet":700,"least":800"#), (.twoDeficits, ""),
    (
      .maintenanceTooLow(790, least: 800, because: nil),
      #""maintenance":790,"least":800,"reason":null"#
    ),
    (
      .maintenanceTooLow(1800, least: 1810, because: .answer(.diabetes)),
      #""maintenance":1800,"least":1810,"reason":"diabetes""#
    ),
    (
      .maintenanceLow(1300, rest: 1315, floor: 1200, formula: nil),
      #""maintenance":1300,"rest":1315,"floor":1200,"formula":null"#
    ),
    (.daysTouch, ""), (.tooManyItems(limit: 20), #""limit":20"#),
    (.foodExists(id, name: "Chili"), #""id":"\#(text)","name":"Chili""#),
    (.notAPortion("slice: 30"), #""text":"slice: 30""#), (.noProgram, ""),
    (.programRuns(id, start: day), #""id":"\#(text)","start":"2026-03-05""#),
    (.programPaused(id, from: day), #""id":"\#(text)","from":"2026-03-05""#),
    (.notPaused(id), #""id":"\#(text)""#),
    (.pauseOverlaps(from: day, to: later), #""from":"2026-03-05","to":"2026-03-09""#),
    (.pauseOverlaps(from: day, to: nil), #""from":"2026-03-05","to":null"#),
    (.dietHasBegun(day), #""on":"2026-03-05""#),
    (.noDiet(.underweight), #""reason":"underweight""#),
    (.noDiet(.aimGain), #""reason":"aimGain""#),
    (.noDiet(.answer(.lowWeight)), #""reason":"lowWeight""#),
  ]

  private static let rest: [(Refusal, String)] =
    [
      (.nothingToChange, ""), (.nothingToUndo, ""), (.nothingToRedo, ""),
      (
        .cannotUndo(verb: "stop"),
        #""verb":"stop","reason":"changed","by":null,"at":null,"field":null"#
      ),
      (
        .cannotUndo(
          verb: "stop",
          since: OtherEdit(by: "desktop", at: one, field: "note", isConflict: false)),
        #""verb":"stop","reason":"changed","by":"desktop","at":1772736000001,"field":"note""#
      ),
      (
        .cannotUndo(
          verb: "stop", since: OtherEdit(by: "desktop", at: one, field: "note", isConflict: true)),
        #""verb":"stop","reason":"conflict","by":"desktop","at":1772736000001,"field":"note""#
      ),
      (
        .whichOne(fields: ["goal"], devices: ["desktop"]),
        #""fields":["goal"],"devices":["desktop"]"#
      ),
      (.heldEntry(id), #""id":"\#(text)""#),
      (.tooManyRows(limit: 50_000), #""limit":50000"#),
      (.tooMuch(limit: 48 << 20), #""limit":50331648"#),
      (.importRunning, ""),
      (
        .notABackup(name: "a.db", .manyRows, detail: "250000"),
        #""name":"a.db","reason":"manyRows","detail":"250000""#
      ),
      (
        .notABackup(name: "a.db", .missing),
        #""name":"a.db","reason":"missing","detail":null"#
      ),
    ] + StoreTrouble.allCases.map { (.notStored($0), #""reason":"\#($0.rawValue)""#) }
}
