import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `Several machines in words` {
  private static let now = Disagreements.now

  @Test(arguments: [
    ("several", MachineList(machines: Disagreements.machines)),
    ("twins", MachineList(machines: Disagreements.twins)),
    ("shared", Disagreements.shared), ("unshared", Disagreements.unshared),
  ])
  func `the machines`(name: String, list: MachineList) throws {
    try Golden.expect(
      Way.page { MachinePage($0.wording, on: $0.screen).text(of: list, now: Self.now) },
      is: "machines-\(name)", at: #_sourceLocation)
  }

  @Test(arguments: ExchangeTrouble.allCases)
  func `each trouble has its sentence`(trouble: ExchangeTrouble) {
    var report = ExchangeReport(
      at: 0, trouble: trouble, detail: "why", given: 0, taken: 0, changed: 0, held: 0,
      lacking: [], refusals: [])
    let sentences = Wording(zone: .utc).sentences(forEndOf: report, in: "/home/ada/Sync")
    #expect(sentences.count == 1 && !sentences[0].contains("{"), "\(sentences)")
    report.trouble = nil
    #expect(
      Wording(zone: .utc).sentences(forEndOf: report, in: "") == ["Exchanged; nothing is new here."]
    )
  }

  @Test(arguments: Disagreements.lists)
  func `what is left to decide`(name: String, list: ConflictList) throws {
    try Golden.expect(
      Way.page {
        ConflictPage(
          $0.wording, on: $0.screen, machines: Disagreements.machines, now: Self.now
        ).text(of: list)
      }, is: "conflicts-\(name)", at: #_sourceLocation)
  }

  @Test func `of two machines with one name the other is typed by its id`() {
    let page = ConflictPage(
      Way.english, on: .plain, machines: Disagreements.twins, now: Self.now)
    let text = page.text(of: Disagreements.list([Disagreements.values.conflicts[1]]))
    #expect(text.contains("--take c3my\n"), "\(text)")
    #expect(text.contains("(PC (c3my), "), "\(text)")
  }

  @Test func `a list of all names no old copies`() {
    let page = ConflictPage(Way.english, on: .plain, machines: [], now: Self.now)
    #expect(
      page.text(of: Disagreements.list([], repeats: 3), hasAll: true)
        == "There is nothing to decide.\n")
  }

  @Test func `what was decided`() throws {
    try Golden.expect(
      Way.page { way in
        Disagreements.answers.flatMap {
          way.wording.sentences(for: $0.answer, of: $0.conflict, $0.choice, now: Self.now)
        }.map { $0 + "\n" }.joined()
      }, is: "conflicts-decided", at: #_sourceLocation)
  }

  @Test(arguments: Row.Kind.allCases)
  func `every field has a name of its own, in words that are read as that field`(kind: Row.Kind) {
    let terms = Term.fields(of: kind)
    for term in terms {
      for word in term.words {
        #expect(terms.filter { $0.fits(word) } == [term], "\(word)")
      }
      for wording in [Way.english, Way.german] {
        let typed = wording.typed(field: term.word, of: kind)
        #expect(terms.term(for: typed) == term, "\(typed)")
      }
    }
  }

  /// No page shows them.
  private static let unseen = ["origin", "written", "meal"]

  @Test(arguments: Row.Kind.allCases)
  func `the value of every field is told`(kind: Row.Kind) {
    for field in Registers.of(kind).told where !Self.unseen.contains(field) {
      let value = FieldValue(wording: Way.english, now: Self.now).text(of: field, in: Row(kind))
      #expect(value?.isEmpty == false, "\(kind) \(field)")
    }
  }

  @Test func `the values of fields`() throws {
    try Golden.expect(
      Way.page { way in
        let value = FieldValue(wording: way.wording, now: Self.now)
        return Fields.rows.map { row in
          EntryName(wording: way.wording, now: Self.now).text(of: row) + "\n"
            + Registers.of(row.kind).names.compactMap { field in
              value.text(of: field, in: row).map {
                "  \(way.wording.field(field, of: row.kind)): \($0)\n"
              }
            }.joined()
        }.joined()
      }, is: "conflicts-fields", at: #_sourceLocation)
  }

  @Test func `status names what is left to decide, and nothing where there is none`() throws {
    var snapshot = Examples.fasting(now: Examples.at(9, 5, day: 1))
    let before = StatusCard(Way.english, on: .plain).text(of: snapshot)
    snapshot.undecided = 0
    #expect(StatusCard(Way.english, on: .plain).text(of: snapshot) == before)
    for (count, line) in [
      (1, "1 entry differs between your machines: fastctl conflicts\n"),
      (2, "2 entries differ between your machines: fastctl conflicts\n"),
    ] {
      snapshot.undecided = Int64(count)
      #expect(StatusCard(Way.english, on: .plain).text(of: snapshot) == before + line)
      let today = TodayPage(Way.english, on: .plain).text(of: snapshot)
      #expect(today.contains(line))
    }
  }
}

/// A row of each kind, with something in every field.
private enum Fields {
  static let rows: [Row] = [
    Disagreements.fast {
      ($0.note, $0.mood, $0.reason) = ("slept well", 4, .hunger)
    }, Disagreements.fast { ($0.goal, $0.schedule, $0.end) = (nil, nil, nil) },
    Reminder(
      id: RowID("a1"), text: "Drink\nwater",
      rule: Agendas.someDays.reminder.rule
    ).row,
    OwnSchedule(id: RowID("a2"), name: "Early bird", hours: 14, text: "for summer").row,
    ScheduleChoice(id: RowID("c1"), schedule: "16:8").row,
    ScheduleChoice(id: RowID("c1"), schedule: nil).row,
    WeekPlan(
      id: RowID("a3"), from: .on("2026-03-02"),
      days: [.monday: .fast("16:8", at: ClockTime(hour: 20, minute: 0)), .sunday: .rest]
    ).row,
    Vacation(id: RowID("a4"), from: .on("2026-07-01"), to: .on("2026-07-14")).row,
    SafetyAnswers(id: RowID("a1"), applies: [.frail, .hardWork], isAgreed: false, at: .blank).row,
    DietProgram(
      id: RowID("b1"), start: .on("2026-01-12"),
      pauses: [
        .init(from: .on("2026-02-02"), to: .on("2026-02-09")), .init(from: .on("2026-03-02")),
      ], end: .on("2026-06-01")
    ).row,
    DietProgram(id: RowID("b2"), start: .on("2026-01-12"), leadIn: 0).row, profile,
    Weighing(id: RowID("g1"), at: Disagreements.mark(Examples.at(7)), grams: 82_500).row, item,
    Food(
      id: RowID("f1"), name: "Bread", aliases: "loaf\ntoast", per: .hundredGrams,
      nutrition: nutrition, portions: "slice=30"
    ).row,
    Food(
      id: RowID("f2"), name: "Chili", servings: 4, ingredients: "400g beans\n800g tomatoes"
    ).row, CompleteDay(id: RowID("c2"), on: .on("2026-03-05")).row,
    Target(id: RowID("c3"), from: .on("2026-03-05"), written: .blank).row,
    Drink(id: RowID("d1"), at: Disagreements.mark(Examples.at(7)), ml: 300, what: "tea").row,
  ]

  private static var nutrition: Nutrition {
    var nutrition = Nutrition.unknown
    (nutrition.energy, nutrition.protein) = (297, 105)
    return nutrition
  }

  private static var item: Row {
    var item = MealItem()
    (item.id, item.at) = (RowID("d2"), Disagreements.mark(Examples.at(8)))
    (item.name, item.amount, item.unit, item.portion) = ("oats", 80_000, "g", 800)
    (item.nutrition, item.slot) = (nutrition, .breakfast)
    return item.row
  }

  private static var profile: Row {
    var profile = Profile(id: RowID("d3"), from: .on("2026-03-02"))
    (profile.birth, profile.height, profile.weight) = (.year(1985), 1_800, 82_500)
    (profile.basis, profile.gender, profile.activity) = (.female, .other, .light)
    (profile.goal, profile.goalWeight, profile.restriction) = (.lose, 75_000, 25)
    (profile.maintenance, profile.diet) = (2300, 1900)
    (profile.pattern, profile.counts) = (.weekly([.monday, .thursday]), .pattern)
    (profile.ownProtein, profile.ownCarbs, profile.ownFat) = (120, 200, 70)
    return profile.row
  }
}
