import Foundation
import Glibc
import TestProcesses
import TestSupport
import Testing

/// Names that would steer a terminal, in all that repeats one.
@Suite struct `Names with signs that a terminal obeys` {
  private static let name = "a\u{1b}[2Jb\u{7}c\u{202e}d\u{9b}1me\nf"

  /// Whether a terminal would obey nothing of it but the ends of lines.
  private func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.value {
      case 0xa: true
      case 0..<0x20, 0x7f..<0xa0, 0x202a...0x202e, 0x2066...0x2069: false
      default: true
      }
    }
  }

  /// `NAME` stands for a path that is there or not, `NEW` for one that can be made.
  private static let commands = [
    ["export", "NEW.csv"], ["export", "--all", "NEW.json"], ["export", "weights", "NEW.csv"],
    ["export", "weights", "--sum", "NEW.csv"], ["export", "meals", "NEW.csv"],
    ["export", "events", "NEW.csv"], ["export", "--csv", "NEW"], ["export", "NAME/x.csv"],
    ["export", "NEW.pdf"], ["export", "--csv", "NAME"], ["backup", "NEW.db"], ["backup", "NAME/x"],
    ["page", "NEW.html"], ["page", "NAME"], ["report", "--output", "NEW.txt"],
    ["report", "--output", "NAME/x/y"], ["chart", "--svg", "NEW.svg"],
    ["chart", "--svg", "NAME/x"],
    ["program", "plan", "--ical", "NEW.ics"], ["program", "plan", "--ical", "NAME/x"],
    ["import", "NAME"], ["import", "NEW"], ["import", "--dry-run", "NAME/x"], ["restore", "NAME"],
    ["restore", "NEW"], ["food", "import", "NAME"], ["food", "import", "NEW"],
    ["config", "set", "health.folder", "NAME"], ["config", "set", "weight.inbox", "NAME"],
    ["config", "get", "NAME"], ["doctor"], ["status"], ["today"], ["import", "--inbox"],
    ["export", "--sync"], ["setup", "bar", "NAME"], ["show", "NAME"], ["schedule", "use", "NAME"],
    ["learn", "NAME"], ["open", "NAME"], ["bar", "plain", "--template", "{NAME"], ["NAME"],
    ["food", "show", "NAME"], ["recipe", "show", "NAME"], ["start", "--at", "NAME"],
  ]

  @Test func `are written out wherever they are said`() async throws {
    let person = try Person()
    try await person.daemon()
    let there = "\(person.home.path)/\(Self.name)"
    mkdir(there, 0o700)
    _ = FileManager.default.createFile(
      atPath: "\(there)/\(Self.name).csv", contents: Data("x,y\n1".utf8))
    var named = 0
    for (number, words) in Self.commands.enumerated() {
      let new = "\(person.home.path)/\(number)\(Self.name)"
      let run = try person.fastctl(
        by: words.map {
          $0.replacing("NAME", with: $0.contains("{") ? Self.name : there).replacing(
            "NEW", with: new)
        })
      #expect(isHarmless(run.text), "\(words): \(run.text.debugDescription)")
      // A word that is not understood may have lines; a file is named on one.
      let isFile = ["export", "backup", "page", "report", "chart", "import", "restore"]
      if isFile.contains(words[0]) { #expect(!run.text.contains("me\nf"), "\(words)") }
      if run.text.contains(#"\x1b[2Jb\x07c\u{202e}d\x9b1me\x0af"#) { named += 1 }
    }
    #expect(named > 20, "\(named) commands repeat the name")
    // An own home of that name, where each path has it.
    let home = Scratch()
    let own = Run.environment(home).merging(["HOME": there, "XDG_STATE_HOME": "\(there)/state"]) {
      $1
    }
    for words in [["doctor"], ["about"], ["report"], ["status"], ["backup", "--list"]] {
      let run = try Run(words, in: home, own)
      #expect(isHarmless(run.text), "\(words): \(run.text.debugDescription)")
    }
  }

  @Test func `are written out in the log of a daemon as well`() async throws {
    let home = Scratch()
    let folder = home.at(Self.name)
    mkdir(folder, 0o700)
    let variables = Run.environment(home).merging(["FASTD_SOCKET": "\(folder)/none/none/x.sock"]) {
      $1
    }
    let run = try Run(builtProgram("fastd"), [], environment: variables)
    #expect(run.code == 1 && isHarmless(run.said), "\(run.said.debugDescription)")
  }
}

/// The lock of the socket is no file that can be locked.
@Suite struct `Words of the programming language` {
  private static var dumps: Regex<(Substring, Substring?)> {
    /[A-Z][A-Za-z]+\.[A-Za-z]+(Error|\()|\(\w+: |Optional|\bnil\b/
  }

  @Test(arguments: ["link", "folder", "pipe"])
  func `are in no sentence about a socket that cannot be locked`(kind: String) async throws {
    let person = try Person()
    let lock = "\(person.socket).lock"
    mkdir("\(person.home.path)/run/fastd", 0o700)
    switch kind {
    case "link": symlink("nowhere", lock)
    case "folder": mkdir(lock, 0o700)
    default: mkfifo(lock, 0o600)
    }
    let run = try Run(builtProgram("fastd"), [], environment: person.environment)
    #expect(run.code == 1 && run.said.contains("the socket cannot be locked: \(lock)"))
    #expect(try Self.dumps.firstMatch(in: run.said) == nil, "\(run.said)")
    let asked = try person.fastctl("status")
    #expect(asked.code == 3 && asked.said.contains("the socket cannot be locked"))
    #expect(try Self.dumps.firstMatch(in: asked.said) == nil, "\(asked.said)")
  }
}
