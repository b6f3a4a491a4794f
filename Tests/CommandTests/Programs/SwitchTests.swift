import TestSupport
import Nouns
import Foundation
import Glibc
import Testing
import TestProcesses
import Time
import Wire

/// The real daemon lives through real midnights before a real notification server.
@Suite(.serialized, .enabled(if: MovedClock.isPossible, "moving clocks needs a C compiler"))
struct `A diet program at midnight` {
  /// The last second before a midnight goes by as it does for everybody.
  private func cross(_ dieter: Dieter, days: Int64 = 1) throws {
    dieter.sleep(to: try dieter.midnight(inDays: days) - .second)
  }

  @Test func `goes from lead-in to diet to maintenance and to the next cycle`() async throws {
    let dieter = try await Dieter()
    try dieter.begin(daysAgo: 6)
    #expect(try dieter.phase == .leadIn)
    let midnight = try dieter.midnight()
    try cross(dieter)
    let diet = try await dieter.nextPopUp()
    #expect(dieter.clock.now >= midnight)
    #expect(diet.title == "Diet phase begins")
    #expect(diet.words == "Day 1 of 14 · 1,900 kcal a day.")
    #expect(try dieter.phase == .diet)

    dieter.sleep(to: try dieter.midnight(inDays: 14) - .hours(4))
    let eve = try await dieter.nextPopUp()
    #expect(eve.title == "Maintenance phase starts tomorrow")
    #expect(
      eve.words == "Last diet day. From tomorrow 2,300 kcal: eating more is part of the plan.")
    try cross(dieter)
    let maintenance = try await dieter.nextPopUp()
    #expect(maintenance.title == "Maintenance phase begins")
    #expect(maintenance.words.hasPrefix("Day 1 of 14 · 2,300 kcal a day."))
    #expect(try await dieter.stage.count() == 1, "each takes the place of the one before")

    try cross(dieter, days: 14)
    #expect(try await dieter.nextPopUp().title == "Diet phase starts tomorrow")
    let next = try await dieter.nextPopUp()
    #expect(next.words == "Cycle 1 complete. Day 1 of 14 · 1,900 kcal a day.")
    #expect(try await dieter.popUpsUntilAsked() == [])
  }

  @Test func `is told at a midnight that the machine sleeps over`() async throws {
    let dieter = try await Dieter()
    try dieter.begin(daysAgo: 6)
    let midnight = try dieter.midnight()
    dieter.sleep(to: midnight + .hours(7))
    #expect(
      try await dieter.nextPopUp().words == "Day 1 of 14 · 1,900 kcal a day.")
    #expect(try await dieter.popUpsUntilAsked() == [])
  }

  @Test func `is told in the unit of the person`() async throws {
    let dieter = try await Dieter(settings: "units.energy = kJ\n")
    try dieter.begin(daysAgo: 6)
    try cross(dieter)
    let diet = try await dieter.nextPopUp()
    #expect(diet.words == "Day 1 of 14 · 7,950 kJ a day.")
  }

  @Test func `is told to programs once, with what it was and is`() async throws {
    let dieter = try await Dieter(isServed: false)
    let folder = "\(dieter.person.home.path)/config/fastd/hooks.d"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    dieter.person.home.script(
      "config/fastd/hooks.d/10-say",
      "case $1 in phase*|cycle*|program*) "
        + "echo $1 ${FASTD_PHASE_FROM-none} $FASTD_PHASE $FASTD_KCAL $FASTD_AUTOMATIC;; esac")
    try dieter.begin(daysAgo: 6)
    let hook = "hook 10-say: "
    try await dieter.daemon.logs(hook + "phase-switched none leadIn 2300 false")
    try cross(dieter)
    try await dieter.daemon.logs(hook + "phase-switched leadIn diet 1900 true")
    try dieter.person.call(ProgramCalls.Pause.self, ProgramPause())
    try await dieter.daemon.logs(hook + "program-paused diet paused 2300 false")
    try dieter.person.call(ProgramCalls.Resume.self, ProgramDate())
    try await dieter.daemon.logs(hook + "program-resumed paused diet 1900 false")
    try cross(dieter, days: 14)
    try await dieter.daemon.logs(hook + "phase-switched diet maintenance 2300 true")
    try cross(dieter, days: 14)
    let first = try await dieter.daemon.logs(hook)
    let both = try await first + dieter.daemon.logs(hook)
    #expect(both.contains("cycle-completed maintenance diet 1900 true"))
    #expect(both.contains("phase-switched maintenance diet 1900 true"))
  }

  @Test func `can be followed by a click to the plan`() async throws {
    let dieter = try await Dieter()
    try dieter.begin(daysAgo: 6)
    try cross(dieter)
    _ = try await dieter.nextPopUp()
    try await dieter.stage.press("plan")
    let plan = try await dieter.nextPopUp()
    #expect(plan.title == "Upcoming phases")
    #expect(plan.words.contains("Diet phase, 1,900 kcal"))
  }

  @Test func `can end a pause, and takes an offered restart or leaves it`() async throws {
    let dieter = try await Dieter()
    try dieter.begin(daysAgo: 9)
    let tomorrow = try Day(iso: dieter.date(inDays: 1))
    try dieter.person.call(ProgramCalls.Pause.self, ProgramPause(from: tomorrow))
    try cross(dieter)
    let paused = try await dieter.nextPopUp()
    #expect(paused.words == "Target stays at maintenance: 2,300 kcal.")
    try await dieter.stage.press("resume")
    let resumed = try await dieter.nextPopUp()
    #expect(resumed.title == "The program continues")
    #expect(resumed.words == "Diet phase, day 4 of 14 · 1,900 kcal a day.")
    #expect(try dieter.phase == .diet)

    try dieter.person.call(ProgramCalls.Pause.self, ProgramPause())
    dieter.sleep(to: try dieter.midnight(inDays: 28) + .hours(9))
    #expect(try await dieter.nextPopUp().title == "Restart the program?")
    try await dieter.stage.press("not-now")
    #expect(try await dieter.nextPopUp().words.contains("fastctl program resume"))
    #expect(try dieter.phase == .paused)
  }

  @Test func `begins anew with the offered lead-in`() async throws {
    let dieter = try await Dieter()
    try dieter.begin(daysAgo: 9)
    try dieter.person.call(ProgramCalls.Pause.self, ProgramPause())
    dieter.sleep(to: try dieter.midnight(inDays: 28) + .hours(9))
    let offer = try await dieter.nextPopUp()
    #expect(offer.title == "Restart the program?")
    #expect(offer.words.contains("A restart begins with 7 days at maintenance."))
    try await dieter.stage.press("restart")
    let answer = try await dieter.nextPopUp()
    #expect(answer.title == "Program restarted")
    #expect(answer.words.hasPrefix("In week 1 you eat at maintenance: 2,300 kcal."))
    #expect(try dieter.phase == .leadIn)
  }
}

/// No clock is moved and nothing is preloaded: these wait for the midnight.
@Suite struct `A diet program at a midnight of the real clock` {
  @Test func `is in its next phase, and says so`() async throws {
    let desktop = Desktop()
    let bus = try await desktop.bus()
    let stage = try await desktop.stage(.dunst)
    let server = try stage.open()
    try await stage.isThere()
    let left = Span.seconds(5 * Int64(slowness))
    let person = try Person(
      desktop.variables.merging(["TZ": MovedClock().rule(untilMidnight: left)]) { $1 })
    try await person.daemon()
    let wish = ProfileOrder(maintenance: 2300, diet: 1900)
    try person.call(ProfileCalls.Set.self, wish)
    let status = try person.status()
    let local = Instant(milliseconds: status.now) + .seconds(status.offset)
    let today = Zone.utc.day(of: local)
    let answer = try person.call(
      ProgramCalls.Start.self, ProgramStart(on: today - 6, leadIn: 7))
    try #require(answer.program?.phase == .leadIn, "it took longer than the wait for midnight")
    try await server.logs("shown: Diet phase begins")
    try await server.logs("words: Day 1 of 14 · 1,900 kcal a day.")
    #expect(try person.status().program?.phase == .diet)
    _ = bus
  }
}
