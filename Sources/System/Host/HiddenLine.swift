import Glibc

/// A line that a person types and nobody sees.
package enum HiddenLine {
  /// Nil at the end of the input.
  package static func read(from input: Int32 = STDIN_FILENO) -> String? {
    var mode = termios()
    guard tcgetattr(input, &mode) == 0 else { return readLine(strippingNewline: true) }
    TerminalRescue.prepare(mode, input, -1, alsoForRequests: true)
    var hidden = mode
    hidden.c_lflag &= ~tcflag_t(ECHO)
    hidden.c_lflag |= tcflag_t(ECHONL)
    tcsetattr(input, TCSAFLUSH, &hidden)
    let line = readLine(strippingNewline: true)
    tcsetattr(input, TCSANOW, &mode)
    TerminalRescue.stand(down: true, alsoForRequests: true)
    return line
  }
}
