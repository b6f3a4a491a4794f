import Nouns
import Testing
import Time
import Wire

@testable import Views

@Suite struct `The question before a link does anything` {
  private static let hour: Int64 = 3_600_000
  private static let now: Int64 = 1000 * hour
  private static let own = ScheduleEntry(name: "Früh", fasting: 15, eating: 9, own: true)
  private static let omad = ScheduleEntry(
    name: "23:1", fasting: 23, eating: 1, own: false, nickname: "omad")

  private func running(for hours: Int64, goal: Int64? = 16) -> RunningFast {
    RunningFast(
      id: "f", start: Self.now - hours * Self.hour, goal: goal.map { $0 * 3600 },
      elapsed: hours * 3600, over: 0, goalReached: false, stage: "fed")
  }

  @Test(arguments: [
    ("FRÜH", Optional(LinkGoal.schedule("Früh", .hours(15)))),
    ("omad", .schedule("23:1", .hours(23))),
    ("17:7", .schedule("17:7", .hours(17))), ("16h30m", .span(.minutes(990))), ("none", .open),
    ("+1h", .change(.hours(1))), ("-30m", .change(.zero - .minutes(30))),
    ("Press Start to win", nil), ("+win", nil), ("5 o'clock", nil), ("", nil),
  ])
  func `knows only goals that are known`(text: String, goal: LinkGoal?) {
    #expect(LinkGoal(text, among: [Self.own, Self.omad]) == goal)
  }

  @Test(arguments: [
    (LinkGoal.open, "open"), (.span(.hours(18)), "64800s"), (.change(.hours(1)), "+3600s"),
    (.change(.zero - .minutes(30)), "-1800s"), (.schedule("Früh", .hours(15)), "Früh"),
  ])
  func `names it as it was understood`(goal: LinkGoal, word: String) {
    #expect(goal.word == word)
    #expect(LinkGoal(word, among: [Self.own]) == goal)
  }

  @Test(arguments: [
    (
      LinkDeed.start(goal: .span(.zero), ago: nil),
      Optional(Refusal.goalTooShort(.zero, least: .minute))
    ),
    (.start(goal: .span(.hours(80)), ago: nil), .goalTooLong(.hours(80), most: .hours(72))),
    (.start(goal: .span(.hours(49)), ago: nil), .goalTooLong(.hours(49), most: .hours(48))),
    (.start(goal: .span(.hours(48)), ago: .hours(168)), nil),
    (
      .start(goal: nil, ago: .hours(192)),
      .tooLongAgo(
        Instant(milliseconds: now - 192 * hour), earliest: Instant(milliseconds: now - 168 * hour))
    ),
  ])
  func `is not asked where a start would be refused`(deed: LinkDeed, refusal: Refusal?) {
    #expect(deed.obstacle(in: state()) == refusal)
  }

  private func state(_ fast: RunningFast? = nil) -> Snapshot {
    Snapshot(
      state: fast == nil ? .idle : .fasting, now: Self.now, fast: fast,
      streak: Streak(current: 0, longest: 0), zone: "UTC", offset: 0, notices: [])
  }

  @Test func `is not asked where an end lies before the start`() {
    let fast = running(for: 1)
    let start = Instant(milliseconds: fast.start)
    let refusal = Refusal.endBeforeStart(start: start, end: start)
    #expect(LinkDeed.stop(fast, ago: .hours(1)).obstacle(in: state(fast)) == refusal)
    #expect(LinkDeed.stop(fast, ago: .minutes(59)).obstacle(in: state(fast)) == nil)
    #expect(LinkDeed.stop(fast, ago: nil).obstacle(in: state(fast)) == nil)
  }

  @Test(arguments: [
    (
      LinkGoal.change(.zero - .hours(40)),
      Optional(Refusal.goalTooShort(.zero - .hours(24), least: .minute))
    ),
    (.span(.hours(90)), .goalTooLong(.hours(90), most: .hours(72))),
    (.change(.zero), .nothingToChange), (.change(.hours(1)), nil), (.open, nil),
  ])
  func `is not asked where a goal would be refused`(goal: LinkGoal, refusal: Refusal?) {
    let fast = running(for: 1)
    #expect(LinkDeed.goal(goal, fast).obstacle(in: state(fast)) == refusal)
  }

  @Test func `is not asked where there is no goal to change`() {
    let fast = running(for: 1, goal: nil)
    #expect(LinkDeed.goal(.change(.hours(1)), fast).obstacle(in: state(fast)) == .noGoal)
  }

  @Test func `counts the goal from the start that the link says`() throws {
    let deed = LinkDeed.start(goal: .schedule("16:8", .hours(16)), ago: .hours(10))
    let lines = Wording(zone: .utc).question(before: deed, in: state()).text
      .split(separator: "\n")
    // Of the hour 1000 six hours are left: 1970-02-11 at 22:00.
    #expect(lines.first?.contains("10:00 PM") == true || lines.first?.contains("22:00") == true)
    #expect(lines.dropFirst().first == "It started 10 h ago.")
    #expect(!lines.contains { $0.contains("now") })
  }

  @Test func `says how much it would log, and as what a brand word is counted`() {
    var read = `Meals on a page`.brand
    read.item = NewMealItem("snickers", nutrition: Nutrition(energy: 240))
    (read.item.amount, read.item.unit, read.item.portion) = (2000, "bar", 1000)
    let texts = [Way.english, Way.german].map { $0.question(before: .meal([read])).text }
    #expect(
      texts[0].hasPrefix(
        "snickers: counted as chocolate bar with caramel and peanuts, 2 bars (100 g), 240 kcal\n"))
    #expect(texts[1].contains("Erdnüssen, 2 Riegel (100 g), 240 kcal\n"), "\(texts[1])")
  }
}
