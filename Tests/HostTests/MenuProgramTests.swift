import Glibc
import TestSupport
import Testing
import Time

@testable import Host

@Suite struct MenuProgramTests {
  /// A directory that has programs of these names.
  private func directory(_ scratch: Scratch, with names: [String]) throws {
    for name in names {
      try Files.replace(scratch.at(name), with: Array("#!/bin/sh\n".utf8))
      chmod(scratch.at(name), 0o700)
    }
  }

  @Test(arguments: [
    (["WAYLAND_DISPLAY": "w", "DISPLAY": ":0"], ["dmenu", "rofi", "wofi", "fuzzel"], "fuzzel"),
    (["WAYLAND_DISPLAY": "w"], ["dmenu", "rofi", "wofi"], "wofi"),
    (["WAYLAND_DISPLAY": "w"], ["rofi", "bemenu"], "bemenu"),
    (["WAYLAND_DISPLAY": "w"], ["dmenu"], nil),
    (["WAYLAND_DISPLAY": "w", "DISPLAY": ":0"], ["dmenu"], "dmenu"),
    (["DISPLAY": ":0"], ["fuzzel", "wofi", "dmenu", "rofi"], "rofi"),
    (["DISPLAY": ":0"], ["fuzzel", "dmenu"], "dmenu"),
    (["DISPLAY": ":0"], [], nil),
    ([:], ["fuzzel", "rofi", "dmenu"], nil),
    (["WAYLAND_DISPLAY": "", "DISPLAY": ""], ["fuzzel", "rofi", "dmenu"], nil),
  ])
  func `those that fit the session are found, the best first`(
    session: [String: String], names: [String], found: String?
  ) throws {
    let scratch = Scratch()
    try directory(scratch, with: names)
    let path = scratch.path
    let environment = Environment(session.merging(["PATH": "/nowhere:\(path)"]) { $1 })
    let programs = MenuProgram.find(environment).compactMap(\.command.first)
    #expect(programs.first == found.map { "\(path)/\($0)" })
    #expect(Set(programs).count == programs.count)
  }

  @Test(arguments: [
    ("fuzzel", ["--dmenu", "--lines", "3", "--prompt", "P"]),
    ("wofi", ["--dmenu", "--insensitive", "--lines", "3", "--prompt", "P"]),
    ("rofi", ["-dmenu", "-i", "-show-icons", "-l", "3", "-p", "P"]),
    ("bemenu", ["-i", "-l", "3", "-p", "P"]),
    ("wmenu", ["-i", "-l", "3", "-p", "P"]),
  ])
  func `each is told the prompt as it wants it`(name: String, options: [String]) throws {
    let scratch = Scratch()
    try directory(scratch, with: [name])
    let path = scratch.path
    let environment = Environment(["WAYLAND_DISPLAY": "w", "PATH": path])
    let program = try #require(MenuProgram.find(environment).first)
    #expect(program.arguments(3, prompt: "P") == ["\(path)/\(name)"] + options)
    #expect(program.arguments(99, prompt: "P").contains("16"))
    #expect(program.arguments(3, prompt: "P?").contains("-theme-str") == (name == "rofi"))
  }

  @Test(arguments: [
    (["DISPLAY": ":0"], ["kdialog", "zenity"], "zenity"),
    (["WAYLAND_DISPLAY": "w", "XDG_CURRENT_DESKTOP": "KDE"], ["kdialog", "zenity"], "kdialog"),
    (["DISPLAY": ":0"], ["kdialog"], "kdialog"), (["DISPLAY": ":0"], ["rofi"], nil),
    ([:], ["kdialog", "zenity"], nil),
  ])
  func `a line is typed into a dialog of the desktop`(
    session: [String: String], names: [String], found: String?
  ) throws {
    let scratch = Scratch()
    try directory(scratch, with: names)
    let path = scratch.path
    let environment = Environment(session.merging(["PATH": "/nowhere:\(path)"]) { $1 })
    #expect(MenuProgram.findDialog(environment)?.command.first == found.map { "\(path)/\($0)" })
  }

  @Test(arguments: [
    ("zenity", "--entry --title=fastd --text How? --entry-text=82.4 kg"),
    ("kdialog", "--title fastd --inputbox How? 82.4 kg"),
  ])
  func `a dialog begins with what is likely`(name: String, said: String) throws {
    let scratch = Scratch()
    scratch.script(name, #"echo "$*""#)
    let environment = Environment(["DISPLAY": ":0", "PATH": scratch.path])
    let dialog = try #require(MenuProgram.findDialog(environment))
    #expect(try dialog.line(prompt: "How?", offering: "82.4 kg") == said)
  }

  private func choose(_ command: String, _ lines: [String] = ["one", "two"]) throws -> String? {
    try MenuProgram(commandLine: command).choose(among: lines, prompt: "Which?")
  }

  @Test(arguments: [
    ("sed -n 2p", "two"), ("cat", "one"), ("echo; echo one", nil), ("true", nil),
    ("echo one; false", nil), ("printf one", "one"),
    ("echo \"$FASTD_PROMPT\"", "Which?"), ("echo noise >&2; echo two", "two"),
    ("printf 'one\\r\\n'", "one"),
  ])
  func `what it writes is the choice, if it ends well`(command: String, choice: String?) throws {
    #expect(try choose(command) == choice)
  }

  @Test(arguments: ["/no/such/program", "echo one; kill -TERM $$", "exit 126"])
  func `one that could not run or was killed is no choice of theirs`(command: String) {
    #expect(throws: SystemError.self) { try choose(command) }
  }

  /// rofi for X11 in a Wayland session ends so, and at once; what is put away stood there for a while.
  @Test(arguments: [("exit 1", false), ("sleep 1; exit 1", true), ("sleep 1; echo one", true)])
  func `one that gives up at once was not shown`(script: String, isShown: Bool) throws {
    let scratch = Scratch()
    scratch.script("rofi", script)
    let environment = Environment([
      "WAYLAND_DISPLAY": "w", "PATH": "\(scratch.path):/usr/bin:/bin",
    ])
    let rofi = try #require(
      MenuProgram.find(environment).first { $0.command.first == "\(scratch.path)/rofi" })
    func choose() throws -> String? { try rofi.choose(among: ["one"], prompt: "") }
    if isShown {
      #expect(try choose() == (script.contains("echo") ? "one" : nil))
    } else {
      #expect(throws: MenuProgram.notShown) { try choose() }
    }
  }

  @Test func `lines reach it as they are`() throws {
    let lines = ["%s %n $(id) `id` \\n", "<b>&amp;</b>", "\u{1b}[2J", "ä ✓ 火"]
    for (number, line) in lines.enumerated() {
      #expect(try choose("sed -n \(number + 1)p", lines) == line)
    }
  }

  @Test func `it has nothing of ours open, and all signals as they were meant`() throws {
    let open = Descriptor(owning: dup(STDERR_FILENO))
    let look = "$(ls /proc/self/fd | wc -l) $(grep -c 'SigBlk:.*[1-9a-f]' /proc/self/status)"
    let chosen = try choose("echo " + look)
    // The three of its own, and that of the directory which is listed.
    #expect(chosen == "4 0")
    _ = open.number
  }

  @Test func `more than it can be told at once is refused`() throws {
    let lines = Array(repeating: String(repeating: "x", count: 1000), count: 70)
    #expect(throws: SystemError("write", EMSGSIZE)) { try choose("cat", lines) }
  }
}
