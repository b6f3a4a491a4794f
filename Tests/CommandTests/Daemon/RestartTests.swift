import Foundation
import Glibc
import Nouns
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

/// The built programs: what a daemon says is what the next one says.
@Suite struct `A daemon that starts again` {
  private static let zone = "Europe/Berlin"
  /// Hundreds of them where `contrib/soak` asks for them.
  private static let restarts = Wish.number("FASTD_RESTARTS") ?? 20

  private static let questions = [
    #"status.Get","parameters":{"glance":true}"#, "status.Get", "window.Get",
    #"history.List","parameters":{"last":100,"cancelled":true,"count":true}"#, "history.Day",
    #"changes.List","parameters":{"last":100}"#, "changes.CheckOperations",
    "remind.List", "schedule.List", "profile.Get", "profile.GetTargets", "profile.GetSafety",
    "program.Status", "program.Plan", "weight.List", "weight.Show", "weight.Chart", "weight.Why",
    "meal.Day", "meal.List", "meal.Suggest", "drink.Day", "drink.List", "food.List",
    "food.Imports", "events.List", "events.Summary", "statistics.Summary", "statistics.Last",
    "statistics.Week", "backup.List", "settings.Get",
  ]
  private static let commands = [
    ["status"], ["today"], ["weight"], ["remind", "list"], ["history"], ["stats"],
    ["meal", "list"],
    ["targets", "--why"],
  ]

  @Test func `says what the one before it said`() async throws {
    var dice = Dice(seed: Dice.seeds(1)[0])
    let seed = dice.seed
    let clock = MovedClock(stands: true)
    let person = try Person(["TZ": Self.zone], inMemory: true, clock: clock)
    try person.write(settings: "events.enabled = on\nnotify.little = on\ndrink.remind = on\n")
    var daemon = try await person.daemon()
    var done = 0
    for number in 0..<Self.restarts {
      // Some are refused, as they would be to anybody.
      let (wanted, tries) = (done + Int(dice.number(2...9)), 100)
      for _ in 0..<tries where done < wanted {
        if try deed(&dice, person) { done += 1 }
      }
      let commands = (0..<2).map { _ in dice.pick(Self.commands) }
      let before = try answers(person, commands)
      daemon.end(by: dice.once(in: 3) ? SIGKILL : SIGTERM)
      daemon = try await person.daemon()
      let after = try answers(person, commands)
      for (one, other) in zip(before, after) {
        #expect(one == other, "seed \(seed), restart \(number)")
      }
      clock.pass(until: clock.now + Span(milliseconds: dice.number(0...40_000_000)))
      try await rest(person, clock)
    }
    #expect(done > Self.restarts, "seed \(seed)")
  }

  /// Until all that is due by now has been looked at.
  private func rest(_ person: Person, _ clock: MovedClock) async throws {
    for _ in 0..<500 {
      guard let wake = try person.health().nextWake, wake <= clock.now.milliseconds else { return }
      try await Task.sleep(for: .milliseconds(2))
    }
    Issue.record("the daemon does not wake")
  }

  private func answers(_ person: Person, _ commands: [[String]]) throws -> [String] {
    try Self.questions.map { question in
      let name = question.contains("\"") ? question : question + "\""
      return "\(question): \(try ask("{\"method\":\"io.github.fastd." + name + "}", person))"
    }
      + commands.map { words in
        let run = try Run(words, by: person)
        return "\(words): \(run.code) \(run.output)"
      }
  }

  private func ask(_ call: String, _ person: Person) throws -> Reply {
    var client = try person.client()
    try client.send(Array(call.utf8) + [0], milliseconds: Person.patience)
    return try client.next(milliseconds: Person.patience)
  }

  /// One call that writes; false where it was refused.
  private func deed(_ dice: inout Dice, _ person: Person) throws -> Bool {
    let now = try person.status().now
    let kinds = ["weight", "meal", "drink", "food"]
    let kind = dice.number(0...3)
    func past(_ hours: Int64) -> Int64 { now - dice.number(0...hours * 3_600_000) }
    func newest() throws -> String {
      let list = try Run([kinds[Int(kind)], "list", "--json"], by: person).output
      let ids = list.split(separator: "\"id\":\"").dropFirst().map { $0.prefix { $0 != "\"" } }
      return ids.isEmpty ? "zzzz" : String(dice.pick(Array(ids)))
    }
    let name = dice.pick(["oats", "zug cake", "rye bread", "tea"])
    let call: String
    switch dice.number(0...18) {
    case 0: call = #"fast.Start","parameters":{"goal":{"schedule":"16:8"},"at":\#(past(12))}"#
    case 1: call = #"fast.Stop","parameters":{"note":"\#(name)"}"#
    case 2:
      let start = past(900)
      call =
        #"fast.Add","parameters":{"start":\#(start),"end":\#(start + dice.number(1...60_000_000))}"#
    case 3...5:
      call =
        #"weight.Add","parameters":{"grams":\#(82_000 + dice.number(-3000...3000)),"at":\#(past(600)),"confirm":"weight-jump"}"#
    case 6...8:
      call =
        #"meal.Log","parameters":{"items":[{"name":"\#(name)","kcal":\#(dice.number(20...900))}],"at":\#(past(99))}"#
    case 9: call = #"drink.Add","parameters":{"ml":\#(dice.number(99...900)),"what":"\#(name)"}"#
    case 10: call = #"remind.Add","parameters":{"text":"\#(name)","daily":"12:00"}"#
    case 11:
      call =
        #"remind.Add","parameters":{"text":"\#(name)","at":\#(now + dice.number(1...99) * 60_000)}"#
    case 12: call = #"schedule.SetWeek","parameters":{"days":[{"day":"mon","rest":true}]}"#
    case 13:
      call =
        #"profile.Set","parameters":{"birth":"1985","height":1780,"weight":82000,"basis":"male","activity":"light","goal":"lose","goalWeight":78000,"restriction":25,"forget":[],"confirm":"goal-side,goal-reached,weight-jump"}"#
    case 14: call = #"program.Start","parameters":{}"#
    case 15: call = #"changes.Undo""#
    case 16: call = #"changes.Redo""#
    case 17: call = #"backup.Make""#
    default:
      let noun = ["weighing", "mealItem", "drink", "food"][Int(kind)]
      call =
        #"backup.EraseEntry","parameters":{"noun":"\#(noun)","id":"\#(try newest())","confirm":"erase-for-good"}"#
    }
    let reply = try ask("{\"method\":\"io.github.fastd.\(call)}", person)
    #expect(reply.error?.hasPrefix("org.varlink.service.") != true, "\(call): \(reply)")
    return reply.error == nil
  }
}
