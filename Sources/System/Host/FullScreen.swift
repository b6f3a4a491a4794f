import Glibc

/// The whole of a terminal, given back as it was.
package final class FullScreen {
  private let input: Int32
  private let output: Int32
  private let saved: termios?

  /// Typed keys come at once and are not shown, where this program is the one that they go to.
  package init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    self.input = input
    self.output = output
    var mode = termios()
    let isOurs = tcgetpgrp(input) == getpgrp() && tcgetattr(input, &mode) == 0
    saved = isOurs ? mode : nil
    enter()
  }

  package var takesKeys: Bool { saved != nil }

  /// Beside the screen that was there, and without a cursor.
  private func enter() {
    if var mode = saved {
      mode.c_lflag &= ~tcflag_t(ECHO | ICANON)
      tcsetattr(input, TCSANOW, &mode)
    }
    send("\u{1b}[?1049h\u{1b}[?25l")
  }

  private func leave() {
    send("\u{1b}[?25h\u{1b}[?1049l")
    if var mode = saved { tcsetattr(input, TCSANOW, &mode) }
  }

  /// In place of what is there, without a flicker.
  package func show(_ lines: [String]) {
    send("\u{1b}[H" + lines.map { $0 + "\u{1b}[K" }.joined(separator: "\r\n") + "\u{1b}[J")
  }

  /// Gives the terminal back, stops this process, and takes it again when it is continued.
  package func stop() {
    leave()
    kill(getpid(), SIGSTOP)
    enter()
  }

  /// What was typed; empty where nothing was.
  package func keys() -> [UInt8] {
    guard saved != nil else { return [] }
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = read(input, &buffer, buffer.count)
    return Array(buffer.prefix(max(count, 0)))
  }

  /// Nil where nobody knows.
  package static func rows(of descriptor: Int32 = STDOUT_FILENO) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
    return Int(size.ws_row)
  }

  private func send(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // A terminal that has gone is seen by whoever waits for it.
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  deinit { leave() }
}
