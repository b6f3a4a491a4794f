import Foundation
import Glibc
import TestProcesses
import Testing

@Suite struct `A hook` {
  @Test func `gets the event as argument, input and variables, in its owner's home`() async throws {
    let stage = try await Stage()
    stage.hook("10-say", #"echo "$1 $FASTD_TEXT $(pwd)"; cat"#)
    let report = try await stage.tell("goal-reached", #"{"fast":1}"#, "FASTD_TEXT=two words")
    #expect(
      report
        == #"ended 10-say goal-reached exited(0) | goal-reached two words \#(stage.home.path) "#
        + #"| {"fast":1}"#)
  }

  @Test func `has nothing of what concerns the daemon alone`() async throws {
    let stage = try await Stage([
      "NOTIFY_SOCKET": "/nowhere", "LISTEN_FDS": "1", "LISTEN_PID": "1", "WATCHDOG_USEC": "1",
      "FASTD_DEBUG": "1", "FASTD_SOCKET": "/kept", "JOURNAL_STREAM": "1:2", "INVOCATION_ID": "ab",
      "DISPLAY": ":7", "XDG_SESSION_ID": "3", "DBUS_SESSION_BUS_ADDRESS": "unix:path=/bus",
    ])
    stage.hook(
      "10-env", "env | grep -E 'NOTIFY|LISTEN|WATCHDOG|FASTD|JOURNAL|INVOC|DISP|XDG|DBUS' | sort")
    let report = try await stage.tell("day-changed", "", "FASTD_EVENT=day-changed")
    #expect(
      report
        == "ended 10-env day-changed exited(0) | DBUS_SESSION_BUS_ADDRESS=unix:path=/bus"
        + " | DISPLAY=:7 | FASTD_EVENT=day-changed | FASTD_SOCKET=/kept | XDG_SESSION_ID=3")
  }

  @Test func `has clean signals, no descriptor of ours, and a session of its own`() async throws {
    let stage = try await Stage()
    stage.hook(
      "10-look",
      """
      cat /proc/self/status | grep -E '^Sig(Blk|Ign)' | cut -f2
      ls /proc/self/fd | tr '\\n' ' '; echo
      [ "$(ps -o sid= -p $$ | tr -d ' ')" = $$ ] && echo leader
      """)
    let parts = try await stage.tell("reminder").components(separatedBy: " | ")
    #expect(parts.count == 5)
    // The C library keeps two signals for its threads, which nobody else can change.
    let internals: UInt64 = 1 << 31 | 1 << 32
    for signals in parts[1...2] { #expect(UInt64(signals, radix: 16).map { $0 & ~internals } == 0) }
    #expect(Array(parts[3...]) == ["0 1 2 3 ", "leader"])
  }

  @Test func `need not read what it is given`() async throws {
    let stage = try await Stage()
    stage.hook("10-deaf", "exec <&-; echo done")
    stage.probe.send("long\t40000")
    #expect(try await stage.probe.line() == "told")
    #expect(try await stage.probe.line() == "ended 10-deaf long exited(0) | done")
    stage.hook("10-deaf", "wc -c")
    stage.probe.send("long\t40000")
    #expect(try await stage.probe.line() == "told")
    #expect(try await stage.probe.line() == "ended 10-deaf long exited(0) | 40000")
  }

  @Test func `is not started with more input than a pipe holds`() async throws {
    let stage = try await Stage()
    stage.hook("10-count", "wc -c")
    stage.probe.send("long\t100000")
    #expect(try await stage.probe.line() == "not started 10-count \(EMSGSIZE)")
    #expect(try await stage.probe.line() == "told")
    #expect(try await stage.tell("next", "12").hasPrefix("ended 10-count next exited(0) | 2"))
  }

  @Test func `that fails is told with what it said`() async throws {
    let stage = try await Stage()
    stage.hook("10-fail", "echo 'no phone' >&2; exit 3")
    #expect(try await stage.tell("a") == "ended 10-fail a exited(3) | no phone")
    stage.hook("10-fail", "kill -SEGV $$")
    #expect(try await stage.tell("a") == "ended 10-fail a killed(signal: \(SIGSEGV))")
  }

  @Test func `ends as it does also where those who started us ignored their children`() async throws
  {
    let stage = try await Stage(trap: "trap '' CHLD")
    stage.hook("10-fail", "exit 3")
    #expect(try await stage.tell("a") == "ended 10-fail a exited(3)")
  }

  @Test func `that no kernel can start is told`() async throws {
    let stage = try await Stage()
    _ = stage.hooks.executable("10-text", "no interpreter")
    stage.probe.send("event\ta\t")
    #expect(try await stage.probe.line() == "not started 10-text \(ENOEXEC)")
  }
}

@Suite struct `A hook that misbehaves` {
  @Test func `is asked to end when it takes too long, with its children`() async throws {
    let stage = try await Stage(time: 2000)
    stage.hook("10-hang", "exec 3> witness; echo begun; sleep 100")
    #expect(try await stage.tell("a") == "ended 10-hang a tookTooLong | begun")
    #expect(stage.isDeserted())
  }

  @Test func `is killed when it does not listen`() async throws {
    let stage = try await Stage(time: 2000, grace: 400)
    stage.hook("10-deaf", "exec 3> witness; trap 'echo no' TERM; while :; do sleep 0.1; done")
    let report = try await stage.tell("a")
    #expect(report.hasPrefix("ended 10-deaf a tookTooLong") && report.contains("| no"))
    #expect(stage.isDeserted())
  }

  @Test func `is killed where it has stopped itself`() async throws {
    let stage = try await Stage(time: 300, grace: 300)
    stage.hook("10-stop", "kill -STOP $$")
    #expect(try await stage.tell("a") == "ended 10-stop a tookTooLong")
  }

  @Test func `cannot leave anything of its group behind`() async throws {
    let stage = try await Stage()
    stage.hook(
      "10-fork", "exec 3> witness; for n in 1 2 3 4 5 6 7 8 9; do sleep 100 & done; echo done")
    #expect(try await stage.tell("a") == "ended 10-fork a exited(0) | done")
    #expect(stage.isDeserted())
  }

  @Test func `may keep its output open from another session`() async throws {
    let stage = try await Stage()
    stage.hook("10-away", "setsid sleep 3 & sleep 0.2; echo done")
    #expect(try await stage.tell("a") == "ended 10-away a exited(0) | done")
  }

  @Test func `fills no log`() async throws {
    let stage = try await Stage()
    stage.hook("10-talk", "seq 1 300")
    #expect(
      try await stage.tell("a").hasPrefix("ended 10-talk a exited(0) 50 lines | 1 | 2 | 3"))
    stage.hook("10-talk", "yes | head -c 500000; echo >&2; echo end >&2")
    let report = try await stage.tell("b")
    #expect(report.hasPrefix("ended 10-talk b exited(0) 50 lines | y"))
    #expect(report.hasSuffix("..."))
  }

  @Test func `that floods has nobody who listens, and the daemon goes on`() async throws {
    let stage = try await Stage(time: 60_000)
    stage.hook("10-flood", "exec yes")
    stage.probe.send("event\ta\t")
    #expect(try await stage.probe.line() == "told")
    stage.probe.send("tick")
    let lines = try await [stage.probe.line(), stage.probe.line()]
    #expect(lines.contains("tock"))
    #expect(lines.contains { $0.hasPrefix("ended 10-flood a killed(signal: \(SIGPIPE))") })
  }
}
