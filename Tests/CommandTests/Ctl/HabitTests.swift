import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Time
import Views
import Wire

@testable import fastctl

@Suite struct `The habit at a terminal` {
  private static var now: Instant {
    Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
  }

  /// With a streak of logging, points and a badge.
  private func lived() async throws -> Person {
    let person = try Person()
    try await person.daemon()
    for hours in [0, 20, 44] {
      let at = Self.now - .hours(Int64(hours))
      let items = [NewMealItem("Soup", nutrition: Nutrition(energy: 300, protein: 200))]
      try person.call(MealCalls.Log.self, MealLog(items, at: at, slot: nil))
    }
    for number in 0..<48 {
      let items = [NewMealItem("Rice", nutrition: Nutrition(energy: 200 + Int64(number)))]
      try person.call(MealCalls.Log.self, MealLog(items, at: nil, slot: nil))
    }
    try person.call(FastCalls.Add.self, Self.fast(endedAgo: 3))
    let on = try Run(["points", "on"], by: person)
    try #require(on.code == 0, "\(on.text)")
    return person
  }

  private static func fast(endedAgo hours: Int64) -> AddOrder {
    let end = now - .hours(hours)
    return AddOrder(start: end - .hours(16), end: end, goal: .span(.hours(16)))
  }

  /// Wherever somebody looks, in every form that a bar has.
  private static let looks: [[String]] =
    [
      ["status"], ["status", "--say"], ["status", "--json"], ["today"], ["today", "--say"],
      ["today", "--why"], ["stats"], ["week"], ["month"], ["history"], ["calendar"], ["chart"],
      ["chart", "--trend"], ["weight"], ["meal", "show"], ["page", "-"],
      ["page", "-", "--with", "weight,meals,notes"], ["export", "--format", "csv"],
      ["export", "meals"], ["meal", "200kcal"], ["ui", "--plain", "today"],
    ]
    + BarFormat.allCases.map {
      ["bar", $0.rawValue, "--template", "a{streak}b{longest}c{log-streak}d{points}e{badges}f"]
    }

  /// Found in what a program prints of it.
  private static let words = [
    "treak", "adge", "in a row", "of the last 2", "of the last 3", "Logging:", " points", "Points:",
    "bronze",
    "\"current\":1", "\"points\":1", "\"logStreak\":1",
  ]

  private func found(by person: Person, _ look: [String]) throws -> Set<String> {
    let run = try Run(look, by: person)
    let text = run.output.replacing(
      "\"streak\":{\"current\":0,\"longest\":0,\"lastDays\":null}", with: ""
    )
    .replacing("\"streak\":0", with: "").replacing("\"streak\":null", with: "")
    .replacing("\"logStreak\":null", with: "").replacing("\"badges\":null", with: "")
    .replacing("\"logging\":null", with: "")
    return Set(Self.words.filter(text.contains))
  }

  @Test func `is seen, and by somebody whom it could harm nowhere`() async throws {
    let person = try await lived()
    let seen = try Self.looks.reduce(into: Set<[String]>()) { seen, look in
      if try !found(by: person, look).isEmpty { seen.insert(look) }
    }
    for look in [["status"], ["today"], ["stats"], ["page", "-"]] {
      #expect(seen.contains(look), "\(look)")
    }
    let bar = try Run(["bar", "plain", "--template", "{log-streak} {badges}"], by: person)
    #expect(bar.output.contains("1 1") || bar.output.contains("2 1") || bar.output.contains("3 1"))
    #expect(try Run(["badges"], by: person).output.contains("Meals, bronze"))
    try person.call(ProfileCalls.SetSafety.self, SafetyWish(applies: [.eatingDisorder]))
    for look in Self.looks {
      let words = try found(by: person, look)
      let output = try Run(look, by: person).output.prefix(1500)
      #expect(words.isEmpty, "\(look): \(words)\n\(output)")
    }
    for command in [["badges"], ["points"], ["points", "on"], ["stats", "--why", "logging"]] {
      let run = try Run(command, by: person)
      #expect(run.code != 0 && run.output.isEmpty, "\(command): \(run.text)")
    }
    // And nothing of it is lost.
    try person.call(ProfileCalls.SetSafety.self, SafetyWish(applies: []))
    #expect(try Run(["badges"], by: person).output.contains("Meals, bronze"))
  }

  @Test func `streaks that are not shown are no way to a badge`() async throws {
    let person = try await lived()
    let next = "days in a row"
    #expect(try Run(["badges"], by: person).output.contains(next))
    #expect(try Run(["config", "set", "streak.show", "off"], by: person).code == 0)
    let badges = try Run(["badges"], by: person).output
    #expect(badges.contains("Meals, bronze") && !badges.contains(next), "\(badges)")
  }

  @Test func `is off until it is asked for, and a choice is a row`() async throws {
    let person = try Person()
    try await person.daemon()
    #expect(try Run(["points"], by: person).output.contains("Badges and points are off."))
    #expect(try Run(["badges"], by: person).output.contains("To turn them on"))
    let set = try Run(["config", "set", "streak.freezes", "2"], by: person)
    #expect(set.code == 0 && set.output.contains("streak.freezes is 2 from today"))
    #expect(try Run(["config", "get", "streak.freezes"], by: person).output == "2\n")
    #expect(try Run(["undo"], by: person).code == 0)
    #expect(try Run(["config", "get", "streak.freezes"], by: person).output == "0\n")
    let wrong = try Run(["config", "set", "streak.freezes", "9"], by: person)
    #expect(wrong.code != 0 && wrong.text.contains("streak.freezes"))
    #expect(try Run(["config", "set", "streak.mode", "start"], by: person).code == 0)
    #expect(try Run(["config", "unset", "streak.mode"], by: person).code == 0)
    #expect(try Run(["config", "get", "streak.mode"], by: person).output == "end\n")
  }

  @Test func `a line of the file for what is a row says so, and becomes one when it is edited`()
    async throws
  {
    let person = try Person()
    try await person.daemon()
    #expect(try Run(["config", "set", "streak.freezes", "1"], by: person).code == 0)
    let fine = try Run(["doctor"], by: person).output
    #expect(!fine.contains("has not read") && !fine.contains("nothing reads"), "\(fine)")
    let editor = #"sh -c 'echo "streak.freezes = 2" >>"$0"'"#
    let screen = try Screens.open("config", "edit", by: person, with: ["EDITOR": editor])
    let said = await screen.rest()
    #expect(said.contains("streak.freezes is 2 from today"), "\(said)")
    try person.write(settings: "streak.freezes = 1\n# Mine.\n")
    #expect(try Run(["config", "get", "streak.freezes"], by: person).output == "2\n")
    let idle = try Run(["doctor"], by: person).output
    #expect(idle.contains("streak.freezes is kept with your data"), "\(idle)")
    #expect(try Run(["config", "set", "streak.freezes", "1"], by: person).code == 0)
    let path = "\(person.home.path)/config/fastd/fastd.conf"
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "# Mine.\n")
  }

  @Test func `a file that was edited is kept where a line of it is refused`() async throws {
    let person = try Person()
    try await person.daemon()
    try person.call(ProfileCalls.SetSafety.self, SafetyWish(applies: [.eatingDisorder]))
    let editor = #"sh -c 'printf "points = on\nlanguage = de\n" >"$0"'"#
    let screen = try Screens.open("config", "edit", by: person, with: ["EDITOR": editor])
    let said = await screen.rest()
    #expect(screen.end() != 0, "\(said)")
    let path = "\(person.home.path)/config/fastd/fastd.conf"
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "points = on\nlanguage = de\n")
    #expect(try Run(["config", "get", "points"], by: person).output == "off\n")
  }

  @Test func `turning them on says what it means, and not how`() async throws {
    let person = try Person()
    try await person.daemon()
    let on = try Run(["points", "on"], by: person)
    #expect(on.output.contains("Rewards like these") && !on.output.contains("fastctl points on"))
  }
}
