import Foundation
import Testing
import TestProcesses
import TestSupport

@testable import fastctl

@Suite struct `The setup of a bar` {
  /// A bar, where its configuration lies, and one that a person may have.
  struct Case: Sendable, CustomTestStringConvertible {
    let bar: String
    let path: String
    let config: String
    /// What stands in it then.
    let lines: [String]

    var testDescription: String { bar }
  }

  private static let cases = [
    Case(
      bar: "waybar", path: "config/waybar/config.jsonc",
      config: "{\n  // mine\n  \"modules-right\": [\"clock\",],\n}\n",
      lines: [
        "\"modules-right\": [\"custom/fastd\", \"clock\",],", "bar waybar --follow --icons ring\",",
      ]),
    Case(
      bar: "polybar", path: "config/polybar/config.ini",
      config: "[bar/main]\nmodules-right = date\n",
      lines: ["modules-right = fastd date", "bar polybar --follow", "tail = true"]),
    Case(
      bar: "i3bar", path: "config/i3/config", config: "bar {\n  position top\n}\n",
      lines: ["    status_command ", "bar i3bar --follow"]),
    Case(
      bar: "swaybar", path: "config/sway/config", config: "bar {\n}",
      lines: ["    status_command ", "bar i3bar --follow"]),
    Case(
      bar: "i3blocks", path: ".i3blocks.conf", config: "[time]\ncommand=date",
      lines: ["bar i3blocks --follow", "interval=persist", "format=json"]),
    Case(
      bar: "i3status-rust", path: "config/i3status-rust/config.toml",
      config: "[[block]]\nblock = \"time\"\n", lines: ["bar i3status-rust --follow"]),
    Case(
      bar: "tmux", path: ".tmux.conf", config: "set -g mouse on\n",
      lines: ["bar tmux --follow", "toggle --popup"]),
    Case(
      bar: "hyprlock", path: "config/hypr/hyprlock.conf", config: "input-field {\n}\n",
      lines: ["text = cmd[update:60000] "]),
    Case(
      bar: "starship", path: ".config/starship.toml", config: "add_newline = false\n",
      lines: ["[custom.fastd]"]),
  ]

  // MARK: Putting it in and taking it out

  @Test(arguments: cases)
  func `changes a person's own file, once, and gives it back as it was`(sample: Case) throws {
    let home = Scratch()
    try put(sample.config, at: sample.path, in: home)
    let added = try setup(sample.bar, "--yes", in: home)
    #expect(added.code == 0, "\(added.said)")
    let after = try #require(text(sample.path, in: home))
    for line in sample.lines { #expect(after.contains(line)) }
    #expect(!after.contains("@bindir@"))
    for line in after.split(separator: "\n") where !sample.config.contains(line) {
      #expect(added.output.contains("\n+\(line)"), "shown: \(line)")
    }
    let again = try setup(sample.bar, "--yes", in: home)
    #expect(again.code == 0)
    #expect(again.said == "\(sample.bar) already shows fastd.\n")
    #expect(text(sample.path, in: home) == after)
    let undone = try setup(sample.bar, "--undo", "--yes", in: home)
    #expect(undone.code == 0, "\(undone.said)")
    #expect(text(sample.path, in: home) == sample.config)
    #expect(try setup(sample.bar, "--undo", "--yes", in: home).code == 1)
  }

  @Test(arguments: cases)
  func `takes its own part alone out of a file that was changed since`(sample: Case) throws {
    let home = Scratch()
    try put(sample.config, at: sample.path, in: home)
    #expect(try setup(sample.bar, "--yes", in: home).code == 0)
    let mine = sample.bar == "waybar" ? "// later\n" : "# later\n"
    let after = try #require(text(sample.path, in: home))
    let newline = after.hasSuffix("\n") ? "" : "\n"
    let gap = sample.config.hasSuffix("\n") ? "" : "\n"
    try put(after + newline + mine, at: sample.path, in: home)
    #expect(try setup(sample.bar, "--undo", "--yes", in: home).code == 0)
    #expect(text(sample.path, in: home) == sample.config + gap + mine)
    let backup = try #require(kept(in: home).first)
    let files = try FileManager.default.contentsOfDirectory(atPath: backup)
    let before = try #require(files.first { $0.hasSuffix(".before") && !$0.hasPrefix("style") })
    #expect(try String(contentsOfFile: "\(backup)/\(before)", encoding: .utf8) == sample.config)
    #expect(mode(of: "\(backup)/\(before)") == 0o600)
  }

  @Test func `knows its own lines without a record, too`() throws {
    let home = Scratch()
    try put("set -g mouse on\n", at: ".tmux.conf", in: home)
    #expect(try setup("tmux", "--yes", in: home).code == 0)
    for directory in kept(in: home) { try FileManager.default.removeItem(atPath: directory) }
    #expect(try setup("tmux", "--undo", "--yes", in: home).code == 0)
    #expect(text(".tmux.conf", in: home) == "set -g mouse on\n")
  }

  // MARK: Without a configuration

  @Test(arguments: [("tmux", ".tmux.conf"), ("starship", ".config/starship.toml")])
  func `makes a file where that is enough`(bar: String, path: String) throws {
    let home = Scratch()
    #expect(try setup(bar, "--yes", in: home).code == 0)
    #expect(text(path, in: home)?.hasPrefix("# fastd: begin\n") == true)
    #expect(try setup(bar, "--undo", "--yes", in: home).code == 0)
    #expect(text(path, in: home) == nil)
  }

  @Test func `makes a program of the file for Argos`() throws {
    let home = Scratch()
    #expect(try setup("argos", "--yes", in: home).code == 0)
    let path = home.at("config/argos/fastd.1m.sh")
    #expect(mode(of: path) == 0o755)
    #expect(try setup("argos", "--yes", in: home).said == "argos already shows fastd.\n")
    #expect(try setup("argos", "--undo", "--yes", in: home).code == 0)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `copies what the system has for waybar, and shows the difference to that`() throws {
    let home = Scratch()
    try put("{\"modules-left\": []}\n", at: "system/waybar/config", in: home)
    try put("* {}\n", at: "system/waybar/style.css", in: home)
    let system = ["XDG_CONFIG_DIRS": "\(home.path)/system"]
    let run = try setup("waybar", "--yes", in: home, system)
    #expect(run.code == 0)
    #expect(run.output.contains("--- \(home.path)/system/waybar/config\n"))
    #expect(
      run.output.contains("\n-{\"modules-left\": []}\n+{\"modules-left\": [\"custom/fastd\"],"))
    #expect(
      text("config/waybar/style.css", in: home)?.hasPrefix("* {}\n\n/* fastd: begin */") == true)
    #expect(try setup("waybar", "--undo", "--yes", in: home, system).code == 0)
    #expect(text("config/waybar/config", in: home) == nil)
    #expect(text("config/waybar/style.css", in: home) == nil)
  }

  @Test(arguments: [
    "waybar", "polybar", "i3bar", "swaybar", "i3blocks", "i3status-rust", "hyprlock",
  ])
  func `makes none that would leave the rest out`(bar: String) throws {
    let home = Scratch()
    let run = try setup(bar, "--yes", in: home)
    #expect(run.code == 1)
    #expect(run.said.contains("\(bar) has no configuration to change"))
    #expect(!FileManager.default.fileExists(atPath: "\(home.path)/config"))
  }

  // MARK: What is left alone

  @Test func `a bar that shows fastd by another name gets no colours either`() throws {
    let home = Scratch()
    let config = "{\"custom/f\": {\"exec\": \"fastctl bar waybar --follow\"}}"
    try put(config, at: "config/waybar/config", in: home)
    #expect(try setup("waybar", "--yes", in: home).said == "waybar already shows fastd.\n")
    #expect(text("config/waybar/style.css", in: home) == nil)
    #expect(kept(in: home).isEmpty)
  }

  @Test(arguments: [
    ("waybar", "config/waybar/config", "{\n  \"modules-right\": [\n", ":3: "),
    ("waybar", "config/waybar/config", "{\"include\": [\"x\"]}", "does not itself define"),
    ("waybar", "config/waybar/config", "[{\"name\": \"a\"}, {\"name\": \"b\"}]", "(a, b)"),
    ("polybar", "config/polybar/config.ini", "[bar/a\n", ":1: "),
    ("polybar", "config/polybar/config.ini", "[bar/a]\n[bar/b]\n", "(a, b)"),
    ("i3bar", "config/i3/config", "bar {\n status_command i3status\n}\n", "shows i3status"),
    ("tmux", ".tmux.conf", "# fastd: begin\n", ":1: "),
    ("starship", ".config/starship.toml", "[custom.fastd]\n", "already has a [custom.fastd]"),
    ("waybar", "config/waybar/config", "{\"custom/fastd\": {}}", "already has a \"custom/fastd\""),
    ("polybar", "config/polybar/config.ini", "[module/fastd]\n", "already has a [module/fastd]"),
    ("argos", "config/argos/fastd.1m.sh", "#!/bin/sh\n", "is not from fastd"),
  ])
  func `a configuration that cannot be changed safely stays, and what to add is printed`(
    bar: String, path: String, config: String, reason: String
  ) throws {
    let home = Scratch()
    try put(config, at: path, in: home)
    let run = try setup(bar, "--yes", in: home)
    #expect(run.code == 1)
    #expect(run.said.contains(reason), "\(run.said)")
    #expect(run.output.contains("/fastctl "))
    #expect(text(path, in: home) == config)
    #expect(kept(in: home).isEmpty)
  }

  @Test(arguments: [
    "xmobar", "eww", "genmon", "kde", "conky", "swaylock", "powerlevel10k", "kdeconnect",
  ])
  func `says what to do by hand for the others`(bar: String) throws {
    let run = try setup(bar, in: Scratch())
    #expect(run.code == 1)
    #expect(run.output.contains("/fastctl "))
    #expect(!run.output.contains("@bindir@"))
    #expect(run.said.contains("contrib/bars/\(bar)/"))
  }

  @Test func `writes through links, and not into what may only be read`() throws {
    let home = Scratch()
    try put("a\n", at: "dotfiles/tmux.conf", in: home)
    let link = "\(home.path)/.tmux.conf"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "dotfiles/tmux.conf")
    #expect(try setup("tmux", "--yes", in: home).code == 0)
    #expect(text("dotfiles/tmux.conf", in: home)?.hasPrefix("a\n\n# fastd: begin\n") == true)
    #expect(try setup("tmux", "--undo", "--yes", in: home).code == 0)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "dotfiles/tmux.conf")
    #expect(text(".tmux.conf", in: home) == "a\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: "\(home.path)/dotfiles/tmux.conf")
    let refused = try setup("tmux", "--yes", in: home)
    #expect(refused.code == 1)
    #expect(refused.said.contains("is read-only"))
    #expect(text(".tmux.conf", in: home) == "a\n")
  }

  @Test func `that was changed until it is not understood is left to the person`() throws {
    let home = Scratch()
    try put("{}\n", at: "config/waybar/config", in: home)
    #expect(try setup("waybar", "--yes", in: home).code == 0)
    try put("{", at: "config/waybar/config", in: home)
    let undo = try setup("waybar", "--undo", "--yes", in: home)
    #expect(undo.code == 1)
    #expect(undo.said.contains("The original is in \(home.path)/state/fastd/bars/waybar-"))
    #expect(text("config/waybar/config", in: home) == "{")
  }
}
