import Formats
import Foundation
import Testing

@Suite struct `The configuration of waybar` {
  @Test(arguments: [
    (
      "{\n  \"modules-right\": [\"clock\"]\n}\n",
      "{\n  \"modules-right\": [\"custom/fastd\", \"clock\"],\n  \"custom/fastd\": {\n    \"exec\": \"fastctl bar waybar\"\n  }\n}\n"
    ),
    (
      "{\n    // mine\n    \"modules-right\": [\n        \"clock\", // last\n    ],\n    \"spacing\": 4, /* why */\n}\n",
      "{\n    // mine\n    \"modules-right\": [\n        \"custom/fastd\",\n        \"clock\", // last\n    ],\n    \"spacing\": 4,\n    \"custom/fastd\": {\n        \"exec\": \"fastctl bar waybar\"\n    }, /* why */\n}\n"
    ),
    (
      "{ \"modules-center\": [ ], \"a\": 1 // why\n}",
      "{ \"modules-center\": [\"custom/fastd\" ], \"a\": 1, // why\n  \"custom/fastd\": {\n    \"exec\": \"fastctl bar waybar\"\n  }\n}"
    ),
    (
      "{}",
      "{\n  /* fastd */ \"modules-right\": [\"custom/fastd\"],\n  \"custom/fastd\": {\n    \"exec\": \"fastctl bar waybar\"\n  }\n}"
    ),
    (
      "[{\"modules-right\":[],\"name\":\"top\"}]",
      "[{\"modules-right\":[\"custom/fastd\"],\"name\":\"top\",\n  \"custom/fastd\": {\n    \"exec\": \"fastctl bar waybar\"\n  }}]"
    ),
    (
      "{\n\t\"modules-right\": [\"tray\", \"custom/fastd\"],\n\t\"height\": 30\n}\n",
      "{\n\t\"modules-right\": [\"tray\", \"custom/fastd\"],\n\t\"height\": 30,\n\t\"custom/fastd\": {\n\t\t\"exec\": \"fastctl bar waybar\"\n\t}\n}\n"
    ),
  ])
  func `takes the module where modules stand`(before: String, after: String) throws {
    let added = try WaybarConfig(bytes(before)).added(readyModule, to: nil)
    #expect(text(added) == after)
    #expect(try WaybarConfig(added).added(readyModule, to: nil) == added)
    _ = try parsed(text(added))
    if !before.contains("custom/fastd") {
      #expect(try WaybarConfig(added).removed().map(text) == before)
      #expect(try WaybarConfig(bytes(before)).removed() == nil)
    }
  }

  @Test func `gives the module back from wherever it was moved to`() throws {
    let config = """
      {
        "custom/fastd": { "exec": "x" },
        "modules-left": ["a", "custom/fastd"],
        "modules-right": [
          "b",
          "custom/fastd", // mine
          "c"
        ],
        "d": "custom/fastd"
      }
      """
    let left = try #require(try WaybarConfig(bytes(config)).removed())
    #expect(
      text(left)
        == "{\n  \"modules-left\": [\"a\" ],\n  \"modules-right\": [\n    \"b\",\n     // mine\n    \"c\"\n  ],\n  \"d\": \"custom/fastd\"\n}"
    )
  }

  @Test func `goes into the bar that is meant`() throws {
    let config = bytes("[{\"name\": \"top\", \"modules-left\": []}, {\"modules-left\": []}]")
    let names = ["top", "2"]
    #expect(try WaybarConfig(config).names == names)
    #expect(
      fault { () throws(ConfigFault) in try WaybarConfig(config).added(readyModule, to: nil) }
        == .several(names))
    let second = text(try WaybarConfig(config).added(readyModule, to: "2"))
    #expect(
      second.hasPrefix("[{\"name\": \"top\", \"modules-left\": []}, {\"modules-left\": [\"cus"))
  }

  @Test(arguments: [
    ("", 1), ("{", 1), ("{\n\"a\" 1}", 2), ("{\"a\": }", 1), ("{} x", 1), ("{\"a\": \"b\n\"}", 1),
    ("{\n\n/* }", 3), ("{\"a\": 1 \"b\": 2}", 1), ("[1,,2]", 1), ("{\"a\": \"\\", 1),
    (String(repeating: "[", count: 100_000), 1),
  ])
  func `that is broken is not touched`(config: String, line: Int) {
    #expect(
      fault { () throws(ConfigFault) in try WaybarConfig(bytes(config)) }
        == .notUnderstood(line: line))
  }

  @Test(arguments: [
    "{\"include\": [\"~/modules.jsonc\"]}", "{\"modules-right\": \"clock\"}", "[]", "[1]", "3",
  ])
  func `that names its modules elsewhere is not touched`(config: String) {
    #expect(
      fault { () throws(ConfigFault) in try WaybarConfig(bytes(config)).added(readyModule, to: nil)
      } == .noPlace)
  }

  @Test func `whose module of that name is another one is not touched`() {
    let config = bytes("{\"modules-right\": [], \"custom/fastd\": {\"exec\": \"date\"}}")
    #expect(
      fault { () throws(ConfigFault) in try WaybarConfig(config).added(readyModule, to: nil) }
        == .named("\"custom/fastd\""))
  }

  @Test func `that shows fastd by another name stays as it is`() throws {
    let config = bytes("{\"custom/f\":{\"exec\":\"fastctl bar waybar --follow\"}}")
    #expect(try WaybarConfig(config).added(readyModule, to: nil) == config)
  }

  @Test func `takes the installed file as it is`() throws {
    let added = try WaybarConfig(bytes("{}")).added(try readyFile("waybar/fastd.jsonc"), to: nil)
    let object = try parsed(text(added))
    let module = (object as? [String: Any])?["custom/fastd"] as? [String: Any]
    #expect(module?["return-type"] as? String == "json")
    #expect(module?["interval"] == nil)
  }
}
