import Nouns
import TestSupport
import Testing
import Views
import Wire

@testable import fastctl

@Suite struct `Reading a command line` {
  private func parse(_ words: String) throws -> Request {
    try Parser.parse(words.split(separator: " ").map(String.init))
  }

  @Test func `nothing at all is status`() throws {
    let request = try Parser.parse([])
    #expect(request.command.name == StatusCommand.name)
    #expect(!request.isNamed)
  }

  /// The end of the options sends it the long way.
  @Test(arguments: [
    "status", "bar waybar", "bar waybar --follow", "bar tmux --view full --icons nerd --colour",
    "bar plain --template {elapsed}",
  ])
  func `what bars call is understood like anything else`(words: String) throws {
    #expect(try parse(words) == parse(words + " --"))
  }

  @Test(arguments: [
    "bar waybar --view", "bar waybar --view --follow", "bar waybar --follow --follow",
    "bar waybar x", "bar waybar --big", "bar waybar --follow=x",
  ])
  func `what no bar should call is refused like anything else`(words: String) {
    #expect(throws: UsageError.self) { try parse(words) }
  }

  @Test func `an option of a bar may have its value behind a sign`() throws {
    #expect(try parse("bar waybar --view=full") == parse("bar waybar --view full"))
  }

  @Test(arguments: [
    ("star", "start"), ("sto", "stop"), ("statu", "status"), ("tog", "toggle"),
    ("tod", "today"), ("can", "cancel"), ("g", "goal"), ("ed", "edit"), ("u", "undo"),
    ("wa", "watch"), ("do", "doctor"), ("v", "version"), ("bar", "bar"), ("hi", "history"),
    ("sh", "show"), ("rep", "report"), ("red", "redo"), ("con", "config"), ("wi", "window"),
    ("rem", "remind"), ("res", "restore"), ("st", "status"), ("sta", "status"),
    ("conf", "config"), ("confl", "conflicts"), ("reso", "resolve"), ("sy", "sync"),
  ])
  func `the beginning of one name is enough`(word: String, name: String) throws {
    #expect(try Commands.typed(word).name == name)
  }

  @Test(arguments: [
    ("weight 13st 2", ["13st 2"]), ("weight 13 st 2 lb", ["13 st 2 lb"]),
    ("weight 82,4 kg --note x", ["82,4 kg"]), ("weight 82.4", ["82.4"]),
    ("weight edit k7 13st 2", ["k7", "13st 2"]), ("weight edit k7", ["k7"]),
  ])
  func `the words of a weight are one`(words: String, arguments: [String]) throws {
    #expect(try parse(words).arguments == arguments)
  }

  @Test(
    arguments: [
      ("stop an hour ago", "stop", ["an hour ago"], nil), ("stop now", "stop", ["now"], nil),
      ("weight 84.2 yesterday", "weight", ["84.2"], "yesterday"),
      ("weight 13 st 2 yesterday 7:30", "weight", ["13 st 2"], "yesterday 7:30"),
      ("82.4kg", "weight", ["82.4kg"], nil), ("82,4 kg", "weight", ["82,4 kg"], nil),
      ("16h", "start", ["16h"], nil), ("16 hours", "start", ["16 hours"], nil),
    ] as [(String, String, [String], String?)])
  func `what is said in several words is one thing, and its time`(
    words: String, command: String, arguments: [String], at: String?
  ) throws {
    let request = try parse(words)
    #expect(request.command.name == command && request.arguments == arguments)
    #expect(request.value(.at) == at)
  }

  @Test(
    arguments: [
      ("resolve k7 --take", ["k7"], nil), ("resolve k7 --take desktop", ["k7"], "desktop"),
      ("resolve --take=desktop k7 goal", ["k7", "goal"], "desktop"),
      ("resolve k7 --take --json", ["k7"], nil),
    ] as [(String, [String], String?)])
  func `what may stand alone takes a value where there is one`(
    words: String, arguments: [String], machine: String?
  ) throws {
    let request = try parse(words)
    #expect(request.arguments == arguments && request.has(.take))
    #expect(request.value(.take) == machine)
  }

  @Test func `what is no weight is not made one`() {
    #expect(throws: UsageError.needlessArgument("83", of: "weight")) { try parse("weight 82 83") }
    #expect(throws: UsageError.needlessArgument("today", of: "weight edit")) {
      try parse("weight edit k7 82 today")
    }
  }

  @Test(arguments: [
    ("s", ["start", "stop", "status", "show", "stats", "schedule", "setup", "sync"]),
    ("c", ["cancel", "calendar", "chart", "conflicts", "config", "completions"]),
    ("re", ["redo", "remind", "recipe", "restore", "resolve", "report"]),
    ("h", ["history", "help"]), ("w", ["week", "window", "weight", "watch"]),
  ])
  func `the beginning of several is named with them`(word: String, names: [String]) {
    #expect(throws: UsageError.ambiguous(word, among: names)) {
      try Commands.typed(word)
    }
  }

  @Test func `every name is understood whole`() throws {
    for command in Commands.all {
      #expect(try Commands.typed(command.name).name == command.name)
    }
  }

  @Test func `options come in any place and either spelling`() throws {
    for words in [
      "start --at 20:00 16:8 --json", "start 16:8 --json --at=20:00",
      "start --json 16:8 --at 20:00",
    ] {
      let request = try parse(words)
      #expect(request.arguments == ["16:8"])
      #expect(request.value(.at) == "20:00")
      #expect(request.has(.json))
      #expect(!request.has(.open))
    }
  }

  @Test func `a value may be empty, or begin like an option after an equals sign`() throws {
    #expect(try Parser.parse(["edit", "--note", ""]).value(.note) == "")
    #expect(try Parser.parse(["edit", "--note=--"]).value(.note) == "--")
    #expect(try Parser.parse(["edit", "--note=a=b"]).value(.note) == "a=b")
  }

  @Test func `a minus before a digit is a change and no option`() throws {
    #expect(try parse("goal -30m").arguments == ["-30m"])
    #expect(try parse("edit --goal -1h").value(.goal) == "-1h")
  }

  @Test func `letters stand for options, with their value near or far`() throws {
    #expect(try parse("history -n 5").value(.last) == "5")
    #expect(try parse("history -n5").value(.last) == "5")
    #expect(try parse("start -h").has(.help))
  }

  @Test func `after two dashes nothing is an option`() throws {
    #expect(try parse("show -- --json").arguments == ["--json"])
  }

  @Test func `verbs are found by their beginning`() throws {
    #expect(try parse("config s time.format 24").verb == "set")
    #expect(try parse("config g time.format").verb == "get")
    #expect(try parse("completions m fastctl.1").verb == "man")
  }

  @Test func `a verb is found by its beginning, and only where there are verbs`() throws {
    let config = ConfigCommand.declaration
    #expect(try config.verb(typed: "li").name == "list")
    #expect(
      throws: UsageError.unknownVerb("x", of: "config", among: config.visibleVerbs, nearest: nil)
    ) {
      try config.verb(typed: "x")
    }
    #expect(throws: UsageError.needlessArgument("now", of: "start")) {
      try StartCommand.declaration.verb(typed: "now")
    }
  }

  @Test func `a command that acts alone needs no verb, and has options of its own`() throws {
    #expect(try parse("remind").verb == nil)
    #expect(try parse("remind --quiet 2h").value(.quiet) == "2h")
    #expect(try parse("remind add tea --in 5m").verb == "add")
    #expect(try parse("window").command.name == WindowCommand.name)
    let verbs = ["list", "add", "remove"]
    #expect(throws: UsageError.unknownVerb("tea", of: "remind", among: verbs, nearest: nil)) {
      try parse("remind tea")
    }
    #expect(throws: UsageError.needlessArgument("now", of: "remind")) {
      try parse("remind --why now")
    }
    #expect(throws: UsageError.unknownOption("--quiet", of: "remind add", nearest: nil)) {
      try parse("remind add tea --quiet 2h")
    }
  }

  @Test func `every page that a link can name is a command that needs nothing else`() throws {
    let deeds: [Address.Verb] = [.start, .stop, .toggle, .cancel, .goal, .status, .menu]
    for page in Address.Verb.allCases where !deeds.contains(page) {
      let request = try Parser.parse([page.rawValue, "--plain"])
      #expect(request.command.name == page.rawValue && request.arguments.isEmpty)
      #expect(OpenCommand.declaration.details.joined().contains(page.rawValue), "\(page)")
    }
  }

  @Test func `help needs nothing else to be right`() throws {
    #expect(try parse("config --help").has(.help))
    #expect(try parse("config set --help").verb == "set")
    #expect(try parse("bar --help").has(.help))
    #expect(try !parse("--help").isNamed)
    #expect(try parse("--version").command.name == VersionCommand.name)
  }

  @Test(arguments: [
    ("strat", UsageError.unknownCommand("strat", nearest: "start")),
    ("xyzzy", .unknownCommand("xyzzy", nearest: nil)),
    ("stop --until 1", .unknownOption("--until", of: "stop", nearest: nil)),
    ("status --version", .unknownOption("--version", of: "status", nearest: nil)),
    ("start -x", .unknownOption("-x", of: "start", nearest: nil)),
    ("config get --all", .unknownOption("--all", of: "config get", nearest: nil)),
    ("start --at", .missingValue(.at)),
    ("start --at --json", .missingValue(.at)),
    ("start --json=yes", .needlessValue(.json, "yes")),
    ("start --at 1 --at 2", .repeatedOption(.at)),
    ("start 16:8 18:6", .needlessArgument("18:6", of: "start")),
    ("config get", .missingArgument(.settingKey, of: "config get")),
    ("resolve --take k7", .missingArgument(.id, of: "resolve")),
    ("config set a", .missingArgument(.settingValue, of: "config set")),
    (
      "bar",
      .missingArgument(.choice(placeholder: "FORMAT", among: .words(BarFormat.words)), of: "bar")
    ),
    ("bar dwm", .unknownChoice("dwm", among: .words(BarFormat.words))),
    ("config", .missingVerb("config", among: ["list", "get", "set", "unset", "edit"])),
    (
      "config add",
      .unknownVerb(
        "add", of: "config", among: ["list", "get", "set", "unset", "edit"], nearest: nil)
    ),
    (
      "completions csh",
      .unknownVerb("csh", of: "completions", among: ["bash", "zsh", "fish"], nearest: "zsh")
    ),
  ])
  func `what is wrong is named`(words: String, error: UsageError) {
    #expect(throws: error) { try parse(words) }
  }

  @Test func `no words can stop the reader, and each mistake has a sentence`() {
    var random = Seeded()
    let parts = [
      "start", "--", "-", "--at", "=", "-n", "config", "", "--=", "-5", "é", "goal",
      "st", "beginnen", "\u{2212}5", "history", "5", "--sta", "--o", "schedule", "löschen", "omad",
    ]
    for _ in 0..<Wish.times(2000, short: 300) {
      let words = (0..<Int.random(in: 0...5, using: &random)).map { _ in
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          parts.randomElement(using: &random) ?? ""
        }.joined()
      }
      do { _ = try Parser.parse(words) } catch {
        let text = Sentences(phrases: .english, wording: nil).text(of: error)
        #expect(!text.isEmpty, "seed \(random.seed): \(words)")
      }
    }
  }
}
