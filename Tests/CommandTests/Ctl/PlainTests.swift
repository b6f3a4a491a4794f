import Foundation
import Nouns
import TestProcesses
import TestSupport
import Testing
import Time
import Wire

@testable import fastctl

@Suite struct `Lines for a screen reader` {
  @Test func `can be asked of every command`() throws {
    for command in Commands.all {
      let leaves = command.declaration.leaves
      let words = leaves.contains { $0.name == command.name } ? [] : [leaves[0].name]
      let request = try? Parser.parse([command.name] + words + ["--plain", "--help"])
      #expect(request?.has(.plain) == true, "\(command)")
    }
    #expect(try Parser.parse(["--plain"]).command.name == StatusCommand.name)
  }

  /// On a terminal, where it would else be coloured.
  private func shown(_ words: String, _ person: Person) throws -> String {
    let run = try Run(
      ["-qec", "\(builtProgram("fastctl")) \(words)", "/dev/null"], in: person.home,
      person.environment.merging([
        "TERM": "xterm", "SHELL": "/bin/sh", "PAGER": "echo in a pager; cat",
      ]) { $1 },
      program: "/usr/bin/script")
    #expect(run.code == 0, "\(words): \(run.said)")
    return run.output.replacing("\r\n", with: "\n")
  }

  private static let looks = [
    "", "status", "status --big", "status --ring", "history", "show", "calendar",
    "calendar 2026", "week", "month", "chart", "chart --last 3", "chart --trend", "stats",
    "stats --why", "schedule",
    "window", "remind", "undo --list", "doctor", "config list", "learn", "learn safety", "about",
    "backup --list", "version", "help", "help start",
    "setup bar",
  ]

  @Test(.enabled(if: isInstalled("script"), "script is not installed"))
  func `have no colour, no drawing and no columns, asked for once or for all`() async throws {
    let person = try Person()
    let daemon = try await person.daemon()
    for hours in [40, 20] {
      let start = try person.start(GoalOrder.span(.seconds(3600)), ago: Int64(hours) * 3600).fast
        .start
      try person.call(FastCalls.Stop.self, StopOrder(at: Instant(milliseconds: start + 7_200_000)))
    }
    try person.start(GoalOrder.schedule("16:8"), ago: 60)
    #expect(try shown("history", person).contains("\u{1b}"), "a terminal has colours")
    for words in Self.looks {
      let text = try shown(words + " --plain", person)
      #expect(!text.contains("\u{1b}") && !text.contains("in a pager"), "\(words)")
      #expect(!text.contains(/\S  +\S/), "\(words): \(text)")
      #expect(text.unicodeScalars.allSatisfy { $0.isASCII }, "\(words): \(text)")
    }
    #expect(try shown("config set output.plain on", person) == "")
    for words in Self.looks where !words.hasPrefix("doctor") {
      let text = try shown(words, person)
      #expect(!text.contains("\u{1b}") && !text.contains("in a pager"), "\(words)")
    }
    daemon.end(by: SIGTERM)
  }
}
