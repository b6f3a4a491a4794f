import Foundation
import Glibc
import Nouns
import TestSupport
import Testing
import TestProcesses
import Time
import Wire

@Suite(.serialized, .enabled(if: MovedClock.isPossible, "moving clocks needs a C compiler"))
struct `A switch of phases that a daemon is killed at` {
  @Test func `is told by the next daemon when there was nobody to show it`() async throws {
    let dieter = try await Dieter(isServed: false)
    try dieter.begin(daysAgo: 6)
    let date = try dieter.date(inDays: 1)
    dieter.sleep(to: try dieter.midnight() - .second)
    try await dieter.isNews(of: date, "due")
    try dieter.killDaemon()
    try await dieter.startDaemon()
    #expect(try dieter.news("phaseSwitched") == [.init(subject: date, state: "due")])
    try await dieter.openServer()
    #expect(
      try await dieter.nextPopUp().words == "Day 1 of 14 · 1,900 kcal a day.")
    try await dieter.isNews(of: date, "shown")
    try dieter.killDaemon()
    try await dieter.startDaemon()
    #expect(try await dieter.popUpsUntilAsked() == [])
  }

  /// Between the server's answer and the mark it may be told twice; lost is nothing.
  @Test func `is told when the server answers nobody any more`() async throws {
    let dieter = try await Dieter()
    try dieter.begin(daysAgo: 6)
    let date = try dieter.date(inDays: 1)
    try dieter.signalServer(SIGSTOP)
    dieter.sleep(to: try dieter.midnight() - .second)
    try await dieter.isNews(of: date, "due")
    try dieter.killDaemon()
    try await dieter.startDaemon()
    #expect(try dieter.news("phaseSwitched") == [.init(subject: date, state: "due")])
    try dieter.signalServer(SIGCONT)
    #expect(try await dieter.nextPopUp().title == "Diet phase begins")
    try await dieter.isNews(of: date, "shown")
  }

  @Test(.timeLimit(.minutes(5)))
  func `is told once where it is killed at the midnight itself, again and again`() async throws {
    let seed = Wish.seed
    print("seed \(seed)")
    var dice = Dice(seed: seed)
    let dieter = try await Dieter(settings: "notify.eve = off\n")
    try dieter.begin(daysAgo: 6)
    var dates: [String] = []
    for round in 0..<6 {
      let days: Int64 = round == 0 ? 1 : 14
      dates.append(try dieter.date(inDays: days))
      let midnight = try dieter.midnight(inDays: days)
      dieter.sleep(to: midnight - Span(milliseconds: 300))
      let moment = midnight + Span(milliseconds: dice.number(-50...150))
      while dieter.clock.now < moment {}
      try dieter.killDaemon()
      // Before the midnight there is nothing to tell yet.
      if dieter.clock.now < midnight { dieter.sleep(to: midnight) }
      try await dieter.startDaemon()
      try await dieter.isNews(of: dates[round], "shown")
      #expect(try dieter.phase == (round % 2 == 0 ? .diet : .maintenance), "seed \(seed)")
    }
    #expect(try dieter.news("phaseSwitched").map(\.subject) == dates, "seed \(seed)")
    var titles = try await dieter.popUpsUntilAsked()
    // The same one a second time, where it was killed before it knew.
    for index in titles.indices.reversed().dropLast() where titles[index] == titles[index - 1] {
      titles.remove(at: index)
    }
    let expected = (0..<6).map { $0 % 2 == 0 ? "Diet phase begins" : "Maintenance phase begins" }
    #expect(titles == expected, "seed \(seed)")
    #expect(try dieter.news("cycleRecovered") == [], "seed \(seed)")
  }

  @Test func `three times over is told for the latest one only`() async throws {
    let dieter = try await Dieter()
    try dieter.begin(daysAgo: 6)
    let midnight = try dieter.midnight()
    let began = try Day(iso: dieter.date(inDays: 29))
    try dieter.killDaemon()
    // To the second day of the second cycle's diet.
    dieter.sleep(to: midnight + .hours(24 * 29 + 9))
    try await dieter.startDaemon()
    let told = try await dieter.nextPopUp()
    #expect(told.words.hasPrefix("Cycle 1 complete. Day 2 of 14 · 1,900 kcal a day."))
    #expect(told.words.hasSuffix("Since \("\(began.weekday)".prefix(3).capitalized)."))
    #expect(try dieter.news("phaseSwitched").count == 1)
    #expect(try await dieter.popUpsUntilAsked() == [])
  }

  @Test func `more than three days ago is told no more, and put right`() async throws {
    let dieter = try await Dieter()
    try dieter.begin(daysAgo: 6)
    let midnight = try dieter.midnight()
    try dieter.killDaemon()
    dieter.sleep(to: midnight + .hours(24 * 14 + 24 * 4 + 9))
    let next = try dieter.person.launch()
    try await next.logs("the diet program is at maintenance")
    try await next.logs("ready")
    #expect(try dieter.phase == .maintenance)
    #expect(try dieter.news("cycleRecovered").map(\.state) == ["silent"])
    var follower = try dieter.person.follower(since: 0)
    #expect(try await follower.event("cycleRecovered").actor == "fastd")
    #expect(try await dieter.popUpsUntilAsked() == [])
    #expect(try dieter.news("phaseSwitched") == [])
  }
}

@Suite(
  .serialized, .enabled(if: OtherEtc.isPossible, "needs a mount namespace with another /etc"),
  .enabled(if: MovedClock.isPossible, "moving clocks needs a C compiler"))
struct `A switch of phases on a journey` {
  private let zones = "/usr/share/zoneinfo"

  @Test func `back over midnight is not told a second time`() async throws {
    let etc = OtherEtc()
    etc.link(to: "\(zones)/Asia/Kathmandu")
    let dieter = try await Dieter(etc: etc)
    // Noon of today there, whenever that is.
    dieter.sleep(to: try dieter.midnight(inDays: 1) - .hours(1))
    try dieter.begin(daysAgo: 6)
    let date = try dieter.date(inDays: 1)
    let midnight = try dieter.midnight()
    dieter.sleep(to: midnight - .second)
    #expect(try await dieter.nextPopUp().title == "Diet phase begins")
    try await dieter.isNews(of: date, "shown")
    dieter.sleep(to: midnight + .minutes(10))
    etc.link(to: "\(zones)/Asia/Karachi")
    try await dieter.daemon.logs("the time zone is Asia/Karachi")
    // It is the day before there; the daemon wakes for it once it has read the zone.
    try await until(itIsSo: { try dieter.phase == .leadIn })
    // The midnight comes once more.
    dieter.sleep(to: midnight + .hours(1))
    try await until(itIsSo: { try dieter.phase == .diet })
    #expect(try await dieter.popUpsUntilAsked() == [])
    #expect(try dieter.news("phaseSwitched").map(\.subject).contains(date))
  }
}
