import Foundation
import Nouns
import Testing
import TestProcesses
import TestSupport
import Wire

/// Where a clock follows a real daemon.
@Suite struct `A clock that is followed` {
  private func follow(_ words: String, _ person: Person) throws -> Child {
    try Child(
      "/bin/sh", ["-c", "exec \(builtProgram("fastctl")) status --follow \(words)"],
      environment: person.environment)
  }

  private func draw(_ words: [String], _ person: Person) throws -> Typist {
    try Typist(
      builtProgram("fastctl"), ["status", "--follow"] + words,
      environment: person.environment.merging(["TERM": "xterm"]) { $1 })
  }

  @Test func `a pipe gets a line for every change, over a restart of the daemon`() async throws {
    let person = try Person()
    var daemon = try await person.daemon()
    let clock = try follow("", person)
    #expect(try await clock.line() == "Not fasting")
    try person.start(GoalOrder.schedule("16:8"))
    #expect(try await clock.line().hasPrefix("0 min of 16 h · 16:00 left → "))
    daemon.end(by: SIGKILL)
    try await clock.logs("fastd is not running; waiting for it.")
    daemon = try await person.daemon()
    try await clock.logs("0 min of 16 h ")
    try person.call(FastCalls.Cancel.self, NoFields())
    try await clock.logs("Not fasting")
    daemon.end(by: SIGTERM)
  }

  @Test func `a pipe that is closed ends it`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    for words in ["", "--json", "--plain"] {
      let child = try Child(
        "/bin/bash", ["-c", "\(builtProgram("fastctl")) status --follow \(words) | :"],
        environment: person.environment)
      #expect(child.end() == 0)
    }
    daemon.end(by: SIGTERM)
  }

  @Test func `JSON has a state on each line`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    let clock = try follow("--json", person)
    for state in ["idle", "fasting"] {
      let line = try await clock.line()
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      #expect(object?["state"] as? String == state)
      if state == "idle" { try person.start() }
    }
    daemon.end(by: SIGTERM)
  }

  @Test func `a terminal is filled, and given back when somebody types q`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    try person.start(GoalOrder.schedule("16:8"), ago: 3600)
    let clock = try draw(["--seconds"], person)
    try await clock.read(until: "\u{1b}[?1049h")
    try await clock.read(until: "1:00 of 16 h")
    clock.type("q")
    #expect(await clock.rest().contains("\u{1b}[?1049l"))
    #expect(clock.end() == 0)
    daemon.end(by: SIGTERM)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func `a signal gives the terminal back and ends it all the same`(number: Int32) async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    try person.start(GoalOrder.schedule("16:8"), ago: 3600)
    let clock = try draw([], person)
    try await clock.read(until: "1:00 of 16 h")
    clock.signal(number)
    #expect(await clock.rest().contains("\u{1b}[?1049l"))
    #expect(clock.end() == -number)
    daemon.end(by: SIGTERM)
  }
}

/// Pictures as the built program draws and writes them.
@Suite struct `The pictures of the program` {
  private func fastctl(_ words: [String], _ person: Person) throws -> Run {
    try Run(words, in: person.home, person.environment)
  }

  @Test func `months, years and charts come from the daemon`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    try person.start(GoalOrder.span(.seconds(3600)), ago: 2 * 3600)
    try person.call(FastCalls.Stop.self, StopOrder())
    let month = try fastctl(["calendar"], person)
    #expect(month.code == 0, "\(month.said)")
    #expect(month.output.contains("●"))
    #expect(month.output.contains("fastctl show "))
    #expect(try fastctl(["calendar", "march", "2020"], person).output.hasPrefix("March 2020\n"))
    #expect(try fastctl(["calendar", "2020"], person).output.hasPrefix("2020\n"))
    #expect(try fastctl(["chart"], person).output.contains("goal"))
    let why = try fastctl(["chart", "--why"], person).output
    #expect(
      why.hasPrefix("The line at 16 h is the goal ") && why.contains("\nA bar adds up"), "\(why)")
    #expect(
      try fastctl(["chart", "--why", "--trend"], person).output.hasPrefix("The line ends at "))
    #expect(
      try fastctl(["chart", "--why", "3"], person).output.hasPrefix("The line over each bar"))
    #expect(try fastctl(["chart", "--last", "3", "--ascii"], person).output.contains("######"))
    for words in [["calendar", "--json"], ["chart", "--json"], ["chart", "--trend", "--json"]] {
      let json = try fastctl(words, person).output
      #expect(try JSONSerialization.jsonObject(with: Data(json.utf8)) is [String: Any])
    }
    daemon.end(by: SIGTERM)
  }

  @Test func `a week and a month come from the daemon, and what is none is refused`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    try person.start(GoalOrder.span(.seconds(3600)), ago: 2 * 3600)
    try person.call(FastCalls.Stop.self, StopOrder(mood: 4))
    try person.call(WeightCalls.Add.self, NewWeighing(grams: 82_400))
    let week = try fastctl(["week"], person)
    #expect(week.code == 0 && week.output.hasPrefix("Week "), "\(week.said)")
    for part in ["●2:00", "1 of 1", "82.4", "Longest: ", "fastctl week --svg week.svg"] {
      #expect(week.output.contains(part), "\(week.output)")
    }
    #expect(try fastctl(["month", "--ascii"], person).output.contains("1 of 1"))
    #expect(try fastctl(["month", "march", "2020"], person).output.hasPrefix("March 2020\n"))
    #expect(try fastctl(["week", "--json"], person).output.hasPrefix(#"{"today":"20"#))
    #expect(try fastctl(["week", "2020-05-05", "--svg", "-"], person).output.hasPrefix("<svg "))
    _ = try fastctl(["config", "set", "week.start", "sunday"], person)
    let sunday = try fastctl(["week", "--json", "2026-03-04"], person).output
    #expect(sunday.contains(#""from":"2026-03-01","to":"2026-03-07""#), "\(sunday)")
    for (words, code, said) in [
      (["week", "moonday"], 2 as Int32, "'moonday' is not understood. Expected a day"),
      (["week", "2099-01-01"], 1, "1 Jan 2099 is still to come. "),
      (["month", "2099-01"], 1, "1 Jan 2099 is still to come. "),
      (["month", "2020"], 2, "Expected a month such as 2026-03 or march. A whole year: "),
      (["month", "marchember"], 2, "'marchember' is not understood."),
    ] {
      let run = try fastctl(words, person)
      #expect(run.code == code && run.said.contains(said), "\(words): \(run.said)")
    }
    daemon.end(by: SIGTERM)
  }

  @Test func `a picture is written whole, or not at all`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    let path = person.home.file("month.svg", "old")
    #expect(try fastctl(["calendar", "--svg", path], person).code == 0)
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    #expect(svg.hasPrefix("<svg ") && svg.hasSuffix("</svg>\n"))
    #expect(try fastctl(["calendar", "--svg", "-"], person).output == svg)
    for wrong in ["\(person.home.path)/missing/x.svg", person.home.path] {
      let run = try fastctl(["chart", "--svg", wrong], person)
      #expect(run.code == 1)
      #expect(run.said.hasPrefix(wrong))
    }
    daemon.end(by: SIGTERM)
  }

  @Test(arguments: [["13"], ["2026-13"], ["marchember"], ["march", "0000"]])
  func `what is no month and no year is named`(words: [String]) throws {
    let run = try Run(["calendar"] + words, in: Scratch())
    #expect(run.code == 2)
    #expect(run.said.contains("Expected a month or a year"))
  }
}
