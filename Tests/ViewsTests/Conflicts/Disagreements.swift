import Nouns
import Time
import Wire

@testable import Views

/// Three machines, and what they say of some entries.
enum Disagreements {
  static let now = Instant(milliseconds: Examples.at(18, 40, day: 1))
  private static let laptop = "b9wy0qj7r1m4x8k2c5s3v6t0dz"
  private static let desktop = "c3my1rk8s2n5y9m3d6t4w7v1ea"
  private static let nameless = "d4kk7tn0q4r7a1p5f8w6y9x3gc"
  private static let tablet = "c3zz2sm9t3p6z0n4e7v5x8w2fb"

  static let machines = [
    Machine(
      device: laptop, name: "laptop", isOwn: true, operations: 1_234,
      last: Examples.at(9, 5, day: 1), left: false, newer: 0),
    Machine(
      device: desktop, name: "Study's desktop\u{1b}[31m", isOwn: false, operations: 987,
      last: Examples.at(20), ahead: 731 * 24 * Examples.hour * 1000, left: false, newer: 3),
    Machine(
      device: tablet, name: "old tablet", isOwn: false, operations: 1, left: true, newer: 1),
    Machine(device: nameless, isOwn: false, operations: 0, left: false, newer: 0),
  ]

  static let shared = MachineList(
    machines: machines, folder: "/home/ada/Sync",
    exchange: ExchangeReport(
      at: Examples.at(20), last: Examples.at(20), given: 0, taken: 0, changed: 0, held: 0,
      lacking: [ExchangeLack(device: desktop, count: 3)],
      refusals: [
        ExchangeRefusal(device: tablet, seq: 1),
        ExchangeRefusal(device: desktop, seq: 988, reason: .fork),
      ]))

  /// Where the folder is away, and the other machine counts otherwise.
  static let unshared: MachineList = {
    var (own, other) = (machines[0], machines[1])
    (own.counts, other.counts) = (
      "day.start=00:00 label=eu streak=end", "day.start=04:00 label=us streak=end"
    )
    return MachineList(
      machines: [own, other], folder: "/media/stick",
      exchange: ExchangeReport(
        at: Examples.at(20), trouble: .folder, given: 0, taken: 0, changed: 0, held: 0,
        lacking: [], refusals: [], rejoined: true))
  }()

  /// Two of one name, and a clock that is ahead here.
  static let twins = [
    Machine(
      device: laptop, name: "pc", isOwn: true, operations: 2, last: Examples.at(9),
      ahead: 7_200_000, left: false, newer: 0),
    Machine(
      device: desktop, name: "PC", isOwn: false, operations: 5, last: Examples.at(8), left: false,
      newer: 0),
  ]

  static func mark(_ milliseconds: Int64) -> Mark {
    Mark(Instant(milliseconds: milliseconds), in: DayRule(Way.berlin))
  }

  static func fast(_ id: String = "b7m2", _ change: (inout Fast) -> Void = { _ in }) -> Row {
    var fast = Fast(
      id: RowID(id), start: mark(Examples.at(20)), end: mark(Examples.at(12, 20, day: 1)),
      goal: .hours(16), schedule: "16:8")
    change(&fast)
    return .fast(fast)
  }

  private static func side(_ device: String, _ hour: Int64, _ row: Row?) -> ConflictSide {
    ConflictSide(device: device, at: Examples.at(hour, day: 1), row: row.map { ChangedRow($0) })
  }

  private static func differing(_ field: String, _ present: Row, _ others: Row...) -> OpenConflict {
    OpenConflict(
      id: present.id.text, noun: present.kind.rawValue, matter: .value, field: field,
      present: side(laptop, 13, present),
      others: zip([desktop, tablet], others).map { side($0, 14, $1) })
  }

  private static func held(
    _ reason: HeldReason, _ row: Row, by other: Row? = nil, of machines: [String] = []
  ) -> OpenConflict {
    OpenConflict(
      id: row.id.text, noun: row.kind.rawValue, matter: .held, reason: reason,
      others: machines.map { side($0, 14, row) },
      row: ChangedRow(row), by: other.map { ChangedRow($0) })
  }

  static func list(_ conflicts: [OpenConflict], repeats: Int64 = 0) -> ConflictList {
    ConflictList(
      conflicts: conflicts, entries: Int64(Set(conflicts.map(\.id)).count), repeats: repeats)
  }

  // MARK: Values

  private static var safety: OpenConflict {
    let answers = SafetyAnswers(
      id: RowID("a4f3"), applies: [.pregnancy, .diabetes], isAgreed: true, at: now)
    var none = answers
    (none.applies, none.isAgreed) = ([], false)
    return differing("answers", answers.row, none.row)
  }

  private static var birth: OpenConflict {
    var profile = Profile(id: RowID("gww1"), from: .on("2026-03-02"))
    profile.birth = .year(2010)
    var other = profile
    other.birth = .year(1985)
    return differing("birth", profile.row, other.row)
  }

  static let values = list(
    [
      safety, birth,
      differing("goal", fast(), fast { $0.goal = .hours(18) }, fast { $0.goal = nil }),
      differing("note", fast(), fast { $0.note = "tea\n\u{1b}[31mand broth" }),
      differing("end", fast("c4q9") { $0.end = nil }, fast("c4q9") { $0.isCancelled = true }),
    ], repeats: 12)

  // MARK: Entries

  private static let deleted = OpenConflict(
    id: RowID("d5r6").text, noun: "fast", matter: .deleted, field: "alive",
    present: side(laptop, 13, nil),
    others: [
      side(desktop, 14, fast("d5r6")),
      side(tablet, 15, fast("d5r6") { $0.start = mark(Examples.at(19)) }),
    ])

  private static var drink: Row {
    .drink(Drink(id: RowID("d8k1"), at: mark(Examples.at(7, 30)), ml: 300, what: "tea"))
  }

  static let entries = list(
    [
      deleted,
      held(
        .overlap, fast(), by: fast("c4q9") { $0.start = mark(Examples.at(19)) }, of: [desktop]),
      held(.alreadyFasting, fast { $0.end = nil }, by: fast("c4q9") { $0.end = nil }),
      held(.contradiction, fast { $0.end = mark(Examples.at(19)) }),
      held(.same, drink, by: drink), held(.newer, drink), held(.incomplete, drink),
      held(
        .sameName, OwnSchedule(id: RowID("e1"), name: "Early bird", hours: 14).row,
        by: OwnSchedule(id: RowID("e2"), name: "early bird", hours: 16).row),
      held(.sameDay, CompleteDay(id: RowID("f1"), on: .on("2026-03-05")).row),
      held(.sameOrigin, fast(), by: fast("c4q9")),
      held(
        .automatic, Target(id: RowID("f2"), from: .on("2026-03-05"), written: mark(0)).row,
        by: Target(id: RowID("f3"), from: .on("2026-03-05"), written: mark(0)).row),
      OpenConflict(
        id: RowID("b7m2").text, noun: "fast", matter: .fasting, others: [],
        row: ChangedRow(fast { $0.end = nil }), by: ChangedRow(fast("c4q9"))),
      OpenConflict(id: "zzzz", noun: "dream\u{7}", matter: .value, field: "moon", others: []),
    ])

  static let lists: [(name: String, list: ConflictList)] = [
    ("none", list([])), ("old", list([], repeats: 1)), ("values", values), ("entries", entries),
  ]

  // MARK: Decisions

  static let answers: [(answer: ResolveAnswer, conflict: OpenConflict?, choice: ConflictChoice)] = [
    answer(fast { $0.goal = .hours(18) }, of: values.conflicts[2], .take),
    answer(fast(), of: values.conflicts[2], .keep), answer(fast(), of: nil, .take),
    answer(nil, of: deleted, .keep), answer(fast("d5r6"), of: deleted, .take),
    answer(nil, of: nil, .keep), answer(safety.present?.row?.row, of: safety, .take),
    answer(fast(), of: entries.conflicts[1], .take, deleting: [fast("c4q9"), drink]),
  ]

  private static func answer(
    _ row: Row?, of conflict: OpenConflict?, _ choice: ConflictChoice, deleting rows: [Row] = []
  ) -> (ResolveAnswer, OpenConflict?, ConflictChoice) {
    let answer = ResolveAnswer(
      noun: "fast", id: row?.id.text ?? conflict?.id ?? "", row: row.map { ChangedRow($0) },
      deleted: rows.map { ChangedRow($0) })
    return (answer, conflict, choice)
  }
}
