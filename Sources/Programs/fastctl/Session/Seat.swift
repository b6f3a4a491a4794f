import Glibc

/// Where the person is, and so how they can be asked.
enum Seat: Equatable {
  /// Before us, at the terminal where they typed.
  case terminal
  /// At their desktop: they have clicked, and can press buttons.
  case desktop
  /// As in a script: nobody is there to be asked.
  case nowhere

  init() {
    let hasTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
    self = hasTerminal ? .terminal : .nowhere
  }
}

extension Session {
  var seat: Seat { request.isFromDesktop ? .desktop : frame == nil ? Seat() : .nowhere }
}

extension Request {
  /// Links and menus are opened by programs whose terminal, if any, nobody looks at.
  var isFromDesktop: Bool {
    has(.popup) || command == MenuCommand.self || command == OpenCommand.self
  }

  /// Whether it only moves the goal there is, as a wheel does.
  var isStepOfGoal: Bool {
    command == GoalCommand.self && ["+", "-"].contains(arguments.first?.first ?? " ")
  }
}
