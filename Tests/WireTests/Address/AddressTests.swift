import Testing

@testable import Wire

@Suite struct `A fastd link` {
  @Test(arguments: [
    ("fastd:start", Address(verb: .start)), ("fastd://start", Address(verb: .start)),
    ("fastd://start/", Address(verb: .start)), ("FASTD:start", Address(verb: .start)),
    ("fastd:start?", Address(verb: .start)),
    ("fastd:start?goal=16:8", Address(verb: .start, values: [.goal: "16:8"])),
    (
      "fastd://start/?goal=16h&ago=30m",
      Address(verb: .start, values: [.goal: "16h", .ago: "30m"])
    ),
    ("fastd:goal?change=+1h", Address(verb: .goal, values: [.change: "+1h"])),
    ("fastd:goal?change=%2B1h", Address(verb: .goal, values: [.change: "+1h"])),
    ("fastd:goal?goal=5%20o%27clock", Address(verb: .goal, values: [.goal: "5 o'clock"])),
    ("fastd:start?goal=Fr%C3%BCh", Address(verb: .start, values: [.goal: "Früh"])),
    ("fastd:start?goal=a=b", Address(verb: .start, values: [.goal: "a=b"])),
    ("fastd:start?goal=%2526", Address(verb: .start, values: [.goal: "%26"])),
    ("fastd:stop?ago=5m", Address(verb: .stop, values: [.ago: "5m"])),
    ("fastd:toggle", Address(verb: .toggle)), ("fastd:cancel", Address(verb: .cancel)),
    ("fastd:weight?kg=82.4", Address(verb: .weight, values: [.kg: "82.4"])),
    ("fastd:weight", Address(verb: .weight)), ("fastd:meal", Address(verb: .meal)),
    ("fastd:meal?text=oats%2080g", Address(verb: .meal, values: [.text: "oats 80g"])),
    (
      "fastd:meal?name=Bar&kcal=210",
      Address(verb: .meal, values: [.name: "Bar", .kcal: "210"])
    ),
    ("fastd:status", Address(verb: .status)), ("fastd:menu", Address(verb: .menu)),
  ])
  func `says what is to be done`(text: String, address: Address) throws {
    #expect(try Address(text) == address)
  }

  @Test func `can name a page, which takes nothing`() throws {
    for page in [
      "today", "history", "stats", "chart", "calendar", "window", "schedule", "remind", "program",
      "targets", "profile", "learn", "about",
    ] {
      #expect(try Address("fastd:" + page).verb.rawValue == page)
      #expect(throws: AddressError.self) { try Address("fastd:\(page)?goal=16h") }
    }
  }

  @Test(arguments: [
    ("", AddressError.otherScheme), ("fastd", .otherScheme), ("http://start", .otherScheme),
    ("fastd2:start", .otherScheme), ("\u{46}\u{41}STD\u{0}:start", .badCharacter),
    ("fastd:", .unknownVerb("")), ("fastd://", .unknownVerb("")),
    ("fastd:start/", .unknownVerb("start/")), ("fastd:///start", .unknownVerb("/start")),
    ("fastd:Start", .unknownVerb("Start")), ("fastd:%73tart", .unknownVerb("%73tart")),
    ("fastd:purge", .unknownVerb("purge")), ("fastd:stop;start", .unknownVerb("stop;start")),
    ("fastd:start?note=x", .unknownParameter("note", of: .start)),
    ("fastd:start?confirm=goal-over-48h", .unknownParameter("confirm", of: .start)),
    ("fastd:start?--confirm=x", .unknownParameter("--confirm", of: .start)),
    ("fastd:stop?goal=16h", .unknownParameter("goal", of: .stop)),
    ("fastd:status?x", .unknownParameter("x", of: .status)),
    ("fastd:start?goal=1h&goal=2h", .repeatedParameter(.goal)),
    ("fastd:goal?change=+1h&goal=99h", .both(.goal, .change)),
    ("fastd:start?goal", .noValue(.goal)), ("fastd:start?goal=", .noValue(.goal)),
    ("fastd:start?goal=%", .badCharacter), ("fastd:start?goal=%4", .badCharacter),
    ("fastd:start?goal=%4g", .badCharacter), ("fastd:start?goal=%+1", .badCharacter),
    ("fastd:start?goal=%00", .badCharacter), ("fastd:start?goal=a%0Ab", .badCharacter),
    ("fastd:start?goal=%1B[2J", .badCharacter), ("fastd:start?goal=%FF", .badCharacter),
    ("fastd:start?goal=%C3", .badCharacter), ("fastd:start?goal=%E2%80%AE61", .badCharacter),
    ("fastd:start?goal=%C0%AF", .badCharacter), ("fastd:start?goal=ü", .badCharacter),
    ("fastd:weight?kg=82&lb=180", .both(.kg, .lb)),
    ("fastd:weight?lb=180&st=13", .both(.lb, .st)),
    ("fastd:meal?text=a&name=b", .both(.text, .name)),
    ("fastd:meal?kcal=1&text=a", .both(.text, .kcal)),
    ("fastd:weight?text=a", .unknownParameter("text", of: .weight)),
    ("fastd:meal?at=12:00", .unknownParameter("at", of: .meal)),
    ("fastd:meal?text=a%0Ab", .badCharacter),
    ("fastd:start#goal", .badCharacter), ("fastd:start ?goal=1h", .badCharacter),
    ("fastd:start\n", .badCharacter),
  ])
  func `that is not understood whole is not opened`(text: String, error: AddressError) {
    #expect(throws: error) { try Address(text) }
  }

  @Test func `is not read beyond what anybody needs`() throws {
    let longest = "fastd:start?goal=" + String(repeating: "x", count: 483)
    #expect(try Address(longest).values[.goal]?.utf8.count == 483)
    #expect(throws: AddressError.tooLong(limit: 500)) { try Address(longest + "x") }
  }
}
