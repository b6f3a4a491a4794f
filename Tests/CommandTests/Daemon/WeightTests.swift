import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

/// The built fastctl with the built fastd: what the person weighs.
@Suite struct `Weighings with fastctl` {
  private func day(
    _ more: [String: String] = [:]
  ) async throws -> (Person, (String...) throws -> Run) {
    let person = try Person(more)
    try await person.daemon()
    return (person, { (words: String...) in try Run(words, in: person.home, more) })
  }

  private func weighings(_ person: Person) throws -> [Weighing] {
    try person.call(WeightCalls.List.self, WeighingQuestion()).weighings
  }

  static let weights: [(words: [String], grams: Int64)] = [
    (["82.4"], 82_400), (["82,4"], 82_400), (["82.4kg"], 82_400), (["82,4", "kg"], 82_400),
    (["184lb"], 83_461), (["13st", "2"], 83_461), (["13st 2"], 83_461),
    (["13", "st", "2lb"], 83_461),
  ]

  @Test(arguments: weights)
  func `a weight is recorded however it is written`(words: [String], grams: Int64) async throws {
    let (person, _) = try await day()
    let run = try Run(["weight"] + words, in: person.home)
    #expect(run.code == 0, "\(run.said)")
    #expect(run.output.hasPrefix("Recorded 8"), "\(run.output)")
    #expect(try weighings(person).map(\.grams) == [grams])
  }

  /// The locale, what is typed, the grams that come of it, and the unit that is kept.
  static let units: [(locale: String, words: [String], grams: Int64, kept: String?)] = [
    ("en_US.UTF-8", ["weight", "185"], 83_915, "lb"),
    ("en_US.UTF-8", ["weight", "185lb"], 83_915, "lb"),
    ("en_US.UTF-8", ["profile", "--weight", "185"], 83_915, "lb"),
    ("en_US.UTF-8", ["weight", "84kg"], 84_000, nil),
    ("en_GB.UTF-8", ["weight", "84"], 84_000, nil),
    ("C.UTF-8", ["weight", "84"], 84_000, nil),
  ]

  @Test(arguments: units)
  func `the first decides the unit of all that follow, in every terminal`(
    locale: String, words: [String], grams: Int64, kept: String?
  ) async throws {
    let (person, fastctl) = try await day()
    let first = try Run(words, in: person.home, ["LC_ALL": locale])
    #expect(first.code == 0 && first.said.contains("units.weight") == (kept != nil), "\(first)")
    #expect(try fastctl("config", "get", "units.weight").output == "\(kept ?? "kg")\n")
    let known =
      try weighings(person).first?.grams
      ?? person.call(ProfileCalls.Get.self, NoFields()).profile.values.weight
    #expect(known == grams)
    // By cron, and by another American terminal.
    for other in ["C", "en_US.UTF-8"] {
      let again = try Run(
        ["weight", kept == nil ? "85" : "187"], in: person.home, ["LC_ALL": other])
      #expect(again.code == 0 && !again.said.contains("units.weight"), "\(again)")
      #expect(try weighings(person).first?.grams == (kept == nil ? 85_000 : 84_822))
    }
  }

  @Test func `a day behind it is its own`() async throws {
    let (person, fastctl) = try await day()
    let run = try fastctl("weight", "84.2", "yesterday")
    #expect(run.code == 0, "\(run.said)")
    let today = try Zone.utc.day(of: Instant(milliseconds: person.status().now))
    #expect(try weighings(person).map(\.at.day) == [today - 1])
  }

  @Test func `a first one that few people have is asked about, with the other unit`() async throws {
    let (person, fastctl) = try await day()
    let slip = try fastctl("weight", "185")
    #expect(slip.code == 1, "\(slip.said)")
    #expect(
      slip.said.hasPrefix(
        "185.0 kg is an unusual weight. If you mean 185.0 lb (83.9 kg), type the unit as well."),
      "\(slip.said)")
    #expect(slip.said.contains("--confirm weight-jump"))
    #expect(try fastctl("weight", "185", "--confirm", "weight-jump").code == 0)
    #expect(try weighings(person).map(\.grams) == [185_000])
  }

  @Test func `one is added, listed, corrected and deleted, and undo knows of it`() async throws {
    let (person, fastctl) = try await day()
    #expect(
      try fastctl("weight").output.hasPrefix(
        "No weigh-ins yet. To record one: fastctl weight 82.5kg\n"))
    #expect(try fastctl("weight", "82.4", "--at", "yesterday 7:30", "--note", "tea").code == 0)
    let added = try fastctl("weight", "81.9", "--json")
    let id = try #require(try weighings(person).first?.id.text)
    #expect(added.output.hasPrefix(#"{"weighing":{"id":"\#(id)","at":"#), "\(added.output)")
    let list = try fastctl("weight", "list").output.split(separator: "\n")
    #expect(list.count == 4)
    #expect(list[1].hasPrefix(id.prefix(4)) && list[1].hasSuffix("81.9 kg"), "\(list)")
    #expect(list[2].contains(" 07:30  82.4 kg  tea"), "\(list)")
    #expect(list[3] == "2 weigh-ins")
    #expect(try fastctl("weight", "list", "1").output.split(separator: "\n").count == 3)
    #expect(try fastctl("weight", "ls", "--json").output.hasPrefix(#"[{"id":"\#(id)""#))

    let edited = try fastctl("weight", "edit", String(id.prefix(6)), "80", "--note", "clothes on")
    #expect(edited.output.hasPrefix("Changed the weigh-in from "), "\(edited.output)")
    #expect(edited.output.contains(": weight 80.0 kg (was 81.9 kg), note clothes on\n"))
    let one = try fastctl("weight", "show", String(id.prefix(6))).output
    #expect(one.hasPrefix("Weight  80.0 kg\n"), "\(one)")
    #expect(one.hasSuffix("Note    clothes on\nID      \(id)\n"), "\(one)")
    let deleted = try fastctl("weight", "delete", id)
    #expect(deleted.output.hasPrefix("Deleted the weigh-in from "))
    #expect(deleted.output.contains(": 80.0 kg\n"))
    #expect(deleted.said == "To bring this weigh-in back: fastctl undo\n")
    #expect(try weighings(person).map(\.grams) == [82_400])
    #expect(try fastctl("undo").output.hasPrefix("Undone: Deleted the weigh-in from "))
    #expect(try fastctl("undo").output.contains("weight 80.0 kg (was 81.9 kg)"))
    #expect(try weighings(person).map(\.grams) == [81_900, 82_400])
    #expect(try fastctl("undo", "--list").output.contains("Recorded 81.9 kg ("))
    #expect(try fastctl("redo").output.hasPrefix("Redone: Changed the weigh-in from "))
    #expect(try weighings(person).map(\.grams) == [80_000, 82_400])
  }

  @Test func `the mean, the arrow and the goal line are explained`() async throws {
    let (_, fastctl) = try await day(["TZ": "Europe/Berlin"])
    for (days, weight) in [(3, "82.6"), (2, "82.4"), (1, "82.2")] {
      #expect(try fastctl("weight", weight, "--at", "\(days) days ago").code == 0)
    }
    let mean = try fastctl("weight", "--why", "mean").output
    #expect(mean.hasPrefix("82.4 kg is the average of the 3 weigh-ins from "), "\(mean)")
    #expect(mean.contains(" 82.6 kg, ") && mean.contains(" 82.2 kg.\n"), "\(mean)")
    let arrow = try fastctl("weight", "--why", "Pfeil").output
    #expect(arrow.hasPrefix("No arrow yet: the trend follows 3 weigh-ins "), "\(arrow)")
    let all = try fastctl("weight", "--why").output
    #expect(all.hasPrefix(mean + arrow), "\(all)")
    #expect(all.hasSuffix("fastctl profile --goal-weight 75.0kg\n"), "\(all)")
    #expect(
      try fastctl("weight", "--why", "--json").output.contains(#""weighings":3,"needed":10,"#))
    let wrong = try fastctl("weight", "--why", "weather")
    #expect(wrong.code == 2 && wrong.said.contains("mean, arrow"), "\(wrong.said)")
    #expect(try fastctl("weight", "--why", "--note", "tea").code == 2)
  }

  @Test func `a time without a date stays on the day of the one it replaces`() async throws {
    let (person, fastctl) = try await day()
    _ = try fastctl("weight", "82", "--at", "2026-03-02 07:30")
    let id = try #require(try weighings(person).first?.id.text)
    #expect(try fastctl("weight", "edit", id, "--at", "6:10").code == 0)
    #expect(try weighings(person).first?.at.instant.milliseconds == 1_772_431_800_000)
  }

  @Test func `all are listed in pages`() async throws {
    let (person, fastctl) = try await day()
    let now = try person.status().now
    for number in 0..<230 as Range<Int64> {
      try person.call(
        WeightCalls.Add.self,
        NewWeighing(
          grams: 80_000 + number * 100, at: Instant(milliseconds: now - number * 3_600_000)))
    }
    let all = try fastctl("weight", "list").output.split(separator: "\n")
    #expect(all.count == 232)
    #expect(all.last == "230 weigh-ins")
    #expect(all[1].hasSuffix("80.0 kg") && all[230].hasSuffix("102.9 kg"), "\(all[230])")
    #expect(try fastctl("weight", "list", "-n", "130").output.hasSuffix("130 weigh-ins\n"))
  }

  @Test func `it is said where the weight stands, with a chart in every form`() async throws {
    let (person, fastctl) = try await day()
    let now = try person.status().now
    for number in (0..<14 as Range<Int64>).reversed() {
      try person.call(
        WeightCalls.Add.self,
        NewWeighing(
          grams: 82_000 + number * 100, at: Instant(milliseconds: now - number * 86_400_000)))
    }
    let state = try fastctl("weight").output
    #expect(state.hasPrefix("82.3 kg, the average of 7 days\n"), "\(state)")
    #expect(state.contains("Falling by about 0."), "\(state)")
    #expect(state.hasSuffix("Last weigh-in: 82.0 kg (today)\n"), "\(state)")
    #expect(try fastctl("weight", "show").output == state)
    #expect(try fastctl("weight", "--json").output.hasPrefix(#"{"grams":82000,"date":""#))
    let chart = try fastctl("weight", "chart").output
    #expect(chart.contains("• weigh-in"), "\(chart)")
    #expect(
      try fastctl("weight", "chart", "--ascii", "--last", "7").output.utf8.allSatisfy { $0 < 128 })
    let lines = try fastctl("weight", "chart", "--plain").output.split(separator: "\n")
    #expect(lines.count == 15, "\(lines)")
    let path = "\(person.home.path)/weight.svg"
    #expect(try fastctl("weight", "chart", "--svg", path).code == 0)
    #expect(try String(contentsOfFile: path, encoding: .utf8).hasPrefix("<svg "))
    #expect(try fastctl("weight", "chart", "--last", "0").code == 2)
    #expect(
      try fastctl("status", "--say").output.contains("average weight of the last week is 82.3"))
    #expect(
      try fastctl("bar", "polybar", "--template", "{weight} {trend}").output.hasPrefix(
        "82.3 kg −0."))
  }

  @Test func `a change goes by the last one, and a slip is asked about`() async throws {
    let (person, fastctl) = try await day()
    #expect(try fastctl("weight", "+0.2").code == 2)
    #expect(try fastctl("weight", "82.4", "--at", "yesterday 7:30").code == 0)
    #expect(try fastctl("weight", "+0.2").output.hasPrefix("Recorded 82.6 kg ("))
    #expect(try fastctl("weight", "-0,3kg").output.hasPrefix("Recorded 82.3 kg ("))
    let slip = try fastctl("weight", "28.4")
    #expect(slip.code == 1)
    #expect(slip.said.contains("--confirm weight-jump"), "\(slip.said)")
    #expect(try weighings(person).count == 3)
    #expect(try fastctl("weight", "72.4", "--confirm", "weight-jump").code == 0)
    #expect(try weighings(person).first?.grams == 72_400)
  }

  @Test func `targets go by the journal, and what is said to the profile goes into it`()
    async throws
  {
    let (person, fastctl) = try await day()
    #expect(
      try fastctl(
        "profile", "--birth", "1985", "--height", "180", "--weight", "90", "--basis", "male",
        "--activity", "light"
      ).code == 0)
    let first = try fastctl("targets").output
    #expect(try weighings(person) == [])
    #expect(try fastctl("weight", "84", "--at", "yesterday 7:30").code == 0)
    // Not in the middle of a phase by itself.
    #expect(try fastctl("targets").output == first)
    #expect(try fastctl("targets", "--recalculate").code == 0)
    #expect(try fastctl("targets").output != first)
    #expect(try fastctl("profile", "--weight", "83.5").code == 0)
    #expect(try weighings(person).map(\.grams) == [83_500, 84_000])
    #expect(try fastctl("undo").code == 0)
    #expect(try weighings(person).map(\.grams) == [84_000])
  }

  static let mistakes: [(words: [String], code: Int32, said: String)] = [
    (["weight", "15"], 2, "'15' is not understood"),
    (["weight", "82.4", "83"], 2, "'83' is one argument too many for weight"),
    (["weight", "82.4apples"], 2, "'82.4apples' is not understood"),
    (["weight", "82", "--at", "2099-01-01 10:00"], 1, "is in the future"),
    (["weight", "82", "--at", "1960-01-01 10:00"], 1, "1 Jan 1960 cannot be --at"),
    (["weight", "82", "--note", String(repeating: "x", count: 501)], 1, "500"),
    (["weight", "--note", "x"], 2, "weight needs WEIGHT"),
    (["weight", "edit"], 2, "weight edit needs ID"),
    (["weight", "edit", "zzzz"], 2, "weight edit needs WEIGHT"),
    (["weight", "edit", "zzzz", "80"], 4, "There is no weigh-in 'zzzz'"),
    (["weight", "edit", "zzzz", "--at", "8:00"], 4, "There is no weigh-in 'zzzz'"),
    (["weight", "delete", "zzzz"], 4, "To list them: fastctl weight list"),
    (["weight", "delete", ""], 4, "There is no weigh-in"),
    (["weight", "rm", "zzzz"], 2, "delete"),
    (["weight", "list", "0"], 2, "0"),
    (["gewicht"], 2, "fastctl weight"),
  ]

  @Test func `what is wrong is named, with what would be right`() async throws {
    let (person, _) = try await day()
    for (words, code, said) in Self.mistakes {
      let run = try Run(words, in: person.home)
      #expect(run.code == code, "\(words): \(run.said)")
      #expect(run.said.contains(said), "\(words): \(run.said)")
      #expect(run.output.isEmpty)
    }
    #expect(try weighings(person) == [])
  }

  @Test func `units and language are the person's`() async throws {
    let catalogues = try await germanCatalogues()
    defer { withExtendedLifetime(catalogues) {} }
    let (person, fastctl) = try await day([
      "FASTD_LOCALE_DIR": catalogues.path, "LANG": "de_DE.UTF-8",
    ])
    #expect(try fastctl("weight").output.contains("fastctl weight 82,5kg"))
    #expect(try fastctl("weight", "82,4").output.hasPrefix("82,4 kg eingetragen ("))
    #expect(try fastctl("config", "set", "units.weight", "st").code == 0)
    #expect(try fastctl("weight", "13").output.hasPrefix("13 st 0,0 lb eingetragen ("))
    #expect(try weighings(person).map(\.grams) == [82_554, 82_400])
    #expect(try fastctl("weight", "list").output.contains("12 st 13,7 lb"))
    let id = try #require(try weighings(person).first?.id.text)
    #expect(try fastctl("weight", "löschen", id).said.contains("fastctl weight delete"))
    #expect(try fastctl("weight", "delete", "zz").said.hasPrefix("Es gibt keinen Gewichtseintrag"))
    #expect(try fastctl("weight", "delete", id).output.hasPrefix("Gewichtseintrag vom "))
  }

  @Test func `what leaves comes back, once, and is erased with everything`() async throws {
    let (person, fastctl) = try await day()
    _ = try fastctl("weight", "82.4", "--at", "yesterday 7:30", "--note", "a \"b\", ü")
    _ = try fastctl("weight", "81.9")
    for ending in ["json", "jsonl"] {
      let path = "\(person.home.path)/all.\(ending)"
      #expect(try fastctl("export", "--all", path).said.contains("Wrote 2 entries"))
      let again = try fastctl("import", path)
      #expect(again.output == "2 are already there\n", "\(again.said)")
      let (other, there) = try await day()
      #expect(try there("import", path).output.contains("2 entries imported"))
      #expect(try weighings(other) == weighings(person))
      #expect(try there("undo").code == 0)
      #expect(try weighings(other) == [])
    }
    // The table is for fasts alone.
    #expect(try fastctl("export", "--format", "csv").output.split(separator: "\n").count == 1)
    #expect(try fastctl("export", "--all", "--format", "csv").code == 2)
    // By its file: the newest in the list is the daemon's own if that was made meanwhile.
    let backup = "\(person.home.path)/weighed.db"
    #expect(try fastctl("backup", backup).code == 0)
    #expect(try fastctl("weight", "delete", weighings(person)[0].id.text).code == 0)
    #expect(try fastctl("restore", backup, "--yes").code == 0)
    #expect(try weighings(person).map(\.grams) == [81_900, 82_400])
    #expect(try fastctl("purge", "--confirm", "delete-everything").code == 0)
    #expect(try weighings(person) == [])
  }
}
