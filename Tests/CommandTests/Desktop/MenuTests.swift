import Nouns
import Foundation
import Testing
import TestProcesses
import Time
import Wire

/// Where no pop-up can be shown, menus are all there is.
@Suite struct `A click where nobody shows pop-ups` {
  /// A menu program that takes the line that begins with a text, and writes down what it was given.
  private func menu(_ person: Person, _ name: String, picks texts: [String]) -> [String: String] {
    let home = person.home.path
    _ = person.home.file("picks", texts.joined(separator: "\n") + "\n")
    person.home.script(
      name,
      """
      tr '\\000' '\\t' | tee -a \(home)/icons | cut -f 1 | tee -a \(home)/given > \(home)/now; echo "$@" >> \(home)/asked
      pick=$(head -n 1 \(home)/picks); sed -i 1d \(home)/picks
      line=$(pick=$pick awk 'index($0, ENVIRON["pick"]) == 1 { print; exit }' \(home)/now)
      echo "${pick:+${line:-$pick}}"
      """)
    return [
      "PATH": "\(home):/usr/bin:/bin", "DISPLAY": ":7",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(home)/nowhere",
    ]
  }

  private func given(_ person: Person, _ file: String = "given") throws -> String {
    try String(contentsOfFile: "\(person.home.path)/\(file)", encoding: .utf8)
  }

  private func run(
    _ words: String, by person: Person, _ more: [String: String]
  ) async throws -> [String] {
    try await Clicked(words.split(separator: " ").map(String.init), by: person, more).end()
  }

  private func person() async throws -> Person {
    let person = try Person()
    let nowhere = "unix:path=\(person.home.path)/nowhere"
    try await person.daemon(["DBUS_SESSION_BUS_ADDRESS": nowhere])
    return person
  }

  @Test func `asks in a menu before it ends a fast`() async throws {
    let person = try await person()
    try person.start(ago: 3 * 3600)
    let menu = menu(person, "rofi", picks: ["Keep fasting", "End"])
    #expect(try await run("toggle --popup", by: person, menu).last == "exit 1")
    #expect(try person.status().state == .fasting)
    #expect(try given(person, "asked").contains("End the fast after 3 h"))
    let ended = try await run("toggle --popup", by: person, menu)
    #expect(ended.count == 3 && ended.first == "Fast ended" && ended.last == "exit 0", "\(ended)")
    // A slow machine takes a minute for it.
    #expect(ended.dropFirst().first?.wholeMatch(of: /3 h( 0[1-9] min)?, ended early/) != nil)
  }

  /// As rofi for X11 in a Wayland session without X: it ends at once, and says so with 1 as if it was put away.
  @Test func `goes on to the next menu program where the first cannot be shown`() async throws {
    let person = try await person()
    person.home.script("wofi", "echo 'Connection has error' >&2; exit 1")
    var menu = menu(person, "rofi", picks: ["Start 16:8"])
    menu["WAYLAND_DISPLAY"] = "wayland-7"
    #expect(try await run("menu", by: person, menu).last == "exit 0")
    #expect(try person.status().fast?.schedule == "16:8")
    person.home.script("rofi", "exit 1")
    let bare = menu.merging(["PATH": person.home.path]) { $1 }
    let lines = try await run("menu", by: person, bare)
    #expect(
      lines.contains { $0.hasPrefix("Nothing was changed: there are neither") }, "\(lines)")
  }

  @Test func `that nobody can be asked about changes nothing, and says so`() async throws {
    let person = try await person()
    try person.start(ago: 3 * 3600)
    let bare = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere", "PATH": "/usr/bin:/bin"]
    for words in ["stop --popup", "open fastd:stop", "menu"] {
      let lines = try await run(words, by: person, bare)
      #expect(lines.first?.hasPrefix("Nothing was changed: there are neither") == true, "\(words)")
      #expect(lines.last == "exit 1")
    }
    #expect(try person.status().state == .fasting)
  }

  @Test func `corrects the start, and takes down how the fast was`() async throws {
    let person = try await person()
    try person.start(ago: 3 * 3600)
    let before = try #require(try person.status().fast?.start)
    let picks = ["Change the start", "1 h earlier", "Ended earlier", "30 min ago"]
    let menu = menu(
      person, "rofi",
      picks: picks + ["How did it feel", "4", "Note on", "slept badly", "15 min later"])
    #expect(try await run("menu", by: person, menu).last == "exit 0")
    let fast = try #require(try person.status().fast)
    #expect(abs(before - 3_600_000 - fast.start) < 1000, "to the second")
    #expect(try await run("menu", by: person, menu).last == "exit 0")
    let ended = try #require(try person.status().last)
    let length = try #require(ended.end) - ended.start
    #expect((12_599_000..<12_900_000).contains(length), "3 h 30 min: \(length)")
    for _ in 0..<2 { #expect(try await run("menu", by: person, menu).last == "exit 0") }
    let told = try #require(try person.status().last)
    #expect(told.mood == 4 && told.note == "slept badly")
    let icons = try given(person, "icons")
    #expect(icons.contains("\ticon\u{1f}media-playback-stop\n"), "\(icons)")
    // The command alone, for other clicks.
    try person.start(ago: 20 * 60)
    #expect(try await run("edit --popup", by: person, menu).last == "exit 0")
    let later = try #require(try person.status().fast?.elapsed)
    #expect((299..<600).contains(later))
  }

  @Test func `offers what can be done, and does what is picked`() async throws {
    let person = try await person()
    let menu = menu(
      person, "rofi",
      picks: ["Start 16:8", "Goal +1 h", "Another goal", "20:4", "Quiet", "End the fast"])
    for _ in 0..<5 { #expect(try await run("menu", by: person, menu).last == "exit 0") }
    let last = try #require(try person.status().last)
    #expect(last.schedule == "20:4")
    let given = try given(person)
    for line in ["Status", "Discard the fast…", "Goal −1 h", "Start without a goal"] {
      #expect(given.split(separator: "\n").contains(Substring(line)), "\(line)")
    }
  }

  @Test func `takes what is typed for a goal, and nothing for no choice`() async throws {
    let person = try await person()
    let menu = menu(person, "rofi", picks: ["Start with", "17h30m", "", "Another goal", "--json"])
    #expect(try await run("menu", by: person, menu).last == "exit 0")
    #expect(try person.status().fast?.goal == 63_000)
    #expect(try await run("menu", by: person, menu) == ["exit 0"])
    // No option can be typed there.
    #expect(try await run("menu", by: person, menu).last == "exit 2")
    #expect(try person.status().fast?.goal == 63_000)
  }

  private func weights(_ person: Person) throws -> [Int64] {
    try person.call(WeightCalls.List.self, WeighingQuestion()).weighings.map(\.grams)
  }

  @Test func `takes a weight that is typed or picked, and says what is none`() async throws {
    let person = try await person()
    let menu = menu(
      person, "rofi",
      picks: [
        "Log weight", "82.4", "Log weight", "+0.2", "Log weight", "82.5 kg", "Log weight", "soon",
      ])
    for _ in 0..<3 { #expect(try await run("menu", by: person, menu).last == "exit 0") }
    #expect(try weights(person).sorted() == [82_400, 82_500, 82_600])
    let lines = try await run("menu", by: person, menu)
    #expect(lines.last == "exit 2" && lines.first?.contains("soon") == true, "\(lines)")
    #expect(try weights(person).count == 3)
    #expect(try given(person).contains("82.4 kg (as last time)"))
  }

  @Test func `takes a meal that is typed, asks which and how much, and knows it again`()
    async throws
  {
    let person = try await person()
    let menu = menu(
      person, "rofi",
      picks: ["Log a meal", "bar 210kcal", "Log a meal", "zorblax 30g +", "", "1"])
    #expect(try await run("menu", by: person, menu).first == "Meal logged")
    #expect(try await run("menu", by: person, menu).last == "exit 2")
    #expect(try await run("meal --popup", by: person, menu) == ["exit 0"])
    #expect(try await run("meal --popup", by: person, menu).first == "Meal logged")
    let items = try person.call(MealCalls.List.self, MealItemQuestion()).items
    #expect(items.map(\.nutrition.energy) == [210, 210])
    #expect(try given(person).contains("1  bar"))
    // Undone by a click, it says how the day stands.
    let undone = try await run("undo --popup", by: person, menu)
    #expect(undone.contains("Today: 210 kcal"), "\(undone)")
  }

  @Test func `a dialog takes what is typed where there is no menu program`() async throws {
    let person = try await person()
    person.home.script("zenity", "echo \"$*\" >> \(person.home.path)/asked; echo 80,5")
    let zenity = [
      "PATH": person.home.path, "DISPLAY": ":7",
      "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(person.home.path)/nowhere",
    ]
    for _ in 0..<2 {
      #expect(try await run("weight --popup", by: person, zenity).last == "exit 0")
    }
    #expect(try weights(person) == [80_500, 80_500])
    #expect(try given(person, "asked").hasSuffix("--entry-text=80.5 kg\n"))
  }

  @Test func `a weight far from the last one is asked about`() async throws {
    let person = try await person()
    let menu = menu(person, "rofi", picks: ["Do nothing", "Go ahead"])
    // It is held against another day's.
    let yesterday = Int64(Date().timeIntervalSince1970 - 86_400) * 1000
    _ = try person.call(
      WeightCalls.Add.self, NewWeighing(grams: 82_400, at: Instant(milliseconds: yesterday)))
    #expect(try await run("weight --popup 28.4", by: person, menu).last == "exit 1")
    #expect(try weights(person) == [82_400])
    #expect(try await run("weight --popup 60", by: person, menu).last == "exit 0")
    #expect(try weights(person).count == 2)
  }

  @Test(arguments: [
    ("fastd:weight?kg=82.4", "A link wants to record a weight: 82.4 kg"),
    ("fastd:weight?st=13%202", "A link wants to record a weight: 83.5 kg"),
    ("fastd:meal?text=oats%2080g", "A link wants to log a meal:"),
    ("fastd:meal?name=Bar%20%2B%20more&kcal=210", "A link wants to log a meal:"),
  ])
  func `a link records nothing unless agreed`(link: String, question: String) async throws {
    let person = try await person()
    let menu = menu(person, "rofi", picks: ["Do nothing", "Do it"])
    #expect(try await run("open \(link)", by: person, menu).last == "exit 1")
    #expect(try weights(person) == [])
    #expect(try person.call(MealCalls.List.self, MealItemQuestion()).items == [])
    #expect(try await run("open \(link)", by: person, menu).last == "exit 0")
    #expect(try given(person, "asked").contains(question))
    let items = try person.call(MealCalls.List.self, MealItemQuestion()).items.count
    #expect(try weights(person).count + items == 1)
  }

  @Test func `uses the person's own command`() async throws {
    let person = try await person()
    try person.write(settings: "menu.command = grep 'without a goal'\n")
    let away = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"]
    #expect(try await run("menu", by: person, away).last == "exit 0")
    #expect(try person.status().fast?.goal == nil)
    #expect(try person.status().state == .fasting)
  }

  @Test func `starts the daemon that is not there`() async throws {
    let person = try Person()
    let menu = menu(person, "rofi", picks: ["Start 16:8"])
    #expect(try await run("menu", by: person, menu).last == "exit 0")
    #expect(try person.status().state == .fasting)
    kill(pid_t(try person.health().pid), SIGTERM)
  }

  @Test func `lists its entries for other menus, fit for a shell`() async throws {
    let person = try await person()
    try person.call(
      ScheduleCalls.Add.self, ScheduleOrder(name: "it's $(id) %s <b>", hours: 15))
    let lines = try await run("menu --list", by: person, [:])
    let start = lines.first { $0.hasPrefix("Start 16:8") }
    #expect(start?.hasSuffix("\tfastctl start --popup") == true)
    #expect(lines.contains { $0.hasSuffix(#"'it'\''s $(id) %s <b>'"#) })
  }

  @Test func `lists no entry that does nothing, and starts no daemon for it`() async throws {
    let person = try await person()
    try person.start(ago: 5 * 60)
    let lines = try await run("menu --list", by: person, [:])
    #expect(lines.dropLast().allSatisfy { $0.contains("\tfastctl ") }, "\(lines)")
    #expect(lines.contains { $0.hasSuffix("\tfastctl edit --popup --note") }, "\(lines)")
    let nobody = try Person()
    let away = try await run("menu --list", by: nobody, [:])
    #expect(away.count == 2 && away.last == "exit 0", "\(away)")
    #expect(throws: (any Error).self, "no daemon answers") { try nobody.health() }
  }

  @Test func `asks for a note in a window of its own`() async throws {
    let person = try await person()
    try person.start(ago: 3600)
    let asked = menu(person, "rofi", picks: ["black tea"])
    #expect(try await run("edit --popup --note", by: person, asked).last == "exit 0")
    #expect(try person.status().fast?.note == "black tea")
    let lines = try await run("edit --note", by: person, [:])
    #expect(lines.last == "exit 2", "without --popup a text belongs to it: \(lines)")
  }

  @Test(arguments: [
    ("open http://example.org", "This is not a fastd: link.", "exit 2"),
    ("open fastd:purge", "A fastd: link cannot say 'purge'.", "exit 2"),
    ("open fastd:start?goal=soon%201", "The goal in the link is neither", "exit 2"),
    ("open fastd:start?goal=Press%20Start%20to%20win", "The goal in the link is neither", "exit 2"),
    ("open fastd:start?goal=0h", "The goal in the link is neither", "exit 2"),
    ("open fastd:start?goal=80h", "A goal of 80 h is too long; the maximum is 72 h", "exit 1"),
    ("open fastd:start?goal=60h", "A goal of 60 h is too long; the maximum is 48 h", "exit 1"),
    ("open fastd:start?goal=+1h", "The goal in the link is neither", "exit 2"),
    ("open fastd:start?ago=8d", "", "exit 1"),
    ("open fastd:start?ago=win", "is not a time", "exit 2"),
    ("open fastd:goal?change=+1h&goal=99h", "gives both goal and change", "exit 2"),
    ("open fastd:goal?change=1h", "You are not fasting.", "exit 1"),
    ("open fastd:stop", "You are not fasting.", "exit 1"),
    ("open fastd:weight?kg=5", "Weights must be between 20 and 400 kg.", "exit 2"),
    ("open fastd:weight?kg=win", "Weights must be between 20 and 400 kg.", "exit 2"),
    ("open fastd:weight?kg=+0.2", "Weights must be between 20 and 400 kg.", "exit 2"),
    ("open fastd:weight?kg=82&st=13", "gives both kg and st", "exit 2"),
    ("open fastd:meal?text=%2B", "The meal in the link is not understood", "exit 2"),
    ("open fastd:meal?text=oats%2080g%20@12:00", "The meal in the link is not", "exit 2"),
    ("open fastd:meal?name=a%22b", "The meal in the link is not understood", "exit 2"),
    ("open fastd:meal?kcal=-1", "The meal in the link is not understood", "exit 2"),
    ("status --popup --json", "--popup", "exit 2"),
  ])
  func `does not do what is not understood`(words: String, said: String, code: String)
    async throws
  {
    let person = try await person()
    let lines = try await run(
      words, by: person, ["PATH": "/usr/bin:/bin", "DBUS_SESSION_BUS_ADDRESS": "x:"])
    #expect(lines.first?.contains(said) == true || said.isEmpty, "\(lines)")
    #expect(lines.last == code, "\(lines)")
    #expect(try person.status().state == .idle)
  }
}
