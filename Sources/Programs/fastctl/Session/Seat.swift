import Glibc

/// Where the person is, and so how they can be asked.
enum Seat: Equatable {
  /// Before us, at the terminal where they typed.
  case terminal
  /// As in a script: nobody is there to be asked.
  case nowhere

  init() {
    let hasTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
    self = hasTerminal ? .terminal : .nowhere
  }
}

extension Session {
  var seat: Seat { Seat() }
}
