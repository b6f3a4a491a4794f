import TestProcesses
import TestSupport
import Testing

/// `y` on the screen of the built program, on a terminal beside a real daemon.
@Suite(.serialized) struct `Why, on the screen of ui` {
  private static func person() async throws -> Person {
    let (person, _) = try await Person.day(timeStands: true)
    for words in [
      ["profile", "--birth", "1985-03-12", "--height", "180cm", "--activity", "light"],
      ["profile", "--weight", "82.4"], ["weight", "82.4"],
      ["targets", "--maintenance", "2300", "--protein", "100"],
      ["meal", "stew 500kcal p40 c150 f70"],
      ["meal", "stew 500kcal p40", "--at", "yesterday 12:00"],
      ["start", "16:8", "--at", "40h ago"], ["stop", "--at", "20h ago"], ["program", "start"],
    ] {
      let run = try Run(words, by: person)
      #expect(run.code == 0, "\(words): \(run.said)")
    }
    return person
  }

  private static let pages: [(keys: String, command: String, text: String)] = [
    ("1", "show --why", "Goal met: "), ("2", "today --why", "40 g is 40% of 100 g"),
    ("3", "show", "Goal met: "), ("4", "stats streak --why", "1 day"),
    ("5", "chart --why", "The line at"), ("5>", "chart --trend --why", "divided by"),
    ("5>>", "chart --last 14 --why", "The line over each bar"),
    ("5>>>", "stats --why", "with a goal met it"), ("5<", "weight --why", "No arrow yet"),
    ("6", "meal show --why", "40 g is 40% of 100 g"),
    ("6<", "meal show yesterday --why", "40 g is 40% of 100 g: low"),
    ("6<<<", "meal show '3 days ago' --why", "No targets counted on"),
    ("7", "weight --why", "No arrow yet"), ("8", "program --why", "Days left"),
    ("8>", "program --why", "Days left"), ("8>>", "targets --why", "How your targets"),
    ("8>>>", "targets --why", "How your targets"),
  ]

  @Test func `is what the command says, until a key closes it`() async throws {
    let person = try await Self.person()
    let screen = try Screens.open("ui", by: person)
    try await screen.shows("Not fasting")
    for (number, page) in Self.pages.enumerated() {
      screen.type(page.keys + "y")
      try await screen.shows("$ fastctl \(page.command)", page.text)
      let key = ["\u{1b}", "q", "y", "\r"][number % 4]
      screen.type(key)
      try await screen.hides("$ fastctl \(page.command)", page.text)
      // Another page first: else it would stay on its part.
      screen.type("9")
      try await screen.shows("Enter open")
    }
    for keys in ["8<", "9", "0"] {
      screen.type(keys + "y")
      try await screen.shows("No number here is calculated.")
    }
    screen.type("q")
    _ = await screen.rest()
    #expect(screen.end() == 0)
  }

  @Test func `is in German and narrow as well, and w weighs in`() async throws {
    let person = try await Self.person()
    let catalogues = try await germanCatalogues()
    let screen = try Screens.open(
      "ui", by: person,
      with: ["LANG": "de_DE.UTF-8", "LANGUAGE": "de", "FASTD_LOCALE_DIR": catalogues.path],
      columns: 40, rows: 20)
    try await screen.shows("Jetzt")
    screen.type("2y")
    try await screen.shows("fastctl today --why", "60 g übrig")
    screen.type("\u{1b}")
    try await screen.hides("60 g übrig")
    screen.type("w")
    try await screen.shows(":drink")
    screen.type("\u{1b}")
    try await screen.hides(":drink")
    screen.type("4w")
    try await screen.shows(":weight")
    screen.type("81,9\r")
    try await screen.shows("81,9 kg")
  }

  @Test func `is said line by line`() async throws {
    let person = try await Self.person()
    let screen = try Typist(
      builtProgram("fastctl"), ["ui", "--plain"],
      environment: person.environment.merging(["TERM": "dumb"]) { $1 })
    try await screen.read(until: "y: Explain the numbers")
    for page in Self.pages where page.keys.count == 1 {
      screen.enter(page.keys)
      screen.enter("y")
      try await screen.read(until: page.text)
    }
    screen.enter("9")
    screen.enter("y")
    try await screen.read(until: "No number here is calculated.")
    screen.enter("q")
    let rest = await screen.rest()
    #expect(!rest.contains("\u{1b}") && screen.end() == 0)
  }
}
