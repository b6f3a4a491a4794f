import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Wire

@testable import fastctl

/// Real shells with the built fastctl and the built fastd: names that only the daemon knows.
@Suite struct `Names that shells complete` {
  private static let hostile = [
    "1egg $(touch pwned)", "2egg `touch pwned`", "3egg;touch pwned", "4egg 'n' \"bacon\"", "5egg*",
    "6egg\\", "7egg & spoon", "8egg ~ >pwned", "9egg!",
  ]

  /// Somebody with foods, each shell in a folder of its own.
  private func person(_ names: [String] = []) async throws -> Person {
    let (person, _) = try await Person.day()
    for name in names {
      try person.call(
        FoodCalls.Add.self, NewFood(name, per: .portion, nutrition: Nutrition(energy: 100)))
    }
    return person
  }

  private func words(_ kind: String, _ text: String, _ person: Person) throws -> [String] {
    let run = try Run(["completions", "names", kind, "--", text], by: person)
    #expect(run.code == 0 && run.said == "")
    return run.output.split(separator: "\n").map(String.init)
  }

  @Test func `are those of one's own that begin so, and what was eaten lately`() async throws {
    let person = try await person(["Protein Bar", "protein shake", "Käsebrot", "-x", "list"])
    try person.call(
      FoodCalls.Add.self,
      NewFood(
        "prairie stew", per: .portion, nutrition: Nutrition(energy: 300),
        servings: 4, ingredients: "beans 400g"))
    try person.call(MealCalls.Log.self, MealLog([NewMealItem("Prawns"), NewMealItem("open")]))
    #expect(try words("foods", "pro", person) == ["Protein Bar", "protein shake"])
    #expect(try words("foods", "kaese", person) == ["Käsebrot"])
    #expect(
      try words("meals", "pr", person) == [
        "Prawns", "prairie stew", "Protein Bar", "protein shake",
      ])
    #expect(try words("recipes", "", person) == ["prairie stew"])
    #expect(try words("meals", "li", person) == [] && words("meals", "-", person) == [])
    let entries = try words("entries", "", person)
    #expect(entries.count == 2 && entries[0].contains("\t") && entries[0].hasSuffix("Prawns"))
    #expect(try words("steps", "", person).first?.hasPrefix("1\t") == true)
    for number in 0..<60 {
      try person.call(
        FoodCalls.Add.self,
        NewFood("zz \(number)", per: .portion, nutrition: Nutrition(energy: 1)))
    }
    #expect(try words("foods", "zz", person).count == 50)
    #expect(try words("foods", "", person).count == 20)
  }

  @Test func `are none, said by nobody, where no daemon runs`() throws {
    let home = Scratch()
    for kind in OfferedNames.allCases {
      #expect(
        try Run(["completions", "names", kind.rawValue, "--", "x"], in: home)
          == .silent)
    }
    #expect(!FileManager.default.fileExists(atPath: home.at("run/fastd/control.sock")))
  }

  /// A shell at a terminal, where fastctl says what it was given, and nothing else.
  private func shell(_ words: [String], _ person: Person) async throws -> Typist {
    let folder = person.home.at("bin")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let program = """
      #!/bin/sh
      [ "$1" = completions ] && exec "$FASTCTL" "$@"
      printf '%s\\n' "$@" >"$GIVEN.new"
      mv "$GIVEN.new" "$GIVEN"
      echo wrote it down
      """
    let path = "\(folder)/fastctl"
    try program.write(toFile: path, atomically: true, encoding: .utf8)
    chmod(path, 0o755)
    let environment = person.environment.merging([
      "PATH": "\(folder):/usr/bin:/bin", "FASTCTL": builtProgram("fastctl"),
      "GIVEN": person.home.at("given"), "TERM": "dumb",
    ]) { $1 }
    let typist = try Typist("/usr/bin/env", words, environment: environment)
    try await typist.read(until: "ready")
    return typist
  }

  /// The words that fastctl is given when a line is typed, a tab and Enter.
  private func given(
    _ line: String, in shell: Typist, _ person: Person
  ) async throws -> [String] {
    shell.enter(line + "\t")
    let path = person.home.at("given")
    try await shell.read(until: "wrote it down")
    try await shell.read(until: "ready")
    defer { try? FileManager.default.removeItem(atPath: path) }
    let words = try String(contentsOfFile: path, encoding: .utf8)
    return words.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  /// Bash with its script, in that folder.
  private func bash(in folder: Scratch, _ person: Person) async throws -> Typist {
    let script = BashCompletion(phrases: .english).script()
    let rc = folder.file("rc", "cd \(folder.path)\n\(script)\nPS1='ready> '\n")
    return try await shell(["bash", "--rcfile", rc, "-i"], person)
  }

  @Test(.enabled(if: isInstalled("bash")))
  func `are quoted for bash as the word is, and do no harm`() async throws {
    let person = try await person(
      ["protein bar", "Rührei (groß)", "it's $5 \"real\""] + Self.hostile)
    let folder = Scratch()
    let shell = try await bash(in: folder, person)
    for (line, words) in [
      ("fastctl meal prot", ["meal", "protein bar"]),
      ("fastctl meal \"PROT", ["meal", "PROTein bar"]),
      ("fastctl food show 'prot", ["food", "show", "protein bar"]),
      ("fastctl food edit protein\\ b", ["food", "edit", "protein bar"]),
      ("fastctl meal 2 prot", ["meal", "2", "protein bar"]),
      ("fastctl meal R", ["meal", "Rührei (groß)"]),
      ("fastctl meal it", ["meal", "it's $5 \"real\""]),
      ("fastctl food show \"protein b", ["food", "show", "protein bar"]),
      ("fastctl meal \"Rü", ["meal", "Rührei (groß)"]),
    ] {
      let typed = try await given(line, in: shell, person)
      #expect(typed == words, "\(line): \(typed)")
    }
    for name in Self.hostile {
      let typed = try await given("fastctl meal \(name.prefix(2))", in: shell, person)
      #expect(typed == ["meal", name])
    }
    #expect(entries(of: folder.path) == ["rc"])
  }

  @Test(.enabled(if: isInstalled("zsh")))
  func `are quoted for zsh as the word is`() async throws {
    let person = try await person(["protein bar", "it's $5 \"real\"", Self.hostile[0]])
    let folder = Scratch()
    _ = folder.file("_fastctl", ZshCompletion(phrases: .english).script())
    _ = folder.file(
      ".zshrc",
      """
      cd \(folder.path)
      fpath=(\(folder.path) $fpath)
      autoload -Uz compinit
      compinit -u -d \(folder.path)/dump
      PS1='ready> '

      """)
    let shell = try await shell(["ZDOTDIR=\(folder.path)", "zsh", "-i"], person)
    for (line, words) in [
      ("fastctl meal prot", ["meal", "protein bar"]),
      ("fastctl meal \"prot", ["meal", "protein bar"]),
      ("fastctl meal 2 PROT", ["meal", "2", "protein bar"]),
      ("fastctl food show it", ["food", "show", "it's $5 \"real\""]),
      ("fastctl meal 1e", ["meal", Self.hostile[0]]),
    ] {
      let typed = try await given(line, in: shell, person)
      #expect(typed == words, "\(line): \(typed)")
    }
    #expect(!entries(of: folder.path).contains("pwned"))
  }

  @Test(.enabled(if: isInstalled("fish")))
  func `are offered by fish, with what they are`() async throws {
    let person = try await person(["protein bar"])
    try person.call(MealCalls.Log.self, MealLog([NewMealItem("soup")]))
    let folder = (builtProgram("fastctl") as NSString).deletingLastPathComponent
    func offered(_ line: String) throws -> [String] {
      let script =
        "set -x PATH \(folder) $PATH\n" + FishCompletion(phrases: .english).script()
        + "\ncomplete -C '\(line)'\n"
      let run = try Run(
        "fish", ["--no-config"], environment: person.environment, reading: Array(script.utf8))
      return run.text.split(separator: "\n").map(String.init)
    }
    #expect(try offered("fastctl meal prot") == ["protein bar"])
    #expect(try offered("fastctl food show prot") == ["protein bar"])
    let entries = try offered("fastctl meal delete ")
    #expect(entries.count == 1 && entries[0].hasSuffix("soup"), "\(entries)")
  }
}
