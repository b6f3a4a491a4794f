import Foundation
import Testing
import TestProcesses
import TestSupport

@Suite struct `The program where no daemon is` {
  private let home = Scratch()

  private func fastctl(_ words: String..., with more: [String: String] = [:]) throws -> Run {
    try Run(words, in: home, more)
  }

  @Test func `a bar gets a valid line all the same`() throws {
    let waybar = try fastctl("bar", "waybar")
    #expect(waybar.code == 0)
    #expect(waybar.said == "")
    let object = try JSONSerialization.jsonObject(with: Data(waybar.output.utf8)) as? [String: Any]
    #expect(object?["class"] as? [String] == ["fastd", "away"])
    let plain = try fastctl("bar", "plain")
    #expect(plain.code == 0)
    #expect(plain.output.split(separator: "\n").count == 1)
  }

  @Test(arguments: ["waybar", "i3bar", "i3blocks", "i3status-rust", "json"])
  func `a bar that reads JSON gets an object`(format: String) throws {
    let run = try fastctl("bar", format, "--icons", "emoji", "--colour")
    #expect(run.code == 0)
    #expect(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) is [String: Any])
  }

  @Test func `a menu calls the program by its whole path`() throws {
    let menu = try fastctl("bar", "argos").output
    #expect(menu.contains(" | bash=\(builtProgram("fastctl")) param1=status param2=--popup"))
  }

  @Test(arguments: [["bar", "plain"], ["bar", "waybar", "--follow"]])
  func `a wrong template is named with its place, and nothing is printed`(words: [String]) throws {
    let run = try Run(words + ["--template", "{elapsed} {remainin}"], in: home)
    #expect(run.code == 2)
    #expect(run.output == "")
    #expect(
      run.said.contains("Did you mean 'remaining'?\n  {elapsed} {remainin}\n             ^\n"))
  }

  @Test(arguments: [
    ["--view", "elapse"], ["--icons", "x"], ["--view", "full", "--template", "x"], ["--view"],
  ])
  func `what a bar cannot be asked for ends with 2`(options: [String]) throws {
    let run = try Run(["bar", "plain"] + options, in: home)
    #expect(run.code == 2)
    #expect(run.output == "")
  }

  @Test func `a bar gets a line although the zone is not known`() throws {
    #expect(try fastctl("bar", "plain", with: ["TZ": "Europe/Nowhere"]).code == 0)
  }

  @Test func `what is not understood ends with 2 and says why on the standard error`() throws {
    for words in [["strat"], ["start", "--at", "25:00"], ["config", "set", "languge", "de"]] {
      let run = try Run(words, in: home)
      #expect(run.code == 2, "\(words)")
      #expect(run.output == "")
      #expect(run.said.hasSuffix("\n"))
    }
  }

  @Test func `a wrong word starts no daemon`() throws {
    _ = try fastctl("start", "--at", "25:00")
    #expect(!FileManager.default.fileExists(atPath: "\(home.path)/run/fastd"))
  }

  @Test func `where no daemon is installed it says so and ends with 3`() throws {
    let alone = "\(home.path)/fastctl"
    // By another process: a child that is forked meanwhile would keep our copy open for writing.
    #expect(try Run("cp", [builtProgram("fastctl"), alone]) == .silent)
    let run = try Run(["status"], in: home, ["PATH": home.path], program: alone)
    #expect(run.code == 3)
    #expect(run.output == "")
    #expect(run.said.hasPrefix("fastd is neither beside fastctl nor in PATH."))
  }

  @Test func `a socket path that cannot be one is named`() throws {
    let run = try fastctl("status", with: ["FASTD_SOCKET": "relative"])
    #expect(run.code == 1)
    #expect(run.said.contains("FASTD_SOCKET cannot be 'relative'"))
    let long = "/tmp/" + String(repeating: "x", count: 100)
    let other = try fastctl("status", with: ["XDG_RUNTIME_DIR": long])
    #expect(other.code == 1)
    #expect(other.said.hasPrefix("XDG_RUNTIME_DIR makes the socket's path longer than 107 bytes"))
  }

  @Test func `an unknown zone is named with what would be right`() throws {
    let run = try fastctl("start", "--at", "20:00", with: ["TZ": "Europe/Nowhere"])
    #expect(run.code == 1)
    #expect(run.said.contains("Europe/Nowhere"))
    #expect(run.said.contains("Europe/Berlin"))
  }

  @Test func `settings are changed in place`() throws {
    let file = "\(home.path)/config/fastd/fastd.conf"
    #expect(try fastctl("config", "set", "time.format", "24").code == 0)
    #expect(try fastctl("config", "get", "time.format").output == "24\n")
    let comment = "# mine\ntime.format = 24 # as at home\n"
    try Data(comment.utf8).write(to: URL(filePath: file))
    #expect(try fastctl("config", "set", "time.format", "12").code == 0)
    #expect(
      try String(contentsOfFile: file, encoding: .utf8)
        == "# mine\ntime.format = 12 # as at home\n")
    #expect(try fastctl("config", "set", "start.usual", "8pm").code == 0)
    #expect(try fastctl("config", "get", "start.usual").output == "20:00\n")
    #expect(try fastctl("config", "unset", "start.usual").code == 0)
    #expect(try fastctl("config", "unset", "time.format").code == 0)
    #expect(try fastctl("config", "get", "time.format").output == "locale\n")
  }

  @Test func `settings are changed behind a symbolic link`() throws {
    let files = FileManager.default
    let real = home.file("real.conf", "time.format = 24\n")
    try files.createDirectory(
      atPath: "\(home.path)/config/fastd", withIntermediateDirectories: true)
    let link = "\(home.path)/config/fastd/fastd.conf"
    try files.createSymbolicLink(atPath: link, withDestinationPath: real)
    #expect(try fastctl("config", "set", "time.format", "12").code == 0)
    #expect(try files.destinationOfSymbolicLink(atPath: link) == real)
    #expect(try String(contentsOfFile: real, encoding: .utf8) == "time.format = 12\n")
  }

  @Test func `a file with a mistake is not made worse`() throws {
    try FileManager.default.createDirectory(
      atPath: "\(home.path)/config/fastd", withIntermediateDirectories: true)
    let text = "nonsense\n"
    try Data(text.utf8).write(to: URL(filePath: "\(home.path)/config/fastd/fastd.conf"))
    let run = try fastctl("config", "set", "time.format", "12")
    #expect(run.code == 1)
    #expect(run.said.hasPrefix("fastd.conf:1: 'nonsense' does not set anything."))
    #expect(
      try String(contentsOfFile: "\(home.path)/config/fastd/fastd.conf", encoding: .utf8) == text)
  }

  @Test func `a mistake has the line that it has in the file as it stays`() throws {
    let text = "language = de\nnonsense\n"
    let directory = "\(home.path)/config/fastd"
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: "\(directory)/fastd.conf"))
    let run = try fastctl("config", "unset", "language")
    #expect(run.code == 1)
    #expect(run.said.hasPrefix("fastd.conf:2: 'nonsense'"))
    #expect(try String(contentsOfFile: "\(directory)/fastd.conf", encoding: .utf8) == text)
  }

  @Test func `doctor says why the settings cannot be read`() throws {
    let path = "\(home.path)/config/fastd/fastd.conf"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let run = try fastctl("doctor")
    #expect(run.output.contains("fail  Settings"))
    #expect(run.output.contains("\(path) is not a regular file."))
  }

  @Test(arguments: [
    (["config", "set"], "KEY"), (["config", "set", "time.format"], "VALUE"),
  ])
  func `what is missing is shown in a command that is whole`(words: [String], missing: String)
    throws
  {
    let run = try Run(words, in: home)
    #expect(run.code == 2)
    #expect(run.said == "config set needs \(missing), such as: fastctl config set time.format 24\n")
  }

  @Test func `every setting is listed, and all of it can be read back`() throws {
    let run = try fastctl("config", "list", "--all")
    #expect(run.code == 0)
    let json = try fastctl("config", "list", "--json")
    let list = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(run.output.split(separator: "\n").count == list?.count)
  }

  @Test func `the looks of news are listed where they are set`() throws {
    #expect(try !fastctl("config", "list").output.contains("notify.goal.sound"))
    #expect(try fastctl("config", "set", "notify.goal.sound", "off").code == 0)
    let list = try fastctl("config", "list").output
    #expect(list.hasSuffix("\nnotify.goal.sound = off\n"))
    #expect(!list.contains("notify.goal.icon"))
  }

  @Test func `editing needs a terminal`() throws {
    #expect(try fastctl("config", "edit").code == 1)
  }

  @Test func `doctor says that nobody answers, and fails`() throws {
    let run = try fastctl("doctor")
    #expect(run.code == 1)
    #expect(run.output.contains("fail  Socket"))
    let json = try fastctl("doctor", "--json")
    let list = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]]
    #expect(list?.first?["part"] as? String == "socket")
    #expect(list?.first?["level"] as? String == "fail")
  }

  @Test func `doctor names a zone that cannot be found`() throws {
    let run = try fastctl("doctor", with: ["TZ": "Europe/Nowhere"])
    #expect(run.code == 1)
    #expect(run.output.contains("Europe/Nowhere"))
  }

  @Test func `a report is a file for its writer's eyes, without their name`() throws {
    let run = try fastctl("report", with: ["USER": "somebody"])
    #expect(run.code == 0)
    let path = String(run.output.dropLast())
    #expect(mode(of: path) == 0o600)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for part in [
      "fastd", "system", "doctor", "slowest calls", "settings", "unit", "log", "crashes",
    ] {
      #expect(text.contains("== \(part)\n"))
    }
    #expect(!text.contains(home.path))
    #expect(run.said.contains("Nothing was sent"))
  }

  @Test func `version has its own line first`() throws {
    let run = try fastctl("version")
    #expect(run.output.hasPrefix("fastctl 0."))
    #expect(try fastctl("--version").output == run.output)
  }

  @Test func `a full disk is told`() async throws {
    let child = try Child(
      "/bin/bash", ["-c", "\(builtProgram("fastctl")) help 2>&1 >/dev/full"],
      environment: Run.environment(home))
    #expect(try await child.line() == "fastctl: No space left on device")
    #expect(child.end() == 1)
  }

  @Test func `several steps are not taken back by one`() throws {
    let run = try fastctl("undo", "--last", "3")
    #expect(run.code == 2)
    #expect(run.said == "--last needs --list.\n")
    #expect(try fastctl("history", "--last", "0").code == 2)
  }

  @Test func `help goes to the standard output`() throws {
    for words in [["help"], ["--help"], ["-h"], ["start", "--help"], ["help", "start"]] {
      let run = try Run(words, in: home)
      #expect(run.code == 0, "\(words)")
      #expect(run.output.hasPrefix("Usage: fastctl"), "\(words)")
      #expect(run.said == "", "\(words)")
    }
  }

  @Test func `a reader that has gone ends it quietly`() throws {
    let program = builtProgram("fastctl")
    let environment = Run.environment(home)
    for disposition in ["", "trap '' PIPE;"] {
      let child = try Child(
        "/bin/bash",
        ["-c", "\(disposition) { \(program) help; echo $? >&2; } 2>\(home.path)/code | :"],
        environment: environment)
      child.end()
      let said = try String(contentsOfFile: "\(home.path)/code", encoding: .utf8)
      #expect(said == "0\n")
    }
  }

  @Test func `nothing is coloured where no terminal is`() throws {
    for words in [["doctor"], ["help"], ["config", "list"]] {
      #expect(try !Run(words, in: home).output.contains("\u{1b}"))
    }
  }

  @Test func `watching ends with its reader`() throws {
    let child = try Child(
      "/bin/bash", ["-c", "\(builtProgram("fastctl")) watch | :"],
      environment: Run.environment(home).merging(["XDG_RUNTIME_DIR": home.path]) { $1 })
    #expect(child.end() == 0)
  }
}
