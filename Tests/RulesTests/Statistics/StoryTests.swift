import Nouns
import Rules
import Testing
import Time

@Suite struct `The story of a streak` {
  private func story(
    _ days: [Int64], today: Int64, running: Int64? = nil, neutral: NeutralDays = .none,
    freezes: Int = 0
  ) -> StreakStory {
    let spans = days.map { DaySpan(start: Day(number: $0), end: Day(number: $0)) }
    return Streaks(spans, mode: .end, neutral: neutral, freezes: .always(freezes))
      .story(today: Day(number: today), runningSince: running.map(Day.init(number:)))
  }

  @Test func `is of nothing before the first credited day`() {
    let story = story([], today: 5)
    #expect(story.chain == nil)
    #expect(!story.isAlive)
    #expect(story.missed == nil)
  }

  @Test func `tells of the current one, and of the day before which ended another`() {
    let story = story([1, 2, 5, 6, 7], today: 8)
    #expect(story.isAlive)
    #expect(story.chain?.counted == 3)
    #expect(story.chain?.begin == Day(number: 5))
    #expect(story.chain?.end == Day(number: 7))
    #expect(story.missed == Day(number: 4))
  }

  @Test func `tells of the newest one where none is alive, and of the day that ended it`() {
    let story = story([1, 2], today: 9)
    #expect(!story.isAlive)
    #expect(story.chain?.counted == 2)
    #expect(story.missed == Day(number: 3))
  }

  @Test func `counts what lies in it, up to today`() {
    let vacation = Vacation(id: .sample, from: Day(number: 9), to: Day(number: 10))
    let later = Vacation(id: RowID(bits: 7, 7), from: Day(number: 14), to: Day(number: 20))
    let rest = WeekPlan(
      id: RowID(bits: 8, 8), from: Day(number: 0), days: [Day(number: 12).weekday: .rest])
    let story = story(
      Array(1...7) + [11, 13], today: 16,
      neutral: NeutralDays(weeks: [rest], vacations: [vacation, later]), freezes: 1)
    // Day 5 is a rest day too, but was fasted on.
    #expect(story.isAlive)
    #expect(story.chain?.counted == 9)
    #expect(story.frozenDays == 1)
    #expect(story.restDays == 1)
    #expect(story.vacationDays == 4)
    #expect(story.chain?.held == 0)
    #expect(story.missed == nil)
  }

  @Test func `ends with the first day that no freeze was left for`() {
    let story = story(Array(1...7), today: 12, freezes: 2)
    #expect(!story.isAlive)
    #expect(story.missed == Day(number: 9))
  }
}
