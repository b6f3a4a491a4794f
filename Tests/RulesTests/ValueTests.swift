import Nouns
import Rules
import TestSupport
import Testing
import Time

@Suite struct `Schedules and goals` {
  @Test func `presets go from 12 to 23 hours`() {
    let names = ["12:12", "13:11", "14:10", "16:8", "18:6", "20:4", "23:1"]
    #expect(Schedule.presets.map(\.name) == names)
    #expect(Schedule.presets.contains(.fallback))
    for schedule in Schedule.presets {
      #expect(schedule.fasting + schedule.eating == .hours(24))
      #expect(Schedule(named: schedule.name) == schedule)
    }
  }

  @Test(arguments: [
    ("17:7", 17), ("1:23", 1), ("23:01", 23), ("omad", 23), ("OMAD", 23), ("01:23", 1),
  ])
  func `hours that add up to a day name a schedule`(name: String, hours: Int) {
    #expect(Schedule(named: name) == Schedule(hours: hours))
  }

  @Test(arguments: [
    "", ":", "16", "16:", ":8", "16:9", "16:30", "0:24", "24:0", "+16:8", "16:+8", "-1:25",
    "016:8", "16:8:0", "16 :8", "16:8 ", "١٦:٨", "99999999999999999999:1", "monk",
  ])
  func `anything else names none`(name: String) {
    #expect(Schedule(named: name) == nil)
  }

  @Test(arguments: [0, 24, -1, Int.max, Int.min])
  func `a schedule has 1 to 23 hours`(hours: Int) {
    #expect(Schedule(hours: hours) == nil)
  }

  @Test(arguments: [
    (Span.minute, GoalLevel.ok), (.hours(24), .ok), (.hours(24) + .minute, .notice),
    (.hours(48), .notice), (.hours(48) + .minute, .confirm), (.hours(72), .confirm),
    (.hours(72) + .second, .refuse), (Span(milliseconds: .max), .refuse),
  ])
  func `longer goals ask for more care`(goal: Span, level: GoalLevel) {
    #expect(GoalLevel(of: goal) == level)
  }
}

@Suite struct `Progress of a fast` {
  @Test func `a clock that was set back shows nothing`() {
    let progress = Progress(elapsed: .hours(-3), goal: .hours(16))
    #expect(progress.elapsed == .zero)
    #expect(progress.remaining == .hours(16))
    #expect(progress.permille == 0)
    #expect(progress.stage == .digesting)
  }

  @Test func `without a goal nothing is left and nothing is over`() {
    let progress = Progress(elapsed: .hours(80), goal: nil)
    #expect(progress.remaining == nil)
    #expect(progress.permille == nil)
    #expect(progress.over == .zero)
    #expect(!progress.isReached)
    #expect(progress.stage == .extended)
  }

  @Test func `a finished fast stays where it ended`() {
    let start = Mark(Scene.beginning, in: .utc)
    var fast = Fast(id: .sample, start: start, goal: .hours(16))
    #expect(Progress(of: fast, at: Scene.beginning + .hours(8)).permille == 500)
    fast.end = Mark(Scene.beginning + .hours(4), in: .utc)
    #expect(Progress(of: fast, at: Scene.beginning + .hours(8)).permille == 250)
  }

  @Test(arguments: Dice.seeds(50))
  func `progress is full only when the goal is met`(seed: UInt64) {
    var dice = Dice(seed: seed)
    let goal = Span(milliseconds: dice.number(1...Span.hours(72).milliseconds))
    let elapsed = Span(milliseconds: dice.number(0...Span.hours(80).milliseconds))
    for elapsed in [elapsed, goal, goal - Span(milliseconds: 1), Span(milliseconds: .max)] {
      let progress = Progress(elapsed: elapsed, goal: goal)
      #expect((progress.permille == 1000) == progress.isReached)
      #expect((0...1000).contains(progress.permille ?? -1))
      #expect(progress.isReached == (progress.remaining == .zero))
    }
  }

  @Test(arguments: Stage.allCases)
  func `each stage lasts until the next`(stage: Stage) {
    #expect(Stage(elapsed: stage.begins) == stage)
    let before = Stage(elapsed: stage.begins - Span(milliseconds: 1))
    #expect(before != stage || stage == .digesting)
  }
}

@Suite struct `The outcome of a fast` {
  @Test(arguments: [
    (Span.hours(16), Span?.some(.hours(16)), false, Fast.Outcome.completed),
    (.hours(17), .hours(16), false, .completed),
    (.hours(16) - .second, .hours(16), false, .partial),
    (.hours(16), nil, false, .open),
    (.hours(17), .hours(16), true, .cancelled),
    (.hours(17), nil, true, .cancelled),
  ])
  func `follows from its length and its goal`(
    length: Span, goal: Span?, isCancelled: Bool, outcome: Fast.Outcome
  ) {
    let fast = Fast(
      id: .sample, start: Mark(Scene.beginning, in: .utc),
      end: Mark(Scene.beginning + length, in: .utc), goal: goal, isCancelled: isCancelled)
    #expect(fast.outcome == outcome)
    #expect(fast.duration == length)
    #expect((fast.creditSpan != nil) == (outcome == .completed))
  }

  @Test func `is unknown while it runs`() {
    let fast = Fast(id: .sample, start: Mark(Scene.beginning, in: .utc), goal: .hours(16))
    #expect(fast.isRunning)
    #expect(fast.outcome == nil)
    #expect(fast.duration == nil)
    #expect(fast.creditSpan == nil)
    #expect(fast.goalAt == Scene.beginning + .hours(16))
  }
}
