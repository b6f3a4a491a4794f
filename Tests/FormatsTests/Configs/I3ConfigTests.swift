import Formats
import Testing

@Suite struct `The configuration of i3 or sway` {
  private static let line = bytes("status_command x bar i3bar\n")

  @Test(arguments: [
    (
      "set $a b\nbar {\n}\n",
      "set $a b\nbar {\n    # fastd: begin\n    status_command x bar i3bar\n    # fastd: end\n}\n"
    ),
    (
      "bar {\n  position top\n  colors {\n    background #000000\n  }\n  # status_command i3status\n}\n",
      "bar {\n    # fastd: begin\n    status_command x bar i3bar\n    # fastd: end\n  position top\n  colors {\n    background #000000\n  }\n  # status_command i3status\n}\n"
    ),
    (
      "bar one {\n  status_command y\n}\nbar two {\n}\n",
      "bar one {\n  status_command y\n}\nbar two {\n    # fastd: begin\n    status_command x bar i3bar\n    # fastd: end\n}\n"
    ),
  ])
  func `takes the line in the bar that has none`(before: String, after: String) throws {
    let added = try I3Config(bytes(before)).added(Self.line, to: nil)
    #expect(text(added) == after)
    #expect(try I3Config(added).removed().map(text) == before)
    #expect(try I3Config(bytes(before)).removed() == nil)
  }

  @Test(arguments: [
    ("bar {\n  status_command i3status -c x\n}\n", ConfigFault.taken(by: "i3status -c x")),
    ("bar {\n  swaybar_command waybar\n}\n", .taken(by: "waybar")),
    ("bar {\n}\nbar b {\n}\n", .several(["1", "b"])),
    ("mode \"x\" {\n}\n", .noPlace), ("", .noPlace),
    ("a\nbar {\n", .notUnderstood(line: 2)),
  ])
  func `with no free place is not touched`(config: String, expected: ConfigFault) {
    #expect(
      fault { () throws(ConfigFault) in
        try I3Config(bytes(config)).added(Self.line, to: nil)
      } == expected)
  }

  @Test func `that shows fastd already stays as it is`() throws {
    let config = bytes("bar {\n status_command /a/fastctl bar i3bar --follow\n}\n")
    #expect(try I3Config(config).added(Self.line, to: nil) == config)
  }
}
