import Formats
import Testing

@Suite struct `A configuration that may call fastctl` {
  @Test(arguments: [
    ("exec = /a/fastctl bar polybar", true), ("\"exec\":\"fastctl bar waybar --follow\"", true),
    ("set -g status-right '#(fastctl bar tmux --follow)'", true),
    ("fastctl bar plain", true), ("exec=fastctl bar i3blocks", true),
    ("if-shell -F '#{m:*fastctl bar tmux*,#{status-right}}'", false),
    ("exec = my-fastctl bar x", false), ("# fastctl bar tmux", false), ("fastctl barber", false),
    ("fastctl", false), ("", false),
  ])
  func `does so with a path or without one`(line: String, isCalled: Bool) {
    #expect(ReadyText.isCalled(in: bytes("a\n  \(line)\nb\n")) == isCalled)
  }

  @Test(arguments: [
    ("/a/fastctl bar x", true), ("fastctl bar x", true), ("/b/fastctl bar x", false),
    ("a/fastctl bar x", false),
  ])
  func `calls the one that lies elsewhere only where it says so`(line: String, isOurs: Bool) {
    #expect(ReadyText.isCalled(in: bytes(line), from: "/a") == isOurs)
  }
}
