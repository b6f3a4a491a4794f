import Nouns
import Rules
import Testing
import Time

extension Scene {
  mutating func plan(_ order: Command.Planning) throws(Refusal) {
    try perform(.plan(order))
  }

  var standing: Standing { engine.standing }
  var today: Plan { engine.standing.plan(on: moment.day) }
}

@Suite struct `Planning` {
  // MARK: Schedules of one's own

  @Test func `a schedule of one's own is a goal like any other`() throws {
    var scene = Scene()
    try scene.plan(.add(name: "  Early bird ", hours: 15, text: "Dinner at five"))
    let own = try #require(scene.standing.schedules.first)
    #expect(own.name == "Early bird")
    #expect(own.text == "Dinner at five")
    try scene.start(.schedule("early bird"))
    #expect(scene.engine.active?.goal == .hours(15))
    #expect(scene.engine.active?.schedule == "Early bird")
    try scene.setGoal(.schedule("omad"))
    try scene.setGoal(.schedule("EARLY BIRD"))
    #expect(scene.engine.active?.schedule == "Early bird")
    try scene.edit(.init(goal: .until(scene.now + .hours(20))))
    #expect(scene.engine.active?.schedule == nil)
    #expect(scene.engine.active?.goal == .hours(20))
    try scene.edit(.init(goal: .schedule("Early bird")))
    #expect(scene.engine.active?.goal == .hours(15))
  }

  @Test func `a goal that changes in the middle arms the timer anew`() throws {
    var scene = Scene()
    try scene.plan(.add(name: "Night owl", hours: 10, text: nil))
    try scene.start(.schedule("18:6"))
    let start = scene.now
    scene.pass(.hours(9))
    try scene.setGoal(.schedule("night owl"))
    #expect(scene.engine.nextWake(after: scene.moment) <= start + .hours(10))
    scene.pass(.hours(1))
    #expect(scene.told.map(\.kind) == [.goalReached])
    #expect(scene.told.map(\.at) == [start + .hours(10)])
  }

  @Test(arguments: [
    "16h", "16:30", "1d", "16 hours", "0h", "+1h", "-30m", "open", "none", "off",
  ])
  func `what says something else already is no name`(name: String) {
    let scene = Scene()
    #expect(
      scene.refusal(of: .plan(.add(name: name, hours: 15, text: nil))) == .nameReserved(name))
  }

  @Test(arguments: ["omad", "OMAD", "warrior", "16:8", "17:7"])
  func `what is a schedule for everybody is called so`(name: String) {
    let scene = Scene()
    #expect(
      scene.refusal(of: .plan(.add(name: name, hours: 15, text: nil))) == .presetSchedule(name))
  }

  @Test(arguments: [
    ("", Refusal.textMissing(field: "name")), ("  \u{a0}", .textMissing(field: "name")),
    ("a\nb", .textNotPlain(field: "name")), ("a\u{1b}b", .textNotPlain(field: "name")),
    (
      String(repeating: "é", count: 31),
      .textTooLong(field: "name", limit: OwnSchedule.longestName.bytes)
    ),
  ])
  func `a name is one line of words`(name: String, error: Refusal) {
    #expect(Scene().refusal(of: .plan(.add(name: name, hours: 15, text: nil))) == error)
  }

  @Test(arguments: [-1, 0, 24, Int.max])
  func `a day leaves time for both`(hours: Int) {
    let refusal = Scene().refusal(of: .plan(.add(name: "Mine", hours: hours, text: nil)))
    #expect(refusal == .hoursOutOfRange(hours, allowed: 1...23))
  }

  @Test func `names differ by more than capitals`() throws {
    var scene = Scene()
    try scene.plan(.add(name: "Früh", hours: 15, text: nil))
    try scene.plan(.add(name: "Spät", hours: 14, text: nil))
    let again = Command.plan(.add(name: "FRÜH", hours: 3, text: nil))
    #expect(scene.refusal(of: again) == .scheduleExists("Früh"))
    let other = Command.plan(.edit("spät", name: "früh", hours: nil, text: nil))
    #expect(scene.refusal(of: other) == .scheduleExists("Früh"))
    try scene.plan(.edit("früh", name: "FRÜH", hours: nil, text: nil))
    #expect(scene.standing.schedules.map(\.name) == ["FRÜH", "Spät"])
  }

  @Test func `presets stay as they are, and what is not there cannot be changed`() {
    let scene = Scene()
    #expect(scene.refusal(of: .plan(.remove("omad"))) == .presetSchedule("omad"))
    let edit = Command.plan(.edit("16:8", name: "Mine", hours: nil, text: nil))
    #expect(scene.refusal(of: edit) == .presetSchedule("16:8"))
    #expect(scene.refusal(of: .plan(.remove("Mine"))) == .unknownSchedule("Mine"))
    #expect(scene.refusal(of: .plan(.use("Mine"))) == .unknownSchedule("Mine"))
    #expect(
      scene.refusal(of: .plan(.setWeek([.monday: .fast("Mine", at: nil)])))
        == .unknownSchedule("Mine"))
  }

  @Test func `there is room for a hundred`() throws {
    var scene = Scene()
    for number in 1...OwnSchedule.most {
      try scene.plan(.add(name: "Mine \(number)", hours: 15, text: nil))
    }
    #expect(
      scene.refusal(of: .plan(.add(name: "One more", hours: 15, text: nil)))
        == .tooManySchedules(limit: OwnSchedule.most))
  }

  // MARK: What goes with a name

  @Test func `a new name goes with the default and the week, and not with what was recorded`()
    throws
  {
    var scene = Scene()
    try scene.plan(.add(name: "Early bird", hours: 15, text: "Dinner at five"))
    try scene.plan(.use("early bird"))
    try scene.plan(.setWeek([.monday: .fast("EARLY BIRD", at: .midnight), .sunday: .rest]))
    try scene.start()
    scene.pass(.hours(16))
    try scene.stop()
    try scene.start()
    let fasts = scene.shelf.fasts
    #expect(fasts.map(\.schedule) == ["Early bird", "Early bird"])
    try scene.plan(.edit("Early bird", name: "Lark", hours: 13, text: ""))
    #expect(scene.standing.choice?.schedule == "Lark")
    #expect(
      scene.standing.weeks.last?.days
        == [.monday: .fast("Lark", at: .midnight), .sunday: .rest])
    #expect(scene.standing.schedules.first?.text == nil)
    #expect(scene.shelf.fasts == fasts)
    #expect(scene.today.schedule?.fasting == .hours(13))
    try scene.undo()
    #expect(scene.standing.choice?.schedule == "Early bird")
    #expect(scene.standing.weeks.last?.days[.monday] == .fast("Early bird", at: .midnight))
    #expect(scene.standing.schedules.first?.text == "Dinner at five")
    #expect(scene.shelf.fasts == fasts)
  }

  @Test func `where the chosen one is taken away 16 to 8 takes its place, in one step`() throws {
    var scene = Scene()
    try scene.plan(.add(name: "Early bird", hours: 15, text: nil))
    try scene.plan(.use("Early bird"))
    try scene.plan(.setWeek([.monday: .fast("Early bird", at: .midnight)]))
    let before = scene.standing
    try scene.plan(.remove("early bird"))
    #expect(scene.standing.schedules.isEmpty)
    #expect(scene.standing.choice?.schedule == "16:8")
    #expect(scene.standing.weeks.last?.days == [.monday: .fast("16:8", at: .midnight)])
    try scene.undo()
    #expect(scene.standing == before)
  }

  @Test func `who chose another keeps it`() throws {
    var scene = Scene()
    try scene.plan(.add(name: "Early bird", hours: 15, text: nil))
    try scene.plan(.use("18:6"))
    try scene.plan(.remove("Early bird"))
    #expect(scene.standing.choice?.schedule == "18:6")
  }

  // MARK: The default

  @Test func `a start uses what was chosen, also none`() throws {
    var scene = Scene()
    try scene.plan(.use("Omad"))
    #expect(scene.standing.choice?.schedule == "23:1")
    #expect(scene.refusal(of: .plan(.use("23:1"))) == .nothingToChange)
    try scene.start()
    #expect(scene.engine.active?.goal == .hours(23))
    try scene.cancel()
    try scene.plan(.use(nil))
    scene.pass(.minutes(1))
    try scene.start()
    #expect(scene.engine.active?.goal == nil)
    #expect(scene.engine.active?.schedule == nil)
  }

  @Test func `a start in the past uses the plan of its day`() throws {
    var scene = Scene()
    // It begins on a Tuesday.
    try scene.plan(
      .setWeek([.tuesday: .fast("20:4", at: nil), .wednesday: .fast("14:10", at: nil)]))
    scene.pass(.hours(24))
    try scene.start(ago: .hours(20))
    #expect(scene.engine.active?.schedule == "20:4")
  }

  // MARK: The week

  @Test func `a new week ends the one before yesterday, and one of today is replaced`() throws {
    var scene = Scene()
    let tuesday = scene.moment.day
    try scene.plan(.setWeek([.sunday: .rest]))
    try scene.plan(.setWeek([.saturday: .rest]))
    #expect(scene.standing.weeks.map(\.days) == [[.saturday: .rest]])
    scene.pass(.hours(24))
    try scene.plan(.setWeek([.monday: .rest]))
    #expect(scene.standing.weeks.map(\.from) == [tuesday, tuesday + 1])
    #expect(scene.standing.weeks.map(\.to) == [tuesday, nil])
    #expect(scene.refusal(of: .plan(.setWeek([.monday: .rest]))) == .nothingToChange)
    try scene.undo()
    #expect(scene.standing.weeks.map(\.to) == [nil])
    try scene.redo()
    scene.pass(.hours(24))
    try scene.plan(.setWeek([:]))
    #expect(scene.standing.week(on: tuesday + 1)?.days == [.monday: .rest])
    #expect(scene.standing.week(on: tuesday + 2) == nil)
    #expect(scene.refusal(of: .plan(.setWeek([:]))) == .nothingToChange)
  }

  @Test func `a week of today that ends leaves nothing`() throws {
    var scene = Scene()
    try scene.plan(.setWeek([.sunday: .rest]))
    try scene.plan(.setWeek([:]))
    #expect(scene.standing.weeks.isEmpty)
    try scene.undo()
    #expect(scene.standing.weeks.map(\.days) == [[.sunday: .rest]])
  }

  // MARK: Days off

  @Test func `vacations do not meet, and have an end`() throws {
    var scene = Scene()
    let day = scene.moment.day
    try scene.plan(.addVacation(day...(day + 13)))
    let vacation = try #require(scene.standing.vacations.first)
    for days in [day...day, (day + 13)...(day + 20), (day - 3)...(day + 30)] {
      #expect(
        scene.refusal(of: .plan(.addVacation(days)))
          == .vacationOverlaps(vacation.id, days: day...(day + 13)))
    }
    try scene.plan(.addVacation((day + 14)...(day + 14)))
    let long = (day + 100)...(day + 100 + Vacation.longest)
    #expect(
      scene.refusal(of: .plan(.addVacation(long))) == .vacationTooLong(days: Vacation.longest))
    #expect(scene.today.vacationUntil == day + 13)
    try scene.plan(.removeVacation(String(vacation.id.text.prefix(10))))
    #expect(scene.today.vacationUntil == nil)
    #expect(scene.refusal(of: .plan(.removeVacation("zzz"))) == .notFound("zzz"))
    #expect(scene.refusal(of: .plan(.removeVacation(""))) == .notFound(""))
    try scene.undo()
    #expect(scene.today.vacationUntil == day + 13)
  }

  @Test func `there is room for two hundred vacations`() throws {
    var scene = Scene()
    let day = scene.moment.day
    for number in 0..<Vacation.most {
      try scene.plan(.addVacation((day + Int64(number))...(day + Int64(number))))
    }
    let next = day + Int64(Vacation.most)
    #expect(
      scene.refusal(of: .plan(.addVacation(next...next)))
        == .tooManyVacations(limit: Vacation.most))
  }

  // MARK: The window to eat in

  @Test func `after a fast without a goal the window is as long as the plan leaves`() throws {
    var scene = Scene()
    try scene.plan(.use("20:4"))
    try scene.start(.open)
    scene.pass(.hours(15))
    try scene.stop()
    let last = try #require(scene.engine.last)
    #expect(scene.engine.eatingAfterLast == .hours(4))
    let window = WindowRule.following.window(
      at: scene.now, last: last, eating: scene.engine.eatingAfterLast, in: .utc)
    #expect(window?.closes == scene.now + .hours(4))
    try scene.start(.span(.hours(17)))
    scene.pass(.hours(17))
    try scene.stop()
    #expect(scene.engine.last?.eating(otherwise: .hours(4)) == .hours(7))
  }
}
