import Foundation
import Nouns
import Testing
import TestProcesses
import TestSupport
import Wire

@Suite struct `The setup` {
  private func fastctl(
    _ words: String..., by person: Person, _ more: [String: String] = [:]
  ) throws -> Typist {
    try Typist(
      builtProgram("fastctl"), words, environment: person.environment.merging(more) { $1 })
  }

  @Test func `leads from a fresh home to the first fast in half a minute`() async throws {
    let person = try Person()
    let began = ContinuousClock.now
    let setup = try fastctl("setup", by: person)
    defer { if let pid = try? person.health().pid { kill(pid_t(pid), SIGTERM) } }
    var prompts = 0
    for _ in SetupPage.all {
      try await setup.readQuestion()
      prompts += 1
      setup.enter()
    }
    #expect(await setup.rest().contains("fastctl start"))
    #expect(setup.end() == 0)
    let words = "fastctl setup\nfastctl start\n"
    let start = try fastctl("start", by: person)
    _ = await start.rest()
    #expect(start.end() == 0)
    #expect(try person.status().state == .fasting)
    let keys = setup.keystrokes + words.count
    let seconds = ContinuousClock.now - began
    // Three keys a second, and three seconds to see what a page asks.
    let time = Double(keys) / 3 + Double(prompts) * 3
    print("first fast: \(prompts) prompts, \(keys) keys, \(time) s; of our own \(seconds)")
    print("without setup: 0 prompts, \("fastctl start 16:8\n".count) keys")
    #expect(prompts == SetupPage.all.count)
    #expect(time < 30)
    #expect(seconds < .seconds(10) * slowness)
  }

  /// Up to the first question.
  private func opening(
    of person: Person, columns: UInt16, _ more: [String: String] = [:], _ words: String...
  ) async throws -> String {
    let setup = try Typist(
      builtProgram("fastctl"), ["setup"] + words,
      environment: person.environment.merging(more) { $1 }, columns: columns)
    let text = try await setup.read(until: "1/9")
    setup.enter("q")
    _ = await setup.rest()
    return text
  }

  private func words(of text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static let drawn = "`-------'"

  @Test(arguments: [40, 80] as [UInt16])
  func `opens with its fire and with what it is, before it asks`(columns: UInt16) async throws {
    let person = try Person()
    try await person.daemon()
    let text = try await opening(of: person, columns: columns)
    #expect(text.contains(Self.drawn) && text.contains("Hello. I am your fire"))
    let words = words(of: text)
    let said = ["fastd keeps the time of your fasts", "there is no account.", "A few questions"]
    let places = said.map { words.firstRange(of: $0)?.lowerBound }
    let found = places.compactMap(\.self)
    #expect(found.count == said.count && found == found.sorted())
  }

  @Test func `opens in words alone where nothing is drawn, or nobody wants it`() async throws {
    let person = try Person()
    try await person.daemon()
    let plain = try await opening(of: person, columns: 80, [:], "--plain")
    #expect(!plain.contains(Self.drawn) && plain.contains("Hello. I am your fire"))
    #expect(try Run(["config", "set", "coach", "off"], in: person.home).code == 0)
    let silent = try await opening(of: person, columns: 80)
    #expect(!silent.contains(Self.drawn) && !silent.contains("your fire"))
    #expect(words(of: silent).hasPrefix("fastd keeps the time of your fasts"))
  }

  @Test func `opens in German as well, on a narrow terminal`() async throws {
    let catalogues = try await germanCatalogues()
    defer { withExtendedLifetime(catalogues) {} }
    let person = try Person(["FASTD_LOCALE_DIR": catalogues.path])
    try await person.daemon()
    let text = try await opening(of: person, columns: 40, ["LANG": "de_DE.UTF-8"])
    #expect(text.contains(Self.drawn))
    let words = words(of: text)
    for said in ["Hallo. Ich bin dein Feuer", "ein Konto gibt es nicht."] {
      #expect(words.contains(said))
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 41 })
  }

  @Test func `shares a folder with other machines, and with a phone`() async throws {
    let person = try Person()
    try await person.daemon()
    let shared = Scratch()
    let setup = try fastctl("setup", "machines", by: person)
    try await setup.read(until: "Enter skips this:")
    setup.enter("/nowhere/at/all")
    try await setup.read(until: "There is no folder")
    try await setup.read(until: "Enter skips this:")
    setup.enter(shared.path)
    try await setup.read(until: "[y/N]")
    setup.enter("y")
    #expect(await setup.rest().contains("/inbox are carried out"))
    #expect(setup.end() == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: shared.path + "/fastd-phone")
    #expect(names.count == 1)
    let again = try fastctl("setup", "machines", by: person)
    #expect(await again.rest().contains("Your entries are shared through"))
  }

  @Test func `does what is answered, a page at a time`() async throws {
    let person = try Person()
    try await person.daemon()
    let setup = try fastctl("setup", by: person)
    try await setup.read(until: "Enter to skip:")
    setup.enter("2, 9")
    try await setup.read(until: "[y/N]")
    setup.enter("y")
    try await setup.read(until: "Enter keeps")
    for page in SetupPage.all.dropFirst() {
      if page == "schedule" {
        setup.enter("19:6")
        try await setup.read(until: "Choose one of these: 12:12")
        try await setup.read(until: "Enter keeps")
        // As `start 18` has it.
        setup.enter("18")
      } else if page == "start" {
        setup.enter("at night")
        try await setup.read(until: "'at night' is not a time of day. Type one such as 20:00")
        try await setup.read(until: "Enter lets")
        setup.enter("7:30 pm")
      } else if page == "window" {
        setup.enter("20:00")
        try await setup.read(until: "'20:00' does not say from when to when.")
        try await setup.read(until: "Enter keeps")
        setup.enter("from noon to 8pm")
      } else {
        setup.enter()
      }
      if page != SetupPage.all.last { try await setup.readQuestion() }
    }
    _ = await setup.rest()
    #expect(setup.end() == 0)
    let safety = try person.call(ProfileCalls.GetSafety.self, NoFields()).safety
    #expect(safety.applies == [.pregnancy, .hardWork])
    #expect(safety.agreed)
    #expect(try person.call(ScheduleCalls.List.self, NoFields()).chosen == "18:6")
    let settings = try person.call(SettingsCalls.Get.self, NoFields()).settings
    #expect(settings.first { $0.key == "start.usual" }?.value == "19:30")
    #expect(settings.first { $0.key == "notify.start" }?.value == "on")
    let agenda = try Run(["remind", "--why"], in: person.home)
    #expect(!agenda.output.contains("It is not told"))
    #expect(settings.first { $0.key == "window" }?.value == "12:00-20:00")
  }

  @Test func `offers and names only the schedules that the safety answers allow`() async throws {
    let person = try Person()
    try await person.daemon()
    try person.call(ProfileCalls.SetSafety.self, SafetyWish(applies: [.pregnancy]))
    let setup = try fastctl("setup", "schedule", by: person)
    try await setup.read(until: "Enter keeps")
    setup.enter("early bird")
    let answer = try await setup.read(until: "Enter keeps")
    #expect(answer.contains("Choose one of these: 12:12, open"))
    for refused in ["16:8", "18:6", "omad"] { #expect(!answer.contains(refused)) }
    setup.enter()
    _ = await setup.rest()
  }

  @Test(arguments: ["q\n", "\u{4}", "\u{3}"])
  func `can be left at any point, and keeps what was answered`(way: String) async throws {
    let person = try Person()
    try await person.daemon()
    let setup = try fastctl("setup", by: person)
    try await setup.read(until: "Enter to skip:")
    setup.enter("0")
    try await setup.read(until: "Enter keeps")
    setup.type(way)
    _ = await setup.rest()
    #expect(setup.end() == (way == "\u{3}" ? -SIGINT : 0))
    #expect(try person.call(ProfileCalls.GetSafety.self, NoFields()).safety.at != nil)
    #expect(try person.status().state == .idle)
  }

  @Test func `shows one page alone, and says whether a pop-up could be seen`() async throws {
    let person = try Person(["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"])
    try await person.daemon()
    let setup = try fastctl("setup", "notifications", by: person)
    try await setup.read(until: "[y/N]")
    setup.enter("y")
    #expect(await setup.rest().contains("No pop-up could be shown"))
    #expect(setup.end() == 0)
  }

  @Test func `without a terminal says what to use instead`() throws {
    let run = try Run(["setup"], in: Scratch())
    #expect(run.code == 1)
    #expect(run.output == "")
    #expect(run.said.contains("fastctl profile safety --none"))
    #expect(!run.said.contains("There is no"))
  }
}

/// The questions of a `setup` that only is about fasting; the last is whether to go on.
private enum SetupPage {
  static let all = ["safety", "schedule", "start", "window", "notifications", "more"]
}

extension Typist {
  /// Reads up to the question of the page, whichever it is.
  fileprivate func readQuestion() async throws {
    try await read(until: "Enter to skip:", "Enter keeps", "Enter lets", "[y/N]")
  }
}
