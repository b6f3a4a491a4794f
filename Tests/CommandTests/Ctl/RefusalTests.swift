import Host
import TestProcesses
import TestSupport
import Testing
import Views

@testable import fastctl

@Suite struct `What is said of a wrong command line` {
  private static let table: [(words: [String], english: String, german: String)] = [
    (
      ["strat"], "There is no command 'strat'. Did you mean: fastctl start?",
      "Es gibt keinen Befehl „strat“. Meinst du: fastctl start?"
    ),
    (
      ["beginnen", "16:8"], "There is no command 'beginnen'. Did you mean: fastctl start?",
      "Es gibt keinen Befehl „beginnen“. Meinst du: fastctl start?"
    ),
    (
      ["can", "now"],
      "cancel takes no argument 'now'.\nFor help: fastctl cancel --help",
      "cancel kennt kein Argument „now“.\nHilfe: fastctl cancel --help"
    ),
    (
      ["break"], "There is no command 'break'. Did you mean: fastctl stop?",
      "Es gibt keinen Befehl „break“. Meinst du: fastctl stop?"
    ),
    (
      ["when", "may", "I", "eat?"], "There is no command 'when'. Did you mean: fastctl window?",
      "Es gibt keinen Befehl „when“. Meinst du: fastctl window?"
    ),
    (
      ["s"], "'s' could be start, stop, status, show, stats, schedule, setup or sync.",
      "„s“ kann start, stop, status, show, stats, schedule, setup oder sync heißen."
    ),
    (
      ["start", "--mo", "4", "--a", "5m"], "'--a' could be --ago or --at.",
      "„--a“ kann --ago oder --at heißen."
    ),
    (
      ["start", "--notiz", "x"], "start has no option '--notiz'. Did you mean --note?",
      "start kennt keine Option „--notiz“. Meinst du --note?"
    ),
    (
      ["stop", "-json"], "stop has no option '-json'. Did you mean --json?",
      "stop kennt keine Option „-json“. Meinst du --json?"
    ),
    (
      ["schedule", "löschen", "x"],
      "There is no command 'schedule löschen'. Did you mean: fastctl schedule remove?",
      "Es gibt keinen Befehl „schedule löschen“. Meinst du: fastctl schedule remove?"
    ),
    (
      ["profile", "--aim", "abnemen"],
      "'abnemen' is not one of: lose, gain, hold. Did you mean lose?",
      "„abnemen“ gibt es hier nicht. Möglich sind: abnehmen, zunehmen, halten. Meinst du abnehmen?"
    ),
    (
      ["start", "16:8", "18:6"],
      "'18:6' is one argument too many for start. A time of several words needs quotes: --at \"yesterday 20:00\"",
      "„18:6“ ist für start ein Argument zu viel. Eine Zeit aus mehreren Wörtern braucht Anführungszeichen: --at \"gestern 20:00\""
    ),
    (
      ["history", "gestern"], "history takes a number, such as fastctl history 5, not 'gestern'.",
      "history erwartet eine Zahl, etwa fastctl history 5, nicht „gestern“."
    ),
    (
      ["history", "5", "--last", "6"], "--last and 5 cannot be used together.",
      "--last und 5 gehen nicht zusammen."
    ),
    (
      ["stop", "--json=ja"], "--json takes no value, but 'ja' was given.",
      "--json erwartet keinen Wert, angegeben ist aber „ja“."
    ),
    (
      ["schedule", "vacation", "add", "--from", "2026-03-20"],
      "schedule vacation has no option '--from'.\nFor example: fastctl schedule vacation 2026-07-01 2026-07-14\nFor help: fastctl schedule vacation --help",
      "schedule vacation kennt keine Option „--from“.\nZum Beispiel: fastctl schedule vacation 2026-07-01 2026-07-14\nHilfe: fastctl schedule vacation --help"
    ),
    (
      ["schedule", "vacation", "add", "2026-03-20", "2026-03-24"],
      "'2026-03-24' is one argument too many for schedule vacation.\nFor example: fastctl schedule vacation 2026-07-01 2026-07-14\nFor help: fastctl schedule vacation --help",
      "„2026-03-24“ ist für schedule vacation ein Argument zu viel.\nZum Beispiel: fastctl schedule vacation 2026-07-01 2026-07-14\nHilfe: fastctl schedule vacation --help"
    ),
    (
      ["config"],
      "What should config do? Choose from: list, get, set, unset, edit\nFor example: fastctl config list\nFor help: fastctl config --help",
      "Was soll config tun? Möglich sind: list, get, set, unset, edit\nZum Beispiel: fastctl config list\nHilfe: fastctl config --help"
    ),
  ]

  @Test func `names what was typed and what would be right, in both languages`() async throws {
    let locale = try await germanCatalogues()
    let german = Phrases(Translations(setting: "de", directory: locale.path))
    for (words, inEnglish, inGerman) in Self.table {
      let error = try #require(throws: UsageError.self) { try Parser.parse(words) }
      #expect(Sentences(phrases: .english, wording: nil).text(of: error) == inEnglish)
      #expect(Sentences(phrases: german, wording: nil).text(of: error) == inGerman)
    }
  }

  // MARK: What is right

  private static let short: [(short: [String], long: [String])] = [
    (["16:8"], ["start", "16:8"]), (["16h", "--ago", "2h"], ["start", "16h", "--ago", "2h"]),
    (["omad"], ["start", "omad"]), (["OMAD"], ["start", "OMAD"]), (["16"], ["start", "16"]),
    (["16", "hours"], ["start", "16 hours"]),
    (["16", "h", "30", "min"], ["start", "16 h 30 min"]),
    (["+1h"], ["goal", "+1h"]), (["-30m"], ["goal", "-30m"]),
    (["\u{2212}30m"], ["goal", "\u{2212}30m"]),
    (["+1", "h"], ["goal", "+1 h"]),
    (["-30m", "--popup"], ["goal", "-30m", "--popup"]),
    (["history", "5"], ["history", "--last", "5"]),
    (["verlauf", "5"], ["history", "--last", "5"]),
    (["chart", "30", "--trend"], ["chart", "--trend", "--last", "30"]),
    (["events", "5"], ["events", "--last", "5"]),
    (["undo", "--list", "5"], ["undo", "--list", "--last", "5"]),
    (["program", "plan", "26"], ["program", "plan", "--weeks", "26"]),
    (["bar", "tmux", "--color"], ["bar", "tmux", "--colour"]),
    (["start", "kein", "Ziel"], ["start", "none"]),
  ]

  @Test(arguments: short)
  func `a short form asks for the same as the long one`(short: [String], long: [String]) throws {
    #expect(try Parser.parse(short) == Parser.parse(long))
  }

  @Test func `options may be shortened and stand anywhere`() throws {
    var random = Seeded()
    var understood = 0
    for _ in 0..<2000 {
      let command = Commands.all.randomElement(using: &random) ?? StatusCommand.self
      guard let declaration = command.declaration.leaves.randomElement(using: &random) else {
        continue
      }
      let path =
        [command.name] + (declaration.name == command.name ? [] : [declaration.name])
      let given = declaration.options.map(\.name).filter { _ in Bool.random(using: &random) }
      let arguments = declaration.arguments.map { unquoted($0.kind) }
      let long = path + arguments + given.flatMap { self.words($0, as: $0.spelling, joined: false) }
      guard var request = try? Parser.parse(long) else { continue }
      understood += 1
      var short = path
      let known = declaration.options.map(\.name) + [.help, .plain]
      let isFirst = Bool.random(using: &random)
      if isFirst { short += arguments }
      for name in given.shuffled(using: &random) {
        let spelling = beginning(of: name, among: known, &random)
        short += words(name, as: spelling, joined: Bool.random(using: &random))
      }
      if !isFirst { short += arguments }
      var parsed = try Parser.parse(short)
      request.options.sort { $0.name.rawValue < $1.name.rawValue }
      parsed.options.sort { $0.name.rawValue < $1.name.rawValue }
      #expect(parsed == request, "seed \(random.seed): \(short)")
    }
    #expect(understood > 500)
  }

  private func unquoted(_ kind: ValueKind) -> String {
    kind.example(.english).filter { $0 != "\"" }
  }

  private func words(_ name: OptionName, as spelling: String, joined: Bool) -> [String] {
    guard let value = name.value.map(unquoted) else { return [spelling] }
    return joined ? [spelling + "=" + value] : [spelling, value]
  }

  /// Any that no other option of the command has.
  private func beginning(
    of name: OptionName, among known: [OptionName], _ random: inout Seeded
  ) -> String {
    let spelling = name.spelling
    let least = (3...spelling.count).first { length in
      known.filter { $0.spelling.hasPrefix(spelling.prefix(length)) } == [name]
    }
    return String(
      spelling.prefix(.random(in: (least ?? spelling.count)...spelling.count, using: &random)))
  }
}
