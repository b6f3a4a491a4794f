import Glibc

/// Gives a terminal back where this process dies of a mistake of its own, or of a signal that nobody
/// here waits for.
enum TerminalRescue {
  private struct Terminal {
    var mode: termios
    let input: Int32
    let output: Int32
  }

  // Written by the one thread there is, before the handlers are set that read it.
  nonisolated(unsafe) private static var terminal: Terminal?

  /// Signals that end a process by default, except those that a person or a session sends:
  /// a `SignalQueue` takes these.
  private static let deaths: [Int32] =
    [
      SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS, SIGUSR1, SIGUSR2, SIGALRM,
      SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ, SIGIO, SIGPWR, SIGSTKFLT,
    ] + (34...64)

  /// All that may have been asked of the terminal, taken back.
  private static let sequence: StaticString =
    "\u{1b}[?1006l\u{1b}[?1000l\u{1b}[?2004l\u{1b}[?1004l\u{1b}[m\u{1b}[?25h\u{1b}[?1049l"

  /// Those that a person or a session sends.
  private static let requests = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  static func prepare(
    _ mode: termios, _ input: Int32, _ output: Int32, alsoForRequests: Bool = false
  ) {
    terminal = Terminal(mode: mode, input: input, output: output)
    for death in deaths + (alsoForRequests ? requests : []) { signal(death, handler) }
  }

  static func stand(down isPrepared: Bool, alsoForRequests: Bool = false) {
    guard isPrepared else { return }
    for death in deaths + (alsoForRequests ? requests : []) { signal(death, SIG_DFL) }
    terminal = nil
  }

  /// Only what signal-safety(7) allows, and then the same death again.
  private static let handler: @convention(c) (Int32) -> Void = { number in
    if var terminal = TerminalRescue.terminal {
      let text = TerminalRescue.sequence
      // Nothing was asked of it where none is named.
      _ = write(terminal.output, text.utf8Start, text.utf8CodeUnitCount)
      tcsetattr(terminal.input, TCSANOW, &terminal.mode)
    }
    signal(number, SIG_DFL)
    raise(number)
  }
}
