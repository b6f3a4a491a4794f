import Glibc
import Testing
import Time

@testable import Host

@Suite struct LauncherTests {
  private let limited = Launcher.Lifetime.limited(.seconds(10), grace: Span(milliseconds: 1500))

  @Test func `directly it is the program with its variables`() {
    let program = Launcher.directly.program(
      "/bin/hook", ["a $b"], title: "hook", variables: ["FASTD_TEXT": "x"], lifetime: limited)
    #expect(program.path == "/bin/hook")
    #expect(program.arguments == ["a $b"])
    #expect(program.environment["FASTD_TEXT"] == "x")
  }

  @Test func `under systemd it is a unit that ends in time with all it has started`() {
    let program = Launcher.systemd.program(
      "/bin/hook", ["event"], title: "fastd hook", variables: ["FASTD_B": "2", "FASTD_A": "1"],
      lifetime: limited)
    #expect(program.path == "systemd-run")
    #expect(
      program.arguments == [
        "--user", "--wait", "--collect", "--quiet", "--description=fastd hook", "--pipe",
        "--property=KillMode=control-group", "--property=RuntimeMaxSec=10000ms",
        "--property=TimeoutStopSec=1500ms", "--setenv=FASTD_A", "--setenv=FASTD_B", "--",
        "/bin/hook", "event",
      ])
    #expect(program.environment["FASTD_A"] == "1")
  }

  @Test func `nobody else can read a value among the arguments`() {
    let program = Launcher.systemd.program(
      "/bin/hook", ["reminder"], title: "hook", variables: ["FASTD_TEXT": "see the doctor"],
      lifetime: limited)
    #expect(!program.arguments.contains { $0.contains("doctor") })
    #expect(program.environment["FASTD_TEXT"] == "see the doctor")
  }

  @Test func `under systemd a command may stay, and its variables are its own`() {
    let program = Launcher.systemd.program(
      "/bin/sh", ["-c", "echo $A $$"], title: "click", variables: [:], lifetime: .unlimited)
    #expect(program.arguments.suffix(4) == ["--", "/bin/sh", "-c", "echo $$A $$$$"])
    #expect(program.arguments.contains("--property=KillMode=process"))
    #expect(!program.arguments.contains { $0.contains("RuntimeMaxSec") })
    #expect(!program.arguments.contains("--pipe"), "a pipe of ours would end with us")
  }

  @Test(arguments: [Launcher.directly, .systemd])
  func `a value is one line of bounded length`(launcher: Launcher) throws {
    let text = "one\ntwo\u{0}\u{7f}" + String(repeating: "é", count: 2000)
    let program = launcher.program(
      "hook", [], title: "hook", variables: ["FASTD_TEXT": text], lifetime: limited)
    let value = try #require(program.environment["FASTD_TEXT"])
    let line = try #require(value)
    #expect(line.contains("one two  é"))
    #expect(line.unicodeScalars.count <= 1000)
  }

  @Test(arguments: [
    "NOTIFY_SOCKET", "LISTEN_FDS", "LISTEN_PID", "WATCHDOG_USEC", "FASTD_DEBUG", "LD_PRELOAD",
    "JOURNAL_STREAM", "INVOCATION_ID", "MAINPID",
  ])
  func `a variable of our own is taken away`(name: String) {
    #expect(OwnVariables.contains(name))
  }

  @Test(arguments: [
    "HOME", "PATH", "LANG", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "XDG_SESSION_TYPE",
    "DBUS_SESSION_BUS_ADDRESS", "FASTD_SOCKET", "LDAP_HOST", "LISTENER",
  ])
  func `a variable of the session stays`(name: String) {
    #expect(!OwnVariables.contains(name))
  }
}
