import Glibc
import Time

/// The whole of a terminal, given back as it was.
package final class FullScreen {
  private let input: Int32
  private let output: Int32
  private let saved: termios?
  private let tellsFocus: Bool
  /// Whether the terminal tells of the mouse, instead of selecting text with it.
  package var takesPointer = false {
    didSet { if takesPointer != oldValue { send(takesPointer ? Self.pointerOn : Self.pointerOff) } }
  }

  private static let pointerOn = "\u{1b}[?1000h\u{1b}[?1006h"
  private static let pointerOff = "\u{1b}[?1006l\u{1b}[?1000l"
  /// Focus, and what is put in from elsewhere in marks of its own.
  private static let tellingOn = "\u{1b}[?1004h\u{1b}[?2004h"
  private static let tellingOff = "\u{1b}[?2004l\u{1b}[?1004l"

  /// Typed keys come at once and are not shown, where this program is the one that they go to.
  package init(
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, tellsFocus: Bool = false
  ) {
    self.input = input
    self.output = output
    self.tellsFocus = tellsFocus
    var mode = termios()
    let isOurs = tcgetpgrp(input) == getpgrp() && tcgetattr(input, &mode) == 0
    saved = isOurs ? mode : nil
    enter()
  }

  package var takesKeys: Bool { saved != nil }

  /// Whether one would.
  package static func takesKeys(from input: Int32 = STDIN_FILENO) -> Bool {
    var mode = termios()
    return tcgetpgrp(input) == getpgrp() && tcgetattr(input, &mode) == 0
  }

  /// Beside the screen that was there, and without a cursor.
  private func enter() {
    if var mode = saved {
      TerminalRescue.prepare(mode, input, output)
      mode.c_lflag &= ~tcflag_t(ECHO | ICANON)
      tcsetattr(input, TCSANOW, &mode)
    }
    send("\u{1b}[?1049h\u{1b}[?25l" + (tellsFocus ? Self.tellingOn : ""))
    if takesPointer { send(Self.pointerOn) }
  }

  private func leave() {
    if takesPointer { send(Self.pointerOff) }
    send((tellsFocus ? Self.tellingOff : "") + "\u{1b}[?25h\u{1b}[?1049l")
    if var mode = saved { tcsetattr(input, TCSANOW, &mode) }
    TerminalRescue.stand(down: saved != nil)
  }

  /// In place of what is there, without a flicker.
  package func show(_ lines: [String]) {
    send("\u{1b}[H" + lines.map { $0 + "\u{1b}[K" }.joined(separator: "\r\n") + "\u{1b}[J")
  }

  /// Writes the bytes that change the screen, in one piece.
  package func show(_ frame: [UInt8]) { send(frame) }

  /// Gives the terminal to something else for as long as that takes.
  package func lend(_ body: () -> Void) {
    leave()
    body()
    enter()
  }

  /// Whether more was typed, or is within so long.
  package func hasKeys(within milliseconds: Int32) -> Bool {
    var wait = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
    return poll(&wait, 1, milliseconds) > 0
  }

  /// Gives the terminal back, stops this process, and takes it again when it is continued.
  package func stop() {
    leave()
    kill(getpid(), SIGSTOP)
    enter()
  }

  /// The bytes that were typed; empty where there were none.
  package func keys() -> [UInt8] {
    guard saved != nil else { return [] }
    var buffer = [UInt8](repeating: 0, count: 1024)
    let count = read(input, &buffer, buffer.count)
    return Array(buffer.prefix(max(count, 0)))
  }

  /// Nil where nobody knows.
  package static func rows(of descriptor: Int32 = STDOUT_FILENO) -> Int? {
    size(of: descriptor)?.rows
  }

  /// Nil where nobody knows.
  package static func size(
    of descriptor: Int32 = STDOUT_FILENO
  ) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  private func send(_ text: String) { send(Array(text.utf8)) }

  private func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
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
