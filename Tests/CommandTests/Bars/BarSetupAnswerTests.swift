import Foundation
import Testing
import TestProcesses
import TestSupport

@testable import fastctl

/// What it asks, and what it says.
extension `The setup of a bar` {
  private func typist(_ words: [String], in home: Scratch) throws -> Typist {
    try Typist(
      builtProgram("fastctl"), ["setup", "bar"] + words,
      environment: Run.environment(home).merging(Self.ready) { $1 })
  }

  @Test(arguments: [("yes", true), ("", false), ("no", false)])
  func `shows the change and asks at a terminal`(answer: String, agreed: Bool) async throws {
    let home = Scratch()
    try put("a\n", at: ".tmux.conf", in: home)
    let person = try typist(["tmux"], in: home)
    let shown = try await person.read(until: "Continue? [y/N]")
    #expect(shown.contains("+# fastd: begin"))
    #expect(text(".tmux.conf", in: home) == "a\n")
    person.enter(answer)
    _ = await person.rest()
    #expect(person.end() == (agreed ? 0 : 1))
    #expect((text(".tmux.conf", in: home) != "a\n") == agreed)
    #expect(kept(in: home).isEmpty != agreed)
  }

  @Test(arguments: [[], ["--undo"]])
  func `writes over nothing that came while it asked`(words: [String]) async throws {
    let home = Scratch()
    try put("a\n", at: ".tmux.conf", in: home)
    if !words.isEmpty { #expect(try setup("tmux", "--yes", in: home).code == 0) }
    let copies = kept(in: home)
    let person = try typist(["tmux"] + words, in: home)
    try await person.read(until: "Continue? [y/N]")
    let now = try #require(text(".tmux.conf", in: home)) + "set -g mouse on\n"
    try put(now, at: ".tmux.conf", in: home)
    person.enter("yes")
    #expect(await person.rest().contains("has changed in the meantime"))
    #expect(person.end() == 1)
    #expect(text(".tmux.conf", in: home) == now)
    #expect(kept(in: home) == copies)
  }

  @Test func `asks which of several bars is meant`() async throws {
    let home = Scratch()
    try put("[bar/one]\n[bar/two]\nmodules-left = x\n", at: "config/polybar/config.ini", in: home)
    let person = try typist(["polybar"], in: home)
    try await person.read(until: "one, two:")
    person.enter("three")
    try await person.read(until: "one, two:")
    person.enter("two")
    try await person.read(until: "Continue? [y/N]")
    person.enter("yes")
    _ = await person.rest()
    #expect(person.end() == 0)
    #expect(
      text("config/polybar/config.ini", in: home)?.hasPrefix(
        "[bar/one]\n[bar/two]\nmodules-left = fastd x\n") == true)
  }

  @Test func `says that a running tmux keeps what it has read`() throws {
    let home = Scratch()
    #expect(try setup("tmux", "--yes", in: home).code == 0)
    let said = try setup("tmux", "--undo", "--yes", in: home).said
    #expect(said.contains("Removed fastd from tmux.\nA running tmux"), "\(said)")
  }

  @Test func `names the bar that was most likely meant`() throws {
    let run = try setup("Waybra", in: Scratch())
    #expect(run.code == 2)
    #expect(run.said.contains(", tray. Did you mean waybar?"))
    #expect(try !setup("dwm", in: Scratch()).said.contains("Did you mean"))
  }

  @Test func `asks for the name of the bar that fastd is to leave`() throws {
    let run = try setup("--undo", in: Scratch())
    #expect(run.code == 2)
    #expect(run.said.hasPrefix("setup bar needs NAME, such as: fastctl setup bar waybar\n"))
  }

  @Test func `says where a bar still asks a fastctl that was there before`() throws {
    let home = Scratch()
    #expect(try setup("tmux", "--yes", in: home).code == 0)
    let lines = try #require(text(".tmux.conf", in: home))
    let programs = URL(filePath: builtProgram("fastctl")).resolvingSymlinksInPath()
      .deletingLastPathComponent().path
    try put(lines.replacing(programs, with: "/old/bin"), at: ".tmux.conf", in: home)
    let again = try setup("tmux", "--yes", in: home)
    #expect(again.code == 0)
    #expect(again.said.contains("a different fastctl"))
    #expect(try setup("tmux", "--undo", "--yes", in: home).code == 0)
    #expect(try setup("tmux", "--yes", in: home).code == 0)
    #expect(text(".tmux.conf", in: home) == lines)
  }

  @Test func `takes no comment for its own line`() throws {
    let home = Scratch()
    try put("# set -g status-right '#(/usr/bin/fastctl bar tmux)'\n", at: ".tmux.conf", in: home)
    #expect(try setup("tmux", "--yes", in: home).code == 0)
    #expect(text(".tmux.conf", in: home)?.contains("# fastd: begin") == true)
  }

  @Test func `changes nothing where nobody can be asked`() throws {
    let home = Scratch()
    let run = try setup("tmux", in: home)
    #expect(run.code == 1)
    #expect(run.said.contains("--yes"))
    #expect(text(".tmux.conf", in: home) == nil)
  }

  @Test func `lists what there is, what is here, and what is set up`() throws {
    let home = Scratch()
    try put("#!/bin/sh\n", at: "bin/polybar", in: home)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: "\(home.path)/bin/polybar")
    #expect(try setup("tmux", "--yes", in: home).code == 0)
    let list = try setup(in: home, ["PATH": "\(home.path)/bin"])
    #expect(list.code == 0)
    let lines = list.output.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
    let standing = Dictionary(
      uniqueKeysWithValues: lines.map {
        ("\($0[0])", $0[1].trimmingCharacters(in: .whitespaces))
      })
    #expect(Set(standing.keys) == Set(StatusBar.allCases.map(\.rawValue)))
    #expect(standing["tmux"] == "set up")
    #expect(standing["polybar"] == "found")
    #expect(standing["waybar"] == "not found")
  }
}
