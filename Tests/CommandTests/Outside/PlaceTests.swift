import Foundation
import Glibc
import TestProcesses
import TestSupport
import Testing

/// Runs a script where the person is alone with files of their own, as its root: what it mounts and
/// limits is nobody else's. `$FASTD` and `$FASTCTL` are the programs.
private func alone(_ script: String) throws -> Run {
  let home = Scratch()
  let variables = [
    "FASTD": builtProgram("fastd"), "FASTCTL": builtProgram("fastctl"), "HOME": home.path,
    "LANG": "C.UTF-8", "TZ": "UTC", "DBUS_SYSTEM_BUS_ADDRESS": "unix:path=/nowhere",
  ]
  let lines = """
    mount -t tmpfs tmpfs /run || exit 99
    runtime=/run/user/$(id -u); mkdir -p $runtime; chmod 700 $runtime
    trap 'kill -KILL $(jobs -p) 2>/dev/null' EXIT
    begin() { "$@" "$FASTD" >$HOME/log 2>&1 & wait_for; }
    wait_for() { soon grep -q ready $HOME/log; }
    soon() { for try in $(seq 400); do "$@" && return; sleep 0.02; done; }
    \(script)
    """
  return try Run(
    "unshare", ["--user", "--map-root-user", "--mount", "bash", "-c", lines],
    environment: plainEnvironment().merging(variables) { $1 })
}

private let canBeAlone =
  (try? Run(
    "unshare", ["--user", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "t", "/run"]))?
  .code == 0

@Suite(.enabled(if: canBeAlone, "needs namespaces of a user"))
struct `Where nothing says where the socket is` {
  @Test func `the daemon of the session is found`() throws {
    let run = try alone(
      """
      begin env XDG_RUNTIME_DIR=$runtime
      unset XDG_RUNTIME_DIR
      $FASTCTL start 16:8 >/dev/null || echo "start: $?"
      $FASTCTL status | head -n 1
      $FASTCTL bar plain
      $FASTCTL doctor | grep Socket
      ls -d /tmp/fastd-$(id -u) 2>/dev/null
      """)
    #expect(run.said == "")
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3 && lines.first?.hasPrefix("0 min") == true, "\(run.output)")
    #expect(run.output.contains("answers at /run/user/0/fastd/control.sock"), "\(run.output)")
    #expect(!run.output.contains("not running"))
  }

  @Test func `the first daemon begins where the session's would`() throws {
    let run = try alone(
      """
      unset XDG_RUNTIME_DIR
      $FASTCTL status >/dev/null; ls $runtime/fastd
      XDG_RUNTIME_DIR=$runtime $FASTCTL doctor | grep -c 'answers at'
      kill $(cat $HOME/.local/share/fastd/fastd.db.lock)
      """)
    #expect(run.output == "control.sock\ncontrol.sock.lock\n1\n", "\(run.text)")
  }

  @Test func `a daemon that listens elsewhere is named, and not to be killed`() throws {
    let run = try alone(
      """
      begin env FASTD_SOCKET=$HOME/own.sock
      XDG_RUNTIME_DIR=$runtime $FASTCTL doctor | tr '\\n' ' ' | tr -s ' '
      """)
    #expect(run.output.contains("listens at") && run.output.contains("own.sock"), "\(run.output)")
    #expect(run.output.contains("export FASTD_SOCKET=") && !run.output.contains("kill"))
  }
}

@Suite(.enabled(if: canBeAlone, "needs namespaces of a user"))
struct `Where all inotify instances are taken` {
  private static let none =
    "echo 0 >/proc/sys/user/max_inotify_instances; export XDG_RUNTIME_DIR=$runtime\n"

  @Test func `fastctl starts the daemon, and doctor says what is not seen`() throws {
    let run = try alone(
      Self.none + """
        $FASTCTL start 16:8 >/dev/null || echo "start: $?"
        $FASTCTL doctor | tr '\\n' ' ' | tr -s ' '
        kill $(cat $HOME/.local/share/fastd/fastd.db.lock)
        """)
    #expect(run.said == "" && !run.output.contains("start:"), "\(run.text)")
    #expect(run.output.contains("fs.inotify.max_user_instances=1024"), "\(run.output)")
  }

  @Test func `bars and watch go on over a daemon's absence`() throws {
    let run = try alone(
      Self.none + """
        begin
        $FASTCTL bar plain --follow >$HOME/bar & $FASTCTL watch >$HOME/watch 2>&1 &
        soon grep -q . $HOME/bar
        kill %1; soon grep -q 'not running' $HOME/bar; >$HOME/log
        begin; $FASTCTL start 16:8 >/dev/null
        soon grep -q left $HOME/bar; soon grep -q -i started $HOME/watch
        grep -c left $HOME/bar; cat $HOME/watch
        """)
    #expect(run.output.hasPrefix("1\n"), "\(run.text)")
    #expect(!run.output.contains("Too many"), "\(run.text)")
  }

  @Test func `a daemon that watches everything has one of them`() throws {
    let run = try alone(
      """
      export XDG_RUNTIME_DIR=$runtime; mkdir -p $HOME/.config/fastd $HOME/scale
      echo "weight.inbox = $HOME/scale" >$HOME/.config/fastd/fastd.conf
      begin; ls -l /proc/$!/fd | grep -c inotify
      """)
    #expect(run.output == "1\n", "\(run.text)")
  }
}
