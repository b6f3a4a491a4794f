import Glibc
import Nouns
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

/// `today --follow` in a pipe and the real daemon, under a clock that the test moves.
@Suite(.serialized, .enabled(if: MovedClock.isPossible, "needs a C compiler"))
struct `The day that is followed by a clock that is moved` {
  private let clock = MovedClock()

  private func person() throws -> Person {
    // It is noon there, and far to any day's end.
    let offset = 12 * 3600 - clock.now.seconds % 86_400
    let size = abs(offset)
    let zone = "<X>\(offset > 0 ? "-" : "")\(size / 3600):\(size / 60 % 60):\(size % 60)"
    return try Person(clock.variables(of: "daemon").merging(["TZ": zone]) { $1 })
  }

  private func follow(_ person: Person) throws -> Child {
    try Child(
      builtProgram("fastctl"), ["today", "--follow"],
      environment: person.environment.merging(clock.variables(of: "day")) { $1 })
  }

  private static let soup = NewMealItem("Soup", nutrition: Nutrition(energy: 400))

  @Test func `a minute of a running fast is a wake-up, and the lines that are others`() async throws
  {
    let person = try person()
    let daemon = try await person.daemon()
    let fast = try person.start(GoalOrder.schedule("16:8"), ago: 5 * 3600).fast
    let began = Instant(milliseconds: fast.start) + .hours(5)
    let day = try follow(person)
    _ = try await day.lines { $0.contains("in 11 h") }
    try await day.rests()
    let wakeUps = day.contextSwitches()
    for minute in 1...5 as ClosedRange<Int64> {
      clock.pass(until: began + .minutes(minute) + .second)
      let first = "5 h 0\(minute) min of 16 h"
      // Behind the first page is what will be told.
      if minute == 1 {
        _ = try await day.lines { $0.contains(first) }
      } else {
        #expect(try await day.line().contains(first))
      }
      #expect(try await day.line().contains("in 10 h \(60 - minute) min"))
      try await day.rests()
    }
    #expect(day.contextSwitches() - wakeUps == 5)
    _ = daemon
  }

  @Test func `is not woken where nothing that is shown moves, and at once when something changes`()
    async throws
  {
    let person = try person()
    let daemon = try await person.daemon()
    let today = Day(number: (clock.now.seconds - clock.now.seconds % 86_400) / 86_400)
    try person.call(
      ScheduleCalls.AddVacation.self,
      VacationOrder(from: today - 1, to: today + 5))
    let day = try follow(person)
    _ = try await day.lines { $0.contains("vacation") }
    #expect(try await day.wakeUps() == 0)
    #expect(try await daemon.wakeUps() == 0)
    try person.call(MealCalls.Log.self, MealLog([Self.soup]))
    _ = try await day.lines { $0.contains("400 kcal") }
    #expect(try await day.line().contains("Logging: 1 day"))
    #expect(try await day.wakeUps() == 0)
    try person.call(ChangeCalls.Undo.self, NoFields())
    // Nothing is said of the meal that is gone; a streak that comes back is said again.
    #expect(try await day.wakeUps() == 0)
    try person.call(WeightCalls.Add.self, NewWeighing(grams: 80_000))
    let lines = [try await day.line(), try await day.line()]
    #expect(lines.contains { $0.contains("80.0 kg") }, "\(lines)")
    #expect(lines.contains { $0.contains("Logging: 1 day") }, "\(lines)")
    #expect(try await day.wakeUps() == 0)
  }
}
