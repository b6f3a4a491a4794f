import Nouns
import TestSupport
import Testing
import Time
import Wire

@testable import Views

@Suite struct `The profile and its targets as they are shown` {
  private static let today = Day(number: 20_517)

  private static func step(_ before: Profile?, _ after: Profile?) -> RecordedCommand {
    RecordedCommand(
      number: 1, at: Examples.at(20), actor: "fastctl", verb: "profile", state: .done,
      noun: "profile", rowBefore: before.map { ChangedRow(.profile($0)) },
      rowAfter: after.map { ChangedRow(.profile($0)) })
  }

  @Test func `what is known, and what the rest is for`() throws {
    let page = Way.page(in: Way.all + Unit.ways) { way in
      Bodies.profiles.map { ProfilePage(way.wording, on: way.screen).text(of: $0) }.joined()
    }
    try Golden.expect(page, is: "profile", at: #_sourceLocation)
  }

  @Test func `what to eat on a day`() throws {
    let page = Way.page(in: Way.all + Unit.ways) { way in
      Bodies.days.map {
        TargetsPage(way.wording, on: way.screen).text(of: $0, today: Self.today)
      }.joined()
    }
    try Golden.expect(page, is: "targets", at: #_sourceLocation)
  }

  @Test func `the calculation has a line for each step, with its sources`() throws {
    let page = Way.page(in: Way.all + Unit.ways) { way in
      Bodies.days.compactMap { day in
        day.targets.map {
          TargetsWhy(way.wording, on: way.screen)
            .text(of: $0, macros: Bodies.macros, energy: day.energy, record: day.record)
        }
      }.joined()
    }
    try Golden.expect(page, is: "targets-why", at: #_sourceLocation)
  }

  @Test func `what has become of the targets is told, and why`() throws {
    let page = Way.page(in: [Way.all[0], Way.all[1]] + Unit.ways) { way in
      Bodies.changes.flatMap {
        way.wording.sentences(for: $0.answer, because: $0.fields) + ["--"]
      }.map { $0 + "\n" }.joined()
    }
    try Golden.expect(page, is: "targets-change", at: #_sourceLocation)
  }

  @Test func `a step says which values changed, and undoing it which came back`() throws {
    let now = Instant(milliseconds: Examples.at(9, 5, day: 1))
    let page = Way.page(in: [Way.all[0], Way.all[1]] + Unit.ways) { way in
      Bodies.versions.map { version in
        let step = Self.step(version.before, version.after)
        return way.wording.sentence(for: step, now: now) + "\n"
          + way.wording.sentence(forUndoing: step, now: now) + "\n"
      }.joined()
    }
    try Golden.expect(page, is: "profile-steps", at: #_sourceLocation)
  }

  @Test func `a day says once that two steps in a row could not be taken`() {
    var answer = Bodies.days.first { $0.record?.reason == .recordLow } ?? Bodies.days[0]
    func today(_ missed: Int64, on day: String) -> String {
      answer.record?.missed = missed
      answer.date = day
      return TodayPage(Way.english, on: .plain)
        .text(of: GoldenTests.states[0].1, targets: answer).replacing(/\s+/, with: " ")
    }
    let said = "less than your body uses at rest: probably something is missing."
    #expect(today(2, on: "2026-03-01").contains(said))
    for (missed, day) in [(1, "2026-03-01"), (3, "2026-03-01"), (2, "2026-03-02")] {
      #expect(!today(Int64(missed), on: day).contains(said))
    }
  }

  @Test func `pages keep to their width`() {
    for way in [Way.english, Way.german] {
      for width in [40, 60, 80, 120] {
        let screen = Screen(width: width, hasColour: false, hasBlocks: true)
        var texts = Bodies.profiles.map { ProfilePage(way, on: screen).text(of: $0) }
        for day in Bodies.days {
          texts.append(TargetsPage(way, on: screen).text(of: day, today: Self.today))
          guard let targets = day.targets else { continue }
          texts.append(
            TargetsWhy(way, on: screen).text(of: targets, macros: day.macros, record: day.record))
        }
        for line in texts.flatMap({ $0.split(separator: "\n") }) {
          #expect(line.cells <= width, "\(line)")
        }
      }
    }
  }

  /// A daemon that is broken, or is not ours, must not break the one who asks it.
  @Test func `any numbers are told without a trap`() {
    var random = Seeded()
    func any() -> Int64 { HostileTests.extremes.randomElement(using: &random) ?? 0 }
    for _ in 0..<300 {
      var targets = Bodies.formula
      (targets.age, targets.height, targets.weight) = (any(), any(), any())
      (targets.factor, targets.ree, targets.tdee) = (any(), any(), any())
      (targets.maintenance, targets.diet, targets.wanted) = (any(), any(), any())
      (targets.bmi, targets.floor, targets.since) = (any(), any(), "\u{1b}[31m")
      var answer = Bodies.days[0]
      answer.targets = targets
      answer.energy?.kcal = any()
      let macros = Macros(
        reference: any(), protein: any(), fat: any(), carbs: any(), fiber: any())
      answer.macros = macros
      for way in Unit.ways {
        let page = TargetsPage(way.wording, on: way.screen).text(of: answer, today: Self.today)
        #expect(!page.isEmpty, "seed \(random.seed)")
        let why = TargetsWhy(way.wording, on: way.screen).text(of: targets, macros: macros)
        #expect(!why.isEmpty, "seed \(random.seed)")
      }
    }
  }
}
